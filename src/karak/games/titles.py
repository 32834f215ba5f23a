"""The titles there are."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.title import KARAK
from karak.games.karak2.title import KARAK2
from karak.kernel.errors import UnknownGame
from karak.kernel.title import Title

TITLES: Final[dict[str, Title]] = {"karak": KARAK, "karak2": KARAK2}


def find_title(name: str) -> Title:
    """Find a title by its name."""
    if name not in TITLES:
        raise UnknownGame(game=name, known=", ".join(TITLES))
    return TITLES[name]
