"""The figures of Karak 2 with the standing of each."""

from karak.games.karak2.figures import STANDARD
from karak.games.karak2.pieces import ARMIES, RESOURCES
from karak.kernel.data import Data, as_list
from karak.kernel.figures import STANDING
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

HEAD = f"""# The figures of Karak 2

{STANDINGS}
The rulebooks show most figures of Karak 2 only as pictures, so many of them are chosen: they were
made to fit every hint in the texts, and tried in thousands of games. How many dice, army tokens and
hexes there are, the books do say; for these pieces the standing is that of faces, strengths and
chasms.

{CORRECTING.format(game="karak2")}
```toml
[armies.envoys-of-death]
strength = 6

[dice.mage]
faces = ["S", "S", "2", "2", "2", "3"]
```
"""
NONE_CHOSEN = "\nNone of these figures is chosen.\n"
DICE = """
## Dice

A number is so many swords, S a skull, SS two skulls, - a blank.

"""
HEXES = """
## Hexes

Each hex by its chasm edges, counted 0 to 5 clockwise from the northeast; {} has no chasm. The start
piece, Karak Castle between a farm and a forest, has none and is not among them.

"""
TIERS = {"tier-one": "one", "tier-two": "two"}
SMALL_GROUPS = {
    "general": "The Dark General",
    "stones": "Points",
    "hero": "A hero",
    "slots": "Room to carry",
}


def figures2_page(words: Words, figures: Data = STANDARD) -> str:
    """Write every figure, by what it is about."""
    parts = [
        HEAD,
        "" if chosen(figures) else NONE_CHOSEN,
        DICE,
        _dice(words, inner(figures, "dice")),
        "\n## Armies in the bag\n\n",
        _armies(words, inner(figures, "armies")),
        "\n## Prices\n\n",
        _prices(words, inner(figures, "prices")),
        HEXES,
        _hexes(words, figures),
        "\n## Weapons and spells\n\n",
        _items(words, inner(figures, "items")),
    ]
    for group, title in SMALL_GROUPS.items():
        parts += [f"\n## {title}\n\n", group_table(group, inner(figures, group))]
    return "".join(parts)


def _dice(words: Words, dice: Data) -> str:
    rows = [
        [
            code(f"dice.{name}"),
            words.noun("die", name),
            cell(inner(dice, name), "number"),
            " ".join(code(str(face)) for face in as_list(inner(dice, name)["faces"]) or ()),
            standing_of(inner(dice, name)),
        ]
        for name in dice
    ]
    return table(["key", "die", "number", "faces", "standing"], rows)


def _armies(words: Words, armies: Data) -> str:
    rewards = {
        army.name: words.noun("item", army.reward.name) if army.reward else "an amulet"
        for army in ARMIES
    }
    rows = [
        [
            code(f"armies.{name}"),
            words.noun("army", name),
            cell(inner(armies, name), "number"),
            cell(inner(armies, name), "strength"),
            rewards[name],
            standing_of(inner(armies, name)),
        ]
        for name in armies
    ]
    return table(["key", "army", "number", "strength", "reward", "standing"], rows)


def _prices(words: Words, prices: Data) -> str:
    rows = [
        [
            code(f"prices.{name}"),
            words.noun("building", name),
            *[cell(inner(prices, name), resource) for resource in RESOURCES],
            standing_of(inner(prices, name)),
        ]
        for name in prices
    ]
    return table(["key", "building", *RESOURCES, "standing"], rows)


def _hexes(words: Words, figures: Data) -> str:
    rows = [
        [
            code(f"{tier}.{land}"),
            number,
            words.noun("land", land),
            " ".join(_chasms(each) for each in as_list(hexes) or ()),
            standing_of(inner(figures, tier)),
        ]
        for tier, number in TIERS.items()
        for land, hexes in inner(figures, tier).items()
        if land != STANDING
    ]
    return table(["key", "tier", "land", "chasm edges of each", "standing"], rows)


def _chasms(edges: object) -> str:
    return code("{" + ",".join(str(edge) for edge in as_list(edges) or ()) + "}")


def _items(words: Words, items: Data) -> str:
    rows = [
        [
            code(f"items.{name}"),
            words.noun("item", name),
            cell(inner(items, name), "bonus"),
            standing_of(inner(items, name)),
        ]
        for name in items
    ]
    return table(["key", "piece", "adds to the attack", "standing"], rows)
