"""What a position of Karak 2 looks like: a description, held against real games by the tests."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from karak.server.protocol.game import Described, HeroWay, RuledHeroName, Standing

ArmyName = Literal[
    "skeleton-warriors",
    "fire-eaters",
    "shadow-eaters",
    "skeletal-hulks",
    "hammer-follower",
    "dark-dryads",
    "skeleton-riders",
    "envoys-of-death",
]
AmuletName = Literal[
    "amulet-of-resources",
    "amulet-of-glory",
    "amulet-of-action",
    "amulet-of-protection",
    "amulet-of-the-titan",
]
GearName = Literal["sword", "warhammer", "fireball", "pickpocket"] | AmuletName
PrizeName = GearName | Literal["small-stone", "large-stone", "archstone", "cart"]
UnitName = Literal["knight", "archer", "mage", "skeleton", "bear", "titan"]
DieName = Literal["hero", "knight", "archer", "mage", "skeleton", "bear", "titan"]
ResourceName = Literal["food", "wood", "stone"]
BuildingName = Literal["stable", "portal", "banners", "camp", "range", "tower"]
LandName = Literal[
    "farm",
    "forest",
    "farm-forest",
    "farm-rock",
    "forest-rock",
    "big-farm",
    "dense-forest",
    "big-rock",
    "rock",
    "abyss",
    "castle",
]
HexSide = Literal["northeast", "east", "southeast", "southwest", "west", "northwest"]
SixthTurn = Literal[0, 60, 120, 180, 240, 300]
Karak2Question = Literal[
    "turn",
    "choose-hero",
    "choose-hex",
    "choose-place",
    "turn-hex",
    "return-army",
    "claw-which",
    "send-dice",
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
    "hero-choice",
]
Karak2Reason = Literal["general", "no-way-on"]
Karak2Variant = Literal["friendly"]


class Karak2Hero(Described):
    """A hero of Karak 2, its army and its city. `city` is a site.

    `victory` is the greatest strength beaten in one battle, `glory` what follows from it,
    `points` what the stones are worth.

    0 hearts: unconscious. `charges` is for heroes from outside the package.
    """

    hero: RuledHeroName | None
    hearts: int
    site: int
    came_from: int
    victory: int
    glory: int
    units: dict[UnitName, int]
    resources: dict[ResourceName, int]
    city: int | None
    buildings: list[BuildingName]
    pack: list[GearName]
    small_stones: int
    large_stones: int
    archstones: int
    points: float
    charges: int


class Karak2Site(Described):
    """A laid hex. `hex` is its kind among the figures, null for the three of the start piece."""

    x: int
    y: int
    land: LandName
    hex: str | None
    rotation: SixthTurn
    armies: list[ArmyName]
    lying: list[GearName]


class HiddenHex(Described):
    """A hex of which everybody may know the tier; `hex` is null for who may not know its kind."""

    tier: int
    hex: str | None


class Karak2Battle(Described):
    """A battle under way. Faces count from 0 in the order of the figures; -1: not rolled.

    `dice` are the unit dice as they are rolled, `faces` what they show. `attack` is everything that
    counts so far, `bonus` all of it but the dice.
    """

    armies: list[ArmyName]
    strength: int
    is_general: bool
    clawed: int
    bonus: int
    attack: int
    sent: dict[UnitName, int]
    dice: list[UnitName]
    faces: list[int]
    hero_face: int
    rolled_again: bool
    fireballs: int
    saved: list[int]
    hero_saved: int
    won: bool


class Karak2Left(Described):
    """A piece that was left lying in this turn: nobody takes it before the next."""

    site: int
    item: GearName


class Karak2Position(Described):
    """A position of Karak 2. A site's number is its place in `sites`; 0 is Karak Castle."""

    asking: Karak2Question
    seat: int
    turn: int
    used: int
    actions_left: int
    moved: bool
    ran: bool
    ported: bool
    hawked: bool
    hawking: bool
    gathered: list[int]
    plagued: int | None
    general_site: int | None
    praetorians: int
    heroes: list[Karak2Hero]
    sites: list[Karak2Site]
    deck: dict[str, int]
    top: HiddenHex | None
    top_known_by: int | None
    drawn: list[HiddenHex]
    drawn_at: int | None
    bag: dict[ArmyName, int]
    amulets: dict[AmuletName, int]
    supply: dict[UnitName, int]
    battle: Karak2Battle | None
    drawn_armies: list[ArmyName]
    clawed: int
    clawing: bool
    rewards: list[PrizeName]
    new_item: GearName | None
    left_now: list[Karak2Left]
    building: int | None
    target: int | None
    count: int
    over: bool
    reason: Karak2Reason | Literal[""]


