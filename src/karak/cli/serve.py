"""`karak serve`: the command and its options, made from the table of settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from math import isfinite
from typing import Annotated, Any, get_type_hints

import typer

from karak.server.settings import Settings, flag_of, variable


def serve_command(run: Callable[[Settings], None]) -> Callable[..., None]:
    """Make a command with an option, and an environment variable, for each setting."""
    hints = get_type_hints(Settings)
    annotated: Any = Annotated

    def command(**chosen: Any) -> None:
        """Run a server."""
        run(Settings(**chosen))

    parameters: list[inspect.Parameter] = []
    for each in fields(Settings):
        option = typer.Option(
            flag_of(each.name),
            help=each.metadata["help"],
            envvar=variable(each.name),
            show_envvar=False,
            min=each.metadata["least"],
            max=each.metadata["most"],
            callback=_finite if hints[each.name] is float else None,
        )
        kind = annotated[hints[each.name], option]
        parameters.append(
            inspect.Parameter(
                each.name, inspect.Parameter.KEYWORD_ONLY, default=each.default, annotation=kind
            )
        )
    vars(command)["__signature__"] = inspect.Signature(parameters)
    command.__annotations__ = {each.name: each.annotation for each in parameters}
    return command


def _finite(value: float) -> float:
    """Refuse what is no number to reckon with; bounds alone would let infinity in."""
    if not isfinite(value):
        raise typer.BadParameter(str(value))
    return value
