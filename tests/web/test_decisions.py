"""Every kind of question that the games ask can be seen in the page, and answered there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from server.running import Server
from web.browser import STATE, Visitor
from web.tables import keep, open_table, person, play, sit_down
from web.ways import DEEDS, HINTS, Hint, Way, deed_of, game_after, way_to
from words.used import decision_kinds

pytestmark = pytest.mark.slow
AT_THE_START = "choose-hero"
OF_STRANGERS = "hero-choice"
"""Asked by heroes from plug-ins alone; what they ask becomes buttons, as all that is not drawn."""

SEND_DICE = next(hint for hint in HINTS if hint.kind == "send-dice")


def test_no_kind_of_question_is_left_out() -> None:
    tried = {hint.kind for hint in HINTS}
    assert tried | {AT_THE_START, OF_STRANGERS} == decision_kinds()


@pytest.fixture(scope="module")
def visitor(site: Server, open_browser: Browser) -> Visitor:
    """Somebody who goes from table to table."""
    return Visitor(open_browser, f"{site.url}/join")


def go_to(site: Server, visitor: Visitor, way: Way) -> int:
    """Sit down where a way has led; give the number of its last action."""
    seats = [person(seat, hero) for seat, hero in enumerate(way.heroes)]
    opened = open_table(site, way.game, *seats, seed=str(way.seed))
    number = play(site, opened, way.actions)
    keep(visitor, site, opened)
    frame = visitor.page.locator("div.frame")
    expect(frame).to_have_attribute("data-number", str(number))
    if visitor.page.evaluate(STATE)["covered"]:
        visitor.page.locator(".reveal .go").click()
    return number


@pytest.mark.parametrize("hint", HINTS, ids=lambda hint: f"{hint.game}-{hint.kind}")
def test_a_question_is_answered_in_the_page(site: Server, visitor: Visitor, hint: Hint) -> None:
    number = go_to(site, visitor, way_to(hint))
    frame = visitor.page.locator("div.frame")
    expect(frame).to_have_attribute("data-asked", hint.kind)
    assert visitor.play(seed=1, seconds=120, most=1) == 1
    expect(frame).not_to_have_attribute("data-number", str(number))
    assert visitor.complaints == []


@pytest.mark.parametrize("hint", DEEDS, ids=lambda hint: f"{hint.game}-{hint.kind}")
def test_a_rare_deed_is_done_by_a_click(site: Server, visitor: Visitor, hint: Hint) -> None:
    way = way_to(hint)
    number = go_to(site, visitor, way)
    action = deed_of(game_after(way), hint.kind)
    assert action is not None
    visitor.do(action)
    expect(visitor.page.locator("div.frame")).to_have_attribute("data-number", str(number + 1))
    assert visitor.complaints == []


def test_on_a_small_phone_on_its_side_the_roll_is_in_sight(site: Server, browser: Browser) -> None:
    visitor = Visitor(browser, f"{site.url}/join")
    visitor.page.set_viewport_size({"width": 640, "height": 360})
    go_to(site, visitor, way_to(SEND_DICE))
    roll = visitor.page.locator("[data-action='roll']")
    expect(roll).to_be_in_viewport(ratio=1)
    at = roll.bounding_box()
    foot = visitor.page.locator(".foot").bounding_box()
    assert at is not None
    assert foot is not None
    assert at["y"] + at["height"] <= foot["y"]
    roll.click()
    expect(visitor.page.locator("div.frame")).not_to_have_attribute("data-asked", SEND_DICE.kind)


@pytest.mark.parametrize("game", ["karak", "karak2"])
def test_heroes_are_chosen_in_the_page(site: Server, browser: Browser, game: str) -> None:
    opened = open_table(site, game, person(0), person(1), choose=True)
    visitor = sit_down(browser, site, opened)
    frame = visitor.page.locator("div.frame")
    expect(frame).to_have_attribute("data-asked", AT_THE_START)
    visitor.play(seed=1, seconds=120, most=2)
    expect(frame).to_have_attribute("data-asked", "turn")
    assert visitor.complaints == []
