"""Lady Lorraine the Ranger (K2.A.RNG)."""

import pytest

import karak
from karak.bots.random_bot import RandomBot
from karak.games.karak2.game import Karak2
from language2 import Table, position, rule

PIT = "abyss northeast of castle, chasm northwest southeast"


def hawk(table: Table, hex_name: str) -> Table:
    """Send the hawk with a hex."""
    return table.plays("send hawk", hex=hex_name)


@rule("K2.A.RNG1")
def test_the_hawk_lays_the_top_hex_far_away_and_she_stays() -> None:
    table = hawk(position("ranger at farm", "oracle"), "farm")
    assert table.told("hawk-sent", seat="ranger")
    table.plays("lay beside forest east", army="fire-eaters")
    assert table.hero("ranger").at == "farm"
    assert table.cell("farm-2") == (2, 0)
    assert table.armies("farm-2") == ["fire-eaters"]


@rule("K2.A.RNG1", "K2.T6")
def test_it_is_free_no_action_and_no_move() -> None:
    table = hawk(position("ranger at farm", "oracle"), "farm")
    table.plays("lay beside forest east", army="fire-eaters")
    assert table.active == "ranger"
    assert table.actions == 2
    assert table.offers("move east", "gather")


@rule("K2.A.RNG1")
def test_nobody_fights_until_somebody_enters() -> None:
    table = hawk(position("ranger at forest", "oracle at forest"), "farm")
    table.plays("lay beside forest east", army="skeletal-hulks")
    assert table.asks == "turn"
    table.plays("move east")
    assert table.asks == "send-dice"
    assert table.strength == 2


@rule("K2.A.RNG1")
def test_somebody_else_may_be_the_first_to_enter() -> None:
    table = hawk(position("ranger", "oracle at forest"), "farm")
    table.plays("lay beside forest east", "end turn", "move east", army="skeletal-hulks")
    assert table.active == "oracle"
    assert table.strength == 2


@rule("K2.A.RNG1")
def test_next_to_her_too() -> None:
    table = hawk(position("ranger at forest", "oracle"), "farm")
    assert table.offers("lay beside forest east")
    table.plays("lay beside forest east", army="fire-eaters")
    assert table.hero("ranger").at == "forest"
    assert table.offers("move east")


@rule("K2.A.RNG1")
def test_on_every_empty_cell_beside_the_land_each_told_once() -> None:
    table = hawk(position("ranger", "oracle"), "farm")
    assert table.asks == "choose-place"
    assert len(table.options) == 10
    cells = set[tuple[int, int]]()
    for option in table.options:
        again = hawk(position("ranger", "oracle"), "farm")
        again.plays(option, army="fire-eaters")
        cells.add(again.cell("farm-2"))
    assert len(cells) == 10


@rule("K2.A.RNG1", "K2.M1")
def test_a_cell_behind_chasms_cannot_be_reached() -> None:
    table = position("ranger", "oracle", moor="farm-forest east of forest, chasm east")
    hawk(table, "farm")
    assert table.offers_none_of("lay beside moor east")
    assert table.offers("lay beside moor northeast")


@rule("K2.A.RNG1", "K2.M1")
def test_it_is_turned_so_that_it_can_be_reached() -> None:
    table = hawk(position("ranger", "oracle"), "farm 01")
    table.plays("lay beside forest east")
    assert table.asks == "turn-hex"
    assert len(table.options) == 4
    for option in table.options:
        again = hawk(position("ranger", "oracle"), "farm 01")
        again.plays("lay beside forest east", option, army="fire-eaters")
        assert "west" not in again.chasms("farm-2")


@rule("K2.A.RNG1")
def test_one_open_edge_is_enough() -> None:
    table = hawk(position("ranger", "oracle"), "farm 01")
    table.plays("lay beside castle northeast")
    assert len(table.options) == 5
    for option in table.options:
        again = hawk(position("ranger", "oracle"), "farm 01")
        again.plays("lay beside castle northeast", option, army="fire-eaters")
        assert not {"southwest", "southeast"} <= set(again.chasms("farm-2"))


@rule("K2.A.RNG1", "K2.M4")
def test_on_tier_two_two_armies_are_drawn() -> None:
    table = position("ranger", "oracle", deck="big-farm 0, abyss 03")
    hawk(table, "big-farm 0").plays(
        "lay beside forest east", "place rotated 0", army="fire-eaters, envoys-of-death"
    )
    assert table.armies("big-farm") == ["fire-eaters", "envoys-of-death"]


@rule("K2.A.RNG1", "K2.M9")
def test_with_too_few_tokens_as_many_as_there_are() -> None:
    table = position("ranger", "oracle", bag="")
    hawk(table, "farm").plays("lay beside forest east")
    assert table.armies("farm-2") == []


@rule("K2.A.RNG1", "K2.D1")
def test_the_abyss_laid_by_the_hawk_waits_for_somebody_to_enter() -> None:
    table = position("ranger at forest", "oracle", "scout", deck="abyss 03")
    table.plays("send hawk", "lay beside forest east", "place rotated 0")
    assert table.told("general-appeared", site="abyss", praetorians=5)
    assert table.asks == "turn"
    assert table.hero("ranger").hearts == 5
    assert table.armies("abyss") == []
    table.plays("move east")
    assert table.asks == "send-dice"
    assert table.strength == 15


@rule("K2.A.RNG1")
def test_once_in_her_turn() -> None:
    table = hawk(position("ranger", "oracle"), "farm")
    table.plays("lay beside forest east", army="fire-eaters")
    assert table.offers_none_of("send hawk")
    table.plays("end turn")
    assert table.offers_none_of("send hawk")
    table.plays("end turn")
    assert table.offers("send hawk")


