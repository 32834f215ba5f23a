"""The greedy bot: takes what looks best from where it stands, and never thinks about the others."""

from __future__ import annotations

from typing import final

from karak.bots.bot import Bot
from karak.bots.karak1.abilities import ability_that_helps, best_choice
from karak.bots.karak1.choices import (
    choose_bearer,
    choose_hero,
    choose_token,
    leave_least,
    nearest_fountain,
    pick_up,
    turn_tile,
)
from karak.bots.karak1.fights import add_to_attack
from karak.bots.karak1.journey import Journey
from karak.bots.karak2.play import choose_in_karak2
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.exploring import CHOOSE_TOKEN, TURN_TILE
from karak.games.karak1.fighting import ADD_TO_ATTACK
from karak.games.karak1.gear import LEAVE_FOR_REWARD, MAKE_ROOM, PICK_UP
from karak.games.karak1.hearts import PORTAL_TO, RETURN_AT
from karak.games.karak1.preparing import CHOOSE_HERO
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.games.karak2.state import State as State2
from karak.kernel.actions import Action
from karak.kernel.game import Game


@final
class GreedyBot(Bot):
    """Fights when the odds are good, opens chests, heals when low, explores otherwise.

    The same position always gives the same move; games it does not know it plays in order.
    """

    def choose(self, game: Game) -> Action:
        """Choose by the question."""
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if isinstance(game, State2):
            return choose_in_karak2(game)
        if not isinstance(game, State):
            return legal[0]
        asking = game.asking
        me = game.me
        if asking is FREE_TURN:
            ability = ability_that_helps(game, me)
            return Journey(game, me).action() if ability is None else ability
        if asking is ADD_TO_ATTACK:
            fight = game.fight
            assert fight is not None
            return add_to_attack(game, fight)
        if asking is TURN_TILE:
            return turn_tile(game)
        if asking is CHOOSE_TOKEN:
            return choose_token(game, me)
        if asking is CHOOSE_BEARER:
            return choose_bearer(game)
        if asking is LEAVE_FOR_REWARD or asking is MAKE_ROOM:
            return leave_least(game, me)
        if asking is PICK_UP:
            return pick_up(game, me)
        if asking is PORTAL_TO or asking is RETURN_AT:
            return nearest_fountain(game, me)
        return choose_hero(game) if asking is CHOOSE_HERO else best_choice(game)
