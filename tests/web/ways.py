"""Ways to every kind of question and deed, found by playing without a plan; games that end soon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from karak.games.api import new_game
from karak.kernel.actions import Action
from karak.kernel.game import Game
from karak.server.thinker import Question, think
from karak.table.botplay import bot_seed

KEEN = ("roll", "strike", "take", "lay", "fight", "step", "move", "explore", "open")
BUSY = (*KEEN, "build", "recruit", "gather", "send all")
PASSING = ("end turn", "skip action")
LONGEST = 700
SEEDS = 40
EVERY_BOT = "greedy"


@dataclass(frozen=True)
class Hint:
    """Where a kind of question, or of deed, is known to come up soon: look there first."""

    game: str
    kind: str
    heroes: tuple[str, ...]
    seed: int
    keen: tuple[str, ...] = ()


@dataclass(frozen=True)
class Way:
    """A game and what to do in it."""

    game: str
    heroes: tuple[str, ...]
    seed: int
    actions: tuple[str, ...]


WAR, WIZ, WLK, RNG, ORC, SCT = (
    ("warrior", "oracle"),
    ("wizard", "thief"),
    ("warlock", "swordsman"),
    ("ranger", "warlock"),
    ("oracle", "warrior"),
    ("scout", "princess"),
)
HINTS = (
    Hint("karak", "turn", WAR, 0),
    Hint("karak", "turn-tile", WAR, 3, KEEN),
    Hint("karak", "choose-token", WAR, 0),
    Hint("karak", "roll", WLK, 0),
    Hint("karak", "add-to-attack", WAR, 5, KEEN),
    Hint("karak", "choose-bearer", WAR, 33, KEEN),
    Hint("karak", "leave-for-reward", WIZ, 20),
    Hint("karak", "make-room", WLK, 11, KEEN),
    Hint("karak", "portal-to", WAR, 15, KEEN),
    Hint("karak", "return-at", WAR, 24),
    Hint("karak2", "turn", SCT, 0),
    Hint("karak2", "choose-hex", SCT, 3, KEEN),
    Hint("karak2", "choose-place", RNG, 3, KEEN),
    Hint("karak2", "turn-hex", RNG, 3, KEEN),
    Hint("karak2", "send-dice", RNG, 5, KEEN),
    Hint("karak2", "add-to-attack", SCT, 13, KEEN),
    Hint("karak2", "return-army", ORC, 5, KEEN),
    Hint("karak2", "load-cart", ORC, 27, KEEN),
    Hint("karak2", "steal-what", ORC, 32),
    Hint("karak2", "build-more", ORC, 42),
    Hint("karak2", "save-resource", ORC, 42),
    Hint("karak2", "gather-more", ORC, 29, KEEN),
    Hint("karak2", "ignore-skulls", RNG, 17, KEEN),
    Hint("karak2", "leave-for-reward", SCT, 50),
    Hint("karak2", "make-room", SCT, 50),
    Hint("karak2", "recruit-more", ORC, 48),
    Hint("karak2", "claw-which", SCT, 17, KEEN),
    Hint("karak2", "pick-up", RNG, 30),
    Hint("karak2", "give-units-back", ORC, 171, BUSY),
    Hint("karak2", "cast-plague", ("oracle", "warrior", "scout"), 1, BUSY),
)


MAGIC, ORACLES = ("warlock", "oracle", "wizard"), ("oracle", "princess", "warrior")
HAWK, UNDEAD = ("ranger", "warrior"), ("warlock", "scout")
DEEDS = (
    Hint("karak", "cast healing on seat", MAGIC, 0, KEEN),
    Hint("karak", "curse seat", MAGIC, 0, KEEN),
    Hint("karak", "fight", ("thief", "swordsman"), 2),
    Hint("karak", "sacrifice heart", MAGIC, 0, KEEN),
    Hint("karak", "swap with seat", MAGIC, 0, KEEN),
    Hint("karak", "to fountain", MAGIC, 0, KEEN),
    Hint("karak", "to gate", MAGIC, 0, KEEN),
    Hint("karak2", "claw", ("warlock", "warrior", "scout"), 5),
    Hint("karak2", "lay beside", HAWK, 1, BUSY),
    Hint("karak2", "plague seat", ORACLES, 0, KEEN),
    Hint("karak2", "portal to hex", ORACLES, 0, KEEN),
    Hint("karak2", "protect", UNDEAD, 2),
    Hint("karak2", "protect hero", HAWK, 1, BUSY),
    Hint("karak2", "put back", ORACLES, 0, KEEN),
    Hint("karak2", "raise skeleton", UNDEAD, 2),
    Hint("karak2", "roll units again", ("oracle", "warrior"), 4, BUSY),
    Hint("karak2", "save", ORACLES, 0, KEEN),
    Hint("karak2", "send hawk", HAWK, 1, BUSY),
    Hint("karak2", "take hex", UNDEAD, 2),
    Hint("karak2", "use fireball", ORACLES, 0, KEEN),
)
"""What is rarely done: the whole games do without it."""


def way_to(hint: Hint) -> Way:
    """Find a way to what a hint is about: by it, or, since it was written, another one."""
    for seed in range(hint.seed, hint.seed + SEEDS):
        actions = _wander(hint, seed)
        if actions is not None:
            return Way(hint.game, hint.heroes, seed, actions)
    raise AssertionError(f"nobody is ever asked: {hint.game} {hint.kind}")


def _wander(hint: Hint, seed: int) -> tuple[str, ...] | None:
    game = new_game(hint.game, heroes=list(hint.heroes), seed=seed)
    luck = Random(seed)
    done: list[str] = []
    while not game.over and len(done) < LONGEST:
        if hint.kind == game.decision.kind or deed_of(game, hint.kind):
            return tuple(done)
        action = _whim(game, luck, hint.keen)
        game.apply(action)
        done.append(action.text)
    return None


def deed_of(game: Game, verb: str) -> str | None:
    """Give the first legal action of a kind, if there is one."""
    return next((action.text for action in game.legal_actions() if action.verb == verb), None)


def game_after(way: Way) -> Game:
    """Play a way."""
    game = new_game(way.game, heroes=list(way.heroes), seed=way.seed)
    for text in way.actions:
        game.apply(game.parse(text))
    return game


def _whim(game: Game, luck: Random, keen: tuple[str, ...]) -> Action:
    """Do anything but pass; who is keen on something does it more often than not."""
    legal = game.legal_actions()
    others = [action for action in legal if action.text not in PASSING]
    wanted = [action for action in others if action.text.startswith(keen)] if keen else []
    return luck.choice(wanted if wanted and luck.random() < 0.7 else others or legal)


SHORT = {
    "karak": (("warrior", "wizard"), (14, 119, 71, 105), 130),
    "karak2": (("warrior", "princess"), (25, 43, 37, 4), 300),
}
"""Games of two bots that are over soon: heroes, seeds, and what counts as soon."""


@cache
def finished_way(game: str) -> Way:
    """A whole game that is over soon; bots of the server play it just so."""
    heroes, seeds, most = SHORT[game]
    for seed in seeds:
        actions = _game_of_bots(game, heroes, seed, most)
        if actions is not None:
            return Way(game, heroes, seed, actions)
    raise AssertionError(f"no short game of {game} is known any more")


def _game_of_bots(
    name: str, heroes: tuple[str, ...], seed: int, most: int
) -> tuple[str, ...] | None:
    """Play as the server lets its bots play, with the luck that follows from the table's seed."""
    game = new_game(name, heroes=list(heroes), seed=seed)
    actions: list[str] = []
    while not game.over and len(actions) < most:
        luck = str(bot_seed(game, "bot", len(actions)))
        action = think(Question(EVERY_BOT, luck, game.view(game.seat))).action
        assert action is not None
        actions.append(action)
        game.apply(game.parse(action))
    return tuple(actions) if game.over else None


def along(way: Way) -> Iterator[tuple[Game, Action]]:
    """Give the game before each action of a way, with the action."""
    game = new_game(way.game, heroes=list(way.heroes), seed=way.seed)
    for text in way.actions:
        action = game.parse(text)
        yield game, action
        game.apply(action)


def seats_asked(way: Way) -> list[int]:
    """Give the seat that does each action of a way."""
    return [game.seat for game, _ in along(way)]


def places_of(way: Way) -> list[int]:
    """Give the place of each action of a way in the list of what can be done then."""
    return [game.legal_actions().index(action) for game, action in along(way)]
