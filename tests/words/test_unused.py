"""No message lies about that nobody says."""

import pytest

from karak.words import languages
from karak.words.catalogue import catalogue
from karak.words.rules import RULE_PREFIX, SECTION_PREFIX, rule_ids, section_of
from words.fluent_files import sentences
from words.test_nouns import NOUNS
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


@pytest.mark.parametrize("language", languages())
def test_a_message_of_one_game_differs_from_the_usual_one(language: str) -> None:
    words = catalogue(language)
    args = dict.fromkeys((name for each in sentences(language) for name in each.variables), 1)
    ids = [name for name in words.ids if name.endswith("-karak2") and name != "game-karak2"]
    for own in ids:
        usual = own.removesuffix("-karak2")
        assert words.has(usual)
        parts = [None, *words.attributes(own)]
        assert any(
            words.format(own, args, part) != words.format(usual, args, part)
            for part in parts
            if part in words.attributes(usual) or words.has(usual)
        )


def test_every_message_that_is_put_together_from_names_exists() -> None:
    assert sorted(said_by_name() - set(IDS)) == []
