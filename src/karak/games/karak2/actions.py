"""All actions of Karak 2. The order gives the codes: append, never move (a test watches)."""

from __future__ import annotations

from typing import Final

from karak.games.karak2.pieces import ARMY_NAMES, BUILDINGS, GEAR_NAMES, RESOURCES, SIDES, UNITS
from karak.kernel.actions import Action, ActionTable

ACTIONS: Final[ActionTable] = ActionTable("karak.games.karak2.actions")
MOST_SITES: Final = 64

MOVE: Final[tuple[Action, ...]] = ACTIONS.row("move", SIDES)
EXPLORE: Final[Action] = ACTIONS.one("explore")
END_TURN: Final[Action] = ACTIONS.one("end turn")
SKIP: Final[Action] = ACTIONS.one("skip action")
LAY: Final[tuple[Action, ...]] = ACTIONS.row("lay", SIDES)
PLACE: Final[tuple[Action, ...]] = ACTIONS.row(
    "place rotated", ("0", "60", "120", "180", "240", "300")
)
PICK_HEX: Final[tuple[Action, ...]] = ACTIONS.row("take hex", ("first", "second"))
PUT_BACK: Final[tuple[Action, ...]] = ACTIONS.row("put back", tuple(ARMY_NAMES))
CLAW: Final[tuple[Action, ...]] = ACTIONS.row("claw", tuple(ARMY_NAMES))
SEND: Final[tuple[Action, ...]] = ACTIONS.row("send", tuple(UNITS))
SEND_ALL: Final[Action] = ACTIONS.one("send all")
ROLL: Final[Action] = ACTIONS.one("roll")
ROLL_UNITS: Final[Action] = ACTIONS.one("roll units again")
ROLL_HERO: Final[Action] = ACTIONS.one("roll hero again")
USE_FIREBALL: Final[Action] = ACTIONS.one("use fireball")
STRIKE: Final[Action] = ACTIONS.one("strike")
PROTECT_HERO: Final[Action] = ACTIONS.one("protect hero")
PROTECT: Final[tuple[Action, ...]] = ACTIONS.row("protect", tuple(UNITS))
PLAGUE: Final[tuple[Action, ...]] = ACTIONS.numbered("plague seat", 0, 8)
LEAVE: Final[tuple[Action, ...]] = ACTIONS.row("leave", tuple(GEAR_NAMES))
TAKE: Final[tuple[Action, ...]] = ACTIONS.row("take", tuple(GEAR_NAMES))
DONE: Final[Action] = ACTIONS.one("done")
HEAL: Final[Action] = ACTIONS.one("heal")
GATHER: Final[Action] = ACTIONS.one("gather")
GAIN: Final[tuple[Action, ...]] = ACTIONS.row("gain", tuple(RESOURCES))
FOUND: Final[Action] = ACTIONS.one("found city")
BUILD: Final[tuple[Action, ...]] = ACTIONS.row("build", tuple(BUILDINGS))
SAVE: Final[tuple[Action, ...]] = ACTIONS.row("save", tuple(RESOURCES))
RECRUIT: Final[tuple[Action, ...]] = ACTIONS.row("recruit", tuple(UNITS[:3]))
RETURN: Final[tuple[Action, ...]] = ACTIONS.row("return", tuple(UNITS[:3]))
ERADICATE: Final[Action] = ACTIONS.one("eradicate plague")
ROB: Final[tuple[Action, ...]] = ACTIONS.numbered("rob seat", 0, 8)
STEAL: Final[tuple[Action, ...]] = ACTIONS.row("steal", tuple(RESOURCES))
PORTAL_TO: Final[tuple[Action, ...]] = ACTIONS.numbered("portal to hex", 0, MOST_SITES)
RAISE: Final[Action] = ACTIONS.one("raise skeleton")
HAWK: Final[Action] = ACTIONS.one("send hawk")
HAWK_AT: Final[tuple[Action, ...]] = tuple(
    ACTIONS.add("lay beside", 6 * site + side, f"lay beside hex {site} {SIDES[side]}")
    for site in range(MOST_SITES)
    for side in range(6)
)
RUN: Final[tuple[Action, ...]] = tuple(
    ACTIONS.add("run", 3 * side + far, f"run {SIDES[side]} {far + 1}")
    for side in range(6)
    for far in range(3)
)
TAKE_HERO: Final[tuple[Action, ...]] = ACTIONS.numbered("take hero", 1, 16)
USE_ABILITY: Final[tuple[Action, ...]] = ACTIONS.numbered("use ability", 1, 8)
CHOOSE: Final[tuple[Action, ...]] = ACTIONS.numbered("choose", 1, 16)
