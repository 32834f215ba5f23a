"""The rules of Karak for a reader, and our rulings on one page."""

from karak.words import RuleSection, RuleText, Words
from tools.pages.markdown import rule_anchor, rule_link

RULES_PAGE = "karak.md"
RULES_HEAD = """# The rules of Karak

Every rule has an id, by which the program and its tests call it; `karak rules ID` prints one. How
many pieces there are and how strong the monsters are, the [figures](figures.md) tell; which tests
hold a rule to its word, the [list of tests](coverage.md).

!!! ruling "Our ruling"
    looks like this. It settles what the rulebook leaves open; all of them are also listed on
    [one page](rulings.md). Where the rulebook's languages differ, the rule says whose reading we
    follow.
"""
RULINGS_HEAD = """# Our rulings

Where the rulebook is silent somebody has to decide. This is what we decided, in the order of the
[rules](karak.md); what the rule itself says comes first, in italics. If your table has always
played otherwise, talk about it before the game.
"""


def rules_page(words: Words) -> str:
    """Write every rule with its title, text and ruling, section by section."""
    sections = words.rules("karak")
    return RULES_HEAD + "".join(_section(section) for section in sections)


def _section(section: RuleSection) -> str:
    return f"\n## {section.title}\n" + "".join(_rule(rule) for rule in section.rules)


def _rule(rule: RuleText) -> str:
    told = f"\n### {rule.id} {rule.title} {{ #{rule_anchor(rule.id)} }}\n"
    if rule.text:
        told += f"\n{rule.text}\n"
    if rule.ruling is not None:
        told += f'\n!!! ruling "Our ruling"\n    {rule.ruling}\n'
    return told


def rulings_page(words: Words) -> str:
    """Write all rulings, and only those."""
    return RULINGS_HEAD + "".join(_rulings(section) for section in words.rules("karak"))


def _rulings(section: RuleSection) -> str:
    settled = [rule for rule in section.rules if rule.ruling is not None]
    if not settled:
        return ""
    return f"\n## {section.title}\n\n" + "".join(_ruling(rule) for rule in settled)


def _ruling(rule: RuleText) -> str:
    said = f"*{rule.text}* " if rule.text else ""
    return f"- **{rule.title}** ({rule_link(rule.id, RULES_PAGE)}). {said}{rule.ruling}\n"
