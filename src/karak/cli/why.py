"""Why a bot moves as it does, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from karak.bots.reason import Reason
from karak.cli.screen import QUIET, Screen
from karak.kernel.actions import Action
from karak.kernel.decision import Decision
from karak.table.botplay import Thought
from karak.words import Words

SIGN = "› "


@dataclass(frozen=True)
class Why:
    """The question that a bot answers: whose it is, and among how many answers."""

    seat: int
    decision: Decision
    heroes: Sequence[str]
    choices: int


def put_why(screen: Screen, asked: Why, thought: Thought) -> None:
    """Print what a bot does and why, behind the mark of its hero."""
    words = screen.words
    head = Text().append_text(screen.mark(asked.seat)).append(" ")
    head.append_text(screen.text(SIGN, QUIET))
    told = [tell_reason(words, reason, asked) for reason in thought.reasons]
    said = words.say(
        "cli-why" if told else "cli-why-silent",
        action=tell_action(words, thought.action, asked),
        reasons=" ".join(told),
    )
    for line in screen.hang(head, screen.text(said, QUIET)):
        screen.put(line)


def tell_reason(words: Words, reason: Reason, asked: Why) -> str:
    """Say one reason; the action that it speaks of is named as a choice."""
    if reason.action is None:
        return words.tell(reason.message, reason.args, asked.heroes)
    args = {**reason.args, "action": tell_action(words, reason.action, asked)}
    return words.tell(reason.message, args, asked.heroes)


def tell_action(words: Words, action: Action, asked: Why) -> str:
    """Name an action as the choice that it was."""
    return words.action(action, asked.heroes, **{"seat": asked.seat, **asked.decision.args})
