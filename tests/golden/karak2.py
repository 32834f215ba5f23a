"""How a golden game of Karak 2 stands: heroes, land and pieces on lines."""

from __future__ import annotations

from collections.abc import Iterator

from karak.games.karak2.army import glory
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import BUILDINGS, RESOURCES, UNITS
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.shared.board import BEHIND_WALL, WAY_ON


def hero_name(game: Karak2, seat: int) -> str:
    """Name the hero of a seat as far as it has one."""
    return f"{seat}:{game.heroes[seat].hero.name}"


def standing(game: Karak2, seat: int) -> str:
    """Tell how a hero stands."""
    hero = game.heroes[seat]
    facts = [
        f"{hero_name(game, seat)} on {hero.site}",
        f"{hero.hearts} hearts",
        f"glory {glory(game, hero)}",
        *counted(RESOURCES, hero.resources),
        *counted(UNITS, hero.units),
        *counted(
            ["small-stone", "large-stone", "archstone"],
            [hero.small_stones, hero.large_stones, hero.archstones],
        ),
        *city(game, hero),
    ]
    pieces = " ".join(item.name for item in hero.pack) or "nothing"
    return f"{', '.join(facts)}, has {pieces}"


def counted(names: list[str], counts: list[int]) -> list[str]:
    """Tell the counts that are not zero."""
    return [f"{count} {name}" for name, count in zip(names, counts, strict=True) if count]


def city(game: Karak2, hero: Ruler) -> list[str]:
    """Tell a hero's city, if there is one."""
    if hero.city == NO_CITY:
        return []
    built = [BUILDINGS[i] for i in range(len(BUILDINGS)) if hero.has_built(i)]
    plagued = ["plagued"] if game.plagued == hero.seat else []
    return [" ".join([f"city on {hero.city}", *built, *plagued])]


def ended(game: Karak2) -> Iterator[str]:
    """Tell the turn, what is left, and the points."""
    position = game.full_position()
    for name in ("turn", "deck", "top", "bag", "amulets", "supply", "praetorians"):
        yield f"{name}: {position[name]}"
    yield f"result: {game.result}"


def drawn(game: Karak2) -> Iterator[str]:
    """List the hexes: where each lies, how it is turned, where its sides lead, what is on it."""
    land = game.land
    for site, piece in enumerate(land.hexes):
        sides = " ".join(way(land.ways[6 * site + side]) for side in range(6))
        things = [*game.armies[site], *game.lying[site]]
        lying = "".join(f" {thing.name}" for thing in things)
        yield f"hex {site} at {land.xs[site]},{land.ys[site]}: {piece} | {sides} |{lying}".rstrip()


def way(leads: int) -> str:
    """Tell where a side leads: to a hex, on, to a chasm, to a hex beyond one."""
    if leads == WAY_ON:
        return "on"
    if leads <= BEHIND_WALL:
        return f"#{BEHIND_WALL - leads}"
    return str(leads) if leads >= 0 else "#"
