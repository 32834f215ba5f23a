"""The two games as the pages tell them: titles, and the pages of each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class GamePages:
    """One game, by its name in the program and in prose, and where its pages are."""

    game: str
    title: str
    rules: str
    rulings: str
    figures: str
    actions: str
    observations: str


KARAK = GamePages(
    "karak",
    "Karak",
    "karak.md",
    "rulings.md",
    "figures.md",
    "actions.md",
    "observations.md",
)
KARAK2 = GamePages(
    "karak2",
    "Karak 2",
    "karak2.md",
    "rulings-karak2.md",
    "figures-karak2.md",
    "actions-karak2.md",
    "observations-karak2.md",
)
GAMES = (KARAK, KARAK2)
