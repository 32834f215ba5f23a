"""The weights of a hero's standing in Karak, in the order of its features."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    0.375,  # points
    0.34,  # points as tokens are drawn
    0.035,  # lead
    0.118,  # lead as tokens are drawn
    0.052,  # lead with the dragon out
    -0.339,  # ahead with the dragon out
    0.048,  # safe from the dragon's treasure
    0.386,  # weapons
    -0.168,  # weapons as tokens are drawn
    0.241,  # flames
    0.287,  # lasting flames
    0.095,  # portals
    0.261,  # key
    0.299,  # key for a chest near
    0.417,  # hearts
    0.025,  # low
    -0.155,  # unconscious
    -0.192,  # cursed
    0.067,  # next to play
    0.102,  # key to win near
    0.235,  # weapon to win near
    0.042,  # flames to win near
    0.377,  # treasure to win near
    0.182,  # fountain near while hurt
    0.098,  # unknown near
    0.382,  # beats the dragon
    0.77,  # beats the dragon and wins
    1.616,  # dragon near and wins
    0.084,  # steps left
]
