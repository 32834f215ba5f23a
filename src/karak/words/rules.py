"""The texts of the rules: which ids there are, in which sections and order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

RULE_PREFIX = "rule-"
SECTION_PREFIX = "rules-section-"
GAME_LETTERS = {"karak": "K1", "karak2": "K2"}

GAMES = {letters: game for game, letters in GAME_LETTERS.items()}

_SECTION = re.compile(r"K\d\.[A-Z]")


@dataclass(frozen=True)
class RuleText:
    """One rule for a reader; `text` is empty where the whole rule is our ruling."""

    id: str
    title: str
    text: str
    ruling: str | None

    @property
    def full(self) -> str:
        """The rule and our ruling in one paragraph."""
        return " ".join(part for part in (self.text, self.ruling) if part)


@dataclass(frozen=True)
class RuleSection:
    """Rules of one subject under their title."""

    id: str
    title: str
    rules: tuple[RuleText, ...]


def rule_message(rule_id: str) -> str:
    """Name the message of a rule: `K1.A.WIZ1` is `rule-K1-A-WIZ1`."""
    return RULE_PREFIX + rule_id.strip().upper().replace(".", "-")


def section_message(section_id: str) -> str:
    """Name the message of a section's title."""
    return SECTION_PREFIX + section_id.replace(".", "-")


def rule_ids(message_ids: Iterable[str]) -> tuple[str, ...]:
    """Pick the rule ids out of message ids, in their order."""
    return tuple(
        message_id.removeprefix(RULE_PREFIX).replace("-", ".")
        for message_id in message_ids
        if message_id.startswith(RULE_PREFIX)
    )


def section_of(rule_id: str) -> str:
    """Name the section of a rule: `K1.A.WIZ1` is in `K1.A`."""
    found = _SECTION.match(rule_id)
    return found.group() if found else ""


def game_of(rule_id: str) -> str:
    """Name the game of a rule; nothing for a rule of no game."""
    return GAMES.get(rule_id.partition(".")[0], "")
