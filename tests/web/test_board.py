"""The boards: places, keys, turning, looking around, and that they move smoothly."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from server.running import Server
from web.browser import Visitor

SMALLEST_BOARD = "canvas.shown"
SEED = "20261116"
AROUND_G = {
    "northwest": "KeyT",
    "northeast": "KeyY",
    "west": "KeyF",
    "east": "KeyH",
    "southwest": "KeyV",
    "southeast": "KeyB",
}
OPEN = """async ([game, seed]) => {
  const seats = ["Ann", "Ben"].map((name) => ({ who: "person", name }));
  const wish = { game, seats, start: true, seed };
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
  const { table, seats: held, host } = await answer.json();
  const { id, code } = table;
  const kept = { id, code, game, seats: held, host, phase: "playing", when: 1 };
  localStorage.setItem("karak.tables", JSON.stringify([kept]));
  return table.code;
}"""
DRAG = """() => new Promise((done) => {
  const window = document.querySelector(".viewport");
  window.setPointerCapture = () => {};
  const world = document.querySelector(".world");
  const touch = (type, x) => window.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: "touch", clientX: x, clientY: 300, bubbles: true,
  }));
  const drawn = new MutationObserver((changes) => { count += changes.length; });
  let count = 0;
  const attributeFilter = ["d", "x", "y", "href"];
  drawn.observe(world, { subtree: true, childList: true, attributes: true, attributeFilter });
  touch("pointerdown", 300);
  for (let x = 310; x <= 400; x += 10) touch("pointermove", x);
  const moved = world.style.transform;
  touch("pointerup", 400);
  requestAnimationFrame(() => { drawn.disconnect(); done([moved, count]); });
})"""

PINCH = """() => {
  const board = document.querySelector(".viewport");
  board.setPointerCapture = () => {};
  const touch = (type, pointerId, clientX) => board.dispatchEvent(new PointerEvent(type, {
    pointerId, pointerType: "touch", clientX, clientY: 400, bubbles: true,
  }));
  touch("pointerdown", 1, 300);
  touch("pointerdown", 2, 500);
  for (let x = 310; x <= 360; x += 10) touch("pointermove", 1, x);
  touch("pointerup", 1, 360);
  touch("pointerup", 2, 500);
}"""

NOTED = """
  window.notes = [];
  localStorage.setItem("karak.settings", JSON.stringify({ pace: "off", notify: true }));
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  window.Notification = class {
    static permission = "granted";
    constructor(title) { window.notes.push(title); }
    close() {}
  };
