"""The rules in the terminal."""

from cli.command import Command, widest
from karak.games.karak1.rules import RULE_IDS, SECTIONS


def test_all_rules_are_printed_with_the_figures(karak: Command) -> None:
    done = karak("rules")
    assert all(rule in done.out for rule in [*RULE_IDS, *SECTIONS])
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
