"""What the Scout sees and puts back is known to him alone (K2.A.SCT1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from hypothesis import given
from hypothesis import strategies as st

import karak
from karak.games.karak2.deck import change_deck, of_tier
from karak.games.karak2.drawing import draw
from karak.games.karak2.game import Karak2
from karak.kernel.data import Data
from karak.kernel.events import Event
from karak.kernel.log import UNKNOWN
from properties.driver2 import HEROES, KIT, Plan, plans
from properties.playing import play_on

SCOUT = "scout"
EXPLORERS = ("fights", "closes", "random")
MORE = 12
MOMENTS = 3
APART = 4


@st.composite
def scouting(draw_from: st.DrawFn, longest: int = 60) -> Plan:
    """Draw a game in which the Scout takes part."""
    plan = draw_from(plans(longest, EXPLORERS))
    others = [hero for hero in plan.heroes if hero != SCOUT] or [HEROES[0]]
    heroes = draw_from(st.permutations((SCOUT, *others[: plan.players - 1])))
    return replace(plan, how="given", heroes=tuple(heroes))


def others(game: Karak2) -> list[int | None]:
    """All but the Scout, and a spectator."""
    seats = [hero.seat for hero in game.heroes if hero.hero.name != SCOUT]
    return [None, *seats]


def choosing(plan: Plan) -> Iterator[Karak2]:
    """Play, and give the game a few times when the Scout looks at two hexes."""
    games = (game for game in plan.walk() if not game.over and game.asking.kind == "choose-hex")
    return islice(games, MOMENTS)


def hiding(plan: Plan) -> Iterator[Karak2]:
    """Play, and give the game a few times while there is something that only the Scout knows."""
    games = (game for game in plan.walk() if game.top >= 0 or len(game.drawn) > 1)
    return islice(games, 0, APART * MOMENTS, APART)


def known(game: Karak2, seat: int | None, events: tuple[Event, ...]) -> list[object]:
    """Gather what somebody knows after an action; a copy for a seat is a guess from that."""
    guess: Data = {} if seat is None else game.clone(seed=5, seat=seat).full_position()
    told = [event.seen_by(seat).as_data() for event in events]
    return [game.view(seat), told, draw(game), guess]


def another(game: Karak2, place: int | None, kind: int) -> Karak2:
    """Copy a game, with another hex on top of the deck, or at one of the two drawn places."""
    twin = KIT.own(game.clone())
    if place is None:
        change_deck(twin, twin.top, 1)
        twin.top = kind
    else:
        change_deck(twin, twin.drawn[place], 1)
        twin.drawn = tuple(kind if i == place else one for i, one in enumerate(twin.drawn))
    change_deck(twin, kind, -1)
    twin.legal = None
    return twin


def alternatives(game: Karak2, place: int | None, seed: int) -> Iterator[Karak2]:
    """Make copies that differ in one hidden hex; some of all there are."""
    hidden = game.top if place is None else game.drawn[place]
    counts = of_tier(game, game.figures.hexes[hidden].tier)
    kinds = [kind for kind, count in enumerate(counts) if count > 0 and kind != hidden]
    for kind in Random(seed).sample(kinds, min(1, len(kinds))):
        twin = another(game, place, kind)
        if twin.legal_actions():
            yield KIT.own(karak.restore(twin.snapshot()))


@given(scouting())
def test_nobody_else_learns_what_the_scout_looks_at(plan: Plan) -> None:
    for game in choosing(plan):
        assert game.recorder is not None
        entry = game.log.entries[-1]
        assert entry.answers
        for seat in others(game):
            assert set(game.log.seen_by(seat).entries[-1].answers) == {UNKNOWN}
            seen = [event.seen_by(seat) for event in game.recorder.events]
            drawn = [event.facts() for event in seen if event.kind == "hexes-drawn"]
            assert drawn == [{"seat": game.seat, "first": None, "second": None}]
        for place in (0, 1):
            for twin in alternatives(game, place, plan.seed):
                for seat in others(game):
                    assert known(twin, seat, ()) == known(game, seat, ())
                assert twin.view(game.seat) != game.view(game.seat)


@given(scouting())
def test_nobody_else_learns_what_the_scout_puts_back(plan: Plan) -> None:
    for game in choosing(plan):
        taken = game.legal_actions()[0]
        for twin in alternatives(game, 1 - taken.arg, plan.seed):
            if taken in twin.legal_actions():
                one = KIT.own(karak.restore(game.snapshot()))
                compare_until_seen(one, twin, plan.seed)


def compare_until_seen(one: Karak2, twin: Karak2, seed: int) -> None:
    """Play two games that differ in the hex put back: the others see the same in both."""
    action = one.legal_actions()[0]
    for number in range(MORE):
        events, twins = one.apply(action), twin.apply(action)
        if (one.top < 0 and len(one.drawn) < 2) or went_back(events) or went_back(twins):
            return
        for seat in others(one):
            assert known(one, seat, events) == known(twin, seat, twins)
            assert logged(one, seat) == logged(twin, seat)
        if one.over or one.top < 0:
            return
        assert one.top != twin.top
        assert one.legal_actions() == twin.legal_actions()
        action = KIT.player("collects", seed + number).choose(one)


def went_back(events: tuple[Event, ...]) -> bool:
    """Say whether hexes had no place: with them in the deck nothing is known of them any more.

    That they had none is no secret; which they were stays one.
    """
    returned = [event for event in events if event.kind == "hexes-returned"]
    for event in returned:
        told = event.seen_by(None).facts()
        assert told == {"seat": event.facts()["seat"], "first": None, "second": None}
    return len(returned) > 0


def logged(game: Karak2, seat: int | None) -> list[object]:
    """Write down what was done since the game was restored, as somebody may know it."""
    return [(entry.action.text, entry.answers) for entry in game.log.seen_by(seat).entries]


@given(scouting())
def test_the_scout_himself_knows_it(plan: Plan) -> None:
    for game in hiding(plan):
        if game.top >= 0:
            scout = game.top_known_by
            assert game.heroes[scout].hero.name == SCOUT
            assert karak.imagine(game.view(scout), 1).full_position() == game.full_position()
            assert game.clone(seed=1, seat=scout).full_position() == game.full_position()
            for twin in alternatives(game, None, plan.seed):
                assert twin.view(scout) != game.view(scout)


@given(scouting())
def test_copies_for_the_others_play_on(plan: Plan) -> None:
    for game in hiding(plan):
        for seat in others(game):
            guess = KIT.own(karak.imagine(game.view(seat), plan.seed))
            play_on(guess, KIT.player("fights", plan.seed), MORE)
            if seat is not None:
                copy = KIT.own(game.clone(seed=plan.seed & 0xFF, seat=seat))
                assert copy.view(seat) == game.view(seat)
                play_on(copy, KIT.player("closes", plan.seed), MORE)


@given(scouting())
def test_the_log_that_others_know_replays_to_what_they_see(plan: Plan) -> None:
    game = plan.play()
    for seat in others(game):
        again = karak.replay(game.log.seen_by(seat))
        assert again.view(seat)["position"] == game.view(seat)["position"]
