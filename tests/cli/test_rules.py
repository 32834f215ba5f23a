"""The rules in the terminal."""

from cli.command import Command, widest
from karak.games.karak1.rules import SECTIONS as KARAK_SECTIONS
from karak.games.karak2.rules import SECTIONS as KARAK2_SECTIONS
from karak.games.titles import TITLES


def test_all_rules_are_printed_with_the_figures(karak: Command) -> None:
    done = karak("rules")
    for title in TITLES.values():
        assert all(rule in done.out for rule in title.rule_ids)
    assert all(section in done.out for section in [*KARAK_SECTIONS, *KARAK2_SECTIONS])
    assert "Our ruling:" in done.out
    assert "tokens.dragon" in done.out
    assert widest(done.out) <= 80


def test_one_rule_is_printed_alone(karak: Command) -> None:
    out = karak("rules", "k1.f3").out
    assert out.startswith("K1.F3")
    assert "K1.F4" not in out


def test_a_prefix_lists_its_section(karak: Command) -> None:
    out = karak("rules", "K1.F").out
    assert all(f"K1.F{number} " in out for number in range(1, 12))
    assert "K1.H1" not in out


def test_a_hero_has_a_prefix(karak: Command) -> None:
    out = karak("rules", "K1.A.WIZ").out
    assert "K1.A.WIZ1" in out
    assert "K1.A.WIZ2" in out
    assert "K1.A.WAR1" not in out


def test_figures_come_with_their_standing(karak: Command) -> None:
    out = karak("rules", "figures").out
    assert "confirmed" in out
    assert "number 1, strength 15" in out


def test_one_game_s_rules_are_printed_alone(karak: Command) -> None:
    out = karak("rules", "K2").out
    assert "K2.D5" in out
    assert "K1.F3" not in out
    assert karak("rules", "k2.d5").out.startswith("K2.D5")


def test_dice_and_chasms_are_figures_too(karak: Command) -> None:
    out = karak("rules", "figures").out
    assert "faces SS S 1 1 2 3" in out
    assert "farm [] [0] [0 1]" in out
    assert widest(out) <= 80
