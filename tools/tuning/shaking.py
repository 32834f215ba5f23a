"""Shaken positions: what heroes have is changed at random before the game is played to its end.

In a game as it is played good things go together: who has weapons has treasures. Positions that
have been shaken tell what each thing is worth by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from karak.bots.greedy import GreedyBot
from karak.bots.guides import guide_for
from karak.bots.levels import find_maker
from karak.games.api import new_game
from karak.games.karak1.adventurer import NO_SITES, Adventurer
from karak.games.karak1.curse import lay_curse, take_curse_off
from karak.games.karak1.pieces import (
    AXE,
    DAGGERS,
    FLAMES,
    KEY,
    KEY_SLOT,
    PORTAL,
    SPELL,
    SWORD,
    TREASURE,
    WEAPON,
)
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.games.shared.items import Item, with_piece
from karak.games.shared.starting import BUILT_IN
from karak.kernel.data import Data
from karak.kernel.generator import Generator, seeded
from karak.lab.playing import MOST_DECISIONS
from karak.lab.pulse import Pulse
from karak.lab.worker import Task
from karak.table.botplay import ask_maker
from tools.tuning.samples import ONE, happens

SHAKEN = 0.45
LONGEST = 45
WEAPONS = (DAGGERS, DAGGERS, SWORD, AXE)
SPELLS = (FLAMES, FLAMES, PORTAL)
HEARTS = (1, 1, 2, 3, 4, 5, 5)


@dataclass(frozen=True)
class ShakenPlay(Task):
    """Games of Karak from shaken positions, one from each; greedy has played until then.

    The features of a seat are followed by which hero sits there: heroes are not equally good,
    and that must not be laid at the door of what they tend to have.
    """

    bots: tuple[str, ...]
    players: tuple[int, ...]
    seed: int

    def play(self, number: int, pulse: Pulse) -> Data:
        """Play a game; give the shaken position and each seat's share of the win."""
        players = self.players[number % len(self.players)]
        digest = sha256(f"shake {self.seed} {number}".encode()).digest()
        luck = seeded(int.from_bytes(digest[:16], "big"))
        game = position(players, luck)
        shake(game, luck)
        guide = guide_for(game)
        features = [guide.features(game, seat) + hero_of(game, seat) for seat in range(players)]
        first = luck.below(len(self.bots))
        bots = [self.bots[(first + seat) % len(self.bots)] for seat in range(players)]
        makers = [find_maker(bot) for bot in bots]
        for decision in range(MOST_DECISIONS):
            if game.over:
                break
            pulse.beat(game.seat)
            game.apply(ask_maker(makers[game.seat], bots[game.seat], game, decision))
        winners = game.outcome().winners
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        return {"positions": [features], "shares": shares}


def hero_of(game: State, seat: int) -> list[float]:
    """Say which hero a seat has, as one column for each."""
    return [1.0 if game.hero_number(seat) == number else 0.0 for number in range(BUILT_IN)]


def position(players: int, luck: Generator) -> State:
    """Let greedy play to the start of some turn; a game that ended before is begun anew."""
    greedy = GreedyBot(1)
    while True:
        game = new_game("karak", players=players, seed=luck.below(ONE)).clone()
        assert isinstance(game, State)
        turn = 1 + luck.below(LONGEST * players)
        while not game.over and not (game.turn >= turn and at_start(game)):
            game.apply(greedy.choose(game))
        if not game.over:
            return game


def at_start(game: State) -> bool:
    """Say whether a turn begins, with every step left."""
    return game.asking is FREE_TURN and game.steps_left == game.figures.steps


def shake(game: State, luck: Generator) -> None:
    """Change what heroes have and where they stand, and who is cursed."""
    for hero in game.heroes:
        shake_hero(game, hero, luck)
    if happens(luck, SHAKEN):
        take_curse_off(game)
        if happens(luck, 0.5):
            lay_curse(game, game.heroes[luck.below(len(game.heroes))])
    for hero in game.heroes:
        hero.owes_fight = False
    game.legal = None


def shake_hero(game: State, hero: Adventurer, luck: Generator) -> None:
    """Change hearts, pack, treasures and place, each only sometimes."""
    if happens(luck, SHAKEN):
        hero.hearts = HEARTS[luck.below(len(HEARTS))]
    if happens(luck, SHAKEN):
        number = luck.below(1 + game.figures.slots[WEAPON])
        repack(hero, WEAPON, [WEAPONS[luck.below(len(WEAPONS))] for _ in range(number)])
    if happens(luck, SHAKEN):
        number = luck.below(1 + game.figures.slots[SPELL])
        repack(hero, SPELL, [SPELLS[luck.below(len(SPELLS))] for _ in range(number)])
    if happens(luck, SHAKEN):
        repack(hero, KEY_SLOT, [KEY] * luck.below(2))
    if happens(luck, SHAKEN):
        number = len(hero.treasures) + (1 if happens(luck, 0.5) else -1)
        hero.treasures = (TREASURE,) * max(0, number)
    if happens(luck, SHAKEN):
        free = [site for site in range(len(game.tokens)) if game.tokens[site] is None]
        hero.site = free[luck.below(len(free))]
        hero.came_from = hero.site
        hero.earlier = NO_SITES


def repack(hero: Adventurer, slot: int, pieces: list[Item]) -> None:
    """Exchange all pieces of a kind."""
    hero.pack = tuple([piece for piece in hero.pack if piece.slot != slot])
    for piece in pieces:
        hero.pack = with_piece(hero.pack, piece)
