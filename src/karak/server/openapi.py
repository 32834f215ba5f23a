"""The OpenAPI document: paths as the framework finds them, types exactly as msgspec checks them."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import karak
from karak.server.protocol import http
from karak.server.protocol.common import Problem, TableInfo
from karak.server.protocol.game import SCHEMAS, GameResult
from karak.server.protocol.karak1 import KarakPosition, KarakSetup
from karak.server.protocol.karak2 import Karak2Position, Karak2Setup

Document = dict[str, Any]
ADDRESS = "/api/openapi.json"
SECRET_HEADER = "Karak-Secret"
SCHEME = "secret"
BODIES = (http.NewTable, http.Join, http.SetSeat, http.Move, http.Start)
ANSWERS = (
    http.Seated,
    TableInfo,
    http.Listed,
    http.Started,
    http.Claim,
    http.Replay,
    http.Position,
    http.Health,
    http.Film,
    http.Summary,
    http.ServerInfo,
)
PARTS = (Problem, GameResult, KarakPosition, Karak2Position, KarakSetup, Karak2Setup)
ABOUT = """Tables where people and bots play Karak and Karak 2.

Opening and joining answer with a secret for each seat. It proves the seat: as the header
`Karak-Secret` here, in the message `hello` on the socket of the table,
`/api/tables/{key}/socket`, over which the game itself is played. A secret never belongs in an
address. Whatever is refused is told as a `Problem`: a code, and the id and arguments of its
sentence; nothing has changed then."""
TAGS = {
    "tables": "Open, find, join, leave, start, play again, watch again.",
    "server": "About the server itself.",
}
DONE = {"200": "Done.", "201": "It is there now."}
PROBLEMS = {
    "400": "It does not make sense, or the rules of the game or table forbid it.",
    "403": "It is not for you to do: a wrong secret, or a page from elsewhere.",
    "404": "There is no such table, seat or moment.",
    "409": "Not now: the game has begun, or not yet, or somebody was faster.",
    "413": "The request is larger than may be.",
    "429": "Too much, or too fast.",
    "503": "The server cannot reach what it stands on.",
}


class ExactJson(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        """Write the document."""
        return msgspec.json.encode(exact(openapi_schema))


def operation_id(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """Name a call as it is called in the program."""
    return handler.handler_name


def openapi_config() -> OpenAPIConfig:
    """Say how the document is made and where it is.

    It has its address for itself: beside it the framework answers with pages of its own.
    """
    return OpenAPIConfig(
        title="karak",
        version=karak.__version__,
        description=ABOUT,
        path=ADDRESS,
        render_plugins=[ExactJson(path="/")],
        use_handler_docstrings=True,
        operation_id_creator=operation_id,
    )


def exact(document: Document) -> Document:
    """Put in the types as they are checked, what may be refused, and how seats are proved."""
    _, types = msgspec.json.schema_components(
        [*BODIES, *ANSWERS, *PARTS], schema_hook=_anything, ref_template=SCHEMAS + "{name}"
    )
    for each in types.values():
        each["description"] = cleandoc(each["description"])
    found: Document = document["components"]["schemas"]
    paths = {
        path: {method: _operation(path, told) for method, told in methods.items()}
        for path, methods in sorted(document["paths"].items())
    }
    secret = {"type": "apiKey", "in": "header", "name": SECRET_HEADER, "description": "A secret."}
    return {
        **document,
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": dict(sorted((found | types).items())),
            "securitySchemes": {SCHEME: secret},
        },
    }


def _anything(kind: type) -> Document:
    """Corrected figures may hold anything here: the game reads them key by key."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "Anything."}


def _operation(path: str, told: Document) -> Document:
    """Tell an operation with its problems; the secret is not a parameter like others."""
    told = dict(told)
    parameters = [each for each in told.get("parameters", ()) if each["name"] != SECRET_HEADER]
    needs_secret = len(parameters) < len(told.get("parameters", ()))
    told["parameters"] = parameters
    if needs_secret:
        told["security"] = [{SCHEME: []}]
    statuses = {"403", "429"}
    if parameters or needs_secret or "requestBody" in told:
        statuses.add("400")
    if "requestBody" in told:
        statuses.add("413")
    if "{key}" in path:
        statuses.add("404")
    if not path.endswith("{key}") and (needs_secret or "requestBody" in told or "{key}" in path):
        statuses.add("409")
    if "503" not in told["responses"]:
        statuses.add("503")
    good = {
        status: {**each, "description": DONE.get(status, each["description"])}
        for status, each in told["responses"].items()
        if status != "400"
    }
    told["responses"] = good | {status: _problem(status) for status in sorted(statuses)}
    return told


def _problem(status: str) -> Document:
    schema = {"$ref": f"{SCHEMAS}Problem"}
    return {"description": PROBLEMS[status], "content": {"application/json": {"schema": schema}}}
