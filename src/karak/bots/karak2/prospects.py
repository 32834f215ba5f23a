"""What battles hold for a hero of Karak 2: the best dice to send, by exact odds (K2.B1)."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.worth import (
    caution,
    felling_general,
    gaining,
    prize_of,
)
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import weapon_bonus
from karak.games.karak2.entering import WEAKEST
from karak.games.karak2.pieces import ARMIES, FIREBALL, NO_ARMIES, UNITS, Army
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
GENERAL_WOUND: Final = 1
MOST_WOUNDS: Final = 3
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
class Taste:
    """What losses cost a player: units by kind, wounds by number, a Fireball; and odds it likes."""

    def __init__(
        self, units: list[float], wounds: list[float], fireball: float, good: float
    ) -> None:
        self.units: Final = units
        self.wounds: Final = wounds
        self.fireball: Final[float] = fireball
        self.good: Final[float] = good


@final
class Odds:
    """For each choice of dice: the chance to win with none, one, two … Fireballs, and the loss.

    The chances of all choices are in one list.
    """

    def __init__(self, prospects: Prospects, needed: int) -> None:
        self.wins: Final[list[float]] = []
        self.losses: Final[list[float]] = []
        dice, again = prospects.dice, prospects.again
        for sent in prospects.sends:
            odds = dice.battle(sent, needed, again)
            self.wins.append(odds.win)
            for used in range(1, prospects.fireballs + 1):
                self.wins.append(dice.battle(sent, needed - used * prospects.each, again).win)
            self.losses.append(prospects.loss(odds, 0))
            if odds.win >= SURE:
                break


@final
class Prospects:
    """A hero's army, weapons and Fireballs at one moment, asked about battles.

    Dice that cannot be lost are always sent; the others one after the other, those first that
    bring most swords for what losing them costs.
    """

    def __init__(self, game: State, me: Ruler, taste: Taste) -> None:
        self.game = game
        self.me = me
        self.taste: Final = taste
        self.hero: Final = me.hero
        self.units = me.units
        self.pack = me.pack
        self.hearts: Final = me.hearts
        self.victory: Final = me.victory
        self.buildings = me.buildings
        self.amulets = game.amulets
        self.caution: Final[float] = caution(game)
        self.dice: Final[BattleDice] = dice_of(game.figures)
        self.again: Final[int] = second_roll(me)
        self.bonus: Final[int] = weapon_bonus(game, me)
        self.fireballs: Final[int] = count_of(me.pack, FIREBALL)
        self.each: Final[int] = game.figures.bonuses[FIREBALL.index]
        self.costs: Final = taste.units
        self.fireball_cost: Final[float] = taste.fireball
        self.gains: Final[list[float]] = gaining(game, me)
        self.sends: Final[list[list[int]]] = self._sends()
        self.expected: Final[dict[int, float]] = {}
        self._generals: Final[dict[int, Plan]] = {}
        self._meetings: Final[dict[int, float]] = {}
        self._against: Final[dict[int, Odds]] = {}

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
            cost += odds.wounds[skulls] * self.taste.wounds[skulls + extra]
        return cost

    def against(self, strength: int) -> Odds:
        """Give the odds of each choice of dice against a strength; asked for again and again."""
        found = self._against.get(strength)
        if found is None:
            found = Odds(self, strength - self.bonus)
            self._against[strength] = found
        return found

    def plan(self, strength: int, prize: float) -> Plan:
        """Find the best dice against armies: enough for good odds, with the least loss."""
        best = 0
        best_win = 0.0
        best_worth = -1000.0
        odds = self.against(strength)
        for i in range(len(odds.losses)):
            win, worth = self.weigh(odds.wins, i * (self.fireballs + 1), odds.losses[i], prize)
            if worth > best_worth:
                best = i
                best_win = win
                best_worth = worth
            if win >= 1.0:
                break
        return Plan(self.sends[best], best_win, best_worth)

    def weigh(
        self, wins: list[float], first: int, loss: float, prize: float
    ) -> tuple[float, float]:
        """Give the chance to win with all Fireballs that are worth it, and what that is worth."""
        win = wins[first]
        worth = win * prize - loss
        for used in range(1, self.fireballs + 1):
            left = prize - used * self.taste.fireball
            if left <= 0.0:
                break
            more = wins[first + used]
            worth += (more - win) * left
            win = more
        good = self.taste.good
        if win < good:
            worth -= win * prize * (1.0 - win / good)
        return win, worth

    def sending(self, sent: list[int], strength: int, prize: float) -> tuple[float, float]:
        """Give the chance to win with these dice, and what that is worth."""
        needed = strength - self.bonus
        wins = [
            self.dice.battle(sent, needed - used * self.each, self.again).win
            for used in range(self.fireballs + 1)
        ]
        loss = self.loss(self.dice.battle(sent, needed, self.again), 0)
        return self.weigh(wins, 0, loss, prize)

    def general(self, praetorians: int) -> Plan:
        """Find the best dice against the General; what was counted once is kept."""
        prize = felling_general(self.game, self.me)
        key = MOST_WORTH * praetorians + int(prize)
        found = self._generals.get(key)
        if found is None:
            found = self._against_general(praetorians, prize)
            self._generals[key] = found
        return found

    def _against_general(self, praetorians: int, prize: float) -> Plan:
        """Weigh winning, losses, and weakening him (K2.D2 to K2.D5)."""
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
        if plan.win < LEAST_ODDS * self.caution:
            return min(plan.worth, WEAKENING_WORTH)
        return plan.worth

    def meeting(self, armies: tuple[Army, ...]) -> float:
        """Say what entering a hex with these armies is worth; what was counted once is kept."""
        key = 0
        for army in armies:
            key = (len(ARMIES) + 1) * key + army.index + 1
        found = self._meetings.get(key)
        if found is None:
            found = self._met(armies)
            self._meetings[key] = found
        return found

    def _met(self, armies: tuple[Army, ...]) -> float:
        """Add up what claws and battle bring (K2.M5, K2.A.SCT2)."""
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
