"""How a game ended."""

from __future__ import annotations

from typing import Final, final

from karak.kernel.data import Data


@final
class Result:
    """Points by seat, the seats that win (several share it), and why it ended."""

    def __init__(self, points: tuple[float, ...], winners: tuple[int, ...], reason: str) -> None:
        self.points: Final = points
        self.winners: Final = winners
        self.reason: Final = reason

    def as_data(self) -> Data:
        """Give it as plain data."""
        return {
            "points": list(self.points),
            "winners": list(self.winners),
            "reason": self.reason,
        }

    def __repr__(self) -> str:
        """Show it on one line."""
        return f"Result(points={self.points}, winners={self.winners}, reason={self.reason!r})"
