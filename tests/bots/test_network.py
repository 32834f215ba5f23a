"""The network that champion judges positions of Karak by."""

from collections.abc import Iterator

import pytest

from bots.positions import positions_of
from karak.bots.karak1.judging import Scales
from karak.bots.karak1.learned import ENDS, NETWORK, PLAIN, ROWS, STARTS
from karak.bots.karak1.network import Network, Rivals
from karak.bots.karak1.portrait import (
    COMMON_NAMES,
    OWN_NAMES,
    RIVAL,
    RIVAL_NAMES,
    common_portrait,
    own_portrait,
)
from karak.bots.karak1.standing import NAMES, standing
from karak.bots.karak1.surroundings import Neighbourhood
from karak.bots.karak1.weights import WEIGHTS
from karak.games.karak1.pieces import TREASURE
from karak.games.karak1.state import State


def positions(players: int) -> Iterator[State]:
    """Positions of a game, some of them in the middle of a turn or fight."""
    for game in positions_of("karak", players, seed=players, every=11):
        assert isinstance(game, State)
        yield game


def near_to(game: State) -> list[Neighbourhood]:
    """What is near to each hero."""
    return NETWORK.look_around(game)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_chances_to_win_add_up_to_one(players: int) -> None:
    for game in positions(players):
        values = NETWORK.values(game, 0)
        assert len(values) == players
        assert sum(values) == pytest.approx(1.0)
        assert min(values) > 0.0


def test_every_input_has_a_name_and_a_weight() -> None:
    inputs = len(OWN_NAMES) + len(RIVAL_NAMES) + len(COMMON_NAMES)
    assert len(PLAIN) == len(OWN_NAMES)
    assert {len(row) for row in ROWS} == {inputs}
    assert len(ROWS) == len(STARTS) == len(ENDS)
    for game in positions(3):
        near = near_to(game)
        assert {len(seat) for seat in NETWORK.portraits(game, near, 0)} == {len(PLAIN)}
        assert len(common_portrait(game)) == len(COMMON_NAMES)


def test_inputs_are_about_the_size_of_one() -> None:
    for game in positions(2):
        near = near_to(game)
        for seat in NETWORK.portraits(game, near, 1):
            assert all(-5.0 <= number <= 12.0 for number in seat)
        assert all(0.0 <= number <= 3.0 for number in common_portrait(game))


def test_a_portrait_begins_with_the_standing() -> None:
    for game in positions(2):
        near = near_to(game)
        for seat in range(2):
            standing_there = standing(game, seat, near[seat])
            assert own_portrait(game, seat, near[seat], seat == 0)[: len(NAMES)] == standing_there


def test_without_units_it_weighs_as_scales_do() -> None:
    plain = [*WEIGHTS, *[0.0] * (len(OWN_NAMES) - len(WEIGHTS))]
    network, scales = Network(plain, [], [], []), Scales(WEIGHTS)
    for game in positions(4):
        near = near_to(game)
        assert network.strengths(game, near, 0) == pytest.approx(scales.strengths(game, near, 0))


def test_who_thinks_is_told_apart_from_knights_but_not_from_equals() -> None:
    equal = Network(PLAIN, ROWS, STARTS, ENDS, among_knights=False)
    gained = 0.0
    for game in positions(3):
        for thinker in range(3):
            told = [seat[-1] for seat in NETWORK.portraits(game, near_to(game), thinker)]
            assert told == [1.0 if seat == thinker else 0.0 for seat in range(3)]
            gained += NETWORK.values(game, thinker)[thinker] - equal.values(game, thinker)[thinker]
        assert equal.values(game, 0) == equal.values(game, 1)
    assert gained > 0.0


def test_a_unit_grows_less_and_less() -> None:
    own, rivals = len(OWN_NAMES), len(RIVAL_NAMES)
    row = [1.0, *[0.0] * (own - 1), 2.0, *[0.0] * (rivals - 1), 4.0]
    network = Network([0.0] * own, [row] * 4, [1.0] * 4, [3.0, 0.0, 0.0, 0.0])
    me, other = [0.0] * own, [0.0] * own
    me[OWN_NAMES.index("points")] = 1.0
    other[OWN_NAMES.index("points")] = 0.5
    seats = [me, other]
    rivals = Rivals(seats)
    assert network.strength(seats, 0, rivals, network.begun([0.25])) == pytest.approx(
        3.0 * 4.0 / 5.0
    )
    assert network.strength(seats, 0, rivals, network.begun([-2.0])) == pytest.approx(
        3.0 * -5.0 / 6.0
    )


def test_of_its_rivals_a_seat_is_told_the_greatest() -> None:
    seats = [[0.0] * len(OWN_NAMES) for _ in range(3)]
    for seat, (points, weapons) in enumerate([(9.0, 9.0), (1.0, 4.0), (3.0, 2.0)]):
        seats[seat][RIVAL[0]] = points
        seats[seat][RIVAL[1]] = weapons
    rivals = Rivals(seats)
    assert [rivals.greatest(0, place) for place in range(3)] == [3.0, 4.0, 0.0]
    assert [rivals.greatest(1, place) for place in range(3)] == [9.0, 9.0, 0.0]
    assert [rivals.greatest(2, place) for place in range(3)] == [9.0, 9.0, 0.0]


def test_treasures_are_worth_having() -> None:
    for game in positions(2):
        twin = game.clone(1)
        assert isinstance(twin, State)
        twin.heroes[1].put(TREASURE)
        twin.heroes[1].put(TREASURE)
        assert NETWORK.values(twin, 0)[1] > NETWORK.values(game, 0)[1]
