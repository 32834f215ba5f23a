"""Bots at a table: each move is asked of a fresh bot, on a copy of the game made for its seat."""

from __future__ import annotations

from hashlib import sha256

from karak.bots import levels
from karak.bots.errors import UnknownBot
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.table.errors import BotFailed, BotPlaysIllegally


def check_bot(bot: str | None) -> None:
    """Refuse a bot, or a level of one, that does not exist."""
    if bot is not None:
        levels.check_bot(bot)


def ask_bot(name: str, game: Game) -> Action:
    """Ask a bot for its action; one that fails or plays illegally leaves the game as it was."""
    number = len(game.log)
    copy = game.clone(seed=bot_seed(game, "copy", number), seat=game.seat)
    try:
        action = levels.make_bot(name, bot_seed(game, "bot", number)).choose(copy)
    except UnknownBot:
        raise
    except Exception as error:
        raise BotFailed(bot=name, reason=type(error).__name__) from error
    if not any(action is legal for legal in game.legal_actions()):
        raise BotPlaysIllegally(bot=name, action=str(action)[:60])
    return action


def bot_seed(game: Game, purpose: str, number: int) -> int:
    """Derive a seed for a bot's move: the same in a resumed game, and telling nothing of ours."""
    told = f"{purpose} {game.setup.seed} {number}"
    return int.from_bytes(sha256(told.encode()).digest()[:16], "big")
