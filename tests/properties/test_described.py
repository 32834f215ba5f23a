"""What the protocol says of positions, events, set-ups and odds is what games really tell."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import karak
from described import POSITIONS, SETUPS, event_of
from karak.kernel.game import Game
from karak.odds import NoFight, odds_for
from karak.server.protocol.game import GameResult
from karak.server.protocol.odds import FightOdds
from properties.games import each_game
from properties.playing import CUTS, G, Kit, plans_of

FIGHTS = 6


def seats(game: Game) -> list[int | None]:
    """All who may look: every seat, and a spectator."""
    return [None, *range(game.setup.players)]


def same(data: object, kind: Any) -> None:
    """Hold data against a type: nothing is missing, nothing is unknown, all of it comes back."""
    assert msgspec.to_builtins(msgspec.convert(data, kind, strict=True)) == data


@each_game
@given(data=st.data())
def test_views_are_as_described(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    for game in plan.cut(*data.draw(CUTS)):
        for seat in seats(game):
            view = game.view(seat)
            same(view["position"], POSITIONS[kit.name])
            same(view["setup"], SETUPS[kit.name])
            same(view["result"], GameResult | None)


@each_game
@given(data=st.data())
def test_views_count_as_the_rules_do(kit: Kit[G], data: st.DataObject) -> None:
    for game in data.draw(plans_of(kit, longest=120)).walk():
        position = msgspec.convert(game.view(None)["position"], dict[str, Any])
        assert tuple(hero["points"] for hero in position["heroes"]) == game.outcome().points
        if not game.over and game.decision.kind == "add-to-attack":
            fight = position["fight" if kit.name == "karak" else "battle"]
            assert fight["attack"] == game.decision.args["attack"]
            assert fight["strength"] == game.decision.args["strength"]


@each_game
@given(data=st.data())
def test_events_are_as_described(kit: Kit[G], data: st.DataObject) -> None:
    for game in data.draw(plans_of(kit, longest=120)).walk():
        assert game.recorder is not None
        for event in game.recorder.events:
            for seat in {None, game.seat}:
                same(event.seen_by(seat).as_data(), event_of(kit.name))


@each_game
@pytest.mark.parametrize("policy", ["greedy", "fights"])
def test_odds_are_as_described(kit: Kit[G], policy: str) -> None:
    game = kit.own(karak.new_game(kit.name, heroes=list(kit.heroes[:3]), seed=5))
    player = kit.player(policy, 5)
    fights = 0
    while fights < FIGHTS and not game.over:
        with suppress(NoFight):
            same(odds_for(game).as_data(), FightOdds)
            fights += 1
        game.apply(player.choose(game))
    assert fights == FIGHTS
