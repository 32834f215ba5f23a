"""What battles hold for a hero of Karak 2: the best dice to send, by exact odds (K2.B1)."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.worth import (
    FIREBALL_WORTH,
    caution,
    felling_general,
    gaining,
    prize_of,
    unit_costs,
    wound_cost,
)
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import weapon_bonus
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import FIREBALL, NO_ARMIES, UNITS, Army
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.items import count_of
from karak.odds.karak2 import (
    HERO_AGAIN,
    NOTHING_AGAIN,
    UNITS_AGAIN,
    BattleDice,
    BattleOdds,
    dice_of,
)

WEAKENING_WORTH: Final = 3.0
LEAST_ODDS: Final = 0.4
LITTLE: Final = 0.01
GOOD_ODDS: Final = 0.5
GENERAL_WOUND: Final = 1


@final
class Plan:
    """The dice to send into one battle, the chance to win so, and what it is worth."""

    def __init__(self, sent: list[int], win: float, worth: float) -> None:
        self.sent: Final = sent
        self.win: Final = win
        self.worth: Final = worth


@final
class Prospects:
    """A hero's army, weapons and Fireballs at one moment, asked about battles.

    Dice that cannot be lost are always sent; the others one after the other, those first that
    bring most swords for what losing them costs.
    """

    def __init__(self, game: State, me: Ruler) -> None:
        self.game: Final = game
        self.me: Final = me
        self.dice: Final[BattleDice] = dice_of(game.figures)
        self.again: Final[int] = second_roll(me)
        self.bonus: Final[int] = weapon_bonus(game, me)
        self.fireballs: Final[int] = count_of(me.pack, FIREBALL)
        self.each: Final[int] = game.figures.bonuses[FIREBALL.index]
        self.costs: Final[list[float]] = unit_costs(game, me)
        self.wounds: Final[list[float]] = [wound_cost(game, me, n) for n in range(4)]
        self.gains: Final[list[float]] = gaining(game, me)
        self.fireball_cost: Final[float] = FIREBALL_WORTH * caution(game)
        self.sends: Final[list[list[int]]] = self._sends()

    def _sends(self) -> list[list[int]]:
        """List the choices of dice, from the safe ones alone to all."""
        units = self.me.units
        sent = [0] * len(UNITS)
        order: list[int] = []
        for unit in range(len(UNITS)):
            if self.dice.deadly[unit] == 0.0:
                sent[unit] = units[unit]
            elif units[unit] > 0:
                order.append(unit)
        scores = [0.0] * len(UNITS)
        for unit in order:
            scores[unit] = self.dice.swords[unit] / (
                self.dice.deadly[unit] * self.costs[unit] + LITTLE
            )
        choices = [sent]
        while order:
            best = order[0]
            for unit in order:
                if scores[unit] > scores[best]:
                    best = unit
            order.remove(best)
            for _ in range(units[best]):
                sent = list(sent)
                sent[best] += 1
                choices.append(sent)
        return choices

    def loss(self, odds: BattleOdds, extra: int) -> float:
        """Add up what a battle costs in units and hearts."""
        cost = 0.0
        for unit in range(len(UNITS)):
            cost += odds.lost[unit] * self.costs[unit]
        for skulls in range(len(odds.wounds)):
            cost += odds.wounds[skulls] * self.wounds[skulls + extra]
        return cost

    def plan(self, strength: int, prize: float) -> Plan:
        """Find the best dice against armies: enough for good odds, with the least loss."""
        best = Plan(self.sends[0], 0.0, -1000.0)
        needed = strength - self.bonus
        good = GOOD_ODDS * caution(self.game)
        for sent in self.sends:
            odds = self.dice.battle(sent, needed, self.again)
            win = odds.win
            worth = win * prize - self.loss(odds, 0)
            for used in range(1, self.fireballs + 1):
                left = prize - used * self.fireball_cost
                if left <= 0.0:
                    break
                more = self.dice.battle(sent, needed - used * self.each, self.again).win
                worth += (more - win) * left
                win = more
            if win < good:
                worth -= win * prize * (1.0 - win / good)
            if worth > best.worth:
                best = Plan(sent, win, worth)
            if win >= 1.0:
                break
        return best

    def general(self, praetorians: int) -> Plan:
        """Find the best dice against the General; weakening him counts (K2.D2 to K2.D5)."""
        prize = felling_general(self.game, self.me)
        figures = self.game.figures
        needed = figures.general + praetorians - self.bonus - self.fireballs * self.each
        best = Plan(self.sends[0], 0.0, -1000.0)
        for sent in self.sends:
            odds = self.dice.battle(sent, needed, self.again)
            worth = odds.win * prize - (1.0 - odds.win) * self.loss(odds, GENERAL_WOUND)
            if praetorians > 0:
                ten = self.dice.battle(sent, figures.general - self.bonus, self.again).win
                worth += (max(ten, odds.win) - odds.win) * WEAKENING_WORTH
            if worth > best.worth:
                best = Plan(sent, odds.win, worth)
        return best

    def facing_general(self) -> float:
        """Say what going to the General is worth; poor odds only tempt late in the game."""
        removed = self.me.hero.praetorians_removed()
        plan = self.general(max(0, self.game.praetorians - removed))
        if plan.win < LEAST_ODDS * caution(self.game):
            return min(plan.worth, WEAKENING_WORTH)
        return plan.worth

    def meeting(self, armies: tuple[Army, ...]) -> float:
        """Say what entering a hex with these armies is worth (K2.M5, K2.A.SCT2)."""
        worth = 0.0
        strengths = self.game.figures.strengths
        before = 0
        if self.me.hero.beats_weakest():
            for i in range(len(armies)):
                if strengths[armies[i].index] == WEAKEST:
                    before = WEAKEST
                    worth += prize_of(self.game, self.me, armies[i : i + 1], self.gains, 0)
                    armies = armies[:i] + armies[i + 1 :]
                    break
        if not armies:
            return worth
        strength = 0
        for army in armies:
            strength += strengths[army.index]
        prize = prize_of(self.game, self.me, armies, self.gains, before)
        return worth + self.plan(strength, prize).worth


def second_roll(me: Ruler) -> int:
    """Ask the hero what it may roll again (K2.A.WAR1, K2.A.PRI1)."""
    trial = Battle(me, NO_ARMIES, 0, 0, False, 0)
    if me.hero.may_roll_units_again(trial):
        return UNITS_AGAIN
    return HERO_AGAIN if me.hero.may_roll_hero_again(trial) else NOTHING_AGAIN
