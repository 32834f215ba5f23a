"""The network of Karak is learned from games, by targets between them and what it thinks."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from docs.fenced import ROOT
from karak.bots.search.chances import shares
from tools.learn import known, module
from tools.tuning.learning import INPUTS, OWN, Floats, Learner, Seen

UNITS = 8
COMMON = 13


def invented(luck: np.random.Generator, positions: int, players: int) -> Seen:
    """A game of nonsense that the seat with more of the first number wins in the end."""
    own = luck.uniform(0.0, 1.0, (positions, players, OWN)).astype(np.float32)
    common = luck.uniform(0.0, 1.0, (positions, COMMON)).astype(np.float32)
    shares_then = np.zeros(players, np.float32)
    shares_then[int(own[:, :, 0].sum(axis=0).argmax())] = 1.0
    return Seen(own, common, shares_then)


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
    network = known(place).network()
    expected = taught.chances(seen.inputs)
    for own, common, chances in zip(seen.own, seen.common, expected, strict=True):
        seats = [[float(number) for number in seat] for seat in own]
        rest = [float(number) for number in common]
        strengths = [network.strength(seats, seat, rest) for seat in range(players)]
        assert shares(strengths) == pytest.approx([float(chance) for chance in chances], abs=0.01)


def test_a_step_goes_downhill_as_steeply_as_the_slope_says() -> None:
    taught = learner(4)
    seen = invented(np.random.default_rng(5), 40, 3)
    targets: Floats = np.full((40, 3), 1 / 3, np.float32)
    surprises = [taught.step(seen.inputs, targets, 0.01, 0.0) for _ in range(30)]
    assert surprises[-1] < surprises[0]
    assert surprises[-1] == pytest.approx(np.log(3), abs=0.05)


def test_targets_lie_between_the_next_thought_and_the_end() -> None:
    taught = learner(6)
    seen = invented(np.random.default_rng(7), 10, 2)
    chances = taught.chances(seen.inputs)
    assert (taught.targets(seen, 1.0) == seen.shares).all()
    soon = taught.targets(seen, 0.0)
    assert soon[:-1] == pytest.approx(chances[1:])
    assert (soon[-1] == seen.shares).all()
    between = taught.targets(seen, 0.5)
    assert between[-2] == pytest.approx((chances[-1] + seen.shares) / 2)


def test_what_decides_games_is_found_out() -> None:
    luck = np.random.default_rng(8)
    taught = learner(9)
    games = [invented(luck, 1, 2) for _ in range(600)]
    before = taught.learn(games, 1.0, 1, 64, (0.0, 0.0), 0.0, luck)
    after = taught.learn(games, 1.0, 12, 64, (0.01, 0.002), 0.0, luck)
    assert after < 0.7 * before


@pytest.mark.slow
def test_the_script_writes_a_network_and_the_same_again(tmp_path: Path) -> None:
    written: list[str] = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.py"
        size = ["--generations", "2", "--games", "8", "--units", "4", "--players", "2,3"]
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
