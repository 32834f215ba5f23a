"""Learning a network for Karak from games: temporal differences, by plain gradient descent.

The target of a position lies between what the network hoped for there, weighing all that chance
might do, and how the game ended, less the luck on the way: TD(lambda) with expected values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from karak.bots.karak1.portrait import COMMON_NAMES, OWN_NAMES, RIVAL
from karak.bots.karak1.weights import WEIGHTS
from tools.tuning.onpolicy import Layers

Floats = NDArray[np.float32]
OWN = len(OWN_NAMES)
INPUTS = OWN + len(RIVAL) + len(COMMON_NAMES)
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
SMALLEST = 1e-12
SMALLEST_REST = 1e-4
BESIDE = 0.2
"""By so much counts how the rest is shared by the others, where only one's chance is exact."""


@dataclass(frozen=True)
class Seen:
    """A game as it was seen: positions by seats, what is common, and the shares of the win.

    In each position somebody moved, after which a seat might hope for so much. In a turn that went
    on it had hoped for what would be done there anyway: `stood`, else less than nothing.
    """

    own: Floats
    common: Floats
    hopers: NDArray[np.intp]
    hoped: Floats
    stood: Floats
    shares: Floats
    alone: int
    """The seat of the one that learned, if the others were knights, else -1."""

    @property
    def inputs(self) -> Floats:
        """What the network looks at, for each position and seat."""
        return assembled(self.own, self.common)


@dataclass(frozen=True)
class Lesson:
    """Positions by seats, what is common, the targets, and whose chance is exact (-1: nobody's)."""

    own: Floats
    common: Floats
    targets: Floats
    exact: NDArray[np.intp]

    def __len__(self) -> int:
        """Count the positions."""
        return len(self.own)

    def part(self, rows: NDArray[np.intp]) -> Lesson:
        """Take some of the positions."""
        return Lesson(self.own[rows], self.common[rows], self.targets[rows], self.exact[rows])

    @property
    def inputs(self) -> Floats:
        """What the network looks at, for each position and seat."""
        return assembled(self.own, self.common)


def assembled(own: Floats, common: Floats) -> Floats:
    """Put each seat, what counts about its rivals and what is common side by side."""
    players = own.shape[1]
    told = own[:, :, RIVAL]
    rivals = [np.delete(told, seat, axis=1).max(axis=1) for seat in range(players)]
    all_common = np.repeat(common[:, None, :], players, axis=1)
    return np.concatenate([own, np.stack(rivals, axis=1), all_common], axis=2)


