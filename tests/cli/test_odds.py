"""`karak odds`: tables of exact odds that fit 80 columns."""

import json

import pytest

from cli.command import Command, widest

FIGHT = ("odds", "karak", "warrior", "skeleton-king", "--weapons", "sword,axe", "--spells", "2")
BATTLE = (
    *("odds", "karak2", "princess", "skeleton-riders", "envoys-of-death"),
    *("--units", "knight=2,mage=2,archer=2", "--spells", "1"),
)
ARMY = "knight=3,archer=3,mage=3,skeleton=3,bear=1"


def test_one_fight_is_told_with_what_to_do_after_each_roll(karak: Command) -> None:
    done = karak(*FIGHT)
    assert done.code == 0
    assert "Horan the Warrior" in done.out
    assert "skeleton king        10  97.7 %  0.0 %  2.3 %    0.02      1    0.08" in done.out
    assert "2–5   27.8 %  roll again" in done.out
    assert "6–12   72.2 %  strike" in done.out


def test_without_a_name_every_monster_has_a_row(karak: Command) -> None:
    done = karak("odds", "karak", "thief")
    for monster in ("rat", "giant spider", "mummy", "skeleton turnkey", "Fallen", "dragon"):
        assert monster in done.out


def test_names_are_taken_as_words_tell_them_too(karak: Command) -> None:
    assert karak("odds", "karak", "Horan", "giant spider").out == (
        karak("odds", "karak", "warrior", "spider").out
    )


def test_one_battle_lists_choices_of_dice_the_best_first(karak: Command) -> None:
    done = karak(*BATTLE, "--aim", "win")
    assert "Against Skeleton Riders, Envoys of Death, strength 9" in done.out
    lines = done.out.splitlines()
    first = lines[next(i for i, line in enumerate(lines) if line.startswith("send")) + 1]
    assert first.startswith("2K 2A 2M  60.0 %")
    assert "Best: send 2K 2A 2M" in done.out
    assert "and 15 choices more" in done.out
    assert "Knights lost: 0.33 on average (none 69.4 %, 1 27.8 %, 2 2.8 %)" in done.out


def test_all_choices_are_listed_if_one_likes(karak: Command) -> None:
    done = karak(*BATTLE, "--all")
    assert "choices more" not in done.out
    assert len(done.out.splitlines()) > 27


def test_a_prize_changes_what_is_best(karak: Command) -> None:
    careful, eager = (karak(*BATTLE, "--prize", prize).out for prize in ("1", "50"))
    assert "Best: send nobody" in careful
    assert "Best: send 2K 2A 2M" in eager


def test_without_a_name_every_army_and_the_general_have_a_row(karak: Command) -> None:
    done = karak("odds", "karak2", "ranger", "--units", ARMY, "--amulet", "titan")
    for army in ("Skeleton Warriors", "Dark Dryads", "Envoys of Death", "General"):
        assert army in done.out


def test_claws_leave_nobody_to_fight(karak: Command) -> None:
    assert "there is no battle" in karak("odds", "karak2", "scout", "fire-eaters").out


def test_the_general_may_be_weakened(karak: Command) -> None:
    general = ("odds", "karak2", "scout", "general", "--praetorians", "3")
    done = karak(*general, "--units", "mage=8", "--aim", "win")
    assert "strength 12" in done.out
    assert "A Praetorian falls without a victory" in done.out


@pytest.mark.parametrize(
    "arguments",
    [
        FIGHT,
        BATTLE,
        ("odds", "karak", "warlock", "--spells", "3", "--aim", "safe"),
        ("odds", "karak2", "warlock", "--units", ARMY, "--amulet", "titan", "--spells", "3"),
        ("odds", "karak2", "warlock", "general", "--units", ARMY, "--amulet", "titan"),
    ],
    ids=" ".join,
)
def test_tables_fit_eighty_columns(karak: Command, arguments: tuple[str, ...]) -> None:
    done = karak(*arguments)
    assert done.code == 0
    assert widest(done.out) <= 80
    assert "cli-" not in done.out


def test_programs_get_json(karak: Command) -> None:
    (told,) = json.loads(karak(*FIGHT, "--json").out)
    assert (told["foes"], told["strength"], told["attack"]) == (["skeleton-king"], 10, 5)
    assert told["chances"]["win"] == pytest.approx(0.9768518518518519)
    (told,) = json.loads(karak(*BATTLE, "--json").out)
    assert len(told["choices"]) == 27
    assert len(json.loads(karak("odds", "karak2", "oracle", "--json").out)) == 9


def test_a_corrected_copy_of_the_figures_counts(karak: Command) -> None:
    figures = karak.home / "figures.toml"
    figures.write_text("[tokens.rat]\nstrength = 12\n")
    done = karak("odds", "karak", "oracle", "rat", "--figures", figures)
    assert "rat            12  0.0 %" in done.out
