"""Small games that wait for each kind of decision."""

from karak.kernel.game import Game
from language import Table, position

KINDS = [
    "turn",
    "turn-tile",
    "choose-token",
    "roll",
    "add-to-attack",
    "choose-bearer",
    "leave-for-reward",
    "make-room",
    "pick-up",
    "portal-to",
    "return-at",
]


def asked(kind: str) -> Game:
    """Give a game that asks such a decision."""
    table = table_before(kind)
    assert table.asks == kind
    return table.game


def table_before(kind: str) -> Table:
    """Play the few actions that lead to a kind of decision."""
    full = "oracle at t1, has axe axe flames portal"
    match kind:
        case "turn-tile":
            return position("oracle", "thief").plays("step east", tile="room tee")
        case "choose-token":
            table = position("oracle", "thief")
            return table.plays("step east", tile="room cross", token="rat, dragon")
        case "roll":
            return position("oracle", "thief", board="S r1┼", r1="rat").plays("step east")
        case "add-to-attack":
            table = position("warlock, has flames", "thief", board="S r1┼", r1="rat")
            return table.plays("step east", "roll", dice=(2, 3))
        case "choose-bearer":
            table = position("oracle", "thief", "wizard", board="S r1┼", r1="mummy")
            return table.plays("step east", "roll", dice=(5, 5))
        case "leave-for-reward":
            table = position(full, "thief", board="S t1─ r1┼", r1="skeleton-warrior")
            return table.plays("step east", "roll", "strike", dice=(5, 5))
        case "make-room":
            table = position("oracle at t1, has axe sword", "thief", board="S t1─", t1="daggers")
            return table.plays("take daggers")
        case "pick-up":
            table = position(full, "thief", board="S t1─", t1="key flames")
            return table.plays("take key")
        case "portal-to":
            table = position(full, "thief", board="S t1─ f1┐")
            return table.plays("cast healing on thief")
        case "return-at":
            table = position("warrior at t1, hearts 1", "thief", board="f1┌ S t1─ r1┼", r1="rat")
            return table.plays("step east", "roll", "strike", dice=(1, 1))
        case _:
            return position(full, "thief", board="S t1─ r1┼", r1="rat key", cursed="thief")
