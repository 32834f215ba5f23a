"""One game between bots: nothing is recorded but how it ended, and who broke down."""

from __future__ import annotations

import time
from dataclasses import dataclass

from karak.bots.errors import BrokenBot
from karak.bots.levels import find_maker
from karak.games.api import new_game
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.lab.pairing import Pairing
from karak.lab.worker import Pulse, Task
from karak.table.botplay import ask_maker
from karak.table.errors import BotFailed, BotPlaysIllegally

RAISED = "raised"
ILLEGAL = "illegal"
ENDLESS = "endless"
MOST_DECISIONS = 100_000


@dataclass(frozen=True)
class Match(Task):
    """The games of a pairing; each is the one that a table with its heroes and seed would play."""

    pairing: Pairing

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game and tell how it ended."""
        began = time.process_time()
        pairing = self.pairing
        bots = pairing.bots(number)
        heroes = pairing.heroes(number)
        opened = new_game(pairing.game, heroes=heroes, seed=pairing.game_seed(number))
        game = opened.clone()
        told = _play(game, bots, pulse)
        seconds = round(time.process_time() - began, 4)
        return {"heroes": heroes, **told, "seconds": seconds}


def _play(game: Game, bots: list[str], pulse: Pulse) -> Data:
    makers = [find_maker(bot) for bot in bots]
    decisions = 0
    try:
        while not game.over and decisions < MOST_DECISIONS:
            seat = game.seat
            pulse.beat(seat)
            game.apply(ask_maker(makers[seat], bots[seat], game, decisions))
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
    }


def fault_data(kind: str, seat: int | None, bots: list[str], what: str = "") -> Data:
    """Tell why a game broke off, by the fault of the bot on a seat or of nobody."""
    bot = "" if seat is None else bots[seat]
    return {"fault": kind, "by": seat, "bot": bot, "what": what}
