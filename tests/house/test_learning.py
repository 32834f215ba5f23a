"""The network of Karak is learned from games, by targets between them and what it thinks."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from docs.fenced import ROOT
from karak.bots.karak1.network import Rivals
from karak.bots.search.chances import shares
from tools.learn import known, module
from tools.tuning.learning import (
    INPUTS,
    OWN,
    Floats,
    Learner,
    Lesson,
    Seen,
    blended,
    chances,
    expectation,
)
from tools.tuning.onpolicy import UNCHANGED

UNITS = 8
COMMON = 13


def invented(luck: np.random.Generator, positions: int, players: int) -> Seen:
    """A game of nonsense that the seat with more of the first number wins in the end."""
    own = luck.uniform(0.0, 1.0, (positions, players, OWN)).astype(np.float32)
    common = luck.uniform(0.0, 1.0, (positions, COMMON)).astype(np.float32)
    shares_then = np.zeros(players, np.float32)
    shares_then[int(own[:, :, 0].sum(axis=0).argmax())] = 1.0
    hopers = np.arange(positions) % players
    hoped = luck.uniform(0.1, 0.9, positions).astype(np.float32)
    stood = np.full(positions, UNCHANGED, np.float32)
    return Seen(own, common, hopers, hoped, stood, shares_then, -1)


def taught_by(game: Seen, targets: Floats, exact: int = -1) -> Lesson:
    """A lesson with these targets."""
    return Lesson(game.own, game.common, targets, np.full(len(targets), exact))


def learner(seed: int) -> Learner:
    return Learner(UNITS, np.random.default_rng(seed))


def test_a_seat_is_seen_with_its_rivals_and_what_is_common() -> None:
    seen = invented(np.random.default_rng(1), 5, 3)
    assert seen.inputs.shape == (5, 3, INPUTS)
    assert (seen.inputs[:, 1, :OWN] == seen.own[:, 1]).all()
    assert (seen.inputs[:, 0, OWN] == np.maximum(seen.own[:, 1, 0], seen.own[:, 2, 0])).all()


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_learned_is_what_the_bots_reckon(players: int, tmp_path: Path) -> None:
    taught = learner(2)
    seen = invented(np.random.default_rng(3), 6, players)
    place = tmp_path / "network.py"
    place.write_text(module(taught.steady(4), "nothing"), "utf-8")
    network = known(place).network(True)
    expected = chances(taught.parts, seen.inputs)
    for own, common, wanted in zip(seen.own, seen.common, expected, strict=True):
        seats = [[float(number) for number in seat] for seat in own]
        rest = [float(number) for number in common]
        rivals = Rivals(seats)
        begun = network.begun(rest)
        strengths = [network.strength(seats, seat, rivals, begun) for seat in range(players)]
        assert shares(strengths) == pytest.approx([float(chance) for chance in wanted], abs=0.01)


def test_a_step_goes_downhill_as_steeply_as_the_slope_says() -> None:
    taught = learner(4)
    seen = invented(np.random.default_rng(5), 40, 3)
    targets: Floats = np.full((40, 3), 1 / 3, np.float32)
    surprises = [taught.step(taught_by(seen, targets), 0.01, 0.0) for _ in range(30)]
    assert surprises[-1] < surprises[0]
    assert surprises[-1] == pytest.approx(np.log(3), abs=0.05)


def test_targets_lie_between_what_was_hoped_for_and_the_end_without_luck() -> None:
    taught = learner(6)
    seen = invented(np.random.default_rng(7), 10, 2)
    thought = chances(taught.steadied, seen.inputs)
    at = np.arange(10)
    soon = taught.lesson(seen, 0.0).targets
    assert soon[at, seen.hopers] == pytest.approx(seen.hoped)
    assert soon.sum(axis=1) == pytest.approx(1.0)
    later = np.vstack([thought[1:], seen.shares])
    fate = later[:, 0] - np.where(seen.hopers == 0, seen.hoped, 1.0 - seen.hoped)
    earned = taught.lesson(seen, 1.0).targets
    assert earned[0, 0] == pytest.approx(seen.shares[0] - fate.sum(), abs=1e-5)


def test_what_was_to_be_done_anyway_in_a_turn_that_goes_on_is_not_learned_twice() -> None:
    taught = learner(6)
    seen = invented(np.random.default_rng(7), 4, 2)
    stood = seen.stood.copy()
    stood[3] = seen.hoped[3]
    again = replace(seen, stood=stood, hopers=np.array([0, 1, 0, 0]))
    hoped_last = float(seen.hoped[3])
    targets = taught.lesson(again, 1.0).targets
    assert targets[2, 0] == pytest.approx(float(seen.hoped[2]) + targets[3, 0] - hoped_last)


def test_the_others_share_what_the_hoper_leaves_them() -> None:
    later = np.array([0.5, 0.3, 0.2], np.float32)
    won = np.array([1.0, 0.0, 0.0], np.float32)
    assert expectation(later, 0, 0.75) == pytest.approx([0.75, 0.15, 0.1])
    assert expectation(won, 0, 0.75) == pytest.approx([0.75, 0.125, 0.125])


def test_where_one_chance_is_exact_the_others_share_the_rest_nearly_as_now() -> None:
    seen = invented(np.random.default_rng(10), 2, 3)
    targets = np.array([[0.5, 0.5, 0.0], [0.2, 0.3, 0.5]], np.float32)
    now = np.array([[0.2, 0.2, 0.6], [0.2, 0.2, 0.6]], np.float32)
    assert (blended(taught_by(seen, targets), now) == targets).all()
    mixed = blended(taught_by(seen, targets, 0), now)
    assert mixed[0] == pytest.approx([0.5, 0.2 * 0.5 + 0.8 * 0.125, 0.8 * 0.375])
    assert mixed.sum(axis=1) == pytest.approx(1.0)


def test_what_decides_games_is_found_out() -> None:
    luck = np.random.default_rng(8)
    taught = learner(9)
    games = [invented(luck, 1, 2) for _ in range(600)]
    lessons = [taught_by(game, np.array([game.shares], np.float32)) for game in games]
    before = taught.learn(lessons, 1, 64, (0.0, 0.0), 0.0, luck)
    after = taught.learn(lessons, 12, 64, (0.01, 0.002), 0.0, luck)
    assert after < 0.7 * before


@pytest.mark.slow
def test_the_script_writes_a_network_and_the_same_again(tmp_path: Path) -> None:
    written: list[str] = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.py"
        size = ["--generations", "2", "--games", "4", "--units", "4", "--players", "2,3"]
        options = [*size, "--jobs", jobs, "--out", str(out)]
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "learn.py"), *options],
            cwd=tmp_path,
            env={**os.environ},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "generation 1:" in done.stdout
        text = out.read_text("utf-8")
        written.append(text[text.index("PLAIN") :])
    assert written[0] == written[1]
