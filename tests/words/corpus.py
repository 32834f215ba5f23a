"""What real games say: every question, choice and event of some games, each once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import karak
from karak.games.shared.events import HeroTaken
from karak.kernel.decision import Decision
from karak.kernel.game import Game
from karak.words import Words, languages
from karak.words.actions import action_arguments, action_message
from karak.words.arguments import Argument
from words.fluent_files import arguments_named

MOST_ACTIONS = 1000
GAMES = {"karak": 6, "karak2": 6}
VARIANTS = {"karak": ["experts-goal"], "karak2": ["friendly"]}


@dataclass(frozen=True)
class Saying:
    """A message with its arguments, as the product would say it."""

    game: str
    message: str
    args: tuple[tuple[str, Argument], ...]
    heroes: tuple[str, ...]

    def told(self, words: Words) -> str:
        return words.about(self.game).tell(self.message, dict(self.args), self.heroes)


@dataclass(frozen=True)
class Corpus:
    """All sayings once, and all lists of choices once."""

    sayings: list[Saying]
    choices: list[tuple[Saying, ...]]


@cache
def corpus(game: str) -> Corpus:
    """Play some games by chance and note what they say."""
    sayings: dict[Saying, None] = {}
    choices: dict[tuple[Saying, ...], None] = {}
    for seed in range(GAMES[game]):
        _play(game, seed, sayings, choices)
    return Corpus([*sayings], [*choices])


def _play(
    game: str,
    seed: int,
    sayings: dict[Saying, None],
    choices: dict[tuple[Saying, ...], None],
) -> None:
    chooser = Random(seed)
    players = 2 + seed % 4
    variants = VARIANTS[game] if seed % 3 == 2 else []
    state = karak.new_game(game, players=players, choose=True, variants=variants, seed=seed)
    heroes = [""] * players
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        decision = state.decision
        asked: dict[str, Argument] = {"seat": decision.seat, **decision.args}
        offered = _choices(game, state, decision, heroes)
        sayings.setdefault(_saying(game, decision.message, asked, heroes))
        choices.setdefault(offered)
        sayings.update(dict.fromkeys(offered))
        for event in state.apply(chooser.choice(state.legal_actions())):
            for seen in (event, event.seen_by(None)):
                sayings.setdefault(_saying(game, seen.message, seen.facts(), heroes))
            if isinstance(event, HeroTaken):
                heroes[event.seat] = event.hero


def _choices(
    game: str, state: Game, decision: Decision, heroes: Sequence[str]
) -> tuple[Saying, ...]:
    return tuple(
        _saying(
            game,
            action_message(action, decision.args),
            action_arguments(action, decision.args, game),
            heroes,
        )
        for action in state.legal_actions()
    )


def _saying(game: str, message: str, args: Mapping[str, Argument], heroes: Sequence[str]) -> Saying:
    used = _used(message, game)
    told = tuple((name, value) for name, value in args.items() if name in used)
    return Saying(game, message, told, tuple(heroes))


@cache
def _used(message: str, game: str) -> frozenset[str]:
    """Name the arguments that some language may ask for; the rest makes no difference."""
    names: set[str] = set()
    for language in languages():
        named = arguments_named(language)
        for each in (message, f"{message}-{game}"):
            names |= named.get(each, frozenset())
            names |= named.get(f"{each}.hidden", frozenset())
    return frozenset(names | ({"seat"} if "hero" in names else set()))
