"""A real Chromium on a real server, and somebody who plays by clicking what the page offers."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Generator
from contextlib import contextmanager

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE = 30_000
MOST_TURNS = 6
ELSEWHERE = "192.0.2.7"
"""This computer under an address as another one in the network would call it: plain http."""
expect.set_options(timeout=PATIENCE)
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
STATE = """() => {
  const offered = [...document.querySelectorAll('[data-action]')].filter((each) => !each.disabled);
  return {
    over: document.querySelector('.outcome') !== null,
    asked: document.querySelector('div.frame')?.dataset.asked ?? '',
    covered: document.querySelector('.reveal') !== null,
    lay: document.querySelector('.lay') !== null,
    actions: [...new Set(offered.map((each) => each.dataset.action))],
  };
}"""
PRESS = """(selector) => {
  const found = document.querySelector(selector);
  if (!found || found.disabled) return false;
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}"""
SETTLED = """([number, patience]) => new Promise((done) => {
  const end = performance.now() + patience;
  const look = () => {
    const frame = document.querySelector('div.frame');
    const isThere = frame?.dataset.number === String(number);
    const isOver = document.querySelector('.outcome') !== null;
    if (isThere && (isOver || frame.dataset.asked || frame.querySelector('.reveal'))) done(true);
    else if (performance.now() > end) done(false);
    else setTimeout(look, 8);
  };
  look();
})"""
EAGER = ("roll", "strike", "open", "take", "place", "send all", "lay", "curse", "plague", "fight")


@contextmanager
def chromium() -> Generator[Browser, None, None]:
    """Start the browser of this machine."""
    with sync_playwright() as playwright:
        named = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", named])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody at a page: keeps what the browser complains about, clicks what is offered."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        phone: bool = False,
        pace: str = "off",
        language: str = "en",
    ) -> None:
        size = PHONE if phone else DESK
        self.by_touch = phone
        context = browser.new_context(
            viewport=size,
            has_touch=phone,
            locale=language,
            reduced_motion="reduce" if pace == "off" else "no-preference",
        )
        kept = json.dumps(json.dumps({"pace": pace}))
        context.add_init_script(f"localStorage.setItem('karak.settings', {kept})")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.asked: set[str] = set()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(url)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def play(self, seed: int, seconds: float, most: int | None = None) -> int:
        """Play until the game is over, or for so many actions; give how many it took."""
        chance = random.Random(seed)
        count = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            state = self.page.evaluate(STATE)
            self.asked.add(state["asked"])
            if state["over"] or count == most:
                return count
            if state["covered"]:
                self.press(".reveal .go")
            elif state["lay"] and self.press(".lay .go"):
                count += 1
            elif state["actions"]:
                count += self.choose(state["actions"], chance)
            else:
                self.page.wait_for_timeout(30)
        raise AssertionError(f"the game is not over after {count} actions and {seconds} seconds")

    def settle(self, number: int) -> None:
        """Wait until so much has happened and somebody here is asked, or the game is over."""
        settled = self.page.evaluate(SETTLED, [number, PATIENCE])
        assert settled, f"the page is not at {number}: {self.page.evaluate(STATE)}"

    def do(self, action: str) -> None:
        """Do something by mouse or finger, where it is offered: on the board, or as a button."""
        page = self.page
        laid = page.locator(".lay .go")
        if laid.count():
            for _ in range(MOST_TURNS):
                if laid.get_attribute("data-action") == action:
                    break
                self.point_at(page.locator(".lay .turn").last)
            self.point_at(laid)
        else:
            self.point_at(page.locator(f'[data-action="{action}"]:visible').first)
            if action == "end turn":
                self.press('.go[data-action="end turn"]')

    def point_at(self, place: Locator) -> None:
        """Click or tap."""
        if self.by_touch:
            place.tap()
        else:
            place.click()

    def choose(self, actions: list[str], chance: random.Random) -> bool:
        """Do what is worth doing, else anything but ending the turn."""
        eager = [action for action in actions if action.startswith(EAGER)]
        others = [action for action in actions if action not in ("end turn", "skip action")]
        action = eager[0] if eager else chance.choice(others or actions)
        done = self.press(f'[data-action="{action}"]')
        if action == "end turn":
            self.press('.go[data-action="end turn"]')
        return done

    def press(self, selector: str) -> bool:
        """Click something, at once, if it is there."""
        return bool(self.page.evaluate(PRESS, selector))
