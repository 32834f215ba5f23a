"""The little Markdown that written pages need."""

from collections.abc import Iterable, Sequence


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay out a table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def code(text: str) -> str:
    """Show a text as it is typed."""
    return f"`{text}`"


def rule_anchor(rule_id: str) -> str:
    """Name the place of a rule on its page: `K1.A.WIZ1` is at `k1-a-wiz1`."""
    return rule_id.lower().replace(".", "-")


def rule_link(rule_id: str, page: str = "") -> str:
    """Link to a rule on the page of rules, or on the page itself."""
    return f"[{rule_id}]({page}#{rule_anchor(rule_id)})"
