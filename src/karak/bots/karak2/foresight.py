"""What comes of a plan in Karak 2 over the rest of the turn: exact odds, then a judgement.

Everything that hangs on no chance is played on a copy, on as greedy would; a battle or an
exploration ends the turn, and is weighed by its odds.
"""

from __future__ import annotations

from typing import Final, final

from karak.bots.karak2.outlook import Outlook
from karak.bots.karak2.play import choose_in_karak2
from karak.bots.karak2.prospects import GENERAL_WOUND
from karak.bots.karak2.stakes import stakes_of, strength_of
from karak.bots.karak2.standing import best_other
from karak.bots.karak2.unknown import abyss_chance, coming_tier
from karak.bots.search.chances import settled, shares
from karak.bots.search.plan import Plan
from karak.games.karak2.actions import EXPLORE, ROLL, SEND, SEND_ALL
from karak.games.karak2.battle import Battle
from karak.games.karak2.battling import SEND_DICE
from karak.games.karak2.ending import half_points
from karak.games.karak2.pieces import NO_ARMIES, UNITS
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.karak2.turn import FREE_TURN
from karak.kernel.actions import Action
from karak.kernel.generator import Generator, seeded

LONGEST: Final = 60
WEAKENED: Final = 0.1


@final
class Foresight:
    """Looks ahead over the rest of one seat's turn, by steady weights."""

    def __init__(self, game: State, weights: list[float]) -> None:
        self.game: Final = game
        self.weights: Final = weights
        self.seat: Final = game.seat
        self.turn: Final = game.turn
        self.luck: Final[Generator] = seeded(1)
        self.strengths: Final[list[float]] = [
            strength_of(game, seat, weights) for seat in range(len(game.heroes))
        ]

    def chance(self, plan: Plan) -> float:
        """Give the seat's chance to win after a plan."""
        if plan.actions[0] is EXPLORE:
            return self.explored(self.game)
        game = self.copy()
        plan.play(game)
        return self.rest(game)

    def copy(self) -> State:
        """Copy the position."""
        twin = self.game.copy(self.luck)
        assert isinstance(twin, State)
        return twin

    def rest(self, game: State) -> float:
        """Play the rest of the turn as greedy would, up to what hangs on chance."""
        for _ in range(LONGEST):
            if game.over:
                return settled(game)[self.seat]
            if game.turn != self.turn:
                break
            asking = game.asking
            if asking is FREE_TURN:
                plan = Outlook(game, game.me).glance()
                if plan.actions[0] is EXPLORE:
                    return self.explored(game)
                plan.play(game)
            elif asking is SEND_DICE:
                battle = game.battle
                assert battle is not None
                return self.fought(game, battle)
            else:
                game.apply(choose_in_karak2(game))
        return self.won_with(self.strength(game))

    def strength(self, game: State) -> float:
        """Give the seat's strength in a position."""
        return strength_of(game, self.seat, self.weights)

    def won_with(self, strength: float) -> float:
        """Give the seat's chance to win if it were so strong and the others as they are."""
        changed = list(self.strengths)
        changed[self.seat] = strength
        return shares(changed)[self.seat]

    # What hangs on chance

    def explored(self, game: State) -> float:
        """Weigh what may be found: armies, or the General (K2.M3, K2.M4, K2.D1)."""
        me = game.me
        stakes = stakes_of(game, me, self.weights)
        strength = self.strength(game)
        chance = 0.0
        abyss = abyss_chance(game, me)
        if abyss > 0.0:
            chance += abyss * self.facing(game, me).chance
        if abyss < 1.0:
            found = stakes.exploring(coming_tier(game))
            chance += (1.0 - abyss) * self.won_with(strength + found)
        return chance

    def fought(self, game: State, battle: Battle) -> float:
        """Weigh a battle with the best dice."""
        me = battle.me
        if battle.is_general:
            return self.facing(game, me).chance
        stakes = stakes_of(game, me, self.weights)
        prize = stakes.prize(battle.armies, battle.clawed)
        plan = stakes.prospects.plan(battle.strength, prize)
        site = me.site
        me.site = me.came_from
        beaten = self.strength(game)
        me.site = site
        game.put_armies(site, NO_ARMIES)
        victorious = self.strength(game)
        mean = plan.win * victorious + (1.0 - plan.win) * beaten
        return self.won_with(mean + plan.worth)

    def facing(self, game: State, me: Ruler) -> Facing:
        """Find the best dice for the General: the end of the game, or wounds and losses (K2.D)."""
        figures = game.figures
        prospects = stakes_of(game, me, self.weights).prospects
        praetorians = game.praetorians
        if game.battle is None:
            praetorians = max(0, praetorians - me.hero.praetorians_removed())
        ahead = half_points(game, me) + figures.stones[2] - best_other(game, me)
        result = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        needed = figures.general + praetorians - prospects.bonus
        if ahead >= 0:
            needed -= prospects.fireballs * prospects.each
        strength = self.strength(game)
        sends = prospects.sends
        best = Facing(-1.0, sends.choices[0])
        for choice in range(len(sends.ladders)):
            ladder = sends.ladders[choice]
            win = ladder.win(needed)
            change = -sends.loss_of(choice, needed, GENERAL_WOUND)
            if praetorians > 0 and ahead >= 0:
                ten = ladder.win(figures.general - prospects.bonus)
                change += WEAKENED * max(0.0, ten - win)
            chance = win * result + (1.0 - win) * self.won_with(strength + change)
            if chance > best.chance:
                best = Facing(chance, ladder.sent)
        return best


@final
class Facing:
    """The chance to win the game when the General is faced, and the dice for it."""

    def __init__(self, chance: float, sent: list[int]) -> None:
        self.chance: Final[float] = chance
        self.sent: Final = sent


def dice_to_send(game: State, battle: Battle, weights: list[float]) -> list[int]:
    """Choose the dice by exact odds (K2.B1)."""
    if battle.is_general:
        return Foresight(game, weights).facing(game, battle.me).sent
    stakes = stakes_of(game, battle.me, weights)
    prize = stakes.prize(battle.armies, battle.clawed)
    return stakes.prospects.plan(battle.strength, prize).sent


def sending(battle: Battle, sent: list[int]) -> list[Action]:
    """Give the actions that send these dice and roll (K2.B1)."""
    if sum(sent) > 1 and sent == battle.me.units and battle.sent != sent:
        return [SEND_ALL, ROLL]
    actions: list[Action] = []
    for unit in range(len(UNITS)):
        actions.extend([SEND[unit]] * (sent[unit] - battle.sent[unit]))
    return [*actions, ROLL]
