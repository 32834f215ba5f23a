"""Write the page that lists each rule with its tests: `python tools/rule_coverage.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from karak.games.titles import TITLES
from karak.words import RuleSection, Words
from named_rules import NamedTest, named_tests, rules_with_tests

ROOT = Path(__file__).resolve().parents[1]
RULE_IDS = [rule for title in TITLES.values() for rule in title.rule_ids]
PAGE = ROOT / "docs" / "rules" / "coverage.md"
HEAD = """# Rules and their tests

Each rule by its id, and the tests that name it. A rule without a test fails the run.
"""


def page() -> str:
    """Give the page as Markdown."""
    tests = named_tests()
    by_rule = rules_with_tests(tests, RULE_IDS)
    counted = sum(1 for test in tests if test.rules)
    total = f"\n{len(RULE_IDS)} rules of {len(TITLES)} games, {counted} tests.\n"
    return HEAD + total + "".join(game_text(game, by_rule) for game in TITLES)


def game_text(game: str, by_rule: dict[str, list[NamedTest]]) -> str:
    """Tell of the rules of one game."""
    words = Words()
    sections = [section_text(section, by_rule) for section in words.rules(game)]
    return f"\n## {words.noun('game', game)}\n" + "".join(sections)


def section_text(section: RuleSection, by_rule: dict[str, list[NamedTest]]) -> str:
    """Tell of the rules of one subject."""
    lines = [f"\n### {section.title}\n"]
    for rule in section.rules:
        lines.append(f"\n#### {rule.id} {rule.title}\n\n")
        lines += [f"- {test.sentence} (`{test.file}`)\n" for test in by_rule[rule.id]]
        if not by_rule[rule.id]:
            lines.append("**No test names this rule.**\n")
    return "".join(lines)


def main() -> int:
    """Write the page; a rule without a test is an error."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    bare = [rule for rule, tests in rules_with_tests(named_tests(), RULE_IDS).items() if not tests]
    print(f"{PAGE.relative_to(ROOT)}: {len(RULE_IDS) - len(bare)} of {len(RULE_IDS)} rules tested")
    return 1 if bare else 0


if __name__ == "__main__":
    sys.exit(main())
