"""The weights of a hero's standing in Karak, in the order of its features.

Written by tools/tune.py with
x
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    0.4075,  # points
    0.8437,  # points the fewer treasures are left
    -0.0283,  # lead
    0.0085,  # lead the fewer treasures are left
    0.2967,  # weapons
    -0.0991,  # weapons as tokens are drawn
    0.1998,  # flames
    0.3172,  # lasting flames
    0.0599,  # portals
    0.2749,  # key
    0.2859,  # key for a chest near
    0.6000,  # hearts
    -0.4137,  # unconscious
    -0.1726,  # cursed
    0.2099,  # next to play
    0.1000,  # key to win near
    0.2450,  # weapon to win near
    0.1681,  # flames to win near
    0.1480,  # treasure to win near
    0.3500,  # fountain near while hurt
    0.0500,  # unknown near
    0.3111,  # beats a turnkey
    0.5163,  # would beat the dragon and win
    0.0191,  # beats the dragon and wins
    1.8716,  # dragon near and wins
]
