"""What a position of Karak looks like: a description, held against real games by the tests."""

from __future__ import annotations

from typing import Literal

from karak.server.protocol.game import Described, HeroWay, RuledHeroName, Standing

TokenName = Literal[
    "rat",
    "spider",
    "mummy",
    "turnkey",
    "skeleton-warrior",
    "skeleton-king",
    "fallen",
    "dragon",
    "chest",
]
ItemName = Literal[
    "daggers", "sword", "axe", "flames", "portal", "key", "treasure", "dragon-treasure"
]
Side = Literal["north", "east", "south", "west"]
PlaceName = Literal["tunnel", "room", "gate", "fountain", "start"]
ShapeName = Literal["straight", "corner", "tee", "cross"]
TileName = Literal[
    "tunnel straight",
    "tunnel corner",
    "tunnel tee",
    "tunnel cross",
    "room straight",
    "room corner",
    "room tee",
    "room cross",
    "gate straight",
    "gate corner",
    "gate tee",
    "gate cross",
    "fountain straight",
    "fountain corner",
    "fountain tee",
    "fountain cross",
]
QuarterTurn = Literal[0, 90, 180, 270]
KarakQuestion = Literal[
    "turn",
    "choose-hero",
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
    "hero-choice",
]
KarakReason = Literal["dragon", "experts-goal", "no-way-on"]
KarakVariant = Literal["experts-goal"]


class KarakHero(Described):
    """A hero of Karak. `came_from` is where it would go back to, `earlier` from there, and so on.

    `points` is what the treasures are worth.

    0 hearts: unconscious. `charges` is for heroes from outside the package.
    """

    hero: RuledHeroName | None
    hearts: int
    site: int
    came_from: int
    earlier: list[int]
    pack: list[ItemName]
    treasures: list[ItemName]
    points: float
    owes_fight: bool
    charges: int


class KarakSite(Described):
    """A laid tile. The start is at 0, 0; y grows southwards; rotation in degrees, clockwise."""

    x: int
    y: int
    tile: PlaceName
    shape: ShapeName
    rotation: QuarterTurn
    token: TokenName | None
    lying: list[ItemName]


class KarakFight(Described):
    """A fight under way. The dice are 0 before the roll; `plain`: without abilities.

    `attack` is everything that counts so far, `bonus` all of it but the dice.
    """

    monster: TokenName
    plain: bool
    strength: int
    bonus: int
    attack: int
    die1: int
    die2: int
    rolled_again: bool
    flames: int
    sacrificed: bool


class KarakLeft(Described):
    """A piece that was left lying in this turn: nobody takes it before the next."""

    site: int
    item: ItemName


class KarakPosition(Described):
    """A position of Karak. A site's number is its place in `sites`.

    Actions number gates and fountains from 1, as `gates` and `fountains` list their sites.
    """

    asking: KarakQuestion
    seat: int
    turn: int
    steps_left: int
    steps_taken: int
    cursed: int | None
    heroes: list[KarakHero]
    sites: list[KarakSite]
    stack: dict[TileName, int]
    bag: dict[TokenName, int]
    fight: KarakFight | None
    drawn_tile: TileName | None
    drawn_side: Side
    drawn_tokens: list[TokenName]
    left_now: list[KarakLeft]
    new_item: ItemName | None
    target: int | None
    over: bool
    reason: KarakReason | Literal[""]
    gates: list[int]
    fountains: list[int]


class HeroFigures(Described):
    """What every hero has."""

    hearts: int
    steps: int
    standing: Standing


class SlotFigures(Described):
    """How much a hero carries."""

    weapons: int
    spells: int
    keys: int
    standing: Standing


class MonsterFigures(Described):
    """How many of a monster there are, and how strong it is."""

    number: int
    strength: int
    standing: Standing


class ChestFigures(Described):
    """How many chests there are."""

    number: int
    standing: Standing


class TokenFigures(Described, rename="kebab"):
    """The tokens of the bag."""

    rat: MonsterFigures
    spider: MonsterFigures
    mummy: MonsterFigures
    turnkey: MonsterFigures
    skeleton_warrior: MonsterFigures
    skeleton_king: MonsterFigures
    fallen: MonsterFigures
    dragon: MonsterFigures
    chest: ChestFigures


class BonusFigures(Described):
    """What a piece adds to an attack."""

    bonus: int
    standing: Standing


class PointFigures(Described):
    """What a treasure is worth."""

    points: float
    standing: Standing


class ItemFigures(Described, rename="kebab"):
    """What equipment and treasures are good for."""

    daggers: BonusFigures
    sword: BonusFigures
    axe: BonusFigures
    flames: BonusFigures
    treasure: PointFigures
    dragon_treasure: PointFigures


class ShapeFigures(Described):
    """How many tiles of each shape there are."""

    straight: int
    corner: int
    tee: int
    cross: int
    standing: Standing


class TileFigures(Described):
    """The tiles of the stack."""

    tunnel: ShapeFigures
    room: ShapeFigures
    gate: ShapeFigures
    fountain: ShapeFigures


class GoalFigures(Described):
    """How many treasures win with the experts' goal."""

    treasures: int
    standing: Standing


class KarakFigures(Described, rename="kebab"):
    """All figures of Karak, corrected ones included."""

    hero: HeroFigures
    slots: SlotFigures
    tokens: TokenFigures
    items: ItemFigures
    tiles: TileFigures
    experts_goal: GoalFigures


class KarakSetup(Described):
    """How a game of Karak was set up."""

    game: Literal["karak"]
    rules: int
    players: int
    how: HeroWay
    heroes: list[RuledHeroName]
    variants: list[KarakVariant]
    figures: KarakFigures
