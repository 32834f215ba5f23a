"""A whole game by keys alone: nothing is clicked or tapped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from server.running import Server
from web.axe import findings
from web.browser import Visitor
from web.tables import open_table, person, sit_down
from web.ways import finished_way, places_of

ANYTHING = re.compile(".")


def press(visitor: Visitor, place: int) -> None:
    """Go to the list of what can be done, down to a place in it, and choose."""
    keyboard = visitor.page.keyboard
    keyboard.press("a")
    for _ in range(place):
        keyboard.press("Tab")
    keyboard.press("Enter")


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("karak", marks=pytest.mark.slow),
        pytest.param("karak2", marks=pytest.mark.nightly),
    ],
)
def test_a_whole_game_is_played_by_keys(site: Server, browser: Browser, game: str) -> None:
    way = finished_way(game)
    seats = [person(seat, hero) for seat, hero in enumerate(way.heroes)]
    opened = open_table(site, way.game, *seats, seed=str(way.seed))
    visitor = sit_down(browser, site, opened)
    frame = visitor.page.locator("div.frame")
    for number, place in enumerate(places_of(way)):
        expect(frame).to_have_attribute("data-number", str(number))
        expect(frame).to_have_attribute("data-asked", ANYTHING)
        if number == 3:
            assert findings(visitor.page) == []
        press(visitor, place)
    expect(visitor.page.locator(".outcome")).to_be_visible()
    for _ in range(60):
        if visitor.page.evaluate("document.activeElement?.textContent.includes('again')"):
            break
        visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".outcome")).to_have_count(0)
    assert visitor.complaints == []
