"""A package from outside with bots that behave and bots that do not."""

import importlib
import sys
from pathlib import Path

import pytest

SOURCE = '''\
"""Bots of all sorts."""

import os
import signal
import time

from karak.bots.bot import Bot
from karak.bots.greedy import GreedyBot


class Decent(Bot):
    """Plays as greedy does, and talks while it does."""

    def choose(self, game):
        print("what shall I do?")
        return GreedyBot().choose(game)


class Raising(Bot):
    def choose(self, game):
        raise ZeroDivisionError


class Cheating(Bot):
    def choose(self, game):
        return game.parse("use ability 1")


class Stalling(Bot):
    def choose(self, game):
        time.sleep(1000)


class Killing(Bot):
    def choose(self, game):
        os.kill(os.getpid(), signal.SIGKILL)


class KillingOnce(Bot):
    """Ends its process the first time that any of its kind is asked."""

    def choose(self, game):
        mark = os.environ["KARAK_TEST_MARK"]
        if not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return GreedyBot().choose(game)


def make(kind):
    return lambda seed: kind()


decent, raising, cheating = make(Decent), make(Raising), make(Cheating)
stalling, killing, killing_once = make(Stalling), make(Killing), make(KillingOnce)


def refusing(seed):
    raise ValueError("no seed is good enough")


def number(seed):
    return 7


word = "no maker"
'''
NAMES = (
    "decent",
    "raising",
    "cheating",
    "stalling",
    "killing",
    "killing_once",
    "refusing",
    "number",
    "word",
    "missing",
)


def offer_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the package into a folder that Python looks into."""
    facts = folder / "bots_of_all_sorts-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: bots-of-all-sorts\nVersion: 1\n")
    points = "\n".join(f"{name} = bots_of_all_sorts:{name}" for name in NAMES)
    broken = "torn = bots_that_are_not_there:make"
    (facts / "entry_points.txt").write_text(f"[karak.bots]\n{points}\n{broken}\n")
    (folder / "bots_of_all_sorts.py").write_text(SOURCE)
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    importlib.invalidate_caches()
    monkeypatch.setenv("KARAK_TEST_MARK", str(folder / "mark"))
