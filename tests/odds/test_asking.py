"""Odds of a game: of the question it asks, of a fight that may come, of a hero by name."""

import json

import pytest

import karak
from karak.kernel.errors import GameOver, KarakError, NoSuchSeat, UnknownHero
from karak.odds import (
    SAFE,
    VALUE,
    WIN,
    Aim,
    NoFight,
    Odds,
    battle_odds,
    fight_odds,
    odds_against,
    odds_at,
    odds_for,
)
from karak.odds.errors import BadNumber, UnknownAim, UnknownFoe, UnknownGear, UnknownUnit
from karak.odds.fights import Means, fight
from karak.odds.karak1 import odds_by_short
from language import Table, position
from language2 import Table as Table2
from language2 import position as position2

DEN = "farm northeast of castle, army skeleton-riders"


def facing(hero: str, monster: str = "turnkey", has: str = "") -> Table:
    told = f"{hero} at t1, has {has}" if has else f"{hero} at t1"
    return position(told, "thief", board="S t1─ r1┼", r1=monster).plays("step east")


def battling(told: str, den: str = DEN, *steps: str, **chance: str) -> Table2:
    other = "oracle" if told.startswith("scout") else "scout"
    table = position2(told, f"{other} at farm", den=den)
    return table.plays("move northeast", *steps, **chance)


def wins(odds: Odds) -> dict[str, float]:
    return {option.action.text: round(option.chances.win, 3) for option in odds.options}


# Karak


def test_before_the_roll_there_is_only_the_roll() -> None:
    odds = odds_for(facing("warrior").game)
    assert (odds.moment, odds.foes, odds.strength) == ("before-roll", ["turnkey"], 8)
    assert wins(odds) == {"roll": round(1 - (26 / 36) ** 2, 3)}
    assert [step.dice for step in odds.plan if step.again] == [2, 3, 4, 5, 6, 7, 8]


def test_after_the_roll_each_means_has_its_odds() -> None:
    table = position("warrior at t1, has flames flames", "thief", board="S t1─ r1┼", r1="turnkey")
    table.plays("step east", "roll", dice=(3, 4))
    odds = odds_for(table.game, WIN)
    assert (odds.moment, odds.attack) == ("after-roll", 7)
    # Seven needs two flames; a second roll with two flames behind it wins with seven.
    assert wins(odds) == {"roll again": 0.583, "use flames": 1.0, "strike": 0.0}
    assert odds.best is not None
    assert odds.best.action.text == "use flames"
    assert odds.best.chances.spells_used == 2
    assert odds_for(table.game, SAFE).chances.win < 1.0


def test_lasting_flames_at_least_save_a_heart() -> None:
    table = facing("wizard", "turnkey", has="flames").plays("roll", dice=(3, 4))
    odds = odds_for(table.game)
    assert {option.action.text: option.chances.tie for option in odds.options} == {
        "use flames": 1.0,
        "strike": 0.0,
    }
    assert odds.best is not None
    assert odds.best.action.text == "use flames"


def test_a_sacrifice_costs_a_heart_and_wins_a_tie() -> None:
    table = position("warlock at t1, hearts 2", "thief", board="S t1─ r1┼", r1="turnkey")
    odds = odds_for(table.plays("step east", "roll", dice=(4, 4)).game)
    assert wins(odds) == {"sacrifice heart": 1.0, "strike": 0.0}
    assert [option.chances.hearts for option in odds.options] == [1.0, 0.0]


def test_the_odds_of_a_fight_that_may_come_are_those_it_has_when_it_comes() -> None:
    for hero in ("oracle", "warrior", "swordsman", "wizard", "warlock"):
        before = position(f"{hero} at t1, has axe flames", "thief", board="S t1─ r1┼", r1="fallen")
        ahead = odds_at(before.game, before.names.index("r1"))
        named = odds_against(before.game, ["fallen"])
        now = odds_for(before.plays("step east").game)
        assert ahead.chances.as_data() == now.chances.as_data() == named.chances.as_data()


def test_foresight_counts_only_after_the_first_step() -> None:
    game = position("oracle at t1", "thief", board="S t1─ r1┼", r1="turnkey").game
    first, later = (odds_against(game, ["rat"], steps=steps).chances.win for steps in (1, 2))
    assert (first, later) == (30 / 36, 26 / 36)


def test_whoever_goes_back_onto_a_fountain_loses_nothing() -> None:
    game = position("oracle, hearts 1", "thief", board="S r1┼", r1="dragon").game
    chances = odds_at(game, 1).chances
    assert (chances.lose, chances.fall, chances.value) == (1.0, 0.0, 0.0)


