"""Chance by the same door: given instead of drawn."""

import pytest

import karak
from karak.kernel.errors import ChanceNeeded, ImpossibleChance, TooMuchChance
from karak.kernel.game import Game
from kernel.played import HEROES, before, begun


def state(game: Game) -> object:
    """Everything that an action could change."""
    return game.snapshot(), len(game.log), game.legal_actions(), game.seat, game.over


def test_given_answers_are_used_and_the_generator_is_not() -> None:
    game = begun()
    words = game.snapshot()["generator"]
    game.apply(game.parse("step east"), chance=[3])
    assert game.snapshot()["generator"] == words
    assert game.log.entries[-1].answers == (3,)


def test_given_and_drawn_answers_lead_to_the_same_game() -> None:
    drawn = begun()
    given = drawn.clone()
    for text in ("step east", "end turn"):
        action = drawn.parse(text)
        if action in drawn.legal_actions():
            drawn.apply(action)
            given.apply(action, chance=list(drawn.log.entries[-1].answers))
    assert given.view(None) == drawn.view(None)


def test_too_few_answers_say_what_is_asked_and_what_is_possible() -> None:
    game = begun()
    unchanged = state(game)
    with pytest.raises(ChanceNeeded) as asked:
        game.apply(game.parse("step east"), chance=[])
    assert asked.value.kind == "tile"
    assert asked.value.possible == (0, 1, 2, 3, 4, 5, 6, 7, 8, 13)
    assert state(game) == unchanged


def test_every_answer_of_a_run_is_asked_in_order() -> None:
    game = begun()
    unchanged = state(game)
    with pytest.raises(ChanceNeeded) as asked:
        game.apply(game.parse("step east"), chance=[7])
    assert asked.value.kind == "token"
    assert asked.value.possible == tuple(range(9))
    assert state(game) == unchanged


def test_dice_are_asked_for_one_by_one() -> None:
    game = before("roll")
    for given in ([], [6]):
        unchanged = state(game)
        with pytest.raises(ChanceNeeded) as asked:
            game.apply(game.parse("roll"), chance=given)
        assert (asked.value.kind, asked.value.possible) == ("die", (1, 2, 3, 4, 5, 6))
        assert state(game) == unchanged


@pytest.mark.parametrize("die", [0, 7, -1])
def test_a_die_has_six_sides(die: int) -> None:
    game = before("roll")
    unchanged = state(game)
    with pytest.raises(ImpossibleChance) as refused:
        game.apply(game.parse("roll"), chance=[6, die])
    assert refused.value.details == {
        "kind": "die",
        "answer": str(die),
        "possible": "1 2 3 4 5 6",
    }
    assert state(game) == unchanged


@pytest.mark.parametrize("tile", [9, 12, 16, -1])
def test_a_tile_that_is_not_in_the_stack_is_impossible(tile: int) -> None:
    game = begun()
    unchanged = state(game)
    with pytest.raises(ImpossibleChance):
        game.apply(game.parse("step east"), chance=[tile])
    assert state(game) == unchanged


def test_a_token_that_has_left_the_bag_is_impossible() -> None:
    game = karak.new_game("karak", heroes=["thief", "warrior"], chance=[6, 1])
    game.apply(game.parse("step east"), chance=[7, 7])
    with pytest.raises(ImpossibleChance):
        game.apply(game.parse("step east"), chance=[7, 7])


def test_too_many_answers_are_refused() -> None:
    game = begun()
    unchanged = state(game)
    with pytest.raises(TooMuchChance) as refused:
        game.apply(game.parse("step east"), chance=[3, 1, 2])
    assert refused.value.details == {"given": 3, "used": 1}
    assert isinstance(refused.value, ImpossibleChance)
    assert state(game) == unchanged


def test_an_action_without_chance_takes_no_answer() -> None:
    game = begun()
    game.apply(game.parse("end turn"), chance=[])
    unchanged = state(game)
    with pytest.raises(TooMuchChance):
        game.apply(game.parse("end turn"), chance=[1])
    assert state(game) == unchanged


def test_an_illegal_action_asks_for_no_chance() -> None:
    with pytest.raises(karak.IllegalAction):
        begun().apply(begun().parse("roll"), chance=[1, 2])


def test_a_clone_takes_given_answers_too() -> None:
    game = begun().clone()
    assert game.apply(game.parse("step east"), chance=[3]) == ()
    with pytest.raises(ChanceNeeded):
        game.apply(game.parse("step north"), chance=[])


def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been() -> None:
    game, calm = begun(), begun()
    with pytest.raises(ImpossibleChance):
        game.apply(game.parse("step east"), chance=[99])
    game.apply(game.parse("step east"))
    calm.apply(calm.parse("step east"))
    assert game.snapshot() == calm.snapshot()


def test_the_start_takes_given_answers() -> None:
    game = karak.new_game("karak", heroes=HEROES, chance=[2, 6, 2, 2])
    assert game.seat == 1
    assert game.log.start == (2, 6, 2, 2)


def test_the_start_refuses_answers_like_an_action() -> None:
    with pytest.raises(ChanceNeeded) as asked:
        karak.new_game("karak", heroes=HEROES, chance=[2, 6, 2])
    assert asked.value.kind == "die"
    with pytest.raises(ImpossibleChance):
        karak.new_game("karak", heroes=HEROES, chance=[2, 6, 2, 7])
    with pytest.raises(TooMuchChance):
        karak.new_game("karak", heroes=HEROES, chance=[2, 6, 2, 1, 1])
    with pytest.raises(ChanceNeeded) as asked:
        karak.new_game("karak", players=2, chance=[])
    assert (asked.value.kind, asked.value.possible) == ("hero", (0, 1, 2, 3, 4, 5))
