"""Karak 2 in the terminal through a pipe: whole games, what is private, hints, saving, undoing."""

from pathlib import Path
from random import Random

import pytest

import karak as engine
from cli.command import Command, widest
from karak.kernel.game import Game
from karak.table import Act, Seat, Table, Undo, load_file, save_file
from language2 import position

PLAY = ("play", "karak2")


def said(text: str) -> str:
    """Give a text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_of_always_one_never_breaks_nor_exceeds_the_page(karak: Command, seed: int) -> None:
    done = karak(*PLAY, "--seed", seed, "--players", 2 + seed, typed="1\n" * 100)
    assert (done.code, done.err) == (0, "")
    lines = [line for line in done.out.splitlines() if str(karak.home) not in line]
    assert widest("\n".join(lines)) <= 80
    assert "\x1b" not in done.out


@pytest.mark.slow
@pytest.mark.parametrize("hero", ["warrior", "oracle", "ranger", "warlock", "princess", "scout"])
def test_a_whole_game_is_played_to_its_end_with_every_hero(karak: Command, hero: str) -> None:
    chooser = Random(5)
    typed = "".join(f"{chooser.randint(1, 6)}\n1\n" for _ in range(3000))
    done = karak(*PLAY, "--hero", hero, "--players", 2, "--seed", "5", typed=typed)
    assert done.code == 0
    assert "wins!" in done.out or "share the victory!" in done.out
    lines = [line for line in done.out.splitlines() if str(karak.home) not in line]
    assert widest("\n".join(lines)) <= 80
    for unsaid in ("event-", "action-", "ask-", "cli-", "map-", "{", "}"):
        assert unsaid not in done.out.replace(str(karak.home), "")


def test_the_page_shows_land_heroes_question_and_choices(karak: Command) -> None:
    out = karak(*PLAY, "--hero", "Horan", "--hero", "Xanros", "--hot-seat", 2, typed="q\n").out
    assert "Karak 2 · turn 1 · 28 hexes and 36 armies still hidden" in out
    assert "│   farm    │  castle   │  forest   │" in out
    assert "♥♥♥♥♥" in out
    assert "hero hearts glory units food wood stone points" in said(out)
    assert "Move east (hex 2: forest)" in out
    assert "End the turn (2 actions unused)" in out


def test_what_is_gathered_founded_and_built_comes_with_its_amount_and_price(
    karak: Command,
) -> None:
    typed = "move east\ngather\ngather\nend turn\nend turn\ngather\nq\n"
    out = karak(*PLAY, "--hot-seat", 2, "--hero", "warrior", "--seed", 2, typed=typed).out
    assert "Gather (1 wood)" in out
    assert "Found your city" in out
    assert "(2 wood)" in out


def page_of(karak: Command, game: Game) -> str:
    """Give the page of a position, for two persons."""
    file = karak.home / "game.json"
    save_file(Table(game, [Seat("Ann"), Seat("Bob")]), file)
    return karak("play", "--resume", file, typed="q\n").out


def test_hexes_behind_the_portal_are_listed_briefly(karak: Command) -> None:
    table = position(
        "warrior at farm, city at farm, built portal",
        "oracle",
        moor="farm-rock southeast of castle, army fire-eaters",
    )
    lines = page_of(karak, table.game).splitlines()
    listed = [line for line in lines if line.startswith("Portal")]
    assert listed == ["Portal  3  hex 0: castle                    4  hex 2: forest"]
    assert any(line.endswith("hex 3: farm+rock, fire 1") for line in lines)


def test_a_narrow_terminal_wraps_choices_below_their_words(
    karak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    moor = "dense-forest southeast of castle, tier two, chasm east, army fire-eaters dark-dryads"
    out = page_of(karak, position("warrior", "oracle", moor=moor).game)
    assert "\n        ×3, fire 1, dryads 3)" in out
    lines = [line for line in out.splitlines() if str(karak.home) not in line]
    assert widest("\n".join(lines)) <= 40


def test_the_city_gear_and_stones_stand_below_a_hero(karak: Command) -> None:
    table = position(
        "warrior, city at farm, built stable camp, has sword sword fireball, 2 knights",
        "oracle, hearts 0, city at forest, 1 small stone, 2 large stones, has amulet-of-the-titan",
        plagued="oracle",
    )
    out = page_of(karak, table.game)
    assert "city on hex 1: stable, camp · sword×2, fireball" in out
    assert "unconscious · plague · city on hex 2 · Titan · a small stone, 2 large stones" in out


@pytest.fixture
def plain(karak: Command) -> Path:
    """Figures with one kind of hex and strong armies: battles come at once and are lost."""
    file = karak.home / "plain.toml"
    armies = (
        *("skeleton-warriors", "fire-eaters", "shadow-eaters", "skeletal-hulks"),
        *("hammer-follower", "dark-dryads", "skeleton-riders", "envoys-of-death"),
    )
    file.write_text("".join(f"[armies.{army}]\nstrength = 4\n" for army in armies))
    return file


def test_before_a_battle_the_odds_are_told(karak: Command, plain: Path) -> None:
    typed = "explore\nlay northeast\nplace rotated 0\nroll\nstrike\nq\n"
    out = said(
        karak(
            *(*PLAY, "--hot-seat", 2, "--hero", "ranger", "--figures", plain, "--seed", 3),
            typed=typed,
        ).out
    )
    assert "You fight strength 4" in out
    assert "Roll the dice (0 % to win)" in out
    assert "Send the Bear (" in out


def test_a_move_is_taken_back(karak: Command) -> None:
    kept = karak.home / "game.json"
    typed = "move east\nu\nq\n"
    karak(*PLAY, "--hot-seat", 2, "--seed", 3, "--save", kept, typed=typed)
    assert [type(each) for each in load_file(kept).record] == [Act, Undo]


def test_what_chance_drew_is_not_taken_back(karak: Command) -> None:
    kept = karak.home / "game.json"
    out = karak(*PLAY, "--hot-seat", 2, "--seed", 3, "--save", kept, typed="explore\nu\nq\n").out
    assert "nothing to take back" in said(out).lower()
    assert len(load_file(kept).record) == 1


SCOUT_FIRST = (*PLAY, "--hero", "scout", "--hero", "oracle", "--name", "Ann", "--name", "Bob")


def scout_explores(karak: Command, *options: object) -> str:
    """Let the Scout explore once, in a game that he begins."""
    heroes = ["scout", "oracle"]
    seeds = range(50)
    seed = next(s for s in seeds if engine.new_game("karak2", heroes=heroes, seed=s).seat == 0)
    typed = "explore\n\ntake hex first\nl\nq\n"
    return karak(*SCOUT_FIRST, *options, "--seed", seed, typed=typed).out


def test_several_persons_hand_over_before_the_scout_looks(karak: Command) -> None:
    out = scout_explores(karak, "--hot-seat", 2)
    before, looking = out.split("What comes next is for Darius (Ann) alone.")
    assert "You look at two hexes" not in said(before)
    assert "You look at two hexes" in said(looking)
    assert "(tier 1, " in looking
    after = said(looking.split("Your choice, 1 to 2")[1])
    assert "puts a hex of tier 1 back" in after
    assert "Darius puts the" not in after
    assert "looks at two hexes:" not in said(out)


def test_a_scout_alone_with_bots_sees_what_he_put_back(karak: Command) -> None:
    out = said(scout_explores(karak, "--bots", "greedy"))
    assert "What comes next is for" not in out
    assert "looks at two hexes: a" in out
    assert "Darius puts the" in out


def test_a_game_is_kept_after_every_decision_and_resumed_exactly(karak: Command) -> None:
    kept, whole = karak.home / "game.json", karak.home / "whole.json"
    karak(*PLAY, "--seed", 8, "--save", kept, typed="1\n" * 20)
    assert karak("play", "--resume", kept, typed="1\n" * 10).code == 0
    karak(*PLAY, "--seed", 8, "--save", whole, typed="1\n" * 30)
    assert load_file(kept).save() == load_file(whole).save()


def test_commands_explain_this_game(karak: Command) -> None:
    done = karak(*PLAY, "--hero", "princess", "--seed", 4, typed="?\nm\nl\nr\nr K2.B1\nq\n")
    assert done.code == 0
    out = said(done.out)
    for told in ("Dark General", "a chasm that nobody crosses", "Magic Run:", "K2.T2", "K2.B1"):
        assert told in out


def test_a_terminal_without_these_characters_gets_others(karak: Command) -> None:
    done = karak.really(*PLAY, "--seed", 4, typed="1\n1\n?\nm\nl\n", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert done.out.isascii()
    assert "castle" in done.out
    assert "# a chasm that nobody" in said(done.out)
    assert "city ^ stands there" in said(done.out)


def test_heroes_are_chosen_at_the_table_where_that_is_wished(karak: Command) -> None:
    out = karak(*PLAY, "--choose", "--hot-seat", 2, typed="3\n1\nq\n").out
    assert "War Strategy, Plunder" in out
    assert "Hawkeye, Bear Friend" in out


def test_the_friendly_variant_is_played(karak: Command) -> None:
    kept = karak.home / "game.json"
    karak(*PLAY, "--variant", "friendly", "--save", kept, typed="q\n")
    assert load_file(kept).game.setup.variants == ("friendly",)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--variant", "experts-goal"), "friendly"),
        (("--hero", "thief"), "warrior, oracle, ranger, warlock, princess, scout"),
        (("--players", "6"), "at most 5"),
    ],
)
def test_what_is_wrong_is_said(karak: Command, options: tuple[str, ...], told: str) -> None:
    done = karak(*PLAY, *options)
    assert (done.code, told in done.err) == (2, True)
