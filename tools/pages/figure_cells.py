"""What the pages of figures are made of: cells, standings, small tables."""

from karak.kernel.data import Data, Reader
from karak.kernel.figures import STANDING
from tools.pages.markdown import code, table

MARK = "**chosen**"
STANDINGS = """The numbers of the game live in one file, `figures.toml`, each with its standing:

- **book**: a rulebook states it in its text;
- **confirmed**: several public implementations and photographs of the pieces agree;
- **chosen**: nothing public states it, so it is ours. These stand in bold below.
"""
CORRECTING = """With the box on the table you can correct a figure: write a file with the keys that
differ, and start a game with it (`karak play {game} --figures FILE`, or
`karak.new_game("{game}", figures=text)`). A wrong key, an impossible value or a mistake in the
syntax is an error that names the key or line.
"""


def standings(figures: Data, path: str = "") -> dict[str, str]:
    """Give the standing of each table of figures by its dotted key."""
    found: dict[str, str] = {}
    for key, value in figures.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found |= standings(inner(figures, key), where)
        elif key == STANDING:
            found[path] = str(value)
    return found


def chosen(figures: Data) -> list[str]:
    """Name the tables of figures that are ours."""
    return [key for key, standing in standings(figures).items() if standing == "chosen"]


def inner(figures: Data, key: str) -> Data:
    """Give the table of figures under a key."""
    return Reader(figures[key], key).data


def standing_of(row: Data) -> str:
    """Tell a standing; chosen figures stand out."""
    standing = str(row[STANDING])
    return MARK if standing == "chosen" else standing


def cell(row: Data, key: str) -> str:
    """Write a figure, or a dash where there is none."""
    value = row.get(key, "–")
    return str(value).replace(".0", "").replace(".5", "½")


def group_table(group: str, figures: Data) -> str:
    """Lay out a small group of figures, a row for each."""
    rows = [
        [code(f"{group}.{key}"), cell(figures, key), standing_of(figures)]
        for key in figures
        if key != STANDING
    ]
    return table(["key", "number", "standing"], rows)
