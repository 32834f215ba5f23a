"""The end of a game and its replay, by mouse and by keys."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.axe import findings
from web.browser import Visitor
from web.pictures import picture
from web.tables import Data, hold, open_table, person, play
from web.ways import Way, finished_way

pytestmark = pytest.mark.slow


def finished(site: Server, game: str) -> tuple[Data, Way]:
    """A finished game of two people on one device."""
    way = finished_way(game)
    seats = [person(seat, hero) for seat, hero in enumerate(way.heroes)]
    opened = open_table(site, game, *seats, seed=str(way.seed))
    play(site, opened, way.actions)
    return opened, way


@pytest.fixture(scope="module", params=["karak", "karak2"])
def ended(site: Server, request: pytest.FixtureRequest) -> tuple[Data, Way]:
    """A finished game of each kind."""
    return finished(site, request.param)


def where(page: Page) -> int:
    """The moment that a replay shows."""
    return int(page.locator("div.frame").get_attribute("data-number") or -1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_end_is_told_and_leads_on(
    site: Server, browser: Browser, ended: tuple[Data, Way], phone: bool
) -> None:
    opened, way = ended
    visitor = Visitor(browser, f"{site.url}/join", phone=phone)
    hold(visitor, opened)
    page = visitor.page
    page.goto(f"{site.url}/t/{opened['table']['code']}")
    expect(page.locator(".outcome h2")).to_contain_text("win")
    expect(page.get_by_role("img", name=re.compile("Points at the end"))).to_be_visible()
    expect(page.locator("#highlights-title")).to_be_visible()
    picture(page, f"{way.game}-end-{'phone' if phone else 'desk'}")
    assert findings(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    exported = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert len(exported["record"]) == len(way.actions)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".outcome")).to_have_count(0)
    page.get_by_role("button", name="The results").click()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".bar")).to_be_visible()
    assert visitor.complaints == []


def test_a_game_is_saved_in_one_browser_and_brought_to_another(
    site: Server, browser: Browser, ended: tuple[Data, Way]
) -> None:
    opened, way = ended
    visitor = Visitor(browser, f"{site.url}/t/{opened['table']['id']}")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Save as a file").click()
    other = Visitor(browser, f"{site.url}/replays")
    other.page.locator("input[type=file]").set_input_files(download.value.path())
    frame = other.page.locator("div.frame")
    expect(other.page.locator(".bar")).to_be_visible()
    assert opened["table"]["id"] not in other.page.url
    other.page.keyboard.press("End")
    expect(frame).to_have_attribute("data-number", str(len(way.actions)))
    other.page.goto(f"{site.url}/replays")
    expect(other.page.locator(".cards a").first).to_be_visible()
    assert visitor.complaints + other.complaints == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_replay_shows_every_moment(
    site: Server, browser: Browser, ended: tuple[Data, Way], phone: bool
) -> None:
    opened, way = ended
    last = len(way.actions)
    table = opened["table"]["id"]
    visitor = Visitor(browser, f"{site.url}/r/{table}#{last // 2}", phone=phone)
    page = visitor.page
    frame = page.locator("div.frame")
    expect(frame).to_have_attribute("data-number", str(last // 2))
    picture(page, f"{way.game}-replay-{'phone' if phone else 'desk'}")
    assert findings(page) == []
    for key, number in (
        ("ArrowRight", last // 2 + 1),
        ("ArrowLeft", last // 2),
        ("End", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(frame).to_have_attribute("data-number", str(number))
    page.keyboard.press("PageDown")
    assert where(page) > 0
    page.keyboard.press("f")
    fight = where(page)
    expect(page.locator("section.panel").first).to_be_visible()
    page.get_by_label("Speed").select_option(label="8×")
    page.get_by_role("button", name="Play").click()
    expect(frame).not_to_have_attribute("data-number", str(fight))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").fill(str(last - 1))
    expect(frame).to_have_attribute("data-number", str(last - 1))
    assert page.url.endswith(f"#{last - 1}")
    told = httpx.get(f"{site.url}/api/tables/{table}/positions/{last - 1}").json()
    assert told["position"]["turn"] > 0
    assert page.locator("[data-action]:enabled").count() == 0
    assert visitor.complaints == []


def test_everybody_follows_to_the_rematch(site: Server, browser: Browser) -> None:
    opened, _ = finished(site, "karak")
    ann, ben = (Visitor(browser, f"{site.url}/join") for _ in range(2))
    for seat, visitor in enumerate((ann, ben)):
        hold(visitor, {**opened, "seats": [opened["seats"][seat]], "host": None})
        visitor.page.goto(f"{site.url}/t/{opened['table']['id']}")
        expect(visitor.page.locator(".outcome")).to_be_visible()
    ann.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="To the rematch").click()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_text("Ann").first).to_be_visible()
    assert ann.page.url != f"{site.url}/t/{opened['table']['id']}"
    assert ann.complaints + ben.complaints == []
