"""Actions as words: what the small arguments behind a verb are."""

from __future__ import annotations

from collections.abc import Mapping

from karak.kernel.actions import Action
from karak.words.arguments import ARG_GROUPS, SEAT_ARGS, Argument

ACTION_ARGS = {
    "step": "side",
    "move": "side",
    "run": "side number",
    "place rotated": "rotation",
    "lay": "token",
    "lay beside": "word number side",
    "take hex": "which",
    "put back": "army",
    "claw": "army",
    "send": "unit",
    "protect": "unit",
    "recruit": "unit",
    "return": "unit",
    "take": "item",
    "leave": "item",
    "gain": "resource",
    "save": "resource",
    "steal": "resource",
    "build": "building",
    "portal to hex": "number",
    "plague seat": "other",
    "rob seat": "other",
    "curse seat": "other",
    "swap with seat": "other",
    "cast healing on seat": "other",
    "take hero": "hero",
}
"""The names under which a verb's words are told; a verb that is not here has a plain number."""

ARGS_BY_GAME = {("karak2", "lay"): "side"}
"""Verbs that the games share, but not what comes behind them."""

GAME_TABLES = {"karak.games.karak1.actions": "karak", "karak.games.karak2.actions": "karak2"}
"""The game of an action, by the module of its table."""

CHOICES = "choices"
"""What a decision may say beside its list: the names that numbers stand for, with spaces."""

STEP = "step"
DARK = "dark"
"""What a decision about a turn may say: the sides that lead where nothing lies yet."""

USUAL: Mapping[str, Argument] = {"flames": 1, "fireball": 1, "first": None, "second": None}
"""What holds where a decision says nothing else: bonuses of spells, hexes that are hidden."""


def action_message(action: Action, context: Mapping[str, Argument]) -> str:
    """Name the message of an action: `end turn` is `action-end-turn`."""
    if action.verb == STEP and _written(action) in str(context.get(DARK, "")).split():
        return "action-explore"
    return "action-" + action.verb.replace(" ", "-")


def action_arguments(
    action: Action, context: Mapping[str, Argument], game: str = ""
) -> dict[str, Argument]:
    """Give what an action's sentence may use: the decision's arguments, and its own by name."""
    return {**USUAL, **context, **own_arguments(action, context, game)}


def own_arguments(
    action: Action, context: Mapping[str, Argument], game: str = ""
) -> dict[str, str | int]:
    """Give the arguments of an action itself, by name."""
    told: dict[str, str | int] = {}
    usual = ACTION_ARGS.get(action.verb, "number")
    names = ARGS_BY_GAME.get((game, action.verb), usual).split()
    choices = str(context.get(CHOICES, "")).split()
    for name, word in zip(names, _written(action).split(), strict=False):
        told[name] = _value(action, name, word, choices)
    return told


def _written(action: Action) -> str:
    return action.text.removeprefix(action.verb).strip()


def _value(action: Action, name: str, written: str, choices: list[str]) -> str | int:
    if name in SEAT_ARGS:
        return action.arg
    if name not in ARG_GROUPS:
        return int(written) if written.isdigit() else written
    if written.isdigit() and action.arg < len(choices):
        return choices[action.arg]
    return written
