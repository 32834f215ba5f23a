"""`karak arena`: bots against each other, with what has been played and what came of it."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shlex import join

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from karak.cli.progress import SECONDS_BETWEEN_LOOKS, Teller
from karak.cli.screen import LOUD, QUIET, Screen
from karak.games.titles import TITLES
from karak.lab.arena import Arena, Terms, pairings_of
from karak.lab.errors import BadAmount, LadderIsFixed
from karak.lab.files import write_ladder
from karak.lab.ladder import RUNGS, Rung, measured
from karak.lab.runner import all_cores
from karak.lab.standing import Standing
from karak.words import Words

LADDER = "ladder"
USUAL_PLAYERS = 2
USUAL_GAMES = 400
USUAL_SEED = 1
INTERRUPTED = 130
INDENT = "  "
UNKNOWN = "–"


@dataclass(frozen=True)
class ArenaWishes:
    """Who is to play whom, how often, and where that is kept."""

    game: str
    bots: str | None
    players: int | None
    games: int | None
    seed: int | None
    folder: Path
    page: Path | None


@dataclass(frozen=True)
class Contest:
    """A pairing's games, and the rung of the ladder that they are, if they are one."""

    arena: Arena
    rung: Rung | None = None


def terms(
    jobs: int | None,
    patience: float,
    minutes: float | None,
    *,
    strict: bool,
    again: bool,
    mix: bool,
) -> Terms:
    """Read how games are to be played."""
    if minutes is not None and not minutes > 0:
        raise BadAmount(option="--minutes", value=str(minutes), fewest=1)
    end = None if minutes is None else time.monotonic() + 60 * minutes
    return Terms(
        jobs=all_cores() if jobs is None else jobs,
        patience=patience,
        enough=lambda: end is not None and time.monotonic() > end,
        strict=strict,
        again=again,
        mix=mix,
    )


def run(screen: Screen, wishes: ArenaWishes, terms: Terms) -> int:
    """Play what is missing, and say what came of it; returns the exit status."""
    contests = _contests(wishes)
    stopped = False
    try:
        for contest in contests:
            _play(screen, contest, terms)
            _put_outcome(screen, contest)
    except KeyboardInterrupt:
        stopped = True
    if wishes.game == LADDER and wishes.page is not None:
        results = [measured(each.arena, each.rung) for each in contests if each.rung is not None]
        screen.put_path("arena-page", str(write_ladder(screen.words, results, wishes.page)))
    if stopped or not all(contest.arena.complete for contest in contests):
        message = "arena-stopped" if stopped else "arena-out-of-time"
        screen.put_path(message, str(wishes.folder))
    return INTERRUPTED if stopped else 0


def _contests(wishes: ArenaWishes) -> list[Contest]:
    seed = USUAL_SEED if wishes.seed is None else wishes.seed
    if wishes.game == LADDER:
        if (wishes.bots, wishes.players, wishes.games) != (None, None, None):
            raise LadderIsFixed()
        return [
            Contest(Arena(rung.pairing(game, seed), rung.games, wishes.folder), rung)
            for rung in RUNGS
            for game in TITLES
        ]
    bots = [name.strip() for name in (wishes.bots or "").split(",") if name.strip()]
    players = USUAL_PLAYERS if wishes.players is None else wishes.players
    games = USUAL_GAMES if wishes.games is None else wishes.games
    pairings = pairings_of(wishes.game, bots, players, seed)
    return [Contest(Arena(pairing, games, wishes.folder)) for pairing in pairings]


def _play(screen: Screen, contest: Contest, terms: Terms) -> None:
    pairing = contest.arena.pairing
    others = [pairing.others] * (pairing.players - 1)
    screen.say(
        "arena-heading",
        LOUD,
        game=pairing.game,
        players=pairing.players,
        one=pairing.one,
        others=others,
    )
    with _teller(screen, contest.arena) as teller:
        contest.arena.play(terms, teller.tell)


class LineTeller(Teller):
    """Tells into a pipe, now and then, how far the games are."""

    def __init__(self, screen: Screen, arena: Arena) -> None:
        super().__init__()
        self.screen = screen
        self.arena = arena

    def put(self) -> None:
        """Print a line."""
        arena, standing = self.arena, self.arena.standing()
        self.screen.say(
            "arena-progress",
            QUIET,
            done=len(arena.counted),
            wanted=arena.wanted,
            one=arena.pairing.one,
            share=percent(self.screen.words, standing.share) if standing.groups else UNKNOWN,
        )


class LiveTeller(LineTeller):
    """Draws a bar on a terminal."""

    pause = SECONDS_BETWEEN_LOOKS

    def __init__(self, screen: Screen, arena: Arena, progress: Progress) -> None:
        super().__init__(screen, arena)
        self.progress = progress
        self.bar = progress.add_task("", total=arena.wanted, share="")

    def put(self) -> None:
        """Move the bar."""
        arena, standing = self.arena, self.arena.standing()
        share = f"{percent(self.screen.words, standing.share)} %" if standing.groups else UNKNOWN
        self.progress.update(self.bar, completed=len(arena.counted), share=share)


@contextmanager
def _teller(screen: Screen, arena: Arena) -> Generator[Teller, None, None]:
    if not screen.console.is_terminal:
        yield LineTeller(screen, arena)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}"))
    with Progress(
        *columns, TimeRemainingColumn(), console=screen.console, transient=True
    ) as progress:
        yield LiveTeller(screen, arena, progress)


def _put_outcome(screen: Screen, contest: Contest) -> None:
    standing = contest.arena.standing()
    if standing.groups == 0:
        screen.put(INDENT, screen.words.say("arena-none"))
    else:
        for line in _told_standing(screen.words, contest, standing):
            screen.put(INDENT, line)
    _put_faults(screen, contest.arena)


def _told_standing(words: Words, contest: Contest, standing: Standing) -> Iterator[str]:
    shares = (standing.share, standing.low, standing.high)
    share, low, high = (percent(words, each) for each in shares)
    yield words.say("arena-standing", share=share, low=low, high=high)
    if contest.rung is not None:
        reached = "yes" if standing.share >= contest.rung.target else "no"
        target = f"{100 * contest.rung.target:.0f}"
        yield words.say("arena-target", target=target, reached=reached)
    yield words.say(
        "arena-games",
        games=standing.games,
        groups=standing.groups,
        won=standing.won,
        shared=standing.shared,
        lost=standing.lost,
    )
    yield words.say("arena-seconds", seconds=words.number(contest.arena.seconds(), 2))


def _put_faults(screen: Screen, arena: Arena) -> None:
    for fault, number in arena.faults().most_common():
        told = screen.words.say(
            "arena-faults", number=number, kind=fault.kind, bot=fault.bot, what=fault.what
        )
        screen.put(INDENT, told)
    broken = [number for number, played in arena.counted.items() if played.fault is not None]
    if broken:
        command = watch_command(arena, broken[0])
        screen.console.print(screen.words.say("arena-see", command=command), soft_wrap=True)


def watch_command(arena: Arena, number: int) -> str:
    """Give the command that shows a game of an arena move by move."""
    pairing = arena.pairing
    heroes = [part for hero in pairing.heroes(number) for part in ("--hero", hero)]
    bots = ",".join(pairing.bots(number))
    seed = str(pairing.game_seed(number))
    return join(["karak", "watch", pairing.game, *heroes, "--bots", bots, "--seed", seed])


def percent(words: Words, share: float) -> str:
    """Write a share in percent."""
    return words.number(100 * share, 1)
