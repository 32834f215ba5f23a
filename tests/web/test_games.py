"""Whole games through the page, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.browser import Visitor
from web.pictures import picture
from web.ways import EVERY_BOT, Way, finished_way, seats_asked


def set_up(page: Page, way: Way) -> None:
    """Fill in the form of a new table: oneself, then bots, with heroes and dice that are known."""
    page.locator(f"input[value={way.game}]").check(force=True)
    while page.locator("form .who").count() > len(way.heroes):
        page.get_by_role("button", name="Take this seat away").last.click()
    page.get_by_role("radio", name="Picked here").check()
    for place, hero in enumerate(way.heroes):
        page.get_by_label(f"Hero of seat {place + 1}").select_option(hero)
    for level in page.get_by_label("How well the bot plays").all():
        level.select_option(EVERY_BOT)
    page.get_by_role("radio", name="Known dice").check()
    page.get_by_label("The number the dice follow from").fill(str(way.seed))
    page.locator("form .go").click()


@pytest.mark.parametrize(
    ("game", "phone"),
    [
        pytest.param("karak", False, marks=pytest.mark.slow, id="karak-mouse"),
        pytest.param("karak", True, marks=pytest.mark.slow, id="karak-touch"),
        pytest.param("karak2", False, marks=pytest.mark.slow, id="karak2-mouse"),
        pytest.param("karak2", True, marks=pytest.mark.nightly, id="karak2-touch"),
    ],
)
def test_a_game_against_a_bot_goes_as_its_seed_says(
    site: Server, browser: Browser, game: str, phone: bool
) -> None:
    way = finished_way(game)
    visitor = Visitor(browser, f"{site.url}/new", phone=phone)
    page = visitor.page
    set_up(page, way)
    expect(page.locator(".viewport")).to_be_visible()
    picture(page, f"{game}-{'play-phone' if phone else 'desk'}")
    for number, seat in enumerate(seats_asked(way)):
        if seat == 0:
            visitor.settle(number)
            visitor.do(way.actions[number])
    visitor.settle(len(way.actions))
    expect(page.locator(".outcome h2")).to_be_visible()
    assert visitor.complaints == []


@pytest.mark.slow
def test_karak_on_a_phone_at_once(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url, phone=True)
    picture(visitor.page, "start-phone")
    visitor.page.locator(".play").tap()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    picture(visitor.page, "karak-phone")
    frame = visitor.page.locator("div.frame")
    number = frame.get_attribute("data-number") or ""
    visitor.page.locator(".world [data-action^='step']").first.tap()
    expect(frame).not_to_have_attribute("data-number", number)
    assert visitor.play(seed=7, seconds=240, most=12) == 12
    assert visitor.complaints == []


@pytest.mark.slow
def test_who_comes_back_finds_the_table_as_it_was(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url)
    picture(visitor.page, "start-desk")
    visitor.page.locator(".play").click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    visitor.page.goto(site.url)
    visitor.page.locator("a[href^='/t/']").first.click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    expect(visitor.page.locator("[data-action^='step']").first).to_be_visible()
    assert visitor.complaints == []
