"""Pairings: seats and heroes are mirrored, and a number says all about a game."""

import pytest
from msgspec.json import encode

from karak.games.api import new_game
from karak.kernel.errors import WrongPlayers
from karak.lab.arena import pairings_of
from karak.lab.errors import TwoBotsNeeded
from karak.lab.match import Match
from karak.lab.pairing import Pairing
from karak.lab.played import read_played
from karak.lab.pulse import unwatched
from karak.table import Seat, Table

TWO = Pairing("karak", 2, "greedy", "random", 1)
FOUR = Pairing("karak2", 4, "greedy", "random", 1)


@pytest.mark.parametrize("pairing", [TWO, FOUR], ids=lambda pairing: pairing.name)
def test_a_mirror_group_has_the_one_bot_on_each_seat_once(pairing: Pairing) -> None:
    for group in range(5):
        numbers = range(group * pairing.players, (group + 1) * pairing.players)
        assert {pairing.group(number) for number in numbers} == {group}
        assert len({tuple(pairing.heroes(number)) for number in numbers}) == 1
        assert len({pairing.game_seed(number) for number in numbers}) == 1
        bots = [pairing.bots(number) for number in numbers]
        assert [seats.index("greedy") for seats in bots] == list(range(pairing.players))
        assert all(seats.count("random") == pairing.players - 1 for seats in bots)


def test_groups_have_heroes_and_seeds_of_their_own() -> None:
    deals = {tuple(TWO.heroes(2 * group)) for group in range(40)}
    assert len(deals) > 15
    assert all(len(set(deal)) == 2 for deal in deals)
    assert len({TWO.game_seed(2 * group) for group in range(40)}) == 40


def test_another_seed_makes_other_games() -> None:
    other = Pairing("karak", 2, "greedy", "random", 2)
    assert other.game_seed(0) != TWO.game_seed(0)


def test_each_bot_is_paired_with_those_named_after_it() -> None:
    pairings = pairings_of("karak", ["greedy", "random", "knight"], 2, 1)
    assert [(each.one, each.others) for each in pairings] == [
        ("greedy", "random"),
        ("greedy", "knight"),
        ("random", "knight"),
    ]


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"]])
def test_less_than_two_bots_are_no_arena(bots: list[str]) -> None:
    with pytest.raises(TwoBotsNeeded):
        pairings_of("karak", bots, 2, 1)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_table_that_is_too_small_or_too_large_is_refused(players: int) -> None:
    with pytest.raises(WrongPlayers):
        pairings_of("karak", ["greedy", "random"], players, 1)


def play(pairing: Pairing, number: int) -> dict[str, object]:
    data = Match(pairing).play(number, unwatched())
    del data["seconds"]
    return data


@pytest.mark.parametrize("pairing", [TWO, FOUR], ids=lambda pairing: pairing.name)
def test_a_number_gives_the_same_game_again(pairing: Pairing) -> None:
    assert play(pairing, 3) == play(pairing, 3)


@pytest.mark.parametrize("pairing", [TWO, FOUR], ids=lambda pairing: pairing.name)
def test_a_game_is_the_one_that_a_table_would_play(pairing: Pairing) -> None:
    seats = [Seat(bot, bot) for bot in pairing.bots(1)]
    seed = pairing.game_seed(1)
    table = Table.open(pairing.game, seats, heroes=pairing.heroes(1), seed=seed)
    while not table.game.over:
        table.bot_move()
    result = table.game.result
    assert result is not None
    data = play(pairing, 1)
    assert data["points"] == list(result.points)
    assert data["winners"] == list(result.winners)
    assert data["decisions"] == len(table.game.log)


@pytest.mark.parametrize(
    ("winners", "part"), [([0], 0), ([1], 1), ([0, 1], 2), ([0, 2], 0), ([0, 1, 2], 3)]
)
def test_a_shared_win_counts_as_a_part(winners: list[int], part: int) -> None:
    pairing = Pairing("karak", 4, "greedy", "random", 1)
    told = {"number": 1, "winners": winners, "seconds": 0.5, "code": "x"}
    assert read_played(pairing, encode(told)).part == part


@pytest.mark.parametrize(("by", "part"), [(1, 0), (0, 3), (None, 4)])
def test_who_breaks_down_has_lost_and_the_others_share_the_win(by: int | None, part: int) -> None:
    pairing = Pairing("karak", 4, "greedy", "random", 1)
    fault = {"fault": "raised", "by": by, "bot": "x", "what": ""}
    told = {"number": 1, **fault, "seconds": 0.5, "code": "x"}
    assert read_played(pairing, encode(told)).part == part


def test_heroes_are_dealt_that_the_game_knows() -> None:
    assert new_game("karak2", heroes=FOUR.heroes(0), seed=1).setup.players == 4
