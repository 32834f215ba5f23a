"""Help in words, loaded for who asks for it: a command starts sooner without it."""

from __future__ import annotations

from rich.text import Text
from typer import Context, rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from karak.words import Words

USAGE = "Usage:"


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
