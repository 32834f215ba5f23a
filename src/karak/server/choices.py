"""Legal actions with their words, written as JSON; most of them once and for all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from karak.kernel.actions import Action
from karak.server.protocol.common import Argument
from karak.server.protocol.socket import Choice
from karak.words.actions import CHOICES, DARK, STEP, action_message, own_arguments

MOST_KNOWN = 4096
MOST_LISTS = 1024
"""Whole lists of legal actions that are remembered; few are new in the middle of a game."""

_encode = msgspec.json.Encoder().encode


def choices_json(game: str, actions: tuple[Action, ...], args: Mapping[str, Argument]) -> bytes:
    """Write the legal actions of a decision with these arguments."""
    names = args.get(CHOICES)
    dark = args.get(DARK)
    if names is None:
        return _plain_list(game, actions, dark)
    return _list([_encode(_choice(game, action, args)) for action in actions])


def _list(rows: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(rows)


@lru_cache(MOST_LISTS)
def _plain_list(game: str, actions: tuple[Action, ...], dark: Argument) -> bytes:
    return _list(
        [_plain(game, action, dark if action.verb == STEP else None) for action in actions]
    )


@lru_cache(MOST_KNOWN)
def _plain(game: str, action: Action, dark: Argument) -> bytes:
    return _encode(_choice(game, action, {DARK: dark} if dark is not None else {}))


def _choice(game: str, action: Action, args: Mapping[str, Argument]) -> Choice:
    return Choice(action.text, action_message(action, args), own_arguments(action, args, game))
