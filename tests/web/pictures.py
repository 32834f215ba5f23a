"""Pictures of the main screens, for people to look at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

PICTURES = Path(__file__).resolve().parents[2] / "build" / "pictures"


def picture(page: Page, name: str) -> None:
    """Keep what a page looks like."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
