"""A table of learning programs: the game, turn by turn, as PettingZoo's AEC environments go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from karak.env import karak1, karak2
from karak.env.layout import Layout, Numbers
from karak.games.api import new_game
from karak.games.titles import find_title
from karak.kernel.actions import Action
from karak.kernel.data import Data
from karak.kernel.errors import NotRecorded, UnknownOption, WrongPlayers
from karak.kernel.game import Game
from karak.kernel.result import Result

RADIUS = 5
MOST_DECISIONS = 20_000
SEED_BITS = 63
RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0

Observation = dict[str, NDArray[Any]]


class Observer(Protocol):
    """Writes what a seat sees of the games of one title."""

    layout: Layout

    def write(self, game: Game, seat: int, observation: Numbers) -> None:
        """Fill an observation that holds nothing but zeros."""


def observer_of(game: str, players: int, radius: int) -> Observer:
    """Find who writes the observations of a title."""
    if find_title(game).name == "karak":
        return karak1.Observer(players, radius)
    return karak2.Observer(players, radius)


class KarakEnv(AECEnv[str, Observation, int], EzPickle):
    """Karak or Karak 2 with 2 to 5 seats.

    An action is the code of an action of the title, for ever the same. An observation is what the
    seat may know, with the mask of what it may do now; `layout` names the numbers. Rewards come
    at the end and add up to nothing: 1 for who wins alone. A game that takes too long is cut off.
    """

    def __init__(
        self,
        game: str = "karak",
        players: int = 2,
        heroes: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        figures: Data | str | None = None,
        radius: int = RADIUS,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players, heroes, variants, figures, radius, most_decisions, render_mode
        )
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise UnknownOption(option="render_mode", value=str(render_mode))
        if radius < 0 or most_decisions < 1:
            raise UnknownOption(option="radius, most_decisions", value="")
        if heroes is not None and len(heroes) != players:
            raise WrongPlayers(players=len(heroes), fewest=players, most=players)
        self.render_mode = render_mode
        self.most_decisions = most_decisions
        self._title = find_title(game)
        self._heroes = None if heroes is None else list(heroes)
        self._variants = tuple(variants)
        self._figures = figures
        self._players = players
        self._open(0, self._heroes)
        self._observer = observer_of(game, players, radius)
        self.layout = self._observer.layout
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self._codes = len(self._title.actions.actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        self.action_spaces = {agent: spaces.Discrete(self._codes) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._game: Game | None = None
        self._decisions = 0

    def _space(self) -> spaces.Dict:
        seen = spaces.Box(0.0, 1.0, (self.layout.size,), np.float32)
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (self._codes,), np.int8)}
        )

    def _open(self, seed: int, heroes: list[str] | None) -> Game:
        """Begin a game without its story; whatever is wrong with the wishes is told here."""
        players = self._players if heroes is None else None
        return new_game(
            self._title.name,
            heroes=heroes,
            players=players,
            variants=self._variants,
            figures=self._figures,
            seed=seed,
        ).clone()

    # The vocabulary of PettingZoo

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give what observations of an agent look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give the codes of all actions; which ones may be chosen is for the mask to say."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; with `options={"heroes": [...]}` those play in it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        wished: Sequence[str] | None = (options or {}).get("heroes")
        heroes = self._heroes if wished is None else list(wished)
        if heroes is not None and len(heroes) != self._players:
            raise WrongPlayers(players=len(heroes), fewest=self._players, most=self._players)
        self._game = self._open(int(self._seeds.integers(0, 1 << SEED_BITS)), heroes)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Give what an agent may know, and the mask of what it may do now."""
        game = self.game
        seen = np.zeros(self.layout.size, np.float32)
        seat = self.possible_agents.index(agent)
        self._observer.write(game, seat, seen)
        mask = np.zeros(self._codes, np.int8)
        if game.seat == seat:
            mask[[action.code for action in game.legal_actions()]] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of a code for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        game.apply(self._title.actions.by_code(-1 if action is None else int(action)))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = game.result
        if result is not None:
            self._end(result)
        elif self._decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[game.seat]
        self._accumulate_rewards()
        self._show()

    def _end(self, result: Result) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = reward(result, seat)
            self.infos[agent] = {"points": result.points[seat], "reason": result.reason}

    def render(self) -> str | None:
        """Draw the board as text: give it (`ansi`), or print it (`human`)."""
        drawing = str(self.game)
        if self.render_mode == "ansi":
            return drawing
        print(drawing)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Leave the table; nothing is held that would have to be given back."""

    # What goes beyond it

    @property
    def game(self) -> Game:
        """The game being played: for bots, and for whoever looks on. It knows what is hidden."""
        if self._game is None:
            raise NotRecorded()
        return self._game

    def action(self, code: int) -> Action:
        """Give the action of a code, which has a readable form."""
        return self._title.actions.by_code(code)

    def __str__(self) -> str:
        """Name the environment."""
        return str(self.metadata["name"])


def reward(result: Result, seat: int) -> float:
    """Give what a seat gets at the end: 1 for winning alone, and all rewards add up to nothing."""
    players = len(result.points)
    share = 1.0 / len(result.winners) if seat in result.winners else 0.0
    return (players * share - 1.0) / (players - 1)


def raw_env(game: str = "karak", **wishes: Any) -> KarakEnv:
    """Make an environment that raises an error for an illegal action."""
    return KarakEnv(game, **wishes)


def env(game: str = "karak", **wishes: Any) -> AECEnv[str, Observation, int]:
    """Make an environment that ends the game for who chooses an illegal action."""
    made = raw_env(game, **wishes)
    illegal = TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(illegal))
