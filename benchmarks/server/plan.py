"""What the load is told to do, and what it tells: plain data between two processes."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """A table to play at: its id, the proofs of its two seats, and the moves if they are known.

    A move is a seat and an action.
    """

    id: str
    proofs: tuple[str, str]
    moves: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Plan:
    """Which server, which tables (so many at once), for how long, and how fast people are.

    `pace` is how many seconds lie between two moves at a table; 0 is as fast as they can. Players
    who stay (`stays`) keep their seats when their moves are through; when all are, it is over.
    """

    kind: str
    host: str
    port: int
    tables: tuple[Table, ...]
    at_once: int
    warm_up: float
    seconds: float
    pace: float = 0.0
    stays: bool = False


@dataclass(frozen=True)
class Outcome:
    """What happened in the measured time: moves, their latencies in seconds, what came, our share.

    `received` are bytes and `messages` are updates or states, to all players.
    """

    moves: int
    seconds: float
    p50: float
    p99: float
    worst: float
    received: int
    messages: int
    processor: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds
