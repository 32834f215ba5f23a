"""The odds of a fight in Karak, exact, from ways the dice can fall (K1.F1 to K1.F4, K1.F8)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.hero import Hero

FACES: Final = 6
ALL_FACES: Final = 0b111111
MOST_SHORT: Final = 2 * FACES + 1


@final
class Odds:
    """Ways to win, tie and lose; all ways are equally likely."""

    def __init__(self, ways_to_win: int, ways_to_tie: int, ways_to_lose: int) -> None:
        ways = ways_to_win + ways_to_tie + ways_to_lose
        self.ways_to_win: Final = ways_to_win
        self.ways_to_tie: Final = ways_to_tie
        self.ways_to_lose: Final = ways_to_lose
        self.win: Final[float] = ways_to_win / ways
        self.tie: Final[float] = ways_to_tie / ways
        self.lose: Final[float] = ways_to_lose / ways

    def __repr__(self) -> str:
        """Show the chances."""
        return f"Odds(win={self.win:.3f}, tie={self.tie:.3f}, lose={self.lose:.3f})"


def kept_faces(hero: Hero) -> int:
    """Say which faces of a die stand, as bits; others are rolled again (K1.A.SWD1)."""
    kept = 0
    for face in range(FACES):
        if hero.keeps_die(face + 1):
            kept |= 1 << face
    return kept


def bounded(short: int) -> int:
    """Keep a number within the table of odds."""
    if short < 0:
        return 0
    return min(MOST_SHORT, short)


def odds_by_short(kept: int, second_roll: bool, wins_ties: bool) -> list[Odds]:
    """Give the odds for each `short` from 0 to MOST_SHORT: all a hero needs, counted once.

    `short` is what the dice have to exceed: the strength of the monster, less weapons, bonuses,
    and everything that may be added after the roll (flames, a sacrificed heart). Who may roll
    again (K1.A.WAR1) does so unless the first roll wins.
    """
    key = 4 * kept + (2 if second_roll else 0) + (1 if wins_ties else 0)
    table = _known.get(key)
    if table is None:
        table = [_count(short, kept, second_roll, wins_ties) for short in range(MOST_SHORT + 1)]
        _known[key] = table
    return table


_known: Final[dict[int, list[Odds]]] = {}


def _count(short: int, kept: int, second_roll: bool, wins_ties: bool) -> Odds:
    faces = [face + 1 for face in range(FACES) if kept >> face & 1]
    needed = short if wins_ties else short + 1
    win = 0
    tie = 0
    lose = 0
    for one in faces:
        for other in faces:
            if one + other >= needed:
                win += 1
            elif one + other == short:
                tie += 1
            else:
                lose += 1
    if not second_roll:
        return Odds(win, tie, lose)
    ways = win + tie + lose
    not_won = tie + lose
    return Odds(win * ways + not_won * win, not_won * tie, not_won * lose)
