"""Fitting weights: those under which what happened is most likely, by the evaluation's own link.

A seat's chance to win is its part of the exponentials of all strengths at the table, and its
strength is the sum of its weighted features: a conditional logit, fitted by Newton's method.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
STEPS = 50
HALVINGS = 20
CLOSE = 1e-10
SMALLEST = 1e-300


@dataclass(frozen=True)
class Samples:
    """Seats row by row: features, share of the win, weight; and where each table begins."""

    features: Floats
    shares: Floats
    weights: Floats
    begins: NDArray[np.intp]

    @property
    def seats(self) -> NDArray[np.intp]:
        """How many seats each table has."""
        return np.diff(np.append(self.begins, len(self.shares)))

    def chances(self, weights: Floats) -> Floats:
        """Give each seat's chance to win."""
        strengths = self.features @ weights
        strengths = strengths - np.repeat(np.maximum.reduceat(strengths, self.begins), self.seats)
        parts = np.exp(strengths)
        return parts / np.repeat(np.add.reduceat(parts, self.begins), self.seats)

    def loss(self, weights: Floats) -> float:
        """Say how surprising the results are, in the mean over tables."""
        told = self.shares * np.log(np.maximum(self.chances(weights), SMALLEST))
        return float(-(self.weights * told).sum() / self.weights[self.begins].sum())


def gather(games: Sequence[tuple[list[list[list[float]]], list[float]]]) -> Samples:
    """Lay the positions of games out; each game weighs the same."""
    features: list[list[float]] = []
    shares: list[float] = []
    weights: list[float] = []
    begins: list[int] = []
    for positions, result in games:
        for position in positions:
            begins.append(len(features))
            features.extend(position)
            shares.extend(result)
            weights.extend([1.0 / len(positions)] * len(result))
    return Samples(
        np.array(features, dtype=np.float64),
        np.array(shares, dtype=np.float64),
        np.array(weights, dtype=np.float64),
        np.array(begins, dtype=np.intp),
    )


def fit(samples: Samples, ridge: float, towards: Floats | None = None) -> Floats:
    """Find the weights; `ridge` pulls those that matter little towards others, or towards zero.

    A feature that is the same for all seats of every table has no say and stays at zero.
    """
    total = float(samples.weights[samples.begins].sum())
    size = np.sqrt(np.average(np.square(_apart(samples)), axis=0, weights=samples.weights))
    pull: Floats = ridge * np.square(size) + (size == 0.0)
    goal: Floats = np.zeros(len(pull)) if towards is None else towards
    weights = goal
    best = samples.loss(weights)
    for _ in range(STEPS):
        gradient, curvature = _slopes(samples, weights)
        slope: Floats = gradient / total + pull * (weights - goal)
        bend: Floats = curvature / total + np.diag(pull)
        uphill: Floats = np.linalg.solve(bend, slope).astype(np.float64)
        weights, loss = _downhill(samples, weights, uphill, pull, goal)
        if best - loss < CLOSE:
            break
        best = loss
    return weights


def _downhill(
    samples: Samples, weights: Floats, uphill: Floats, pull: Floats, goal: Floats
) -> tuple[Floats, float]:
    """Go down by a whole step, or by half of it, and so on, until it helps."""
    here = _cost(samples, weights, pull, goal)
    for halving in range(HALVINGS):
        there: Floats = weights - uphill / 2**halving
        cost = _cost(samples, there, pull, goal)
        if cost < here:
            return there, cost
    return weights, here


def _cost(samples: Samples, weights: Floats, pull: Floats, goal: Floats) -> float:
    return samples.loss(weights) + 0.5 * float((pull * np.square(weights - goal)).sum())


def _apart(samples: Samples) -> Floats:
    """Give features as they differ from the table's mean."""
    means = np.add.reduceat(samples.features, samples.begins) / samples.seats[:, None]
    return samples.features - np.repeat(means, samples.seats, axis=0)


def _slopes(samples: Samples, weights: Floats) -> tuple[Floats, Floats]:
    chances = samples.chances(weights)
    rows, weighed = samples.features, (samples.weights * chances)[:, None] * samples.features
    gradient = rows.T @ (samples.weights * (chances - samples.shares))
    means = np.add.reduceat(chances[:, None] * rows, samples.begins)
    tables = samples.weights[samples.begins][:, None]
    return gradient, rows.T @ weighed - means.T @ (tables * means)