def test_another_seat_is_asked_about_as_if_it_were_its_turn() -> None:
    game = position("warrior at t1", "thief at t1", board="S t1─ r1┼", r1="turnkey").game
    assert odds_at(game, 2, seat=1).chances.win == odds_by_short(63, False, True)[8].win


# Karak 2


def test_every_choice_of_dice_is_weighed_and_the_best_is_sent() -> None:
    game = battling("oracle, 2 knights, 1 mage, victory 3").game
    odds = odds_for(game, "win")
    assert (odds.moment, odds.foes, odds.strength) == ("before-roll", ["skeleton-riders"], 4)
    assert len(odds.choices) == 6
    assert odds.best_choice is not None
    assert odds.best_choice.sent == [2, 0, 1, 0, 0, 0]
    assert odds.best is not None
    assert odds.best.action.text == "send all"


def test_dice_that_cannot_be_lost_are_always_sent() -> None:
    odds = odds_for(battling("ranger, 1 bear, 1 knight, victory 1").game)
    assert [choice.sent[4] for choice in odds.choices] == [1, 1]


def test_the_roll_without_more_dice_has_its_own_odds() -> None:
    table = battling("oracle, 2 knights, 1 mage, victory 3", DEN, "send mage")
    odds = odds_for(table.game, "win")
    assert wins(odds)["roll"] < wins(odds)["send knight"] == wins(odds)["send all"]


def test_after_the_roll_a_second_roll_and_fireballs_have_their_odds() -> None:
    table = battling(
        "warrior, 1 mage, victory 1, has fireball", DEN, "send all", "roll", hero="2", mages="1"
    )
    odds = odds_for(table.game, "win")
    assert wins(odds) == {"roll units again": round(4 / 6, 3), "use fireball": 1.0, "strike": 0.0}
    table = battling("princess, 1 mage, victory 1", DEN, "send all", "roll", hero="1", mages="2")
    assert wins(odds_for(table.game, "win")) == {"roll hero again": round(2 / 6, 3), "strike": 0.0}


def test_after_the_strike_each_ignored_skull_has_its_price() -> None:
    table = battling(
        "oracle, hearts 1, 2 mages, victory 3, has amulet-of-protection",
        DEN,
        *("send all", "roll"),
        hero="S",
        mages="S S",
    )
    odds = odds_for(table.game)
    assert odds.moment == "after-strike"
    told = {option.action.text: option.chances for option in odds.options}
    assert told["done"].fall == 1.0
    assert told["done"].worst_lost[2] == 2
    assert told["protect hero"].fall == 0.0
    assert told["protect hero"].worst_lost[2] == 1
    assert odds.chances.worst_lost[2] == 1


def test_claws_take_the_weakest_first_and_use_what_it_guarded() -> None:
    two = "farm northeast of castle, army skeleton-warriors skeleton-riders"
    game = position2("scout, 1 knight, victory 1", "oracle at farm", den=two).game
    odds = odds_at(game, 3)
    assert (odds.foes, odds.strength, odds.attack) == (["skeleton-riders"], 4, 1)
    one = position2(
        "scout", "oracle at farm", den="farm northeast of castle, army fire-eaters"
    ).game
    assert odds_at(one, 3).moment == "no-battle"
    assert odds_at(one, 3).chances.win == 1.0


def test_the_general_is_asked_about_by_name_or_place() -> None:
    game = position2("scout", "oracle", abyss="abyss northeast of castle, chasm east west").game
    assert odds_against(game, ["general"]).strength == 14
    assert odds_at(game, 3, seat=1).strength == 15


# Both


@pytest.mark.parametrize("title", ["karak", "karak2"])
def test_an_imagined_game_has_the_same_odds(title: str) -> None:
    table = facing("warrior") if title == "karak" else battling("oracle, 2 knights, victory 2")
    game = table.game
    odds = odds_for(game).as_data()
    assert odds_for(game.clone(5, 0)).as_data() == odds
    assert odds_for(karak.imagine(game.view(1), seed=3)).as_data() == odds


@pytest.mark.parametrize("title", ["karak", "karak2"])
def test_odds_are_plain_data(title: str) -> None:
    table = facing("warrior") if title == "karak" else battling("oracle, 2 knights, victory 2")
    told = odds_for(table.game).as_data()
    assert json.loads(json.dumps(told)) == told


