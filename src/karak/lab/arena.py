"""The arena: bots against each other, on even terms, until there are enough games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from msgspec.json import encode

from karak.bots.levels import make_bot
from karak.games.titles import find_title
from karak.kernel.errors import WrongPlayers
from karak.lab.errors import BadAmount, BotBroke, TwoBotsNeeded
from karak.lab.match import Match
from karak.lab.pairing import Pairing
from karak.lab.played import Fault, Played, read_played
from karak.lab.playing import fault_data
from karak.lab.record import Games
from karak.lab.runner import Crew, Finished, Outcome
from karak.lab.standing import Standing, stand

MOST_JOBS = 1000


@dataclass(frozen=True)
class Terms:
    """How games are played: on how many cores, with how much patience, and when to stop."""

    jobs: int
    patience: float
    enough: Callable[[], bool] = lambda: False
    strict: bool = False
    again: bool = False
    mix: bool = False

    def check(self) -> None:
        """Refuse numbers that make no sense."""
        if not 1 <= self.jobs <= MOST_JOBS:
            raise BadAmount(option="--jobs", value=str(self.jobs), fewest=1)
        if not self.patience > 0.0:
            raise BadAmount(option="--patience", value=str(self.patience), fewest=1)


def pairings_of(game: str, bots: Sequence[str], players: int, seed: int) -> list[Pairing]:
    """Pair each bot with each that is named after it; whatever cannot be is told before a game."""
    title = find_title(game)
    most = min(title.most_players, len(title.hero_names()))
    if not title.fewest_players <= players <= most:
        raise WrongPlayers(players=players, fewest=title.fewest_players, most=most)
    for bot in bots:
        make_bot(bot, seed)
    if len(set(bots)) < max(2, len(bots)):
        raise TwoBotsNeeded(bots=", ".join(bots))
    return [Pairing(game, players, one, other, seed) for one, other in combinations(bots, 2)]


class Arena:
    """The games of a pairing: those that a folder keeps, and those that are played now."""

    def __init__(self, pairing: Pairing, games: int, folder: Path) -> None:
        if games < 1:
            raise BadAmount(option="--games", value=str(games), fewest=1)
        self.pairing = pairing
        self.wanted = -(-games // pairing.players) * pairing.players
        self.path = folder / f"{pairing.name}.jsonl"
        self.played: Mapping[int, Played] = {}

    def play(self, terms: Terms, tell: Callable[[], None]) -> None:
        """Play what is missing, and tell of each game; what is finished is kept."""
        terms.check()
        with Games(self.path, self.pairing.as_data(), self._read, mix=terms.mix) as games:
            self.played = games.done
            broken = [number for number, each in games.done.items() if each.fault is not None]
            if terms.again:
                for number in broken:
                    del games.done[number]
            elif terms.strict and broken:
                raise self._broke(broken[0])
            missing = [number for number in range(self.wanted) if number not in games.done]
            with Crew(Match(self.pairing), terms.jobs, terms.patience) as crew:
                for outcome in crew.play(missing, terms.enough):
                    games.add(outcome.number, self._told(outcome))
                    tell()
                    if terms.strict and games.done[outcome.number].fault is not None:
                        raise self._broke(outcome.number)

    def _told(self, outcome: Outcome) -> bytes:
        if isinstance(outcome, Finished):
            return outcome.line
        number = outcome.number
        told = fault_data(outcome.why, outcome.asked, self.pairing.bots(number))
        return encode({"heroes": self.pairing.heroes(number), **told, "seconds": 0.0})

    def _read(self, line: bytes) -> Played:
        return read_played(self.pairing, line)

    def _broke(self, number: int) -> BotBroke:
        found = self.played[number].fault
        assert found is not None
        return BotBroke(bot=found.bot, kind=found.kind, what=found.what, number=number)

    # What came of it

    @property
    def complete(self) -> bool:
        """Whether all games that were wanted have been played."""
        return len(self.counted) == self.wanted

    @property
    def counted(self) -> dict[int, Played]:
        """The games that were wanted, by number; a folder may keep more."""
        numbers = [number for number in sorted(self.played) if number < self.wanted]
        return {number: self.played[number] for number in numbers}

    def standing(self) -> Standing:
        """Count the games so far."""
        parts = {number: each.part for number, each in self.counted.items()}
        return stand(parts, self.pairing.players)

    def faults(self) -> Counter[Fault]:
        """Count what went wrong, by bot and kind."""
        return Counter(each.fault for each in self.counted.values() if each.fault is not None)

    def versions(self) -> int:
        """Count the versions of rules and bots that played the games; more than one is a mix."""
        return len({each.code for each in self.counted.values()})

    def seconds(self) -> float:
        """Give the time of a core that a game took in the mean."""
        times = [each.seconds for each in self.counted.values()]
        return sum(times) / len(times) if times else 0.0
