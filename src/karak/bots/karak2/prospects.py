"""What battles hold for a hero of Karak 2: the best dice to send, by exact odds (K2.B1)."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.sends import UNCOUNTED, Sends
from karak.bots.karak2.worth import (
    Prizes,
    caution,
    felling_general,
    gains_of,
)
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import weapon_bonus
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import ARMIES, FIREBALL, NO_ARMIES, Army
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import count_of
from karak.odds.karak2 import (
    HERO_AGAIN,
    NOTHING_AGAIN,
    UNITS_AGAIN,
    dice_of,
)

WEAKENING_WORTH: Final = 3.0
LEAST_ODDS: Final = 0.4
GENERAL_WOUND: Final = 1
SURE: Final = 0.98
MOST_WORTH: Final = 1000


@final
class Plan:
    """The dice to send into one battle, the chance to win so, and what it is worth."""

    def __init__(self, sent: list[int], win: float, worth: float) -> None:
        self.sent: Final = sent
        self.win: Final = win
        self.worth: Final = worth


@final
class Prospects:
    """A hero's army, weapons and Fireballs at one moment, asked about battles."""

    def __init__(self, game: State, me: Ruler, sends: Sends) -> None:
        self.game = game
        self.me = me
        self.sends: Final = sends
        self.taste: Final = sends.taste
        self.hero: Final = me.hero
        self.units = me.units
        self.pack = me.pack
        self.hearts: Final = me.hearts
        self.victory: Final = me.victory
        self.buildings = me.buildings
        self.amulets = game.amulets
        self.caution: Final[float] = caution(game)
        self.dice: Final = sends.dice
        self.bonus: Final[int] = weapon_bonus(game, me)
        self.fireballs: Final[int] = count_of(me.pack, FIREBALL)
        self.each: Final[int] = game.figures.bonuses[FIREBALL.index]
        self.fireball_cost: Final[float] = sends.taste.fireball
        self.gains: Final[list[float]] = gains_of(game, me)
        self.prizes: Final[Prizes] = Prizes(game, me, self.gains)
        self.bag: list[int] | None = None
        self.tier = 0
        self.expecting = 0.0
        self.expected: Final[dict[int, float]] = {}
        self._general: Plan | None = None
        self._general_key = 0
        self._one: Final[list[float]] = [UNCOUNTED] * len(ARMIES)
        self._two: Final[list[float]] = [UNCOUNTED] * (len(ARMIES) * len(ARMIES))

    def hold_for(self, game: State, me: Ruler) -> bool:
        """Say whether all that was counted holds in another position too."""
        return (
            me.units is self.units
            and me.pack is self.pack
            and me.hearts == self.hearts
            and me.hero is self.hero
            and me.victory == self.victory
            and me.buildings == self.buildings
            and game.amulets is self.amulets
            and caution(game) == self.caution
            and dice_of(game.figures) is self.dice
        )

    def plan(self, strength: int, prize: float) -> Plan:
        """Find the best dice against armies: enough for good odds, with the least loss."""
        best, win, worth = self.weigh(strength, prize)
        return Plan(self.sends.choices[best], win, worth)

    def weigh(self, strength: int, prize: float) -> tuple[int, float, float]:
        """Find the best choice, its chance to win with all Fireballs worth it, and its worth."""
        needed = max(0, strength - self.bonus)
        ladders = self.sends.ladders
        good = self.taste.good
        best = 0
        best_win = 0.0
        best_worth = -1000.0
        for choice in range(len(ladders)):
            ladder = ladders[choice]
            bare = ladder.win(needed)
            win = bare
            worth = win * prize - self.sends.loss_of(choice, needed, 0)
            for used in range(1, self.fireballs + 1):
                left = prize - used * self.fireball_cost
                if left <= 0.0:
                    break
                more = ladder.win(needed - used * self.each)
                worth += (more - win) * left
                win = more
            if win < good:
                worth -= win * prize * (1.0 - win / good)
            if worth > best_worth:
                best = choice
                best_win = win
                best_worth = worth
            if bare >= SURE or win >= 1.0:
                break
        return best, best_win, best_worth

    def general(self, praetorians: int) -> Plan:
        """Find the best dice against the General; what was counted once is kept."""
        prize = felling_general(self.game, self.me)
        key = MOST_WORTH * praetorians + int(prize)
        found = self._general
        if found is None or key != self._general_key:
            found = self._against_general(praetorians, prize)
            self._general = found
            self._general_key = key
        return found

    def _against_general(self, praetorians: int, prize: float) -> Plan:
        """Weigh winning, losses, and weakening him (K2.D2 to K2.D5)."""
        figures = self.game.figures
        needed = figures.general + praetorians - self.bonus - self.fireballs * self.each
        ladders = self.sends.ladders
        best = 0
        best_win = 0.0
        best_worth = -1000.0
        for choice in range(len(ladders)):
            ladder = ladders[choice]
            win = ladder.win(needed)
            worth = win * prize - (1.0 - win) * self.sends.loss_of(choice, needed, GENERAL_WOUND)
            if praetorians > 0:
                ten = ladder.win(figures.general - self.bonus)
                worth += (max(ten, win) - win) * WEAKENING_WORTH
            if worth > best_worth:
                best = choice
                best_win = win
                best_worth = worth
        return Plan(self.sends.choices[best], best_win, best_worth)

    def facing_general(self) -> float:
        """Say what going to the General is worth; poor odds only tempt late in the game."""
        removed = self.me.hero.praetorians_removed()
        plan = self.general(max(0, self.game.praetorians - removed))
        if plan.win < LEAST_ODDS * self.caution:
            return min(plan.worth, WEAKENING_WORTH)
        return plan.worth

    def meeting(self, armies: tuple[Army, ...]) -> float:
        """Say what entering a hex with these armies is worth."""
        if len(armies) == 1:
            return self.meeting_one(armies[0])
        return self.meeting_two(armies[0], armies[1]) if len(armies) == 2 else self._met(armies)

    def meeting_one(self, army: Army) -> float:
        """Say what meeting one army is worth; what was counted once is kept."""
        worth = self._one[army.index]
        if worth == UNCOUNTED:
            worth = self._met((army,))
            self._one[army.index] = worth
        return worth

    def meeting_two(self, one: Army, other: Army) -> float:
        """Say what meeting two armies is worth; what was counted once is kept."""
        at = len(ARMIES) * one.index + other.index
        worth = self._two[at]
        if worth == UNCOUNTED:
            worth = self._met((one, other))
            self._two[at] = worth
        return worth

    def _met(self, armies: tuple[Army, ...]) -> float:
        """Add up what claws and battle bring (K2.M5, K2.A.SCT2)."""
        worth = 0.0
        strengths = self.game.figures.strengths
        before = 0
        if self.hero.beats_weakest():
            for i in range(len(armies)):
                if strengths[armies[i].index] == WEAKEST:
                    before = WEAKEST
                    worth += self.prizes.of(armies[i : i + 1], 0)
                    armies = armies[:i] + armies[i + 1 :]
                    break
        if not armies:
            return worth
        strength = 0
        for army in armies:
            strength += strengths[army.index]
        return worth + self.weigh(strength, self.prizes.of(armies, before))[2]


def second_roll(me: Ruler) -> int:
    """Ask the hero what it may roll again (K2.A.WAR1, K2.A.PRI1)."""
    trial = Battle(me, NO_ARMIES, 0, 0, False, 0)
    if me.hero.may_roll_units_again(trial):
        return UNITS_AGAIN
    return HERO_AGAIN if me.hero.may_roll_hero_again(trial) else NOTHING_AGAIN
