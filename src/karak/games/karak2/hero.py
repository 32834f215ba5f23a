"""What a hero is: typed hooks that the rules ask. The base answers for one without abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from karak.kernel.game import NO_ACTIONS

if TYPE_CHECKING:
    from karak.games.karak2.battle import Battle
    from karak.games.karak2.ruler import Ruler
    from karak.games.karak2.state import State
    from karak.kernel.actions import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A hero by name; override the hooks that its abilities change."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    # Set-up, exploring, entering

    def first_units(self) -> list[int]:
        """Give the unit dice the hero begins with, by kind."""
        return [0, 0, 0, 0, 0, 0]

    def hexes_drawn(self) -> int:
        """Say how many hexes are drawn for exploring; one of them is laid (K2.M3)."""
        return 1

    def more_armies_drawn(self) -> int:
        """Say how many army tokens are drawn besides those needed, and put back (K2.M4)."""
        return 0

    def beats_weakest(self) -> bool:
        """Say whether an army of strength 1 falls without a battle (K2.M5)."""
        return False

    def praetorians_removed(self) -> int:
        """Say how many Praetorians go before a battle with the General (K2.D1)."""
        return 0

    # Battle

    def may_roll_units_again(self, battle: Battle) -> bool:
        """Say whether all used unit dice may be rolled a second time (K2.B9)."""
        return False

    def may_roll_hero_again(self, battle: Battle) -> bool:
        """Say whether the hero die may be rolled a second time (K2.B9)."""
        return False

    def hearts_for_lost(self, lost: int) -> int:
        """Give the hearts that so many lost units bring back (K2.B9)."""
        return 0

    def plunders(self) -> bool:
        """Say whether the hero gathers after a victory (K2.B9)."""
        return False

    # The city

    def saves_when_building(self) -> bool:
        """Say whether city and buildings cost one resource less (K2.N3, K2.N4)."""
        return False

    # Moves, actions and free abilities of its own

    def own_moves(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """List what its abilities offer instead of a normal move."""
        return NO_ACTIONS

    def own_actions(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """List what its abilities offer as an action."""
        return NO_ACTIONS

    def own_free(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """List what its abilities offer for no action (K2.T6)."""
        return NO_ACTIONS

    def perform(self, game: State, me: Ruler, action: Action) -> None:
        """Carry out one of its own; then the turn goes on, ends, or a choice is asked."""

    def own_choices(self, game: State, me: Ruler) -> tuple[Action, ...]:
        """List the answers (`choose n`) to the choice it asked for with `game.ask_hero()`."""
        return NO_ACTIONS

    def choose(self, game: State, me: Ruler, action: Action) -> None:
        """Carry out the choice it asked for."""

    def __repr__(self) -> str:
        """Show the name."""
        return self.name


PLAIN: Final[Hero] = Hero("plain")
