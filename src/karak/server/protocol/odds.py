"""What the odds of a fight look like: a description, held against real fights by the tests."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from karak.server.protocol.game import Described
from karak.server.protocol.karak2 import UnitName

OddsMoment = Literal["ahead", "before-roll", "after-roll", "after-strike", "no-battle"]


class OddsAim(Described):
    """What the odds are best for: the prices of all that a fight may bring or cost."""

    name: str
    win: float
    heart: float
    fall: float
    spell: float
    units: dict[UnitName, float]
    weaken: float


class UnitOdds(Described):
    """The chance to lose none, one, two … of a kind of units, the average, the worst."""

    chances: list[float]
    lost: float
    worst: int


class FightChances(Described, omit_defaults=True):
    """How a fight may end. `wounds[n]` is the chance to lose n hearts; so are spells.

    The last four are told for battles of Karak 2 alone.
    """

    win: float
    tie: float
    lose: float
    wounds: list[float]
    hearts: float
    worst_hearts: int
    fall: float
    spells: list[float]
    spells_used: float
    value: float
    units: dict[UnitName, UnitOdds] | UnsetType = UNSET
    weaken: float | UnsetType = UNSET
    plague: float | UnsetType = UNSET
    healed: float | UnsetType = UNSET


class OddsOption(Described):
    """Something that can be done now, and the chances if everything after it is at its best."""

    action: str
    chances: FightChances


class OddsChoice(Described):
    """Unit dice to send into a battle of Karak 2, and the chances with them."""

    units: dict[UnitName, int]
    chances: FightChances


class OddsStep(Described):
    """What is best in Karak after the dice show so much together."""

    dice: int
    chance: float
    again: bool
    flames: int
    sacrifice: bool


class FightOdds(Described):
    """The odds of a fight at one moment; `chances` are those of the best way to go on."""

    game: Literal["karak", "karak2"]
    moment: OddsMoment
    aim: OddsAim
    foes: list[str]
    strength: int
    attack: int
    chances: FightChances
    options: list[OddsOption]
    best: str | None
    choices: list[OddsChoice]
    all_choices: bool
    best_choice: dict[UnitName, int] | None
    plan: list[OddsStep]
