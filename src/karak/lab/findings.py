"""What a study found: every number that its report shows, counted from finished games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from statistics import median

from karak.lab.finished import FinishedGame, Told
from karak.lab.standing import wilson
from karak.lab.study import Study

STEPS = 20
"""Into how many steps a game is cut to show how it goes."""
MOMENTS = (0.25, 0.5, 0.75)
"""When in a game it is asked who leads."""
WON, SHARED, LOST, NOBODY = "won", "shared", "lost", "nobody"


@dataclass(frozen=True)
class Share:
    """A share of something in so many games, with Wilson's 95 % interval."""

    games: int
    share: float
    low: float
    high: float


def share_of(parts: Sequence[float]) -> Share:
    """Count parts of wins."""
    return share_in(sum(parts), len(parts))


def share_in(won: float, games: int) -> Share:
    """Give the share that so many wins are in so many games."""
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    share = won / games
    return Share(games, share, *wilson(share, games))


@dataclass(frozen=True)
class Worth:
    """An ability: uses and turned fights in a game of its hero, and wins by how often it is used.

    `often` are the games with more uses than the median, `seldom` the others.
    """

    hero: str
    games: int
    uses: float
    turned: float
    often: Share
    seldom: Share


@dataclass(frozen=True)
class Gained:
    """A piece: how many a hero gets in a game, which part get one, and wins with and without."""

    number: float
    part: float
    having: Share
    lacking: Share


@dataclass(frozen=True)
class Findings:
    """All that was counted of one arm of a study; turns and minutes tell how many games took so."""

    study: Study
    games: int
    broken: int
    heroes: dict[str, Share]
    places: list[Share]
    felled: dict[str, int]
    reasons: dict[str, int]
    turns: dict[int, int]
    minutes: dict[int, int]
    winners_race: list[float]
    others_race: list[float]
    fights: dict[str, dict[str, int]]
    abilities: dict[str, Worth]
    pieces: dict[str, Gained]
    comebacks: list[Share]
    margin: float


def find(study: Study, games: Sequence[FinishedGame]) -> Findings:
    """Count everything."""
    told = [(game, game.told) for game in games if game.told is not None]
    plain = [each for _, each in told]
    winners, others = _race(plain)
    return Findings(
        study=study,
        games=len(plain),
        broken=len(games) - len(plain),
        heroes=_heroes(study, told),
        places=_places(study, plain),
        felled=_felled(plain),
        reasons=dict(Counter(each.reason for each in plain)),
        turns=_counted(each.turns for each in plain),
        minutes=_counted(round(each.minutes) for each in plain),
        winners_race=winners,
        others_race=others,
        fights=_fights(plain),
        abilities=_abilities(told),
        pieces=_pieces(plain),
        comebacks=_comebacks(plain),
        margin=_mean([_margin(each) for each in plain]),
    )


Pairs = Sequence[tuple[FinishedGame, Told]]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _counted(values: Iterable[int]) -> dict[int, int]:
    """Count how often each value occurs, the smallest first."""
    return dict(sorted(Counter(values).items()))


def quantile(counts: Mapping[int, int], part: float) -> int:
    """Give the value that a part of the counted values does not exceed."""
    left = part * sum(counts.values())
    for value, count in counts.items():
        left -= count
        if left <= 0:
            return value
    return 0


def _heroes(study: Study, told: Pairs) -> dict[str, Share]:
    parts: dict[str, list[float]] = {hero: [] for hero in sorted(set(study.roster))}
    for game, each in told:
        for seat, hero in enumerate(game.heroes):
            parts[hero].append(each.share(seat))
    return {hero: share_of(found) for hero, found in parts.items()}


def _places(study: Study, told: Sequence[Told]) -> list[Share]:
    parts: list[list[float]] = [[] for _ in range(study.players)]
    for each in told:
        for seat in range(study.players):
            parts[each.place(seat)].append(each.share(seat))
    return [share_of(found) for found in parts]


def _felled(told: Iterable[Told]) -> dict[str, int]:
    """Count what became of who felled the beast."""
    ends: dict[str, int] = dict.fromkeys((WON, SHARED, LOST, NOBODY), 0)
    for each in told:
        if each.felled is None:
            ends[NOBODY] += 1
        elif each.felled not in each.winners:
            ends[LOST] += 1
        else:
            ends[WON if len(each.winners) == 1 else SHARED] += 1
    return ends


