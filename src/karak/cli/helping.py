"""Running the command: its language, and errors as sentences."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING, NoReturn

from typer import TyperException
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


def run() -> None:
    """Run the command; whatever is wrong is told in a sentence."""
    try:
        command = get_command(app)
        if names_language_alone(sys.argv[1:]):
            sys.argv.append(FLAGS[0])
        if len(sys.argv) == 1 or any(flag in sys.argv for flag in FLAGS):
            from karak.cli.panels import name_panels, put_words

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
