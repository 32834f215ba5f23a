"""The legal actions as a numbered list, grouped by what they are about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from karak.cli.face import Face
from karak.cli.faces import face_of
from karak.cli.map_words import hero_names
from karak.cli.screen import LOUD, QUIET, READABLE_WIDTH, Screen
from karak.kernel.actions import Action
from karak.kernel.game import Game

FREE_TURN = "turn"
NO_GROUPS: Mapping[str, str] = {}
FEW = 6


@dataclass(frozen=True)
class Choice:
    """One numbered line of the list."""

    number: int
    group: str
    action: Action
    label: Text


def list_choices(screen: Screen, game: Game) -> list[Choice]:
    """Number what may be done, in groups."""
    face = face_of(screen, game)
    actions = list(game.legal_actions())
    groups = face.groups if game.decision.kind == FREE_TURN else NO_GROUPS
    order = list(dict.fromkeys(groups.values()))
    if order:
        actions.sort(key=lambda action: order.index(groups.get(action.verb, order[-1])))
    return [
        Choice(number, groups.get(action.verb, ""), action, _label(face, game, action))
        for number, action in enumerate(actions, 1)
    ]


def _label(face: Face, game: Game, action: Action) -> Text:
    screen = face.screen
    short = face.short_label(action)
    if short:
        return screen.text(short)
    context = {**game.decision.args, **face.context()}
    label = screen.text(screen.words.action(action, hero_names(game), **context))
    if action.verb in face.seat_verbs:
        label.append(" ").append_text(screen.mark(action.arg))
    added = face.hint(action)
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
    margin = max(indent, 0) + digits + 2
    return [part for line in lines for part in _wrapped(screen, line, margin)]


def _wrapped(screen: Screen, line: Text, margin: int) -> list[Text]:
    """Wrap a line that is too long, below where its words begin."""
    if line.cell_len <= screen.width:
        return [line]
    return screen.hang(line[:margin], line[margin:])
