"""The deck of hexes: tier one before tier two, and perhaps one known hex on top (K2.S3, K2.A.SCT1).

The order is never made beforehand: a hex is drawn from what its tier still has. The one on top
that the Scout put back is the exception; the others only know its tier.
"""

from __future__ import annotations

from karak.games.karak2.state import NOBODY, NOTHING, State


def hexes_left(game: State) -> int:
    """Count the hexes of the deck, the known one included."""
    return game.deck_left + (0 if game.top == NOTHING else 1)


def of_tier(game: State, tier: int) -> list[int]:
    """Give the undrawn hexes of one tier, by kind; those of tier one come first."""
    first = game.figures.tier_one_kinds
    if tier == 1:
        return game.deck[:first] + [0] * (len(game.deck) - first)
    return [0] * first + game.deck[first:]


def next_tier(game: State) -> int:
    """Tell the tier of the next hex that is not known (K2.S3)."""
    deck = game.deck
    for kind in range(game.figures.tier_one_kinds):
        if deck[kind] > 0:
            return 1
    return 2


def change_deck(game: State, kind: int, by: int) -> None:
    """Put a hex among the undrawn ones or take it out."""
    deck = list(game.deck)
    deck[kind] += by
    game.deck = deck
    game.deck_left += by


def draw_hex(game: State) -> int:
    """Draw the top hex: the known one if there is one, else any of the next tier."""
    if game.top != NOTHING:
        kind = reveal(game, game.top)
        game.top = NOTHING
        game.top_known_by = NOBODY
        return kind
    counts = of_tier(game, next_tier(game))
    kind = game.draw("hex", counts, sum(counts))
    change_deck(game, kind, -1)
    return kind


def redrawn(game: State, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Draw hexes anew, tier by tier.

    All are put back before any is drawn, so nothing tells which they were; and it is no chance
    that anybody could be asked for.
    """
    game.guessed = True
    for kind in kinds:
        change_deck(game, kind, 1)
    drawn: list[int] = []
    for kind in kinds:
        counts = of_tier(game, game.figures.hexes[kind].tier)
        left = game.generator.below(sum(counts))
        new = 0
        while left >= counts[new]:
            left -= counts[new]
            new += 1
        change_deck(game, new, -1)
        drawn.append(new)
    return tuple(drawn)


def reveal(game: State, assumed: int) -> int:
    """Show a hex that was hidden; a game that had guessed it learns which one it really is."""
    if game.given is None:
        if game.recorder is not None:
            game.recorder.answers.append(assumed)
        return assumed
    possible = [0] * len(game.deck)
    if game.guessed:
        possible = of_tier(game, game.figures.hexes[assumed].tier)
        for kind in (*game.drawn, game.top):
            if (
                kind != NOTHING
                and game.figures.hexes[kind].tier == game.figures.hexes[assumed].tier
            ):
                possible[kind] += 1
    possible[assumed] = max(1, possible[assumed])
    kind = game.draw("hex", possible, sum(possible))
    if kind != assumed:
        correct_guess(game, assumed, kind)
    return kind


def correct_guess(game: State, assumed: int, kind: int) -> None:
    """Exchange a wrongly guessed hex for the real one, wherever that was thought to be."""
    if game.deck[kind] > 0:
        change_deck(game, assumed, 1)
        change_deck(game, kind, -1)
    elif game.top == kind:
        game.top = assumed
    else:
        game.drawn = tuple(assumed if other == kind else other for other in game.drawn)


def abyss_is_hidden(game: State, laying: int) -> bool:
    """Say whether the Abyss would still be undrawn after laying one of the drawn hexes (K2.M6)."""
    abyss = game.figures.abyss
    if laying == abyss:
        return False
    return game.deck[abyss] > 0 or game.top == abyss or abyss in game.drawn
