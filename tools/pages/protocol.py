"""The messages of the socket, field by field, from the types that check them."""

from karak.server.emotes import EMOTES
from karak.server.protocol import common, socket
from karak.words import Words
from tools.pages.fields import section
from tools.pages.markdown import code, table
from tools.wire.catalogue import client_messages, server_messages, structs

HEAD = """# The protocol of the socket

`/api/tables/{id or code}/socket` is a WebSocket. Each message is a JSON object in a text frame;
its `type` says which it is. What a client sends is checked strictly: an unknown field, a value
out of its limits or of another type is `bad-message`. What the server sends may grow; clients
ignore fields they do not know. [The server](../server.md) tells how a game goes; this page is
written from the types that the server checks with, as are the [requests](http.md), the
[positions and events](positions.md), and the TypeScript types in `web/src/protocol.ts`.
"""


def protocol_page(words: Words) -> str:
    """Write every message of both sides, then what they are made of."""
    asked, told = client_messages(), server_messages()
    inner = [each for each in structs(socket) if each not in (*asked, *told)]
    parts = [HEAD, "## What a client sends\n"]
    parts += [section(kind, str(kind.__struct_config__.tag)) for kind in asked]
    parts.append("## What the server sends\n")
    parts += [section(kind, str(kind.__struct_config__.tag)) for kind in told]
    parts.append("## What they are made of\n")
    parts += [section(kind) for kind in [*structs(common), *inner]]
    rows = [[code(name), words.say(message)] for name, message in EMOTES.items()]
    parts.append("## Emotes\n\n" + table(["name", "what it says"], rows))
    return "\n".join(parts)
