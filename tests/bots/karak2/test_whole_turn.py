"""Champion looks through its whole turn of Karak 2."""

import pytest

import karak
from karak.bots.champion import SEARCHED, ChampionBot
from karak.bots.guides import KARAK2
from karak.bots.karak2.foresight import Foresight
from karak.bots.karak2.wholeturn import WholeTurn
from karak.bots.knight import KnightBot
from karak.games.karak2.game import Karak2

PLENTY = 5000
DECISIONS = 30


def positions(seed: int, players: int = 4) -> list[Karak2]:
    """Every fifth question of a game between knights that leaves more than one plan."""
    game = karak.new_game("karak2", players=players, seed=seed).clone()
    knight = KnightBot()
    found: list[Karak2] = []
    for number in range(DECISIONS):
        copy = game.clone(number, game.seat)
        assert isinstance(copy, Karak2)
        if number % 5 == 0 and len(KARAK2.turn_plans(copy)) > 1:
            found.append(copy)
        game.apply(knight.choose(copy))
    assert found
    return found


def thought(game: Karak2, ways: int) -> WholeTurn:
    """Look at so many ways through the turn."""
    thinking = WholeTurn(game, KARAK2.turn_plans(game), KARAK2.steady)
    thinking.search(ways)
    return thinking


def test_a_whole_turn_is_never_worse_than_going_on_at_a_glance() -> None:
    for game in positions(1):
        thinking = thought(game, PLENTY)
        assert [look.plan for look in thinking.looks] == thinking.plans
        for look in thinking.looks:
            at_a_glance = Foresight(game, KARAK2.steady).chance(look.plan)
            assert look.chance > at_a_glance - 1e-9
        assert thinking.best().chance == max(look.chance for look in thinking.looks)


def test_it_looks_at_no_more_ways_than_it_may() -> None:
    for game in positions(2):
        few = thought(game, 12)
        assert few.iterations <= 12 + len(few.plans)
        assert few.looks


def test_the_position_is_left_as_it_was() -> None:
    game = positions(3)[0]
    before = game.snapshot()
    thought(game, 100)
    assert game.snapshot() == before


@pytest.mark.parametrize("players", [2, 4])
def test_the_seed_does_not_matter_where_nothing_is_sampled(players: int) -> None:
    for game in positions(4, players):
        assert ChampionBot(1).choose(game) is ChampionBot(2).choose(game)


def test_it_says_how_many_ways_it_has_seen() -> None:
    game = positions(5)[0]
    bot = ChampionBot(1)
    reasons = bot.explain(game, bot.choose(game))
    searched = [reason for reason in reasons if reason.message == SEARCHED]
    assert len(searched) == 1
