"""`karak simulate`: many games between bots, for who wants to know how a game is balanced."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shlex import join

from rich.cells import cell_len
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from karak.cli.arena import (
    INDENT,
    INTERRUPTED,
    USUAL_PLAYERS,
    USUAL_SEED,
    percent,
)
from karak.cli.progress import SECONDS_BETWEEN_LOOKS, Teller
from karak.cli.screen import LOUD, QUIET, Screen
from karak.games.titles import find_title
from karak.kernel.data import Data
from karak.kernel.figures import parse_toml
from karak.lab.arena import Terms
from karak.lab.cluster import on_cluster
from karak.lab.errors import UnreadableFigures
from karak.lab.findings import Findings, find
from karak.lab.laboratory import Hire, Laboratory, here
from karak.lab.optional import SoonNeeded
from karak.lab.report import write_report
from karak.lab.study import STANDARD, Study
from karak.lab.study_page import Counted, write_study_page
from karak.lab.tables import EXTRA, Tables
from karak.lab.wording import arm_name

ALL_HEROES = "all"
USUAL_BOT = "knight"
USUAL_GAMES = 1000
REPORT = "report.html"


@dataclass(frozen=True)
class Wishes:
    """What is to be studied, and where that is kept."""

    game: str
    bots: str | None
    heroes: str
    players: int | None
    games: int | None
    seed: int | None
    figures: Sequence[Path]
    variants: Sequence[str]
    folder: Path
    page: Path | None
    cluster: str | None


def studies(wishes: Wishes) -> list[Study]:
    """Give the arms: the standard game, and one for each file of figures and each variant."""
    standard = Study(
        game=find_title(wishes.game).name,
        players=USUAL_PLAYERS if wishes.players is None else wishes.players,
        bots=tuple(_names(wishes.bots or USUAL_BOT)),
        roster=_roster(wishes),
        seed=USUAL_SEED if wishes.seed is None else wishes.seed,
    )
    figures = [_arm(standard, path.stem, figures=read_figures(path)) for path in wishes.figures]
    variants = [_arm(standard, name, variants=(name,)) for name in wishes.variants]
    return [standard, *figures, *variants]


def _arm(
    standard: Study, arm: str, figures: Data | None = None, variants: tuple[str, ...] = ()
) -> Study:
    name = f"{arm}-figures" if arm == STANDARD else arm
    return Study(
        standard.game,
        standard.players,
        standard.bots,
        standard.roster,
        standard.seed,
        name,
        variants,
        figures,
    )


def read_figures(path: Path) -> Data:
    """Read a corrected copy of the figures."""
    try:
        return parse_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableFigures(path=str(path), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise UnreadableFigures(path=str(path), reason="UTF-8") from error


def _names(told: str) -> list[str]:
    return [name.strip() for name in told.split(",") if name.strip()]


def _roster(wishes: Wishes) -> tuple[str, ...]:
    if wishes.heroes.strip() == ALL_HEROES:
        return tuple(find_title(wishes.game).hero_names())
    return tuple(_names(wishes.heroes))


def command_of(wishes: Wishes) -> str:
    """Give the command that plays the same games again."""
    first = studies(wishes)[0]
    told = ["karak", "simulate", first.game, "--bots", ",".join(first.bots)]
    told += ["--heroes", wishes.heroes, "--players", str(first.players)]
    told += ["--games", str(wishes.games or USUAL_GAMES), "--seed", str(first.seed)]
    for path in wishes.figures:
        told += ["--figures", str(path)]
    for variant in wishes.variants:
        told += ["--variant", variant]
    return join(told)


def run(screen: Screen, wishes: Wishes, terms: Terms) -> int:
    """Play what is missing, write tables and report; returns the exit status."""
    games = USUAL_GAMES if wishes.games is None else wishes.games
    arms = [Arm(study, games, wishes.folder) for study in studies(wishes)]
    arrow = SoonNeeded("pyarrow", "pyarrow.parquet", EXTRA)
    hire: Hire = here if wishes.cluster is None else on_cluster(wishes.cluster)
    stopped = False
    try:
        for arm in arms:
            _play(screen, arm, terms, hire, arrow)
    except KeyboardInterrupt:
        stopped = True
    played = [arm for arm in arms if any(game.told for game in arm.counted)]
    if played:
        _put_findings(screen, wishes, played)
    for arm in arms:
        _put_faults(screen, arm)
    if stopped or not all(arm.complete for arm in arms):
        message = "arena-stopped" if stopped else "arena-out-of-time"
        screen.put_path(message, str(wishes.folder))
    return INTERRUPTED if stopped else 0


class Arm(Laboratory):
    """The games of an arm and its tables, which are gathered while games are played."""

    def __init__(self, study: Study, games: int, folder: Path) -> None:
        super().__init__(study, games, folder)
        self.tables = Tables(study, games)


def _play(screen: Screen, arm: Arm, terms: Terms, hire: Hire, arrow: SoonNeeded) -> None:
    study = arm.study
    screen.say(
        "simulate-heading",
        LOUD,
        game=study.game,
        players=study.players,
        bots=list(study.bots),
        arm=arm_name(screen.words, study.arm),
    )
    with _teller(screen, arm) as teller:

        def tell() -> None:
            teller.tell()
            if arrow.is_there():
                arm.tables.go_on(arm.finished)

        arm.play(terms, hire, tell)


class LineTeller(Teller):
    """Tells into a pipe, now and then, how far the games are."""

    def __init__(self, screen: Screen, arm: Laboratory) -> None:
        super().__init__()
        self.screen = screen
        self.arm = arm

    def put(self) -> None:
        """Print a line."""
        done, wanted = len(self.arm.counted), self.arm.wanted
        self.screen.say("simulate-progress", QUIET, done=done, wanted=wanted)


class LiveTeller(LineTeller):
    """Draws a bar on a terminal."""

    pause = SECONDS_BETWEEN_LOOKS

    def __init__(self, screen: Screen, arm: Laboratory, progress: Progress) -> None:
        super().__init__(screen, arm)
        self.progress = progress
        self.bar = progress.add_task("", total=arm.wanted)

    def put(self) -> None:
        """Move the bar."""
        self.progress.update(self.bar, completed=len(self.arm.counted))


@contextmanager
def _teller(screen: Screen, arm: Laboratory) -> Generator[Teller, None, None]:
    if not screen.console.is_terminal:
        yield LineTeller(screen, arm)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as progress:
        yield LiveTeller(screen, arm, progress)


def _put_findings(screen: Screen, wishes: Wishes, arms: Sequence[Arm]) -> None:
    found = _found(wishes.folder, arms)
    for arm, findings in zip(arms, found, strict=True):
        if len(arms) > 1:
            screen.say("simulate-arm", LOUD, arm=arm_name(screen.words, arm.study.arm))
        _put_shares(screen, findings)
        seconds = screen.words.number(arm.seconds(), 3)
        screen.put(INDENT, screen.words.say("arena-seconds", seconds=seconds))
    report = wishes.folder / REPORT
    write_report(screen.words, found, command_of(wishes), report)
    screen.put_path("simulate-tables", str(wishes.folder))
    screen.put_path("simulate-report", str(report))
    if wishes.page is not None:
        page = write_study_page(screen.words, Counted(command_of(wishes), found), wishes.page)
        screen.put_path("arena-page", str(page))


def _found(folder: Path, arms: Sequence[Arm]) -> list[Findings]:
    """Count everything while the tables are written."""
    with ThreadPoolExecutor() as scribes:
        written = [
            scribes.submit(arm.tables.write, arm.counted, folder / arm.study.arm) for arm in arms
        ]
        found = [find(arm.study, arm.counted) for arm in arms]
        for each in written:
            each.result()
    return found


def _put_shares(screen: Screen, findings: Findings) -> None:
    words = screen.words.about(findings.study.game)
    screen.put(INDENT, words.say("simulate-wins"))
    names = {hero: words.noun("hero", hero, "full") for hero in findings.heroes}
    widest = max(map(cell_len, names.values())) + len(INDENT)
    for hero, share in sorted(findings.heroes.items(), key=lambda pair: -pair[1].share):
        low, value, high = (percent(words, each) for each in (share.low, share.share, share.high))
        line = words.say("simulate-hero", share=value.rjust(5), low=low, high=high)
        screen.put(2 * INDENT, names[hero] + " " * (widest - cell_len(names[hero])) + line)


def _put_faults(screen: Screen, arm: Laboratory) -> None:
    for fault, number in arm.faults().most_common():
        told = screen.words.say(
            "arena-faults", number=number, kind=fault.kind, bot=fault.bot, what=fault.what
        )
        screen.put(INDENT, told)
