"""What things are worth to a hero is kept from step to step, and is the same as weighed anew."""

from itertools import pairwise

import pytest

import karak
from karak.bots.karak1.appraisal import coming_bonuses
from karak.bots.karak1.weighing import Case, Weighing, weighed
from karak.bots.levels import make_bot
from karak.games.karak1.state import State

HEROES = ["oracle", "warlock", "thief", "swordsman", "wizard"]


def moments(seed: int, variants: tuple[str, ...] = ()) -> list[State]:
    """Play a game and keep a copy of every moment of it."""
    game = karak.new_game("karak", heroes=HEROES, seed=seed, variants=variants).clone()
    bot = make_bot("greedy", seed)
    found: list[State] = []
    while not game.over:
        moment = game.clone()
        assert isinstance(moment, State)
        found.append(moment)
        game.apply(bot.choose(game))
    return found


def told(weighing: Weighing, game: State) -> list[object]:
    """Give all that a weighing says of a moment."""
    worths = [weighing.pieces, weighing.gains, weighing.risks]
    there = weighing.best_token(game.tokens), weighing.best_lying(game.lying)
    return [*worths, weighing.drawn(game.bag), *there]


@pytest.mark.parametrize("variants", [(), ("experts-goal",)])
def test_a_kept_weighing_says_what_a_new_one_says(variants: tuple[str, ...]) -> None:
    for one, other in zip(moments(3, variants), moments(4, variants), strict=False):
        for game in (one, other):
            for me in game.heroes:
                for bonus in coming_bonuses(game, me):
                    anew = Weighing(Case(game, me, bonus))
                    assert told(weighed(game, me, bonus), game) == told(anew, game)


def test_a_weighing_holds_while_the_hero_only_walks() -> None:
    walked = 0
    for before, after in pairwise(moments(5)):
        old, new = before.heroes[before.seat], after.heroes[before.seat]
        same = before.turn == after.turn and before.tokens is after.tokens
        if same and old.site != new.site and old.pack is new.pack and old.hearts == new.hearts:
            assert weighed(before, old, 0) is weighed(after, new, 0)
            walked += 1
    assert walked


def test_a_weighing_is_another_once_the_hero_has_another_piece() -> None:
    for before, after in pairwise(moments(6)):
        for old, new in zip(before.heroes, after.heroes, strict=True):
            if old.pack is not new.pack:
                assert weighed(before, old, 0) is not weighed(after, new, 0)
