"""Set-up (K1.S): dealing or choosing heroes, rolling for the start."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import TAKE_HERO
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.events import HeroTaken, StartRolled
from karak.games.karak1.hero import PLAIN, Hero
from karak.games.karak1.roster import BUILT_IN, ROSTER, hero_names
from karak.games.karak1.state import Question, State
from karak.games.karak1.turn import begin_turn, go_on
from karak.kernel.actions import Action
from karak.kernel.decision import Argument
from karak.kernel.setup import CHOSEN, GIVEN

DIE: Final = 6


def prepare(game: State) -> None:
    """Give everybody a hero and find out who begins (K1.S2, K1.S6)."""
    players = game.setup.players
    for seat in range(players):
        game.heroes.append(Adventurer(seat, PLAIN, game.figures.hearts))
    if game.setup.how == CHOSEN:
        game.seat = roll_for_start(game)
        game.put_question(CHOOSE_HERO)
        return
    if game.setup.how == GIVEN:
        names = hero_names()
        for seat in range(players):
            take_hero(game, seat, ROSTER[names.index(game.setup.heroes[seat])])
    else:
        deal_heroes(game)
    game.seat = roll_for_start(game)
    start(game)


def deal_heroes(game: State) -> None:
    """Deal built-in heroes at random (K1.S2)."""
    left = [1] * BUILT_IN
    for seat in range(game.setup.players):
        kind = game.draw("hero", left, BUILT_IN - seat)
        left[kind] = 0
        take_hero(game, seat, ROSTER[kind])


def take_hero(game: State, seat: int, hero: Hero) -> None:
    """Give a seat its hero (K1.S5)."""
    game.heroes[seat].hero = hero
    game.heroes[seat].abilities = hero
    if game.recorder is not None:
        game.tell(HeroTaken(seat, hero.name))


def roll_for_start(game: State) -> int:
    """Everybody rolls; those tied for the highest roll again (K1.S6)."""
    rolling = list(range(game.setup.players))
    while len(rolling) > 1:
        dice: list[int] = []
        for seat in rolling:
            dice.append(game.die(DIE))
            if game.recorder is not None:
                game.tell(StartRolled(seat, dice[-1]))
        best = max(dice)
        rolling = [rolling[i] for i in range(len(rolling)) if dice[i] == best]
    return rolling[0]


def start(game: State) -> None:
    """Begin the first turn."""
    begin_turn(game)
    go_on(game)


@final
class ChooseHero(Question):
    """Which hero to take, in the order of play (K1.S2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the heroes that nobody has."""
        taken = [hero.hero for hero in game.heroes]
        return tuple([TAKE_HERO[i] for i in range(len(ROSTER)) if ROSTER[i] not in taken])

    def answer(self, game: State, action: Action) -> None:
        """Take it; when everybody has one, the game starts with the one who chose first."""
        take_hero(game, game.seat, ROSTER[action.arg])
        game.seat = (game.seat + 1) % len(game.heroes)
        if game.heroes[game.seat].hero is PLAIN:
            game.put_question(CHOOSE_HERO)
        else:
            start(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the heroes by their numbers."""
        return {"choices": " ".join(hero_names())}


CHOOSE_HERO: Final = ChooseHero("choose-hero", "K1.S2")