class RulerFigures(Described):
    """What every hero has."""

    hearts: int
    actions: int
    glory: int
    standing: Standing


class LoadFigures(Described):
    """How much a hero carries."""

    weapons: int
    spells: int
    amulets: int
    standing: Standing


class HeroDieFigures(Described):
    """The faces of the hero die: swords as numbers, S a skull, SS two, - a blank."""

    faces: list[str]
    standing: Standing


class UnitDieFigures(Described):
    """The faces of a unit's die, and how many of them there are."""

    faces: list[str]
    number: int
    standing: Standing


class DiceFigures(Described):
    """All dice."""

    hero: HeroDieFigures
    knight: UnitDieFigures
    archer: UnitDieFigures
    mage: UnitDieFigures
    skeleton: UnitDieFigures
    bear: UnitDieFigures
    titan: UnitDieFigures


class ArmyFigures(Described):
    """How many of an army there are, and how strong it is."""

    number: int
    strength: int
    standing: Standing


class GeneralFigures(Described, rename="kebab"):
    """The Dark General, and his Praetorians by the number of players."""

    strength: int
    praetorians_for_2: int
    praetorians_for_3: int
    praetorians_for_4: int
    praetorians_for_5: int
    standing: Standing


class GearBonusFigures(Described):
    """What a piece adds to an attack."""

    bonus: int
    standing: Standing


class GearFigures(Described):
    """What gear is good for."""

    sword: GearBonusFigures
    warhammer: GearBonusFigures
    fireball: GearBonusFigures


class StoneFigures(Described):
    """What victory stones are worth."""

    small: float
    large: float
    archstone: float
    standing: Standing


class PriceFigures(Described):
    """What a city or a building costs."""

    food: int
    wood: int
    stone: int
    standing: Standing


class TierFigures(Described, rename="kebab", omit_defaults=True):
    """The hexes of a tier: for each land the chasm edges of every hex, 0 to 5 clockwise."""

    standing: Standing
    farm: list[list[int]] | UnsetType = UNSET
    forest: list[list[int]] | UnsetType = UNSET
    farm_forest: list[list[int]] | UnsetType = UNSET
    farm_rock: list[list[int]] | UnsetType = UNSET
    forest_rock: list[list[int]] | UnsetType = UNSET
    big_farm: list[list[int]] | UnsetType = UNSET
    dense_forest: list[list[int]] | UnsetType = UNSET
    big_rock: list[list[int]] | UnsetType = UNSET
    rock: list[list[int]] | UnsetType = UNSET
    abyss: list[list[int]] | UnsetType = UNSET


class Karak2Figures(Described, rename="kebab"):
    """All figures of Karak 2, corrected ones included."""

    hero: RulerFigures
    slots: LoadFigures
    dice: DiceFigures
    armies: dict[ArmyName, ArmyFigures]
    general: GeneralFigures
    items: GearFigures
    stones: StoneFigures
    prices: dict[Literal["city"] | BuildingName, PriceFigures]
    tier_one: TierFigures
    tier_two: TierFigures


class Karak2Setup(Described):
    """How a game of Karak 2 was set up."""

    game: Literal["karak2"]
    rules: int
    players: int
    how: HeroWay
    heroes: list[RuledHeroName]
    variants: list[Karak2Variant]
    figures: Karak2Figures
