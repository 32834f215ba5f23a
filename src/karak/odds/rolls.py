"""What the unit dice of Karak 2 may show: swords and skulls together, for each choice of dice."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.figures import FACES, Die

BITS: Final = 5
MOST_OF_A_KIND: Final = (1 << BITS) - 1
MOST_CELLS: Final = 400_000


@final
class SkullFace:
    """A way to be lost: the kind of unit, how many skulls the face shows, how often it comes.

    A kind with two skulls on a face has one with a single skull as well, if only for a die of
    which one skull is ignored (K2.I9).
    """

    def __init__(self, unit: int, skulls: int, chance: float) -> None:
        self.unit: Final = unit
        self.skulls: Final = skulls
        self.chance: Final = chance


@final
class Rolls:
    """All that the dice of one choice may show.

    A state is a number of dice with skulls for each of the skull faces, packed into one number
    (`keys`). `rows[state][n]` is the chance of that state with `lows[state] + n` swords; `states`
    and `swords` are the chances of each state and of each number of swords alone.
    """

    def __init__(self, keys: list[int], lows: list[int], rows: list[list[float]]) -> None:
        self.keys: Final = keys
        self.lows: Final = lows
        self.rows: Final = rows
        cells = 0
        most = 0
        for state in range(len(rows)):
            cells += len(rows[state])
            most = max(most, lows[state] + len(rows[state]))
        self.cells: Final = cells
        self.most_swords: Final[int] = most - 1
        states: list[float] = []
        swords = [0.0] * most
        for state in range(len(rows)):
            row = rows[state]
            low = lows[state]
            total = 0.0
            for i in range(len(row)):
                chance = row[i]
                total += chance
                swords[low + i] += chance
            states.append(total)
        self.states: Final = states
        self.swords: Final = swords


NO_DICE: Final = Rolls([0], [0], [[1.0]])


@final
class UnitDice:
    """The unit dice of one set of figures; what was worked out is kept for a while."""

    def __init__(self, dice: list[Die]) -> None:
        self.dice: Final = dice
        self.skull_faces: Final[list[SkullFace]] = []
        self.faces_of: Final[list[list[int]]] = []
        for unit in range(len(dice)):
            own: list[int] = []
            for skulls in range(1, max(dice[unit].skulls) + 1):
                count = sum([1 for shown in dice[unit].skulls if shown == skulls])
                own.append(len(self.skull_faces))
                self.skull_faces.append(SkullFace(unit, skulls, count / FACES))
            self.faces_of.append(own)
        self._known: Final[dict[int, Rolls]] = {}
        self._kinds: Final[list[list[Rolls]]] = [[NO_DICE] for _ in dice]
        self._cells = 0

    def forget(self) -> None:
        """Work everything out anew."""
        self._known.clear()
        self._cells = 0
        for kind in self._kinds:
            del kind[1:]

    def rolls(self, sent: list[int]) -> Rolls:
        """Give what these dice may show: those of all kinds but the last, beside those of it."""
        key = 0
        last = -1
        for unit in range(len(sent)):
            key = (key << BITS) + sent[unit]
            if sent[unit] > 0:
                last = unit
        if last < 0:
            return NO_DICE
        found = self._known.get(key)
        if found is None:
            others = list(sent)
            others[last] = 0
            found = beside(self.rolls(others), self.of_kind(last, sent[last]))
            if self._cells > MOST_CELLS:
                self.forget()
            self._known[key] = found
            self._cells += found.cells
        return found

    def of_kind(self, unit: int, count: int) -> Rolls:
        """Give what so many dice of one kind may show: one more than one less."""
        known = self._kinds[unit]
        while len(known) <= count:
            known.append(self._with_die(known[-1], unit))
        return known[count]

    def state_of(self, kinds: list[int], faces: list[int]) -> int:
        """Pack the skulls of rolled dice as the states of rolls are packed."""
        key = 0
        for i in range(len(kinds)):
            skulls = self.dice[kinds[i]].skulls[faces[i]]
            for number in self.faces_of[kinds[i]]:
                if self.skull_faces[number].skulls == skulls:
                    key += 1 << (BITS * number)
        return key

    def _with_die(self, fewer: Rolls, unit: int) -> Rolls:
        """Add one die to all that the others may show."""
        die = self.dice[unit]
        most = max(die.swords)
        shown = [0] * (most + 1)
        for face in range(FACES):
            if die.skulls[face] == 0:
                shown[die.swords[face]] += 1
        least = 0
        while least <= most and shown[least] == 0:
            least += 1
        while most > least and shown[most] == 0:
            most -= 1
        growing = _Growing()
        if least < len(shown):
            for state in range(len(fewer.keys)):
                row = fewer.rows[state]
                low = fewer.lows[state] + least
                growing.make_room(fewer.keys[state], low, len(row) + most - least)
        own = [each for each in self.faces_of[unit] if self.skull_faces[each].chance > 0.0]
        for number in own:
            for state in range(len(fewer.keys)):
                key = fewer.keys[state] + (1 << (BITS * number))
                growing.make_room(key, fewer.lows[state], len(fewer.rows[state]))
        growing.lay_out()
        for swords in range(least, len(shown)):
            if shown[swords] > 0:
                chance = shown[swords] / FACES
                for state in range(len(fewer.keys)):
                    low = fewer.lows[state] + swords
                    growing.add(fewer.keys[state], low, fewer.rows[state], chance)
        for number in own:
            chance = self.skull_faces[number].chance
            for state in range(len(fewer.keys)):
                key = fewer.keys[state] + (1 << (BITS * number))
                growing.add(key, fewer.lows[state], fewer.rows[state], chance)
        return Rolls(growing.keys, growing.lows, growing.rows)


def beside(some: Rolls, others: Rolls) -> Rolls:
    """Roll dice of different kinds together: every state of the one beside every other."""
    keys: list[int] = []
    lows: list[int] = []
    rows: list[list[float]] = []
    for one in range(len(some.keys)):
        first = some.rows[one]
        for other in range(len(others.keys)):
            second = others.rows[other]
            if len(first) == 1:
                row = [first[0] * chance for chance in second]
            elif len(second) == 1:
                row = [chance * second[0] for chance in first]
            else:
                row = [0.0] * (len(first) + len(second) - 1)
                for i in range(len(first)):
                    chance = first[i]
                    for k in range(len(second)):
                        row[i + k] += chance * second[k]
            keys.append(some.keys[one] + others.keys[other])
            lows.append(some.lows[one] + others.lows[other])
            rows.append(row)
    return Rolls(keys, lows, rows)


@final
class _Growing:
    """Rows while a die is added: first their room, then what is in them."""

    def __init__(self) -> None:
        self.keys: Final[list[int]] = []
        self.lows: Final[list[int]] = []
        self.highs: Final[list[int]] = []
        self.rows: list[list[float]] = []
        self._places: Final[dict[int, int]] = {}

    def make_room(self, key: int, low: int, length: int) -> None:
        """Make room for a row."""
        place = self._places.get(key, -1)
        if place < 0:
            self._places[key] = len(self.keys)
            self.keys.append(key)
            self.lows.append(low)
            self.highs.append(low + length)
        else:
            self.lows[place] = min(self.lows[place], low)
            self.highs[place] = max(self.highs[place], low + length)

    def lay_out(self) -> None:
        """Begin with empty rows."""
        self.rows = [
            [0.0] * (self.highs[place] - self.lows[place]) for place in range(len(self.keys))
        ]

    def add(self, key: int, low: int, row: list[float], chance: float) -> None:
        """Add a row, moved by swords and weighed by a chance."""
        place = self._places[key]
        into = self.rows[place]
        start = low - self.lows[place]
        for i in range(len(row)):
            into[start + i] += chance * row[i]