"""

LISTEN = """() => {
  window.heard = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
  }
}"""

HEARD = """() => new Promise((done) => {
  const listen = () => (window.heard ? done() : setTimeout(listen, 20));
  listen();
})"""


def board_of(site: Server, browser: Browser, game: str) -> Page:
    """Open a table of two on one device, with known luck, and look at its board."""
    visitor = Visitor(browser, site.url)
    page = visitor.page
    code = page.evaluate(OPEN, [game, SEED])
    page.goto(f"{site.url}/t/{code}")
    expect(page.locator(SMALLEST_BOARD)).to_be_visible()
    return page


def zoom_of(page: Page) -> float:
    """Tell how large the board is drawn."""
    zoom: float = page.evaluate("new DOMMatrix(document.querySelector('.world').style.transform).a")
    return zoom


def places(page: Page) -> Locator:
    """Find everything on the board that can be chosen."""
    return page.locator(".world [data-action]")


def test_arrows_explore_the_labyrinth_and_r_turns_what_was_found(
    site: Server, browser: Browser
) -> None:
    page = board_of(site, browser, "karak")
    expect(places(page).first).to_have_attribute("aria-label", re.compile("Explore"))
    page.keyboard.press("ArrowUp")
    while page.locator(".lay").count() == 0:  # A tile that fits in one way is laid at once.
        page.wait_for_timeout(50)
        if places(page).count() and page.locator(".lay").count() == 0:
            page.keyboard.press("ArrowUp")
    expect(page.locator(".laying")).to_be_visible()
    way = page.locator(".lay p").inner_text()
    page.keyboard.press("r")
    if "way" in way:
        expect(page.locator(".lay p")).not_to_have_text(way)
    page.keyboard.press("Enter")
    expect(page.locator(".lay")).to_have_count(0)


def test_tab_reaches_each_place_by_its_name(site: Server, browser: Browser) -> None:
    page = board_of(site, browser, "karak")
    page.locator(".viewport").focus()
    names: list[str] = []
    for _ in range(places(page).count()):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    sides = ("north", "east", "south", "west")
    assert names == [f"Explore to the {side}" for side in sides]


def test_the_keys_around_g_ride_and_arrows_choose_among_places(
    site: Server, browser: Browser
) -> None:
    page = board_of(site, browser, "karak2")
    expect(page.locator(".land .target[data-x]").first).to_be_attached()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
    expect(page.locator(".land .target:focus")).to_have_count(1)
    chosen = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press(AROUND_G[chosen.removeprefix("move ")])
    expect(page.locator(f'.land [data-action="{chosen}"]')).to_have_count(0)


def test_dragging_moves_one_layer_and_draws_nothing_again(site: Server, browser: Browser) -> None:
    page = board_of(site, browser, "karak")
    page.wait_for_timeout(200)
    moved, drawn = page.evaluate(DRAG)
    assert moved.startswith("translate(")
    assert drawn == 0
    expect(page.locator(".tools .go")).to_be_visible()  # It no longer follows, until it is centred.
    page.locator(".tools .go").click()
    expect(page.locator(".tools .go")).to_have_count(0)


def test_wheel_and_two_fingers_zoom_and_all_of_it_comes_back(
    site: Server, browser: Browser
) -> None:
    page = board_of(site, browser, "karak")
    page.wait_for_timeout(200)
    before = zoom_of(page)
    page.mouse.move(400, 400)
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => document.querySelector('.tools .go')")
    nearer = zoom_of(page)
    assert nearer > before
    page.evaluate(PINCH)
    assert zoom_of(page) < nearer
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(".tools .go")).to_have_count(0)
    assert zoom_of(page) == before


def test_a_window_that_is_turned_shows_the_board_in_its_middle(
    site: Server, browser: Browser
) -> None:
    page = board_of(site, browser, "karak2")
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        for place in page.locator(".world .target:not(.open)").all():
            box = place.bounding_box()
            assert box is not None
            assert box["x"] > 0
            assert box["x"] + box["width"] < width
    middle = page.locator(".world .target:not(.open)").first.bounding_box()
    assert middle is not None
    assert 300 < middle["x"] < 800


def test_nothing_moves_for_whoever_wants_calm(site: Server, browser: Browser) -> None:
    page = board_of(site, browser, "karak")
    page.emulate_media(reduced_motion="no-preference")
    kept = '{"motion": "calm", "pace": "off"}'
    page.context.add_init_script(f"localStorage.setItem('karak.settings', '{kept}')")
    for address in (page.url, site.url):
        page.goto(address)
        expect(page.locator(".play, canvas.shown").first).to_be_visible()
        assert page.evaluate("document.getAnimations().length") == 0


def test_the_tab_says_whose_turn_it_is_and_a_note_calls_if_allowed(
    site: Server, browser: Browser
) -> None:
    page = board_of(site, browser, "karak")
    expect(page).to_have_title("Your turn! · Karak")
    page.add_init_script(NOTED)
    page.reload()
    expect(page.locator(SMALLEST_BOARD)).to_be_visible()
    assert page.evaluate("window.notes[0]") == "Your turn! · Karak"


def test_sound_goes_off_with_one_tap_and_stays_off(site: Server, browser: Browser) -> None:
    page = board_of(site, browser, "karak")
    page.get_by_role("button", name="Turn the sound off").click()
    expect(page.get_by_role("button", name="Turn the sound on")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('karak.settings')).sound")
    assert kept is False


def test_what_happens_is_heard_unless_the_sound_is_off(site: Server, browser: Browser) -> None:
    page = board_of(site, browser, "karak")
    page.evaluate(LISTEN)
    frame = page.locator("div.frame")
    number = frame.get_attribute("data-number") or ""
    page.locator(".viewport").click(position={"x": 120, "y": 600})
    page.locator("#actions button").first.dispatch_event("click")
    expect(frame).not_to_have_attribute("data-number", number)
    page.evaluate(HEARD)
    page.get_by_role("button", name="Turn the sound off").click()
    page.wait_for_timeout(300)
    heard = page.evaluate("window.heard")
    number = frame.get_attribute("data-number") or ""
    page.locator("#actions button").first.dispatch_event("click")
    expect(frame).not_to_have_attribute("data-number", number)
    page.wait_for_timeout(300)
    assert page.evaluate("window.heard") == heard
