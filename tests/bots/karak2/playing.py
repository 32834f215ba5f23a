"""Games of Karak 2 between bots."""

import karak
from karak.bots.bot import Bot
from karak.games.karak2.game import Karak2


def play(
    bots: list[Bot],
    seed: int,
    *,
    heroes: list[str] | None = None,
    choose: bool = False,
    variants: tuple[str, ...] = (),
    most_rounds: int = 500,
) -> Karak2:
    """Play a game out; each bot sees a copy whose luck is its own."""
    game = karak.new_game(
        "karak2", players=len(bots), heroes=heroes, choose=choose, variants=variants, seed=seed
    ).clone()
    assert isinstance(game, Karak2)
    number = 0
    while not game.over and game.turn <= most_rounds * len(bots):
        number += 1
        game.apply(bots[game.seat].choose(game.clone(seed=number, seat=game.seat)))
    return game


def share_of_win(game: Karak2, seat: int) -> float:
    """What a seat has of the win: a shared one counts in parts."""
    result = game.result
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0
