"""`karak rules`: the rules in our own words, rulings and chosen figures marked."""

from __future__ import annotations

from typing import cast

from karak.cli.screen import LOUD, QUIET, Screen
from karak.games.titles import TITLES
from karak.kernel.data import Data, Reader
from karak.kernel.figures import STANDING
from karak.words import RuleText, UnknownRule
from karak.words.rules import GAME_LETTERS

FIGURES = "FIGURES"
OURS = ("chosen", "corrected")


def put_rules(screen: Screen, wanted: str | None) -> None:
    """Print all rules, a section, one rule, or the figures."""
    wish = (wanted or "").strip().upper().rstrip(".")
    if wish == FIGURES:
        put_figures(screen)
        return
    sections = [
        (game, section)
        for game, letters in GAME_LETTERS.items()
        if game in TITLES and (wish in letters or wish.startswith(letters))
        for section in screen.words.rules(game)
    ]
    whole = [section for _, section in sections if section.id.startswith(wish)]
    for section in whole:
        screen.put(screen.text(f"{section.id}  {section.title}", "bold underline"))
        for rule in section.rules:
            put_text(screen, rule)
        screen.blank()
    if whole and not wish:
        put_figures(screen)
    if not whole:
        rules = [rule for _, section in sections for rule in section.rules]
        _put_some(screen, wish, rules, wanted or "")


def _put_some(screen: Screen, wish: str, rules: list[RuleText], wanted: str) -> None:
    """Print the rule of that id, or those below it: `K1.A.WIZ` has two."""
    exact = [rule for rule in rules if rule.id == wish]
    below = [rule for rule in rules if rule.id.rstrip("0123456789").rstrip(".") == wish]
    if not exact and not below:
        raise UnknownRule(rule=wanted)
    for rule in exact or below:
        put_text(screen, rule)


def put_rule(screen: Screen, wanted: str) -> None:
    """Print a rule or section during a game; an unknown one is told, not raised."""
    try:
        put_rules(screen, wanted)
    except UnknownRule as error:
        screen.put(screen.words.error(error))


def put_text(screen: Screen, rule: RuleText) -> None:
    """Print one rule: id, title, text, and what we settled ourselves."""
    screen.put(screen.text(f"{rule.id:<10} ", QUIET), screen.text(rule.title, LOUD))
    head = screen.text("   ")
    if rule.text:
        for line in screen.hang(head, screen.text(rule.text)):
            screen.put(line)
    if rule.ruling:
        body = screen.text(screen.words.say("cli-ruling"), "bold yellow")
        body.append(" ", "not bold").append_text(screen.text(rule.ruling))
        for line in screen.hang(head, body):
            screen.put(line)


def put_figures(screen: Screen) -> None:
    """Print every figure with where it comes from; those that are ours stand out."""
    for name, title in TITLES.items():
        screen.put(
            screen.text(screen.words.noun("game", name) + ": ", "bold underline"),
            screen.text(screen.words.say("cli-figures"), "bold underline"),
        )
        for key, values, standing in _flat(title.figures(None), ""):
            ours = standing in OURS
            told = screen.text(f"{values:<40} ")
            told.append_text(screen.text(standing, "bold yellow" if ours else QUIET))
            for line in screen.hang(screen.text(f"   {key:<24} "), told):
                screen.put(line)
        screen.say("cli-figures-standing", QUIET)


def _written(value: object, inside: bool = False) -> str:
    """Write a figure; a list as its parts, lists inside it in brackets."""
    if not isinstance(value, list):
        return str(value)
    parts = " ".join(_written(part, True) for part in cast("list[object]", value))
    return f"[{parts}]" if inside else parts


def _flat(data: Data, path: str) -> list[tuple[str, str, str]]:
    """Lay the figures out in lines: key, values, standing."""
    values = [
        f"{key} {_written(value)}"
        for key, value in data.items()
        if key != STANDING and not isinstance(value, dict)
    ]
    lines = [(path, ", ".join(values), str(data.get(STANDING, "")))] if values else []
    for key, value in data.items():
        if isinstance(value, dict):
            below = f"{path}.{key}" if path else key
            lines += _flat(Reader(cast("object", value), below).data, below)
    return lines
