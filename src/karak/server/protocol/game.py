"""What messages say of any game. Names that plug-ins may add to stay open."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

HOLDS = "holds"
"""What a part that is written once and put in as it is holds: the name of a described type."""

Standing = Literal["book", "confirmed", "chosen"]
HeroWay = Literal["given", "dealt", "chosen"]
RuledHeroName = Annotated[str, Meta(description="A hero.")]

SCHEMAS = "#/components/schemas/"
"""Where an OpenAPI document keeps its types."""

PositionPart = Annotated[
    Raw,
    Meta(
        extra={HOLDS: "GamePosition"},
        extra_json_schema={
            "anyOf": [{"$ref": f"{SCHEMAS}KarakPosition"}, {"$ref": f"{SCHEMAS}Karak2Position"}]
        },
    ),
]
SetupPart = Annotated[
    Raw,
    Meta(
        extra={HOLDS: "GameSetup"},
        extra_json_schema={
            "anyOf": [{"$ref": f"{SCHEMAS}KarakSetup"}, {"$ref": f"{SCHEMAS}Karak2Setup"}]
        },
    ),
]
EventsPart = Annotated[
    Raw,
    Meta(
        extra={HOLDS: "GameEvent[]"},
        extra_json_schema={
            "type": "array",
            "items": {
                "type": "object",
                "description": "What happened: its kind, and its facts by name.",
                "properties": {"event": {"type": "string"}},
                "required": ["event"],
                "additionalProperties": {"type": ["string", "integer", "null"]},
            },
        },
    ),
]


class Described(Struct, forbid_unknown_fields=True):
    """A part of a game as plain data, every field of it."""


class GameResult(Described):
    """How a game ended: points by seat, in halves, and the seats that win."""

    points: list[float]
    winners: list[int]
    reason: str
