"""The same page in a Firefox: a whole game by what it offers."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from server.running import Server
from web.browser import STATE
from web.firefox import FIREFOX, PATIENCE, Firefox, firefox
from web.tables import held_by, open_table, person
from web.ways import finished_way, places_of

pytestmark = pytest.mark.slow
ACT = """(place) => {
  const found = document.querySelectorAll('#actions button')[Number(place)];
  found?.click();
  return Boolean(found);
}"""
ASKED_AT = """(number) => {
  const frame = document.querySelector('div.frame');
  return frame?.dataset.number === String(number) && Boolean(frame.dataset.asked);
}"""


def test_a_whole_game_in_firefox(site: Server, tmp_path: Path) -> None:
    if FIREFOX is None:
        pytest.skip("there is no Firefox here")
    way = finished_way("karak")
    seats = [person(seat, hero) for seat, hero in enumerate(way.heroes)]
    opened = open_table(site, way.game, *seats, seed=str(way.seed))
    with firefox(tmp_path) as page:
        page.go(f"{site.url}/join")
        page.evaluate("(text) => localStorage.setItem('karak.tables', text)", held_by(opened))
        page.evaluate(
            "(text) => localStorage.setItem('karak.settings', text)", json.dumps({"pace": "off"})
        )
        page.go(f"{site.url}/t/{opened['table']['code']}")
        for number, place in enumerate(places_of(way)):
            wait_for(page, f"() => ({ASKED_AT})({number})")
            assert page.evaluate(ACT, str(place))
        wait_for(page, f"() => ({STATE})().over")


def wait_for(page: Firefox, question: str) -> None:
    """Ask the page until it says yes."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(question):
        assert time.monotonic() < until, question
        time.sleep(0.02)
