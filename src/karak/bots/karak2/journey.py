"""Where to go and what to do there: one look over the land, nearest hexes first (K2.T2)."""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.known import prospects_of
from karak.bots.karak2.unknown import exploring
from karak.bots.karak2.wants import CITY_WORTH, NO_BUILDING, wants_of
from karak.bots.karak2.worth import EAGER_ROUNDS, healing, rounds
from karak.games.karak2.actions import (
    BUILD,
    END_TURN,
    ERADICATE,
    EXPLORE,
    FOUND,
    GATHER,
    HEAL,
    MOVE,
    PORTAL_TO,
    RAISE,
    RUN,
    SKIP,
    TAKE,
)
from karak.games.karak2.city import CITY, can_pay
from karak.games.karak2.deck import hexes_left
from karak.games.karak2.gathering import has_city, yield_of
from karak.games.karak2.heroes.princess import FARTHEST
from karak.games.karak2.pieces import AMULET_RESOURCES, CASTLE, LANDS, SIDES, YIELDS
from karak.games.karak2.recruiting import recruit_actions
from karak.games.karak2.ruler import NO_CITY, Ruler
from karak.games.karak2.state import State
from karak.games.karak2.turn import actions_in_turn
from karak.games.shared.board import WAY_ON
from karak.kernel.actions import Action

PATIENCE: Final = 0.86
FADING: Final[list[float]] = [PATIENCE**distance for distance in range(80)]
ACTION_WORTH: Final = 1.4
RAISING_WORTH: Final = 1.2
FREEING_WORTH: Final = 4.0
NEIGHBOUR_WORTH: Final = 0.4
NOT_WORTH_A_THOUGHT: Final = -4.0
UNSEEN: Final = -1
UNCOUNTED: Final = -1.0
FIRST_MOVE: Final = MOVE[0].code
LAST_MOVE: Final = MOVE[-1].code
FIRST_PORTAL: Final = PORTAL_TO[0].code
LAST_PORTAL: Final = PORTAL_TO[-1].code
FIRST_RUN: Final = RUN[0].code
LAST_RUN: Final = RUN[-1].code
FIRST_TAKE: Final = TAKE[0].code
LAST_TAKE: Final = TAKE[-1].code
NOTHING_NOTED: Final[dict[int, float]] = {}


