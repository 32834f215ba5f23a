"""Hearts: healing, and Karak Castle (K2.N1, K2.N9, K2.H)."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.city_events import PlagueEnded
from karak.games.karak2.pieces import CASTLE
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import NOBODY, State
from karak.games.shared.events import Healed

HEALING: Final = 2
WAKING: Final = 3


def is_hurt(game: State, hero: Ruler) -> bool:
    """Say whether a hero lacks hearts."""
    return hero.hearts < game.figures.hearts


def give_hearts(game: State, hero: Ruler, hearts: int) -> None:
    """Give hearts back, up to the most a hero has (K2.H2)."""
    now = min(hero.hearts + hearts, game.figures.hearts)
    if now > hero.hearts:
        hero.hearts = now
        if game.recorder is not None:
            game.tell(Healed(hero.seat, now))


def heal(game: State) -> None:
    """Heal two hearts, anywhere (K2.N1)."""
    give_hearts(game, game.me, HEALING)
    game.action_is_done()


def can_eradicate(game: State) -> bool:
    """Say whether the castle has something to heal: wounds or one's own plague (K2.N9)."""
    me = game.me
    at_castle = game.land.hexes[me.site].land == CASTLE
    return at_castle and (is_hurt(game, me) or game.plagued == game.seat)


def eradicate(game: State) -> None:
    """Give all hearts back and end one's own plague (K2.N9)."""
    give_hearts(game, game.me, game.figures.hearts)
    if game.plagued == game.seat:
        game.plagued = NOBODY
        if game.recorder is not None:
            game.tell(PlagueEnded(game.seat))
    game.action_is_done()
