"""Bots at a table see copies only, play the same again, and cannot break it."""

import pytest

from karak.bots.bot import Bot
from karak.bots.errors import UnknownBot
from karak.bots.levels import add_bot, remove_bot
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.table import BotFailed, BotPlaysIllegally, HandOver, Seat, Table
from karak.table.botplay import bot_seed
from table.playing import bots_from_outside, play_on, two_people, with_bot


def test_a_bot_moves_when_it_is_asked() -> None:
    table = Table.open("karak", [Seat("A", "random"), Seat("B", "greedy")], seed=5)
    assert table.is_bot_turn
    seat = table.game.seat
    action, events = table.bot_move()
    assert events
    assert table.game.log.entries[-1].action is action
    assert [told.event for told in table.story if told.number == 1] == list(events)
    assert getattr(table.record[0], "bot", None) == table.seats[seat].bot


def test_a_bot_never_sees_the_game_itself() -> None:
    seen: list[Game] = []

    class Looking(Bot):
        def choose(self, game: Game) -> Action:
            seen.append(game)
            return game.legal_actions()[0]

    add_bot("looking", lambda _seed: Looking())
    try:
        table = Table.open("karak", [Seat("A", "looking"), Seat("B", "looking")], seed=5)
        table.bot_move()
    finally:
        remove_bot("looking")
    assert seen[0] is not table.game
    assert seen[0].recorder is None
    assert (
        seen[0].generator.words()
        != Table.open("karak", [Seat("A"), Seat("B")], seed=5).game.generator.words()
    )


@pytest.mark.parametrize(
    ("bot", "error"), [("breaking", BotFailed), ("cheating", BotPlaysIllegally)]
)
def test_a_bad_bot_is_named_and_the_game_is_as_it_was(bot: str, error: type[BotFailed]) -> None:
    with bots_from_outside():
        table = two_people()
        table.hand_over(table.game.seat, bot)
        before = table.save()
        with pytest.raises(error) as caught:
            table.bot_move()
        assert caught.value.details["bot"] == bot
        assert table.save() == before


def test_a_bad_bots_seat_can_be_taken_back() -> None:
    with bots_from_outside():
        table = two_people()
        seat = table.game.seat
        table.hand_over(seat, "breaking")
        table.hand_over(seat)
        assert table.act(seat, table.game.legal_actions()[0])


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        Table.open("karak", [Seat("A"), Seat("B", "nobody")])
    table = two_people()
    with pytest.raises(UnknownBot):
        table.hand_over(0, "nobody")
    assert table.record == ()


def test_a_seat_goes_to_a_bot_and_back() -> None:
    table = two_people()
    seat = table.game.seat
    table.hand_over(seat, "greedy")
    assert table.is_bot_turn
    assert table.seats[seat].bot == "greedy"
    table.hand_over(seat)
    assert not table.is_bot_turn
    assert table.record == (HandOver(seat, "greedy"), HandOver(seat, None))


def test_a_hand_over_that_changes_nothing_is_not_noted() -> None:
    table = two_people()
    table.hand_over(0)
    assert table.record == ()


def test_the_same_table_plays_the_same() -> None:
    one, other = with_bot(), with_bot()
    play_on(one, 150, 4)
    play_on(other, 150, 4)
    assert one.story == other.story


def test_a_bots_luck_is_its_own_for_every_move() -> None:
    table = with_bot()
    first = bot_seed(table.game, "bot", 7)
    assert bot_seed(table.game, "copy", 7) != first
    assert bot_seed(table.game, "bot", 8) != first
    assert bot_seed(with_bot(seed=13).game, "bot", 7) != first
