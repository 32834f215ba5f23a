"""The reasons behind a move in Karak, as far as the position tells them."""

from __future__ import annotations

from karak.bots.karak1.appraisal import coming_bonuses
from karak.bots.karak1.outlook import GO, MEET, MEND, OPEN, Aim, Outlook
from karak.bots.karak1.surroundings import Means
from karak.bots.karak1.worth import lead
from karak.bots.reason import Reason, percent
from karak.games.karak1.fighting import ADD_TO_ATTACK
from karak.games.karak1.pieces import DRAGON, DRAGON_TREASURE, ITEMS
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN
from karak.kernel.actions import Action
from karak.kernel.decision import Argument
from karak.odds.karak1 import bounded


def reasons_in_karak(game: State, action: Action) -> list[Reason]:
    """Say what speaks for an action."""
    if game.asking is ADD_TO_ATTACK:
        fight = game.fight
        assert fight is not None
        return [Reason("why-attack", {"attack": fight.attack, "strength": fight.strength})]
    if game.asking is not FREE_TURN:
        return []
    aim = aim_of(game, action)
    return [] if aim is None else reasons_for(game, aim)


def aim_of(game: State, action: Action) -> Aim | None:
    """Find the best aim that an action serves."""
    outlook = Outlook(game, game.me)
    best: Aim | None = None
    for aim in outlook.aims:
        actions = outlook.plan(aim, 1.0).actions
        if actions[0] is action and (best is None or aim.score > best.score):
            best = aim
    return best


def reasons_for(game: State, aim: Aim) -> list[Reason]:
    """Say what an aim promises."""
    me = game.me
    away = aim.distance
    if aim.doing == GO:
        dragon = percent(game.bag[DRAGON.index] / game.bag_left) if game.bag_left else 0
        left = game.bag_left
        return [Reason("why-explore", {"away": away, "tokens": left, "dragon": dragon})]
    if aim.doing == OPEN:
        return [Reason("why-chest", {"away": away})]
    if aim.doing == MEND:
        return [Reason("why-heal", {"away": away, "hearts": me.hearts})]
    if aim.doing != MEET:
        return [Reason("why-take", {"away": away, "item": ITEMS[aim.detail].name})]
    token = game.tokens[aim.site]
    assert token is not None
    early, late = coming_bonuses(game, me)
    means = Means(game, me)
    total = means.total + (early if away == 1 else late)
    odds = means.table[bounded(game.figures.strengths[token.index] - total)]
    win, lose = percent(odds.win), percent(odds.lose)
    args: dict[str, Argument] = {"monster": token.name, "away": away, "win": win, "lose": lose}
    reasons = [Reason("why-fight", args)]
    if token is DRAGON:
        ahead = lead(game, me) + game.figures.halves[DRAGON_TREASURE.index]
        message = "why-dragon-wins" if ahead > 0 else "why-dragon-shares" if ahead == 0 else ""
        if message:
            reasons.append(Reason(message, {}))
    return reasons
