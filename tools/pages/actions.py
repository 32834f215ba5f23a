"""The codes of the actions of a game."""

from itertools import groupby

from karak.games.titles import TITLES
from karak.kernel.actions import MOST_ACTIONS, Action
from karak.words import Words
from tools.pages.games import KARAK, GamePages
from tools.pages.markdown import code, table

MOST_LISTED = 4
HEAD = """# The actions of {title}

An action is a verb and at most one small argument. It has a code and a readable form, and both
stay the same for ever: a new action gets the next free code, and none ever moves. There are
{count} so far, and never more than {most}.

`game.parse("{example}")` gives the action of a readable form, `str(action)` the readable form,
`action.code` the code. Arguments in one row have consecutive codes.

{counting}
`use ability` and `choose` belong to heroes from outside the package.
"""
EXAMPLES = {"karak": "step north", "karak2": "move northeast"}
COUNTING = {
    "karak": """Seats count from 0, as in the API; gates, fountains and heroes count from 1, as on
the map and in the list of heroes.""",
    "karak2": """Seats count from 0, as in the API, and so do hexes, in the order in which they
were laid: 0 is Karak Castle. Heroes count from 1, as in the list of heroes.""",
}


def actions_page(words: Words, of: GamePages = KARAK) -> str:
    """Write the whole table, a row for each verb."""
    actions = TITLES[of.game].actions.actions
    head = HEAD.format(
        title=of.title,
        count=len(actions),
        most=f"{MOST_ACTIONS:,}",
        example=EXAMPLES[of.game],
        counting=COUNTING[of.game],
    )
    heroes = " ".join(TITLES[of.game].hero_names())
    rows = [_row(words, list(run), heroes) for _, run in groupby(actions, lambda each: each.verb)]
    return head + "\n" + table(["codes", "readable form", "arguments", "for example"], rows)


def _row(words: Words, run: list[Action], heroes: str) -> list[str]:
    first, last = run[0], run[-1]
    codes = str(first.code) if first is last else f"{first.code} – {last.code}"
    example = words.action(first, choices=heroes)
    return [codes, code(first.verb), _arguments(run), example]


def _arguments(run: list[Action]) -> str:
    written = [action.text.removeprefix(action.verb).strip() for action in run]
    if written == [""]:
        return "–"
    if len(written) > MOST_LISTED and any(part.isdigit() for part in written[0].split()):
        return f"{code(written[0])} to {code(written[-1])}"
    return " ".join(code(each) for each in written)
