"""What the protocol says of each game's positions, set-ups and events, as types."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from karak.server.protocol.karak1 import KarakPosition, KarakSetup
from karak.server.protocol.karak2 import Karak2Position, Karak2Setup
from tools.wire.events import event_types

POSITIONS: dict[str, type[Struct]] = {"karak": KarakPosition, "karak2": Karak2Position}
SETUPS: dict[str, type[Struct]] = {"karak": KarakSetup, "karak2": Karak2Setup}


@cache
def event_of(game: str) -> Any:
    """Any event of a game."""
    first, *others = event_types(game)
    found: Any = first
    for kind in others:
        found |= kind
    return found