@final
class Journey:
    """The best thing found, with the first move towards it."""

    def __init__(self, game: State, me: Ruler) -> None:
        self.game: Final = game
        self.me: Final = me
        self.wants: Final = wants_of(game, me)
        self.prospects: Final = prospects_of(game, me)
        self.left: Final[int] = actions_in_turn(game, me) - game.used
        self.legal: Final[tuple[Action, ...]] = game.legal_actions()
        self.heal: Final[float] = healing(game, me)
        self.harvests: Final[list[float]] = [UNCOUNTED] * len(LANDS)
        self.pays_city: Final[bool] = me.city == NO_CITY and can_pay(game, me, CITY)
        self.late: Final[bool] = rounds(game) > EAGER_ROUNDS
        self.score = 0.0
        self.best: Action = END_TURN
        self.noted: dict[int, float] = NOTHING_NOTED
        self.noting = False

    def note_all(self) -> None:
        """Note the best found for each first action from now on."""
        self.noted = {}
        self.noting = True

    def action(self) -> Action:
        """Choose: act here, move towards something better, or give the action up."""
        if self.left <= 0:
            return END_TURN
        self.act_here()
        if not self.game.moved:
            self.look_around()
        return self.best

    def consider(self, worth: float, action: Action) -> None:
        """Keep the best so far; who wants to see all notes the best for each first action."""
        if worth > self.score:
            self.score = worth
            self.best = action
        if self.noting and worth > self.noted.get(action.code, NOT_WORTH_A_THOUGHT):
            self.noted[action.code] = worth

    # Here

    def act_here(self) -> None:
        """Weigh every action that the hex and the hero allow now (K2.T4)."""
        game, me = self.game, self.me
        for action in self.legal:
            code = action.code
            if FIRST_MOVE <= code <= LAST_MOVE:
                continue
            if action is SKIP:
                if self.best is END_TURN:
                    self.best = SKIP
            elif action is GATHER:
                self.consider(self.gathering(me.site), action)
            elif action is FOUND:
                self.consider(self.founding(me.site), action)
            elif action is HEAL:
                self.consider(self.heal, action)
            elif action is ERADICATE:
                self.consider(self.freeing(), action)
            elif action is RAISE:
                self.consider(RAISING_WORTH, action)
            elif FIRST_TAKE <= code <= LAST_TAKE:
                self.consider(self.prospects.gains[action.arg], action)
        if me.site == me.city:
            building = self.wants.best_building()
            if building != NO_BUILDING:
                self.consider(self.wants.worths[building], BUILD[building])
            recruits = recruit_actions(game)
            if recruits:
                self.consider(self.wants.recruiting(), best_recruit(recruits))

    def gathering(self, site: int) -> float:
        """Say what gathering on a hex is worth (K2.N2)."""
        land = self.game.land.hexes[site].land
        worth = self.harvests[land]
        if worth == UNCOUNTED:
            worth = self.wants.harvest(YIELDS[land], self.me.has(AMULET_RESOURCES))
            self.harvests[land] = worth
        return worth

    def freeing(self) -> float:
        """Say what the castle's action is worth: all hearts, and the end of the plague (K2.N9)."""
        freed = FREEING_WORTH if self.game.plagued == self.me.seat else 0.0
        return 1.2 * self.heal + freed

    def founding(self, site: int) -> float:
        """Say how good a place for the city is: rich neighbours, but not rich itself (K2.N3)."""
        game = self.game
        worth = CITY_WORTH - NEIGHBOUR_WORTH * sum(yield_of(game, site))
        for side in range(len(SIDES)):
            way = game.land.ways[len(SIDES) * site + side]
            if way >= 0:
                worth += NEIGHBOUR_WORTH * min(2, sum(yield_of(game, way)))
        return worth

    # Elsewhere

    def look_around(self) -> None:
        """Search in widening rings from where the first moves lead."""
        game = self.game
        ways, armies, general = game.land.ways, game.armies, game.general_site
        here = self.me.site
        explorable = hexes_left(game) > 0
        explore = exploring(self.prospects) if explorable else 0.0
        firsts: list[Action | None] = [None] * len(armies)
        ring: list[int] = []
        for action in self.legal:
            if action is EXPLORE:
                self.consider((explore - self.forfeit(1)) * fading(1), EXPLORE)
                continue
            site = leads_to(game, self.me, action)
            if site != UNSEEN and site != here and firsts[site] is None:
                firsts[site] = action
                ring.append(site)
        distance = 0
        begin = 0
        while begin < len(ring):
            distance += 1
            end = len(ring)
            fade = fading(distance)
            beyond = (explore - self.forfeit(distance + 1)) * fading(distance + 1)
            for i in range(begin, end):
                site = ring[i]
                first = firsts[site]
                assert first is not None
                if armies[site] or site == general:
                    self.attack(site, distance, fade, first)
                    continue
                self.visit(site, distance, fade, first)
                for side in range(len(SIDES) * site, len(SIDES) * site + len(SIDES)):
                    way = ways[side]
                    if way >= 0:
                        if firsts[way] is None and way != here:
                            firsts[way] = first
                            ring.append(way)
                    elif way == WAY_ON and explorable and (beyond > self.score or self.noting):
                        self.consider(beyond, first)
            begin = end

    def forfeit(self, distance: int) -> float:
        """Say what the actions are worth that a battle so far away gives up (K2.T3); late: nothing.

        Once everything is built and all dice are in somebody's hands, only the General is left.
        """
        return 0.0 if self.late else ACTION_WORTH * max(0, self.left - distance)

    def attack(self, site: int, distance: int, fade: float, first: Action) -> None:
        """Weigh a battle with whoever holds a hex."""
        game = self.game
        if site == game.general_site:
            worth = self.prospects.facing_general() - self.forfeit(distance)
        else:
            worth = self.prospects.meeting(game.armies[site]) - self.forfeit(distance)
            if self.me.hero.plunders():
                worth += 0.5 * self.gathering(site)
        self.consider(worth * fade, first)

    def visit(self, site: int, distance: int, fade: float, first: Action) -> None:
        """Weigh what a hex that nobody holds offers to a hero who comes there."""
        game = self.game
        if site == self.me.city:
            building = self.wants.best_building()
            worth = self.wants.recruiting()
            if building != NO_BUILDING:
                worth += self.wants.worths[building]
            self.consider(worth * fade, first)
        else:
            worth = self.gathering(site) * fade
            if (
                (worth > self.score or self.noting)
                and (distance > self.left or site not in game.gathered)
                and not has_city(game, site)
            ):
                self.consider(worth, first)
            if self.pays_city and not has_city(game, site) and self.may_found(site):
                self.consider(self.founding(site) * fade, first)
        for item in game.lying[site]:
            self.consider(self.prospects.gains[item.index] * fade, first)
        if game.land.hexes[site].land == CASTLE:
            self.consider(self.freeing() * fade, first)

    def may_found(self, site: int) -> bool:
        """Say whether the city could be founded on a hex without armies or city (K2.N3)."""
        game, me = self.game, self.me
        if not self.pays_city or game.land.hexes[site].land == CASTLE:
            return False
        return not any(hero.site == site and hero is not me for hero in game.heroes)


def fading(distance: int) -> float:
    """Say how much of what is so far away counts."""
    return FADING[min(distance, len(FADING)) - 1]


def leads_to(game: State, me: Ruler, action: Action) -> int:
    """Find the hex that a move leads to, UNSEEN if the action is none."""
    code = action.code
    if FIRST_MOVE <= code <= LAST_MOVE:
        return game.land.ways[len(SIDES) * me.site + action.arg]
    if FIRST_PORTAL <= code <= LAST_PORTAL:
        return action.arg
    if not FIRST_RUN <= code <= LAST_RUN:
        return UNSEEN
    site = me.site
    for _ in range(action.arg % FARTHEST + 1):
        site = game.land.next_site(site, action.arg // FARTHEST)
    return site


def best_recruit(options: tuple[Action, ...]) -> Action:
    """Recruit the best that can be had; with no room give the weakest back for a Mage (K2.R3)."""
    best = options[0]
    most = -1.0
    for action in options:
        if action.verb == "recruit":
            score = 10.0 + action.arg
        elif action.verb == "return":
            score = 5.0 - action.arg
        else:
            score = 0.0
        if score > most:
            most = score
            best = action
    return best
