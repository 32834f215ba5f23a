"""Every written page by its place in the documentation."""

from karak.words import Words
from tools import rule_coverage
from tools.pages.actions import actions_page
from tools.pages.figures import figures_page
from tools.pages.figures2 import figures2_page
from tools.pages.games import GAMES, KARAK, KARAK2
from tools.pages.http import http_page
from tools.pages.observations import observations_page
from tools.pages.positions import positions_page
from tools.pages.protocol import protocol_page
from tools.pages.rules import rules_page, rulings_page


def written_pages() -> dict[str, str]:
    """Write all pages."""
    words = Words(strict=True)
    pages = {
        f"rules/{KARAK.figures}": figures_page(words),
        f"rules/{KARAK2.figures}": figures2_page(words),
        "rules/coverage.md": rule_coverage.page(),
        "reference/protocol.md": protocol_page(words),
        "reference/http.md": http_page(),
        "reference/positions.md": positions_page(),
    }
    for of in GAMES:
        pages[f"rules/{of.rules}"] = rules_page(words, of)
        pages[f"rules/{of.rulings}"] = rulings_page(words, of)
        pages[f"reference/{of.actions}"] = actions_page(words, of)
        pages[f"reference/{of.observations}"] = observations_page(of)
    return pages
