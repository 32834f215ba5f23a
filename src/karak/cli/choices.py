"""The legal actions as a numbered list, grouped by what they are about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from karak.cli.hints import dark_sides, hint
from karak.cli.screen import LOUD, QUIET, READABLE_WIDTH, Screen
from karak.cli.status import hero_names
from karak.games.karak1.state import State
from karak.kernel.actions import Action
from karak.kernel.game import Game

GROUPS = {
    "step": "cli-group-go",
    "to gate": "cli-group-go",
    "fight": "cli-group-here",
    "open chest": "cli-group-here",
    "heal": "cli-group-here",
    "take": "cli-group-here",
    "cast healing on seat": "cli-group-magic",
    "swap with seat": "cli-group-magic",
    "use ability": "cli-group-magic",
    "end turn": "cli-group-end",
}
"""Under which heading a verb stands in the free turn."""

FREE_TURN = "turn"
FEW = 6
SEAT_VERBS = {"cast healing on seat", "swap with seat", "curse seat"}


@dataclass(frozen=True)
class Choice:
    """One numbered line of the list."""

    number: int
    group: str
    action: Action
    label: Text


def list_choices(screen: Screen, game: Game) -> list[Choice]:
    """Number what may be done, in groups."""
    decision = game.decision
    actions = list(game.legal_actions())
    if decision.kind == FREE_TURN:
        order = list(dict.fromkeys(GROUPS.values()))
        actions.sort(key=lambda action: order.index(GROUPS.get(action.verb, order[-1])))
    return [
        Choice(number, _group(decision.kind, action), action, _label(screen, game, action))
        for number, action in enumerate(actions, 1)
    ]


def _group(kind: str, action: Action) -> str:
    return GROUPS.get(action.verb, "") if kind == FREE_TURN else ""


def _label(screen: Screen, game: Game, action: Action) -> Text:
    decision = game.decision
    context = dict(decision.args)
    added = ""
    if isinstance(game, State):
        context["dark"] = dark_sides(game)
        added = hint(screen.words, game, action, screen.plain)
    label = screen.text(screen.words.action(action, hero_names(game), **context))
    if action.verb in SEAT_VERBS:
        label.append(" ").append_text(screen.mark(action.arg))
    if added:
        label.append_text(screen.text(f" ({added})", QUIET))
    return label


def lay_out(screen: Screen, choices: Sequence[Choice]) -> list[Text]:
    """Lay the choices out in lines: few below each other, many in two columns."""
    groups = [each.group for each in choices]
    heads = {group: screen.words.say(group) for group in groups if group}
    indent = max((len(head) for head in heads.values()), default=-2) + 2
    digits = len(str(len(choices)))
    column = (min(screen.width, READABLE_WIDTH) - indent) // 2
    paired = bool(heads) or len(choices) > FEW
    lines: list[Text] = []
    before = ""
    for choice in choices:
        entry = screen.text(f"{choice.number:>{digits}} ", LOUD)
        entry.append(" ", "not bold").append_text(choice.label)
        same = bool(lines) and before == choice.group
        if paired and same and lines[-1].cell_len < indent + column > indent + entry.cell_len:
            lines[-1].pad_right(indent + column - lines[-1].cell_len)
            lines[-1].append_text(entry)
        else:
            head = "" if same else heads.get(choice.group, "")
            lines.append(screen.text(f"{head:<{indent}}", QUIET).append_text(entry))
        before = choice.group
    return lines
