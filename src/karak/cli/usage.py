"""What was typed in a way that no command takes, as errors that can be told in every language."""

from __future__ import annotations

import re
import sys
from typing import ClassVar

from typer import BadParameter, TyperException
from typer.core import TyperGroup

from karak.kernel.errors import KarakError

HELP_SHOWN = "NoArgsIsHelpError"
FROM_VARIABLE = "ENVIRONMENT"
QUOTED = re.compile(r"'(.*?)'")


class BadUsage(KarakError):
    """What was typed cannot be read as a command."""

    code: ClassVar[str] = "bad-usage"


class UnknownFlag(BadUsage):
    """The command has no such option."""

    code: ClassVar[str] = "unknown-flag"


class UnknownCommand(BadUsage):
    """There is no such command."""

    code: ClassVar[str] = "unknown-command"


class ArgumentMissing(BadUsage):
    """The command needs something more."""

    code: ClassVar[str] = "argument-missing"


class BadValue(BadUsage):
    """An option or argument takes no such value."""

    code: ClassVar[str] = "bad-value"


def shows_help(error: TyperException) -> bool:
    """Tell whether this is only how Typer ends after it has shown the help."""
    return type(error).__name__ == HELP_SHOWN


def usage_error(error: TyperException) -> KarakError:
    """Give our error for one of Typer's, which speaks English only."""
    context: object = getattr(error, "ctx", None)
    command = str(getattr(context, "command_path", "karak"))
    flag: object = getattr(error, "option_name", None)
    if flag is not None and hasattr(error, "possibilities"):
        return UnknownFlag(option=str(flag), command=command)
    if flag is not None:
        return ArgumentMissing(argument=str(flag), command=command)
    if isinstance(error, BadParameter):
        name = _variable_name(error) or _parameter_name(error)
        if hasattr(error, "param_type"):
            return ArgumentMissing(argument=name, command=command)
        return BadValue(argument=name, command=command)
    quoted = QUOTED.search(error.message)
    if isinstance(getattr(context, "command", None), TyperGroup) and quoted is not None:
        return UnknownCommand(name=quoted.group(1), command=command)
    return BadUsage(typed=" ".join(sys.argv[1:]), command=command)


def _variable_name(error: BadParameter) -> str | None:
    """Name the environment variable that holds what does not fit, if it came from there."""
    parameter, context = error.param, error.ctx
    if parameter is None or context is None:
        return None
    source = context.get_parameter_source(parameter.name)
    if source is None or source.name != FROM_VARIABLE:
        return None
    return str(parameter.envvar)


def _parameter_name(error: BadParameter) -> str:
    parameter = error.param
    if parameter is None:
        return ""
    flags = [each for each in parameter.opts if each.startswith("-")]
    return " ".join(flags) or parameter.metavar or " ".join(parameter.opts)
