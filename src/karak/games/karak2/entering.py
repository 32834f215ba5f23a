"""Entering a hex: claws, armies, the General, or nothing (K2.M5, K2.M9, K2.A.SCT2)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import CLAW
from karak.games.karak2.army import raise_victory
from karak.games.karak2.battle_events import ArmyClawed
from karak.games.karak2.battling import begin_battle, begin_general_battle
from karak.games.karak2.gear import gain_rewards
from karak.games.karak2.pieces import ARMIES, Army
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action

WEAKEST: Final = 1


def arrive(hero: Ruler, site: int) -> None:
    """Put a hero on a hex and remember where it came from (K2.B4)."""
    hero.came_from = hero.site
    hero.site = site


def enter(game: State) -> None:
    """Meet what is on the hex; if there is nobody, the action of the move is still to be had."""
    me = game.me
    if me.site == game.general_site:
        begin_general_battle(game)
    elif not game.armies[me.site]:
        game.turn_goes_on()
    elif me.hero.beats_weakest() and weakest(game):
        game.put_question_unless_forced(CLAW_WHICH)
    else:
        begin_battle(game)


def weakest(game: State) -> list[Army]:
    """Find the armies of strength 1 on the hero's hex, one of each kind."""
    here = game.armies[game.me.site]
    return [
        army for army in ARMIES if army in here and game.figures.strengths[army.index] == WEAKEST
    ]


@final
class ClawWhich(Question[State]):
    """Which of two weak armies falls without a battle (K2.A.SCT2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the weak armies."""
        return tuple(CLAW[army.index] for army in weakest(game))

    def answer(self, game: State, action: Action) -> None:
        """Beat it: reward and glory as usual (K2.A.SCT2, K2.A.SCT4)."""
        army = ARMIES[action.arg]
        site = game.me.site
        left = list(game.armies[site])
        left.remove(army)
        game.put_armies(site, tuple(left))
        game.clawed = game.figures.strengths[army.index]
        game.clawing = True
        if game.recorder is not None:
            game.tell(ArmyClawed(game.seat, army.name, site))
        raise_victory(game, game.clawed)
        gain_rewards(game, (army,))


def after_claws(game: State) -> None:
    """Fight whoever is left; if nobody is, there was no battle (K2.A.SCT3)."""
    game.clawing = False
    if game.armies[game.me.site]:
        begin_battle(game)
    else:
        game.clawed = 0
        game.turn_goes_on()


CLAW_WHICH: Final = ClawWhich("claw-which", "K2.A.SCT2")
