"""The driver's games of Karak 2 come everywhere: else the properties would say little."""

from collections import Counter
from functools import cache

from karak.games.karak2 import battle_events, city_events, land_events
from karak.games.karak2.actions import ACTIONS
from karak.games.karak2.checking import QUESTIONS
from karak.games.karak2.ending import REASONS
from karak.kernel.events import Event
from properties.driver2 import HEROES, KIT, LEANINGS, NAMED_FIGURES, VARIANTS, Plan

FOR_PLUG_INS = {"hero-choice", "use ability", "choose"}
GAMES = 144


def seeded_plan(seed: int) -> Plan:
    """Make a plan from a number, so that all kinds of games come in turn."""
    players = 2 + seed // 12 % 4
    first = seed // 5 % len(HEROES)
    policies = list(LEANINGS)
    return Plan(
        kit=KIT,
        players=players,
        how=("given", "given", "dealt", "chosen")[seed // 4 % 4],
        heroes=tuple([*HEROES, *HEROES][first : first + players]),
        variants=VARIANTS if seed % 5 == 0 else (),
        figures=NAMED_FIGURES[seed % len(NAMED_FIGURES)],
        seed=seed,
        policy=policies[seed // len(NAMED_FIGURES) % len(policies)],
        length=400,
    )


@cache
def reached() -> Counter[str]:
    """Count the kinds of questions, verbs, events and endings that many games come to."""
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        game = None
        for game in seeded_plan(seed).walk():
            assert game.recorder is not None
            found.update(event.kind for event in game.recorder.events)
            if not game.over:
                found[game.asking.kind] += 1
                found.update({action.verb for action in game.legal_actions()})
        assert game is not None
        found[game.reason] += 1
    return found


def test_every_kind_of_question_is_reached() -> None:
    assert {question.kind for question in QUESTIONS} - FOR_PLUG_INS <= set(reached())


def test_every_verb_is_offered() -> None:
    assert {action.verb for action in ACTIONS.actions} - FOR_PLUG_INS <= set(reached())


def test_every_kind_of_event_happens() -> None:
    modules = (battle_events, city_events, land_events)
    own = [kind for module in modules for kind in vars(module).values()]
    events = [kind for kind in own if isinstance(kind, type) and issubclass(kind, Event)]
    kinds = {kind.kind for kind in events if "kind" in vars(kind)} - {Event.kind}
    assert kinds <= set(reached())


def test_games_end_in_every_way() -> None:
    assert set(REASONS) <= set(reached())
