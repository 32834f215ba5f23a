"""No message lies about that nobody says."""

from karak.words.catalogue import catalogue
from karak.words.rules import RULE_PREFIX, SECTION_PREFIX, rule_ids, section_of
from words.fluent_files import sentences
from words.test_nouns import NOUNS, OWN_NOUNS
from words.used import action_messages, decision_kinds, error_codes, kinds_of_events, texts

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
    usual = {name.removesuffix("-karak2") for name in set(IDS) - texts()}
    assert sorted(usual - said_by_name() - texts()) == []


def test_a_message_of_one_game_differs_from_the_usual_one() -> None:
    words = catalogue("en")
    args = dict.fromkeys((name for each in sentences("en") for name in each.variables), 1)
    for own in [name for name in IDS if name.endswith("-karak2") and name != "game-karak2"]:
        usual = own.removesuffix("-karak2")
        assert words.has(usual)
        assert own in OWN_NOUNS or words.format(own, args) != words.format(usual, args)


def test_every_message_that_is_put_together_from_names_exists() -> None:
    assert sorted(said_by_name() - set(IDS)) == []
