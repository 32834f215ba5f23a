"""What the client has to know of names and of sentences' arguments, as TypeScript."""

from __future__ import annotations

import json
from collections.abc import Mapping

from karak.games.karak1.pieces import ITEMS, SLOTS
from karak.words.actions import USUAL
from karak.words.arguments import (
    ARG_GROUPS,
    BLANK,
    HIDDEN_NOUN,
    ID,
    NOBODY,
    NUMBER,
    SEAT_ARGS,
    Argument,
)
from karak.words.rules import GAMES
from karak.words.speaker import HIDDEN

HEAD = """\
// Written by `make types` from Python: change that, not this file.

type Names = { readonly [name: string]: string };
"""

TABLES: dict[str, tuple[str, Mapping[str, str]]] = {
    "NOUN_GROUPS": ("The noun group that each argument's name stands for.", ARG_GROUPS),
    "SEAT_ARGS": ("Arguments that may be seats, and how the hero there is told.", SEAT_ARGS),
    "BLANK": ("Names that cannot stand in a message id, and what stands there.", BLANK),
    "ITEM_SLOTS": (
        "Where a hero of Karak carries an item: the slots as the figures call them.",
        {item.name: SLOTS[item.slot] for item in ITEMS if item.slot < len(SLOTS)},
    ),
    "GAME_LETTERS": ("The game by the first part of its rules' ids.", GAMES),
}
TEXTS = {
    "HIDDEN": ("The attribute that says a message to who may not know all of it.", HIDDEN),
    "HIDDEN_NOUN": ("Stands for what a reader may not know.", HIDDEN_NOUN),
    "NOBODY": ("Stands for a hero that is not chosen yet.", NOBODY),
    "NUMBER": ("The form of a seat that counts from 1; how many there are of a noun.", NUMBER),
    "ID": ("The form of a noun that is its name in the engine.", ID),
}


def noun_tables() -> str:
    """Write the whole file."""
    parts = [HEAD]
    parts += [_constant(name, doc, ": Names", table) for name, (doc, table) in TABLES.items()]
    usual = ": { readonly [name: string]: number | null }"
    parts.append(_constant("USUAL", "What an action's sentence may use unasked.", usual, USUAL))
    parts += [_constant(name, doc, "", text) for name, (doc, text) in TEXTS.items()]
    return "\n".join(parts)


def _constant(name: str, doc: str, kind: str, value: str | Mapping[str, Argument]) -> str:
    if isinstance(value, str):
        written = json.dumps(value)
    else:
        rows = [f"  {json.dumps(key)}: {json.dumps(each)},\n" for key, each in value.items()]
        written = "{\n" + "".join(rows) + "}"
    return f"/** {doc} */\nexport const {name}{kind} = {written};\n"
