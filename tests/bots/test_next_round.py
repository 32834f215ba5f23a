"""Champion weighs each plan of its turn in Karak by exact odds, the best by what may follow."""

import pytest

from bots.positions import positions_of
from karak.bots.champion import SEARCHED, ChampionBot
from karak.bots.karak1.foresight import Foresight
from karak.bots.karak1.futures import Future
from karak.bots.karak1.guide import keen_plans
from karak.bots.karak1.keen import KeenForesight, Onlooker
from karak.bots.karak1.learned import ENDS, NETWORK, PLAIN, ROWS, STARTS
from karak.bots.karak1.network import Network
from karak.bots.karak1.nextround import MOST_CONTENDERS, MOST_FURTHER, MOST_FUTURES, NextRound
from karak.bots.karak1.outlook import AT_ONCE, DARK, KEEN
from karak.games.karak1.exploring import TURN_TILE
from karak.games.karak1.pieces import ROOM
from karak.games.karak1.state import State
from karak.games.karak1.turn import FREE_TURN

PLENTY = 150


def questions(players: int, every: int = 47) -> list[State]:
    """Positions in which there is something to choose."""
    found: list[State] = []
    for game in positions_of("karak", players, seed=players, every=every):
        copy = game.clone(1, game.seat)
        assert isinstance(copy, State)
        if len(keen_plans(copy)) > 1:
            found.append(copy)
    assert found
    return found


def thought(game: State, iterations: int = PLENTY) -> NextRound:
    """Think about a position."""
    thinking = NextRound(game, keen_plans(game), NETWORK)
    thinking.search(iterations)
    return thinking


def test_every_plan_is_looked_at_and_the_best_chosen() -> None:
    for game in questions(2):
        thinking = thought(game)
        assert [look.plan for look in thinking.looks] == thinking.plans
        assert thinking.best().chance == max(look.chance for look in thinking.looks)
        assert thinking.iterations == sum(look.visits for look in thinking.looks)


def test_it_begins_with_exact_odds() -> None:
    for game in questions(3):
        thinking = thought(game, 1)
        thinking.search(PLENTY)
        chances = [KeenForesight(NETWORK, game).chance(plan) for plan in thinking.plans]
        assert thinking.hopes == pytest.approx(chances)


def test_only_what_could_be_the_best_is_followed_further() -> None:
    followed = 0
    for game in questions(2):
        thinking = thought(game)
        order = sorted(range(len(thinking.plans)), key=lambda i: -thinking.hopes[i])
        further = [i for i in order if thinking.unseen[i] != 0.0]
        assert len(further) <= MOST_CONTENDERS
        assert thinking.followed_further <= MOST_FURTHER
        assert thinking.followed <= MOST_FUTURES
        assert set(thinking.contenders) <= set(order[:MOST_CONTENDERS])
        assert thinking.looks[order[-1]].chance <= thinking.best().chance
        followed += len(further)
    assert followed > 0


def test_it_stops_when_its_iterations_are_used_up() -> None:
    for game in questions(2):
        assert len(thought(game, 1).looks) == 1
        some, more = thought(game, 60), thought(game, 180)
        assert some.followed <= more.followed
        before = some.followed
        if some.iterations > 60:
            some.search(60)
            assert some.followed == before


def test_a_future_is_the_same_wherever_on_the_way_it_is_asked_for() -> None:
    """So champion goes on as it began."""
    walks = 0
    for game in questions(2, every=23):
        for plan in keen_plans(game):
            if len(plan.actions) < 3:
                continue
            later = game.clone(1, game.seat)
            assert isinstance(later, State)
            later.apply(plan.actions[0])
            rest = [other for other in keen_plans(later) if other.actions == plan.actions[1:]]
            if rest:
                whole = Future(NETWORK, game, 3).follow(plan)
                assert Future(NETWORK, later, 3).follow(rest[0]) == whole
                walks += 1
                break
    assert walks > 0


