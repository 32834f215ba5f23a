"""What was memorable in a game, by its chronicle: messages with arguments, and plain figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from karak.table.chronicle import Chronicle, Fought

GENERAL = "general"
DRAGON = "dragon"
EVEN = 0.5
FEW_FIGHTS = 3
CLEAR_LUCK = 1.0
"""From how many victories more or less than the odds promise on one speaks of luck."""

Told = str | int | float | dict[str, int]


@dataclass(frozen=True)
class Highlight:
    """Something to remember: who, the entry to look at (if it was one moment), and its words.

    `title` is the id of its heading, `message` that of its sentence.
    """

    title: str
    part: str
    seat: int
    number: int | None
    args: dict[str, Told]

    @property
    def message(self) -> str:
        """The id of its sentence."""
        return f"{self.title}.{self.part}"


class Tally(NamedTuple):
    """What a seat did: fights by how they ended, victories that the odds promised, tiles laid."""

    won: int
    tied: int
    lost: int
    promised: float
    laid: int
    fallen: int


def tallies(chronicle: Chronicle) -> list[Tally]:
    """Count what each seat did."""
    fights = chronicle.fights()
    laid = chronicle.times("tile-laid") + chronicle.times("hex-laid")
    fallen = chronicle.times("fell-unconscious")
    return [
        _tally([fight for fight in fights if fight.seat == seat], laid[seat], fallen[seat])
        for seat in range(chronicle.players)
    ]


def _tally(fights: Sequence[Fought], laid: int, fallen: int) -> Tally:
    ends = Counter(fight.outcome for fight in fights)
    promised = sum(fight.chance for fight in fights)
    return Tally(ends["won"], ends["tied"], ends["lost"], round(promised, 3), laid, fallen)


def highlights(chronicle: Chronicle) -> list[Highlight]:
    """Tell what was memorable, the most memorable first."""
    fights = chronicle.fights()
    counts = tallies(chronicle)
    found = [
        _beast(fights),
        _upset(fights),
        _mishap(fights),
        _lucky(counts),
        _unlucky(counts),
        _most("highlight-fighter", Counter(_by_seat([each.won for each in counts])), 3),
        _most("highlight-locksmith", chronicle.times("chest-opened"), 2),
        _most("highlight-builder", chronicle.times("building-built"), 2),
        _most("highlight-explorer", Counter(_by_seat([each.laid for each in counts])), 3),
        _most("highlight-cursed", chronicle.times("curse-laid", "other"), 2),
        _most("highlight-plagued", chronicle.times("plague-cast", "other"), 2),
        _most("highlight-fallen", Counter(_by_seat([each.fallen for each in counts])), 2),
    ]
    return [highlight for highlight in found if highlight is not None]


def _beast(fights: Sequence[Fought]) -> Highlight | None:
    """Tell who felled the dragon or the General, by which the game ended."""
    last = fights[-1] if fights else None
    if last is None or last.outcome != "won" or last.foes not in ([DRAGON], [GENERAL]):
        return None
    return Highlight(
        "highlight-beast", last.foes[0], last.seat, last.number, {"chance": percent(last.chance)}
    )


def _upset(fights: Sequence[Fought]) -> Highlight | None:
    won = [fight for fight in fights if fight.outcome == "won" and fight.chance < EVEN]
    return _fight("highlight-upset", min(won, key=lambda fight: fight.chance, default=None))


def _mishap(fights: Sequence[Fought]) -> Highlight | None:
    lost = [fight for fight in fights if fight.outcome == "lost" and fight.chance > EVEN]
    return _fight("highlight-mishap", max(lost, key=lambda fight: fight.chance, default=None))


def _fight(title: str, fight: Fought | None) -> Highlight | None:
    if fight is None:
        return None
    part, foes = _against(fight)
    args = {"chance": percent(fight.chance), **foes}
    return Highlight(title, part, fight.seat, fight.number, args)


def _against(fight: Fought) -> tuple[str, dict[str, Told]]:
    """Say whom a fight was against: which sentence tells it, and with what."""
    if fight.foes == [GENERAL]:
        return GENERAL, {}
    if fight.is_battle:
        return "armies", {"armies": dict(Counter(fight.foes))}
    return "monster", {"monster": fight.foes[0]}


def _lucky(counts: Sequence[Tally]) -> Highlight | None:
    seat = max(range(len(counts)), key=lambda each: _luck(counts[each]))
    return _promise("highlight-lucky", counts, seat) if _luck(counts[seat]) > 0 else None


def _unlucky(counts: Sequence[Tally]) -> Highlight | None:
    seat = min(range(len(counts)), key=lambda each: _luck(counts[each]))
    return _promise("highlight-unlucky", counts, seat) if _luck(counts[seat]) < 0 else None


def _luck(tally: Tally) -> float:
    return tally.won - tally.promised


def _promise(title: str, counts: Sequence[Tally], seat: int) -> Highlight | None:
    tally = counts[seat]
    fights = tally.won + tally.tied + tally.lost
    if fights < FEW_FIGHTS or abs(_luck(tally)) < CLEAR_LUCK:
        return None
    args: dict[str, Told] = {
        "won": tally.won,
        "fights": fights,
        "promised": round(tally.promised, 1),
    }
    return Highlight(title, "told", seat, None, args)


def _most(title: str, times: Counter[int], fewest: int) -> Highlight | None:
    """Tell who did something most often, if that was often enough, and more than anybody else."""
    (seat, count), *others = [*times.most_common(2), (0, 0)]
    if count < fewest or others[0][1] == count:
        return None
    return Highlight(title, "told", seat, None, {"count": count})


def _by_seat(counts: Sequence[int]) -> dict[int, int]:
    return dict(enumerate(counts))


def percent(chance: float) -> int:
    """Write a chance in whole percent; what may happen is neither impossible nor certain."""
    return min(99, max(1, round(100 * chance)))
