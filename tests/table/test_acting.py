"""Who may act at a table, and what the story tells."""

import pytest

import karak
from karak.games.karak1.pieces import TILE_NAMES
from karak.kernel.errors import GameOver, NoSuchSeat, WrongPlayers
from karak.table import Act, NotABotsTurn, NotYourTurn, Seat, SeatOfBot, Table
from table.playing import ANN, BEN, act, play_on, two_people, with_bot


def other(table: Table) -> int:
    return 1 - table.game.seat


def test_a_table_has_a_player_for_each_seat() -> None:
    table = Table.open("karak", [Seat("Ann"), Seat("Ben"), Seat("Bot", bot="random")], seed=1)
    assert table.game.setup.players == 3
    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Bot"]


def test_the_options_of_a_new_game_are_a_tables_too() -> None:
    table = Table.open(
        "karak",
        [Seat("Ann"), Seat("Ben")],
        choose=True,
        variants=["experts-goal"],
        figures="[hero]\nhearts = 3\n",
        seed=1,
    )
    assert table.game.decision.kind == "choose-hero"
    assert table.game.setup.variants == ("experts-goal",)
    assert table.game.setup.figures["hero"] == {"hearts": 3, "steps": 4, "standing": "book"}


def test_a_game_with_another_number_of_players_is_refused() -> None:
    with pytest.raises(WrongPlayers):
        Table(karak.new_game("karak", players=3, seed=1), [Seat("Ann"), Seat("Ben")])


def test_acting_gives_the_events_and_notes_the_act() -> None:
    table = two_people()
    seat, action = table.game.seat, table.game.legal_actions()[0]
    events = table.act(seat, action)
    assert events
    assert table.record == (Act(seat, action, table.game.log.entries[0].answers, None),)


def test_a_seat_that_is_not_asked_cannot_act() -> None:
    table = two_people()
    before = table.save()
    with pytest.raises(NotYourTurn):
        table.act(other(table), table.game.legal_actions()[0])
    assert table.save() == before


def test_an_illegal_action_changes_nothing() -> None:
    table = two_people()
    before = table.save()
    with pytest.raises(karak.IllegalAction):
        act(table, "strike")
    assert table.save() == before


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    table = two_people()
    action = table.game.legal_actions()[0]
    with pytest.raises(NoSuchSeat):
        table.act(seat, action)
    with pytest.raises(NoSuchSeat):
        table.can_undo(seat)
    with pytest.raises(NoSuchSeat):
        table.hand_over(seat, "random")


def test_own_dice_and_draws_can_be_given() -> None:
    table = two_people()
    tunnel_with_four_ways = TILE_NAMES.index("tunnel cross")
    act(table, "step north", [tunnel_with_four_ways])
    assert table.game.log.entries[0].answers == (tunnel_with_four_ways,)
    with pytest.raises(karak.ChanceNeeded):
        act(table, "step north", [])


def test_nobody_acts_for_a_bot() -> None:
    table = with_bot()
    table.hand_over(ANN, "random")
    with pytest.raises(SeatOfBot):
        table.act(table.game.seat, table.game.legal_actions()[0])


def test_no_bot_moves_for_a_person() -> None:
    table = two_people()
    assert not table.is_bot_turn
    with pytest.raises(NotABotsTurn):
        table.bot_move()


def test_nobody_acts_when_the_game_is_over() -> None:
    table = Table.open("karak", [Seat("A", "greedy"), Seat("B", "greedy")], seed=3)
    last = table.game.legal_actions()[0]
    while not table.game.over:
        last, _ = table.bot_move()
    assert not table.is_bot_turn
    assert not table.can_undo(ANN)
    with pytest.raises(GameOver):
        table.bot_move()
    with pytest.raises(GameOver):
        table.act(BEN, last)


def test_the_story_begins_with_the_opening_and_numbers_each_entry() -> None:
    table = two_people()
    opening = table.story
    assert {told.number for told in opening} == {0}
    assert opening[0].event.kind == "hero-taken"
    first = table.act(table.game.seat, table.game.legal_actions()[0])
    assert table.story == (*opening, *((1, event) for event in first))


def test_the_story_is_all_that_was_told() -> None:
    table = with_bot()
    told = [event for _, event in table.story]
    while len(table.record) < 60:
        if table.is_bot_turn:
            told += table.bot_move()[1]
        else:
            told += table.act(ANN, table.game.legal_actions()[-1])
    assert [event for _, event in table.story] == told
    play_on(table, 3, 1)
