"""Every id of the law has its text, and rulings are marked."""

import pytest

from karak.games.karak1 import rules as karak1_rules
from karak.games.karak2 import rules as karak2_rules
from karak.words import UnknownRule, Words, languages
from karak.words.catalogue import catalogue
from karak.words.rules import game_of, rule_ids
from words.law import RULINGS, WHOLLY_RULINGS

WORDS = Words(strict=True)
RULE_IDS = [*karak1_rules.RULE_IDS, *karak2_rules.RULE_IDS]
GAMES = {
    "karak": (karak1_rules.SECTIONS, karak1_rules.RULE_IDS),
    "karak2": (karak2_rules.SECTIONS, karak2_rules.RULE_IDS),
}


def test_the_texts_are_those_of_the_law_in_its_order() -> None:
    assert list(rule_ids(catalogue("en").ids)) == RULE_IDS


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_a_rule_has_a_title_and_a_text(rule_id: str) -> None:
    for language in languages():
        rule = Words(language, strict=True).rule(rule_id)
        assert rule.id == rule_id
        assert rule.title
        assert rule.full.endswith(".")
        assert bool(rule.text) == (rule_id not in WHOLLY_RULINGS)


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_rulings_are_marked(rule_id: str) -> None:
    for language in languages():
        ruling = Words(language, strict=True).rule(rule_id).ruling
        assert (ruling is not None) == (rule_id in RULINGS)


@pytest.mark.parametrize("game", GAMES)
def test_sections_hold_all_rules_in_order(game: str) -> None:
    sections = WORDS.rules(game)
    ids, rules = GAMES[game]
    assert [section.id for section in sections] == list(ids)
    assert all(section.title for section in sections)
    assert [rule.id for section in sections for rule in section.rules] == rules


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_knows_its_game(game: str) -> None:
    assert {game_of(rule_id) for rule_id in GAMES[game][1]} == {game}


def test_a_rule_of_no_game_has_none() -> None:
    assert game_of("Q1.S1") == ""


def test_a_rule_can_be_asked_for_in_small_letters() -> None:
    assert WORDS.rule("k1.a.wiz1") == WORDS.rule("K1.A.WIZ1")


@pytest.mark.parametrize("words", [Words(), WORDS], ids=["lenient", "strict"])
def test_an_unknown_rule_is_an_error_that_can_be_told(words: Words) -> None:
    with pytest.raises(UnknownRule) as caught:
        words.rule("K1.Q9")
    assert "“K1.Q9”" in words.error(caught.value)


def test_the_rules_of_an_unknown_game_are_an_error() -> None:
    with pytest.raises(UnknownRule):
        WORDS.rules("chess")
