"""One battle with one choice of dice, solved backwards (K2.B9).

After the roll whoever may rolls units or hero die again, once; then come Fireballs, and after the
strike Protection. So first comes what skulls cost (`losses`), then what an attack brings, then
whether a second roll is worth more. Against armies the worth of a strike is what its swords
bring less what its skulls cost: the two can be added up apart, and only the question whether to
roll again needs both. The General spares whoever beats him, so there all is looked at together.
"""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.aftermath import PLAGUE_SKULLS
from karak.odds.aims import Aim, is_better
from karak.odds.chances import Chances
from karak.odds.losses import HERO_SKULLS, Loss, Losses
from karak.odds.means2 import HeroFaces, Means2
from karak.odds.rolls import Rolls

NOTHING: Final = -1e300
NO_CHANCES: Final[list[float]] = []


@final
class Attacks:
    """What each number of swords brings when Fireballs are used at their best.

    `won` is the best value with a victory, `not_won` without one, both before losses; an end that
    cannot be had is worth NOTHING. At least `fewest` Fireballs are used, at most `fireballs`.
    """

    def __init__(self, means: Means2, aim: Aim, most: int, fewest: int, fireballs: int) -> None:
        self.won: Final[list[float]] = []
        self.won_with: Final[list[int]] = []
        self.not_won: Final[list[float]] = []
        self.not_won_with: Final[list[int]] = []
        self.weakened: Final[list[bool]] = []
        for swords in range(most + 1):
            won = NOTHING
            won_with = 0
            not_won = NOTHING
            not_won_with = 0
            weakened = False
            for used in range(fewest, fireballs + 1):
                attack = swords + means.bonus + used * means.fireball
                price = aim.spell * used
                if attack >= means.strength:
                    if aim.win - price > won:
                        won = aim.win - price
                        won_with = used
                    continue
                weakens = means.weakens_at > 0 and attack >= means.weakens_at
                worth = (aim.weaken if weakens else 0.0) - price
                if worth > not_won:
                    not_won = worth
                    not_won_with = used
                    weakened = weakens
            self.won.append(won)
            self.won_with.append(won_with)
            self.not_won.append(not_won)
            self.not_won_with.append(not_won_with)
            self.weakened.append(weakened)

    def wins(self, swords: int) -> bool:
        """Say whether so many swords are best used for a victory over armies."""
        return not is_better(self.not_won[swords], self.won[swords])

    def gain(self, swords: int) -> float:
        """Give the most that so many swords bring against armies."""
        return max(self.won[swords], self.not_won[swords])


