"""What a player says to either server; nothing is read but whose move it is."""

import json
from functools import cache
from typing import Protocol

from benchmarks.server.plan import Table
from benchmarks.server.wire import Broken, frame

UPDATE = b'{"type":"update","number":'
STATE = b'"_redo":[],"_stateID":'
STATES = (b'42/board,["update"', b'42/board,["sync"')
REFUSED = (b'{"type":"refused"', b'{"type":"bye"')


class Dialog(Protocol):
    """One player's part."""

    is_over: bool

    def path(self) -> str:
        """Where the socket is."""
        ...

    def begin(self) -> list[bytes]:
        """What is said first."""
        ...

    def is_news(self, text: bytes) -> bool:
        """Say whether a message tells where the game stands."""
        ...

    def hear(self, text: bytes) -> tuple[bool, bytes | None]:
        """Say whether the own move is confirmed by news, and give the move it asks for."""
        ...

    def answer(self, text: bytes) -> bytes | None:
        """Give what has to be said at once to a message that is no news."""
        ...


class KarakDialog:
    """A seat at a table of ours; its game is known, so that nothing has to be chosen."""

    def __init__(self, table: Table, seat: int) -> None:
        self.is_over = False
        self._table = table
        self._seat = seat
        self._awaited = 0

    def path(self) -> str:
        """Where the socket is."""
        return f"/api/tables/{self._table.id}/socket"

    def begin(self) -> list[bytes]:
        """Say hello."""
        key = {"seat": self._seat, "secret": self._table.proofs[self._seat]}
        return [frame(json.dumps({"type": "hello", "protocol": 1, "seats": [key]}).encode())]

    def is_news(self, text: bytes) -> bool:
        """Know an update."""
        return text.startswith(UPDATE)

    def answer(self, text: bytes) -> bytes | None:
        """Nothing has to be answered at once."""
        if text.startswith(REFUSED):
            raise Broken(text.decode())

    def hear(self, text: bytes) -> tuple[bool, bytes | None]:
        """Find the number of an update; the rest is for people."""
        number = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
        is_confirmed = 0 < self._awaited <= number
        if is_confirmed:
            self._awaited = 0
        moves = self._table.moves
        if number >= len(moves):
            self.is_over = True
            return is_confirmed, None
        seat, action = moves[number]
        if seat != self._seat:
            return is_confirmed, None
        self._awaited = number + 1
        return is_confirmed, _act(number, seat, action)


@cache
def _act(number: int, seat: int, action: str) -> bytes:
    """Write a move; the same games are played at many tables, so most are written already."""
    act = b'{"type":"act","number":%d,"seat":%d,"action":"%b","ref":%d}'
    return frame(act % (number, seat, action.encode(), number))


class BoardgameDialog:
    """A player at a match of boardgame.io, over Socket.IO as its own client does."""

    NAME = "board"
    AT = b"42/board,"
    TURN = 4
    """Moves in a turn, as the game there says."""

    def __init__(self, table: Table, seat: int) -> None:
        self.is_over = False
        self._table = table
        self._seat = seat
        self._awaited = 0

    def path(self) -> str:
        """Where the socket is."""
        return "/socket.io/?EIO=4&transport=websocket"

    def begin(self) -> list[bytes]:
        """The server speaks first."""
        return []

    def answer(self, text: bytes) -> bytes | None:
        """Open the game's own line, ask for the match, keep the line alive."""
        if text.startswith(b"0{"):
            return frame(f"40/{self.NAME},".encode())
        if text.startswith(b"40/"):
            sync = ["sync", self._table.id, str(self._seat), self._table.proofs[self._seat], 2]
            return frame(self.AT + json.dumps(sync).encode())
        return frame(b"3") if text == b"2" else None

    def is_news(self, text: bytes) -> bool:
        """Know a state."""
        return text.startswith(STATES)

    def hear(self, text: bytes) -> tuple[bool, bytes | None]:
        """Find the number of a state; whose turn it is follows from it."""
        at = text.index(STATE) + len(STATE)
        number = int(text[at : text.index(b"}", at)])
        is_confirmed = 0 < self._awaited <= number
        if is_confirmed:
            self._awaited = 0
        if number // self.TURN % 2 != self._seat:
            return is_confirmed, None
        self._awaited = number + 1
        payload = {
            "type": "put",
            "args": [number % 90],
            "playerID": str(self._seat),
            "credentials": self._table.proofs[self._seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, number, self._table.id, str(self._seat)]
        return is_confirmed, frame(self.AT + json.dumps(update).encode())


DIALOGS: dict[str, type[KarakDialog] | type[BoardgameDialog]] = {
    "karak": KarakDialog,
    "boardgame.io": BoardgameDialog,
}
