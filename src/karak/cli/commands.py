"""What a player may type besides numbers."""

from __future__ import annotations

from enum import Enum, auto


class Command(Enum):
    """The meanings of a line."""

    CHOOSE = auto()
    LOOK = auto()
    UNDO = auto()
    SAVE = auto()
    LOG = auto()
    MAP = auto()
    RULE = auto()
    HELP = auto()
    QUIT = auto()


TYPED = {
    "u": Command.UNDO,
    "undo": Command.UNDO,
    "s": Command.SAVE,
    "save": Command.SAVE,
    "l": Command.LOG,
    "log": Command.LOG,
    "m": Command.MAP,
    "map": Command.MAP,
    "r": Command.RULE,
    "rule": Command.RULE,
    "?": Command.HELP,
    "h": Command.HELP,
    "help": Command.HELP,
    "q": Command.QUIT,
    "quit": Command.QUIT,
    "exit": Command.QUIT,
    "b": Command.LOOK,
    "board": Command.LOOK,
}


def read_command(line: str) -> tuple[Command, str]:
    """Tell the command and what follows it; anything unknown may be a choice."""
    first, _, rest = line.strip().partition(" ")
    command = TYPED.get(first.lower(), Command.CHOOSE)
    if rest.strip() and command is not Command.RULE:
        return Command.CHOOSE, ""
    return command, rest.strip()
