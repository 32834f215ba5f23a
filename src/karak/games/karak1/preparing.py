"""Set-up (K1.S): seats and heroes; the rest is as in both games."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.state import State
from karak.games.shared.starting import ChooseHero, prepare


def set_up(game: State) -> None:
    """Seat everybody on the start tile, deal or choose heroes, roll (K1.S2, K1.S5, K1.S6)."""
    game.heroes = [
        Adventurer(seat, PLAIN, game.figures.hearts) for seat in range(game.setup.players)
    ]
    prepare(game, CHOOSE_HERO)


CHOOSE_HERO: Final = ChooseHero("choose-hero", "K1.S2")
