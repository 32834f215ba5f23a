"""Actions: interned, with codes for ever and texts that parse back."""

import copy
import pickle
from pathlib import Path

import pytest

import karak
from karak.games.karak1.actions import ACTIONS
from karak.games.karak2.actions import ACTIONS as ACTIONS2
from karak.kernel.actions import MOST_ACTIONS, ActionTable
from karak.kernel.errors import UnknownAction
from kernel.played import begun, played

TABLES = {"karak": ACTIONS, "karak2": ACTIONS2}


@pytest.mark.parametrize("game", TABLES)
def test_codes_never_move(game: str) -> None:
    """A new action is appended to the file; a line that is there never changes."""
    lines = Path(__file__).with_name(f"{game}-action-codes.txt").read_text("utf-8").splitlines()
    assert [f"{action.code} {action.text}" for action in TABLES[game].actions] == lines


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_codes_count_up_and_stay_few(table: ActionTable) -> None:
    assert [action.code for action in table.actions] == list(range(len(table.actions)))
    assert len(table.actions) <= MOST_ACTIONS


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_an_action_is_found_by_its_code(table: ActionTable) -> None:
    for action in table.actions:
        assert table.by_code(action.code) is action


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_texts_differ_and_parse_back(table: ActionTable) -> None:
    texts = [str(action) for action in table.actions]
    assert len(set(texts)) == len(texts)
    for action in table.actions:
        assert table.parse(str(action)) is action


def test_a_game_parses_its_actions() -> None:
    game = begun()
    for action in game.legal_actions():
        assert game.parse(action.text) is action


def test_blanks_do_not_matter() -> None:
    assert ACTIONS.parse("  step   north ") is ACTIONS.parse("step north")


@pytest.mark.parametrize("text", ["", "fly", "step", "step up", "STEP NORTH", "step north now"])
def test_an_unknown_text_is_refused(text: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        begun().parse(text)
    assert refused.value.details == {"action": text}


@pytest.mark.parametrize("code", [-1, 10_000])
def test_an_unknown_code_is_refused(code: int) -> None:
    with pytest.raises(UnknownAction):
        ACTIONS.by_code(code)


def test_the_same_action_is_the_same_object_in_all_games() -> None:
    for one, other in zip(begun(1).legal_actions(), begun(1).legal_actions(), strict=True):
        assert one is other


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_pickling_gives_the_same_object(table: ActionTable) -> None:
    for action in table.actions:
        assert pickle.loads(pickle.dumps(action)) is action


def test_copying_gives_the_same_object() -> None:
    action = ACTIONS.parse("end turn")
    assert copy.copy(action) is action
    assert copy.deepcopy([action])[0] is action


def test_an_action_shows_itself() -> None:
    action = ACTIONS.parse("step north")
    assert (str(action), repr(action)) == ("step north", "<step north>")
    assert (action.verb, action.arg) == ("step", 0)


def test_an_action_of_another_table_is_illegal_even_with_the_same_text() -> None:
    table = ActionTable("elsewhere")
    stranger = table.row("step", ("north",))[0]
    with pytest.raises(karak.IllegalAction):
        begun().apply(stranger)


def test_a_table_numbers_and_names_what_is_added() -> None:
    table = ActionTable("elsewhere")
    assert table.one("rest").text == "rest"
    assert [action.text for action in table.numbered("choose", 1, 2)] == ["choose 1", "choose 2"]
    assert [action.arg for action in table.row("go", ("up", "down"))] == [0, 1]
    assert [action.code for action in table.actions] == [0, 1, 2, 3, 4]


def test_an_illegal_action_changes_nothing() -> None:
    game = played(30)
    legal = game.legal_actions()
    for action in ACTIONS.actions:
        if action not in legal:
            snapshot, length = game.snapshot(), len(game.log)
            with pytest.raises(karak.IllegalAction) as refused:
                game.apply(action)
            assert refused.value.details == {"action": action.text, "seat": game.seat}
            assert (game.snapshot(), len(game.log)) == (snapshot, length)
            assert game.legal_actions() == legal
