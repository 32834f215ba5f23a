"""What a learning program sees of a game: every array, number by number."""

from karak.env.environment import RADIUS, observer_of
from karak.env.layout import Part
from karak.games.titles import TITLES
from tools.pages.games import KARAK, GamePages
from tools.pages.markdown import code, table

PLAYERS = 4
HEAD = """# The observations of {title}

What [the environment](../environment.md) shows to a seat of {title}, here with {players} players
and a view of {radius} cells: {size:,} numbers between 0 and 1 in {count} parts, one after the other
in `observation`. `layout.split` gives them apart, each in its shape. The mask `action_mask` has a
place for each of the {actions} [actions]({page}).

Numbers count from 0 along the last side of a part. What is one of several, such as the open
question, is 1 where it is and 0 elsewhere. [Scales](../environment.md#scales) tell what 1 means for
the others.
"""
OF = {
    "seats": "A row for each hero: one's own first, then in the order of play.",
    "board": "A cell for each place around one's own hero: rows to the south, columns to the east.",
}


def observations_page(of: GamePages = KARAK) -> str:
    """Write every part with what its numbers mean."""
    layout = observer_of(of.game, PLAYERS, RADIUS).layout
    head = HEAD.format(
        title=of.title,
        players=PLAYERS,
        radius=RADIUS,
        size=layout.size,
        count=len(layout.parts),
        actions=len(TITLES[of.game].actions.actions),
        page=of.actions,
    )
    return "\n".join([head, *(_part(part, layout.places[part.name]) for part in layout.parts)])


def _part(part: Part, places: slice) -> str:
    shape = " × ".join(map(str, part.shape))
    told = f"{shape} numbers, places {places.start} to {places.stop - 1}. {OF.get(part.name, '')}"
    rows = [[str(number), meaning] for number, meaning in enumerate(part.meanings)]
    return f"## {code(part.name)}\n\n{told.strip()}\n\n{table(['number', 'what it tells'], rows)}"
