"""A small network that judges positions of Karak: how things go together, learned by playing.

It looks at each seat with what counts most about its rivals and what is common to all. One layer
of units that grow less and less (x / (1 + |x|)), and beside it a plain weighing of the seat's own
numbers: nothing but plain arithmetic in a fixed order, so it is the same on every machine.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from karak.bots.karak1.judging import Judge
from karak.bots.karak1.portrait import RIVAL, common_portrait, own_portrait
from karak.bots.karak1.surroundings import ANYWHERE, Neighbourhood
from karak.games.karak1.state import State

LEAST: Final = -1.0e9
ABREAST: Final[i64] = 4
"""So many units are worked out side by side, which is quicker; their number is a multiple."""


@final
class Rivals:
    """The greatest of each number that a seat is told of its rivals, found once for all seats."""

    def __init__(self, seats: list[list[float]]) -> None:
        most = vec[float](capacity=len(RIVAL))
        second = vec[float](capacity=len(RIVAL))
        holders = vec[i64](capacity=len(RIVAL))
        for place in RIVAL:
            first = seats[0][place]
            next_to_it = LEAST
            holder: i64 = 0
            for seat in range(1, len(seats)):
                number = seats[seat][place]
                if number > first:
                    next_to_it = first
                    first = number
                    holder = seat
                elif number > next_to_it:
                    next_to_it = number
            most = append(most, first)
            second = append(second, next_to_it)
            holders = append(holders, holder)
        self.most: Final = most
        self.second: Final = second
        self.holders: Final = holders

    def greatest(self, seat: int, place: int) -> float:
        """Give the greatest of a number, by its place in `RIVAL`, among the others."""
        return self.second[place] if self.holders[place] == seat else self.most[place]


@final
class Network(Judge):
    """Weights by unit: of the inputs, where a unit begins, and what it counts in the end.

    The weights stand input by input, as they are needed, in vectors of plain numbers.
    """

    def __init__(
        self,
        plain: list[float],
        rows: list[list[float]],
        starts: list[float],
        ends: list[float],
        among_knights: bool = True,
    ) -> None:
        super().__init__(ANYWHERE)
        assert len(ends) % ABREAST == 0
        weights = vec[float]()
        for i in range(len(rows[0]) if rows else 0):
            for row in rows:
                weights = append(weights, row[i])
        self.among_knights: Final = among_knights
        self.plain: Final = vec[float](plain)
        self.weights: Final = weights
        self.starts: Final = vec[float](starts)
        self.ends: Final = vec[float](ends)

    def portraits(self, game: State, near: list[Neighbourhood], thinker: int) -> list[list[float]]:
        """Describe each seat; the one that thinks among knights will do better than they."""
        return [
            own_portrait(game, seat, near[seat], self.among_knights and seat == thinker)
            for seat in range(len(game.heroes))
        ]

    def strengths(self, game: State, near: list[Neighbourhood], thinker: int) -> list[float]:
        """Look at each seat."""
        seats = self.portraits(game, near, thinker)
        rivals = Rivals(seats)
        begun = self.begun(common_portrait(game))
        return [self.strength(seats, seat, rivals, begun) for seat in range(len(seats))]

    def begun(self, common: list[float]) -> vec[float]:
        """Begin the units for all seats, with what is common to them."""
        weights = self.weights
        units: i64 = len(self.ends)
        place: i64 = units * (len(self.plain) + len(RIVAL))
        sums = vec[float](self.starts)
        for number in common:
            if number != 0.0:
                unit: i64 = 0
                while unit < units:
                    sums[unit] += weights[place + unit] * number
                    unit += 1
            place += units
        return sums

    def strength(
        self, seats: list[list[float]], seat: int, rivals: Rivals, begun: vec[float]
    ) -> float:
        """Work out the strength of one seat; inputs that are zero are left out."""
        own = seats[seat]
        plain = self.plain
        units: i64 = len(self.ends)
        places = vec[i64](capacity=len(own) + len(RIVAL))
        inputs = vec[float](capacity=len(own) + len(RIVAL))
        total = 0.0
        place: i64 = 0
        for i in range(len(own)):
            number = own[i]
            if number != 0.0:
                total += plain[i] * number
                places = append(places, place)
                inputs = append(inputs, number)
            place += units
        for k in range(len(RIVAL)):
            number = rivals.greatest(seat, k)
            if number != 0.0:
                places = append(places, place)
                inputs = append(inputs, number)
            place += units
        unit: i64 = 0
        while unit < units:
            total += self.four_units(unit, begun, places, inputs)
            unit += ABREAST
        return total

    def four_units(
        self, unit: i64, begun: vec[float], places: vec[i64], inputs: vec[float]
    ) -> float:
        """Add up what four units give."""
        weights, ends = self.weights, self.ends
        a, b = begun[unit], begun[unit + 1]
        c, d = begun[unit + 2], begun[unit + 3]
        count: i64 = len(places)
        k: i64 = 0
        while k < count:
            place = places[k] + unit
            number = inputs[k]
            a += weights[place] * number
            b += weights[place + 1] * number
            c += weights[place + 2] * number
            d += weights[place + 3] * number
            k += 1
        total = ends[unit] * a / (1.0 + abs(a))
        total += ends[unit + 1] * b / (1.0 + abs(b))
        total += ends[unit + 2] * c / (1.0 + abs(c))
        total += ends[unit + 3] * d / (1.0 + abs(d))
        return total


def numbers(text: str) -> list[float]:
    """Read the numbers that a network is written in."""
    return [float(number) for number in text.split()]
