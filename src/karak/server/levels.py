"""Which bots may be asked for: those that exist, at levels that keep nobody waiting."""

from __future__ import annotations

from karak.bots.levels import LEVEL_MARK, MILLISECONDS
from karak.server.errors import BotTooThorough
from karak.server.settings import Settings
from karak.table.botplay import check_bot


def check_level(bot: str | None, settings: Settings) -> None:
    """Refuse a bot that does not exist, or one that would think too long about a move."""
    check_bot(bot)
    level = (bot or "").partition(LEVEL_MARK)[2]
    number = level.removesuffix(MILLISECONDS)
    most = settings.bot_iterations if number == level else settings.bot_milliseconds
    if number and int(number) > most:
        iterations, milliseconds = settings.bot_iterations, settings.bot_milliseconds
        raise BotTooThorough(level=level, iterations=iterations, milliseconds=milliseconds)
