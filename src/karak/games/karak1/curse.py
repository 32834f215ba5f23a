"""The curse (K1.C)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import CURSE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.events import CurseLaid, CurseLifted, CurseStayed
from karak.games.karak1.gear import take_reward
from karak.games.karak1.hero import PLAIN
from karak.games.karak1.state import NOBODY, State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action


def lay_curse(game: State, bearer: Adventurer) -> None:
    """Move the one curse to a hero, who has no abilities from now on (K1.C2, K1.C3).

    Whoever is cursed standing on a monster's tile owes it a fight (K1.A.THF4).
    """
    take_curse_off(game)
    game.cursed = bearer.seat
    bearer.abilities = PLAIN
    token = game.tokens[bearer.site]
    bearer.owes_fight = token is not None and token.fights


def lift_curse(game: State, bearer: Adventurer) -> None:
    """Free a healed hero from the curse, if it bears it (K1.C3)."""
    if game.cursed == bearer.seat:
        take_curse_off(game)
        if game.recorder is not None:
            game.tell(CurseLifted(bearer.seat))


def take_curse_off(game: State) -> None:
    """Lay the curse beside the board and give its bearer the abilities back."""
    if game.cursed != NOBODY:
        bearer = game.heroes[game.cursed]
        bearer.abilities = bearer.hero
        bearer.owes_fight = False
        game.cursed = NOBODY


@final
class ChooseBearer(Question[State]):
    """Who bears the curse after a mummy was beaten (K1.C1)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List everybody but the victor, and whoever bears it already."""
        return tuple(
            [
                CURSE[hero.seat]
                for hero in game.heroes
                if hero.seat != game.seat or hero.seat == game.cursed
            ]
        )

    def answer(self, game: State, action: Action) -> None:
        """Move the curse or let it stay; then comes the reward (K1.F11)."""
        bearer = game.heroes[action.arg]
        if bearer.seat == game.cursed:
            if game.recorder is not None:
                game.tell(CurseStayed(game.seat, bearer.seat))
        else:
            lay_curse(game, bearer)
            if game.recorder is not None:
                game.tell(CurseLaid(game.seat, bearer.seat))
        take_reward(game)


CHOOSE_BEARER: Final = ChooseBearer("choose-bearer", "K1.C1")
