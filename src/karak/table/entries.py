"""The entries of a stored log: what happened at a table, as plain data, and back. Compiled.

The first one opens the game; each that follows is an action with its events, an undo, or a
hand-over. Events are kept as everybody may know them, and apart from that as the seats may that
know more, so that a story can be told without playing it again.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from karak.games.api import game_from, read_log, replay
from karak.kernel.errors import DamagedData, UnknownAction, UnknownFormat
from karak.kernel.game import Game, Recorder
from karak.kernel.generator import Generator
from karak.kernel.log import Log
from karak.table.entry import FORMAT, Entry, Opening
from karak.table.record import Act, HandOver, Happening, Undo
from karak.table.seat import Seat
from karak.table.sitting import Sitting
from karak.table.story import Chapter, Facts, is_open, seen_facts

WORD = 0xFFFFFFFF
_encode = msgspec.json.Encoder().encode


def entry_text(entry: Entry) -> str:
    """Give an entry as JSON."""
    return _encode(entry).decode()


def entry_from(data: object) -> Entry:
    """Read an entry."""
    try:
        return msgspec.convert(data, Entry, strict=False)
    except msgspec.ValidationError as error:
        raise DamagedData(where=str(error)[:200]) from None


# Writing


def opening_entry(sitting: Sitting) -> Entry:
    """Write down how a game began."""
    game = sitting.game
    recorder = game.recorder
    events = () if recorder is None else tuple(recorder.events)
    opening = Opening(list(sitting.seats), sitting.undo_allowed, game.log.cut(0).as_data())
    words = tuple(game.generator.words())
    return Entry("open", events=seen_facts(events, None), generator=words, opening=opening)


def act_entry(chapter: Chapter, game: Game, spent: int = 0) -> Entry:
    """Write down an action, with its events, that has just been played."""
    act, events = chapter.act, chapter.events
    answers = act.answers
    public = seen_facts(events, None)
    private: dict[int, Facts] = {}
    if not is_open(events):
        told = {place: seen_facts(events, place) for place in range(game.setup.players)}
        private = {place: facts for place, facts in told.items() if facts != public}
    words = tuple(game.generator.words()) if answers else ()
    return Entry("act", act.seat, act.action.text, answers, act.bot, spent, public, private, words)


def other_entry(happening: Undo | HandOver, spent: int = 0) -> Entry:
    """Write down an undo or a hand-over."""
    if isinstance(happening, Undo):
        return Entry("undo", happening.seat, spent=spent)
    return Entry("hand-over", happening.seat, bot=happening.bot, spent=spent)


# Reading


def sitting_from(entry: Entry) -> Sitting:
    """Begin again what a first entry opened."""
    opening = entry.opening
    if opening is None:
        raise DamagedData(where="opening")
    if opening.format != FORMAT:
        raise UnknownFormat(found=str(opening.format)[:20], known=FORMAT)
    log = read_log(opening.log)
    if log.entries:
        raise DamagedData(where="opening.log.entries")
    sitting = Sitting(replay(log), opening.seats, undo=opening.undo)
    wind_on(sitting.game, entry)
    return sitting


def repeat(sitting: Sitting, entry: Entry) -> Chapter | None:
    """Carry out an entry after the first one once more; raises what is wrong with it."""
    chapter = sitting.repeat(happening_of(entry, sitting.game))
    wind_on(sitting.game, entry)
    return chapter


def wind_on(game: Game, entry: Entry) -> None:
    """Let the generator stand where it stood after an entry: what is repeated asks no chance."""
    if not entry.generator:
        return
    if len(entry.generator) != 4 or not all(0 <= word <= WORD for word in entry.generator):
        raise DamagedData(where="generator")
    a, b, c, d = entry.generator
    game.generator = Generator(a, b, c, d)


def restored_sitting(data: object, seats: Sequence[Seat], undo: bool, number: int) -> Sitting:
    """Go on from a game's data, without a log: that is kept elsewhere."""
    game = game_from(data)
    game.recorder = Recorder(Log(game.setup, (), None))
    return Sitting(game, seats, undo=undo, number=number)


def happening_of(entry: Entry, game: Game) -> Happening:
    """Say what happened by an entry after the first one."""
    seat = entry.seat
    if seat is None or not 0 <= seat < game.setup.players:
        raise DamagedData(where="seat")
    if entry.kind == "undo":
        return Undo(seat)
    if entry.kind == "hand-over":
        return HandOver(seat, entry.bot)
    if entry.kind != "act" or entry.action is None:
        raise DamagedData(where="kind")
    try:
        return Act(seat, game.parse(entry.action), entry.answers, entry.bot)
    except UnknownAction:
        raise DamagedData(where="action") from None
