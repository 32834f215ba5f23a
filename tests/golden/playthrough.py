"""A playthrough as text: what was asked, done, answered by chance and told, a line for each.

The actions and the answers of chance are read from the file and played again; everything else
in it is what must come of them. So a changed rule is a changed line, and a changed bot is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import karak
from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import PLACES, SHAPES
from karak.kernel.errors import KarakError
from karak.kernel.events import Event
from language import GLYPHS as DRAWN

DECISION: Final = re.compile(r"^\d+ \S+ [a-z-]+: (?P<action>[^<]+?)(?: < (?P<answers>[\d ]+))?$")
GLYPHS: Final = {
    (shape, (rotation + half) % 360): glyph
    for glyph, (shape, rotation) in DRAWN.items()
    for half in (
        (0, 180) if shape == "straight" else range(0, 360, 90) if shape == "cross" else (0,)
    )
}


@dataclass(frozen=True)
class Opening:
    """How a golden game was set up, and by whom it was played."""

    players: int
    how: str
    heroes: tuple[str, ...]
    variants: tuple[str, ...]
    played_by: str
    start: tuple[int, ...]

    def begin(self) -> Karak:
        """Set the game up with the same start."""
        game = karak.new_game(
            "karak",
            heroes=list(self.heroes) if self.how == "given" else None,
            players=self.players,
            choose=self.how == "chosen",
            variants=self.variants,
            seed=0,
            chance=list(self.start),
        )
        assert isinstance(game, Karak)
        return game

    def lines(self) -> Iterator[str]:
        """Write it down."""
        yield f"players: {self.players}"
        yield f"heroes: {self.how} {' '.join(self.heroes)}".rstrip()
        yield f"variants: {' '.join(self.variants)}".rstrip()
        yield f"played by: {self.played_by}"
        yield f"start: {' '.join(str(answer) for answer in self.start)}"


@dataclass(frozen=True)
class Move:
    """One action and what chance answered."""

    action: str
    answers: tuple[int, ...]


@dataclass(frozen=True)
class Playthrough:
    """An opening and all moves."""

    opening: Opening
    moves: tuple[Move, ...]


def read(lines: Iterable[str]) -> Playthrough:
    """Take opening and moves out of the text."""
    facts: dict[str, str] = {}
    moves: list[Move] = []
    for line in lines:
        found = DECISION.match(line)
        if found:
            moves.append(Move(found["action"], numbers(found["answers"] or "")))
        elif not moves and ": " in line + " " and not line.startswith(" "):
            name, _, value = line.partition(":")
            facts[name] = value.strip()
    how, *heroes = facts["heroes"].split()
    opening = Opening(
        int(facts["players"]),
        how,
        tuple(heroes),
        tuple(facts["variants"].split()),
        facts["played by"],
        numbers(facts["start"]),
    )
    return Playthrough(opening, tuple(moves))


def numbers(text: str) -> tuple[int, ...]:
    """Read numbers apart by spaces."""
    return tuple(int(number) for number in text.split())


def tell(playthrough: Playthrough) -> Iterator[str]:
    """Play the moves again and tell everything that comes of them."""
    yield from playthrough.opening.lines()
    yield ""
    game = playthrough.opening.begin()
    assert game.recorder is not None
    yield from (told(event) for event in game.recorder.events)
    for number, move in enumerate(playthrough.moves, 1):
        seat = game.seat
        if game.over:
            yield f"the game was over before move {number}: {move.action}"
            return
        yield from asked(game, number, move)
        try:
            events = game.apply(game.parse(move.action), list(move.answers))
        except KarakError as error:
            yield f"cannot be played any more: {error.code} {error.details}"
            return
        yield from (told(event) for event in events)
        if any(event.kind == "turn-ended" for event in events):
            yield f"    = {standing(game, seat)}"
    yield from ended(game)


def asked(game: Karak, number: int, move: Move) -> Iterator[str]:
    """Tell the question with its rule and arguments, the choices, and what was chosen."""
    decision = game.decision
    args = "".join(f" {name}={value}" for name, value in decision.args.items())
    options = ", ".join(action.text for action in game.legal_actions())
    yield f"  ? {decision.rule}{args} | {options}"
    answers = "".join(f" {answer}" for answer in move.answers)
    chance = f" <{answers}" if answers else ""
    yield f"{number} {hero_name(game, decision.seat)} {decision.kind}: {move.action}{chance}"


def told(event: Event) -> str:
    """Tell an event on a line."""
    facts = "".join(f" {name}={value}" for name, value in event.facts().items())
    return f"    {event.kind}{facts}"


def hero_name(game: Karak, seat: int) -> str:
    """Name the hero of a seat as far as it has one."""
    return f"{seat}:{game.heroes[seat].hero.name}"


def standing(game: Karak, seat: int) -> str:
    """Tell how a hero stands."""
    hero = game.heroes[seat]
    pieces = " ".join(item.name for item in (*hero.pack, *hero.treasures)) or "nothing"
    cursed = ", cursed" if game.cursed == seat else ""
    return f"{hero_name(game, seat)} on {hero.site}, {hero.hearts} hearts, has {pieces}{cursed}"


def ended(game: Karak) -> Iterator[str]:
    """Tell how all stand at the end, the points, and the board."""
    yield ""
    yield from (standing(game, hero.seat) for hero in game.heroes)
    position = game.full_position()
    yield f"turn: {position['turn']}"
    yield f"bag: {position['bag']}"
    yield f"stack: {position['stack']}"
    yield f"result: {game.result}"
    yield ""
    yield from drawn(game)


def drawn(game: Karak) -> Iterator[str]:
    """Draw the board as rule tests do, a glyph for each tile, and list what is on the tiles."""
    board = game.board
    sites = range(len(board.tiles))
    at = {(board.xs[site], board.ys[site]): site for site in sites}
    for y in range(min(board.ys), max(board.ys) + 1):
        row = [at.get((x, y)) for x in range(min(board.xs), max(board.xs) + 1)]
        yield " ".join(" ." if site is None else glyph(game, site) for site in row)
    for site in sites:
        token = game.tokens[site]
        things = [*([] if token is None else [token]), *game.lying[site]]
        if things:
            yield f"site {site}: {' '.join(thing.name for thing in things)}"


def glyph(game: Karak, site: int) -> str:
    """Draw one tile: the first letter of its place and its openings."""
    tile = game.board.tiles[site]
    return PLACES[tile.place][0] + GLYPHS[SHAPES[tile.shape], 90 * tile.quarters]
