"""Tuning finds weights that explain results, writes them, and finds the same again."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from docs.fenced import ROOT
from tools.tuning.fit import Floats, Samples, fit, gather

TRUE = np.array([1.5, -0.7, 0.0])


def invented(tables: int, seats: int) -> Samples:
    """Tables whose results follow from known weights."""
    luck = np.random.default_rng(3)
    games: list[tuple[list[list[list[float]]], list[float]]] = []
    for _ in range(tables):
        features = luck.normal(size=(seats, 3))
        features[:, 2] = 1.0
        strengths = features @ TRUE
        chances: Floats = np.exp(strengths) / np.exp(strengths).sum()
        winner = int(luck.choice(seats, p=chances))
        result = [1.0 if seat == winner else 0.0 for seat in range(seats)]
        games.append(([[[float(x) for x in row] for row in features]], result))
    return gather(games)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_behind_results_are_found(seats: int) -> None:
    samples = invented(4000, seats)
    found = fit(samples, 0.0)
    assert found == pytest.approx(TRUE, abs=0.12)
    assert samples.loss(found) < samples.loss(TRUE) < samples.loss(TRUE * 0)


def test_a_feature_that_all_share_has_no_say() -> None:
    assert abs(fit(invented(200, 3), 0.001)[2]) < 1e-12


def test_a_pull_makes_weights_smaller() -> None:
    samples = invented(500, 2)
    assert abs(fit(samples, 1.0)[0]) < abs(fit(samples, 0.0)[0])


def test_weights_can_be_kept_where_there_is_little_to_learn() -> None:
    assert fit(invented(100, 2), 1000.0, TRUE) == pytest.approx(TRUE, abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["karak", "karak2", "karak --shaken --keep"])
def test_the_script_writes_a_module_of_weights_and_the_same_again(
    game: str, tmp_path: Path
) -> None:
    written: list[str] = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.py"
        options = ["--bots", "greedy", "--games", "20", "--jobs", jobs, "--out", str(out)]
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "tune.py"), *game.split(), *options],
            cwd=tmp_path,
            env={**os.environ},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        written.append(out.read_text("utf-8"))
    assert written[0] == written[1]
    assert "WEIGHTS: Final[list[float]] = [" in written[0]


def test_an_unknown_bot_is_told(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "tune.py"), "karak", "--bots", "nobody"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "There is no bot called “nobody”" in done.stderr
