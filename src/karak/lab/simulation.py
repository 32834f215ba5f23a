"""One game of a study: played by bots, with everything taken down that a report tells of."""

from __future__ import annotations

import time
from dataclasses import dataclass

from karak.games.api import new_game
from karak.games.karak1.state import State as Karak1State
from karak.games.karak2.state import State as Karak2State
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import seeded
from karak.lab.following import Follower
from karak.lab.following1 import Karak1Follower
from karak.lab.following2 import Karak2Follower
from karak.lab.playing import play_followed
from karak.lab.pulse import Pulse
from karak.lab.study import Study
from karak.lab.worker import Task


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
        luck = seeded(study.bots_seed(number))
        told = play_followed(game, bots, follower_of(game, heroes), luck, pulse)
        seconds = round(time.process_time() - began, 4)
        return {"heroes": heroes, "bots": bots, **told, "seconds": seconds}


def follower_of(game: Game, heroes: list[str]) -> Follower:
    """Find who knows what the events of a title mean."""
    if isinstance(game, Karak1State):
        return Karak1Follower(game, heroes)
    assert isinstance(game, Karak2State)
    return Karak2Follower(game, heroes)
