"""Set-up: dealing or choosing heroes, rolling for the start. Both games do it alike."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from karak.games.shared.asking import AskingGame, Question
from karak.games.shared.events import HeroTaken, StartRolled
from karak.kernel.actions import Action
from karak.kernel.decision import Argument
from karak.kernel.setup import CHOSEN, GIVEN

BUILT_IN: Final = 6
NO_HERO: Final = -1


class SeatedGame(AskingGame):
    """A game whose seats have heroes from a roster, known by their numbers."""

    @abstractmethod
    def roster(self) -> list[str]:
        """Name the heroes there are; the built-in ones come first."""

    @abstractmethod
    def hero_number(self, seat: int) -> int:
        """Give the number of a seat's hero, NO_HERO if it has none yet."""

    @abstractmethod
    def give_hero(self, seat: int, number: int) -> None:
        """Seat a hero."""

    @abstractmethod
    def hero_actions(self) -> tuple[Action, ...]:
        """Give the actions that take a hero, by number."""

    @abstractmethod
    def start_value(self, face: int) -> int:
        """Say what a face of the die is worth in the roll for the start."""

    def start_die(self) -> str:
        """Name the die that is rolled for the start, unless it is a plain one."""
        return ""

    def start_playing(self) -> None:
        """Begin the first turn."""
        self.begin_turn()
        self.go_on()


def prepare(game: SeatedGame, choose_hero: Question[SeatedGame]) -> None:
    """Give everybody a hero and find out who begins; who chooses, chooses in that order."""
    players = game.setup.players
    if game.setup.how == CHOSEN:
        game.seat = roll_for_start(game)
        game.put_question(choose_hero)
        return
    if game.setup.how == GIVEN:
        names = game.roster()
        for seat in range(players):
            take_hero(game, seat, names.index(game.setup.heroes[seat]))
    else:
        deal_heroes(game)
    game.seat = roll_for_start(game)
    game.start_playing()


def deal_heroes(game: SeatedGame) -> None:
    """Deal built-in heroes at random."""
    left = [1] * BUILT_IN
    for seat in range(game.setup.players):
        game.seat = seat
        number = game.draw("hero", left, BUILT_IN - seat)
        left[number] = 0
        take_hero(game, seat, number)


def take_hero(game: SeatedGame, seat: int, number: int) -> None:
    """Give a seat its hero."""
    game.give_hero(seat, number)
    if game.recorder is not None:
        game.tell(HeroTaken(seat, game.roster()[number]))


def roll_for_start(game: SeatedGame) -> int:
    """Everybody rolls; those tied for the highest roll again."""
    rolling = list(range(game.setup.players))
    while len(rolling) > 1:
        values: list[int] = []
        for seat in rolling:
            game.seat = seat
            values.append(game.start_value(game.die(6, game.start_die())))
            if game.recorder is not None:
                game.tell(StartRolled(seat, values[-1]))
        best = max(values)
        rolling = [rolling[i] for i in range(len(rolling)) if values[i] == best]
    return rolling[0]


@final
class ChooseHero(Question[SeatedGame]):
    """Which hero to take, in the order of play."""

    def options(self, game: SeatedGame) -> tuple[Action, ...]:
        """List the heroes that nobody has."""
        taken = [game.hero_number(seat) for seat in range(game.setup.players)]
        actions = game.hero_actions()
        return tuple(actions[number] for number in range(len(game.roster())) if number not in taken)

    def answer(self, game: SeatedGame, action: Action) -> None:
        """Take it; when everybody has one, the game starts with the one who chose first."""
        take_hero(game, game.seat, action.arg)
        game.seat = (game.seat + 1) % game.setup.players
        if game.hero_number(game.seat) == NO_HERO:
            game.put_question(self)
        else:
            game.start_playing()

    def details(self, game: SeatedGame) -> dict[str, Argument]:
        """Name the heroes by their numbers."""
        return {"choices": " ".join(game.roster())}
