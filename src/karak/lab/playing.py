"""Games that bots play to the end: every step of thousands of games passes through here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from karak.bots.errors import BrokenBot
from karak.bots.levels import find_maker
from karak.bots.outside import Maker, make_with
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.game import Game
from karak.kernel.generator import Generator
from karak.lab.following import Follower
from karak.lab.pulse import Pulse
from karak.table.errors import BotFailed, BotPlaysIllegally

RAISED = "raised"
ILLEGAL = "illegal"
ENDLESS = "endless"
MOST_DECISIONS: Final = 100_000


def play_out(game: Game, bots: list[str], pulse: Pulse, move: Callable[[int], None]) -> Data:
    """Let every decision be moved on until the game is over or a bot breaks down; tell how."""
    decisions = 0
    try:
        while not game.over and decisions < MOST_DECISIONS:
            pulse.beat(game.seat)
            move(decisions)
            decisions += 1
    except BotPlaysIllegally as error:
        return fault_data(ILLEGAL, game.seat, bots, str(error.details["action"]))
    except BotFailed as error:
        return fault_data(RAISED, game.seat, bots, str(error.details["reason"]))
    except BrokenBot as error:
        return fault_data(RAISED, game.seat, bots, str(error.details["what"]))
    result = game.result
    if result is None:
        return fault_data(ENDLESS, None, bots)
    return {
        "points": list(result.points),
        "winners": list(result.winners),
        "reason": result.reason,
        "decisions": decisions,
    }


def play_followed(
    game: Game, bots: list[str], follower: Follower, luck: Generator, pulse: Pulse
) -> Data:
    """Play a game to its end, with everything that its follower takes down."""
    told = play_out(game, bots, pulse, Followed(game, bots, follower, luck).move)
    return {**told, **follower.as_data()} if game.over else told


@final
class Followed:
    """A game whose moves are asked for and followed; a closure would be a ring of objects."""

    def __init__(self, game: Game, bots: list[str], follower: Follower, luck: Generator) -> None:
        self.game: Final = game
        self.bots: Final = bots
        self.makers: Final = [find_maker(bot) for bot in bots]
        self.follower: Final = follower
        self.luck: Final = luck

    def move(self, _: int) -> None:
        """Ask whose turn it is, and follow what comes of it."""
        game = self.game
        seat = game.seat
        action = _ask(self.makers[seat], self.bots[seat], game, self.luck)
        self.follower.follow(action, game.apply(action))


def _ask(maker: Maker, name: str, game: Game, luck: Generator) -> Action:
    """Ask a fresh bot, on a copy for its seat, as tables do; seeds come cheaper than there.

    Where there is one answer nobody is asked.
    """
    legal = game.legal_actions()
    if len(legal) == 1:
        return legal[0]
    try:
        bot = make_with(maker, name, luck.word())
        action = bot.choose(game.clone(seed=luck.word(), seat=game.seat))
    except BrokenBot:
        raise
    except Exception as error:
        raise BotFailed(bot=name, reason=type(error).__name__) from error
    for each in legal:
        if each is action:
            return action
    raise BotPlaysIllegally(bot=name, action=str(action)[:60])


def fault_data(kind: str, seat: int | None, bots: list[str], what: str = "") -> Data:
    """Tell why a game broke off, by the fault of the bot on a seat or of nobody."""
    bot = "" if seat is None else bots[seat]
    return {"fault": kind, "by": seat, "bot": bot, "what": what}
