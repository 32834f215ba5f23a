"""What surrounds the board: everything the server offers at a table can be seen, told and done."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.axe import findings
from web.tables import BOT, OPEN, Data, open_table, person, sit_down

pytestmark = pytest.mark.slow
ANN = person(0)
BEN = person(1)


def act(page: Page, action: str) -> None:
    """Do something that is offered."""
    page.locator(f'[data-action="{action}"]').first.dispatch_event("click")


def close(page: Page) -> None:
    """Close what is open."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_anything_can_be_looked_at_with_its_rule(site: Server, browser: Browser) -> None:
    hero = {**ANN, "hero": "warrior"}
    opened = open_table(site, "karak", hero, {**BEN, "hero": "oracle"})
    page = sit_down(browser, site, opened).page
    page.get_by_role("button", name="Double Attack").first.click()
    expect(page.locator("dialog h2")).to_have_text("Double Attack")
    expect(page.locator("dialog")).to_contain_text("K1.A.WAR1")
    close(page)
    page.get_by_role("button", name="Everything about Taia").click()
    expect(page.locator("dialog")).to_contain_text("Fateweaver")
    page.locator("dialog .ability").first.click()
    expect(page.locator("dialog h2")).to_have_text("Foresight")
    page.keyboard.press("Escape")
    expect(page.locator("dialog h2")).to_have_text("Taia the Oracle")
    close(page)
    page.locator(".viewport").click(position={"x": 540, "y": 430})
    expect(page.locator("dialog h2")).to_have_text("Start tile")
    close(page)


