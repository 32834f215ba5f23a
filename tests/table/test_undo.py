"""Undo goes back to the last thing that was random, hidden or somebody else's; never further."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karak.games.karak2.land_events import HexPutBack
from karak.kernel.events import Event
from karak.table import Act, CannotUndo, Seat, Table, Undo
from karak.table.story import Chapter, can_be_taken_back
from language import position
from table.playing import ANN, BEN, act, play_on, two_people

SEATS = [Seat("Ann"), Seat("Ben")]


def in_a_corridor(undo: bool = True) -> Table:
    """Ann's warrior and Ben's thief at the start of a corridor of tunnels, a rat at its end."""
    drawn = position("warrior", "thief", board="S t1─ t2─ t3─ r1┼", r1="rat")
    return Table(drawn.game, SEATS, undo=undo)


def test_a_step_on_known_tiles_can_be_taken_back() -> None:
    table = in_a_corridor()
    before = table.game.snapshot()
    story = table.story
    act(table, "step east")
    assert table.can_undo(ANN)
    table.undo(ANN)
    assert table.game.snapshot() == before
    assert table.story == story


def test_several_steps_are_taken_back_one_by_one() -> None:
    table = in_a_corridor()
    act(table, "step east")
    between = table.game.snapshot()
    act(table, "step east")
    table.undo(ANN)
    assert table.game.snapshot() == between
    table.undo(ANN)
    assert not table.can_undo(ANN)


def test_undo_is_an_entry_and_deletes_none() -> None:
    table = in_a_corridor()
    act(table, "step east")
    table.undo(ANN)
    act(table, "step east")
    assert [type(entry) for entry in table.record] == [Act, Undo, Act]
    assert table.story[-1].number == 3


def test_nothing_random_can_be_taken_back() -> None:
    table = in_a_corridor()
    for _ in range(4):
        act(table, "step east")
    assert table.can_undo(ANN)
    act(table, "roll")
    assert not table.can_undo(ANN)
    with pytest.raises(CannotUndo):
        table.undo(ANN)


def test_what_follows_the_dice_can_be_taken_back_up_to_them() -> None:
    drawn = position("warrior", "thief", board="S r1┼", r1="rat")
    table = Table(drawn.game, SEATS)
    act(table, "step east")
    act(table, "roll", [1, 1])
    act(table, "strike")
    assert table.can_undo(ANN)
    table.undo(ANN)
    assert table.game.decision.kind == "add-to-attack"
    assert not table.can_undo(ANN)


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    table = in_a_corridor()
    act(table, "end turn")
    assert table.game.seat == BEN
    assert table.can_undo(ANN)
    act(table, "step east")
    assert not table.can_undo(ANN)
    assert table.can_undo(BEN)


def test_nobody_takes_back_what_somebody_else_did() -> None:
    table = in_a_corridor()
    act(table, "step east")
    assert not table.can_undo(BEN)
    with pytest.raises(CannotUndo):
        table.undo(BEN)


def test_what_a_bot_did_stays() -> None:
    table = in_a_corridor()
    table.hand_over(ANN, "random")
    table.bot_move()
    table.hand_over(ANN)
    assert not table.can_undo(ANN)


def test_a_bot_takes_nothing_back() -> None:
    table = in_a_corridor()
    act(table, "step east")
    table.hand_over(ANN, "random")
    assert not table.can_undo(ANN)
    table.hand_over(ANN)
    assert table.can_undo(ANN)


def test_a_table_can_be_without_undo() -> None:
    table = in_a_corridor(undo=False)
    act(table, "step east")
    assert not table.can_undo(ANN)


def test_a_game_that_is_over_stays_so() -> None:
    drawn = position("warrior, has axe axe", "thief", board="S r1┼", r1="dragon")
    table = Table(drawn.game, SEATS)
    act(table, "step east")
    act(table, "roll", [6, 5])
    if not table.game.over:
        act(table, "strike")
    assert table.game.over
    assert not table.can_undo(ANN)


def test_what_was_hidden_stays_seen() -> None:
    table = in_a_corridor()
    step = table.game.parse("step east")
    plain = Act(ANN, step, (), None)
    assert can_be_taken_back(Chapter(1, plain, (Event(),)), ANN)
    secret = HexPutBack(ANN, "forest", 1)
    assert not can_be_taken_back(Chapter(1, plain, (Event(), secret)), ANN)
    assert not can_be_taken_back(Chapter(1, Act(ANN, step, (3,), None), (Event(),)), ANN)


@settings(max_examples=50, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), decisions=st.integers(1, 60))
def test_undo_leads_exactly_to_where_the_table_was(seed: int, decisions: int) -> None:
    table = two_people(seed)
    play_on(table, decisions, seed)
    seat = 1 - table.game.seat if table.can_undo(1 - table.game.seat) else table.game.seat
    if not table.can_undo(seat):
        return
    steps = 0
    after = table.game.snapshot()
    undone: list[Act] = []
    while table.can_undo(seat):
        acts = [entry for entry in table.record if isinstance(entry, Act)]
        undone.append(acts[-1 - steps])
        table.undo(seat)
        steps += 1
    for entry in reversed(undone):
        table.act(entry.seat, entry.action)
    assert table.game.snapshot() == after
