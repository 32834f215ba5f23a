"""Karak and Karak 2: rules, players and tables.

`karak.new_game("karak", heroes=["warrior", "oracle", "thief"], seed=7)` begins a game.
"""

from karak.games.api import imagine, new_game, read_log, replay, restore
from karak.kernel import generator as _generator
from karak.kernel.actions import Action
from karak.kernel.decision import Decision
from karak.kernel.errors import (
    BadFigures,
    ChanceNeeded,
    DamagedData,
    IllegalAction,
    ImpossibleChance,
    KarakError,
    SetupError,
    UnknownAction,
    explain_with,
)
from karak.kernel.events import Event
from karak.kernel.game import Game
from karak.kernel.log import Entry, Log
from karak.kernel.result import Result

__version__ = "0.1.0"


def _explain(error: KarakError) -> str:
    """Say an error in English; words are loaded when the first one is needed."""
    from karak.words import Words

    return Words().error(error)


explain_with(_explain)

COMPILED = not _generator.__file__.endswith(".py")
"""Whether the engine runs as compiled code."""

__all__ = [
    "COMPILED",
    "Action",
    "BadFigures",
    "ChanceNeeded",
    "DamagedData",
    "Decision",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "ImpossibleChance",
    "KarakError",
    "Log",
    "Result",
    "SetupError",
    "UnknownAction",
    "explain_with",
    "imagine",
    "new_game",
    "read_log",
    "replay",
    "restore",
]
