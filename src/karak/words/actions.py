"""Actions as words: what the small argument behind a verb is."""

from __future__ import annotations

from collections.abc import Mapping

from karak.kernel.actions import Action
from karak.words.arguments import ARG_GROUPS, SEAT_ARGS, Argument

ACTION_ARGS = {
    "step": "side",
    "place rotated": "rotation",
    "lay": "token",
    "take": "item",
    "leave": "item",
    "curse seat": "other",
    "swap with seat": "other",
    "cast healing on seat": "other",
    "take hero": "hero",
}
"""The name under which a verb's argument is told; a verb that is not here has a plain number."""

CHOICES = "choices"
"""What a decision may say beside its list: the names that numbers stand for, with spaces."""

DARK = "dark"
"""What a decision about steps may say: the sides that lead where no tile lies yet."""

USUAL: Mapping[str, Argument] = {"flames": 1}
"""What holds where a decision says nothing else: what magic flames add."""


def action_message(action: Action, context: Mapping[str, Argument]) -> str:
    """Name the message of an action: `end turn` is `action-end-turn`."""
    if action.verb == "step" and _written(action) in str(context.get(DARK, "")).split():
        return "action-explore"
    return "action-" + action.verb.replace(" ", "-")


def action_arguments(action: Action, context: Mapping[str, Argument]) -> dict[str, Argument]:
    """Give what an action's sentence may use: the decision's arguments, and its own by name."""
    told = {**USUAL, **context}
    written = _written(action)
    if written:
        name = ACTION_ARGS.get(action.verb, "number")
        told[name] = _value(action, name, written, str(context.get(CHOICES, "")).split())
    return told


def _written(action: Action) -> str:
    return action.text.removeprefix(action.verb).strip()


def _value(action: Action, name: str, written: str, choices: list[str]) -> Argument:
    if name in SEAT_ARGS:
        return action.arg
    if name not in ARG_GROUPS:
        return int(written) if written.isdigit() else written
    if written.isdigit() and action.arg < len(choices):
        return choices[action.arg]
    return written
