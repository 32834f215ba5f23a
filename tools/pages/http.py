"""The requests of the HTTP interface, from its OpenAPI document and the types of its bodies."""

from karak.server.openapi import PROBLEMS, SECRET_HEADER
from karak.server.protocol import http
from tools.pages.fields import link, places, section
from tools.pages.markdown import code, table
from tools.wire.catalogue import Call, calls, structs

HEAD = f"""# The requests

Bodies and answers are JSON. `key` is a table's id or its code. Where a secret is needed it goes
into the header `{SECRET_HEADER}`, never into an address. `/api/openapi.json` describes the same
for programs. Whatever is refused is told as a {{problem}}.
"""


def http_page() -> str:
    """Write every request, what may be refused, and the bodies."""
    parts = [HEAD.format(problem=link("Problem"))]
    parts += [_request(call) for call in calls()]
    rows = [[code(status), text] for status, text in PROBLEMS.items()]
    parts.append("## What may be refused\n\n" + table(["status", "why"], rows))
    parts.append("## Bodies and answers\n")
    parts += [section(kind) for kind in structs(http)]
    return "\n".join(parts)


def _request(call: Call) -> str:
    rows = [
        [code(each["name"]), f"in the {each['in']}", each.get("description", "")]
        for each in call.parameters
    ]
    lines = [f"## {call.summary} {{ #{call.name} }}", "", code(f"{call.method} {call.path}"), ""]
    lines += [call.about, ""]
    if rows:
        lines += [table(["parameter", "where", "what it is"], rows)]
    told = [f"*Takes* {_type(call.body)}."] if call.has_body else []
    told += ["*Needs* a secret."] if call.needs_secret else []
    told += [f"*Gives* {_type(call.answer)} ({call.status})."]
    told += [f"*May be refused* with {', '.join(call.problems)}."]
    return "\n".join([*lines, " ".join(told), ""])


def _type(name: str | None) -> str:
    return link(name) if name in places() else "an object, a [saved table](../formats.md#a-table)"