@rule("K2.A.RNG1", "K2.T6")
def test_before_between_and_after_moves_and_actions() -> None:
    table = position("ranger at farm, hearts 2", "oracle")
    for action in ("gather", "move east", "heal"):
        assert table.offers("send hawk")
        table.plays(action)
    assert table.options == ["send hawk", "end turn"]
    table.plays("send hawk", "lay beside forest east", hex="farm", army="fire-eaters")
    assert table.active == "oracle"


@rule("K2.A.RNG1", "K2.T6")
def test_not_inside_an_action_nor_in_a_battle() -> None:
    table = position("ranger at farm, city at farm, 9 food, 9 wood, 9 stone", "oracle")
    table.plays("build camp")
    assert table.offers_none_of("send hawk")
    table = position("ranger", "oracle", den="farm northeast of castle, army fire-eaters")
    table.plays("move northeast")
    assert table.offers_none_of("send hawk")
    table.plays("roll", hero="1")
    assert table.active == "oracle"


@rule("K2.A.RNG1", "K2.T6", "K2.H1")
def test_not_in_an_unconscious_turn() -> None:
    table = position("oracle", "ranger, hearts 0", "scout")
    table.plays("end turn")
    assert table.active == "scout"
    assert table.hero("ranger").hearts == 3


@rule("K2.A.RNG1")
def test_nobody_must_send_it() -> None:
    table = position("ranger", "oracle")
    table.plays("end turn")
    assert table.active == "oracle"


@rule("K2.A.RNG1")
def test_not_when_the_deck_is_empty() -> None:
    assert position("ranger", "oracle", deck="", pit=PIT).offers_none_of("send hawk")


@rule("K2.A.RNG1")
def test_what_the_hawk_lays_can_be_explored_from_and_gathered_on() -> None:
    table = position("ranger at forest", "oracle", bag="")
    hawk(table, "farm").plays("lay beside forest east", "move east")
    table.plays("gather")
    assert table.offers("explore")
    assert table.hero("ranger").food == 1


@rule("K2.A.RNG1")
def test_exploring_and_the_hawk_in_one_turn() -> None:
    table = position("ranger", "oracle", bag="")
    hawk(table, "farm").plays("lay beside forest east")
    table.plays("explore", "lay northeast", hex="forest")
    assert table.hero("ranger").at == "forest-2"
    assert table.asks == "turn"


@rule("K2.A.RNG1", "K2.A.SCT1")
def test_the_hawk_lays_what_the_scout_put_back() -> None:
    table = position("ranger", "scout", top="farm-rock 01", top_known_by="scout")
    table.plays("send hawk")
    assert table.told("hex-drawn", land="farm-rock", tier=1)


@rule("K2.A.RNG1")
@pytest.mark.parametrize("seed", range(3))
def test_lists_stay_under_a_hundred(seed: int) -> None:
    game = karak.new_game("karak2", heroes=["ranger", "princess"], seed=seed)
    bot = RandomBot(seed)
    longest = 0
    while not game.over:
        legal = game.legal_actions()
        longest = max(longest, len(legal))
        hawking = game.parse("send hawk")
        game.apply(hawking if hawking in legal else bot.choose(game))
    assert 20 < longest < 100


@rule("K2.A.RNG1")
@pytest.mark.parametrize("hero", ["warrior", "oracle", "warlock", "princess", "scout"])
def test_nobody_else_has_a_hawk(hero: str) -> None:
    assert position(hero, "ranger").offers_none_of("send hawk")


# Bear Friend


@rule("K2.A.RNG2")
def test_she_has_the_bear_from_the_start() -> None:
    game = karak.new_game("karak2", heroes=["oracle", "ranger"], seed=1)
    assert isinstance(game, Karak2)
    table = Table(game)
    assert table.hero("ranger").units == {"bear": 1}
    assert table.hero("oracle").units == {}
    assert table.in_supply("bear") == 0


@rule("K2.A.RNG2", "K2.S5")
def test_chosen_in_turn_she_has_it_too() -> None:
    game = karak.new_game("karak2", players=2, choose=True, seed=1)
    game.apply(game.parse("take hero 3"))
    game.apply(game.parse("take hero 1"))
    assert "'bear': 1" in str(game.view(None))


@rule("K2.A.RNG2", "K2.G2")
def test_it_does_not_count_for_glory() -> None:
    table = position("ranger at farm, city at farm, built camp, victory 1, 1 food", "oracle")
    table.plays("recruit knight")
    assert table.hero("ranger").units == {"knight": 1, "bear": 1}


@rule("K2.A.RNG2", "K2.B1")
def test_it_is_rolled_only_if_she_sends_it() -> None:
    table = position("ranger", "oracle", den="farm northeast of castle, army skeletal-hulks")
    table.plays("move northeast")
    assert table.options == ["send bear", "send all", "roll"]
    table.plays("send bear", "roll", hero="1", bear="2")
    assert table.told("battle-won", attack=3)


@rule("K2.A.RNG2", "K2.B10")
def test_a_bear_lost_is_gone() -> None:
    table = position(
        "ranger at castle",
        "oracle at farm",
        den="farm northeast of castle, army envoys-of-death",
        figures={"dice": {"bear": {"faces": ["S", "1", "1", "1", "1", "1"]}}},
    )
    table.plays("move northeast", "send bear", "roll", hero="1", bear="S")
    assert table.hero("ranger").units == {}
    table.plays("end turn", "end turn", "end turn")
    assert table.hero("ranger").units == {}
