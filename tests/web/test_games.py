"""Whole games through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from server.running import Server
from web.browser import Visitor
from web.pictures import picture

pytestmark = pytest.mark.slow


@pytest.mark.nightly
def test_karak_from_play_now_to_the_end(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url)
    picture(visitor.page, "start-desk")
    visitor.page.locator(".play").click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    picture(visitor.page, "karak-desk")
    assert visitor.play(seed=7, seconds=240) > 5
    expect(visitor.page.locator(".outcome h2")).to_be_visible()
    assert visitor.complaints == []


def test_karak_on_a_phone(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url, phone=True)
    picture(visitor.page, "start-phone")
    visitor.page.locator(".play").click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    picture(visitor.page, "karak-phone")
    assert visitor.play(seed=7, seconds=240, most=25) > 5
    assert visitor.complaints == []


@pytest.mark.nightly
def test_karak2_from_a_new_table_to_the_end(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, f"{site.url}/new")
    visitor.page.locator("input[value=karak2]").check(force=True)
    visitor.page.locator("form .go").click()
    expect(visitor.page.locator(".land")).to_be_visible()
    picture(visitor.page, "karak2-desk")
    assert visitor.play(seed=7, seconds=240) > 5
    assert visitor.complaints == []


def test_who_comes_back_finds_the_table_as_it_was(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url)
    visitor.page.locator(".play").click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    visitor.page.goto(site.url)
    visitor.page.locator("a[href^='/t/']").first.click()
    expect(visitor.page.locator(".labyrinth")).to_be_visible()
    expect(visitor.page.locator("[data-action^='step']").first).to_be_visible()
    assert visitor.complaints == []
