"""What a hero can do in its turn: everything worth a thought, with a walk and a first guess."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from karak.bots.karak1.appraisal import Appraisal
from karak.bots.karak1.reach import Reach
from karak.bots.search.plan import Plan, best_first, single
from karak.games.karak1.actions import (
    CAST,
    END_TURN,
    FIGHT,
    HEAL,
    OPEN_CHEST,
    STEP,
    SWAP,
    TAKE,
    USE_ABILITY,
)
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.board import WAY_ON
from karak.games.karak1.pieces import CHEST
from karak.games.karak1.state import State
from karak.games.shared.items import Item
from karak.kernel.actions import Action

FAR: Final = 12
FARTHEST: Final = 60
PATIENCE: Final = 0.92
FADING: Final[list[float]] = [PATIENCE**distance for distance in range(FARTHEST + 2)]
DARK: Final = 4096
AT_ONCE: Final = 8192
"""Keys of plans: what is done at a site, then exploring from a site, then what needs no walk."""
DOINGS: Final = 16
GO: Final = 0
MEET: Final = 1
OPEN: Final = 2
MEND: Final = 3
PICK: Final = 4
LEAST_PRIOR: Final = 0.04
SWAP_FADING: Final = 0.75
HEALING_NOW: Final = 0.7


@final
class Scope:
    """What is thought about: so many plans, so many of them to explore, and aims so far away."""

    def __init__(self, most: int, most_dark: int, far: int) -> None:
        self.most: Final = most
        self.most_dark: Final = most_dark
        self.far: Final = far


KNIGHTLY: Final = Scope(10, 2, FAR)
EVERYWHERE: Final = Scope(10, 2, FARTHEST)
KEEN: Final = Scope(18, 8, FARTHEST)
"""What knights think about; what a future does, for champion's seat; and champion itself.

