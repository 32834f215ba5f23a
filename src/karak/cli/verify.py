"""`karak verify`: plays a stored game again, by its recorded answers and from its seed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from karak.cli.screen import Screen
from karak.cli.stored import Stored, read_stored
from karak.games.api import replay
from karak.games.titles import find_title
from karak.kernel.errors import KarakError
from karak.kernel.game import Game
from karak.kernel.opening import open_game
from karak.table.fairness import is_kept
from karak.words import Words

START = 0


@dataclass(frozen=True)
class Trouble:
    """Where a game does not agree with its log: the entry's number, and a message about it."""

    number: int
    action: str
    message: str
    stored: str = ""
    found: str = ""


def verify(screen: Screen, path: Path) -> int:
    """Check a stored game and say what was found; the exit status is 1 where it does not agree."""
    stored = read_stored(path)
    trouble, game = check_answers(stored, screen.words)
    seeded = stored.log.setup.seed is not None and stored.log.origin is None
    if trouble is None and seeded:
        trouble = check_seed(stored, game)
    if trouble is not None:
        put_trouble(screen, trouble)
        return 1
    if not stored.intact:
        screen.say("cli-verify-altered", "red", path=str(path))
        return 1
    if stored.promise is not None and not keeps_promise(stored):
        screen.say("cli-verify-promise-broken", "red", promise=stored.promise)
        return 1
    count = len(stored.log)
    screen.say("cli-verify-seed" if seeded else "cli-verify-answers", entries=count)
    if stored.promise is not None:
        screen.say("cli-verify-promise-kept")
    return 0


def keeps_promise(stored: Stored) -> bool:
    """Say whether the seed is the one that a server promised before the first move."""
    seed = stored.log.setup.seed
    promise = stored.promise
    return seed is not None and promise is not None and is_kept(promise, seed, stored.salt)


def check_answers(stored: Stored, words: Words) -> tuple[Trouble | None, Game]:
    """Play the log by what chance answered."""
    game = replay(stored.log.cut(0))
    for number, entry in zip(stored.numbers, stored.log.entries, strict=True):
        try:
            game.apply(entry.action, list(entry.answers))
        except KarakError as error:
            reason = words.error(error)
            return Trouble(number, str(entry.action), "cli-verify-refused", reason), game
    return None, game


def check_seed(stored: Stored, played: Game) -> Trouble | None:
    """Play the log from its seed and compare what chance answers."""
    log = stored.log
    game = open_game(find_title(log.setup.game), log.setup, None)
    if game.log.start != log.start:
        return _differs(START, "", log.start, game.log.start)
    for number, entry in zip(stored.numbers, log.entries, strict=True):
        game.apply(entry.action)
        answers = game.log.entries[-1].answers
        if answers != entry.answers:
            return _differs(number, str(entry.action), entry.answers, answers)
    if not _same_end(stored, game, played):
        return Trouble(len(log), "", "cli-verify-end")
    return None


def _same_end(stored: Stored, game: Game, played: Game) -> bool:
    words = tuple(game.generator.words())
    same = stored.generator is None or stored.generator == words
    return same and game.full_position() == played.full_position()


def _differs(number: int, action: str, stored: tuple[int, ...], found: tuple[int, ...]) -> Trouble:
    message = "cli-verify-differs" if number else "cli-verify-start-differs"
    return Trouble(number, action, message, _numbers(stored), _numbers(found))


def _numbers(answers: tuple[int, ...]) -> str:
    return " ".join(str(answer) for answer in answers) or "–"


def put_trouble(screen: Screen, trouble: Trouble) -> None:
    """Say where and why a log does not agree."""
    screen.say(
        trouble.message,
        "red",
        number=trouble.number,
        action=trouble.action,
        stored=trouble.stored,
        found=trouble.found,
    )
