"""What the odds foretell comes true when the engine rolls, for every hero of both games."""

import pytest

from karak.games.karak1.game import Karak
from karak.games.karak2.game import Karak2
from karak.odds.asking import odds_for
from language import position
from language2 import position as position2
from odds.engine import battle_often, fight_often

FEW = 1_500
FEWER = 800
MILLION = 1_000_000
AIMS = ("win", "value", "safe")

FIGHTS = {
    "wizard": ("wizard at t1, hearts 2, has flames flames sword", "skeleton-king", "step east"),
    "warlock": ("warlock at t1, hearts 3, has flames daggers", "skeleton-warrior", "step east"),
    "warlock's last heart": ("warlock at t1, hearts 1, has daggers", "turnkey", "step east"),
    "warrior": ("warrior at t1, hearts 2, has flames flames axe", "fallen", "step east"),
    "thief": ("thief at t1, hearts 1, has flames daggers", "turnkey", "step east, fight"),
    "oracle": ("oracle at t1, hearts 4, has sword flames", "turnkey", "step east"),
    "swordsman": ("swordsman at t1, hearts 1, has axe flames", "fallen", "step east"),
    "cursed": ("warrior at t1, hearts 2, has axe flames", "skeleton-king", "step east"),
}

ARMIES = "skeleton-riders envoys-of-death"
BATTLES = {
    "warrior": ("warrior, hearts 2, 2 knights, 1 mage, victory 4, has sword fireball", ARMIES),
    "warrior protected": (
        "warrior, hearts 1, 2 archers, 2 mages, victory 4, has amulet-of-protection fireball",
        ARMIES,
    ),
    "oracle": ("oracle, 2 knights, 2 archers, victory 4, has warhammer fireball fireball", ARMIES),
    "ranger": ("ranger, 1 bear, 2 archers, victory 2, has amulet-of-the-titan, 1 titan", ARMIES),
    "warlock": ("warlock, hearts 1, 2 skeletons, 2 mages, victory 3, has fireball", ARMIES),
    "warlock protected": (
        "warlock, hearts 2, 2 skeletons, 1 mage, victory 3, has amulet-of-protection",
        "skeleton-riders",
    ),
    "princess": ("princess, hearts 2, 2 knights, 2 mages, victory 4, has sword fireball", ARMIES),
    "princess protected": (
        "princess, hearts 3, 3 archers, victory 4, has amulet-of-protection fireball",
        "envoys-of-death",
    ),
    "scout": ("scout, 3 knights, 1 mage, victory 4, has fireball sword", ARMIES),
}
GENERALS = {
    "scout": "scout, 4 knights, 4 mages, victory 8, has warhammer sword fireball",
    "warrior": "warrior, 4 archers, 4 mages, victory 8, has warhammer fireball fireball",
    "princess": "princess, 3 knights, 5 mages, victory 8, has amulet-of-protection fireball",
    "warlock": "warlock, hearts 2, 3 skeletons, 5 mages, victory 8, has warhammer sword fireball",
}


def fight_of(name: str) -> Karak:
    hero, monster, steps = FIGHTS[name]
    other = "thief" if not name.startswith("thief") else "oracle"
    cursed = "warrior" if name == "cursed" else None
    table = position(hero, other, board="S t1─ r1┼", r1=monster, cursed=cursed)
    return table.plays(*steps.split(", ")).game


def battle_of(name: str) -> Karak2:
    hero, armies = BATTLES[name]
    others = [each for each in ("oracle", "ranger", "scout") if not name.startswith(each)][:2]
    den = f"farm northeast of castle, army {armies}"
    return position2(hero, *others, den=den).plays("move northeast").game


def general_of(name: str) -> Karak2:
    abyss = "abyss northeast of castle, chasm east west"
    table = position2(GENERALS[name], "oracle", "ranger", praetorians=3, abyss=abyss)
    return table.plays("move northeast").game


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("name", FIGHTS)
def test_fights_end_as_foretold(name: str, aim: str) -> None:
    game = fight_of(name)
    fight_often(game, aim, FEW, 1).check(odds_for(game, aim).chances)


@pytest.mark.slow
@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("name", BATTLES)
def test_battles_end_as_foretold(name: str, aim: str) -> None:
    game = battle_of(name)
    is_warlock = name.startswith("warlock")
    battle_often(game, aim, FEWER, 1).check(odds_for(game, aim).chances, wounds=not is_warlock)


@pytest.mark.slow
@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("name", GENERALS)
def test_battles_with_the_general_end_as_foretold(name: str, aim: str) -> None:
    game = general_of(name)
    is_warlock = name.startswith("warlock")
    battle_often(game, aim, FEWER, 1).check(odds_for(game, aim).chances, wounds=not is_warlock)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", FIGHTS)
def test_a_million_fights_end_as_foretold(name: str) -> None:
    game = fight_of(name)
    fight_often(game, "value", MILLION, 1).check(odds_for(game, "value").chances)


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", BATTLES)
def test_a_million_battles_end_as_foretold(name: str) -> None:
    game = battle_of(name)
    is_warlock = name.startswith("warlock")
    chances = odds_for(game, "value").chances
    battle_often(game, "value", MILLION, 1).check(chances, wounds=not is_warlock)