def _race(told: Sequence[Told]) -> tuple[list[float], list[float]]:
    """Give the mean points of winners and of the others after each step of a game."""
    winners, others = [0.0] * (STEPS + 1), [0.0] * (STEPS + 1)
    for each in told:
        had = [0.0] * len(each.points)
        scores = each.scores
        for turn, seat, points in zip(scores.turn, scores.seat, scores.points, strict=True):
            gains = winners if seat in each.winners else others
            gains[-(-STEPS * turn // each.turns)] += points - had[seat]
            had[seat] = points
    seats = sum(len(each.points) for each in told)
    won = sum(len(each.winners) for each in told)
    return _means(winners, won), _means(others, seats - won)


def _means(gains: Iterable[float], number: int) -> list[float]:
    """Give what so many have in the mean after each of the steps that brought gains."""
    return [points / max(1, number) for points in accumulate(gains)]


def _fights(told: Iterable[Told]) -> dict[str, dict[str, int]]:
    """Count fights by foe and outcome, the weakest foe first."""
    counts: Counter[tuple[str, str]] = Counter()
    strength: dict[str, int] = {}
    for each in told:
        fights = each.fights
        counts.update(zip(fights.foe, fights.outcome, strict=True))
        if not strength.keys() >= set(fights.foe):
            for foe, strong in zip(fights.foe, fights.strength, strict=True):
                strength.setdefault(foe, strong)
    ends: dict[str, dict[str, int]] = {
        foe: {} for foe in sorted(strength, key=lambda foe: (strength[foe], foe))
    }
    for (foe, outcome), count in counts.items():
        ends[foe][outcome] = count
    return ends


def _abilities(told: Pairs) -> dict[str, Worth]:
    uses: dict[str, dict[int, int]] = defaultdict(dict)
    turned: Counter[str] = Counter()
    hero_of: dict[str, str] = {}
    games_of: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for game, each in told:
        for seat, hero in enumerate(game.heroes):
            games_of[hero].append((game.number, each.share(seat)))
        used = each.abilities
        for seat, ability, count, better in zip(
            used.seat, used.ability, used.uses, used.turned, strict=True
        ):
            hero_of[ability] = game.heroes[seat]
            uses[ability][game.number] = count
            turned[ability] += better
    found = {
        ability: _worth(hero, games_of[hero], uses[ability], turned[ability])
        for ability, hero in hero_of.items()
    }
    return dict(sorted(found.items()))


def _worth(
    hero: str, games: Sequence[tuple[int, float]], uses: dict[int, int], turned: int
) -> Worth:
    counts = [uses.get(number, 0) for number, _ in games]
    usual = median(counts)
    often = [share for (_, share), count in zip(games, counts, strict=True) if count > usual]
    seldom = [share for (_, share), count in zip(games, counts, strict=True) if count <= usual]
    number = len(games)
    return Worth(
        hero, number, sum(counts) / number, turned / number, share_of(often), share_of(seldom)
    )


def _pieces(told: Sequence[Told]) -> dict[str, Gained]:
    """Count pieces, kind by kind, those first that most winners have."""
    wins = [[each.share(seat) for seat in range(len(each.points))] for each in told]
    seats, won = sum(map(len, wins)), sum(map(sum, wins))
    counts: Counter[str] = Counter()
    having: dict[str, list[float]] = defaultdict(list)
    for each, shares in zip(told, wins, strict=True):
        got = each.pieces
        for seat, piece, many in zip(got.seat, got.piece, got.many, strict=True):
            counts[piece] += many
            having[piece].append(shares[seat])
    found = {
        piece: Gained(
            counts[piece] / seats,
            len(parts) / seats,
            share_of(parts),
            share_in(won - sum(parts), seats - len(parts)),
        )
        for piece, parts in having.items()
    }
    return dict(sorted(found.items(), key=lambda pair: _rank(*pair)))


def _rank(piece: str, gained: Gained) -> tuple[str, float]:
    kind, _, _ = piece.partition("-")
    return kind, -gained.having.share


def _comebacks(told: Sequence[Told]) -> list[Share]:
    """Count at each moment, and before the last turn, in how many games the winner was behind."""
    found: list[list[float]] = [[] for _ in range(len(MOMENTS) + 1)]
    for each in told:
        turns = [*[int(moment * each.turns) for moment in MOMENTS], each.turns - 1]
        for parts, points in zip(found, each.points_after(turns), strict=True):
            best = max(points)
            led = any(points[seat] == best for seat in each.winners)
            parts.append(0.0 if led else 1.0)
    return [share_of(parts) for parts in found]


def _margin(told: Told) -> float:
    """Tell by how many points the winners were ahead of the best of the others."""
    behind = [points for seat, points in enumerate(told.points) if seat not in told.winners]
    return told.points[told.winners[0]] - max(behind) if behind else 0.0
