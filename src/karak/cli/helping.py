"""Running the command: its language, help in words, and errors as sentences."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, NoReturn

from rich.text import Text
from typer import Context, TyperException, rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from karak.cli.app import LANGUAGE_VARIABLE, app
from karak.cli.usage import shows_help, usage_error
from karak.kernel.errors import KarakError

if TYPE_CHECKING:
    from karak.words import Words

WRONG = 2
LANGUAGE_OPTION = "--lang"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says in which language it speaks; the first that is set counts."""

FLAGS = ("-h", "--help")
USAGE = "Usage:"


def run() -> None:
    """Run the command; whatever is wrong is told in a sentence."""
    try:
        command = get_command(app)
        if names_language_alone(sys.argv[1:]):
            sys.argv.append(FLAGS[0])
        if len(sys.argv) == 1 or any(flag in sys.argv for flag in FLAGS):
            words = wanted_words()
            name_panels(words)
            put_words(command, words, None)
        sys.exit(command(standalone_mode=False) or 0)
    except KarakError as error:
        fail(error)
    except TyperException as error:
        if shows_help(error):
            sys.exit(WRONG)
        fail(usage_error(error))
    except BrokenPipeError:
        # The reader has gone, as in `karak watch | head`; nothing more can be said to anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def fail(error: KarakError) -> NoReturn:
    """Say what is wrong, and what to do, and stop."""
    from karak.cli.screen import never_fail
    from karak.words import Words, WordsError

    try:
        words = wanted_words()
    except WordsError:
        words = Words()
    never_fail(sys.stderr)
    print(words.error(error), file=sys.stderr)
    sys.exit(WRONG)


def wanted_words() -> Words:
    """Give the words of the language that was asked for."""
    from karak.words import Words

    return Words(wanted_language(sys.argv[1:]))


def wanted_language(arguments: list[str]) -> str:
    """Find the language before the options are read, because help is told in it, too."""
    for number, argument in enumerate(arguments):
        if argument.startswith(f"{LANGUAGE_OPTION}="):
            return argument.partition("=")[2]
        if argument == LANGUAGE_OPTION and number + 1 < len(arguments):
            return arguments[number + 1]
    return os.environ.get(LANGUAGE_VARIABLE) or system_language()


def names_language_alone(arguments: list[str]) -> bool:
    """Tell whether a language is asked for and nothing else: then help is wanted in it."""
    if len(arguments) == 1:
        return arguments[0].startswith(f"{LANGUAGE_OPTION}=")
    return len(arguments) == 2 and arguments[0] == LANGUAGE_OPTION


def system_language() -> str:
    """Give the language of the system, as far as we speak it: `de_AT.UTF-8` is German."""
    from karak.words import languages

    told = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    code = re.split(r"[_.@-]", told, maxsplit=1)[0].lower()
    return code if code in languages() else "en"


def name_panels(words: Words) -> None:
    """Translate the words that Typer itself puts into help."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-panel-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('cli-panel-usual')}: {{}}]"
    rich_utils.highlighter = _Usage(words.say("cli-panel-usage"))


class _Usage(rich_utils.OptionHighlighter):
    """Marks options as Typer does, and translates the word before a command's usage."""

    def __init__(self, usage: str) -> None:
        self._usage = usage

    def __call__(self, text: str | Text) -> Text:
        if isinstance(text, str) and text.startswith(USAGE):
            text = self._usage + text.removeprefix(USAGE)
        return super().__call__(text)


def put_words(command: object, words: Words, above: Context | None) -> None:
    """Put sentences in place of the message ids in a command's help, and those below it."""
    if not isinstance(command, TyperCommand | TyperGroup):
        return
    context = Context(command, parent=above, **command.context_settings)
    help_option = command.get_help_option(context)
    if help_option is not None:
        help_option.help = words.say("cli-option-help")
    command.help = _said(command.help, words)
    command.epilog = _said(command.epilog, words)
    for parameter in command.params:
        if isinstance(parameter, TyperOption | TyperArgument):
            parameter.help = _said(parameter.help, words)
    if isinstance(command, TyperGroup):
        for below in command.commands.values():
            put_words(below, words, context)


def _said(message_id: str | None, words: Words) -> str | None:
    return words.say(message_id) if message_id and words.knows(message_id) else message_id
