"""The figures of Karak with the standing of each."""

from karak.games.karak1.figures import STANDARD
from karak.games.karak1.pieces import SHAPES, TOKENS
from karak.kernel.data import Data, Reader
from karak.kernel.figures import STANDING
from karak.words import Words
from tools.pages.markdown import code, table

HEAD = """# The figures of Karak

The numbers of the game live in one file, `figures.toml`, each with its standing:

- **book**: a rulebook states it in its text;
- **confirmed**: several public implementations and photographs of the pieces agree;
- **chosen**: nothing public states it, so it is ours. These stand in bold below.

With the box on the table you can correct a figure: write a file with the keys that differ, and
start a game with it (`karak play --figures FILE`, or `karak.new_game("karak", figures=text)`). A
wrong key, an impossible value or a mistake in the syntax is an error that names the key or line.

```toml
[tiles.room]
straight = 17
corner = 9
```
"""
MARK = "**chosen**"
NO_CHOSEN = "\nNone of Karak's figures is chosen.\n"
SMALL_GROUPS = {"hero": "A hero", "slots": "Room to carry", "experts-goal": "The experts' goal"}


def figures_page(words: Words, figures: Data = STANDARD) -> str:
    """Write every figure, by what it is about."""
    chosen = [key for key, standing in standings(figures).items() if standing == "chosen"]
    parts = [
        HEAD,
        "" if chosen else NO_CHOSEN,
        "\n## Tokens in the bag\n\n",
        _tokens(words, _inner(figures, "tokens")),
        "\n## Tiles\n\nThe start tile, a cross with a fountain, is not among them.\n\n",
        _tiles(words, _inner(figures, "tiles")),
        "\n## Equipment and treasure\n\n",
        _items(words, _inner(figures, "items")),
    ]
    for group, title in SMALL_GROUPS.items():
        parts += [f"\n## {title}\n\n", _group(group, _inner(figures, group))]
    return "".join(parts)


def standings(figures: Data, path: str = "") -> dict[str, str]:
    """Give the standing of each table of figures by its dotted key."""
    found: dict[str, str] = {}
    for key, value in figures.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found |= standings(_inner(figures, key), where)
        elif key == STANDING:
            found[path] = str(value)
    return found


def _inner(figures: Data, key: str) -> Data:
    return Reader(figures[key], key).data


def _standing(row: Data) -> str:
    standing = str(row[STANDING])
    return MARK if standing == "chosen" else standing


def _cell(row: Data, key: str) -> str:
    value = row.get(key, "–")
    return str(value).replace(".0", "").replace("1.5", "1½")


def _tokens(words: Words, tokens: Data) -> str:
    rewards = {token.name: words.noun("item", token.reward.name) for token in TOKENS}
    rows = [
        [
            code(f"tokens.{name}"),
            words.noun("token", name),
            _cell(_inner(tokens, name), "number"),
            _cell(_inner(tokens, name), "strength"),
            rewards[name],
            _standing(_inner(tokens, name)),
        ]
        for name in tokens
    ]
    return table(["key", "token", "number", "strength", "reward", "standing"], rows)


def _tiles(words: Words, tiles: Data) -> str:
    rows = [
        [
            code(f"tiles.{name}"),
            words.noun("tile", name),
            *[_cell(_inner(tiles, name), shape) for shape in SHAPES],
            _standing(_inner(tiles, name)),
        ]
        for name in tiles
    ]
    return table(["key", "tile", *SHAPES, "standing"], rows)


def _items(words: Words, items: Data) -> str:
    rows = [
        [
            code(f"items.{name}"),
            words.noun("item", name),
            _cell(_inner(items, name), "bonus"),
            _cell(_inner(items, name), "points"),
            _standing(_inner(items, name)),
        ]
        for name in items
    ]
    return table(["key", "piece", "adds to the attack", "points", "standing"], rows)


def _group(group: str, figures: Data) -> str:
    rows = [
        [code(f"{group}.{key}"), _cell(figures, key), _standing(figures)]
        for key in figures
        if key != STANDING
    ]
    return table(["key", "number", "standing"], rows)
