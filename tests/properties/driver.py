"""The seeded driver of Karak: set-ups that Hypothesis draws, and players with leanings."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import CHEST, PLACES, SHAPES, START, TOKENS
from karak.games.karak1.roster import ROSTER
from karak.kernel.actions import Action
from karak.kernel.data import Data
from properties import playing
from properties.opinion import Opinion
from properties.playing import CUTS, GREEDY, Kit, any_way, plans_of, play_on, stands

__all__ = ("CUTS", "GREEDY", "KIT", "Plan", "Player", "plans", "play_on", "stands")

HEROES: Final = tuple(hero.name for hero in ROSTER)
VARIANTS: Final = ("experts-goal",)

# Leanings


def meets(game: Karak, action: Action) -> str:
    """Say what a step leads to: a monster, a chest, the dark, equipment, or nothing new."""
    site = game.board.ways[4 * game.me.site + action.arg]
    if site < 0:
        dark = str(game.decision.args["dark"]).split()
        return "dark" if action.text.removeprefix("step ") in dark else "wall"
    token = game.tokens[site]
    if token is not None:
        return "chest" if token is CHEST else "monster"
    return "gear" if game.lying[site] else ""


def fights(game: Karak, action: Action) -> int:
    """Prefer to step onto monsters, and to fight them with all there is."""
    if action.verb == "step":
        return {"monster": 30, "dark": 10}.get(meets(game, action), 2)
    return {"fight": 30, "use flames": 6, "sacrifice heart": 4, "roll again": 4}.get(action.verb, 1)


def collects(game: Karak, action: Action) -> int:
    """Prefer to pick up, to exchange and to open chests."""
    if action.verb == "step":
        wanted = {"gear": 40, "chest": 20, "monster": 10, "dark": 6}
        return wanted.get(meets(game, action), 2)
    return {"take": 40, "open chest": 40, "fight": 10}.get(action.verb, 1)


def conjures(game: Karak, action: Action) -> int:
    """Prefer spells, gates, swaps and walls."""
    if action.verb == "step":
        return {"wall": 30, "dark": 15, "monster": 15}.get(meets(game, action), 2)
    return {
        "cast healing on seat": 8,
        "swap with seat": 8,
        "to gate": 20,
        "use flames": 8,
        "sacrifice heart": 20,
        "heal": 8,
    }.get(action.verb, 1)


def closes(game: Karak, action: Action) -> int:
    """Prefer to explore, and to turn tiles so that few ways on are left."""
    if action.verb == "step":
        return 40 if meets(game, action) == "dark" else 4
    if action.verb == "place rotated":
        opinion = Opinion(game.full_position(), game.setup.as_data())
        return 1 + 1000 // 4 ** opinion.ways_left_by(90 * action.arg)
    return 1


LEANINGS: Final[dict[str, playing.Leaning[Karak]]] = {
    "random": any_way,
    "fights": fights,
    "collects": collects,
    "conjures": conjures,
    "closes": closes,
}


class Player(playing.Player[Karak]):
    """Chooses for all seats of a game of Karak."""

    def __init__(self, policy: str, seed: int) -> None:
        super().__init__(LEANINGS, policy, seed)


# Figures


def shifted_strengths(by: int) -> Data:
    """Make all monsters stronger or weaker."""
    usual = (5, 6, 7, 8, 9, 10, 12, 15)
    monsters = [token.name for token in TOKENS if token.fights]
    return {
        name: {"strength": max(1, strength + by)}
        for name, strength in zip(monsters, usual, strict=True)
    }


def numbers_of_tiles(numbers: list[int]) -> Data:
    """Correct the numbers of all kinds of tiles, place by place."""
    return {
        place: dict(zip(SHAPES, numbers[4 * i : 4 * i + 4], strict=True))
        for i, place in enumerate(PLACES[:START])
    }


WEAK: Final[Data] = {"tokens": shifted_strengths(-5)}
STRONG: Final[Data] = {"tokens": shifted_strengths(3)}
SHORT: Final[Data] = {
    "tiles": numbers_of_tiles([2, 2, 1, 0, 2, 2, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    "tokens": shifted_strengths(-2),
}
NARROW: Final[Data] = {
    "tokens": shifted_strengths(-4),
    "slots": {"weapons": 1, "spells": 1, "keys": 1},
    "hero": {"hearts": 2},
    "experts-goal": {"treasures": 2},
}
WIDE: Final[Data] = {
    "tiles": numbers_of_tiles([0, 0, 0, 9, 0, 0, 9, 9, 0, 0, 8, 8, 0, 0, 7, 8]),
    "tokens": {**shifted_strengths(-9), "chest": {"number": 20}, "turnkey": {"number": 20}},
    "slots": {"weapons": 10, "spells": 10, "keys": 10},
    "hero": {"hearts": 20, "steps": 20},
}
WINDING: Final[Data] = {
    "tiles": numbers_of_tiles([3, 20, 0, 0, 3, 20, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0]),
    "tokens": shifted_strengths(-3),
}
NAMED_FIGURES: Final = (None, None, None, WEAK, STRONG, SHORT, NARROW, WIDE, WINDING)


@st.composite
def drawn_figures(draw: st.DrawFn) -> Data:
    """Draw figures that no box has; there is always a tile to explore with."""
    small = st.integers(0, 3)
    tiles = draw(st.lists(small, min_size=16, max_size=16).filter(lambda numbers: sum(numbers) > 0))
    weapons, spells, keys = draw(st.tuples(small, small, small).filter(any))
    tokens = shifted_strengths(draw(st.integers(-12, 4)))
    return {
        "hero": {"hearts": draw(st.integers(1, 6)), "steps": draw(st.integers(1, 6))},
        "slots": {"weapons": weapons, "spells": spells, "keys": keys},
        "tokens": {**tokens, "chest": {"number": draw(st.integers(0, 20))}},
        "tiles": numbers_of_tiles(tiles),
        "experts-goal": {"treasures": draw(st.integers(1, 6))},
    }


# Plans


KIT: Final = Kit(
    "karak",
    Karak,
    HEROES,
    VARIANTS,
    LEANINGS,
    st.one_of(st.sampled_from(NAMED_FIGURES), drawn_figures()),
)
Plan = playing.Plan[Karak]


def plans(longest: int = 300, policies: tuple[str, ...] = ()) -> st.SearchStrategy[Plan]:
    """Draw a game of Karak to be played."""
    return plans_of(KIT, longest, policies)
