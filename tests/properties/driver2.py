"""The seeded driver of Karak 2: set-ups that Hypothesis draws, and players with leanings."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from karak.games.karak2.exploring import SIDES
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import ARMIES
from karak.games.karak2.roster import ROSTER
from karak.games.shared.starting import BUILT_IN
from karak.kernel.actions import Action
from karak.kernel.data import Data
from properties import playing
from properties.playing import Kit, any_way, plans_of

HEROES: Final = tuple(hero.name for hero in ROSTER[:BUILT_IN])
VARIANTS: Final = ("friendly",)

# Leanings


def meets(game: Karak2, action: Action) -> str:
    """Say what a move leads to: the General, armies, something lying, or nothing new."""
    site = action.arg
    if action.verb == "move":
        site = game.land.ways[SIDES * game.me.site + action.arg]
    if site == game.general_site:
        return "general"
    if game.armies[site]:
        return "armies"
    return "gear" if game.lying[site] else ""


def fights(game: Karak2, action: Action) -> int:
    """Prefer to meet armies and the General, with all there is."""
    if action.verb in ("move", "portal to hex"):
        return {"general": 30, "armies": 30}.get(meets(game, action), 2)
    return {
        "explore": 20,
        "run": 4,
        "heal": 6,
        "found city": 20,
        "build": 20,
        "recruit": 20,
        "raise skeleton": 10,
        "send all": 20,
        "use fireball": 6,
        "roll units again": 4,
        "roll hero again": 4,
    }.get(action.verb, 1)


def collects(game: Karak2, action: Action) -> int:
    """Prefer to gather, to build, to recruit, to pick up and to exchange."""
    if action.verb in ("move", "portal to hex"):
        return {"gear": 60, "armies": 12}.get(meets(game, action), 3)
    return {
        "explore": 8,
        "gather": 30,
        "gain": 10,
        "found city": 60,
        "build": 60,
        "recruit": 40,
        "return": 6,
        "take": 60,
        "send all": 20,
        "heal": 6,
        "rob seat": 10,
        "steal": 10,
    }.get(action.verb, 1)


def conjures(game: Karak2, action: Action) -> int:
    """Prefer spells, portals, amulets and what only one hero can do."""
    if action.verb == "move":
        return {"armies": 12, "general": 12, "gear": 30}.get(meets(game, action), 3)
    return {
        "explore": 8,
        "portal to hex": 20,
        "run": 20,
        "send hawk": 40,
        "raise skeleton": 30,
        "rob seat": 40,
        "gather": 12,
        "found city": 60,
        "build": 60,
        "recruit": 20,
        "eradicate plague": 40,
        "roll units again": 8,
        "roll hero again": 8,
        "protect": 8,
        "protect hero": 8,
        "take": 40,
    }.get(action.verb, 1)


def closes(game: Karak2, action: Action) -> int:
    """Prefer to explore, and to lay hexes so that few ways on are left."""
    if action.verb == "place rotated":
        piece = game.figures.hexes[game.drawn[0]].turned[action.arg]
        near = game.land.beyond(game.drawn_at // SIDES, game.drawn_at % SIDES)
        return 1 + 4000 // 4 ** game.land.ways_on_with(piece.openings, near)
    if action.verb in ("lay", "lay beside"):
        place = action.arg + (SIDES * game.me.site if action.verb == "lay" else 0)
        near = game.land.beyond(place // SIDES, place % SIDES)
        return 4 ** sum(site >= 0 for site in near)
    return {"explore": 60, "send hawk": 60, "move": 4, "send all": 30, "heal": 4}.get(
        action.verb, 1
    )


def exchanges(game: Karak2, action: Action) -> int:
    """Prefer a full army, and to give the Amulet of Glory away for another."""
    if action.text == "leave amulet-of-glory" or action.verb == "recruit":
        return 60
    if action.verb == "portal to hex" and game.me.site != game.me.city:
        return 20
    return {"explore": 12, "return": 1}.get(action.verb) or collects(game, action)


LEANINGS: Final[dict[str, playing.Leaning[Karak2]]] = {
    "random": any_way,
    "fights": fights,
    "collects": collects,
    "conjures": conjures,
    "closes": closes,
    "exchanges": exchanges,
}

# Figures


def shifted_strengths(by: int) -> Data:
    """Make all armies stronger or weaker."""
    usual = (1, 1, 2, 2, 3, 3, 4, 5)
    return {
        army.name: {"strength": max(1, strength + by)}
        for army, strength in zip(ARMIES, usual, strict=True)
    }


def chasms(*hexes: str) -> list[list[int]]:
    """Give hexes of a land by their chasm edges."""
    return [[int(edge) for edge in edges] for edges in hexes]


def lands(one: list[list[int]], two: list[list[int]], *, abyss: str = "03") -> Data:
    """Make both tiers of these hexes, all of one land, and the Abyss."""
    return {
        "tier-one": {
            **{land: [] for land in ("forest", "farm-forest", "farm-rock")},
            "farm": [],
            "forest-rock": one,
        },
        "tier-two": {
            **{land: [] for land in ("big-farm", "dense-forest", "big-rock", "farm-rock")},
            "forest-rock": [],
            "farm-forest": two,
            "abyss": chasms(abyss),
        },
    }


WEAK: Final[Data] = {"armies": shifted_strengths(-4), "general": {"strength": 3}}
STRONG: Final[Data] = {"armies": shifted_strengths(2)}
SHORT: Final[Data] = {
    **lands(chasms("", "0", "013"), chasms("", "024")),
    "armies": {"skeleton-riders": {"number": 0}, "envoys-of-death": {"number": 0}},
    "general": {"strength": 5},
}
NARROW: Final[Data] = {
    "armies": shifted_strengths(-3),
    "slots": {"weapons": 1, "spells": 1, "amulets": 1},
    "hero": {"hearts": 2, "actions": 3, "glory": 4},
}
WIDE: Final[Data] = {
    **lands(chasms(*[""] * 30), chasms(*["0"] * 14)),
    "armies": shifted_strengths(-4),
    "slots": {"weapons": 10, "spells": 10, "amulets": 5},
    "hero": {"hearts": 20, "actions": 6, "glory": 30},
}
WINDING: Final[Data] = {
    **lands(chasms(*["1245"] * 9, *["1345"] * 9, "12345"), chasms(*["1245"] * 5, "12345")),
    "armies": shifted_strengths(-4),
}
CHEAP: Final[Data] = {
    "armies": shifted_strengths(-1),
    "prices": {
        "city": {"wood": 1},
        **{
            name: {"food": 1, "wood": 0, "stone": 0}
            for name in ("stable", "portal", "banners", "camp", "range", "tower")
        },
    },
    "dice": {"knight": {"number": 2}, "skeleton": {"faces": ["SS", "SS", "S", "1", "2", "3"]}},
}
WALLED: Final[Data] = {
    **lands(chasms("", "0", "012345", "012345"), chasms("012345", "01234")),
    "armies": shifted_strengths(-4),
}
BLESSED: Final[Data] = {
    "armies": {
        **{army.name: {"number": 0, "strength": 1} for army in ARMIES},
        "dark-dryads": {"number": 5, "strength": 1},
        "skeletal-hulks": {"number": 12, "strength": 1},
    },
    "prices": {
        name: {"food": 0, "wood": 0, "stone": 0}
        for name in ("city", "stable", "portal", "banners", "camp", "range", "tower")
    },
}
NAMED_FIGURES: Final = (
    *(None, None, None, WEAK, STRONG, SHORT),
    *(NARROW, WIDE, WINDING, CHEAP, WALLED, BLESSED),
)
FACES: Final = ("-", "S", "SS", "1", "2", "3", "9")


@st.composite
def drawn_figures(draw: st.DrawFn) -> Data:
    """Draw figures that no box has."""
    edges = st.sets(st.integers(0, 5)).map(sorted)
    hexes = st.lists(edges, max_size=6)
    faces = st.lists(st.sampled_from(FACES), min_size=6, max_size=6)
    small = st.integers(0, 3)
    armies = shifted_strengths(draw(st.integers(-4, 2)))
    abyss = "".join(str(edge) for edge in draw(edges))
    units = draw(st.permutations(("knight", "archer", "mage", "skeleton", "bear", "titan")))
    hero_faces = draw(faces.filter(lambda found: len(set(found) - {"-", "S", "SS"}) > 0))
    return {
        **lands(draw(hexes), draw(hexes), abyss=abyss),
        "hero": {
            "hearts": draw(st.integers(1, 6)),
            "actions": draw(st.integers(1, 4)),
            "glory": draw(st.integers(1, 12)),
        },
        "slots": {"weapons": draw(small), "spells": draw(small), "amulets": draw(small)},
        "dice": {
            "hero": {"faces": hero_faces},
            units[0]: {"faces": draw(faces), "number": draw(small)},
            units[1]: {"faces": draw(faces), "number": draw(small)},
        },
        "armies": {**armies, "skeletal-hulks": {"number": draw(st.integers(0, 20))}},
        "general": {"strength": draw(st.integers(1, 12)), "praetorians-for-2": draw(small)},
        "prices": {"city": {"wood": draw(small)}, "stable": {"stone": draw(small)}},
    }


# Plans


KIT: Final = Kit(
    "karak2",
    Karak2,
    HEROES,
    VARIANTS,
    LEANINGS,
    st.one_of(st.sampled_from(NAMED_FIGURES), drawn_figures()),
)
Plan = playing.Plan[Karak2]


def plans(longest: int = 300, policies: tuple[str, ...] = ()) -> st.SearchStrategy[Plan]:
    """Draw a game of Karak 2 to be played."""
    return plans_of(KIT, longest, policies)
