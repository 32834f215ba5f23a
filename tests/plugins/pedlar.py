"""Brida the Pedlar: a seventh hero for Karak 2, from outside the package."""

from karak.games.karak2.actions import CHOOSE, USE_ABILITY
from karak.games.karak2.battle import Battle
from karak.games.karak2.entering import arrive, enter
from karak.games.karak2.gear import gain_resource
from karak.games.karak2.healing import give_hearts, is_hurt
from karak.games.karak2.hero import Hero
from karak.games.karak2.pieces import FOOD, RESOURCES
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.kernel.actions import Action
from karak.kernel.game import NO_ACTIONS

WALK_HOME, TRADE, EAT = USE_ABILITY[:3]
CASTLE_SITE = 0
FEWEST_TRADES = 3


class Pedlar(Hero):
    """Short Cut, Barter and Provisions; `charges` counts how often she has traded."""

    def own_moves(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Short Cut: once in a turn, instead of a normal move, back to Karak Castle."""
        return NO_ACTIONS if game.ran or me.site == CASTLE_SITE else (WALK_HOME,)

    def own_actions(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Barter: an action brings a resource of her choice."""
        return (TRADE,)

    def own_free(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Provisions: for one food she gets a heart back at any time in her turn."""
        return (EAT,) if is_hurt(game, me) and me.resources[FOOD] > 0 else NO_ACTIONS

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        """Walk home, ask what to trade for, or eat."""
        if action is WALK_HOME:
            game.ran = True
            game.moved = True
            arrive(me, CASTLE_SITE)
            enter(game)
        elif action is TRADE:
            game.ask_hero()
        else:
            me.change_resource(FOOD, -1)
            give_hearts(game, me, 1)
            game.turn_goes_on()

    def own_choices(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """Any of the resources."""
        return CHOOSE[: len(RESOURCES)]

    def choose(self, game: State, me: Ruler, action: Action) -> None:
        """Take it; the action is done."""
        me.charges += 1
        gain_resource(game, action.arg, 1)
        game.action_is_done()

    def may_roll_hero_again(self, battle: Battle) -> bool:
        """Experienced after a few trades, she may roll the hero die again."""
        return battle.me.charges >= FEWEST_TRADES
