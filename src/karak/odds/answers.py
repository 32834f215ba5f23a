"""What somebody is told who asks for odds: chances, the choices still open, and the best one."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.pieces import UNITS
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.odds.aims import Aim, is_better
from karak.odds.chances import Chances

AHEAD: Final = "ahead"
BEFORE_ROLL: Final = "before-roll"
AFTER_ROLL: Final = "after-roll"
AFTER_STRIKE: Final = "after-strike"
NO_BATTLE: Final = "no-battle"


@final
class Option:
    """Something that can be done now, and the chances if everything after it is at its best."""

    def __init__(self, action: Action, chances: Chances) -> None:
        self.action: Final = action
        self.chances: Final = chances

    def as_data(self) -> Data:
        """Give it as plain data."""
        return {"action": self.action.text, "chances": self.chances.as_data()}

    def __repr__(self) -> str:
        """Show both."""
        return f"<{self.action.text}: {self.chances!r}>"


@final
class Choice:
    """Unit dice to send into a battle (K2.B1), by kind, and the chances with them."""

    def __init__(self, sent: list[int], chances: Chances) -> None:
        self.sent: Final = sent
        self.chances: Final = chances

    def as_data(self) -> Data:
        """Give it as plain data."""
        return {"units": named_units(self.sent), "chances": self.chances.as_data()}

    def __repr__(self) -> str:
        """Show both."""
        return f"<{named_units(self.sent)}: {self.chances!r}>"


@final
class Step:
    """What is best after a first roll of two dice: roll again, or strike with what is added."""

    def __init__(self, dice: int, chance: float, again: bool, flames: int, heart: bool) -> None:
        self.dice: Final = dice
        self.chance: Final = chance
        self.again: Final = again
        self.flames: Final = flames
        self.heart: Final = heart

    def as_data(self) -> Data:
        """Give it as plain data."""
        return {
            "dice": self.dice,
            "chance": self.chance,
            "again": self.again,
            "flames": self.flames,
            "sacrifice": self.heart,
        }


@final
class Odds:
    """The odds of one fight, at one moment, for one aim.

    `chances` are those of the best way to go on. `options` are the actions that the game offers
    now, `choices` the unit dice that may be sent, `plan` what to do after each roll in Karak.
    `all_choices` is false where there are too many to look at.
    """

    def __init__(
        self, game: str, moment: str, aim: Aim, foes: list[str], strength: int, attack: int
    ) -> None:
        self.game: Final = game
        self.moment: Final = moment
        self.aim: Final = aim
        self.foes: Final = foes
        self.strength: Final = strength
        self.attack: Final = attack
        self.options: list[Option] = []
        self.choices: list[Choice] = []
        self.all_choices = True
        self.plan: list[Step] = []
        self.chances = Chances(1.0, 0.0, 0.0, [1.0], [1.0], 0.0, aim.win)

    @property
    def best(self) -> Option | None:
        """The best action now; of equal ones the last, which spends least."""
        best: Option | None = None
        for option in self.options:
            if best is None or not is_better(best.chances.value, option.chances.value):
                best = option
        return best

    @property
    def best_choice(self) -> Choice | None:
        """The best unit dice to send; of equal choices the one with fewer."""
        best: Choice | None = None
        for choice in self.choices:
            if (
                best is None
                or is_better(choice.chances.value, best.chances.value)
                or (
                    sum(choice.sent) < sum(best.sent)
                    and not is_better(best.chances.value, choice.chances.value)
                )
            ):
                best = choice
        return best

    def as_data(self) -> Data:
        """Give all of it as plain data, ready for JSON."""
        best, best_choice = self.best, self.best_choice
        return {
            "game": self.game,
            "moment": self.moment,
            "aim": self.aim.as_data(),
            "foes": list(self.foes),
            "strength": self.strength,
            "attack": self.attack,
            "chances": self.chances.as_data(),
            "options": [option.as_data() for option in self.options],
            "best": None if best is None else best.action.text,
            "choices": [choice.as_data() for choice in self.choices],
            "all_choices": self.all_choices,
            "best_choice": None if best_choice is None else named_units(best_choice.sent),
            "plan": [step.as_data() for step in self.plan],
        }

    def __repr__(self) -> str:
        """Show whom it is about, and the chances."""
        return f"Odds({', '.join(self.foes)} {self.strength}, {self.moment}: {self.chances!r})"


def named_units(sent: list[int]) -> Data:
    """Name the units of a choice, those that are none left out."""
    return {UNITS[unit]: sent[unit] for unit in range(len(sent)) if sent[unit] > 0}
