"""A saved table goes on exactly as it would have; a damaged one is refused as such."""

import copy
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karak.bots.errors import UnknownBot
from karak.kernel.data import checksum
from karak.kernel.errors import DamagedData, UnknownFormat
from karak.table import Table
from table.playing import ANN, bots_from_outside, play_on, two_people, with_bot

Saved = dict[str, Any]


def saved(table: Table) -> Saved:
    """What comes back from a file."""
    return json.loads(json.dumps(table.save()))


def well_used() -> Table:
    """A table with acts, undos and hand-overs behind it."""
    table = with_bot(seed=12)
    play_on(table, 80, 5, undoing=True)
    table.hand_over(ANN, "greedy")
    play_on(table, 20, 5)
    table.hand_over(ANN)
    play_on(table, 20, 6, undoing=True)
    return table


def signed(data: Saved) -> Saved:
    """Give altered data a right checksum: somebody altered it on purpose."""
    data = {key: value for key, value in data.items() if key != "check"}
    return {**data, "check": checksum(data)}


@settings(max_examples=50, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), before=st.integers(0, 80), after=st.integers(1, 40))
def test_a_resumed_table_plays_on_the_same(seed: int, before: int, after: int) -> None:
    table = with_bot(seed=seed)
    play_on(table, before, seed, undoing=True)
    twin = Table.resume(saved(table))
    for each in (table, twin):
        play_on(each, after, seed + 1, undoing=True)
    assert twin.story == table.story
    assert twin.game.snapshot() == table.game.snapshot()
    assert twin.record == table.record
    assert saved(twin) == saved(table)


def test_everything_about_a_table_comes_back() -> None:
    table = well_used()
    twin = Table.resume(saved(table))
    assert twin.seats == table.seats
    assert twin.record == table.record
    assert twin.story == table.story
    assert twin.can_undo(ANN) == table.can_undo(ANN)
    assert twin.undo_allowed


def test_a_table_without_undo_comes_back_without() -> None:
    assert not Table.resume(saved(two_people(undo=False))).undo_allowed


def test_a_table_whose_bot_is_gone_can_be_resumed_and_its_seat_be_taken() -> None:
    with bots_from_outside():
        table = two_people()
        seat = table.game.seat
        table.hand_over(seat, "cheating")
        data = saved(table)
    twin = Table.resume(data)
    with pytest.raises(UnknownBot):
        twin.bot_move()
    twin.hand_over(seat)
    assert twin.act(seat, twin.game.legal_actions()[0])


# Damage


@pytest.mark.parametrize("data", [None, 3, "table", [], {}, {"kind": "karak-table"}])
def test_what_is_no_table_is_damaged(data: object) -> None:
    with pytest.raises(DamagedData):
        Table.resume(data)


def test_another_format_is_told() -> None:
    with pytest.raises(UnknownFormat):
        Table.resume({**saved(two_people()), "format": 99})


def test_any_change_is_noticed() -> None:
    data = saved(well_used())
    data["seats"][0]["name"] = "Eve"
    with pytest.raises(DamagedData):
        Table.resume(data)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested data."""
    if path:
        yield path
    values: dict[Any, Any] = {}
    if isinstance(data, dict):
        values = cast("dict[Any, Any]", data)
    elif isinstance(data, list):
        values = dict(enumerate(cast("list[Any]", data)))
    for key, value in values.items():
        yield from places(value, (*path, key))


SHORT = with_bot(seed=12)
play_on(SHORT, 25, 5, undoing=True)
DATA = saved(SHORT)
PLACES = sorted(places(DATA), key=str)
VALUES: list[Any] = [None, True, -1, 0, 1, 7, 10**40, 0.5, "", "step north", "random", [], {}]


@settings(max_examples=50, deadline=None, derandomize=True)
@given(place=st.sampled_from(PLACES), value=st.sampled_from(VALUES))
def test_signed_damage_is_damage_or_another_sound_table(place: tuple[Any, ...], value: Any) -> None:
    altered = put(DATA, place, value)
    with suppress(DamagedData):
        Table.resume(signed(altered))


@settings(max_examples=50, deadline=None, derandomize=True)
@given(place=st.sampled_from(PLACES))
def test_signed_loss_is_damage_or_another_sound_table(place: tuple[Any, ...]) -> None:
    altered = copy.deepcopy(DATA)
    inner: Any = altered
    for key in place[:-1]:
        inner = inner[key]
    del inner[place[-1]]
    with suppress(DamagedData):
        Table.resume(signed(altered))


def put(data: Saved, place: tuple[Any, ...], value: Any) -> Saved:
    altered = copy.deepcopy(data)
    inner: Any = altered
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return altered


RECORDS: dict[str, Any] = {
    "an undo of nothing": [["undo", 0]],
    "a seat that does not exist": [["act", 5, "end turn"]],
    "an unknown action": [["act", 0, "fly"]],
    "a happening nobody knows": [["sing", 0]],
    "a row that is none": ["act"],
    "a seat that was not asked": [["act", 0, "end turn"], ["act", 0, "end turn"]],
    "answers that are no numbers": [["act", 0, "end turn", "six"]],
    "an illegal action": [["act", 0, "strike"]],
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_cannot_be_is_damaged(name: str) -> None:
    data = saved(two_people())
    data["record"] = RECORDS[name]
    with pytest.raises(DamagedData):
        Table.resume(signed(data))


def test_an_undo_across_the_dice_is_damaged() -> None:
    table = two_people()
    action = next(each for each in table.game.legal_actions() if each.verb == "step")
    table.act(table.game.seat, action)
    data = saved(table)
    data["record"].append(["undo", data["record"][0][1]])
    with pytest.raises(DamagedData):
        Table.resume(signed(data))
