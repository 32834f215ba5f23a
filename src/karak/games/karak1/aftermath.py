"""What becomes of hero and turn when a fight is over (K1.H1, K1.T2, K1.A.SWD2)."""

from __future__ import annotations

from karak.games.karak1.state import State
from karak.games.shared.events import FellUnconscious


def after_fight(game: State) -> None:
    """End the turn, or let a hero go on that may and can."""
    fight = game.fight
    assert fight is not None
    game.fight = None
    if fight.me.hearts == 0:
        if game.recorder is not None:
            game.tell(FellUnconscious(game.seat))
        game.turn_is_over()
    elif game.steps_left > 0 and fight.abilities.goes_on_after(fight):
        game.turn_goes_on()
    else:
        game.turn_is_over()
