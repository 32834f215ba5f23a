"""Bots think in processes of their own; one that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

import karak
from karak.server.metrics import Metrics
from karak.server.thinker import Question
from karak.server.thinking import Thinkers
from karak.table import BotFailed

VIEW = karak.new_game("karak", players=2, seed=4).view(0)


def question(bot: str = "greedy") -> Question:
    return Question(bot, "7", VIEW)


async def test_the_same_question_has_the_same_answer() -> None:
    thinkers = Thinkers(1, 30.0, Metrics())
    try:
        assert await thinkers.choose(question()) == await thinkers.choose(question())
        assert len(thinkers.pids) == 1
    finally:
        await thinkers.close()


async def test_a_process_that_is_killed_is_replaced_and_asked_again() -> None:
    thinkers = Thinkers(1, 30.0, Metrics())
    try:
        action = await thinkers.choose(question())
        old = thinkers.pids
        os.kill(old[0], signal.SIGKILL)
        assert await thinkers.choose(question()) == action
        assert thinkers.pids != old
    finally:
        await thinkers.close()


async def test_a_process_that_is_killed_while_it_thinks_is_replaced_too() -> None:
    thinkers = Thinkers(1, 30.0, Metrics())
    try:
        await thinkers.choose(question())
        asked = asyncio.create_task(thinkers.choose(question("champion:3000ms")))
        await asyncio.sleep(0.5)
        os.kill(thinkers.pids[0], signal.SIGKILL)
        assert await asked
    finally:
        await thinkers.close()


async def test_a_process_that_hangs_is_replaced() -> None:
    thinkers = Thinkers(1, 5.0, Metrics())
    try:
        await thinkers.choose(question())
        hanging = thinkers.pids
        os.kill(hanging[0], signal.SIGSTOP)
        assert await thinkers.choose(question())
        assert thinkers.pids != hanging
    finally:
        await thinkers.close()


async def test_a_bot_that_is_never_ready_is_given_up() -> None:
    thinkers = Thinkers(1, 0.001, Metrics())
    try:
        with pytest.raises(BotFailed):
            await thinkers.choose(question())
        assert thinkers.pids == []
    finally:
        await thinkers.close()


async def test_a_bot_that_fails_is_told_as_such() -> None:
    thinkers = Thinkers(1, 30.0, Metrics())
    try:
        with pytest.raises(BotFailed):
            await thinkers.choose(question("nobody"))
        assert await thinkers.choose(question())
    finally:
        await thinkers.close()


async def test_processes_end_with_the_thinkers() -> None:
    thinkers = Thinkers(2, 30.0, Metrics())
    await asyncio.gather(*(thinkers.choose(question()) for _ in range(4)))
    pids = thinkers.pids
    assert len(pids) == 2
    await thinkers.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