@final
class Program:
    """A roll is a state of skulls, a number of swords and a face of the hero die.

    `_ends` gathers the chance of each state of skulls beside each number of skulls on the hero
    die, `_won` and `_not_won` that of each number of swords.
    """

    def __init__(
        self,
        means: Means2,
        aim: Aim,
        faces: HeroFaces,
        losses: Losses,
        sent: list[int],
        rolls: Rolls,
        fewest: int,
        fireballs: int,
    ) -> None:
        most = rolls.most_swords + max(faces.swords)
        self.means: Final = means
        self.aim: Final = aim
        self.faces: Final = faces
        self.sent: Final = sent
        self.rolls: Final = rolls
        self.attacks: Final = Attacks(means, aim, most, fewest, fireballs)
        self.losses: Final[list[list[Loss]]] = [losses.of(key) for key in rolls.keys]
        self._ends: Final[list[float]] = [0.0] * (len(rolls.keys) * HERO_SKULLS)
        self._won: Final[list[float]] = [0.0] * (most + 1)
        self._not_won: Final[list[float]] = [0.0] * (most + 1)

    # Rolling

    def roll_all(self, units_again: bool, hero_again: bool) -> None:
        """Roll everything; whoever may rolls again where that is worth more than striking."""
        chances = self.faces.chances
        if not units_again and not hero_again:
            for face in range(len(chances)):
                self.roll_units(face, chances[face])
            return
        rolls = self.rolls
        units_worth = [NOTHING] * len(chances)
        units_left = [0.0] * len(chances)
        if units_again:
            units_worth = [self._worth_of_units(face) for face in range(len(chances))]
        gains = self._gains_of_hero() if hero_again and not self.means.general else NO_CHANCES
        hero_swords = [0.0] * len(rolls.swords)
        hero_states = [0.0] * len(rolls.keys)
        for state in range(len(rolls.keys)):
            hero_worth = self._worths_of_hero(state, gains) if hero_again else NO_CHANCES
            hero_left = [0.0] * len(hero_worth)
            for face in range(len(chances)):
                units_left[face] += self._end_row(
                    state, face, chances[face], units_worth[face], hero_worth, hero_left
                )
            for i in range(len(hero_left)):
                left = hero_left[i]
                if left > 0.0:
                    if self.means.general:
                        self.roll_hero(state, rolls.lows[state] + i, left)
                    else:
                        hero_swords[rolls.lows[state] + i] += left
                        hero_states[state] += left
        for face in range(len(chances)):
            if units_left[face] > 0.0:
                self.roll_units(face, units_left[face])
            if gains:
                self._end_apart(hero_swords, hero_states, face, chances[face])

    def roll_units(self, face: int, chance: float) -> None:
        """Roll the unit dice for the last time."""
        if not self.means.general:
            self._end_apart(self.rolls.swords, self.rolls.states, face, chance)
            return
        for state in range(len(self.rolls.keys)):
            self._end_row(state, face, chance, NOTHING, NO_CHANCES, NO_CHANCES)

    def roll_hero(self, state: int, swords: int, chance: float) -> None:
        """Roll the hero die for the last time."""
        faces = self.faces
        for face in range(len(faces.swords)):
            self.end(state, swords + faces.swords[face], face, chance * faces.chances[face])

    # What it is worth

    def _worth(self, state: int, swords: int, skulls: int) -> float:
        """Give the value of the best strike with so many swords and such skulls."""
        cost = self.losses[state][skulls].cost
        won = self.attacks.won[swords]
        if not self.means.general:
            won -= cost
        return max(won, self.attacks.not_won[swords] - cost)

    def _worth_of_units(self, face: int) -> float:
        """Give the value of rolling the unit dice for the last time."""
        rolls = self.rolls
        skulls = self.faces.skulls[face]
        swords = self.faces.swords[face]
        total = 0.0
        if not self.means.general:
            for shown in range(len(rolls.swords)):
                total += rolls.swords[shown] * self.attacks.gain(shown + swords)
            for state in range(len(rolls.keys)):
                total -= rolls.states[state] * self.losses[state][skulls].cost
            return total
        for state in range(len(rolls.keys)):
            row = rolls.rows[state]
            low = rolls.lows[state] + swords
            for i in range(len(row)):
                total += row[i] * self._worth(state, low + i, skulls)
        return total

    def _gains_of_hero(self) -> list[float]:
        """Give what rolling the hero die brings beside each number of swords."""
        faces = self.faces
        gains: list[float] = []
        for swords in range(len(self.rolls.swords)):
            total = 0.0
            for face in range(len(faces.swords)):
                total += faces.chances[face] * self.attacks.gain(swords + faces.swords[face])
            gains.append(total)
        return gains

    def _worths_of_hero(self, state: int, gains: list[float]) -> list[float]:
        """Give the value of rolling the hero die for the last time, for all rolls of a state."""
        faces = self.faces
        low = self.rolls.lows[state]
        length = len(self.rolls.rows[state])
        worths: list[float] = []
        if gains:
            cost = 0.0
            for face in range(len(faces.swords)):
                cost += faces.chances[face] * self.losses[state][faces.skulls[face]].cost
            return [gains[low + i] - cost for i in range(length)]
        for i in range(length):
            total = 0.0
            for face in range(len(faces.swords)):
                worth = self._worth(state, low + i + faces.swords[face], faces.skulls[face])
                total += faces.chances[face] * worth
            worths.append(total)
        return worths

    # How it ends

    def end(self, state: int, swords: int, face: int, chance: float) -> None:
        """Strike at the best, and note how it ends; the General beaten costs nothing (K2.D4)."""
        skulls = self.faces.skulls[face]
        cost = self.losses[state][skulls].cost if self.means.general else 0.0
        if is_better(self.attacks.not_won[swords] - cost, self.attacks.won[swords]):
            self._not_won[swords] += chance
        else:
            self._won[swords] += chance
            if self.means.general:
                return
        self._ends[state * HERO_SKULLS + skulls] += chance

    def _end_apart(
        self, by_swords: list[float], by_state: list[float], face: int, chance: float
    ) -> None:
        """End rolls against armies, by their swords and by their skulls."""
        swords = self.faces.swords[face]
        skulls = self.faces.skulls[face]
        for shown in range(len(by_swords)):
            here = chance * by_swords[shown]
            if self.attacks.wins(shown + swords):
                self._won[shown + swords] += here
            else:
                self._not_won[shown + swords] += here
        for state in range(len(by_state)):
            self._ends[state * HERO_SKULLS + skulls] += chance * by_state[state]

    def _end_row(
        self,
        state: int,
        face: int,
        chance: float,
        units_worth: float,
        hero_worth: list[float],
        hero_left: list[float],
    ) -> float:
        """End all rolls of a state beside a face, but for those that are better rolled again.

        Gives the chance of those whose units are; `hero_left` gathers those whose hero die is.
        """
        general = self.means.general
        won_worth = self.attacks.won
        not_won_worth = self.attacks.not_won
        won_here = self._won
        not_won_here = self._not_won
        skulls = self.faces.skulls[face]
        cost = self.losses[state][skulls].cost
        spared = cost if general else 0.0
        row = self.rolls.rows[state]
        low = self.rolls.lows[state] + self.faces.swords[face]
        hero_again = len(hero_worth) > 0
        may_roll = hero_again or units_worth > NOTHING
        units_left = 0.0
        suffered = 0.0
        for i in range(len(row)):
            here = chance * row[i]
            won = won_worth[low + i] + spared
            not_won = not_won_worth[low + i]
            if may_roll:
                worth = max(won, not_won) - cost
                if hero_again and is_better(hero_worth[i], max(worth, units_worth)):
                    hero_left[i] += here
                    continue
                if is_better(units_worth, worth):
                    units_left += here
                    continue
            if is_better(not_won, won):
                not_won_here[low + i] += here
                suffered += here
            else:
                won_here[low + i] += here
                if not general:
                    suffered += here
        self._ends[state * HERO_SKULLS + skulls] += suffered
        return units_left

    # Adding up

    def chances(self) -> Chances:
        """Add up all ends."""
        means = self.means
        attacks = self.attacks
        win = 0.0
        weaken = 0.0
        spells = [0.0] * (means.fireballs + 1)
        for swords in range(len(self._won)):
            win += self._won[swords]
            spells[attacks.won_with[swords]] += self._won[swords]
            spells[attacks.not_won_with[swords]] += self._not_won[swords]
            if attacks.weakened[swords]:
                weaken += self._not_won[swords]
        value = self.aim.win * win + self.aim.weaken * weaken
        for used in range(1, len(spells)):
            value -= self.aim.spell * used * spells[used]
        return self._with_losses(win, weaken, spells, value)

    def _with_losses(self, win: float, weaken: float, spells: list[float], value: float) -> Chances:
        """Add up hearts and units that are lost."""
        spared = win if self.means.general else 0.0
        wounds = [0.0] * (min(self.means.hearts, HERO_SKULLS) + 1)
        wounds[0] = spared
        units = [[0.0] * (count + 1) for count in self.sent]
        risked = [unit for unit in range(len(units)) if self.sent[unit] > 0]
        for unit in range(len(units)):
            units[unit][0] = spared if self.sent[unit] > 0 else 1.0
        fall = 0.0
        plague = 0.0
        healed = 0.0
        ends = self._ends
        for state in range(len(self.rolls.keys)):
            losses = self.losses[state]
            for skulls in range(HERO_SKULLS):
                chance = ends[state * HERO_SKULLS + skulls]
                if chance <= 0.0:
                    continue
                loss = losses[skulls]
                value -= chance * loss.cost
                wounds[loss.wounds] += chance
                healed += chance * loss.healed
                for unit in risked:
                    units[unit][loss.units[unit]] += chance
                if loss.fell:
                    fall += chance
                if skulls >= PLAGUE_SKULLS and not self.means.friendly:
                    plague += chance
        found = Chances(win, 0.0, max(0.0, 1.0 - win), wounds, spells, fall, value)
        found.units = units
        found.weaken = weaken
        found.plague = plague
        found.healed = healed
        return found
