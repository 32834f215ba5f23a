"""A table's clock: how long each seat may still think, and whose time is running."""

from __future__ import annotations

import time

from karak.games.shared.events import TurnBegan
from karak.kernel.game import Game
from karak.server.protocol.common import Clock
from karak.server.protocol.socket import Times
from karak.table.entry import Entry
from karak.table.sitting import Sitting

BY_CLOCK = "clock"
"""Who played if nobody did."""


class ClockFace:
    """Milliseconds left by seat. What passed while a move was made is kept in the log."""

    def __init__(self, rules: Clock, players: int) -> None:
        self.rules = rules
        self.full = 1000 * rules.seconds
        self.left = [self.full] * players
        self._seat = 0
        self._since = time.monotonic()

    @classmethod
    def for_table(cls, rules: Clock | None, sitting: Sitting) -> ClockFace | None:
        """Start the clock of a table that wants one."""
        if rules is None:
            return None
        face = cls(rules, len(sitting.seats))
        face.start(sitting.game)
        return face

    def start(self, game: Game) -> None:
        """Let the time of whoever is asked run from now on."""
        self._seat = game.seat
        self._since = time.monotonic()

    def move_on(self, game: Game, entry: Entry) -> None:
        """Take the time of an entry; a move begins when somebody else is asked, or with a turn."""
        self.left[self._seat] = max(0, self.left[self._seat] - entry.spent)
        if self.rules.per == "move" and entry.kind == "act":
            begins = any(fact["event"] == TurnBegan.kind for fact in entry.events)
            if begins or game.seat != self._seat:
                self.left[game.seat] = self.full
        self.start(game)

    def spent(self) -> int:
        """Tell how many milliseconds have passed for whoever is asked."""
        return int(1000 * (time.monotonic() - self._since))

    def remaining(self) -> float:
        """Tell how many seconds are left for whoever is asked."""
        return max(0.0, (self.left[self._seat] - self.spent()) / 1000)

    def times(self, is_running: bool) -> Times:
        """Tell the clock to clients."""
        left = list(self.left)
        if is_running:
            left[self._seat] = max(0, left[self._seat] - self.spent())
        return Times(left, self._seat if is_running else None)