def test_a_future_goes_on_for_another_round_if_that_is_wanted() -> None:
    for game in questions(4):
        plan = thought(game, 1).best().plan
        future = Future(NETWORK, game, 1)
        soon = future.follow(plan)
        turn, choices = future.own_turn, future.choices
        is_over = future.game.over
        later = future.go_further()
        assert soon + later == pytest.approx(future.unseen + future.expected)
        if is_over:
            assert (later, future.choices) == (0.0, choices)
        else:
            assert future.game.over or future.own_turn > turn


def test_what_is_left_after_a_round_is_followed_for_another_one() -> None:
    further = 0
    for game in questions(2):
        thinking = thought(game)
        if thinking.followed_further:
            assert thinking.followed == MOST_FUTURES
            assert any(thinking.unseen_further[number] for number in thinking.contenders)
            further += 1
    assert further > 0


def test_futures_differ_little_for_luck_is_taken_out() -> None:
    for game in questions(4):
        plan = thought(game, 1).best().plan
        values = NETWORK.values(game, game.seat)
        for seed in range(3):
            future = Future(NETWORK, game, seed)
            assert abs(future.follow(plan)) < 0.5
            assert 0 < future.choices < 12
        assert NETWORK.values(game, game.seat) == values


def test_after_a_plan_without_luck_things_stand_as_was_hoped() -> None:
    """Else what was hoped for anyway would be counted as not seen coming."""
    plans = 0
    for game in questions(4, every=7):
        for plan in keen_plans(game):
            after = [game.clone(seed, game.seat) for seed in (1, 2)]
            for copy in after:
                plan.play(copy)
            one, other = after
            assert isinstance(one, State)
            goes_on = one.turn == game.turn and one.asking is FREE_TURN
            if goes_on and one.view(game.seat) == other.view(game.seat):
                stands = KeenForesight(NETWORK, one).standing_still()
                assert KeenForesight(NETWORK, game).chance(plan) == pytest.approx(stands)
                plans += 1
    assert plans > 0


def test_who_looks_on_weighs_what_others_do_for_its_own_chance() -> None:
    equals = Network(PLAIN, ROWS, STARTS, ENDS, among_knights=False)
    for game in questions(4):
        onlookers = [Onlooker(equals, game, seat) for seat in range(4)]
        for plan in keen_plans(game):
            chances = [onlooker.chance(plan) for onlooker in onlookers]
            if game.me.abilities.tokens_drawn(game, game.me) == 1:
                assert sum(chances) == pytest.approx(1.0)


def test_a_tile_is_turned_by_all_that_may_be_drawn() -> None:
    rooms = 0
    for game in questions(2, every=3):
        drawn = game.drawn_tile
        if game.asking is not TURN_TILE or drawn is None:
            continue
        for plan in keen_plans(game):
            chance = KeenForesight(NETWORK, game).chance(plan)
            by_one_token = Foresight(NETWORK, game).chance(plan)
            if drawn.place == ROOM:
                assert chance != by_one_token
                rooms += 1
            else:
                assert chance == pytest.approx(by_one_token, abs=0.01)
    assert rooms > 0


def test_every_place_to_explore_is_weighed_by_itself() -> None:
    told_apart = 0
    for game in questions(2, every=17):
        plans = keen_plans(game)
        dark = [plan for plan in plans if plan.key in range(DARK, AT_ONCE)]
        assert len(dark) <= KEEN.most_dark
        alike, apart = Foresight(NETWORK, game), KeenForesight(NETWORK, game)
        kinds = {alike.chance(plan) for plan in dark}
        places = {apart.chance(plan) for plan in dark}
        assert len(kinds) <= len(places)
        told_apart += len(places) - len(kinds)
    assert told_apart > 0


def test_its_seed_does_not_matter() -> None:
    for game in questions(4):
        assert ChampionBot(1, 90).choose(game) is ChampionBot(2, 90).choose(game)


def test_it_says_how_hard_it_has_looked() -> None:
    game = questions(2)[0]
    bot = ChampionBot(1, 90)
    reasons = bot.explain(game, bot.choose(game))
    assert len([reason for reason in reasons if reason.message == SEARCHED]) == 1
