"""Bots at a table: each move is asked of a fresh bot, on a copy of the game made for its seat."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from karak.bots import levels
from karak.bots.bot import Bot
from karak.bots.errors import BrokenBot
from karak.bots.outside import Maker, make_with
from karak.bots.reason import Reason
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.table.errors import BotFailed, BotPlaysIllegally


@dataclass(frozen=True)
class Thought:
    """What a bot is about to do, and why."""

    action: Action
    reasons: tuple[Reason, ...]


def check_bot(bot: str | None) -> None:
    """Refuse a bot, or a level of one, that does not exist."""
    if bot is not None:
        levels.check_bot(bot)


def ask_bot(name: str, game: Game) -> Action:
    """Ask a bot for its action; one that fails or plays illegally leaves the game as it was."""
    return ask_maker(levels.find_maker(name), name, game, len(game.log))


def ask_bot_why(name: str, game: Game) -> Thought:
    """Ask a bot for its action and its reasons."""
    number = len(game.log)
    bot, action = _ask(levels.find_maker(name), name, game, number)
    try:
        return Thought(action, tuple(bot.explain(_copy(game, number), action)))
    except Exception as error:
        raise BotFailed(bot=name, reason=type(error).__name__) from error


def ask_maker(maker: Maker, name: str, game: Game, number: int) -> Action:
    """Ask the bot that somebody found already for the action that gets this number."""
    return _ask(maker, name, game, number)[1]


def _ask(maker: Maker, name: str, game: Game, number: int) -> tuple[Bot, Action]:
    try:
        bot = make_with(maker, name, bot_seed(game, "bot", number))
        action = bot.choose(_copy(game, number))
    except BrokenBot:
        raise
    except Exception as error:
        raise BotFailed(bot=name, reason=type(error).__name__) from error
    if not any(action is legal for legal in game.legal_actions()):
        raise BotPlaysIllegally(bot=name, action=str(action)[:60])
    return bot, action


def _copy(game: Game, number: int) -> Game:
    return game.clone(seed=bot_seed(game, "copy", number), seat=game.seat)


def bot_seed(game: Game, purpose: str, number: int) -> int:
    """Derive a seed for a bot's move: the same in a resumed game, and telling nothing of ours."""
    told = f"{purpose} {game.setup.seed} {number}"
    return int.from_bytes(sha256(told.encode()).digest()[:16], "big")
