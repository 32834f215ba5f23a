"""The driver's games come everywhere: else the properties would say little."""

from collections import Counter
from functools import cache

from karak.games.karak1 import events as karak_events
from karak.games.karak1.actions import ACTIONS
from karak.games.karak1.checking import QUESTIONS
from karak.games.karak1.ending import REASONS
from karak.kernel.events import Event
from properties.driver import HEROES, KIT, LEANINGS, NAMED_FIGURES, VARIANTS, Plan

FOR_PLUG_INS = {"hero-choice", "ability-used", "use ability", "choose"}
NOT_BY_PLAY = {"pick-up", "done"}
"""Two pieces on one tile are needed for it: `test_a_tile_holds_one_piece_at_most`."""
GAMES = 90


def seeded_plan(seed: int) -> Plan:
    """Make a plan from a number, so that all kinds of games come in turn."""
    players = 2 + seed % 4
    first = seed % len(HEROES)
    policies = list(LEANINGS)
    return Plan(
        kit=KIT,
        players=players,
        how=("given", "given", "dealt", "chosen")[seed // 4 % 4],
        heroes=tuple([*HEROES, *HEROES][first : first + players]),
        variants=VARIANTS if seed % 3 == 0 else (),
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
    kinds = {question.kind for question in QUESTIONS} - FOR_PLUG_INS - NOT_BY_PLAY
    assert kinds <= set(reached())


def test_every_verb_is_offered() -> None:
    verbs = {action.verb for action in ACTIONS.actions} - FOR_PLUG_INS - NOT_BY_PLAY
    assert verbs <= set(reached())


def test_every_kind_of_event_happens() -> None:
    own = [kind for kind in vars(karak_events).values() if isinstance(kind, type)]
    kinds = {kind.kind for kind in own if issubclass(kind, Event) and "kind" in vars(kind)}
    assert kinds - FOR_PLUG_INS - {Event.kind} <= set(reached())


def test_games_end_in_every_way() -> None:
    assert set(REASONS) <= set(reached())
