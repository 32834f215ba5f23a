"""A process in which bots think: it reads questions from its input and writes answers.

It is given a seat's view alone, so nothing hidden ever reaches a bot. It ends when its input does.
"""

from __future__ import annotations

import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from karak.bots.levels import make_bot
from karak.games.api import imagine
from karak.kernel.errors import KarakError
from karak.kernel.game import Game
from karak.odds import odds_at, odds_for

SIZE = 4


class Question(Struct, frozen=True):
    """What would this bot do? The seed is the bot's own luck, and that of its guesses."""

    bot: str
    seed: str
    view: dict[str, object]
    site: int | None = None
    seat: int | None = None


class Answer(Struct, frozen=True):
    """The action's readable form, or odds as data; or the kind of failure."""

    action: str | None = None
    odds: dict[str, object] | None = None
    failure: str | None = None


ODDS = "odds"
"""Asked instead of a bot: the odds of the fight, which can take longer than a loop may wait."""


def think(question: Question) -> Answer:
    """Let the bot choose, or compute odds."""
    seed = int(question.seed)
    game = imagine(question.view, seed)
    if question.bot == ODDS:
        return Answer(odds=_odds(game, question))
    return Answer(make_bot(question.bot, seed).choose(game).text)


def _odds(game: Game, question: Question) -> dict[str, object] | None:
    try:
        if question.site is None:
            return odds_for(game).as_data()
        return odds_at(game, question.site, question.seat).as_data()
    except KarakError:
        return None


def answer(question: Question) -> Answer:
    """Answer whatever the bot does: one that breaks down is told as such."""
    try:
        return think(question)
    except Exception as error:
        return Answer(failure=type(error).__name__)


def pack(message: Struct) -> bytes:
    """Write a message with its size before it."""
    data = msgspec.json.encode(message)
    return len(data).to_bytes(SIZE, "big") + data


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the questions end."""
    while len(size := questions.read(SIZE)) == SIZE:
        data = questions.read(int.from_bytes(size, "big"))
        answers.write(pack(answer(msgspec.json.decode(data, type=Question))))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # What a bot prints is no answer.
    serve(sys.stdin.buffer, out)
