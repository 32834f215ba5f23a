"""What a hero is: typed hooks that the rules ask. The base answers for one without abilities.

A hero is one object for all games: what changes during a game is kept by `Adventurer`.
A cursed hero (K1.C2) is treated as `PLAIN`, so no rule ever asks about the curse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from karak.kernel.game import NO_ACTIONS

if TYPE_CHECKING:
    from karak.games.karak1.adventurer import Adventurer
    from karak.games.karak1.fight import Fight
    from karak.games.karak1.state import State
    from karak.kernel.actions import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Hero:
    """A hero by name; override the hooks that its abilities change."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    # The turn, moving and exploring

    def begins_turn(self, game: State, me: Adventurer) -> None:
        """Do what the hero does at the start of each turn it plays (K1.T5)."""

    def walks_through_walls(self, game: State, me: Adventurer) -> bool:
        """Say whether steps between discovered tiles need no opening (K1.M1)."""
        return False

    def passes_monsters(self, game: State, me: Adventurer) -> bool:
        """Say whether entering a monster's tile leaves the choice to fight (K1.M2)."""
        return False

    def tokens_drawn(self, game: State, me: Adventurer) -> int:
        """Say how many tokens are drawn for a room; one of them is laid (K1.E4)."""
        return 1

    # Fighting

    def fight_bonus(self, game: State, me: Adventurer) -> int:
        """Give what the hero adds to the attack of a fight that begins now (K1.F1)."""
        return 0

    def keeps_die(self, die: int) -> bool:
        """Say whether a rolled die stands (K1.F8)."""
        return True

    def may_roll_again(self, fight: Fight) -> bool:
        """Say whether both dice may be rolled a second time (K1.F8)."""
        return False

    def may_sacrifice(self, fight: Fight) -> bool:
        """Say whether a heart may be turned for the attack (K1.F8)."""
        return False

    def keeps_flames(self) -> bool:
        """Say whether used magic flames stay (K1.F5)."""
        return False

    def wins_ties(self) -> bool:
        """Say whether an equal attack is a victory (K1.F4)."""
        return False

    def returns_at_fountain(self) -> bool:
        """Say whether the hero returns at a fountain when its last heart goes (K1.H1)."""
        return False

    def goes_on_after(self, fight: Fight) -> bool:
        """Say whether the turn may go on after this fight (K1.T2)."""
        return False

    # Abilities of its own, used in the free turn

    def own_actions(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        """List what its abilities add to the free turn now; `use ability n` is for plug-ins."""
        return NO_ACTIONS

    def perform(self, game: State, me: Adventurer, action: Action) -> None:
        """Carry out one of its own actions; then the turn goes on, ends, or a choice is asked."""

    def own_choices(self, game: State, me: Adventurer) -> tuple[Action, ...]:
        """List the answers (`choose n`) to the choice it asked for with `game.ask_hero()`."""
        return NO_ACTIONS

    def choose(self, game: State, me: Adventurer, action: Action) -> None:
        """Carry out the choice it asked for."""

    def __repr__(self) -> str:
        """Show the name."""
        return self.name


PLAIN: Final[Hero] = Hero("plain")
