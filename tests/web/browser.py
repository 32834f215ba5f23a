"""A real Chromium on a real server, and somebody who plays by clicking what the page offers."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE = 30_000
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
STATE = """() => {
  const offered = [...document.querySelectorAll('[data-action]')].filter((each) => !each.disabled);
  return {
    over: document.querySelector('.outcome') !== null,
    lay: document.querySelector('.lay') !== null,
    actions: [...new Set(offered.map((each) => each.dataset.action))],
  };
}"""
EAGER = ("roll", "strike", "open", "take", "place", "send all", "lay", "curse", "plague", "fight")


@contextmanager
def chromium() -> Generator[Browser, None, None]:
    """Start the browser of this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody at a page: keeps what the browser complains about, clicks what is offered."""

    def __init__(
        self, browser: Browser, url: str, *, phone: bool = False, pace: str = "off"
    ) -> None:
        size = PHONE if phone else DESK
        context = browser.new_context(viewport=size, has_touch=phone, locale="en")
        kept = json.dumps(json.dumps({"pace": pace}))
        context.add_init_script(f"localStorage.setItem('karak.settings', {kept})")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(url)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def play(self, seed: int, seconds: float) -> int:
        """Play until the game is over; give how many actions it took."""
        chance = random.Random(seed)
        count = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            state = self.page.evaluate(STATE)
            if state["over"]:
                return count
            if state["lay"]:
                self.page.locator(".lay .go").click()
                count += 1
            elif state["actions"]:
                self.choose(state["actions"], chance)
                count += 1
            else:
                self.page.wait_for_timeout(30)
        raise AssertionError(f"the game is not over after {count} actions and {seconds} seconds")

    def choose(self, actions: list[str], chance: random.Random) -> None:
        """Do what is worth doing, else anything but ending the turn."""
        eager = [action for action in actions if action.startswith(EAGER)]
        others = [action for action in actions if action not in ("end turn", "skip action")]
        action = eager[0] if eager else chance.choice(others or actions)
        found = self.page.locator(f'[data-action="{action}"]').first
        found.dispatch_event("click")
        if action == "end turn" and found.is_enabled():
            found.dispatch_event("click")
