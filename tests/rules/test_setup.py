"""Set-up (K1.S)."""

from itertools import pairwise

import pytest

import karak
from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import TILE_NAMES, TOKEN_NAMES
from karak.kernel.errors import HeroTwice, UnknownHero, WrongPlayers
from language import position, rule

SIX = ["wizard", "warlock", "warrior", "thief", "oracle", "swordsman"]


def opened(heroes: list[str], rolls: list[int]) -> Karak:
    """Open a game with given heroes and starting rolls."""
    game = karak.new_game("karak", heroes=heroes, chance=rolls)
    assert isinstance(game, Karak)
    return game


@rule("K1.S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    game = opened(SIX[:players], [6, *[1] * (players - 1)])
    assert [hero.hero.name for hero in game.heroes] == SIX[:players]


@rule("K1.S1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(WrongPlayers):
        karak.new_game("karak", heroes=SIX[:players])
    with pytest.raises(WrongPlayers):
        karak.new_game("karak", players=players)


@rule("K1.S1")
def test_there_are_six_heroes_and_each_exists_once() -> None:
    game = karak.new_game("karak", players=2, choose=True, chance=[6, 1])
    assert len(game.legal_actions()) == len(SIX)
    for pair in pairwise(SIX):
        opened(list(pair), [6, 1])
    with pytest.raises(HeroTwice):
        karak.new_game("karak", heroes=["thief", "oracle", "thief"])
    with pytest.raises(UnknownHero):
        karak.new_game("karak", heroes=["thief", "princess"])


@rule("K1.S2")
def test_heroes_are_dealt_at_random() -> None:
    game = karak.new_game("karak", players=3, chance=[5, 0, 3, 6, 2, 1])
    assert isinstance(game, Karak)
    assert [hero.hero.name for hero in game.heroes] == ["swordsman", "wizard", "thief"]


@rule("K1.S2")
def test_a_hero_is_never_dealt_twice() -> None:
    with pytest.raises(karak.ImpossibleChance):
        karak.new_game("karak", players=3, chance=[5, 5, 3, 6, 2, 1])
    for seed in range(20):
        game = karak.new_game("karak", players=5, seed=seed)
        assert isinstance(game, Karak)
        assert len({hero.hero.name for hero in game.heroes}) == 5


@rule("K1.S2")
def test_heroes_are_chosen_in_turn_from_those_left() -> None:
    game = karak.new_game("karak", players=3, choose=True, chance=[1, 6, 2])
    assert isinstance(game, Karak)
    assert game.decision.kind == "choose-hero"
    chosen: list[int] = []
    for text in ("take hero 4", "take hero 1", "take hero 2"):
        chosen.append(game.decision.seat)
        game.apply(game.parse(text))
        assert game.parse(text) not in game.legal_actions()
    assert chosen == [1, 2, 0]
    assert [hero.hero.name for hero in game.heroes] == ["warlock", "thief", "wizard"]
    assert game.decision.kind == "turn"
    assert game.decision.seat == 1


@rule("K1.S3")
def test_eighty_tiles_the_start_in_the_middle_and_the_rest_undrawn() -> None:
    game = opened(["thief", "oracle"], [6, 1])
    assert [repr(tile) for tile in game.board.tiles] == ["start cross rotated 0"]
    assert game.stack_left == 79
    assert dict(zip(TILE_NAMES, game.stack, strict=False)) == {
        "tunnel straight": 4,
        "tunnel corner": 4,
        "tunnel tee": 5,
        "tunnel cross": 7,
        "room straight": 13,
        "room corner": 13,
        "room tee": 13,
        "room cross": 14,
        "gate straight": 4,
        "gate corner": 0,
        "gate tee": 0,
        "gate cross": 0,
        "fountain straight": 0,
        "fountain corner": 2,
        "fountain tee": 0,
        "fountain cross": 0,
    }


@rule("K1.S3")
def test_the_start_tile_is_open_to_all_sides() -> None:
    game = opened(["thief", "oracle"], [6, 1])
    steps = [action.text for action in game.legal_actions() if action.verb == "step"]
    assert steps == ["step north", "step east", "step south", "step west"]


@rule("K1.S4")
def test_the_bag_holds_43_monsters_and_10_chests() -> None:
    game = opened(["thief", "oracle"], [6, 1])
    assert dict(zip(TOKEN_NAMES, game.bag, strict=True)) == {
        "rat": 8,
        "spider": 4,
        "mummy": 8,
        "turnkey": 12,
        "skeleton-warrior": 5,
        "skeleton-king": 3,
        "fallen": 2,
        "dragon": 1,
        "chest": 10,
    }
    assert game.bag_left == 53


@rule("K1.S5")
def test_everybody_starts_together_whole_and_with_nothing() -> None:
    game = opened(SIX[:5], [6, 1, 1, 1, 1])
    assert [hero.site for hero in game.heroes] == [0] * 5
    assert [hero.hearts for hero in game.heroes] == [5] * 5
    assert all(hero.pack == () and hero.treasures == () for hero in game.heroes)


@rule("K1.S5")
@pytest.mark.parametrize(
    ("full", "monster", "dice"),
    [
        ("sword sword", "rat", (4, 4)),
        ("flames flames flames", "spider", (6, 5)),
        ("key", "turnkey", (6, 5)),
    ],
)
def test_there_is_room_for_two_weapons_three_spells_and_one_key(
    full: str, monster: str, dice: tuple[int, int]
) -> None:
    almost = " ".join(full.split()[1:])
    for load, asked in ((full, True), (almost, False)):
        table = position(
            f"thief, has {load}" if load else "thief", "oracle", board="S r1┼", r1=monster
        )
        table.plays("step east", "fight", "roll", dice=dice)
        if "flames" in load:
            table.plays("strike")
        assert table.told("monster-defeated")
        assert (table.asks == "leave-for-reward" or table.told("item-left")) == asked


@rule("K1.S6")
def test_the_highest_roll_begins() -> None:
    assert opened(SIX[:4], [3, 5, 2, 4]).decision.seat == 1


@rule("K1.S6")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    game = opened(SIX[:4], [5, 2, 5, 5, 3, 4, 4, 1, 6])
    assert game.decision.seat == 3


@rule("K1.S6")
def test_an_untied_start_asks_for_no_second_roll() -> None:
    with pytest.raises(karak.ImpossibleChance):
        opened(SIX[:2], [3, 5, 2])
    with pytest.raises(karak.ChanceNeeded):
        opened(SIX[:2], [5, 5, 2])


@rule("K1.S6")
def test_play_goes_round_clockwise() -> None:
    table = position("wizard", "warlock", "warrior", turn="warlock")
    seen: list[str] = []
    for _ in range(4):
        seen.append(table.active)
        table.plays("end turn")
    assert seen == ["warlock", "warrior", "wizard", "warlock"]


@rule("K1.S7")
def test_nobody_bears_the_curse_at_the_start() -> None:
    game = opened(SIX[:5], [6, 1, 1, 1, 1])
    assert not any(hero.cursed for hero in game.heroes)
    view = game.view(None)["position"]
    assert isinstance(view, dict)
    assert view["cursed"] is None


@rule("K1.S2", "K1.S6")
def test_chance_is_asked_for_heroes_and_then_for_dice() -> None:
    with pytest.raises(karak.ChanceNeeded) as hero:
        karak.new_game("karak", players=2, chance=[2])
    assert (hero.value.kind, hero.value.possible) == ("hero", (0, 1, 3, 4, 5))
    with pytest.raises(karak.ChanceNeeded) as die:
        karak.new_game("karak", players=2, chance=[2, 3])
    assert (die.value.kind, die.value.possible) == ("die", (1, 2, 3, 4, 5, 6))
