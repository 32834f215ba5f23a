"""What is worth a thought in one's turn of Karak 2, as plans."""

from __future__ import annotations

from karak.bots.karak2.outlook import Outlook
from karak.bots.karak2.play import (
    MAY_HAWK,
    MAY_ROB,
    MAY_USE,
    best_robbery,
    choose_in_karak2,
    free_things,
    hawk_helps,
)
from karak.bots.search.plan import Plan, single
from karak.games.karak2.actions import HAWK
from karak.games.karak2.state import State


def free_plan(game: State) -> Plan | None:
    """Find what costs no action and helps, or what a stranger's ability offers."""
    free = free_things(game.legal_actions())
    if free == 0:
        return None
    me = game.me
    robbery = best_robbery(game, me) if free & MAY_ROB else None
    if robbery is not None:
        return single(robbery, 1.0)
    if free & MAY_HAWK and hawk_helps(game, me):
        return single(HAWK, 1.0)
    return single(choose_in_karak2(game), 1.0) if free & MAY_USE else None


def free_plans(game: State, most: int, least: float) -> list[Plan]:
    """List what to do with the next action; what is free is not thought over."""
    free = free_plan(game)
    return Outlook(game, game.me).plans(most, least) if free is None else [free]
