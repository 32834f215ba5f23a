"""Setting up: what a game cannot be is refused with its reason."""

import pytest

import karak
from karak.kernel.data import Reader
from karak.kernel.errors import (
    BadSeed,
    DamagedData,
    HeroTwice,
    SetupError,
    UnknownGame,
    UnknownHero,
    UnknownVariant,
    WrongPlayers,
)
from karak.kernel.setup import setup_from
from kernel.played import HEROES, begun


@pytest.mark.parametrize("name", ["chess", "", "Karak", "karak "])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        karak.new_game(name, players=2)
    assert refused.value.details["game"] == name
    assert "karak" in str(refused.value.details["known"])


def test_an_unknown_hero_is_refused() -> None:
    with pytest.raises(UnknownHero) as refused:
        karak.new_game("karak", heroes=["warrior", "plain"])
    assert refused.value.details == {
        "hero": "plain",
        "known": "wizard, warlock, warrior, thief, oracle, swordsman",
    }


def test_a_hero_twice_is_refused() -> None:
    with pytest.raises(HeroTwice) as refused:
        karak.new_game("karak", heroes=["warrior", "thief", "warrior"])
    assert refused.value.details == {"hero": "warrior"}


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(UnknownVariant) as refused:
        karak.new_game("karak", players=2, variants=["experts-goal", "chaos"])
    assert refused.value.details == {"variant": "chaos", "known": "experts-goal"}


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(WrongPlayers) as refused:
        karak.new_game("karak", players=players)
    assert refused.value.details == {"players": players, "fewest": 2, "most": 5}


def test_players_and_heroes_must_agree() -> None:
    assert karak.new_game("karak", players=4, heroes=HEROES).setup.players == 4
    with pytest.raises(WrongPlayers):
        karak.new_game("karak", players=3, heroes=HEROES)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 1 << 200])
def test_a_bad_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed):
        karak.new_game("karak", players=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_a_seed_has_up_to_128_bits(seed: int) -> None:
    assert karak.new_game("karak", players=2, seed=seed).setup.seed == seed


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {karak.new_game("karak", players=2).setup.seed for _ in range(5)}
    assert len(seeds) == 5
    assert None not in seeds


def test_the_same_seed_gives_the_same_game() -> None:
    for players in (3, 5):
        one = karak.new_game("karak", players=players, seed=3)
        other = karak.new_game("karak", players=players, seed=3)
        assert one.snapshot() == other.snapshot()


def test_all_refusals_are_set_up_errors() -> None:
    for kind in (UnknownGame, UnknownHero, HeroTwice, UnknownVariant, WrongPlayers, BadSeed):
        assert issubclass(kind, SetupError)


def test_variants_are_kept_once_and_in_order() -> None:
    twice = ["experts-goal", "experts-goal"]
    assert karak.new_game("karak", players=2, variants=twice).setup.variants == ("experts-goal",)


def test_only_secret_data_hold_the_seed() -> None:
    setup = begun(7).setup
    assert "seed" not in setup.as_data()
    assert setup.as_secret_data()["seed"] == "7"


def test_a_set_up_comes_back_from_its_data() -> None:
    setup = begun(7).setup
    again = setup_from(Reader(setup.as_secret_data(), "setup"))
    assert again.as_secret_data() == setup.as_secret_data()
    assert setup_from(Reader(setup.as_data(), "setup")).seed is None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 7),
        ("players", 0),
        ("players", True),
        ("how", "stolen"),
        ("heroes", "warrior"),
        ("heroes", [1]),
        ("variants", None),
        ("figures", []),
    ],
)
def test_a_damaged_set_up_names_its_place(key: str, value: object) -> None:
    with pytest.raises(DamagedData) as refused:
        setup_from(Reader({**begun().setup.as_data(), key: value}, "setup"))
    assert refused.value.details == {"where": f"setup.{key}"}
