"""One game of a study: played by bots, with everything taken down that a report tells of."""

from __future__ import annotations

import time
from dataclasses import dataclass

from karak.bots.errors import BrokenBot
from karak.bots.levels import find_maker
from karak.bots.outside import Maker, make_with
from karak.games.api import new_game
from karak.games.karak1.state import State as Karak1State
from karak.games.karak2.state import State as Karak2State
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator, seeded
from karak.lab.following import Follower
from karak.lab.following1 import Karak1Follower
from karak.lab.following2 import Karak2Follower
from karak.lab.match import ENDLESS, ILLEGAL, MOST_DECISIONS, RAISED, fault_data
from karak.lab.study import Study
from karak.lab.worker import Pulse, Task
from karak.table.errors import BotFailed, BotPlaysIllegally


@dataclass(frozen=True)
class Simulation(Task):
    """The games of a study."""

    study: Study

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game and tell what came of it."""
        began = time.process_time()
        study = self.study
        heroes = study.heroes(number)
        bots = study.seated(number)
        game = new_game(
            study.game,
            heroes=heroes,
            variants=study.variants,
            figures=study.figures,
            seed=study.game_seed(number),
        )
        told = _play(game, bots, follower_of(game, heroes), seeded(study.bots_seed(number)), pulse)
        seconds = round(time.process_time() - began, 4)
        return {"heroes": heroes, "bots": bots, **told, "seconds": seconds}


def follower_of(game: Game, heroes: list[str]) -> Follower:
    """Find who knows what the events of a title mean."""
    if isinstance(game, Karak1State):
        return Karak1Follower(game, heroes)
    assert isinstance(game, Karak2State)
    return Karak2Follower(game, heroes)


def _play(game: Game, bots: list[str], follower: Follower, luck: Generator, pulse: Pulse) -> Data:
    makers = [find_maker(bot) for bot in bots]
    decisions = 0
    try:
        while not game.over and decisions < MOST_DECISIONS:
            seat = game.seat
            pulse.beat(seat)
            action = _ask(makers[seat], bots[seat], game, luck)
            follower.follow(action, game.apply(action))
            decisions += 1
    except BotPlaysIllegally as error:
        return fault_data(ILLEGAL, game.seat, bots, str(error.details["action"]))
    except BotFailed as error:
        return fault_data(RAISED, game.seat, bots, str(error.details["reason"]))
    except BrokenBot as error:
        return fault_data(RAISED, game.seat, bots, str(error.details["what"]))
    result = game.result
    if result is None:
        return fault_data(ENDLESS, None, bots)
    return {
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": result.reason,
        "decisions": decisions,
        **follower.as_data(),
    }


def _ask(maker: Maker, name: str, game: Game, luck: Generator) -> Action:
    """Ask a fresh bot, on a copy for its seat, as tables do; seeds come cheaper than there.

    Where there is one answer nobody is asked.
    """
    legal = game.legal_actions()
    if len(legal) == 1:
        return legal[0]
    try:
        bot = make_with(maker, name, luck.word())
        action = bot.choose(game.clone(seed=luck.word(), seat=game.seat))
    except BrokenBot:
        raise
    except Exception as error:
        raise BotFailed(bot=name, reason=type(error).__name__) from error
    if action not in legal:
        raise BotPlaysIllegally(bot=name, action=str(action)[:60])
    return action
