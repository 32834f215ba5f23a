"""Every written page by its place in the documentation."""

from karak.words import Words
from tools import rule_coverage
from tools.pages.actions import actions_page
from tools.pages.figures import figures_page
from tools.pages.rules import rules_page, rulings_page


def written_pages() -> dict[str, str]:
    """Write all pages."""
    words = Words(strict=True)
    return {
        "rules/karak.md": rules_page(words),
        "rules/rulings.md": rulings_page(words),
        "rules/figures.md": figures_page(words),
        "rules/coverage.md": rule_coverage.page(),
        "reference/actions.md": actions_page(words),
    }
