"""What axe finds on a page: nothing, if everybody can use it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const found = await axe.run({ exclude: [[".sprites"]] }, { resultTypes: ["violations"] });
  return found.violations.map((each) =>
    `${each.id}: ${each.nodes.map((node) => node.target.join(" ")).slice(0, 3).join(" | ")}`);
}"""


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """Name what axe has against the page as it is now: the rule, and where."""
    page.evaluate(_script())
    found: list[str] = page.evaluate(RUN)
    return found
