"""Positions, set-ups, events and odds of both games as clients get them."""

import json
from inspect import cleandoc

from msgspec import Struct, inspect

from karak.server.protocol import game, karak1, karak2, odds
from tools.pages.fields import FEW, section, shown
from tools.pages.games import GAMES
from tools.pages.markdown import code, table
from tools.wire.catalogue import events, names, structs

HEAD = """# Positions and events

What messages tell of a game, field by field: every field is always there, and there are no
others. [Data formats](../formats.md) tells what the fields of Karak mean. A test plays games and
holds all that they tell against this.

An event is an object whose `event` says which it is.
"""


def positions_page() -> str:
    """Write what both games tell."""
    parts = [HEAD]
    told = events()
    for of, module in zip(GAMES, (karak1, karak2), strict=True):
        parts.append(f"## {of.title}\n")
        parts += [section(kind) for kind in structs(module)]
        parts.append(f"## Events of {of.title}\n\n" + _events(told[of.game]))
    parts.append("## Both games\n")
    parts += [section(kind) for kind in [*structs(game), *structs(odds)]]
    rows = [
        [name, " ".join(code(json.dumps(value)) for value in values)]
        for name, values in names().items()
        if len(values) > FEW
    ]
    parts.append("## Names\n\n" + table(["name", "one of"], rows))
    return "\n".join(parts)


def _events(kinds: list[type[Struct]]) -> str:
    rows = [
        [code(str(kind.__struct_config__.tag)), cleandoc(kind.__doc__ or ""), _facts(kind)]
        for kind in kinds
    ]
    return table(["event", "what happened", "facts"], rows)


def _facts(kind: type[Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return ", ".join(f"{code(each.encode_name)} {shown(each.type)}" for each in info.fields)
