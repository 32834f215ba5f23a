"""People at one table: two browsers, one of which drops out; five round one device; a spectator."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from server.running import Server
from web.browser import STATE, Visitor
from web.tables import BOT, OPEN, hold, open_table, person, play, sit_down
from web.ways import KEEN, Hint, way_to

pytestmark = pytest.mark.slow


class Line:
    """The line of a browser, which can be cut and mended."""

    def __init__(self, visitor: Visitor) -> None:
        self._is_cut = False
        self._open: list[WebSocketRoute] = []
        visitor.page.context.route_web_socket("**/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        socket.connect_to_server()
        self._open.append(socket)

    def cut(self) -> None:
        """Cut it."""
        self._is_cut = True
        for socket in self._open:
            socket.close()
        self._open.clear()

    def mend(self) -> None:
        """Let it come back."""
        self._is_cut = False


def number_of(visitor: Visitor) -> int:
    """The number of the update that is shown."""
    return int(visitor.page.locator("div.frame").get_attribute("data-number") or -1)


def test_two_browsers_play_and_one_drops_out_and_comes_back(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", person(0), OPEN, start=False, seed="14")
    link = f"{site.url}/t/{opened['table']['code']}"
    ben = Visitor(browser, f"{site.url}/join")
    line = Line(ben)
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ann = Visitor(browser, f"{site.url}/join")
    hold(ann, opened)
    ann.page.goto(link)
    ann.page.get_by_role("button", name="Begin the game").click()
    for visitor in (ann, ben):
        expect(visitor.page.locator(".viewport")).to_be_visible()
    for _ in range(12):
        _play_one(ann, ben)
    line.cut()
    expect(ben.page.locator(".notice")).to_be_visible()
    for _ in range(40):
        if not ann.page.evaluate(STATE)["asked"]:
            break
        ann.play(seed=2, seconds=120, most=1)
    ahead = number_of(ann)
    line.mend()
    expect(ben.page.locator("div.frame")).to_have_attribute("data-number", str(ahead))
    expect(ben.page.locator(".notice")).to_have_count(0)
    for _ in range(6):
        _play_one(ann, ben)
    assert number_of(ben) > ahead
    assert ann.complaints == []


def _play_one(*visitors: Visitor) -> None:
    """Let whoever is asked do something, and everybody see it."""
    numbers = [number_of(visitor) for visitor in visitors]
    asked = None
    for _ in range(200):
        asked = next((each for each in visitors if each.page.evaluate(STATE)["asked"]), None)
        if asked is not None:
            break
        visitors[0].page.wait_for_timeout(30)
    assert asked is not None
    asked.play(seed=3, seconds=120, most=1)
    for visitor, before in zip(visitors, numbers, strict=True):
        expect(visitor.page.locator("div.frame")).not_to_have_attribute("data-number", str(before))


def test_five_people_round_one_device(site: Server, browser: Browser) -> None:
    heroes = ("scout", "oracle", "ranger", "princess", "warlock")
    way = way_to(Hint("karak2", "choose-hex", heroes, 0, KEEN))
    seats = [person(seat, hero) for seat, hero in enumerate(heroes)]
    opened = open_table(site, "karak2", *seats, seed=str(way.seed))
    play(site, opened, way.actions)
    visitor = sit_down(browser, site, opened, phone=True)
    expect(visitor.page.locator(".reveal")).to_be_visible()
    assert visitor.play(seed=5, seconds=300, most=40) == 40
    assert {"choose-hex", "turn"} <= visitor.asked
    expect(visitor.page.locator(".minis > *")).to_have_count(5)
    assert visitor.complaints == []


def test_who_has_no_seat_watches_and_cannot_do_anything(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", person(0, "warrior"), person(1, "thief"))
    visitor = Visitor(browser, f"{site.url}/t/{opened['table']['code']}")
    expect(visitor.page.locator(".watching")).to_contain_text("watching")
    player = sit_down(browser, site, opened)
    player.play(seed=1, seconds=120, most=3)
    number = player.page.locator("div.frame").get_attribute("data-number")
    expect(visitor.page.locator("div.frame")).to_have_attribute("data-number", number or "")
    assert visitor.page.evaluate(STATE)["actions"] == []
    assert visitor.complaints == []


def test_bots_alone_can_be_watched_to_the_end(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", BOT, BOT)
    visitor = Visitor(browser, f"{site.url}/t/{opened['table']['id']}")
    expect(visitor.page.locator(".outcome")).to_be_visible(timeout=60_000)
    assert visitor.complaints == []
