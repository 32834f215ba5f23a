"""The door: odds of the fight a game asks about, of one on a tile or hex, of one that is named."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.state import State as Karak
from karak.games.karak2.state import State as Karak2
from karak.kernel.errors import GameOver
from karak.kernel.game import Game
from karak.odds.aims import Aim, aim_named
from karak.odds.answers import Odds
from karak.odds.asked_battles import GENERAL, battle_asked, battle_rolled
from karak.odds.asked_fights import fight_ahead, fight_asked, fight_at, monster_named
from karak.odds.battles_ahead import armies_named, battle_ahead, battle_at, general_ahead
from karak.odds.errors import NoFight, checked

MOST_FOES: Final = 9


def odds_for(game: Game, aim: Aim | str = "value") -> Odds:
    """Give the odds of the fight that a game asks about now, before or after the roll."""
    if game.over:
        raise GameOver()
    wanted = _aim(aim)
    if isinstance(game, Karak):
        return fight_asked(game, wanted)
    assert isinstance(game, Karak2)
    return battle_asked(game, wanted)


def odds_of_roll(game: Game, aim: Aim | str = "value") -> Odds:
    """Give the odds if the dice are rolled now, in Karak 2 with those that are chosen."""
    if game.over:
        raise GameOver()
    wanted = _aim(aim)
    if isinstance(game, Karak):
        return fight_asked(game, wanted)
    assert isinstance(game, Karak2)
    return battle_rolled(game, wanted)


def odds_at(game: Game, site: int, seat: int | None = None, aim: Aim | str = "value") -> Odds:
    """Give the odds if a seat's hero (whose turn it is) walks onto a tile or hex as it stands."""
    wanted = _aim(aim)
    if isinstance(game, Karak):
        return fight_at(game, _seat(game, seat, len(game.heroes)), site, wanted)
    assert isinstance(game, Karak2)
    return battle_at(game, _seat(game, seat, len(game.heroes)), site, wanted)


def odds_against(
    game: Game, foes: list[str], seat: int | None = None, aim: Aim | str = "value", steps: int = 1
) -> Odds:
    """Give the odds if a seat's hero fights a monster, armies or `general`, wherever they are.

    In Karak there is one monster, fought after so many more steps of the turn (K1.A.ORC1).
    """
    wanted = _aim(aim)
    checked("foes", len(foes), 1, MOST_FOES)
    if isinstance(game, Karak):
        checked("foes", len(foes), 1, 1)
        who = _seat(game, seat, len(game.heroes))
        return fight_ahead(
            game, who, monster_named(foes[0]), wanted, checked("steps", steps, 0, 99)
        )
    assert isinstance(game, Karak2)
    who = _seat(game, seat, len(game.heroes))
    if foes == [GENERAL]:
        return general_ahead(game, who, wanted)
    return battle_ahead(game, who, armies_named(foes), wanted)


def _aim(aim: Aim | str) -> Aim:
    return aim_named(aim) if isinstance(aim, str) else aim


def _seat(game: Game, seat: int | None, heroes: int) -> int:
    """Give the seat that is asked about; while heroes are chosen there may be none yet."""
    who = game.seat if seat is None else seat
    game.check_seat(who)
    if who >= heroes:
        raise NoFight(where=game.ask().kind)
    return who
