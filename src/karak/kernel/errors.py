"""What can go wrong, as types with a code and details; the sentences live in `karak.words`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

Detail = str | int


class KarakError(Exception):
    """The root of all our errors: a code to translate by and the details its sentence needs."""

    code: ClassVar[str] = "error"

    def __init__(self, **details: Detail) -> None:
        super().__init__(self.code, details)
        self.details = details

    def __str__(self) -> str:
        """Speak in a sentence where words are installed, else in code and details."""
        if _explainers:
            return _explainers[-1](self)
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by details: errors cross process borders."""
        return _rebuild, (type(self), self.details)


def _rebuild(kind: type[KarakError], details: dict[str, Detail]) -> KarakError:
    return kind(**details)


_explainers: list[Callable[[KarakError], str]] = []


def explain_with(explainer: Callable[[KarakError], str]) -> None:
    """Give errors a voice: `karak` installs the one of `karak.words`."""
    _explainers.append(explainer)


class IllegalAction(KarakError):
    """The action is not among the legal ones; the game is as it was."""

    code: ClassVar[str] = "illegal-action"


class UnknownAction(KarakError):
    """A text or code that names no action of this game."""

    code: ClassVar[str] = "unknown-action"


class GameOver(KarakError):
    """Nobody can act in a game that has ended."""

    code: ClassVar[str] = "game-over"


class ChanceError(KarakError):
    """Something is wrong with the answers given for chance; the game is as it was."""

    code: ClassVar[str] = "chance"


class ChanceNeeded(ChanceError):
    """Fewer answers were given than chance was asked for: what comes next and what it may be.

    `seat` is whose it is; `die` names a die that is not a plain one.
    """

    code: ClassVar[str] = "chance-needed"

    def __init__(self, kind: str, possible: tuple[int, ...], die: str = "", seat: int = 0) -> None:
        super().__init__(kind=kind, possible=" ".join(str(answer) for answer in possible))
        self.kind = kind
        self.possible = possible
        self.die = die
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by what is asked."""
        return ChanceNeeded, (self.kind, self.possible, self.die, self.seat)


class ImpossibleChance(ChanceError):
    """An answer that chance cannot give here, or more answers than were asked for."""

    code: ClassVar[str] = "impossible-chance"


class TooMuchChance(ImpossibleChance):
    """More answers were given than chance was asked for."""

    code: ClassVar[str] = "too-much-chance"


class DamagedData(KarakError):
    """A snapshot, view or log that is torn, altered or of a format we do not know."""

    code: ClassVar[str] = "damaged-data"


class DamagedLog(DamagedData):
    """A log whose entry cannot be played: which one, and why."""

    code: ClassVar[str] = "damaged-log"


class UnknownFormat(DamagedData):
    """Data written in a format that this version does not read."""

    code: ClassVar[str] = "unknown-format"


class BadFigures(KarakError):
    """A figures file that says something impossible: the key tells where."""

    code: ClassVar[str] = "bad-figures"


class UnknownFigure(BadFigures):
    """A key that the figures of this game do not have."""

    code: ClassVar[str] = "unknown-figure"


class FiguresSyntax(BadFigures):
    """A figures file that is not TOML: the line tells where."""

    code: ClassVar[str] = "figures-syntax"


class SetupError(KarakError):
    """A game that cannot be set up as asked."""

    code: ClassVar[str] = "setup"


class UnknownGame(SetupError):
    """No game of that name."""

    code: ClassVar[str] = "unknown-game"


class UnknownHero(SetupError):
    """No hero of that name in this game."""

    code: ClassVar[str] = "unknown-hero"


class HeroTwice(SetupError):
    """Each hero exists once."""

    code: ClassVar[str] = "hero-twice"


class UnknownVariant(SetupError):
    """No variant of that name in this game."""

    code: ClassVar[str] = "unknown-variant"


class UnknownOption(SetupError):
    """An option for setting up a game that does not exist or has an impossible value."""

    code: ClassVar[str] = "unknown-option"


class WrongPlayers(SetupError):
    """A number of players that the game is not for."""

    code: ClassVar[str] = "wrong-players"


class BadSeed(SetupError):
    """A seed is a whole number from 0 up to 128 bits."""

    code: ClassVar[str] = "bad-seed"


class NoSuchSeat(KarakError):
    """A seat that this game does not have."""

    code: ClassVar[str] = "no-such-seat"


class NotRecorded(KarakError):
    """A copy made for search keeps no log."""

    code: ClassVar[str] = "not-recorded"
