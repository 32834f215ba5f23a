"""Playing numbered games on a Ray cluster: the same games, wherever they are played."""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType
from typing import Any

from msgspec.json import encode

from karak.kernel.errors import KarakError
from karak.lab.arena import Terms
from karak.lab.errors import ClusterDiffers, ClusterFailed, GameBroke
from karak.lab.laboratory import Hire, Players
from karak.lab.optional import needed
from karak.lab.pulse import unwatched
from karak.lab.record import code_digest
from karak.lab.runner import DIED, Finished, Lost, Outcome
from karak.lab.worker import Task

EXTRA = "cluster"
LOCAL = "local"
SCHEME = "ray://"
AHEAD = 2
"""How many games wait at each core of the cluster, so that none stands idle."""
LOOK = 0.25
TRIES = 2
REACH_SECONDS = 10.0
START_SECONDS = 50.0
"""Less than Ray itself would wait: it ends the whole process then, without a word of ours."""
LONGEST = 200


def on_cluster(address: str) -> Hire:
    """Play on the cluster at an address; `local` starts one on this machine."""

    def hire(task: Task, terms: Terms) -> AbstractContextManager[Players]:
        return RayCrew(task, terms.jobs, address)

    return hire


def play_one(task: Task, number: int, code: str) -> bytes | None:
    """Play a game on some machine of the cluster, if it has the same rules and bots."""
    if code_digest() != code:
        return None
    return encode(task.play(number, unwatched()))


class RayCrew:
    """Plays a task's numbers on a cluster; a game that dies with its machine is played again."""

    def __init__(self, task: Task, jobs: int, address: str) -> None:
        self.task = task
        self.jobs = jobs
        self.address = address
        self.ray: Any = needed("ray", EXTRA)
        self.membership = Membership(self._start, self.ray.shutdown)
        self.cores = 1

    def __enter__(self) -> RayCrew:
        """Join the cluster, or start one, within a time."""
        if self.address != LOCAL:
            self._reach()
        logging.getLogger("ray").setLevel(logging.ERROR)
        with self._told():
            self.membership.begin(START_SECONDS)
            self.cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self

    def _reach(self) -> None:
        """Knock first: where nobody listens, Ray would wait for long and then end this process."""
        host, _, port = self.address.removeprefix(SCHEME).rpartition(":")
        if not host or not port.isdecimal():
            return
        try:
            socket.create_connection((host, int(port)), REACH_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise self._failed(error) from error

    def _start(self) -> None:
        own = self.address == LOCAL
        self.ray.init(
            address=LOCAL if own else self.address,
            num_cpus=self.jobs if own else None,
            include_dashboard=False if own else None,
            log_to_driver=False,
            logging_level="ERROR",
            configure_logging=False,
        )

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the cluster; a game under way is given up."""
        self.membership.end()

    def play(self, numbers: Iterable[int], enough: Callable[[], bool]) -> Iterator[Outcome]:
        """Play numbers and give what came of them; once it is enough, only finish what began."""
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES)(play_one)
        with self._told():
            task = self.ray.put(self.task)
        code = code_digest()
        waiting = list(reversed(list(numbers)))
        under_way: dict[Any, int] = {}
        while waiting or under_way:
            if enough():
                waiting.clear()
            with self._told():
                while waiting and len(under_way) < AHEAD * self.cores:
                    number = waiting.pop()
                    under_way[remote.remote(task, number, code)] = number
                if not under_way:
                    return
                done, _ = self.ray.wait(list(under_way), num_returns=1, timeout=LOOK)
            for each in done:
                yield self._outcome(each, under_way.pop(each))

    def _outcome(self, each: Any, number: int) -> Outcome:
        errors = self.ray.exceptions
        with self._told():
            try:
                line: bytes | None = self.ray.get(each)
            except errors.RayTaskError as error:
                reason = str(error).strip().splitlines()[-1]
                raise GameBroke(number=number, reason=reason) from error
            except errors.WorkerCrashedError:
                return Lost(number, DIED, 0)
            if line is None:
                raise ClusterDiffers(address=self.address)
        return Finished(number, line)

    @contextmanager
    def _told(self) -> Generator[None, None, None]:
        """Tell whatever Ray stumbles over as a cluster that does not play."""
        try:
            yield
        except KarakError:
            raise
        except Exception as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> ClusterFailed:
        reason = " ".join(str(error).split())[:LONGEST] or type(error).__name__
        return ClusterFailed(address=self.address, reason=reason)


class Membership(threading.Thread):
    """Joins a cluster and stays in it: what Ray starts lives as long as the thread that began it.

    So nobody else is held where joining hangs.
    """

    def __init__(self, join: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self._join = join
        self._leave = leave
        self._joined = threading.Event()
        self._over = threading.Event()
        self._error: Exception | None = None

    def begin(self, seconds: float) -> None:
        """Wait until it is a member; raise whatever goes wrong."""
        self.start()
        if not self._joined.wait(seconds):
            raise TimeoutError(f"{seconds:.0f} s")
        if self._error is not None:
            raise self._error

    def end(self) -> None:
        """Leave the cluster, if that can be done in a time."""
        self._over.set()
        self.join(REACH_SECONDS)

    def run(self) -> None:
        """Be a member until that is over."""
        try:
            self._join()
        except Exception as error:
            self._error = error
        self._joined.set()
        self._over.wait()
        self._leave()