def test_keys_lead_everywhere_and_the_focus_is_never_lost(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", {**ANN, "hero": "warrior"}, {**BEN, "hero": "oracle"})
    visitor = sit_down(browser, site, opened)
    page = visitor.page
    titles = {"p": "The position in words", "l": "The whole game in words", "?": "Keys"}
    for key, title in titles.items():
        page.keyboard.press(key)
        expect(page.locator("dialog h2")).to_have_text(title)
        close(page)
    page.keyboard.press("a")
    expect(page.locator("#actions button").first).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(6):
        page.wait_for_timeout(400)
        assert page.evaluate("document.activeElement !== document.body")
        if not page.locator("#actions button").count():
            break
        page.keyboard.press("a")
        page.keyboard.press("Enter")
    assert visitor.complaints == []


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_axe_finds_nothing_at_the_table(site: Server, browser: Browser, game: str) -> None:
    opened = open_table(site, game, {**ANN, "hero": "warlock"}, {**BEN, "hero": "oracle"})
    page = sit_down(browser, site, opened).page
    found = findings(page)
    page.keyboard.press("p")
    expect(page.locator("dialog h2")).to_be_visible()
    found += findings(page)
    close(page)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator(".mini").first.click()
    expect(page.locator("dialog .ability").first).to_be_visible()
    found += findings(page)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert found == []


def test_taking_back_says_why_not_and_ending_warns(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak2", {**ANN, "hero": "warlock"}, {**BEN, "hero": "princess"})
    page = sit_down(browser, site, opened).page
    page.keyboard.press("u")
    expect(page.locator("#why-not")).to_contain_text("nothing of yours")
    page.keyboard.press("x")
    expect(page.locator("[data-action='end turn']")).to_contain_text("2 actions left")
    act(page, "raise skeleton")
    expect(page.get_by_role("button", name="Skeleton: 1")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Skeleton: 1")).to_have_count(0)


def test_people_talk_leave_and_are_helped_by_the_host(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", ANN, OPEN, start=False)
    path = f"{site.url}/api/tables/{opened['table']['id']}"
    joined: Data = httpx.post(f"{path}/seats", json={"name": "Ben"}).raise_for_status().json()
    headers = {"Karak-Secret": opened["host"]}
    httpx.post(f"{path}/start", json={}, headers=headers).raise_for_status()
    ann = sit_down(browser, site, opened).page
    ben = sit_down(browser, site, joined).page
    ben.keyboard.press("m")
    ben.locator("[data-emote=good-luck]").click()
    expect(ann.locator(".bubble")).to_contain_text("Good luck!")
    ben.close()
    ann.get_by_role("button", name="Menu").click()
    ann.locator("[data-open=seats]").click()
    expect(ann.locator("dialog")).to_contain_text("away")
    ann.get_by_role("button", name="Let them back in").click()
    link = ann.locator("dialog input").input_value()
    assert re.search(r"#seat=1&claim=\w+$", link)
    ann.get_by_role("button", name="Let a bot play for me").click()
    ann.get_by_role("button", name="Play on myself").click()
    expect(ann.get_by_role("button", name="Let a bot play for me")).to_be_visible()
    ann.get_by_role("button", name="Let a bot play meanwhile").click()
    expect(ann.locator("dialog")).to_contain_text("for Ben")


def test_the_others_turns_can_be_watched_again_and_after_a_reload(
    site: Server, browser: Browser
) -> None:
    opened = open_table(site, "karak2", {**ANN, "hero": "warlock"}, {**BOT, "hero": "princess"})
    page = sit_down(browser, site, opened).page
    end = page.locator("[data-action='end turn']")
    expect(end).to_be_enabled()
    act(page, "end turn")
    act(page, "end turn")
    expect(page.get_by_role("button", name="Watch", exact=True)).to_be_visible()
    expect(end).to_be_enabled()
    now = page.locator("div.frame").get_attribute("data-number") or ""
    for _ in range(2):
        page.get_by_role("button", name="Watch", exact=True).click()
        expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
        expect(page.locator("div.frame")).not_to_have_attribute("data-number", now)
        page.keyboard.press("s")
        expect(page.locator("div.frame")).to_have_attribute("data-number", now)
        expect(end).to_be_enabled()
        page.reload()


def test_dice_of_ones_own_are_told_one_by_one(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak", ANN, BOT, own_dice=True, start=False, seed=None)
    path = f"{site.url}/api/tables/{opened['table']['id']}/start"
    chance: list[int] = []
    while True:
        answer = httpx.post(path, json={"chance": chance}, headers={"Karak-Secret": opened["host"]})
        rolls = answer.raise_for_status().json()["rolls"]
        if rolls is None:
            break
        chance.append(rolls["possible"][-len(chance) % len(rolls["possible"])]["answer"])
    visitor = sit_down(browser, site, opened)
    page = visitor.page
    kinds: set[str] = set()
    offered = page.locator(".chance [data-answer], .chance .go, .lay .go, [data-action]:enabled")
    for _ in range(200):
        if len(kinds) == 4:
            break
        expect(offered.first).to_be_attached()
        if page.locator(".chance").count():
            kinds.add(page.locator(".chance h2").inner_text())
            room = page.locator(".chance [data-answer]", has_text="Room")
            anything = page.locator(".chance [data-answer], .chance .go")
            (room if room.count() else anything).first.click()
        elif page.locator(".lay .go").count():
            page.locator(".lay .go").click()
        else:
            step = page.locator("[data-action^='step']")
            (step if step.count() else offered).first.dispatch_event("click")
        page.wait_for_timeout(60)
    assert len(kinds) == 4
    assert visitor.complaints == []


def test_five_round_one_device_hand_it_over(site: Server, browser: Browser) -> None:
    heroes = ("scout", "princess", "warlock", "ranger", "oracle")
    seats = [{"who": "person", "name": f"P{hero}", "hero": hero} for hero in heroes]
    opened = open_table(site, "karak2", *seats)
    visitor = sit_down(browser, site, opened, phone=True)
    page = visitor.page
    for _ in range(30):
        if page.locator(".reveal").count():
            break
        if page.locator("[data-action=explore]").count() and "Darius" in page.title() + (
            page.locator("h1").inner_text()
        ):
            act(page, "explore")
        elif page.locator("[data-action='end turn']:enabled").count():
            act(page, "end turn")
        page.wait_for_timeout(120)
    expect(page.locator(".reveal")).to_contain_text("Pscout")
    page.locator(".reveal .go").click()
    expect(page.locator("[data-action^='take']").first).to_be_visible()
    assert visitor.complaints == []


def test_when_time_is_up_a_bot_takes_over_and_gives_back(site: Server, browser: Browser) -> None:
    clock = {"per": "move", "seconds": 5}
    opened = open_table(site, "karak", ANN, BEN, clock=clock)
    page = sit_down(browser, site, opened).page
    expect(page.locator(".clock.running").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-open=seats]").click()
    expect(page.get_by_role("button", name="Play on myself").first).to_be_visible()
    page.get_by_role("button", name="Play on myself").first.click()
    expect(page.locator("dialog")).to_contain_text("Ann")


def test_the_language_changes_in_the_middle_of_a_game(site: Server, browser: Browser) -> None:
    opened = open_table(site, "karak2", {**ANN, "hero": "warlock"}, {**BEN, "hero": "oracle"})
    visitor = sit_down(browser, site, opened)
    page = visitor.page
    act(page, "raise skeleton")
    expect(page.get_by_role("button", name="Skeleton: 1")).to_be_visible()
    page.evaluate("window.isTheSamePage = true")
    told = {page.locator("aside").inner_text()}
    for language in ("de", "cs", "pl"):
        page.keyboard.press("Escape")
        page.locator("aside .tools button").last.click()
        page.locator("dialog .lang select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        close(page)
        told.add(page.locator("aside").inner_text())
        page.keyboard.press("p")
        expect(page.locator("dialog h2")).not_to_have_text("The position in words")
        close(page)
        page.locator("aside .look").first.click()
        expect(page.locator("dialog details").first).to_be_visible()
        close(page)
    assert len(told) == 4
    assert page.evaluate("window.isTheSamePage")
    assert visitor.complaints == []
