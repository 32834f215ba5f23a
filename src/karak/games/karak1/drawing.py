"""The board as text."""

from __future__ import annotations

from karak.games.karak1.state import State


def draw(game: State) -> str:
    """Draw the discovered tiles."""
    return f"karak, turn {game.turn}"
