"""Any battle of Karak 2 has the odds that trying everything gives."""

import pytest

from karak.games.karak2.figures import STANDARD_FIGURES, Die
from karak.odds.aims import SAFE, VALUE, WIN, Aim
from karak.odds.battles import Battles
from karak.odds.chances import Chances
from karak.odds.means2 import BattleTable, Means2
from odds.naive import Spread, chance, naive_battle, value_of

HERO = STANDARD_FIGURES.hero_die
UNITS = STANDARD_FIGURES.dice
TABLE = BattleTable(HERO, UNITS)
ODD = [2.03, 2.11, 2.57, 1.49, 6.1, 8.3]
AIMS = [
    Aim("win", 1e6, heart=1.01, fall=1.93, spell=1.57, units=ODD),
    Aim("value", 5.0, heart=1.03, fall=0.91, spell=1.37, units=ODD, weaken=1.3),
    Aim("safe", 0.01, heart=0.97, fall=1.83, spell=1.21, units=ODD, weaken=0.7),
]
"""Prices that hardly ever make two policies worth the same."""
NOBODY = [0, 0, 0, 0, 0, 0]


def compare(found: Chances, wanted: Spread) -> None:
    """Look at everything that is counted."""
    assert found.value == pytest.approx(float(value_of(wanted)), rel=1e-9, abs=1e-9)
    assert found.win == pytest.approx(chance(wanted, lambda end: end.result == "win"))
    assert found.lose == pytest.approx(chance(wanted, lambda end: end.result == "lose"))
    assert found.fall == pytest.approx(chance(wanted, lambda end: end.fell))
    assert found.weaken == pytest.approx(chance(wanted, lambda end: end.weakened))
    assert found.plague == pytest.approx(chance(wanted, lambda end: end.plague))
    healed = sum(float(each) * end.healed for end, each in wanted.items())
    assert found.healed == pytest.approx(healed)
    for number, each in enumerate(found.wounds):
        assert each == pytest.approx(chance(wanted, lambda end, n=number: end.wounds == n))
    for number, each in enumerate(found.spells):
        assert each == pytest.approx(chance(wanted, lambda end, n=number: end.spells == n))
    for unit, chances in enumerate(found.units):
        for number, each in enumerate(chances):
            assert each == pytest.approx(
                chance(wanted, lambda end, u=unit, n=number: end.units[u] == n)
            )


MEANS = [
    Means2(3),
    Means2(3, bonus=1, fireballs=2, hearts=2),
    Means2(4, units_again=True, hearts=1),
    Means2(4, units_again=True, fireballs=1, protection=2, hearts=2),
    Means2(4, hero_again=True, fireballs=1, hearts=2),
    Means2(3, hero_again=True, protection=2, hearts=1),
    Means2(3, protection=2, comfort=[0, 1, 2, 3], hearts=2, friendly=True),
    Means2(3, comfort=[0, 1, 2, 3], hearts=1, fireballs=1),
    Means2(6, bonus=2, general=True, weakens_at=4, fireballs=1, hearts=3),
    Means2(6, bonus=1, general=True, weakens_at=4, units_again=True, fireballs=2, hearts=2),
    Means2(6, bonus=2, general=True, weakens_at=5, hero_again=True, protection=2, hearts=4),
    Means2(4, units_again=True, hero_again=True, fireballs=1, protection=2, hearts=2),
]


@pytest.mark.parametrize("aim", AIMS, ids=lambda aim: aim.name)
@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize(
    "sent",
    [NOBODY, [1, 0, 0, 0, 0, 0], pytest.param([0, 1, 1, 0, 0, 0], marks=pytest.mark.slow)],
)
def test_a_battle_is_what_trying_everything_gives(aim: Aim, means: Means2, sent: list[int]) -> None:
    found = Battles(means, aim, TABLE).odds(sent)
    compare(found, naive_battle(means, aim, HERO, UNITS, sent))


@pytest.mark.parametrize("aim", [WIN, VALUE, SAFE], ids=lambda aim: aim.name)
@pytest.mark.parametrize("means", MEANS)
def test_the_named_aims_reach_the_highest_value(aim: Aim, means: Means2) -> None:
    sent = [1, 0, 1, 0, 0, 0]
    wanted = naive_battle(means, aim, HERO, UNITS, sent)
    assert Battles(means, aim, TABLE).odds(sent).value == pytest.approx(float(value_of(wanted)))


@pytest.mark.slow
@pytest.mark.parametrize("means", [MEANS[3], MEANS[6], MEANS[10]])
@pytest.mark.parametrize("aim", AIMS, ids=lambda aim: aim.name)
def test_other_dice_may_show_two_skulls_on_a_unit(means: Means2, aim: Aim) -> None:
    dice = [Die(["S", "SS", "1", "1", "2", "-"]), Die(["SS", "SS", "2", "2", "2", "3"])]
    hero = Die(["S", "SS", "1", "2", "2", "2"])
    for sent in ([1, 1], [2, 0], [2, 1], [0, 2]):
        found = Battles(means, aim, BattleTable(hero, dice)).odds(sent)
        compare(found, naive_battle(means, aim, hero, dice, sent))
