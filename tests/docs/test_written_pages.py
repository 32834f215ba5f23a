"""Pages that are written from the program leave nothing out."""

import pytest

import karak
from docs.fenced import anchors
from karak.games.karak1.actions import ACTIONS
from karak.games.karak1.figures import STANDARD
from karak.games.karak1.rules import RULE_IDS
from karak.kernel.figures import overlay
from karak.words import Words
from tools.pages.actions import actions_page
from tools.pages.figures import figures_page, standings
from tools.pages.markdown import rule_anchor
from tools.pages.rules import rules_page, rulings_page

WORDS = Words(strict=True)
RULES = rules_page(WORDS)
RULINGS = rulings_page(WORDS)
FIGURES = figures_page(WORDS)
ACTION_ROWS = actions_page(WORDS)


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_a_rule_has_its_place_text_and_ruling(rule_id: str) -> None:
    rule = WORDS.rule(rule_id)
    assert rule_anchor(rule_id) in anchors(RULES)
    assert f"### {rule_id} {rule.title} " in RULES
    assert rule.text in RULES
    assert (rule.ruling or "") in RULES


@pytest.mark.parametrize("rule_id", RULE_IDS)
def test_only_what_we_settled_is_among_the_rulings(rule_id: str) -> None:
    ruling = WORDS.rule(rule_id).ruling
    link = f"([{rule_id}](karak.md#{rule_anchor(rule_id)}))"
    assert (link in RULINGS) == (ruling is not None)
    assert (ruling or "") in RULINGS


@pytest.mark.parametrize("key", standings(STANDARD))
def test_a_figure_is_told_with_its_standing(key: str) -> None:
    rows = [row for row in FIGURES.splitlines() if f"`{key}" in row]
    assert rows
    assert all(row.endswith(f" {standings(STANDARD)[key]} |") for row in rows)


def test_a_chosen_figure_is_marked() -> None:
    assert "None of Karak's figures is chosen" in FIGURES
    ours = overlay(STANDARD, {"tokens": {"rat": {"strength": 4, "standing": "chosen"}}}, "")
    page = figures_page(WORDS, ours)
    assert "| `tokens.rat` | rat | 8 | 4 | daggers | **chosen** |" in page
    assert "None of Karak's figures is chosen" not in page


@pytest.mark.parametrize("action", ACTIONS.actions, ids=str)
def test_an_action_is_within_the_row_of_its_verb(action: karak.Action) -> None:
    rows = [row for row in ACTION_ROWS.splitlines() if f"| `{action.verb}` |" in row]
    codes = [row.split("|")[1].split("–") for row in rows]
    assert any(int(span[0]) <= action.code <= int(span[-1]) for span in codes)
