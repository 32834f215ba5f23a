"""All players, in one process of their own: reads a plan, plays, writes what happened.

They stay connected until the input ends.
"""

import heapq
import json
import os
import random
import select
import sys
import time
from dataclasses import asdict

from benchmarks.server.dialogs import DIALOGS, Dialog
from benchmarks.server.plan import Outcome, Plan, Table
from benchmarks.server.wire import Broken, Wire

STANDSTILL = 20.0


class Player:
    """A dialog on its wire, and since when it waits for an answer."""

    def __init__(self, plan: Plan, table: Table, seat: int) -> None:
        self.dialog: Dialog = DIALOGS[plan.kind](table, seat)
        self.wire = Wire(plan.host, plan.port, self.dialog.path())
        self.place = 0
        self.asked = 0.0
        self.has_begun = False
        self.has_ended = False


class Load:
    """Lets everybody play, and notes how long each move took to be confirmed."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.latencies: list[float] = []
        self.received = 0
        self.messages = 0
        self._seated = 2 * plan.at_once
        self._waiting = list(reversed(plan.tables))
        self._poll = select.epoll()
        self._players: dict[int, Player] = {}
        self._due: list[tuple[float, int, Player, bytes]] = []
        self._rhythm: dict[int, float] = {}
        self._left: dict[int, int] = {}
        self._random = random.Random(1)
        self._count = 0

    def run(self) -> Outcome:
        """Play through the warm-up and the measured time."""
        plan = self.plan
        for place in range(plan.at_once):
            self._sit_down(place)
        self._play(time.perf_counter() + plan.warm_up)
        self.latencies.clear()
        self.received = self.messages = 0
        start, processor = time.perf_counter(), time.process_time()
        self._play(start + plan.seconds)
        passed, spent = time.perf_counter() - start, time.process_time() - processor
        found = sorted(self.latencies)
        if not found:
            raise Broken("no move was confirmed")
        return Outcome(
            len(found),
            passed,
            found[len(found) // 2],
            found[len(found) * 99 // 100],
            found[-1],
            self.received,
            self.messages,
            spent,
        )

    def _sit_down(self, place: int) -> None:
        """Connect both players of the next table."""
        if not self._waiting:
            raise Broken("there are too few tables for so long a time")
        table = self._waiting.pop()
        self._left[place] = len(table.proofs)
        for seat in range(len(table.proofs)):
            player = Player(self.plan, table, seat)
            player.place = place
            number = player.wire.socket.fileno()
            self._players[number] = player
            self._poll.register(number, select.EPOLLIN)

    def _play(self, until: float) -> None:
        heard = time.perf_counter()
        while self._seated and (now := time.perf_counter()) < until:
            rest = until - now
            if self._due:
                rest = min(rest, max(0.0, self._due[0][0] - now))
            for number, _ in self._poll.poll(rest):
                self._hear(self._players[number])
                heard = now
            while self._due and self._due[0][0] <= time.perf_counter():
                _, _, player, move = heapq.heappop(self._due)
                self._move(player, move)
            if now - heard > STANDSTILL:
                raise Broken("nothing comes any more")

    def _hear(self, player: Player) -> None:
        wire, dialog = player.wire, player.dialog
        before = wire.received
        messages = wire.read()
        self.received += wire.received - before
        if wire.is_open and not player.has_begun:
            player.has_begun = True
            for each in dialog.begin():
                wire.send(each)
        for text in messages:
            if dialog.is_news(text):
                self.messages += 1
                is_confirmed, move = dialog.hear(text)
                if is_confirmed:
                    self.latencies.append(time.perf_counter() - player.asked)
                if move is not None:
                    self._soon(player, move)
            elif (answer := dialog.answer(text)) is not None:
                wire.send(answer)
        if dialog.is_over and not player.has_ended:
            player.has_ended = True
            self._get_up(player)

    def _soon(self, player: Player, move: bytes) -> None:
        """Make a move now, or when a person would."""
        pace = self.plan.pace
        if not pace:
            self._move(player, move)
            return
        now = time.perf_counter()
        following = self._rhythm.get(player.place, now + self._random.random() * pace - pace) + pace
        following = max(following, now)
        self._rhythm[player.place] = following
        self._count += 1
        heapq.heappush(self._due, (following, self._count, player, move))

    def _move(self, player: Player, move: bytes) -> None:
        player.asked = time.perf_counter()
        player.wire.send(move)

    def _get_up(self, player: Player) -> None:
        """Leave a table whose game is over; when both have left they sit down at the next."""
        if self.plan.stays:
            self._seated -= 1
            return
        self._poll.unregister(player.wire.socket)
        del self._players[player.wire.socket.fileno()]
        player.wire.close()
        self._left[player.place] -= 1
        if self._left[player.place] == 0:
            self._sit_down(player.place)


def give_way() -> None:
    """Have whichever server it is run on when a message wakes the players.

    People sit at machines of their own. Here the kernel wakes the players on the server's core, and
    they would push it off for each message, though another core is free a moment later.
    """
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def plan_from(text: str) -> Plan:
    """Read a plan."""
    data = json.loads(text)
    tables = [
        Table(each["id"], tuple(each["proofs"]), tuple((s, a) for s, a in each["moves"]))
        for each in data.pop("tables")
    ]
    return Plan(tables=tuple(tables), **data)


if __name__ == "__main__":
    give_way()
    load = Load(plan_from(sys.stdin.readline()))
    print(json.dumps(asdict(load.run())), flush=True)
    sys.stdin.read()
