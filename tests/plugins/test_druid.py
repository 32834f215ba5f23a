"""A hero from outside the package plays by its own rules and by everybody's."""

from karak.words import Words
from language import position


def test_on_a_fountain_she_gathers_herbs_which_ends_her_turn() -> None:
    table = position("druid", "thief")
    table.plays("use ability 1")
    assert table.game.heroes[0].charges == 2
    assert table.told("ability-used", seat="druid", ability=1)
    assert table.active == "thief"


def test_away_from_a_fountain_or_with_all_her_herbs_she_gathers_none() -> None:
    assert position("druid at t1", "thief", board="S t1─").offers_none_of("use ability 1")
    assert position("druid, charges 2", "thief").offers_none_of("use ability 1")


def test_a_herb_gives_a_heart_back() -> None:
    table = position("druid at t1, hearts 3, charges 2", "thief", board="S t1─")
    table.plays("use ability 2")
    assert table.asks == "hero-choice"
    assert table.options == ["choose 1"]
    table.plays("choose 1")
    assert table.hero("druid").hearts == 4
    assert table.game.heroes[0].charges == 1
    assert table.asks == "turn"


def test_a_herb_gives_a_step_back() -> None:
    table = position("druid at t1, charges 1", "thief", board="S t1─", steps=1)
    table.plays("use ability 2", "choose 2")
    assert table.steps == 2


def test_after_her_last_step_she_may_still_brew() -> None:
    table = position("druid, charges 1", "thief", board="S t1─", steps=1)
    table.plays("step east")
    assert table.options == ["use ability 2", "end turn"]


def test_unhurt_and_fresh_she_has_no_use_for_a_herb() -> None:
    assert position("druid, charges 2", "thief").offers_none_of("use ability 2")


def test_with_all_her_herbs_she_is_stronger() -> None:
    for charges, attack in ((2, 7), (1, 6)):
        table = position(f"druid, charges {charges}", "thief", board="S r1┼", r1="turnkey")
        table.plays("step east", "roll", dice=(4, 2))
        assert table.told("fight-lost", attack=attack)


def test_twins_let_her_go_on_after_the_fight() -> None:
    table = position("druid", "thief", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(4, 4))
    assert table.active == "druid"
    table = position("druid", "thief", board="S r1┼", r1="rat")
    table.plays("step east", "roll", dice=(5, 3))
    assert table.active == "thief"


def test_cursed_she_has_no_abilities_like_everybody() -> None:
    table = position(
        "druid, hearts 2, charges 1", "thief", board="S r1┼", r1="turnkey", cursed="druid"
    )
    assert table.offers_none_of("use ability 1", "use ability 2")
    table.plays("step east", "roll", dice=(1, 1))
    assert table.active == "thief"
    assert table.game.heroes[0].charges == 1


def test_a_stranger_goes_by_its_own_name_and_its_abilities_by_their_numbers() -> None:
    table = position("druid, hearts 2, charges 1", "thief")
    words, heroes = Words("en", strict=True), ["druid", "thief"]
    assert words.action(table.action("use ability 2"), heroes) == "Use ability 2"
    table.plays("use ability 2")
    assert words.decision(table.game.decision, heroes)
    assert words.action(table.action("choose 1"), heroes) == "Choose 1"
    assert "druid" in words.event(table.events[0], heroes)
