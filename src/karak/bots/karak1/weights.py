"""The weights of a hero's standing in Karak, in the order of its features.

First fitted to shaken games between greedy bots (`tools/tune.py karak --shaken`), then judged by
matches against greedy: what is only near counts less than was fitted, so that it is taken rather
than waited beside; hearts and the dragon count more.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[float]] = [
    0.4075,  # points
    0.8437,  # points the fewer treasures are left
    0.0000,  # lead
    0.0000,  # lead the fewer treasures are left
    0.2967,  # weapons
    -0.0991,  # weapons as tokens are drawn
    0.1998,  # flames
    0.3172,  # lasting flames
    0.0599,  # portals
    0.2749,  # key
    0.1500,  # key for a chest near
    0.6000,  # hearts
    -0.4137,  # unconscious
    -0.1726,  # cursed
    0.2099,  # next to play
    0.1000,  # key to win near
    0.1200,  # weapon to win near
    0.0800,  # flames to win near
    0.1500,  # treasure to win near
    0.3500,  # fountain near while hurt
    0.0500,  # unknown near
    0.3111,  # beats a turnkey
    0.5163,  # would beat the dragon and win
    0.5000,  # beats the dragon and wins
    2.5000,  # dragon near and wins
]
