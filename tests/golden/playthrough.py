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
from golden import karak1, karak2
from karak.games.karak1.game import Karak
from karak.games.karak2.game import Karak2
from karak.kernel.errors import KarakError
from karak.kernel.events import Event

AnyKarak = Karak | Karak2
DECISION: Final = re.compile(r"^\d+ \S+ [a-z-]+: (?P<action>[^<]+?)(?: < (?P<answers>[\d ]+))?$")


@dataclass(frozen=True)
class Opening:
    """How a golden game was set up, and by whom it was played."""

    game: str
    players: int
    how: str
    heroes: tuple[str, ...]
    variants: tuple[str, ...]
    played_by: str
    start: tuple[int, ...]

    def begin(self) -> AnyKarak:
        """Set the game up with the same start."""
        game = karak.new_game(
            self.game,
            heroes=list(self.heroes) if self.how == "given" else None,
            players=self.players,
            choose=self.how == "chosen",
            variants=self.variants,
            seed=0,
            chance=list(self.start),
        )
        assert isinstance(game, Karak | Karak2)
        return game

    def lines(self) -> Iterator[str]:
        """Write it down."""
        yield f"game: {self.game}"
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
        facts["game"],
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


def asked(game: AnyKarak, number: int, move: Move) -> Iterator[str]:
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


def hero_name(game: AnyKarak, seat: int) -> str:
    """Name the hero of a seat as far as it has one."""
    if isinstance(game, Karak):
        return karak1.hero_name(game, seat)
    return karak2.hero_name(game, seat)


def standing(game: AnyKarak, seat: int) -> str:
    """Tell how a hero stands."""
    if isinstance(game, Karak):
        return karak1.standing(game, seat)
    return karak2.standing(game, seat)


def ended(game: AnyKarak) -> Iterator[str]:
    """Tell how all stand at the end, the points, and the board."""
    yield ""
    yield from (standing(game, seat) for seat in range(game.setup.players))
    yield from karak1.ended(game) if isinstance(game, Karak) else karak2.ended(game)
    yield ""
    yield from karak1.drawn(game) if isinstance(game, Karak) else karak2.drawn(game)
