"""A cluster: the same games by their seeds, and what is told when there is none."""

import sys
import threading
from pathlib import Path

import pytest

from cli.command import Command
from karak.lab.cluster import Membership
from lab.studied import games_in, simulate

pytestmark = pytest.mark.slow


def test_a_cluster_plays_the_same_games(karak: Command, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    far = simulate(karak, tmp_path / "far", "--games", 4, "--jobs", 1, "--cluster", "local")
    assert far.code == 0, far.err
    simulate(karak, tmp_path / "near", "--games", 4, "--jobs", 1)
    assert games_in(tmp_path / "far") == games_in(tmp_path / "near")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999999"])
def test_where_nobody_listens_is_told_at_once(karak: Command, tmp_path: Path, address: str) -> None:
    pytest.importorskip("ray")
    done = simulate(karak, tmp_path, "--games", 2, "--cluster", address)
    assert done.code != 0
    told = " ".join(done.err.split())
    assert f"The cluster at {address} does not play" in told


def test_a_start_that_hangs_is_given_up() -> None:
    for_ever = threading.Event()
    with pytest.raises(TimeoutError):
        Membership(lambda: assert_set(for_ever), for_ever.clear).begin(0.01)
    for_ever.set()


def assert_set(event: threading.Event) -> None:
    assert event.wait(60)


def test_a_start_that_fails_tells_why() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Membership(fail, fail).begin(60)


def test_a_package_that_is_missing_is_named_with_how_to_get_it(
    karak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = simulate(karak, tmp_path, "--games", 2, "--cluster", "local")
    assert done.code != 0
    assert 'pip install "karak[cluster]"' in " ".join(done.err.split())
