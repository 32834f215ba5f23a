"""Playing games with plug-ins."""

import karak
from karak.kernel.game import Game
from plugins.rusher import Rusher

HEROES = ["druid", "warrior", "thief"]


def new_game(seed: int) -> Game:
    """Begin a game in which the druid takes part."""
    return karak.new_game("karak", heroes=HEROES, seed=seed)


def play(game: Game, decisions: int, seed: int) -> Game:
    """Let a rusher play every seat; it only sees copies made for that seat."""
    rusher = Rusher(seed)
    for number in range(decisions):
        if game.over:
            break
        game.apply(rusher.choose(game.clone(seed=1000 * seed + number, seat=game.seat)))
    return game