class Learner:
    """A network as arrays, with the memory that its descent needs (Adam).

    What one generation of games teaches is noisy, so the network that plays is steadied: a mean
    that weighs the last generations most.
    """

    def __init__(self, units: int, luck: np.random.Generator) -> None:
        plain = np.zeros(OWN)
        plain[: len(WEIGHTS)] = WEIGHTS
        spread = 1.0 / np.sqrt(INPUTS / 3)
        self.parts: list[Floats] = [
            plain.astype(np.float32),
            luck.normal(0.0, spread, (INPUTS, units)).astype(np.float32),
            np.zeros(units, np.float32),
            luck.normal(0.0, 0.05, units).astype(np.float32),
        ]
        self._begin()

    def _begin(self) -> None:
        self.steadied = [part.copy() for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def step(self, lesson: Lesson, rate: float, decay: float) -> float:
        """Go a step downhill; say how surprising the targets were."""
        inputs = lesson.inputs
        shares, units, slope = look(self.parts, inputs)
        targets = blended(lesson, shares)
        error = (shares - targets) / np.float32(len(inputs))
        back = error[:, :, None] * self.parts[3] * slope * slope
        flat = inputs.reshape(-1, INPUTS)
        slopes = [
            flat[:, :OWN].T @ error.reshape(-1),
            flat.T @ back.reshape(len(flat), -1),
            back.sum(axis=(0, 1)),
            units.reshape(len(flat), -1).T @ error.reshape(-1),
        ]
        self.steps += 1
        for number, gradient in enumerate(slopes):
            mean, square = self.means[number], self.squares[number]
            mean += (1 - FIRST) * (gradient - mean)
            square += (1 - SECOND) * (gradient * gradient - square)
            bias = np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
            part = self.parts[number]
            part -= (rate * bias * mean / (np.sqrt(square) + TINY)).astype(np.float32)
            if number == 1:
                part *= np.float32(1.0 - rate * decay)
        told = -(targets * np.log(np.maximum(shares, SMALLEST))).sum(axis=1)
        return float(told.mean())

    def lesson(self, game: Seen, fading: float) -> Lesson:
        """Give the targets for the positions of a game that the steadied network has played.

        What might be hoped for is exact: all that chance may do, weighed. So the luck of a turn,
        what came less what was hoped for, is no part of the target.
        """
        thought = chances(self.steadied, game.inputs)
        targets = np.empty_like(thought)
        target = later = game.shares
        for at in range(len(thought) - 1, -1, -1):
            hoper = int(game.hopers[at])
            expected = expectation(later, hoper, float(game.hoped[at]))
            target = expected + np.float32(fading) * (target - later)
            targets[at] = target
            later = thought[at]
            if game.stood[at] >= 0.0:
                later = expectation(later.copy(), hoper, float(game.stood[at]))
        exact = np.full(len(targets), game.alone, np.intp)
        return Lesson(game.own, game.common, targets, exact)

    def learn(
        self,
        lessons: Sequence[Lesson],
        passes: int,
        batch: int,
        rates: tuple[float, float],
        decay: float,
        luck: np.random.Generator,
    ) -> float:
        """Go over all positions some times, more slowly towards the end; give the last surprise."""
        tables: dict[int, list[Lesson]] = {}
        for lesson in lessons:
            tables.setdefault(lesson.own.shape[1], []).append(lesson)
        sets = [joined(tables[seats]) for seats in sorted(tables)]
        batches: list[tuple[int, NDArray[np.intp]]] = []
        surprises: list[float] = []
        for turn in range(passes):
            batches.clear()
            for number, held in enumerate(sets):
                order: NDArray[np.intp] = luck.permutation(len(held))
                batches += [(number, order[at : at + batch]) for at in range(0, len(order), batch)]
            surprises.clear()
            luck.shuffle(batches)
            for done, (number, rows) in enumerate(batches):
                share = (turn + done / len(batches)) / passes
                rate = rates[0] + (rates[1] - rates[0]) * share
                surprises.append(self.step(sets[number].part(rows), rate, decay))
        return float(np.mean(surprises))

    def take(self, layers: Layers) -> None:
        """Become a network that was learned before; units that it had not stay as they began."""
        known = len(layers.ends)
        plain, rows, starts, ends = self.parts
        plain[:] = layers.plain
        rows[:, :known] = np.array(layers.rows, np.float32).T
        starts[:known] = layers.starts
        ends[:known] = layers.ends
        self._begin()

    def steady_down(self, steadiness: float) -> None:
        """Draw the steadied network towards the learned one: a mean over generations."""
        for number, part in enumerate(self.parts):
            steadied = self.steadied[number]
            steadied += np.float32(1.0 - steadiness) * (part - steadied)

    def steady(self, digits: int) -> Layers:
        """Give the steadied network as numbers of so many digits: it plays and is written."""
        plain, rows, starts, ends = self.steadied
        return Layers(
            rounded(plain, digits),
            [rounded(row, digits) for row in rows.T],
            rounded(starts, digits),
            rounded(ends, digits),
        )


def look(layers: Sequence[Floats], inputs: Floats) -> tuple[Floats, Floats, Floats]:
    """Give each seat's chance to win, and what the units say and how steep they are."""
    plain, rows, starts, ends = layers
    x: Floats = inputs @ rows + starts
    slope: Floats = np.reciprocal(1 + np.abs(x))
    units: Floats = x * slope
    strengths = inputs[:, :, :OWN] @ plain + units @ ends
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: Floats = parts / parts.sum(axis=1, keepdims=True)
    return shares, units, slope


def chances(layers: Sequence[Floats], inputs: Floats) -> Floats:
    """Give each seat's chance to win."""
    return look(layers, inputs)[0]


def expectation(later: Floats, hoper: int, hoped: float) -> Floats:
    """Give everybody's expected chance when one's is known; the others share as later."""
    others = np.maximum(later, np.float32(SMALLEST_REST))
    others[hoper] = 0.0
    expected: Floats = others * np.float32((1.0 - hoped) / float(others.sum()))
    expected[hoper] = hoped
    return expected


def blended(lesson: Lesson, shares: Floats) -> Floats:
    """Give targets in which, where one seat's is exact, the others share nearly as they do now."""
    targets = lesson.targets
    known = np.flatnonzero(lesson.exact >= 0)
    exact = lesson.exact[known]
    rest = np.maximum(shares[known], np.float32(SMALLEST))
    rest[np.arange(len(known)), exact] = 0.0
    chance = targets[known, exact]
    rest *= ((1.0 - chance) / rest.sum(axis=1))[:, None]
    rest[np.arange(len(known)), exact] = chance
    mixed: Floats = targets.copy()
    mixed[known] = BESIDE * targets[known] + (1.0 - BESIDE) * rest
    return mixed


def joined(lessons: Sequence[Lesson]) -> Lesson:
    """Lay the positions of games at tables of one size one after the other."""
    return Lesson(
        np.concatenate([lesson.own for lesson in lessons]),
        np.concatenate([lesson.common for lesson in lessons]),
        np.concatenate([lesson.targets for lesson in lessons]),
        np.concatenate([lesson.exact for lesson in lessons]),
    )


def rounded(numbers: Floats, digits: int) -> list[float]:
    """Round; no number is written as minus zero."""
    return [round(float(number), digits) + 0.0 for number in numbers]
