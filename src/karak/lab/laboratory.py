"""The laboratory: the games of a study that a folder keeps, and those that are played now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from msgspec.json import encode

from karak.lab.arena import Terms
from karak.lab.errors import BadAmount, BotBroke
from karak.lab.finished import FinishedGame, read_finished
from karak.lab.played import Fault
from karak.lab.playing import fault_data
from karak.lab.record import MOST_GAMES, Games
from karak.lab.runner import Crew, Finished, Outcome
from karak.lab.simulation import Simulation
from karak.lab.study import Study
from karak.lab.worker import Task


class Players(Protocol):
    """Whoever plays numbered games: processes of this machine, or a cluster."""

    def play(self, numbers: Iterable[int], enough: Callable[[], bool]) -> Iterator[Outcome]:
        """Play numbers and give what came of them; once it is enough, only finish what began."""
        ...


Hire = Callable[[Task, Terms], AbstractContextManager[Players]]
"""Finds who plays a task's games."""


def here(task: Task, terms: Terms) -> AbstractContextManager[Players]:
    """Play on this machine."""
    return Crew(task, terms.jobs, terms.patience)


class Laboratory:
    """One arm of a study: its file of games, and what they were like."""

    def __init__(self, study: Study, games: int, folder: Path) -> None:
        if not 1 <= games <= MOST_GAMES:
            raise BadAmount(option="--games", value=str(games), fewest=1)
        study.check()
        self.study = study
        self.wanted = games
        self.path = folder / f"{study.arm}.jsonl"
        self.finished: Mapping[int, FinishedGame] = {}

    def play(self, terms: Terms, hire: Hire, tell: Callable[[], None]) -> None:
        """Play what is missing, and tell of each game; what is finished is kept."""
        terms.check()
        with Games(self.path, self.study.as_data(), self._read, mix=terms.mix) as games:
            self.finished = games.done
            if terms.again:
                for number in [each.number for each in games.done.values() if each.fault]:
                    del games.done[number]
            for game in games.done.values() if terms.strict else ():
                _stop_if_broken(game)
            missing = [number for number in range(self.wanted) if number not in games.done]
            if not missing:
                return
            with hire(Simulation(self.study), terms) as players:
                for outcome in players.play(missing, terms.enough):
                    game = games.add(outcome.number, self._told(outcome))
                    tell()
                    if terms.strict:
                        _stop_if_broken(game)

    def _told(self, outcome: Outcome) -> bytes:
        if isinstance(outcome, Finished):
            return outcome.line
        bots = self.study.seated(outcome.number)
        told = fault_data(outcome.why, outcome.asked, bots)
        heroes = self.study.heroes(outcome.number)
        return encode({"heroes": heroes, "bots": bots, **told, "seconds": 0.0})

    def _read(self, line: bytes) -> FinishedGame:
        return read_finished(self.study.players, line)

    # What came of it

    @property
    def counted(self) -> list[FinishedGame]:
        """The games that were wanted, in their order; a folder may keep more."""
        return [self.finished[number] for number in range(self.wanted) if number in self.finished]

    @property
    def complete(self) -> bool:
        """Whether all games that were wanted have been played."""
        return len(self.counted) == self.wanted

    def faults(self) -> Counter[Fault]:
        """Count what went wrong, by bot and kind."""
        return Counter(each.fault for each in self.counted if each.fault is not None)

    def seconds(self) -> float:
        """Give the time of a core that a game took in the mean."""
        times = [each.seconds for each in self.counted]
        return sum(times) / len(times) if times else 0.0


def _stop_if_broken(game: FinishedGame) -> None:
    fault = game.fault
    if fault is not None:
        raise BotBroke(bot=fault.bot, kind=fault.kind, what=fault.what, number=game.number)
