"""The few pages that the server writes itself, for browsers that run no scripts; fair dice."""

from __future__ import annotations

from html import escape
from typing import Annotated

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from karak.server.hall import Hall
from karak.server.info import row_info, rows_info
from karak.server.protocol.common import TableInfo
from karak.store import Phase
from karak.table.fairness import is_kept
from karak.words import Words

STYLE = "/style.css"
MOST_LISTED = 50


def page(words: Words, title: str, *parts: str) -> str:
    """Make a page of parts that are HTML already."""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="{STYLE}"></head>'
        f"<body><main><h1>{escape(title)}</h1>{''.join(parts)}</main></body></html>"
    )


def paragraph(text: str) -> str:
    """Make a paragraph of a text."""
    return f"<p>{escape(text)}</p>"


def link(target: str, text: str) -> str:
    """Make a link."""
    return f'<a href="{escape(target, quote=True)}">{escape(text)}</a>'


def table_line(words: Words, table: TableInfo) -> str:
    """Say in a line what is at a table."""
    names = [seat.name for seat in table.seats if seat.taken_by != "nobody"]
    free = sum(seat.taken_by == "nobody" for seat in table.seats)
    game = words.noun("game", table.options.game)
    told = words.say("web-table", title=game, names=", ".join(names) or "–", free=free)
    return f"<li>{link(f'/plain/t/{table.code or table.id}', told)}</li>"


@get("/plain", media_type=MediaType.HTML, include_in_schema=False)
async def front(hall: NamedDependency[Hall]) -> str:
    """Say what this server is, and list its public tables."""
    words = Words()
    parts = [paragraph(words.say("web-what"))]
    for phase, title in ((Phase.LOBBY, "web-open-tables"), (Phase.PLAYING, "web-played-tables")):
        found = await hall.store.list_tables(phase=phase, public=True, most=MOST_LISTED)
        rows = "".join(table_line(words, each) for each in rows_info(found.tables))
        nothing = paragraph(words.say("web-no-tables"))
        parts += [f"<h2>{escape(words.say(title))}</h2>", f"<ul>{rows}</ul>" if rows else nothing]
    parts.append(f"<p>{link('/api/openapi.json', words.say('web-api'))} · ")
    parts.append(f"{link('/plain/fair', words.say('web-fair-title'))}</p>")
    return page(words, "karak", *parts)


@get("/plain/t/{key:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(
    hall: NamedDependency[Hall], key: Annotated[str, PathParameter(min_length=1, max_length=64)]
) -> str:
    """Say who sits at the table that a link leads to."""
    words = Words()
    room = await hall.find(key)
    table = row_info(room.row)
    seats = "".join(
        f"<li>{escape(seat.name or words.say('web-free-seat'))}</li>" for seat in table.seats
    )
    game = words.noun("game", table.options.game)
    told = words.say("web-table-is", phase=table.phase, title=game)
    parts = [paragraph(told), f"<ol>{seats}</ol>", paragraph(words.say("web-how-to-join"))]
    if table.fairness.commitment is not None:
        parts.append(paragraph(words.say("web-promise", promise=table.fairness.commitment)))
    return page(words, "karak", *parts)


SeedInput = Annotated[str | None, QueryParameter(pattern=r"^[0-9]{1,39}$", required=False)]
HexInput = Annotated[str | None, QueryParameter(pattern=r"^[0-9a-fA-F]{1,64}$", required=False)]


@get("/plain/fair", media_type=MediaType.HTML, include_in_schema=False)
async def fair(seed: SeedInput = None, salt: HexInput = None, promise: HexInput = None) -> str:
    """Explain the promise about the dice, and check one."""
    words = Words()
    fields = "".join(
        f"<p><label>{escape(words.say(message))}<br>"
        f'<input name="{name}" value="{escape(value or "", quote=True)}" required></label></p>'
        for name, message, value in (
            ("promise", "web-fair-promise", promise),
            ("seed", "web-fair-seed", seed),
            ("salt", "web-fair-salt", salt),
        )
    )
    told = ("web-fair-1", "web-fair-2", "web-fair-3")
    parts = [paragraph(words.say(message)) for message in told]
    lines = ["karak dice 1", words.say("web-fair-seed-line"), words.say("web-fair-salt-line")]
    shown = escape("\n".join(lines))
    parts.append(f"<pre>{shown}</pre>")
    if seed and salt and promise:
        kept = is_kept(promise.lower(), int(seed), salt.lower())
        verdict = words.say("web-fair-kept" if kept else "web-fair-broken")
        parts.append(f"<p><strong>{escape(verdict)}</strong></p>")
    button = f"<p><button>{escape(words.say('web-fair-check'))}</button></p>"
    parts.append(f'<form action="/plain/fair" method="get">{fields}{button}</form>')
    return page(words, words.say("web-fair-title"), *parts)


@get("/style.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> str:
    """Give the pages a plain look."""
    return (
        "body{font:1.1rem/1.5 system-ui,sans-serif;margin:0;background:#171410;color:#e9e2d3}"
        "main{max-width:44rem;margin:0 auto;padding:2rem 1rem}"
        "a{color:#e0b252}h1,h2{line-height:1.2}pre{overflow:auto}"
        "input{width:100%;font:inherit;padding:.4rem;box-sizing:border-box}"
        "button{font:inherit;padding:.5rem 1rem;min-height:44px}"
    )


PAGES = (front, table_page, fair, style)
