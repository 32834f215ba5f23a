"""What is memorable of a game: computed from what happened, with the odds of that moment."""

from __future__ import annotations

from random import Random

import pytest

from karak.games.api import replay
from karak.kernel.data import Data
from karak.odds import odds_for
from karak.table import Act, Seat, Table
from karak.table.changes import changes
from karak.table.chronicle import Chronicle
from karak.table.highlights import highlights, tallies
from karak.table.sitting import Sitting
from karak.words import Words, languages
from table.playing import act, put, two_people

BOTS = [Seat("A", "greedy"), Seat("B", "greedy"), Seat("C", "greedy")]


def told(table: Table) -> Chronicle:
    """The chronicle of a table, from its record."""
    sitting = Sitting(replay(table.game.log.cut(0)), table.first_seats)
    chronicle = Chronicle(sitting.game)
    for happening in table.record:
        chronicle.repeat(sitting, happening)
    return chronicle


def finished(game: str, seed: int) -> Table:
    """A game of three bots, to its end."""
    table = Table.open(game, BOTS, seed=seed)
    for _ in range(3000):
        if table.game.over:
            return table
        table.bot_move()
    raise AssertionError


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_a_game_is_looked_back_on(game: str) -> None:
    table = finished(game, 3)
    result = table.game.result
    assert result is not None
    chronicle = told(table)
    race = chronicle.race()
    assert race[0].points == (0.0, 0.0, 0.0)
    assert race[-1].points == result.points
    assert [lap.number for lap in race] == sorted({lap.number for lap in race})
    found = highlights(chronicle)
    beast = {"karak": "dragon", "karak2": "general"}[game]
    assert found[0].message == f"highlight-beast.{beast}"
    assert found[0].number == len(table.record)
    assert sum(tally.won + tally.tied + tally.lost for tally in tallies(chronicle)) > 10
    heroes = ["warrior", "oracle", "wizard"]
    for language in languages():
        words = Words(language, strict=True, game=game)
        for each in found:
            assert words.say(each.title)
            assert words.tell(each.message, {"seat": each.seat, **each.args}, heroes)


def test_the_odds_are_those_of_the_roll_and_what_is_taken_back_is_forgotten() -> None:
    table = two_people()
    luck = Random(1)
    while all(action.text != "roll" for action in table.game.legal_actions()):
        act(table, luck.choice(table.game.legal_actions()).text)
    seat = table.game.seat
    odds = odds_for(table.game)
    act(table, "roll", [1, 1])
    if table.game.decision.kind == "add-to-attack":
        assert told(table).fights() == []
        act(table, "strike")
    (fight,) = told(table).fights()
    assert (fight.seat, fight.outcome) == (seat, "lost")
    assert (fight.foes, fight.chance) == (odds.foes, odds.chances.win)
    if table.can_undo(seat):
        table.undo(seat)
        assert told(table).fights() == []


def test_who_leads_alone_is_told_and_a_tie_is_not() -> None:
    table = two_people()
    chronicle = told(table)
    assert highlights(chronicle) == []
    assert [tally.won for tally in tallies(chronicle)] == [0, 0]
    assert [lap.points for lap in chronicle.race()] == [(0.0, 0.0)]


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_changes_lead_from_each_moment_to_the_next(game: str) -> None:
    table = finished(game, 5)
    sitting = Sitting(replay(table.game.log.cut(0)), table.first_seats)
    kept = sitting.game.position(None)
    before: Data = sitting.game.position(None)
    for happening in table.record:
        assert isinstance(happening, Act)
        sitting.repeat(happening)
        after = sitting.game.position(None)
        for change in changes(before, after):
            put(kept, change.path, change.value)
        assert kept == after
        before = sitting.game.position(None)
