"""All actions of Karak. The order gives the codes: append, never move (a test watches)."""

from __future__ import annotations

from typing import Final

from karak.games.karak1.pieces import ITEM_NAMES, SIDES, TOKEN_NAMES
from karak.kernel.actions import Action, ActionTable

ACTIONS: Final[ActionTable] = ActionTable("karak.games.karak1.actions")

STEP: Final[tuple[Action, ...]] = ACTIONS.row("step", SIDES)
END_TURN: Final[Action] = ACTIONS.one("end turn")
PLACE: Final[tuple[Action, ...]] = ACTIONS.row("place rotated", ("0", "90", "180", "270"))
LAY: Final[tuple[Action, ...]] = ACTIONS.row("lay", tuple(TOKEN_NAMES))
FIGHT: Final[Action] = ACTIONS.one("fight")
ROLL: Final[Action] = ACTIONS.one("roll")
ROLL_AGAIN: Final[Action] = ACTIONS.one("roll again")
USE_FLAMES: Final[Action] = ACTIONS.one("use flames")
SACRIFICE: Final[Action] = ACTIONS.one("sacrifice heart")
STRIKE: Final[Action] = ACTIONS.one("strike")
OPEN_CHEST: Final[Action] = ACTIONS.one("open chest")
HEAL: Final[Action] = ACTIONS.one("heal")
TAKE: Final[tuple[Action, ...]] = ACTIONS.row("take", tuple(ITEM_NAMES))
LEAVE: Final[tuple[Action, ...]] = ACTIONS.row("leave", tuple(ITEM_NAMES))
DONE: Final[Action] = ACTIONS.one("done")
CURSE: Final[tuple[Action, ...]] = ACTIONS.numbered("curse seat", 0, 8)
SWAP: Final[tuple[Action, ...]] = ACTIONS.numbered("swap with seat", 0, 8)
CAST: Final[tuple[Action, ...]] = ACTIONS.numbered("cast healing on seat", 0, 8)
TO_FOUNTAIN: Final[tuple[Action, ...]] = ACTIONS.numbered("to fountain", 1, 16)
TO_GATE: Final[tuple[Action, ...]] = ACTIONS.numbered("to gate", 1, 16)
TAKE_HERO: Final[tuple[Action, ...]] = ACTIONS.numbered("take hero", 1, 16)
USE_ABILITY: Final[tuple[Action, ...]] = ACTIONS.numbered("use ability", 1, 8)
CHOOSE: Final[tuple[Action, ...]] = ACTIONS.numbered("choose", 1, 16)
