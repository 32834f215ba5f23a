"""Games between bots."""

import karak
from karak.bots.bot import Bot
from karak.games.karak1.game import Karak


def play(
    bots: list[Bot],
    seed: int,
    *,
    heroes: list[str] | None = None,
    choose: bool = False,
    variants: tuple[str, ...] = (),
    most_turns: int = 2000,
) -> Karak:
    """Play a game out; each bot sees a copy whose luck is its own."""
    game = karak.new_game(
        "karak", players=len(bots), heroes=heroes, choose=choose, variants=variants, seed=seed
    ).clone()
    assert isinstance(game, Karak)
    number = 0
    while not game.over and game.turn <= most_turns:
        number += 1
        game.apply(bots[game.seat].choose(game.clone(seed=number, seat=game.seat)))
    return game


def share_of_win(game: Karak, seat: int) -> float:
    """What a seat has of the win: a shared one counts in parts."""
    result = game.result
    assert result is not None
    return 1 / len(result.winners) if seat in result.winners else 0.0
