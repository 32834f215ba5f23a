"""Views tell nothing of the generator, and are enough to imagine the game from."""

import json
import re

from hypothesis import given
from hypothesis import strategies as st

import karak
from karak.kernel.game import Game
from properties.driver import Plan, plans
from properties.games import each_game
from properties.playing import CUTS, G, Kit, plans_of, play_on

HIDING = {"choose-hex"}
"""Questions whose answers hang on what the others cannot know."""
TELLING = 1 << 20
"""A number that no rule uses."""


def seats(game: Game) -> list[int | None]:
    """All who may look: every seat, and a spectator."""
    return [None, *range(game.setup.players)]


@each_game
@given(data=st.data())
def test_views_are_plain_data_without_generator_or_seed(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        assert game.setup.seed == plan.seed
        secrets = {str(one) for one in (plan.seed, *game.generator.words()) if one > TELLING}
        for seat in seats(game):
            found = set(re.findall(r"\w+", json.dumps(game.view(seat))))
            assert found.isdisjoint({"seed", "generator", *secrets})


@each_game
@given(data=st.data())
def test_a_view_is_enough_to_imagine_a_playable_game(kit: Kit[G], data: st.DataObject) -> None:
    plan = data.draw(plans_of(kit))
    cuts = data.draw(CUTS)
    for game in plan.cut(*cuts):
        for seat in seats(game):
            guess = kit.own(karak.imagine(json.loads(json.dumps(game.view(seat))), plan.seed))
            assert guess.view(seat) == game.view(seat)
            assert guess.seat == game.seat
            assert guess.over == game.over
            if game.over or seat == game.seat or game.decision.kind not in HIDING:
                assert guess.legal_actions() == game.legal_actions()
            play_on(guess, kit.player("random", plan.seed), 30)
            assert guess.over or guess.legal_actions()


@given(plans(longest=150))
def test_events_are_plain_data_and_open_to_all(plan: Plan) -> None:
    for game in plan.walk():
        assert game.recorder is not None
        for event in game.recorder.events:
            told = event.as_data()
            assert json.loads(json.dumps(told)) == told
            assert [event.seen_by(seat) for seat in seats(game)] == [event] * (
                1 + game.setup.players
            )