With everything found out, the dragon may lie further away than knights look.
"""


@mypyc_attr(acyclic=True)
@final
class Aim:
    """Something to do somewhere: a site, what is done there, how good it looks."""

    def __init__(self, site: int, doing: int, detail: int, distance: int, score: float) -> None:
        self.site: Final = site
        self.doing: Final = doing
        self.detail: Final = detail
        self.distance: Final = distance
        self.score: Final[float] = score

    @property
    def key(self) -> int:
        """The key of the plan: the same for the same intention in another sample."""
        if self.doing == GO:
            return DARK + 4 * self.site + self.detail
        return DOINGS * self.site + self.doing


@final
class Outlook:
    """All aims of the hero whose turn it is."""

    def __init__(self, game: State, me: Adventurer, scope: Scope = KNIGHTLY) -> None:
        self.game: Final = game
        self.me: Final = me
        self.eyes: Final = Appraisal(game, me)
        self.scope: Final = scope
        self.reach = Reach(game, me, scope.far)
        self.aims: Final[list[Aim]] = []
        self.look()
        if not self.aims and game.steps_left > 0:
            self.reach = Reach(game, me, FARTHEST)
            self.look()

    def look(self) -> None:
        """Go over all sites in reach, the nearest first."""
        game, eyes = self.game, self.eyes
        reach = self.reach
        board = game.board
        ways, tiles, tokens, lying = board.ways, board.tiles, game.tokens, game.lying
        steps = game.steps_left
        here = self.me.site
        dark_in_reach = False
        explorable = game.stack_left > 0 and steps > 0
        for site in reach.sites:
            distance = reach.distances[site]
            if distance > 0 and steps == 0:
                return
            token = tokens[site]
            meets = token is not None and token.fights
            stands = site == here
            if token is not None and (not stands or not meets or eyes.passes):
                self.meet(site, distance, token.index)
            if eyes.heal > 0.0 and tiles[site].heals:
                self.aims.append(Aim(site, MEND, 0, distance, eyes.heal * FADING[distance]))
            if lying[site] and not game.left_now and (not meets or eyes.passes):
                self.find(site, distance, lying[site])
            if explorable and (not meets or eyes.passes or stands):
                near = distance < steps
                if near or not dark_in_reach:
                    for side in range(4):
                        if ways[4 * site + side] == WAY_ON:
                            worth = eyes.explore * FADING[distance + 1]
                            self.aims.append(Aim(site, GO, side, distance + 1, worth))
                            dark_in_reach = True
                            if not near:
                                break

    def find(self, site: int, distance: int, pieces: tuple[Item, ...]) -> None:
        """Weigh each kind of piece that lies on a site."""
        last: Item | None = None
        for item in pieces:
            worth = self.eyes.pieces[item.index]
            if worth > 0.0 and item is not last:
                doing = PICK + item.index
                self.aims.append(Aim(site, doing, item.index, distance, worth * FADING[distance]))
            last = item

    def meet(self, site: int, distance: int, index: int) -> None:
        """Weigh the token on a site."""
        game, eyes = self.game, self.eyes
        if index == CHEST.index:
            worth = eyes.gains[index]
            if worth > 0.0:
                self.aims.append(Aim(site, OPEN, 0, distance, worth * FADING[distance]))
            return
        early = distance == 1
        worth = eyes.early_gains[index] if early else eyes.gains[index]
        behind = self.reach.before[site]
        if behind < 0 or not game.board.tiles[behind].heals:
            worth -= eyes.early_risks[index] if early else eyes.risks[index]
        self.aims.append(Aim(site, MEET, 0, distance, worth * FADING[distance]))

    def plan(self, aim: Aim, prior: float) -> Plan:
        """Make the plan: the way there as far as the steps go, and what is done at its end."""
        steps = self.game.steps_left
        way = self.reach.way_to(aim.site)
        if aim.doing == GO:
            way.append(STEP[aim.detail])
        if len(way) > steps:
            return Plan(aim.key, way[:steps], prior)
        if aim.doing == OPEN:
            way.append(OPEN_CHEST)
        elif aim.doing == MEND:
            way.append(HEAL)
        elif aim.doing >= PICK:
            way.append(TAKE[aim.detail])
        elif aim.doing == MEET and self.eyes.passes:
            way.append(FIGHT)
        return Plan(aim.key, way, prior)

    def best(self) -> Plan:
        """Give the plan that looks best, or the end of the turn."""
        found: Aim | None = None
        highest = 0.0
        for aim in self.aims:
            if aim.score > highest:
                highest = aim.score
                found = aim
        special = self.specials(highest)
        if special:
            highest = special[0].prior
            for plan in special:
                if plan.prior > 1.0 and plan.prior >= highest:
                    return plan
        return single(END_TURN, 1.0) if found is None else self.plan(found, 1.0)

    def specials(self, highest: float) -> list[Plan]:
        """List what needs no walk: spells, swaps, abilities; a prior of one equals the best aim."""
        game, me, eyes = self.game, self.me, self.eyes
        plans: list[Plan] = []
        for action in game.legal_actions():
            verb = action.verb
            worth = 0.0
            if verb == CAST[0].verb:
                if action.arg == me.seat:
                    worth = eyes.heal * HEALING_NOW
            elif verb == SWAP[0].verb:
                worth = self.worth_of_site(game.heroes[action.arg].site) * SWAP_FADING
            elif verb != USE_ABILITY[0].verb:
                continue
            plans.append(single(action, max(worth, 0.0) / max(highest, 0.5)))
        return plans

    def worth_of_site(self, site: int) -> float:
        """Say what standing on a site would be worth."""
        game, eyes = self.game, self.eyes
        token = game.tokens[site]
        worth = 0.0
        if token is not None:
            worth = eyes.gains[token.index] - eyes.risks[token.index]
        if game.board.tiles[site].heals:
            worth = max(worth, eyes.heal)
        return worth

    def plans(self) -> list[Plan]:
        """List the plans that look best, the best first; of those that begin alike only one."""
        plans: list[Plan] = []
        for ranked in self.ranked()[: self.scope.most]:
            plan = ranked.plan() if isinstance(ranked, Intent) else ranked
            if not any(other.actions == plan.actions for other in plans):
                plans.append(plan)
        return plans

    def ranked(self) -> list[Plan]:
        """List the plans without their ways, the best first: most of them need none."""
        highest = 0.5
        best_dark: Aim | None = None
        for aim in self.aims:
            highest = max(highest, aim.score)
            if aim.doing == GO and (best_dark is None or aim.score > best_dark.score):
                best_dark = aim
        plans: list[Plan] = []
        more_dark = self.scope.most_dark - 1
        for aim in self.aims:
            if aim.doing == GO and aim is not best_dark:
                if more_dark == 0:
                    continue
                more_dark -= 1
            plans.append(Intent(self, aim, prior_of(aim.score / highest)))
        specials = self.specials(highest)
        plans.extend([self.at_once(plan.actions[0], plan.prior) for plan in specials])
        plans.append(self.at_once(END_TURN, 0.0))
        return best_first(plans)

    def at_once(self, action: Action, share: float) -> Plan:
        """Make a plan that needs no walk."""
        return Plan(AT_ONCE + action.code, [action], prior_of(share))


def prior_of(share: float) -> float:
    """Turn a score, as a share of the best, into how much attention it gets."""
    return LEAST_PRIOR if share <= 0.0 else LEAST_PRIOR + share * share


@final
class Intent(Plan):
    """A plan that has not looked for its way yet."""

    def __init__(self, outlook: Outlook, aim: Aim, prior: float) -> None:
        super().__init__(aim.key, [], prior)
        self.outlook: Final = outlook
        self.aim: Final = aim

    def plan(self) -> Plan:
        """Give the plan with its way."""
        return self.outlook.plan(self.aim, self.prior)
