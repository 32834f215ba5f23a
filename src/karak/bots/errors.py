"""What can go wrong with bots."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class UnknownBot(KarakError):
    """No bot of that name."""

    code: ClassVar[str] = "unknown-bot"


class BotTwice(KarakError):
    """A bot of that name exists already."""

    code: ClassVar[str] = "bot-twice"
