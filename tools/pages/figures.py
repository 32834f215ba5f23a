"""The figures of Karak with the standing of each."""

from karak.games.karak1.figures import STANDARD
from karak.games.karak1.pieces import SHAPES, TOKENS
from karak.kernel.data import Data
from karak.words import Words
from tools.pages.figure_cells import (
    CORRECTING,
    STANDINGS,
    cell,
    chosen,
    group_table,
    inner,
    standing_of,
)
from tools.pages.markdown import code, table

HEAD = f"""# The figures of Karak

{STANDINGS}
{CORRECTING.format(game="karak")}
```toml
[tiles.room]
straight = 17
corner = 9
```
"""
NO_CHOSEN = "\nNone of Karak's figures is chosen.\n"
SMALL_GROUPS = {"hero": "A hero", "slots": "Room to carry", "experts-goal": "The experts' goal"}


def figures_page(words: Words, figures: Data = STANDARD) -> str:
    """Write every figure, by what it is about."""
    parts = [
        HEAD,
        "" if chosen(figures) else NO_CHOSEN,
        "\n## Tokens in the bag\n\n",
        _tokens(words, inner(figures, "tokens")),
        "\n## Tiles\n\nThe start tile, a cross with a fountain, is not among them.\n\n",
        _tiles(words, inner(figures, "tiles")),
        "\n## Equipment and treasure\n\n",
        _items(words, inner(figures, "items")),
    ]
    for group, title in SMALL_GROUPS.items():
        parts += [f"\n## {title}\n\n", group_table(group, inner(figures, group))]
    return "".join(parts)


def _tokens(words: Words, tokens: Data) -> str:
    rewards = {token.name: words.noun("item", token.reward.name) for token in TOKENS}
    rows = [
        [
            code(f"tokens.{name}"),
            words.noun("token", name),
            cell(inner(tokens, name), "number"),
            cell(inner(tokens, name), "strength"),
            rewards[name],
            standing_of(inner(tokens, name)),
        ]
        for name in tokens
    ]
    return table(["key", "token", "number", "strength", "reward", "standing"], rows)


def _tiles(words: Words, tiles: Data) -> str:
    rows = [
        [
            code(f"tiles.{name}"),
            words.noun("tile", name),
            *[cell(inner(tiles, name), shape) for shape in SHAPES],
            standing_of(inner(tiles, name)),
        ]
        for name in tiles
    ]
    return table(["key", "tile", *SHAPES, "standing"], rows)


def _items(words: Words, items: Data) -> str:
    rows = [
        [
            code(f"items.{name}"),
            words.noun("item", name),
            cell(inner(items, name), "bonus"),
            cell(inner(items, name), "points"),
            standing_of(inner(items, name)),
        ]
        for name in items
    ]
    return table(["key", "piece", "adds to the attack", "points", "standing"], rows)
