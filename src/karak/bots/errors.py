"""What can go wrong with bots."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class UnknownBot(KarakError):
    """No bot of that name."""

    code: ClassVar[str] = "unknown-bot"


class UnknownLevel(KarakError):
    """The bot has no such level."""

    code: ClassVar[str] = "unknown-level"


class BotTwice(KarakError):
    """A bot of that name exists already."""

    code: ClassVar[str] = "bot-twice"


class BrokenBot(KarakError):
    """A bot from outside that cannot be loaded or made, or is no bot at all."""

    code: ClassVar[str] = "broken-bot"
