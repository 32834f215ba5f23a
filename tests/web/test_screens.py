"""The pages around the board: everybody finds their way, by hand, by keyboard, in each language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from karak.table.fairness import promise
from server.running import Server
from web.axe import findings
from web.browser import ELSEWHERE, Visitor
from web.scanning import scanned
from web.tables import held_by, open_table, person

pytestmark = pytest.mark.slow
PAGES = ("", "new", "join", "watch", "games", "replays", "learn/karak2", "settings", "fair")


def is_wider_than_its_window(page: Page) -> bool:
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider


def fill_in(visitor: Visitor, *seats: str) -> None:
    """Open a table by the form: a person, and what is said of the next seats."""
    for place, who in enumerate(seats, start=1):
        visitor.page.locator("form .who").nth(place).select_option(who)
    visitor.page.locator("form .go").click()


def test_every_page_can_be_used_by_everybody(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        visitor.page.goto(f"{site.url}/{path}")
        expect(visitor.page.locator("h1")).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        found[path] = findings(visitor.page)
        visitor.page.set_viewport_size({"width": 360, "height": 640})
        assert not is_wider_than_its_window(visitor.page), path
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
    assert found == {path: [] for path in PAGES}
    assert visitor.complaints == []


def test_the_language_is_the_browsers_changed_anywhere_and_remembered(
    site: Server, browser: Browser
) -> None:
    page = browser.new_context(locale="cs-CZ").new_page()
    page.goto(site.url)
    expect(page.locator(".play")).to_contain_text("Hrát hned")
    page.locator(".lang select").select_option("pl")
    expect(page.locator(".play")).to_contain_text("Zagraj teraz")
    page.locator(".play").click()
    expect(page.locator(".labyrinth")).to_be_visible()
    page.goto(f"{site.url}/learn/karak2")
    expect(page.locator("h1")).to_have_text("Zasady")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_rules_are_searched_by_words_and_ids(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, f"{site.url}/learn")
    visitor.page.get_by_role("searchbox").fill("k1.m4")
    expect(visitor.page.locator("article")).to_have_count(1)
    expect(visitor.page.locator("article h3")).to_contain_text("Gates")
    visitor.page.get_by_role("link", name="Karak 2").click()
    visitor.page.get_by_role("searchbox").fill("")
    expect(visitor.page.locator(".ruling").first).to_be_visible()
    expect(visitor.page.locator(".ours").first).to_be_visible()
    assert visitor.complaints == []


def test_friends_meet_in_the_waiting_room(site: Server, browser: Browser) -> None:
    ann = Visitor(browser, f"{site.url}/new")
    fill_in(ann, "open", "open")
    expect(ann.page.locator(".qr path").first).to_have_attribute("d", re.compile("^M0 0"))
    assert scanned(ann.page.locator(".qr")) == ann.page.url
    assert findings(ann.page) == []
    ben = Visitor(browser, ann.page.url, phone=True)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator("li", has_text="Ben")).to_be_visible()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.locator(".table li").nth(2)).to_contain_text("Ben")
    expect(ben.page.locator(".table li").nth(2)).to_contain_text("that is you")
    assert findings(ben.page) == []
    ann.page.get_by_role("button", name="Fill with bots").click()
    ann.page.get_by_role("button", name="Begin the game").click()
    for each in (ann, ben):
        expect(each.page.locator(".labyrinth")).to_be_visible()
        assert each.complaints == []


def test_a_seat_moves_to_another_device(site: Server, browser: Browser) -> None:
    desk = Visitor(browser, f"{site.url}/new")
    fill_in(desk, "open")
    desk.page.get_by_role("button", name="Other device").click()
    link = desk.page.locator("dialog input").input_value()
    assert "#" in link
    assert scanned(desk.page.locator("dialog .qr")) == link
    assert findings(desk.page) == []
    phone = Visitor(browser, link, phone=True)
    expect(phone.page.locator(".table li").first).to_contain_text("that is you")
    expect(phone.page.get_by_role("button", name="Fill with bots")).to_be_visible()
    assert "#" not in phone.page.url
    expect(desk.page.get_by_role("button", name="Fill with bots")).to_have_count(0)
    late = Visitor(browser, link, phone=True)
    expect(late.page.get_by_role("alert")).to_be_visible()


def test_a_table_with_everything_on_it(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, f"{site.url}/new")
    page = visitor.page
    page.get_by_role("radio", name="Picked here").check()
    for place, hero in enumerate(("wizard", "thief", "oracle")):
        page.get_by_label(f"Hero of seat {place + 1}").select_option(hero)
    page.get_by_role("checkbox", name="Experts").check()
    page.get_by_role("radio", name="For each move").check()
    page.get_by_label("When the time is up").select_option("end-turn")
    page.get_by_role("radio", name="Known dice").check()
    page.get_by_label("The number the dice follow from").fill("7")
    chosen = page.locator("input[type=file]")
    chosen.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"[hero\n"})
    expect(page.get_by_role("alert")).to_contain_text("line 1")
    figures = b"[hero]\nhearts = 7\n"
    chosen.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": figures})
    expect(page.locator(".file")).to_contain_text("mine.toml")
    with page.expect_request("**/api/tables") as sent:
        page.locator("form .go").click()
    wish = json.loads(sent.value.post_data or "")
    assert [seat["hero"] for seat in wish["seats"]] == ["wizard", "thief", "oracle"]
    assert wish["clock"] == {"per": "move", "seconds": 120, "at_zero": "end-turn"}
    assert (wish["seed"], wish["variants"]) == ("7", ["experts-goal"])
    assert wish["figures"] == {"hero": {"hearts": 7}}
    expect(page.locator(".labyrinth")).to_be_visible()
    assert visitor.complaints == []


def test_torn_files_are_refused_and_promises_checked_in_the_browser(
    site: Server, browser: Browser
) -> None:
    visitor = Visitor(browser, f"{site.url}/replays")
    page = visitor.page
    page.locator("input[type=file]").set_input_files(
        {"name": "torn.json", "mimeType": "application/json", "buffer": b"{"}
    )
    expect(page.get_by_role("alert")).to_contain_text("torn.json")
    page.goto(f"{site.url}/fair")
    page.get_by_label("Promise").fill(promise(42, "00ff"))
    page.get_by_label("Seed").fill("42")
    page.get_by_label("Salt").fill("00ff")
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_contain_text("kept")
    page.get_by_label("Seed").fill("43")
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_contain_text("not the dice")


def test_a_plain_address_in_the_network_is_enough(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, f"http://{ELSEWHERE}:{site.port}/fair")
    page = visitor.page
    assert page.evaluate("!isSecureContext && !crypto.subtle && !navigator.clipboard")
    page.get_by_label("Promise").fill(promise(42, "00ff"))
    page.get_by_label("Seed").fill("42")
    page.get_by_label("Salt").fill("00ff")
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".verdict")).to_contain_text("kept")
    page.goto(f"http://{ELSEWHERE}:{site.port}/new")
    fill_in(visitor, "open")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator("[data-action^='step']").first).to_be_visible()
    others = [each for each in visitor.complaints if "Cross-Origin-Opener-Policy" not in each]
    assert others == []  # Browsers tell that this header needs more than plain http.


def test_wrong_ways_end_in_words(site: Server, browser: Browser) -> None:
    page = browser.new_context(locale="en").new_page()
    answer = page.goto(f"{site.url}/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.goto(f"{site.url}/t/ABCD2345")
    expect(page.locator("h1")).to_have_text("No such table")
    assert findings(page) == []
    page.goto(f"{site.url}/join")
    page.get_by_label("Link or code").fill("what?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("eight letters")


def test_a_table_is_opened_by_keyboard_alone(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, site.url)
    page = visitor.page
    page.keyboard.press("Tab")
    for _ in range(30):
        focused = page.evaluate("document.activeElement?.getAttribute('href') ?? ''")
        if focused == "/new":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("form")).to_be_visible()
    page.locator("form .who").first.focus()
    for _ in range(60):
        if page.evaluate("document.activeElement?.classList.contains('go')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".labyrinth")).to_be_visible()


def test_it_can_be_installed(site: Server, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(site.url)
    manifest = page.request.get(f"{site.url}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert page.request.get(site.url + icon["src"]).ok


def test_long_lists_of_games_are_shown_piece_by_piece(site: Server, browser: Browser) -> None:
    opened = [open_table(site, "karak", person(0), person(1), public=True) for _ in range(23)]
    codes = {f"/t/{each['table']['code']}" for each in opened}
    visitor = Visitor(browser, f"{site.url}/watch")
    page = visitor.page
    held = json.dumps(json.dumps([json.loads(held_by(each))[0] for each in opened]))
    page.evaluate(f"localStorage.setItem('karak.tables', {held})")
    for path in ("watch", "games"):
        page.goto(f"{site.url}/{path}")
        cards = page.locator(".cards a")
        expect(cards).to_have_count(20)
        page.get_by_role("button", name="Show more").click()
        expect(cards.nth(22)).to_be_visible()
        shown = page.evaluate(
            "[...document.querySelectorAll('.cards a')].map((card) => card.getAttribute('href'))"
        )
        assert codes <= set(shown), path
        assert findings(page) == []
    assert visitor.complaints == []
