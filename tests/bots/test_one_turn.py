"""Champion weighs each plan of its turn in Karak once, by exact odds and the network."""

import pytest

from bots.positions import positions_of
from karak.bots.champion import SEARCHED, ChampionBot
from karak.bots.karak1.foresight import Foresight, KeenForesight
from karak.bots.karak1.guide import MOST_KEEN_DARK, keen_plans
from karak.bots.karak1.learned import NETWORK
from karak.bots.karak1.oneturn import OneTurn
from karak.bots.karak1.outlook import AT_ONCE, DARK
from karak.games.karak1.state import State


def thoughts(players: int) -> list[OneTurn]:
    """Thinking about positions in which there is something to choose."""
    found: list[OneTurn] = []
    for game in positions_of("karak", players, seed=players, every=17):
        copy = game.clone(1, game.seat)
        assert isinstance(copy, State)
        plans = keen_plans(copy)
        if len(plans) > 1:
            found.append(OneTurn(copy, plans, NETWORK))
    assert found
    return found


def test_every_plan_is_looked_at_once() -> None:
    for thinking in thoughts(3):
        thinking.search(1000)
        assert [look.plan for look in thinking.looks] == thinking.plans
        assert thinking.iterations == len(thinking.plans)
        assert all(look.visits == 1 for look in thinking.looks)


def test_the_plan_with_the_best_chance_is_chosen() -> None:
    for thinking in thoughts(2):
        thinking.search(1000)
        game = thinking.foresight.game
        chances = [KeenForesight(NETWORK, game).chance(plan) for plan in thinking.plans]
        assert thinking.best().chance == pytest.approx(max(chances))
        assert thinking.best().chance == max(look.chance for look in thinking.looks)


def test_it_looks_at_no_more_plans_than_it_may() -> None:
    for thinking in thoughts(2):
        thinking.search(2)
        assert thinking.iterations == len(thinking.looks) == 2


def test_every_place_to_explore_is_weighed_by_itself() -> None:
    told_apart = 0
    for thinking in thoughts(2):
        game = thinking.foresight.game
        dark = [plan for plan in thinking.plans if plan.key in range(DARK, AT_ONCE)]
        assert len(dark) <= MOST_KEEN_DARK
        alike, apart = Foresight(NETWORK, game), KeenForesight(NETWORK, game)
        kinds = {alike.chance(plan) for plan in dark}
        places = {apart.chance(plan) for plan in dark}
        assert len(kinds) <= len(places)
        told_apart += len(places) - len(kinds)
    assert told_apart > 0


def test_its_seed_does_not_matter() -> None:
    for thinking in thoughts(4):
        game = thinking.foresight.game
        assert ChampionBot(1).choose(game) is ChampionBot(2).choose(game)


def test_it_says_how_many_plans_it_has_looked_at() -> None:
    game = thoughts(2)[0].foresight.game
    bot = ChampionBot(1)
    reasons = bot.explain(game, bot.choose(game))
    assert len([reason for reason in reasons if reason.message == SEARCHED]) == 1
