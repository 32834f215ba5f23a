"""Opening games: new ones, and from snapshots, views and logs."""

from __future__ import annotations

from karak.kernel.data import Data, Reader, checksum
from karak.kernel.errors import (
    BadFigures,
    ChanceError,
    DamagedData,
    DamagedLog,
    HeroTwice,
    KarakError,
    SetupError,
    TooMuchChance,
    UnknownHero,
    UnknownOption,
    UnknownVariant,
    WrongPlayers,
)
from karak.kernel.game import Game, Recorder
from karak.kernel.generator import Generator, seeded
from karak.kernel.log import UNKNOWN, Log, check_format, log_from
from karak.kernel.setup import CHOSEN, DEALT, GIVEN, Setup, setup_from
from karak.kernel.title import Title


def make_setup(
    title: Title,
    heroes: list[str] | None,
    players: int | None,
    choose: bool,
    variants: tuple[str, ...],
    figures: Data | None,
    seed: int | None,
) -> Setup:
    """Check the wishes for a game and write them down."""
    count = len(heroes) if heroes is not None else players
    if count is None:
        count = title.fewest_players
    if choose and heroes is not None:
        raise UnknownOption(option="choose", value="heroes")
    how = GIVEN if heroes is not None else CHOSEN if choose else DEALT
    setup = Setup(
        title.name,
        count,
        how,
        () if heroes is None else tuple(heroes),
        tuple(sorted(set(variants))),
        title.figures(figures),
        seed,
        title.rules_version,
    )
    check_setup(title, setup)
    if players is not None and players != count:
        raise WrongPlayers(players=players, fewest=count, most=count)
    return setup


def check_setup(title: Title, setup: Setup) -> None:
    """Refuse players, heroes and variants that the title does not have."""
    fewest, most = title.fewest_players, title.most_players
    if not fewest <= setup.players <= most:
        raise WrongPlayers(players=setup.players, fewest=fewest, most=most)
    if setup.how == GIVEN and len(setup.heroes) != setup.players:
        raise WrongPlayers(players=len(setup.heroes), fewest=setup.players, most=setup.players)
    known = title.hero_names()
    for i in range(len(setup.heroes)):
        if setup.heroes[i] not in known:
            raise UnknownHero(hero=setup.heroes[i], known=", ".join(known))
        if setup.heroes[i] in setup.heroes[:i]:
            raise HeroTwice(hero=setup.heroes[i])
    for variant in setup.variants:
        if variant not in title.variants:
            raise UnknownVariant(variant=variant, known=", ".join(title.variants))


def open_game(title: Title, setup: Setup, chance: list[int] | None) -> Game:
    """Begin a game with a recorder; `chance` gives the dealt heroes and the starting roll."""
    game = title.empty(setup, seeded(setup.seed or 0))
    recorder = Recorder(Log(setup, (), None))
    game.recorder = recorder
    game.given = chance
    title.begin(game)
    if chance is not None and game.given_used < len(chance):
        raise TooMuchChance(given=len(chance), used=game.given_used)
    game.given = None
    recorder.log.start = tuple(recorder.answers)
    return game


def restore_game(titles: dict[str, Title], data: object) -> Game:
    """Read a game from a snapshot."""
    reader = Reader(data, "")
    check_format(reader)
    check = reader.integer("check", 0, 0xFFFFFFFF)
    if check != checksum({key: value for key, value in reader.data.items() if key != "check"}):
        raise DamagedData(where="check")
    return game_from_data(titles, data)


def game_from_data(titles: dict[str, Title], data: object) -> Game:
    """Read a game as it stood, without looking for damage."""
    reader = Reader(data, "")
    check_format(reader)
    setup, title = _read_setup(titles, reader)
    words = reader.integers("generator", 4, 0, 0xFFFFFFFF)
    if len(words) != 4:
        raise reader.damaged("generator")
    generator = Generator(words[0], words[1], words[2], words[3])
    game = title.from_position(setup, reader.value("position"), generator)
    record_from(game, (), game.full_position())
    return game


def record_from(game: Game, start: tuple[int, ...], origin: Data) -> None:
    """Let a game keep a log that begins at a position, and how each seat may know that one."""
    log = Log(game.setup, start, origin)
    log.seen_origins = _as_each_may_know_it(game)
    game.recorder = Recorder(log)


def _as_each_may_know_it(game: Game) -> list[Data]:
    """Give the position for each seat, and at last for a spectator."""
    seen = [game.position(seat) for seat in range(game.setup.players)]
    return [*seen, game.position(None)]


def read_log_data(titles: dict[str, Title], data: object) -> Log:
    """Read a log from data, with all that is needed to show it to one seat only."""
    log = log_from(data, {name: title.actions for name, title in titles.items()})
    if log.origin is not None:
        title = titles[log.setup.game]
        check_read_setup(title, log.setup)
        began = title.from_position(log.setup, log.origin, seeded(0))
        log.seen_origins = _as_each_may_know_it(began)
    return log


def imagine_game(titles: dict[str, Title], view: object, seed: int) -> Game:
    """Make a playable guess at a game from what one seat may know."""
    reader = Reader(view, "")
    check_format(reader)
    setup, title = _read_setup(titles, reader)
    return title.from_position(setup, reader.value("position"), seeded(seed))


def replay_log(titles: dict[str, Title], log: Log) -> Game:
    """Play a log again by what chance answered; an entry that cannot be played is named."""
    setup = log.setup
    if setup.game not in titles:
        raise DamagedData(where="setup.game")
    title = titles[setup.game]
    check_read_setup(title, setup)
    if log.origin is None:
        try:
            game = open_game(title, setup, list(log.start))
        except ChanceError:
            raise DamagedData(where="start") from None
    else:
        game = title.from_position(setup, log.origin, seeded(setup.seed or 0))
        record_from(game, log.start, log.origin)
    for number in range(len(log.entries)):
        entry = log.entries[number]
        if UNKNOWN in entry.answers:
            game.guessed = True
        try:
            game.apply(entry.action, list(entry.answers))
        except KarakError as error:
            raise DamagedLog(number=number, reason=error.code) from error
    return game


def check_read_setup(title: Title, setup: Setup) -> None:
    """Refuse a set-up from data that the title would not have written.

    A hero that is not known may be a plug-in that is not installed here: that is told as it is.
    """
    try:
        check_setup(title, setup)
        seeded(setup.seed or 0)
        if title.figures(setup.figures) != setup.figures:
            raise DamagedData(where="setup.figures")
    except UnknownHero:
        raise
    except SetupError:
        raise DamagedData(where="setup") from None
    except BadFigures:
        raise DamagedData(where="setup.figures") from None


def _read_setup(titles: dict[str, Title], reader: Reader) -> tuple[Setup, Title]:
    setup = setup_from(reader.inner("setup"))
    if setup.game not in titles:
        raise reader.damaged("setup.game")
    title = titles[setup.game]
    check_read_setup(title, setup)
    return setup, title
