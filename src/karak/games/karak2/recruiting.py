"""Recruiting (K2.R)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import DONE, RECRUIT
from karak.games.karak2.army import glory, glory_details, return_options, return_unit
from karak.games.karak2.city_events import UnitRecruited
from karak.games.karak2.pieces import CAMP, RECRUITS, UNITS
from karak.games.karak2.ruler import NO_CITY
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action
from karak.kernel.decision import Argument


def can_hire(game: State, unit: int) -> bool:
    """Say whether a kind of unit has its building, its price and a die (K2.R1, K2.R2, K2.R4).

    Camp, range and tower come in the order of units, and so do the resources they cost.
    """
    me = game.me
    return me.has_built(CAMP + unit) and me.resources[unit] > 0 and game.supply[unit] > 0


def recruit_actions(game: State) -> tuple[Action, ...]:
    """List units to recruit, and units to return for room, in one's own city (K2.R1, K2.R3)."""
    me = game.me
    if me.city == NO_CITY or me.city != me.site or game.plagued == game.seat:
        return ()
    limit = glory(game, me)
    hired = [RECRUIT[unit] for unit in range(RECRUITS) if can_hire(game, unit)]
    if not hired or limit == 0:
        return ()
    if me.recruited() >= limit:
        return return_options(me)
    return (*hired, *return_options(me))


def begin_recruiting(game: State, action: Action) -> None:
    """Begin the action with its first unit."""
    game.count = 0
    recruit_or_return(game, action)


def recruit_or_return(game: State, action: Action) -> None:
    """Recruit a unit or return one, and ask for more."""
    unit = action.arg
    if action.verb == "recruit":
        me = game.me
        me.change_resource(unit, -1)
        me.change_units(unit, 1)
        game.change_supply(unit, -1)
        game.count += 1
        if game.recorder is not None:
            game.tell(UnitRecruited(game.seat, UNITS[unit]))
    else:
        return_unit(game, unit)
    game.put_question_unless_forced(RECRUIT_MORE)


@final
class RecruitMore(Question[State]):
    """Whom else to recruit or return in the same action (K2.R1, K2.R3)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List units, and being done once somebody was recruited."""
        more = recruit_actions(game)
        return (*more, DONE) if game.count > 0 else more

    def answer(self, game: State, action: Action) -> None:
        """Go on, or be done."""
        if action is DONE:
            game.count = 0
            game.action_is_done()
        else:
            recruit_or_return(game, action)

    def details(self, game: State) -> dict[str, Argument]:
        """Tell glory and units."""
        return glory_details(game)


RECRUIT_MORE: Final = RecruitMore("recruit-more", "K2.R1")
