"""Set-up (K2.S): seats and heroes; the rest is as in both games."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.battle import NO_DICE
from karak.games.karak2.hero import PLAIN
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.starting import ChooseHero, prepare


def set_up(game: State) -> None:
    """Seat everybody at Karak Castle, deal or choose heroes, roll (K2.S1, K2.S2, K2.S7)."""
    game.heroes = [
        Ruler(seat, PLAIN, game.figures.hearts, NO_DICE) for seat in range(game.setup.players)
    ]
    prepare(game, CHOOSE_HERO)


CHOOSE_HERO: Final = ChooseHero("choose-hero", "K2.S1")
