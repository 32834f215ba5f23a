"""The commands and their options; what they do is loaded when they are called.

Help is given as message ids here; `karak.cli.panels` puts the sentences in where help is wanted.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from karak.cli.serve import serve_command
from karak.server.settings import Settings, variable

if TYPE_CHECKING:
    from karak.cli.screen import Screen

LANGUAGE_VARIABLE = "KARAK_LANG"

app = typer.Typer(
    name="karak",
    help="cli-karak",
    epilog="cli-karak-epilog",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help="cli-argument-game", metavar="GAME")]
File = Annotated[Path, typer.Argument(help="cli-argument-file", metavar="FILE")]
SavedFile = Annotated[Path | None, typer.Argument(help="cli-argument-file", metavar="FILE")]
BackupFile = Annotated[Path, typer.Argument(help="cli-argument-backup", metavar="FILE")]
TableKey = Annotated[str, typer.Argument(help="cli-argument-table", metavar="TABLE")]
SeatOfTable = Annotated[int, typer.Argument(help="cli-argument-seat", metavar="SEAT", min=1, max=8)]
NewHost = Annotated[bool, typer.Option("--host", help="cli-option-mend-host")]
VerifiedDb = Annotated[str | None, typer.Option("--db", help="cli-option-db", metavar="ADDRESS")]
VerifiedData = Annotated[
    Path | None, typer.Option("--data", help="cli-option-data", metavar="FOLDER")
]
Db = Annotated[
    str | None,
    typer.Option("--db", help="cli-option-db", metavar="ADDRESS", envvar=variable("db")),
]
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help="cli-option-data", metavar="FOLDER", envvar=variable("data")),
]
RuleId = Annotated[str | None, typer.Argument(help="cli-argument-rule", metavar="ID")]
HeroNames = Annotated[
    list[str] | None, typer.Option("--hero", help="cli-option-hero", metavar="NAME")
]
Bots = Annotated[str | None, typer.Option(help="cli-option-bots", metavar="NAMES")]
Players = Annotated[int | None, typer.Option(help="cli-option-players", metavar="NUMBER")]
Persons = Annotated[
    int, typer.Option("--hot-seat", help="cli-option-hot-seat", metavar="NUMBER", min=1)
]
Names = Annotated[list[str] | None, typer.Option("--name", help="cli-option-name", metavar="NAME")]
Choose = Annotated[bool, typer.Option("--choose", help="cli-option-choose")]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help="cli-option-variant", metavar="NAME")
]
FiguresFile = Annotated[Path | None, typer.Option(help="cli-option-figures", metavar="FILE")]
Seed = Annotated[str | None, typer.Option(help="cli-option-seed", metavar="NUMBER")]
SaveFile = Annotated[Path | None, typer.Option(help="cli-option-save", metavar="FILE")]
ResumeFile = Annotated[Path | None, typer.Option(help="cli-option-resume", metavar="FILE")]
Continue = Annotated[bool, typer.Option("--continue", help="cli-option-continue")]
Delay = Annotated[float, typer.Option(help="cli-option-delay", metavar="SECONDS", min=0.0)]
DrawBoard = Annotated[bool, typer.Option("--board", help="cli-option-board")]
GiveReasons = Annotated[bool, typer.Option("--why", help="cli-option-why")]
Step = Annotated[bool, typer.Option("--step", help="cli-option-step")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
ArenaGame = Annotated[str, typer.Argument(help="cli-argument-arena", metavar="GAME")]
Fighters = Annotated[
    str | None, typer.Option("--bots", help="cli-option-fighters", metavar="NAMES")
]
Seats = Annotated[int | None, typer.Option("--players", help="cli-option-seats", metavar="NUMBER")]
Games = Annotated[int | None, typer.Option(help="cli-option-games", metavar="NUMBER")]
Jobs = Annotated[int | None, typer.Option(help="cli-option-jobs", metavar="NUMBER")]
Out = Annotated[Path, typer.Option(help="cli-option-out", metavar="FOLDER")]
Patience = Annotated[float, typer.Option(help="cli-option-patience", metavar="SECONDS")]
Minutes = Annotated[float | None, typer.Option(help="cli-option-minutes", metavar="NUMBER")]
Strict = Annotated[bool, typer.Option("--strict", help="cli-option-strict")]
Again = Annotated[bool, typer.Option("--again", help="cli-option-again")]
Mix = Annotated[bool, typer.Option("--mix", help="cli-option-mix")]
Page = Annotated[Path | None, typer.Option(help="cli-option-page", metavar="FOLDER")]
StudyGame = Annotated[str, typer.Argument(help="cli-argument-study", metavar="GAME")]
StudyBots = Annotated[
    str | None, typer.Option("--bots", help="cli-option-study-bots", metavar="NAMES")
]
StudyHeroes = Annotated[
    str, typer.Option("--heroes", help="cli-option-study-heroes", metavar="NAMES")
]
StudyGames = Annotated[
    int | None, typer.Option("--games", help="cli-option-study-games", metavar="NUMBER")
]
StudyFigures = Annotated[
    list[Path] | None,
    typer.Option("--figures", help="cli-option-study-figures", metavar="FILE"),
]
StudyVariants = Annotated[
    list[str] | None,
    typer.Option("--variant", help="cli-option-study-variant", metavar="NAME"),
]
StudyOut = Annotated[Path, typer.Option("--out", help="cli-option-study-out", metavar="FOLDER")]
StudyPage = Annotated[
    Path | None, typer.Option("--page", help="cli-option-study-page", metavar="FOLDER")
]
ClusterAddress = Annotated[
    str | None, typer.Option("--cluster", help="cli-option-cluster", metavar="ADDRESS")
]
Repetitions = Annotated[int, typer.Option(help="cli-option-repetitions", min=1)]

HeroName = Annotated[str, typer.Argument(help="cli-argument-hero", metavar="HERO")]
Foes = Annotated[list[str] | None, typer.Argument(help="cli-argument-foes", metavar="FOES")]
Weapons = Annotated[str | None, typer.Option(help="cli-option-weapons", metavar="NAMES")]
Spells = Annotated[int, typer.Option(help="cli-option-spells", metavar="NUMBER")]
Hearts = Annotated[int | None, typer.Option(help="cli-option-hearts", metavar="NUMBER")]
Units = Annotated[str | None, typer.Option(help="cli-option-units", metavar="UNITS")]
Amulet = Annotated[str | None, typer.Option(help="cli-option-amulet", metavar="NAME")]
Praetorians = Annotated[int | None, typer.Option(help="cli-option-praetorians", metavar="NUMBER")]
FirstStep = Annotated[bool, typer.Option("--first-step", help="cli-option-first-step")]
Cursed = Annotated[bool, typer.Option("--cursed", help="cli-option-cursed")]
FromFountain = Annotated[bool, typer.Option("--fountain", help="cli-option-fountain")]
Friendly = Annotated[bool, typer.Option("--friendly", help="cli-option-friendly")]
AimName = Annotated[str | None, typer.Option(help="cli-option-aim", metavar="NAME")]
Prize = Annotated[float | None, typer.Option(help="cli-option-prize", metavar="HEARTS")]
EveryChoice = Annotated[bool, typer.Option("--all", help="cli-option-all")]

Link = Annotated[str, typer.Argument(help="cli-argument-link", metavar="LINK")]
BotOfMine = Annotated[str, typer.Option("--bot", help="cli-option-join-bot", metavar="NAME")]
NameOfMine = Annotated[
    str | None, typer.Option("--name", help="cli-option-join-name", metavar="NAME")
]
ServerUrl = Annotated[str, typer.Option("--server", help="cli-option-join-server", metavar="URL")]
SeatWish = Annotated[
    int | None, typer.Option("--seat", help="cli-option-join-seat", metavar="NUMBER", min=1, max=8)
]
ClaimWord = Annotated[
    str | None, typer.Option("--claim", help="cli-option-join-claim", metavar="WORD")
]
KeepFile = Annotated[
    Path | None, typer.Option("--keep", help="cli-option-join-keep", metavar="FILE")
]


def _show_version(wanted: bool) -> None:
    if wanted:
        import karak

        build = "cli-compiled" if karak.COMPILED else "cli-pure"
        typer.echo(f"karak {karak.__version__} ({make_screen().words.say(build)})")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", help="cli-option-version", callback=_show_version, is_eager=True),
]
Language = Annotated[str | None, typer.Option("--lang", help="cli-option-lang", metavar="CODE")]


def make_screen() -> "Screen":
    """Look at the terminal, with words in the language that was asked for."""
    from karak.cli.helping import wanted_words
    from karak.cli.screen import Screen

    return Screen(wanted_words())


@app.callback()
def common(version: Version = False, language: Language = None) -> None:
    """Hold the options of all commands; `helping` has found the language by now."""


@app.command(help="cli-play", epilog="cli-play-epilog")
def play(
    game: GameName = "karak",
    heroes: HeroNames = None,
    bots: Bots = None,
    players: Players = None,
    persons: Persons = 1,
    names: Names = None,
    choose: Choose = False,
    variants: Variants = None,
    figures: FiguresFile = None,
    seed: Seed = None,
    save: SaveFile = None,
    resume: ResumeFile = None,
    last: Continue = False,
) -> None:
    """Play a game in the terminal."""
    from karak.cli.opening import play_game
    from karak.cli.seating import Wishes, read_seed

    wishes = Wishes(
        game=game,
        persons=persons,
        names=names or (),
        heroes=heroes or (),
        bots=bots,
        players=players,
        choose=choose,
        variants=variants or (),
        figures=figures,
        seed=read_seed(seed),
    )
    play_game(make_screen(), wishes, save, resume, last)


@app.command(help="cli-watch", epilog="cli-watch-epilog")
def watch(
    game: GameName = "karak",
    bots: Bots = None,
    players: Players = None,
    heroes: HeroNames = None,
    variants: Variants = None,
    figures: FiguresFile = None,
    seed: Seed = None,
    delay: Delay = 0.0,
    board: DrawBoard = False,
    why: GiveReasons = False,
    save: SaveFile = None,
) -> None:
    """Tell a game of bots."""
    from karak.cli import watch as watching
    from karak.cli.seating import Wishes, read_seed

    wishes = Wishes(
        game=game,
        persons=0,
        heroes=heroes or (),
        bots=bots,
        players=players,
        variants=variants or (),
        figures=figures,
        seed=read_seed(seed),
    )
    watching.watch(make_screen(), wishes, delay, board, why, save)


@app.command(help="cli-replay")
def replay(file: File, step: Step = False, board: DrawBoard = False) -> None:
    """Tell a stored game."""
    from karak.cli import watch as watching

    watching.replay(make_screen(), file, step, board)


@app.command(help="cli-verify", epilog="cli-verify-epilog")
def verify(file: SavedFile = None, db: VerifiedDb = None, data: VerifiedData = None) -> None:
    """Check a stored game, or everything that a database keeps."""
    from karak.cli.errors import WhatToVerify

    if (file is None) == (db is None and data is None):
        raise WhatToVerify()
    if file is None:
        from karak.cli.verify_tables import verify_tables

        raise typer.Exit(verify_tables(make_screen(), db, data))
    from karak.cli import verify as verifying

    raise typer.Exit(verifying.verify(make_screen(), file))


@app.command(help="cli-backup", epilog="cli-backup-epilog")
def backup(file: BackupFile, db: Db = None, data: DataFolder = None) -> None:
    """Write everything that is kept into a file."""
    from karak.cli.backups import write_backup

    write_backup(make_screen(), file, db, data)


@app.command(help="cli-restore", epilog="cli-restore-epilog")
def restore(file: BackupFile, db: Db = None, data: DataFolder = None) -> None:
    """Put everything from a backup into an empty database."""
    from karak.cli.backups import read_backup

    read_backup(make_screen(), file, db, data)


@app.command(help="cli-mend", epilog="cli-mend-epilog")
def mend(
    table: TableKey,
    seat: SeatOfTable,
    host: NewHost = False,
    db: Db = None,
    data: DataFolder = None,
) -> None:
    """Make a word with which a seat can be taken again."""
    from karak.cli.mending import mend_seat

    mend_seat(make_screen(), table, seat, host, db, data)


@app.command(help="cli-rules")
def rules(rule: RuleId = None) -> None:
    """Print rules."""
    from karak.cli.rules import put_rules

    put_rules(make_screen(), rule)


@app.command(help="cli-odds", epilog="cli-odds-epilog")
def odds(
    game: GameName,
    hero: HeroName,
    foes: Foes = None,
    weapons: Weapons = None,
    spells: Spells = 0,
    hearts: Hearts = None,
    units: Units = None,
    amulet: Amulet = None,
    praetorians: Praetorians = None,
    first_step: FirstStep = False,
    cursed: Cursed = False,
    fountain: FromFountain = False,
    friendly: Friendly = False,
    figures: FiguresFile = None,
    aim: AimName = None,
    prize: Prize = None,
    every: EveryChoice = False,
    json: AsJson = False,
) -> None:
    """Print the odds of fights."""
    from karak.cli.odds import Case, put_odds

    case = Case(
        game=game,
        hero=hero,
        foes=foes or (),
        weapons=weapons,
        spells=spells,
        hearts=hearts,
        units=units,
        amulet=amulet,
        praetorians=praetorians,
        first_step=first_step,
        cursed=cursed,
        fountain=fountain,
        friendly=friendly,
        figures=figures,
        aim=aim,
        prize=prize,
    )
    put_odds(make_screen(), case, every, json)


@app.command(help="cli-arena", epilog="cli-arena-epilog")
def arena(
    game: ArenaGame = "karak",
    bots: Fighters = None,
    players: Seats = None,
    games: Games = None,
    jobs: Jobs = None,
    seed: Seed = None,
    out: Out = Path("arena"),
    patience: Patience = 60.0,
    minutes: Minutes = None,
    strict: Strict = False,
    again: Again = False,
    mix: Mix = False,
    page: Page = None,
) -> None:
    """Let bots play against each other and count."""
    from karak.cli import arena as counting
    from karak.cli.seating import read_seed

    wishes = counting.ArenaWishes(
        game=game,
        bots=bots,
        players=players,
        games=games,
        seed=read_seed(seed),
        folder=out,
        page=page,
    )
    terms = counting.terms(jobs, patience, minutes, strict=strict, again=again, mix=mix)
    raise typer.Exit(counting.run(make_screen(), wishes, terms))


@app.command(help="cli-simulate", epilog="cli-simulate-epilog")
def simulate(
    game: StudyGame = "karak",
    bots: StudyBots = None,
    heroes: StudyHeroes = "all",
    players: Seats = None,
    games: StudyGames = None,
    jobs: Jobs = None,
    seed: Seed = None,
    figures: StudyFigures = None,
    variants: StudyVariants = None,
    out: StudyOut = Path("study"),
    page: StudyPage = None,
    cluster: ClusterAddress = None,
    patience: Patience = 60.0,
    minutes: Minutes = None,
    strict: Strict = False,
    again: Again = False,
    mix: Mix = False,
) -> None:
    """Study a game by many games between bots."""
    from karak.cli import arena as counting
    from karak.cli import simulate as studying
    from karak.cli.seating import read_seed

    wishes = studying.Wishes(
        game=game,
        bots=bots,
        heroes=heroes,
        players=players,
        games=games,
        seed=read_seed(seed),
        figures=figures or [],
        variants=variants or [],
        folder=out,
        page=page,
        cluster=cluster,
    )
    terms = counting.terms(jobs, patience, minutes, strict=strict, again=again, mix=mix)
    raise typer.Exit(studying.run(make_screen(), wishes, terms))


@app.command(help="cli-bench")
def bench(json: AsJson = False, repetitions: Repetitions = 7) -> None:
    """Measure the engine."""
    from karak.cli import bench as benching

    raise typer.Exit(benching.run(json, repetitions))


def _serve(settings: Settings) -> None:
    """Run a server, and say where it is."""
    from karak.cli.serving import serve

    serve(make_screen(), settings)


app.command("serve", help="cli-serve", epilog="cli-serve-epilog")(serve_command(_serve))


@app.command(help="cli-join", epilog="cli-join-epilog")
def join(
    link: Link,
    bot: BotOfMine = "greedy",
    name: NameOfMine = None,
    server: ServerUrl = "http://localhost:8420",
    seat: SeatWish = None,
    claim: ClaimWord = None,
    keep: KeepFile = None,
) -> None:
    """Let a bot take a seat at a table of a server."""
    from karak.cli import join as joining

    joining.join(make_screen(), joining.Wishes(link, bot, name, server, seat, claim, keep))
