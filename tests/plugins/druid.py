"""Morwenna the Druid: a seventh hero, from outside the package."""

from karak.games.karak1.actions import CHOOSE, USE_ABILITY
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.events import AbilityUsed
from karak.games.karak1.fight import Fight
from karak.games.karak1.hero import Hero
from karak.games.karak1.state import State
from karak.kernel.actions import Action

GATHER, BREW = USE_ABILITY[:2]
STRENGTHEN, HASTEN = CHOOSE[:2]
HERBS = 2


class Druid(Hero):
    """Herbalist and Heart of the Forest; `charges` counts the herbs she carries."""

    def own_actions(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        """On a fountain she may gather herbs; with a herb and a use for it she may brew."""
        offered: list[Action] = []
        if me.charges < HERBS and game.board.tiles[me.site].heals:
            offered.append(GATHER)
        if me.charges > 0 and self.own_choices(game, me):
            offered.append(BREW)
        return tuple(offered)

    def perform(self, game: State, me: Adventurer, action: Action) -> None:
        """Gathering ends her turn; brewing asks what for."""
        if game.recorder is not None:
            game.tell(AbilityUsed(me.seat, action.arg + 1))
        if action is GATHER:
            me.charges = HERBS
            game.turn_is_over()
        else:
            game.ask_hero()

    def own_choices(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        """A herb gives one heart back, or one of this turn's steps."""
        offered: list[Action] = []
        if me.hearts < game.figures.hearts:
            offered.append(STRENGTHEN)
        if game.steps_left < game.figures.steps:
            offered.append(HASTEN)
        return tuple(offered)

    def choose(self, game: State, me: Adventurer, action: Action) -> None:
        """Use up a herb; the turn goes on."""
        me.charges -= 1
        if action is STRENGTHEN:
            me.hearts += 1
        else:
            game.steps_left += 1
        game.turn_goes_on()

    def fight_bonus(self, game: State, me: Adventurer) -> int:
        """One more while she has all her herbs."""
        return 1 if game.me.charges == HERBS else 0

    def goes_on_after(self, fight: Fight) -> bool:
        """Twins rolled: the forest lets her go on after the fight."""
        return fight.die1 == fight.die2
