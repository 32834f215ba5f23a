"""Board, end and replay in every language: each text is there, and none is a name of the engine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from karak.words import languages
from server.running import Server
from web.browser import Visitor
from web.tables import open_table, person, play
from web.ways import finished_way

pytestmark = pytest.mark.slow
MESSAGE = re.compile(r"\b(?:ui|event|ask|action|highlight|error)-[a-z][\w-]*")


def unsaid(page: Page) -> list[str]:
    """Ids of messages that stand in a page instead of their words."""
    return MESSAGE.findall(page.locator("body").inner_text())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_a_game_is_told_in_every_language(
    site: Server, browser: Browser, game: str, language: str
) -> None:
    way = finished_way(game)
    seats = [person(seat, hero) for seat, hero in enumerate(way.heroes)]
    opened = open_table(site, game, *seats, seed=str(way.seed))
    table = opened["table"]["id"]
    play(site, opened, way.actions[:20])
    visitor = Visitor(browser, f"{site.url}/t/{table}", language=language)
    page = visitor.page
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("div.frame")).to_have_attribute("data-number", "20")
    assert unsaid(page) == []
    play(site, opened, way.actions[20:])
    expect(page.locator("#highlights-title")).to_be_visible()
    assert unsaid(page) == []
    page.goto(f"{site.url}/r/{table}#{len(way.actions) // 2}")
    expect(page.locator(".bar")).to_be_visible()
    assert unsaid(page) == []
    assert visitor.complaints == []
