"""One game between bots: nothing is recorded but how it ended, and who broke down."""

from __future__ import annotations

import time
from dataclasses import dataclass

from karak.bots.levels import find_maker
from karak.games.api import new_game
from karak.kernel.data import Data
from karak.lab.pairing import Pairing
from karak.lab.playing import play_out
from karak.lab.pulse import Pulse
from karak.lab.worker import Task
from karak.table.botplay import ask_maker


@dataclass(frozen=True)
class Match(Task):
    """The games of a pairing; each is the one that a table with its heroes and seed would play."""

    pairing: Pairing

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game and tell how it ended."""
        began = time.process_time()
        pairing = self.pairing
        bots = pairing.bots(number)
        makers = [find_maker(bot) for bot in bots]
        heroes = pairing.heroes(number)
        opened = new_game(pairing.game, heroes=heroes, seed=pairing.game_seed(number))
        game = opened.clone()

        def move(decision: int) -> None:
            game.apply(ask_maker(makers[game.seat], bots[game.seat], game, decision))

        told = play_out(game, bots, pulse, move)
        seconds = round(time.process_time() - began, 4)
        return {"heroes": heroes, **told, "seconds": seconds}
