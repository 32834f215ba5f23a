"""Games in their middle, for tests of the kernel."""

from random import Random

import karak
from karak.kernel.game import Game

HEROES = ["warrior", "oracle", "thief", "warlock"]


def begun(seed: int = 7) -> Game:
    """Begin a game."""
    return karak.new_game("karak", heroes=HEROES, seed=seed)


def played(actions: int, seed: int = 7) -> Game:
    """Play some actions of a game at random."""
    game = begun(seed)
    play_on(game, actions, seed)
    return game


def play_on(game: Game, actions: int, seed: int) -> None:
    """Play some more actions at random, the same for the same seed."""
    choice = Random(seed)
    for _ in range(actions):
        if game.over:
            break
        game.apply(choice.choice(game.legal_actions()))


def ended(seed: int = 7) -> Game:
    """Play a game to its end."""
    game = played(100_000, seed)
    assert game.over
    return game


def before(kind: str, seed: int = 0) -> Game:
    """Play until a kind of decision is asked."""
    choice = Random(seed)
    game = begun(seed)
    while game.decision.kind != kind:
        game.apply(choice.choice(game.legal_actions()))
        if game.over:
            seed += 1
            game = begun(seed)
    return game
