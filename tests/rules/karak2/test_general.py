"""The Dark General (K2.D)."""

import pytest

from karak.kernel.errors import DamagedData
from language2 import Table, position, rule

OTHERS = ["warrior", "scout", "ranger", "warlock"]
ABYSS = "abyss northeast of castle, chasm east west"
PROTECTION = "amulet-of-protection"


def before_the_general(
    hero: str, others: int = 1, praetorians: int | None = None, friendly: bool = True
) -> Table:
    """Set a hero on the castle beside the Abyss."""
    return position(hero, *OTHERS[:others], hill=ABYSS, praetorians=praetorians, friendly=friendly)


def facing(
    hero: str, others: int = 1, praetorians: int | None = None, friendly: bool = True
) -> Table:
    """Let a hero enter the Abyss."""
    return before_the_general(hero, others, praetorians, friendly).plays("move northeast")


# K2.D1


@rule("K2.D1")
@pytest.mark.parametrize(("players", "praetorians"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_the_general_stands_on_the_abyss_with_praetorians(players: int, praetorians: int) -> None:
    table = position("oracle", *OTHERS[: players - 1], deck="abyss 03")
    table.plays("explore", "lay northeast", "place rotated 60")
    assert table.told("general-appeared", site="abyss", praetorians=praetorians)
    assert table.praetorians == praetorians


@rule("K2.D1")
def test_no_army_tokens_stand_there() -> None:
    table = position("oracle", "warrior", deck="abyss 03")
    table.plays("explore", "lay northeast", "place rotated 60")
    assert table.armies("abyss") == []
    assert not table.told("army-drawn")
    assert sum(table.game.bag) == 36


@rule("K2.D1")
def test_whoever_explored_it_fights_him_at_once() -> None:
    table = position("oracle", "warrior", deck="abyss 03")
    table.plays("explore", "lay northeast", "place rotated 60")
    assert table.told("general-faced", seat="oracle")
    assert table.options == ["roll"]
    assert table.hero("oracle").at == "abyss"


@rule("K2.D1")
def test_laid_by_the_hawk_nobody_fights_until_somebody_enters() -> None:
    table = position("ranger", "oracle", deck="abyss 03")
    table.plays("send hawk", "lay beside castle northeast", "place rotated 60")
    assert table.told("general-appeared", site="abyss", praetorians=5)
    assert (table.asks, table.active, table.actions) == ("turn", "ranger", 2)
    assert table.hero("ranger").at == "castle"
    table.plays("end turn", "move northeast")
    assert table.told("general-faced", seat="oracle", strength=15)


# K2.D2


@rule("K2.D2")
@pytest.mark.parametrize("praetorians", [0, 1, 3, 5])
def test_his_strength_is_ten_and_the_praetorians(praetorians: int) -> None:
    table = facing("oracle", praetorians=praetorians)
    assert table.told("general-faced", strength=10 + praetorians, praetorians=praetorians)
    assert table.strength == 10 + praetorians


# K2.D3


@rule("K2.D3")
@pytest.mark.parametrize(("face", "hearts"), [("1", 4), ("3", 4), ("S", 3), ("SS", 2)])
def test_every_battle_with_him_costs_one_heart_more(face: str, hearts: int) -> None:
    table = facing("oracle").plays("roll", hero=face)
    assert table.hero("oracle").hearts == hearts


@rule("K2.D3")
def test_the_extra_heart_can_be_the_last() -> None:
    table = facing("oracle, hearts 1").plays("roll", hero="3")
    assert table.hero("oracle").unconscious
    assert table.hero("oracle").at == "castle"


# K2.D4


@rule("K2.D4")
@pytest.mark.parametrize("face", ["2", "3"])
def test_an_attack_of_at_least_his_strength_wins_the_archstone_and_ends_the_game(
    face: str,
) -> None:
    table = facing("oracle, victory 10, 4 mages", praetorians=0)
    table.plays("send all", "roll", hero=face, mages="2 2 2 2")
    assert table.over
    assert table.hero("oracle").archstones == 1
    assert table.told("game-ended", seat="oracle", reason="general")


@rule("K2.D4")
def test_one_less_does_not() -> None:
    table = facing("oracle, victory 10, 4 mages", praetorians=0)
    table.plays("send all", "roll", hero="1", mages="2 2 2 2")
    assert not table.over
    assert table.hero("oracle").at == "castle"


@rule("K2.D4")
@pytest.mark.parametrize("face", ["S", "SS", "3"])
def test_it_ends_at_once_even_if_the_last_heart_would_go(face: str) -> None:
    table = facing("oracle, hearts 1, victory 10, 5 mages", praetorians=0, friendly=False)
    table.plays("send all", "roll", hero=face, mages="2 2 2 2 2")
    assert table.over
    assert table.hero("oracle").archstones == 1
    assert not table.told("fell-unconscious")


# K2.D5


@rule("K2.D5")
@pytest.mark.parametrize(("face", "attack", "left"), [("1", 9, 5), ("2", 10, 4), ("3", 11, 4)])
def test_lower_but_at_least_ten_removes_a_praetorian(face: str, attack: int, left: int) -> None:
    table = facing("oracle, victory 10, 4 mages", praetorians=5)
    table.plays("send all", "roll", hero=face, mages="2 2 2 2")
    assert table.told("battle-lost", attack=attack, strength=15)
    assert table.praetorians == left
    assert table.told("praetorian-removed") == (left < 5)
    assert table.hero("oracle").at == "castle"


@rule("K2.D5")
def test_one_is_removed_however_high_the_attack() -> None:
    table = facing("oracle, victory 10, 5 mages, has sword", praetorians=5)
    table.plays("send all", "roll", hero="3", mages="2 2 2 2 2")
    assert table.told("battle-lost", attack=14, strength=15)
    assert table.praetorians == 4


@rule("K2.D5")
def test_even_if_the_hero_falls_unconscious() -> None:
    table = facing("oracle, hearts 1, victory 10, 4 mages", praetorians=5)
    table.plays("send all", "roll", hero="2", mages="2 2 2 2")
    assert table.hero("oracle").unconscious
    assert table.praetorians == 4


@rule("K2.D5")
def test_he_stays_weakened() -> None:
    table = before_the_general("oracle, victory 10, 4 mages", praetorians=5)
    table.plays("move northeast", "send all", "roll", hero="2", mages="2 2 2 2")
    table.plays("move northeast")
    assert table.told("general-faced", seat="warrior", strength=14, praetorians=4)


# K2.D6


@rule("K2.D6")
def test_praetorians_give_no_reward_and_no_glory() -> None:
    table = facing("oracle, victory 1, has amulet-of-glory, 3 mages, 0 knights", praetorians=5)
    table.plays("send all", "roll", hero="3", mages="3 3 3")
    assert table.praetorians == 4
    one = table.hero("oracle")
    assert (one.victory, one.glory, one.has) == (1, 3, ["amulet-of-glory"])
    assert (one.small_stones, one.large_stones, one.archstones) == (0, 0, 0)
    assert one.resources == (0, 0, 0)


@rule("K2.D6")
@pytest.mark.parametrize("mages", ["S S S S", "1 1 1 1", "3 3 3 1"])
def test_nothing_is_left_on_the_abyss(mages: str) -> None:
    table = facing(f"oracle, victory 10, 4 mages, has sword sword fireball {PROTECTION}")
    table.plays("send all", "roll", hero="1", mages=mages).plays("use fireball")
    while "done" in table.options:
        table.plays("done")
    assert table.active == "warrior"
    assert table.lying("hill") == []


@rule("K2.D6")
@pytest.mark.parametrize("thing", ["lying sword", "army fire-eaters"])
def test_a_position_with_something_on_the_abyss_is_none(thing: str) -> None:
    with pytest.raises(DamagedData):
        position("oracle", "warrior", hill=f"{ABYSS}, {thing}")
