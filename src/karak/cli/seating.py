"""From the wishes of a command line to a table: who sits where, with which hero."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from karak.cli.errors import HeroAndChoose, TooManyBots
from karak.games.titles import find_title
from karak.kernel.errors import BadSeed, DamagedData, UnknownHero, WrongPlayers
from karak.kernel.setup import seed_from
from karak.kernel.title import Title
from karak.table import Seat, Table
from karak.table.errors import FileMissing, FileRefused
from karak.words import Words

USUAL_BOT = "greedy"
USUAL_PLAYERS = 3


@dataclass(frozen=True)
class Wishes:
    """What a new table is to be like."""

    game: str
    persons: int = 1
    names: Sequence[str] = ()
    heroes: Sequence[str] = ()
    bots: str | None = None
    players: int | None = None
    choose: bool = False
    variants: Sequence[str] = ()
    figures: Path | None = None
    seed: int | None = None


def open_table(wishes: Wishes, words: Words) -> Table:
    """Open the table that was wished for."""
    title = find_title(wishes.game)
    seats = make_seats(wishes, title, words)
    if wishes.heroes and wishes.choose:
        raise HeroAndChoose()
    return Table.open(
        wishes.game,
        seats,
        heroes=make_heroes(wishes, title, len(seats), words),
        choose=wishes.choose,
        variants=wishes.variants,
        figures=None if wishes.figures is None else read_text(wishes.figures),
        seed=wishes.seed,
    )


def make_seats(wishes: Wishes, title: Title, words: Words) -> list[Seat]:
    """Seat the persons first, then the bots, as often as it takes."""
    named = [name.strip() for name in (wishes.bots or "").split(",") if name.strip()]
    usual = max(USUAL_PLAYERS, wishes.persons) if wishes.persons < 2 else wishes.persons
    count = wishes.players or (wishes.persons + len(named) if named else usual)
    if count < wishes.persons:
        most = title.most_players
        raise WrongPlayers(players=count, fewest=max(wishes.persons, 2), most=most)
    free = count - wishes.persons
    if len(named) > free:
        raise TooManyBots(bots=len(named), free=free)
    bots = [(named or [USUAL_BOT])[number % max(1, len(named))] for number in range(free)]
    persons = [_name(wishes, number, words) for number in range(wishes.persons)]
    return [*[Seat(name) for name in persons], *[Seat(bot, bot) for bot in bots]]


def _name(wishes: Wishes, number: int, words: Words) -> str:
    if number < len(wishes.names):
        return wishes.names[number]
    if wishes.persons == 1:
        return words.say("cli-you")
    return words.say("seat-without-hero", number=number + 1)


def make_heroes(wishes: Wishes, title: Title, seats: int, words: Words) -> list[str] | None:
    """Give the first seats the heroes that were named, and the others any of the rest."""
    if not wishes.heroes:
        return None
    known = title.hero_names()
    about = words.about(wishes.game)
    by_name = {about.noun("hero", hero).lower(): hero for hero in known}
    heroes = [by_name.get(name.lower(), name.lower()) for name in wishes.heroes]
    for hero in heroes:
        if hero not in known:
            raise UnknownHero(hero=hero, known=", ".join(known))
    if len(heroes) > seats:
        raise WrongPlayers(players=len(heroes), fewest=2, most=seats)
    rest = [hero for hero in known if hero not in heroes]
    Random(wishes.seed).shuffle(rest)
    return [*heroes, *rest[: seats - len(heroes)]]


def read_seed(text: str | None) -> int | None:
    """Read a seed, which may have more digits than options usually do."""
    try:
        return seed_from(text, "--seed")
    except DamagedData as error:
        raise BadSeed(seed=str(text)[:60]) from error


def read_text(path: Path) -> str:
    """Read a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise FileMissing(path=str(path)) from error
    except UnicodeDecodeError as error:
        raise FileRefused(path=str(path), reason="UTF-8") from error
    except OSError as error:
        raise FileRefused(path=str(path), reason=error.strerror or "") from error
