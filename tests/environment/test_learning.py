"""The example that learns: it plays, learns and judges by the same rules as everybody."""

import subprocess
import sys
from re import findall

import pytest

from docs.fenced import ROOT

EXAMPLE = ROOT / "examples" / "learning" / "learn.py"


def learned(games: int, judged: int, patience: float) -> str:
    """Let it learn, and give what it says last."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--games", str(games), "--judge", str(judged)],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=patience,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.slow
def test_the_example_learns_and_says_how_well() -> None:
    told = learned(2, 1, 280)
    assert told.startswith("against random play: won ")
    assert told.endswith(" of 1 games")


@pytest.mark.nightly
@pytest.mark.timeout(1800)
def test_it_beats_random_play_clearly() -> None:
    won, lost = (int(number) for number in findall(r"(?:won|lost) (\d+)", learned(400, 60, 1700)))
    assert won >= 45
    assert lost <= 10
