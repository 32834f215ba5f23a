"""Champion sees what lies far away in Karak, and walks there: only the dragon may be left."""

from karak.bots.champion import ChampionBot
from karak.bots.karak1.guide import keen_plans
from karak.bots.karak1.learned import NETWORK
from karak.bots.karak1.outlook import FAR
from karak.games.karak1.state import State
from language import position

AWAY = FAR + 6


def corridor(dragon: int) -> State:
    """A long way with nothing left to find out: a rat beside the hero, the dragon so far away."""
    rooms = [f"r{number}─" for number in range(2, AWAY + 1)]
    rooms.insert(dragon - 1, "r1─")
    table = position(
        "warrior, has axe axe flames flames",
        "thief",
        board=f"r0─ S {' '.join(rooms)}",
        bag="",
        stack="",
        r0="rat",
        r1="dragon",
    )
    game = table.game.clone(seed=1, seat=0)
    assert isinstance(game, State)
    return game


def test_it_goes_where_the_dragon_is_however_far() -> None:
    game = corridor(AWAY)
    ways = [[str(action) for action in plan.actions] for plan in keen_plans(game)]
    assert ["step east"] * game.figures.steps in ways
    assert str(ChampionBot(1).choose(game)) == "step east"


def test_the_network_sees_how_far_it_is() -> None:
    chances = [NETWORK.values(corridor(dragon), 0)[0] for dragon in range(FAR, AWAY + 1)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances)


def test_of_plans_that_begin_alike_there_is_one() -> None:
    game = corridor(AWAY)
    plans = [tuple(plan.actions) for plan in keen_plans(game)]
    assert len(set(plans)) == len(plans)
