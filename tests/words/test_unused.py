"""No message lies about that nobody says."""

from karak.words.catalogue import catalogue
from karak.words.rules import RULE_PREFIX, SECTION_PREFIX, rule_ids, section_of
from words.test_karak import kinds_of_events
from words.test_nouns import NOUNS
from words.used import action_messages, decision_kinds, error_codes, texts

IDS = catalogue("en").ids


def said_by_name() -> set[str]:
    """Messages whose ids are put together from names."""
    rules = {rule for rule in IDS if rule.startswith(RULE_PREFIX)}
    sections = {section_of(rule).replace(".", "-") for rule in rule_ids(IDS)}
    return {
        *rules,
        *(f"{SECTION_PREFIX}{section}" for section in sections),
        *(f"{group}-{name}" for group, names in NOUNS.items() for name in names),
        *(f"ability-{hero}-{number}" for hero in NOUNS["hero"] for number in (1, 2)),
        *(f"error-{code}" for code in error_codes()),
        *(f"event-{kind.kind}" for kind in kinds_of_events()),
        *(f"ask-{kind}" for kind in decision_kinds()),
        *action_messages(),
    }


def test_every_message_is_said_by_somebody() -> None:
    assert sorted(set(IDS) - said_by_name() - texts()) == []


def test_every_message_that_is_put_together_from_names_exists() -> None:
    assert sorted(said_by_name() - set(IDS)) == []
