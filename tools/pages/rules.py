"""The rules of a game for a reader, and our rulings on one page."""

from karak.words import RuleSection, RuleText, Words
from tools.pages.games import KARAK, GamePages
from tools.pages.markdown import rule_anchor, rule_link

RULES_HEAD = """# The rules of {title}

Every rule has an id, by which the program and its tests call it; `karak rules ID` prints one. How
many pieces there are and how strong they are, the [figures]({figures}) tell; which tests hold a
rule to its word, the [list of tests](coverage.md).

!!! ruling "Our ruling"
    looks like this. It settles what the rulebook leaves open; all of them are also listed on
    [one page]({rulings}). Where the rulebook's languages differ, the rule says whose reading we
    follow.
"""
RULINGS_HEAD = """# Our rulings for {title}

Where the rulebook is silent somebody has to decide. This is what we decided, in the order of the
[rules]({rules}); what the rule itself says comes first, in italics. If your table has always
played otherwise, talk about it before the game.
"""


def rules_page(words: Words, of: GamePages = KARAK) -> str:
    """Write every rule with its title, text and ruling, section by section."""
    sections = words.rules(of.game)
    return _filled(RULES_HEAD, of) + "".join(_section(section) for section in sections)


def _filled(head: str, of: GamePages) -> str:
    return head.format(title=of.title, rules=of.rules, rulings=of.rulings, figures=of.figures)


def _section(section: RuleSection) -> str:
    return f"\n## {section.title}\n" + "".join(_rule(rule) for rule in section.rules)


def _rule(rule: RuleText) -> str:
    told = f"\n### {rule.id} {rule.title} {{ #{rule_anchor(rule.id)} }}\n"
    if rule.text:
        told += f"\n{rule.text}\n"
    if rule.ruling is not None:
        told += f'\n!!! ruling "Our ruling"\n    {rule.ruling}\n'
    return told


def rulings_page(words: Words, of: GamePages = KARAK) -> str:
    """Write all rulings, and only those."""
    sections = words.rules(of.game)
    return _filled(RULINGS_HEAD, of) + "".join(_rulings(section, of) for section in sections)


def _rulings(section: RuleSection, of: GamePages) -> str:
    settled = [rule for rule in section.rules if rule.ruling is not None]
    if not settled:
        return ""
    return f"\n## {section.title}\n\n" + "".join(_ruling(rule, of) for rule in settled)


def _ruling(rule: RuleText, of: GamePages) -> str:
    said = f"*{rule.text}* " if rule.text else ""
    return f"- **{rule.title}** ({rule_link(rule.id, of.rules)}). {said}{rule.ruling}\n"
