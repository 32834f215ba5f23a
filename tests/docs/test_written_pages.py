"""Pages that are written from the program leave nothing out."""

import pytest
from msgspec import Struct

from docs.fenced import anchors
from karak.env.environment import RADIUS, observer_of
from karak.games.karak1.figures import STANDARD
from karak.games.karak2.figures import STANDARD as STANDARD2
from karak.games.titles import TITLES
from karak.kernel.figures import overlay
from karak.words import Words
from tools import rule_coverage
from tools.pages.actions import actions_page
from tools.pages.figure_cells import standings
from tools.pages.figures import figures_page
from tools.pages.figures2 import figures2_page
from tools.pages.games import GAMES, GamePages
from tools.pages.http import http_page
from tools.pages.markdown import rule_anchor
from tools.pages.observations import PLAYERS, observations_page
from tools.pages.positions import positions_page
from tools.pages.protocol import protocol_page
from tools.pages.rules import rules_page, rulings_page
from tools.wire.catalogue import (
    MODULES,
    Call,
    calls,
    client_messages,
    events,
    server_messages,
    structs,
)

WORDS = Words(strict=True)
RULES = {of.game: rules_page(WORDS, of) for of in GAMES}
RULINGS = {of.game: rulings_page(WORDS, of) for of in GAMES}
FIGURES = {"karak": figures_page(WORDS), "karak2": figures2_page(WORDS)}
ACTION_ROWS = {of.game: actions_page(WORDS, of).splitlines() for of in GAMES}
COVERAGE = rule_coverage.page()
PROTOCOL = protocol_page(WORDS)
REQUESTS = http_page()
POSITIONS = positions_page()

EVERY_RULE = [
    pytest.param(of, rule_id, id=rule_id) for of in GAMES for rule_id in TITLES[of.game].rule_ids
]
EVERY_FIGURE = [
    pytest.param(game, key, standing, id=f"{game}-{key}")
    for game, figures in (("karak", STANDARD), ("karak2", STANDARD2))
    for key, standing in standings(figures).items()
]


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.game)
def test_every_number_of_an_observation_is_told(of: GamePages) -> None:
    page = observations_page(of)
    for part in observer_of(of.game, PLAYERS, RADIUS).layout.parts:
        assert f"## `{part.name}`" in page
        assert all(f" | {meaning} |" in page for meaning in part.meanings)


def test_every_game_has_its_pages() -> None:
    assert [of.game for of in GAMES] == list(TITLES)


@pytest.mark.parametrize(("of", "rule_id"), EVERY_RULE)
def test_a_rule_has_its_place_text_and_ruling(of: GamePages, rule_id: str) -> None:
    page, rule = RULES[of.game], WORDS.rule(rule_id)
    assert rule_anchor(rule_id) in anchors(page)
    assert f"### {rule_id} {rule.title} " in page
    assert rule.text in page
    assert (rule.ruling or "") in page


@pytest.mark.parametrize(("of", "rule_id"), EVERY_RULE)
def test_only_what_we_settled_is_among_the_rulings(of: GamePages, rule_id: str) -> None:
    page, ruling = RULINGS[of.game], WORDS.rule(rule_id).ruling
    link = f"([{rule_id}]({of.rules}#{rule_anchor(rule_id)}))"
    assert (link in page) == (ruling is not None)
    assert (ruling or "") in page


@pytest.mark.parametrize(("of", "rule_id"), EVERY_RULE)
def test_a_rule_is_among_those_with_tests(of: GamePages, rule_id: str) -> None:
    assert f"#### {rule_id} {WORDS.rule(rule_id).title}\n" in COVERAGE
    assert f"## {of.title}\n" in COVERAGE


@pytest.mark.parametrize(("game", "key", "standing"), EVERY_FIGURE)
def test_a_figure_is_told_with_its_standing(game: str, key: str, standing: str) -> None:
    rows = [row for row in FIGURES[game].splitlines() if f"| `{key}" in row]
    told = "**chosen**" if standing == "chosen" else standing
    assert rows
    assert all(row.endswith(f" {told} |") for row in rows)


def test_a_chosen_figure_is_marked() -> None:
    assert "None of Karak's figures is chosen" in FIGURES["karak"]
    ours = overlay(STANDARD, {"tokens": {"rat": {"strength": 4, "standing": "chosen"}}}, "")
    page = figures_page(WORDS, ours)
    assert "| `tokens.rat` | rat | 8 | 4 | daggers | **chosen** |" in page
    assert "None of Karak's figures is chosen" not in page


def test_the_figures_of_karak_2_are_told_in_words() -> None:
    rows = FIGURES["karak2"].splitlines()
    assert "| `armies.hammer-follower` | Hammer Follower | 1 | 3 | warhammer | book |" in rows
    assert "| `prices.stable` | Stable | 2 | 1 | 1 | book |" in rows
    assert "| `dice.knight` | Knight's die | 10 | `S` `1` `1` `1` `1` `1` | **chosen** |" in rows
    assert "| `tier-two.big-rock` | two | big rock | `{0,1}` `{0,2,4}` | **chosen** |" in rows


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.game)
def test_an_action_is_within_the_row_of_its_verb(of: GamePages) -> None:
    for action in TITLES[of.game].actions.actions:
        rows = [row for row in ACTION_ROWS[of.game] if f"| `{action.verb}` |" in row]
        codes = [row.split("|")[1].split("–") for row in rows]
        assert any(int(span[0]) <= action.code <= int(span[-1]) for span in codes)


@pytest.mark.parametrize(
    "kind", [*client_messages(), *server_messages()], ids=lambda kind: kind.__name__
)
def test_every_message_of_the_socket_is_written_down(kind: type[Struct]) -> None:
    head = f"### {kind.__struct_config__.tag} {{ #{kind.__name__.lower()} }}\n"
    told = PROTOCOL.split(head)[1].split("\n### ")[0]
    for field in kind.__struct_encode_fields__:
        assert f"| `{field}` |" in told


@pytest.mark.parametrize("call", calls(), ids=lambda call: call.name)
def test_every_request_is_written_down(call: Call) -> None:
    told = REQUESTS.split(f"## {call.summary} {{ #{call.name} }}\n")[1].split("\n## ")[0]
    assert f"`{call.method} {call.path}`" in told
    assert ("*Needs* a secret" in told) == call.needs_secret
    assert call.about in told


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.game)
def test_every_event_is_written_down(of: GamePages) -> None:
    told = POSITIONS.split(f"## Events of {of.title}\n")[1].split("\n## ")[0]
    for kind in events()[of.game]:
        assert f"| `{kind.__struct_config__.tag}` |" in told


def test_every_type_is_written_down() -> None:
    pages = PROTOCOL + REQUESTS + POSITIONS
    kinds = [each for module in MODULES for each in structs(module)]
    assert [each.__name__ for each in kinds if f"{{ #{each.__name__.lower()} }}" not in pages] == []
