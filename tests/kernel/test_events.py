"""Events: small facts as plain data."""

import json

from karak.games.karak1.events import FightTied, MonsterDefeated
from karak.kernel.events import Event
from kernel.played import begun, play_on


def test_an_event_tells_its_facts() -> None:
    event = MonsterDefeated(1, "rat", 7, 5)
    assert event.facts() == {"seat": 1, "monster": "rat", "attack": 7, "strength": 5}
    assert event.as_data() == {"event": "monster-defeated", **event.facts()}
    assert event.message == "event-monster-defeated"


def test_an_event_shows_itself() -> None:
    shown = "MonsterDefeated(seat=1, monster='rat', attack=7, strength=5)"
    assert repr(MonsterDefeated(1, "rat", 7, 5)) == shown


def test_events_are_compared_by_what_they_tell() -> None:
    event = FightTied(1, "rat", 5)
    assert event == FightTied(1, "rat", 5)
    assert hash(event) == hash(FightTied(1, "rat", 5))
    assert event != FightTied(2, "rat", 5)
    assert event != MonsterDefeated(1, "rat", 5, 5)
    assert event != "fight-tied"
    assert len({event, FightTied(1, "rat", 5), FightTied(1, "rat", 6)}) == 2


def test_an_open_event_is_seen_by_all_as_it_is() -> None:
    event = FightTied(1, "rat", 5)
    for seat in (0, 1, None):
        assert event.seen_by(seat) == event


def test_an_event_without_fields_tells_only_its_kind() -> None:
    assert Event().as_data() == {"event": "event"}
    assert repr(Event()) == "Event()"


def test_every_event_of_a_game_is_plain_data() -> None:
    game = begun(3)
    for cut in range(400):
        if game.over:
            break
        twin = game.clone()
        for event in game.apply(game.legal_actions()[cut % len(game.legal_actions())]):
            data = event.as_data()
            assert json.loads(json.dumps(data)) == data
        play_on(twin, 1, cut)


def test_events_belong_to_one_action_only() -> None:
    game = begun()
    first = game.apply(game.parse("end turn"))
    second = game.apply(game.parse("end turn"))
    assert [event.kind for event in first] == ["turn-ended", "turn-began"]
    assert [event.kind for event in second] == ["turn-ended", "turn-began"]
    assert first != second
