"""What is worth a thought with the next action of a turn in Karak 2, greedy's favourites first."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.journey import RAISING_WORTH, UNSEEN, Journey, best_recruit, leads_to
from karak.bots.search.plan import Plan, single
from karak.games.karak2.actions import (
    BUILD,
    END_TURN,
    ERADICATE,
    FOUND,
    GATHER,
    HEAL,
    RAISE,
    RECRUIT,
    SKIP,
    TAKE,
)
from karak.games.karak2.city import can_pay
from karak.games.karak2.gathering import can_gather, has_city
from karak.games.karak2.pieces import BUILDINGS, CAMP, CASTLE, RECRUITS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.kernel.actions import Action

CODES: Final = 4096
LEAST_PRIOR: Final = 0.5
MOST_PRIOR: Final = 12.0
OTHER_BUILDING: Final = 0.8


@final
class Outlook:
    """Plans that use one action up: acting here, moving and acting, exploring, a battle."""

    def __init__(self, game: State, me: Ruler) -> None:
        self.game: Final = game
        self.me: Final = me
        self.journey: Final = Journey(game, me)
        self.scores: Final[list[float]] = []
        self.found: Final[list[list[Action]]] = []

    def glance(self) -> Plan:
        """Give greedy's favourite, with what it would do where that leads."""
        favourite = self.journey.action()
        site = leads_to(self.game, self.me, favourite)
        if site == UNSEEN or self.is_held(site):
            return single(favourite, 1.0)
        acts = Acts(self.journey, site)
        actions = [favourite, acts.best()]
        return Plan(key_of(actions), actions, 1.0)

    def plans(self, most: int, least: float) -> list[Plan]:
        """List the best plans, no worse than a part of the best; the most promising first."""
        journey = self.journey
        journey.note_all()
        favourite = journey.action()
        if journey.left <= 0:
            return [single(favourite, 1.0)]
        for action in journey.legal:
            noted = journey.noted.get(action.code)
            if noted is None:
                continue
            site = leads_to(self.game, self.me, action)
            if site == UNSEEN or self.is_held(site):
                self.add(noted, [action])
            else:
                self.add_move(action, site, noted)
        if self.me.site == self.me.city:
            acts = Acts(journey, self.me.city)
            for i in range(len(acts.actions)):
                self.add(acts.worths[i], [acts.actions[i]])
        if not self.found:
            return [single(favourite, 1.0)]
        return self.best(most, least)

    def is_held(self, site: int) -> bool:
        """Say whether somebody has to be fought on a hex."""
        return len(self.game.armies[site]) > 0 or site == self.game.general_site

    def add(self, score: float, actions: list[Action]) -> None:
        """Add a plan, unless it is there already."""
        if actions not in self.found:
            self.scores.append(score)
            self.found.append(actions)

    def add_move(self, move: Action, site: int, noted: float) -> None:
        """Add what can be done where a move leads; the best of it also serves to move on."""
        acts = Acts(self.journey, site)
        favourite = acts.best()
        if not acts.actions:
            self.add(noted, [move, favourite])
        for i in range(len(acts.actions)):
            action, worth = acts.actions[i], acts.worths[i]
            self.add(max(noted, worth) if action is favourite else worth, [move, action])

    def best(self, most: int, least: float) -> list[Plan]:
        """Put the plans in order."""
        plans: list[Plan] = []
        left = list(range(len(self.found)))
        limit = least * max(self.scores)
        while left and len(plans) < most:
            first = left[0]
            for i in left:
                if self.scores[i] > self.scores[first]:
                    first = i
            if plans and self.scores[first] < limit:
                break
            left.remove(first)
            prior = min(max(self.scores[first], LEAST_PRIOR), MOST_PRIOR)
            plans.append(Plan(key_of(self.found[first]), self.found[first], prior))
        return plans


@final
class Acts:
    """What the hero could do on a hex without armies, and what greedy thinks of it (K2.T4)."""

    def __init__(self, journey: Journey, site: int) -> None:
        self.journey: Final = journey
        self.actions: Final[list[Action]] = []
        self.worths: Final[list[float]] = []
        game, me = journey.game, journey.me
        if can_gather(game, site):
            self.add(GATHER, journey.gathering(site))
        if journey.pays_city and not has_city(game, site) and journey.may_found(site):
            self.add(FOUND, journey.founding(site))
        if site == me.city:
            self.add_city_work()
        for item in game.lying[site]:
            self.add(TAKE[item.index], journey.prospects.gains[item.index])
        if game.land.hexes[site].land == CASTLE:
            self.add(ERADICATE, journey.freeing())
        if journey.heal > 0.0:
            self.add(HEAL, journey.heal)
        if RAISE in journey.legal:
            self.add(RAISE, RAISING_WORTH)

    def add(self, action: Action, worth: float) -> None:
        """Add something worth doing."""
        if worth > 0.0 and action not in self.actions:
            self.actions.append(action)
            self.worths.append(worth)

    def best(self) -> Action:
        """Give the best of it, or give the action up."""
        best = -1
        for i in range(len(self.actions)):
            if best < 0 or self.worths[i] > self.worths[best]:
                best = i
        if best >= 0:
            return self.actions[best]
        return SKIP if self.journey.left > 1 else END_TURN

    def add_city_work(self) -> None:
        """Add building and recruiting in the own city (K2.N4, K2.R1)."""
        journey = self.journey
        game, me, wants = journey.game, journey.me, journey.wants
        favourite = wants.best_building()
        for building in range(len(BUILDINGS)):
            worth = wants.worths[building]
            if worth > 0.0 and can_pay(game, me, building):
                share = 1.0 if building == favourite else OTHER_BUILDING
                self.add(BUILD[building], share * worth)
        options = [
            RECRUIT[unit]
            for unit in range(RECRUITS)
            if me.has_built(CAMP + unit) and me.resources[unit] > 0 and game.supply[unit] > 0
        ]
        if options and wants.room > 0:
            self.add(best_recruit(tuple(options)), wants.recruiting())


def key_of(actions: list[Action]) -> int:
    """Tell plans apart by their actions."""
    key = 0
    for action in actions:
        key = CODES * key + action.code + 1
    return key
