"""A small network that judges positions of Karak: how things go together, learned by playing.

It looks at each seat with what counts most about its rivals and what is common to all. One layer
of units that grow less and less (x / (1 + |x|)), and beside it a plain weighing of the seat's own
numbers: nothing but plain arithmetic in a fixed order, so it is the same on every machine.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak1.judging import Judge
from karak.bots.karak1.portrait import RIVAL, common_portrait, own_portrait
from karak.bots.karak1.surroundings import Neighbourhood
from karak.games.karak1.state import State

ABREAST: Final = 4
"""So many units are worked out side by side, which is quicker; their number is a multiple."""


@final
class Network(Judge):
    """Weights by unit: of the inputs, where a unit begins, and what it counts in the end."""

    def __init__(
        self,
        plain: list[float],
        rows: list[list[float]],
        starts: list[float],
        ends: list[float],
    ) -> None:
        assert len(ends) % ABREAST == 0
        self.plain: Final = plain
        self.rows: Final = rows
        self.starts: Final = starts
        self.ends: Final = ends

    def strengths(self, game: State, near: list[Neighbourhood]) -> list[float]:
        """Look at each seat."""
        seats = [own_portrait(game, seat, near[seat]) for seat in range(len(game.heroes))]
        common = common_portrait(game)
        return [self.strength(seats, seat, common) for seat in range(len(seats))]

    def strength(self, seats: list[list[float]], seat: int, common: list[float]) -> float:
        """Work out the strength of one seat; inputs that are zero are left out."""
        own = seats[seat]
        plain = self.plain
        places: list[int] = []
        inputs: list[float] = []
        total = 0.0
        for i in range(len(own)):
            number = own[i]
            if number != 0.0:
                total += plain[i] * number
                places.append(i)
                inputs.append(number)
        shift = len(own)
        for i in range(len(RIVAL)):
            number = greatest(seats, seat, RIVAL[i])
            if number != 0.0:
                places.append(shift + i)
                inputs.append(number)
        shift += len(RIVAL)
        for i in range(len(common)):
            number = common[i]
            if number != 0.0:
                places.append(shift + i)
                inputs.append(number)
        for unit in range(0, len(self.ends), ABREAST):
            total += self.four_units(unit, places, inputs)
        return total

    def four_units(self, unit: int, places: list[int], inputs: list[float]) -> float:
        """Add up what four units give."""
        starts, ends = self.starts, self.ends
        row_a, row_b = self.rows[unit], self.rows[unit + 1]
        row_c, row_d = self.rows[unit + 2], self.rows[unit + 3]
        a, b = starts[unit], starts[unit + 1]
        c, d = starts[unit + 2], starts[unit + 3]
        for k in range(len(places)):
            place = places[k]
            number = inputs[k]
            a += row_a[place] * number
            b += row_b[place] * number
            c += row_c[place] * number
            d += row_d[place] * number
        total = ends[unit] * a / (1.0 + abs(a))
        total += ends[unit + 1] * b / (1.0 + abs(b))
        total += ends[unit + 2] * c / (1.0 + abs(c))
        total += ends[unit + 3] * d / (1.0 + abs(d))
        return total


def greatest(seats: list[list[float]], seat: int, place: int) -> float:
    """Give the greatest of a number among the other seats."""
    most = -1.0e9
    for other in range(len(seats)):
        if other != seat and seats[other][place] > most:
            most = seats[other][place]
    return most


def numbers(text: str) -> list[float]:
    """Read the numbers that a network is written in."""
    return [float(number) for number in text.split()]
