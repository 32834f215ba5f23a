"""Which messages the product uses, by looking at its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import karak
from docs.fenced import ROOT
from karak.games.titles import TITLES
from karak.kernel.events import Event

SOURCE = Path(karak.__path__[0])
CLIENT = ROOT / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][\w.-]*)["'`]""")
RULE_ID = re.compile(r"K\d\.[A-Z]")


def decision_kinds() -> set[str]:
    """Kinds of decisions: wherever the games make something from a kind and a rule id."""
    return {
        kind
        for call in _calls(SOURCE / "games")
        for kind, rule in [_first_texts(call)]
        if kind and RULE_ID.match(rule)
    }


def kinds_of_events(*rooms: str) -> list[type[Event]]:
    """All events that have a kind of their own, in some rooms of the games or in all."""
    places = tuple(f"karak.games.{room}." for room in rooms) or ("karak.games.",)
    return [kind for kind in _below(Event) if kind.__module__.startswith(places)]


def _below(root: type[Event]) -> Iterator[type[Event]]:
    for kind in root.__subclasses__():
        if "kind" in vars(kind):
            yield kind
        yield from _below(kind)


def error_codes() -> set[str]:
    """Codes of all types of errors, wherever they are defined."""
    return {
        line.value.value
        for tree in _trees(SOURCE)
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for line in kind.body
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == "code"
        if isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
    }


def action_messages() -> set[str]:
    """Messages of all verbs of both games, and the one for steps into the dark."""
    return {"action-explore"} | {
        f"action-{action.verb.replace(' ', '-')}"
        for table in [title.actions for title in TITLES.values()]
        for action in table.actions
    }


@cache
def texts() -> set[str]:
    """Every text that the source holds, so also every message id that is written out."""
    return _texts_of_client() | {
        node.value
        for tree in _trees(SOURCE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _texts_of_client() -> set[str]:
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    found = [QUOTED.findall(file.read_text(encoding="utf-8")) for file in files]
    return {text for each in found for text in each}


@cache
def _trees(folder: Path) -> list[ast.AST]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


def _calls(folder: Path) -> Iterator[ast.Call]:
    for tree in _trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield node


def _first_texts(call: ast.Call) -> tuple[str, str]:
    values = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args[:2]]
    if len(values) < 2:
        return "", ""
    kind, rule = values
    return (kind, rule) if isinstance(kind, str) and isinstance(rule, str) else ("", "")
