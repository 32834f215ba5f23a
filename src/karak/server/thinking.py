"""Bots think in processes of their own; one that dies or hangs is replaced and asked again."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import deque
from contextlib import suppress

import msgspec

from karak.server.metrics import Metrics
from karak.server.thinker import SIZE, Answer, Question, pack
from karak.table.errors import BotFailed

log = logging.getLogger("karak.bots")
TRIES = 3
LARGEST_ANSWER = 1 << 22


class Thinker:
    """One process; it answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Thinker:
        """Start a process."""
        command = (sys.executable, "-m", "karak.server.thinker")
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def ask(self, question: Question) -> Answer:
        """Ask; raises EOFError or OSError if the process dies."""
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        questions.write(pack(question))
        await questions.drain()
        size = int.from_bytes(await answers.readexactly(SIZE), "big")
        if size > LARGEST_ANSWER:
            raise EOFError
        return msgspec.json.decode(await answers.readexactly(size), type=Answer)

    async def stop(self) -> None:
        """End the process, however it feels about it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Thinkers:
    """As many processes as may be, started when they are needed."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self._seconds = seconds
        self._metrics = metrics
        self._places = asyncio.Semaphore(count)
        self._free: deque[Thinker] = deque()
        self._all: set[Thinker] = set()

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return sorted(thinker.pid for thinker in self._all)

    async def choose(self, question: Question) -> str:
        """Ask a bot for its action; BotFailed if it gives none."""
        action = (await self.ask(question)).action
        if action is None:
            raise BotFailed(bot=question.bot, reason="nothing")
        return action

    async def ask(self, question: Question) -> Answer:
        """Ask a process; BotFailed if no answer can be had."""
        start = time.perf_counter()
        async with self._places:
            for _ in range(TRIES):
                answer = await self._ask_one(question)
                if answer is not None:
                    self._metrics.bot_seconds.observe(time.perf_counter() - start)
                    if answer.failure is not None:
                        raise BotFailed(bot=question.bot, reason=answer.failure)
                    return answer
        raise BotFailed(bot=question.bot, reason="dead")

    async def _ask_one(self, question: Question) -> Answer | None:
        """Ask a free process; one that dies or takes too long is done with."""
        thinker = self._free.popleft() if self._free else await self._start()
        try:
            async with asyncio.timeout(self._seconds):
                answer = await thinker.ask(question)
        except (EOFError, OSError, TimeoutError, msgspec.DecodeError) as error:
            self._metrics.bots_replaced.inc()
            log.warning("bot process %s replaced: %s", thinker.pid, type(error).__name__)
            await self._stop(thinker)
            return None
        except BaseException:
            await self._stop(thinker)
            raise
        self._free.append(thinker)
        return answer

    async def _start(self) -> Thinker:
        thinker = await Thinker.start()
        self._all.add(thinker)
        return thinker

    async def _stop(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        await thinker.stop()

    async def close(self) -> None:
        """End all processes."""
        for thinker in list(self._all):
            await self._stop(thinker)
