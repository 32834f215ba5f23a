"""The tuned weights of a hero's standing, in the order of its features."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    0.6,
    0.3,
    0.2,
    0.2,
    0.4,
    0.4,
    0.5,
    0.18,
    0.0,
    0.12,
    0.3,
    0.08,
    0.4,
    0.6,
    0.5,
    -0.2,
    -0.5,
    -0.4,
    0.1,
    0.25,
    0.1,
    0.1,
    0.6,
    0.3,
    0.1,
    0.8,
    1.0,
    2.0,
    0.1,
]
