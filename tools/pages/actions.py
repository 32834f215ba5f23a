"""The codes of Karak's actions."""

from itertools import groupby

from karak.games.karak1.actions import ACTIONS
from karak.games.karak1.roster import hero_names
from karak.kernel.actions import MOST_ACTIONS, Action
from karak.words import Words
from tools.pages.markdown import code, table

MOST_LISTED = 4
HEAD = """# The actions of Karak

An action is a verb and at most one small argument. It has a code and a readable form, and both
stay the same for ever: a new action gets the next free code, and none ever moves. There are
{count} so far, and never more than {most}.

`game.parse("step north")` gives the action of a readable form, `str(action)` the readable form,
`action.code` the code. Arguments in one row have consecutive codes.

Seats count from 0, as in the API; gates, fountains and heroes count from 1, as on the map and in
the list of heroes. `use ability` and `choose` belong to heroes from outside the package.
"""


def actions_page(words: Words) -> str:
    """Write the whole table, a row for each verb."""
    head = HEAD.replace("{count}", str(len(ACTIONS.actions))).replace("{most}", f"{MOST_ACTIONS:,}")
    rows = [_row(words, list(run)) for _, run in groupby(ACTIONS.actions, lambda each: each.verb)]
    return head + "\n" + table(["codes", "readable form", "arguments", "for example"], rows)


def _row(words: Words, run: list[Action]) -> list[str]:
    first, last = run[0], run[-1]
    codes = str(first.code) if first is last else f"{first.code} – {last.code}"
    example = words.action(first, choices=" ".join(hero_names()))
    return [codes, code(first.verb), _arguments(run), example]


def _arguments(run: list[Action]) -> str:
    written = [action.text.removeprefix(action.verb).strip() for action in run]
    if written == [""]:
        return "–"
    if written[0].isdigit() and len(written) > MOST_LISTED:
        return f"{code(written[0])} to {code(written[-1])}"
    return " ".join(code(each) for each in written)