def test_an_aim_of_one_s_own_has_its_prices() -> None:
    game = battling("oracle, 2 knights, 1 mage, victory 3").game
    stingy = odds_for(game, Aim("stingy", 0.0)).best_choice
    assert stingy is not None
    assert sum(stingy.sent) == 0


def test_asking_changes_nothing() -> None:
    for table in (facing("oracle"), battling("ranger, 1 bear, 2 archers, victory 2")):
        before = table.game.snapshot()
        odds_for(table.game)
        odds_against(table.game, ["rat" if isinstance(table, Table) else "general"], seat=1)
        assert table.game.snapshot() == before


WRONG: list[tuple[type[KarakError], object]] = [
    (NoFight, lambda: odds_for(karak.new_game("karak", players=2, seed=1))),
    (NoFight, lambda: odds_for(karak.new_game("karak2", players=2, seed=1))),
    (NoFight, lambda: odds_at(karak.new_game("karak", players=2, seed=1), 0)),
    (NoFight, lambda: odds_at(karak.new_game("karak", players=2, seed=1), 99)),
    (NoFight, lambda: odds_at(karak.new_game("karak2", players=2, seed=1), -1)),
    (NoFight, lambda: odds_at(karak.new_game("karak", players=2, choose=True, seed=1), 0)),
    (NoSuchSeat, lambda: odds_at(karak.new_game("karak", players=2, seed=1), 0, seat=2)),
    (UnknownFoe, lambda: odds_against(karak.new_game("karak", players=2, seed=1), ["chest"])),
    (UnknownFoe, lambda: odds_against(karak.new_game("karak2", players=2, seed=1), ["rat"])),
    (BadNumber, lambda: odds_against(karak.new_game("karak", players=2, seed=1), [])),
    (BadNumber, lambda: odds_against(karak.new_game("karak", players=2), ["rat", "rat"])),
    (UnknownAim, lambda: odds_against(karak.new_game("karak", players=2), ["rat"], aim="glory")),
    (UnknownHero, lambda: fight_odds("gnome", "rat")),
    (UnknownGear, lambda: fight_odds("thief", "rat", weapons=["key"])),
    (BadNumber, lambda: fight_odds("thief", "rat", hearts=0)),
    (UnknownUnit, lambda: battle_odds("scout", ["general"], units={"ogre": 1})),
    (UnknownGear, lambda: battle_odds("scout", ["general"], amulet="sword")),
    (BadNumber, lambda: battle_odds("scout", ["general"], units={"bear": 2})),
    (BadNumber, lambda: Means(-1)),
    (BadNumber, lambda: Means(5, kept=0)),
]


@pytest.mark.parametrize(("kind", "ask"), WRONG)
def test_what_cannot_be_is_said(kind: type[KarakError], ask: object) -> None:
    assert callable(ask)
    with pytest.raises(kind) as caught:
        ask()
    assert str(caught.value).endswith(".")


def test_a_game_that_is_over_has_no_odds() -> None:
    table = facing("warrior", "dragon", has="axe axe").plays("roll", "strike", dice=(6, 6))
    assert table.game.over
    with pytest.raises(GameOver):
        odds_for(table.game)


def test_by_name_and_by_numbers_are_the_same() -> None:
    named = fight_odds("warrior", "skeleton-king", weapons=["sword", "axe"], flames=2, hearts=3)
    means = Means(10, 5, 3, 2, second_roll=True, returns=True)
    assert named.chances.as_data() == fight(means, VALUE).as_data()
    assert fight_odds("thief", "rat", cursed=True).chances.tie > 0.0
    assert fight_odds("oracle", "rat", first_step=True).attack == 1


def test_the_titan_comes_with_its_amulet_and_the_bear_with_the_ranger() -> None:
    odds = battle_odds("ranger", ["envoys-of-death"], amulet="amulet-of-the-titan")
    assert [choice.sent for choice in odds.choices] == [[0, 0, 0, 0, 1, 1]]
    without = battle_odds("ranger", ["envoys-of-death"], units={"bear": 0})
    assert [choice.sent for choice in without.choices] == [[0, 0, 0, 0, 0, 0]]


def test_odds_are_shown_with_their_chances() -> None:
    odds = fight_odds("oracle", "mummy")
    assert repr(odds) == (
        "Odds(mummy 7, ahead: Chances(win=0.417, tie=0.167, lose=0.417, "
        "hearts=0.417, spells=0.000))"
    )
    choice = battle_odds("oracle", ["fire-eaters"]).choices[0]
    assert repr(choice).startswith("<{}: Chances(win=0.667")
    assert repr(VALUE) == "Aim('value', win=5)"
