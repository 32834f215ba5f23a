"""Views tell nothing of the generator, and are enough to imagine the game from."""

import json
import re

from hypothesis import given

import karak
from karak.games.karak1.game import Karak
from properties.driver import CUTS, Plan, Player, plans, play_on

TELLING = 1 << 20
"""A number that no rule uses."""


def seats(game: Karak) -> list[int | None]:
    """All who may look: every seat, and a spectator."""
    return [None, *range(game.setup.players)]


@given(plans(), CUTS)
def test_views_are_plain_data_without_generator_or_seed(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        assert game.setup.seed == plan.seed
        secrets = {str(one) for one in (plan.seed, *game.generator.words()) if one > TELLING}
        for seat in seats(game):
            found = set(re.findall(r"\w+", json.dumps(game.view(seat))))
            assert found.isdisjoint({"seed", "generator", *secrets})


@given(plans(), CUTS)
def test_a_view_is_enough_to_imagine_a_playable_game(plan: Plan, cuts: list[int]) -> None:
    for game in plan.cut(*cuts):
        for seat in seats(game):
            guess = karak.imagine(json.loads(json.dumps(game.view(seat))), plan.seed)
            assert guess.legal_actions() == game.legal_actions()
            assert guess.seat == game.seat
            assert guess.over == game.over
            assert isinstance(guess, Karak)
            play_on(guess, Player("random", plan.seed), 30)
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
