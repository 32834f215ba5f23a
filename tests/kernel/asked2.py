"""Small games of Karak 2 that wait for each kind of decision."""

from karak.kernel.game import Game
from language2 import Table, position

HILL = "big-farm northeast of castle, chasm east, army"
RICH = "9 food, 9 wood, 9 stone"

KINDS = [
    "turn",
    "choose-hex",
    "choose-place",
    "hawk-place",
    "turn-hex",
    "return-army",
    "claw-which",
    "send-dice",
    "send-against-general",
    "add-to-attack",
    "ignore-skulls",
    "cast-plague",
    "leave-for-reward",
    "load-cart",
    "give-units-back",
    "gather-more",
    "make-room",
    "pick-up",
    "save-resource",
    "build-more",
    "recruit-more",
    "steal-what",
]


def asked2(kind: str) -> Game:
    """Give a game that asks such a decision."""
    return table_before(kind).game


def table_before(kind: str) -> Table:
    """Play the few actions that lead to a kind of decision."""
    if kind in ("choose-hex", "choose-place", "hawk-place", "turn-hex", "return-army"):
        return before_laying(kind)
    if kind in ("gather-more", "make-room", "pick-up", "steal-what"):
        return before_gear(kind)
    if kind in ("save-resource", "build-more", "recruit-more"):
        return before_building(kind)
    return before_battle(kind)


def before_laying(kind: str) -> Table:
    """Stop while a hex is being laid."""
    match kind:
        case "choose-hex":
            table = position("scout", "oracle", "warrior")
            return table.plays("explore", hex="farm 0, forest 02")
        case "choose-place":
            return position("warrior", "oracle").plays("explore", hex="farm 01")
        case "hawk-place":
            return position("ranger", "oracle").plays("send hawk", hex="farm 01")
        case "turn-hex":
            return position("warrior", "oracle").plays("explore", "lay northeast", hex="farm 01")
        case _:
            table = position("oracle", "warrior").plays("explore", hex="farm")
            return table.plays("lay northeast", army="fire-eaters, envoys-of-death")


def before_gear(kind: str) -> Table:
    """Stop while something is gathered or picked up."""
    match kind:
        case "gather-more":
            moor = "farm-rock northeast of castle"
            hero = "oracle at moor, has amulet-of-resources"
            return position(hero, "warrior", moor=moor).plays("gather")
        case "make-room":
            table = position("oracle, has sword warhammer", "warrior", castle=", lying sword")
            return table.plays("take sword")
        case "pick-up":
            table = position("oracle", "warrior", castle=", lying sword fireball")
            return table.plays("take sword")
        case _:
            table = position("oracle, has pickpocket", "warrior, 1 food, 2 wood")
            return table.plays("rob warrior")


def before_building(kind: str) -> Table:
    """Stop in a city."""
    match kind:
        case "save-resource":
            return position(f"oracle at farm, city at farm, {RICH}", "warrior").plays("build camp")
        case "build-more":
            return position(f"warrior at farm, city at farm, {RICH}", "oracle").plays("build camp")
        case _:
            hero = f"warrior at farm, city at farm, built camp range, victory 4, {RICH}"
            return position(hero, "oracle").plays("recruit knight")


def before_battle(kind: str) -> Table:
    """Stop in a battle, or before one."""
    table = position(
        "warlock, victory 4, 2 knights, 1 mage, 2 skeletons, has fireball fireball pickpocket",
        "oracle at farm, city at farm, built camp stable, 2 food",
        "scout",
        hill=f"{HILL} shadow-eaters fire-eaters",
        moor="forest northwest of castle, lying sword",
        peak="abyss southeast of castle, chasm east west",
        plagued="oracle",
    )
    match kind:
        case "send-dice":
            return table.plays("move northeast", "send knight")
        case "send-against-general":
            return table.plays("move southeast", "send knight")
        case "add-to-attack":
            table.plays("move northeast", "send all")
            return table.plays("roll", hero="2", knights="1 S", mages="1", skeletons="S 1")
        case "cast-plague":
            table.plays("move northeast", "roll", hero="SS")
            return table.plays("strike")
        case "claw-which":
            hill = f"{HILL} skeleton-warriors fire-eaters"
            return position("scout", "oracle", hill=hill).plays("move northeast")
        case "ignore-skulls":
            hero = "oracle, victory 4, 2 knights, 1 mage, has amulet-of-protection"
            table = position(hero, "warrior", hill=f"{HILL} shadow-eaters fire-eaters")
            table.plays("move northeast", "send all")
            return table.plays("roll", hero="S", knights="1 S", mages="S")
        case "leave-for-reward":
            hero = "oracle, has fireball pickpocket pickpocket"
            table = position(hero, "warrior", hill=f"{HILL} fire-eaters shadow-eaters")
            return table.plays("move northeast", "roll", "strike", hero="3")
        case "load-cart":
            table = position("oracle", "warrior", hill=f"{HILL} skeletal-hulks")
            return table.plays("move northeast", "roll", hero="3")
        case "give-units-back":
            hero = "oracle, has amulet-of-glory, 1 knight, 1 mage"
            table = position(hero, "warrior", castle=", lying amulet-of-action")
            return table.plays("take amulet-of-action")
        case _:
            return table
