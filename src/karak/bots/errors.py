"""What can go wrong with bots."""

from __future__ import annotations

from karak.kernel.errors import KarakError


class UnknownBot(KarakError):
    """No bot of that name."""

    code = "unknown-bot"


class BotTwice(KarakError):
    """A bot of that name exists already."""

    code = "bot-twice"
