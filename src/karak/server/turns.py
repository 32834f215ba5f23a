"""Turns that no person takes: those of bots, and those of people whose time is up."""

from __future__ import annotations

import asyncio
import logging

from karak.bots.errors import UnknownBot
from karak.kernel.errors import ChanceNeeded, KarakError
from karak.server.clock_face import BY_CLOCK
from karak.server.errors import Stale
from karak.server.hall import Hall
from karak.server.room import Room
from karak.server.telling import tell
from karak.server.thinker import Question
from karak.server.writing import LEASE_SECONDS, commit
from karak.store import Lease
from karak.table.botplay import bot_seed
from karak.table.entries import act_entry, other_entry
from karak.table.errors import BotFailed

log = logging.getLogger("karak.turns")
STAND_IN = "greedy"
"""The bot that plays for somebody whose time is up."""

END_TURN = "end turn"
DESERTED = 3
"""Rounds that the clock alone may play; then nobody seems to be there, and bots play on."""

LONGEST_REST = 5.0
TRY_AGAIN = 5.0


class Turns:
    """Sees to what is to be done without a person, at all tables of this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.on_entry = self.see_to

    def see_to(self, room: Room) -> None:
        """After an entry: let a bot think, or let the clock run."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.is_over:
            return
        if room.is_bot_due:
            self._let_think(room)
        elif room.is_clock_running and room.clock is not None:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(room.clock.remaining(), self._ring, room)

    # Bots

    def _let_think(self, room: Room) -> None:
        if room.thinking is None:
            room.thinking = self.hall.spawn(self._play_bots(room), f"bots at {room.id}")

    async def _play_bots(self, room: Room) -> None:
        """Play for bots for as long as they are asked and no other process does."""
        hall = self.hall
        try:
            lease = await hall.store.claim(room.id, "turn", hall.name, LEASE_SECONDS)
            while lease is not None and room.is_bot_due and not room.is_lost:
                number = room.number
                action = await self._asked(room, lease)
                if number == room.number:
                    await self._play(room, number, action)
        finally:
            room.thinking = None

    async def _asked(self, room: Room, lease: Lease) -> str:
        """Ask the bot, and hold on to the lease while it thinks."""
        thinking = asyncio.ensure_future(self._ask(room))
        try:
            while True:
                done, _ = await asyncio.wait([thinking], timeout=LEASE_SECONDS / 3)
                if done:
                    return thinking.result()
                await self.hall.store.renew(lease, LEASE_SECONDS)
        finally:
            thinking.cancel()

    async def _ask(self, room: Room) -> str:
        sitting = room.playing()
        game = sitting.game
        seed = str(bot_seed(game, "bot", sitting.number))
        question = Question(sitting.asked_bot or STAND_IN, seed, game.view(game.seat))
        try:
            action = await self.hall.thinkers.choose(question)
            if game.parse(action) in game.legal_actions():
                return action
            log.warning("bot %s plays illegally at %s", question.bot, room.id)
        except (BotFailed, UnknownBot) as error:
            log.warning("bot %s fails at %s: %s", question.bot, room.id, error.details)
        return game.legal_actions()[0].text

    async def _play(self, room: Room, number: int, text: str, by: str | None = None) -> None:
        """Play an action for whoever is asked, if nothing has happened since."""
        async with self.hall.using(room):
            sitting = room.playing()
            if room.number != number or sitting.game.over:
                return
            own_dice: list[int] | None = [] if room.meta.own_dice else None
            try:
                chapter = sitting.play(sitting.game.parse(text), own_dice, by)
            except ChanceNeeded:
                room.wish = text
                tell(room, [])
                return
            spent = room.clock.spent() if room.clock is not None and by else 0
            entry = act_entry(chapter, sitting.game, spent)
            try:
                await commit(self.hall, room, entry)
            except Stale:
                return
            self.see_to(room)

    # Clocks

    def _ring(self, room: Room) -> None:
        room.timer = None
        self.hall.spawn(self.time_is_up(room), f"clock of {room.id}")

    async def time_is_up(self, room: Room) -> None:
        """At zero the seat goes to a bot, or its turn is ended, as the table agreed.

        Where the clock ends all turns, round after round, a game would go on for ever: then bots
        play it to its end.
        """
        clock = room.clock
        if clock is None or not room.is_clock_running:
            return
        if clock.remaining() > 0:
            self.see_to(room)
        elif clock.rules.at_zero == "bot" or room.by_clock >= DESERTED * len(clock.left):
            await self._hand_over(room)
        else:
            await self._end_turn(room)

    async def _hand_over(self, room: Room) -> None:
        async with self.hall.using(room):
            if not room.is_clock_running or room.clock is None or room.clock.remaining() > 0:
                return
            sitting = room.playing()
            happening = sitting.hand_over(sitting.game.seat, STAND_IN)
            entry = other_entry(happening, room.clock.spent())
            try:
                await commit(self.hall, room, entry)
            except Stale:
                return
            self.see_to(room)

    async def _end_turn(self, room: Room) -> None:
        """Play for the seat, to the end of its turn by the shortest way, as a bot would."""
        clock, seat = room.clock, room.playing().game.seat
        while room.is_clock_running and room.playing().game.seat == seat and not room.is_lost:
            if clock is None or clock.remaining() > 0:
                return
            number = room.number
            game = room.playing().game
            texts = [action.text for action in game.legal_actions()]
            action = END_TURN if END_TURN in texts else await self._ask(room)
            await self._play(room, number, action, BY_CLOCK)
            if room.number == number:
                return

    # What other processes left

    async def take_over(self) -> None:
        """Look for ever for turns and clocks that nobody sees to any more."""
        while True:
            try:
                due = await self.hall.store.next_due()
                await asyncio.sleep(LONGEST_REST if due is None else min(max(due, 0.1), 5.0))
                for lease in await self.hall.store.claim_due(self.hall.name, LEASE_SECONDS):
                    await self._take(lease)
            except KarakError as error:
                log.warning("leases cannot be looked for: %s", error.code)
                await asyncio.sleep(TRY_AGAIN)

    async def _take(self, lease: Lease) -> None:
        room = await self.hall.room(lease.table_id)
        is_needed = room.is_bot_due if lease.kind == "turn" else room.is_clock_running
        if room.is_over or not is_needed:
            await self.hall.store.finish(lease)
            room.plans.discard(lease.kind)
        elif lease.kind == "clock":
            self.hall.spawn(self.time_is_up(room), f"clock of {room.id}")
        elif room.thinking is None:
            self.see_to(room)
