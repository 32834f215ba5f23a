"""What greedy adds to an attack (K1.F8)."""

from __future__ import annotations

from typing import Final

from karak.bots.karak1.weighing import weighed
from karak.bots.karak1.worth import FLAMES_WORTH, felling_dragon, heart_cost, lead
from karak.games.karak1.actions import ROLL_AGAIN, SACRIFICE, STRIKE, USE_FLAMES
from karak.games.karak1.fight import Fight
from karak.games.karak1.fighting import flames_left
from karak.games.karak1.pieces import DRAGON, FLAMES
from karak.games.karak1.state import State
from karak.kernel.actions import Action
from karak.odds.karak1 import bounded, kept_faces, odds_by_short

SAFE: Final = 0.85


def add_to_attack(game: State, fight: Fight) -> Action:
    """Strike when it wins; else roll again, or pay for the victory if that is worth it."""
    ties_win = fight.abilities.wins_ties()
    needed = fight.strength - fight.attack + (0 if ties_win else 1)
    if needed <= 0:
        return STRIKE
    legal = game.legal_actions()
    again = ROLL_AGAIN in legal
    heart = 1 if SACRIFICE in legal else 0
    each = game.figures.bonuses[FLAMES.index]
    flames = flames_left(fight) if each > 0 else 0
    lasting = fight.abilities.keeps_flames()
    prize = felling_dragon(game, lead(game, fight.me)) if fight.monster is DRAGON else 0.3
    if fight.monster is not DRAGON:
        prize += weighed(game, fight.me, 0).pieces[fight.monster.reward.index]
    if prize <= 0.0:
        return STRIKE
    if needed > flames * each + heart:
        if again:
            return ROLL_AGAIN
        saves_heart = not ties_win and 1 < needed <= flames * each + 1
        return USE_FLAMES if lasting and saves_heart else STRIKE
    if again and chance_again(fight, flames * each + heart) >= SAFE and not lasting:
        return ROLL_AGAIN
    cost = heart_cost(game, fight.me)
    if needed > 1 or ties_win:
        prize += cost
    if heart and (needed > flames * each or (not lasting and cost < FLAMES_WORTH)):
        return SACRIFICE if cost <= prize else STRIKE
    price = 0.0 if lasting else FLAMES_WORTH * ((needed + each - 1) // each)
    return USE_FLAMES if price <= prize else STRIKE


def chance_again(fight: Fight, means: int) -> float:
    """Give the chance that a second roll wins with everything that may be added."""
    short = fight.strength - fight.bonus - means
    table = odds_by_short(kept_faces(fight.abilities), False, fight.abilities.wins_ties())
    return table[bounded(short)].win
