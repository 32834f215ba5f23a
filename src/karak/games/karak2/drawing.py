"""The land as text."""

from __future__ import annotations

from karak.games.karak2.state import State


def draw(game: State) -> str:
    """Draw the discovered hexes."""
    return f"karak2, turn {game.turn}, {len(game.armies)} hexes"
