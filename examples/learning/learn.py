"""Learn to play Karak by playing: a masked softmax policy in nothing but NumPy.

`python learn.py` plays against a random player, learns from who won and who got points (REINFORCE
with a baseline), and says at the end how often what it learned wins against other random play.
"""

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from karak.env import KarakEnv, Layout, raw_env

Numbers = NDArray[np.float64]
NEAR = 1
"""How far around itself the learner looks."""
LONG_ENOUGH = 2500
"""Games between beginners hardly end; after so many decisions there is enough to learn from."""
HANDFUL = 10
WIN = 3.0
"""A victory is worth so many points."""
MEMORY = 0.9
LEAST = 0.001


def features(layout: Layout, observation: NDArray[np.float32]) -> Numbers:
    """Choose what the learner looks at: all but the board, and of that the cells around it."""
    parts = layout.split(observation)
    board = parts.pop("board")
    middle = board.shape[0] // 2
    near = board[middle - NEAR : middle + NEAR + 1, middle - NEAR : middle + NEAR + 1]
    rest = [part.ravel() for part in parts.values()]
    return np.concatenate([*rest, near.ravel(), [1.0]]).astype(np.float64)


def chances(weights: Numbers, seen: Numbers, mask: NDArray[np.int8]) -> Numbers:
    """Give the chance of each action; what is not allowed has none."""
    legal = np.flatnonzero(mask)
    scores = weights[legal] @ seen
    grown = np.exp(scores - scores.max())
    told = np.zeros(len(mask))
    told[legal] = grown / grown.sum()
    return told


@dataclass
class Episode:
    """What the learner saw and did in one game, and what it got."""

    seen: list[Numbers] = field(default_factory=list[Numbers])
    chosen: list[int] = field(default_factory=list[int])
    chances: list[Numbers] = field(default_factory=list[Numbers])
    points: list[float] = field(default_factory=list[float])
    won: float = 0.0


def play(env: KarakEnv, weights: Numbers, seat: int, luck: np.random.Generator) -> Episode:
    """Play a game against random play."""
    env.reset(seed=int(luck.integers(1 << 31)))
    episode = Episode()
    learner = env.possible_agents[seat]
    while not (env.terminations[learner] or env.truncations[learner]):
        agent = env.agent_selection
        seen = env.observe(agent)
        mask = seen["action_mask"]
        if agent != learner:
            env.step(int(luck.choice(np.flatnonzero(mask))))
            continue
        looked = features(env.layout, seen["observation"])
        odds = chances(weights, looked, mask)
        action = int(luck.choice(len(odds), p=odds))
        episode.seen.append(looked)
        episode.chosen.append(action)
        episode.chances.append(odds)
        episode.points.append(env.game.outcome().points[seat])
        env.step(action)
    episode.points.append(env.game.outcome().points[seat])
    episode.won = env.rewards[learner]
    return episode


def returns(episode: Episode, patience: float) -> Numbers:
    """Tell what came after each decision: points soon count more than late ones, then the win."""
    later = WIN * episode.won
    told = np.zeros(len(episode.chosen))
    gains = np.diff(episode.points)
    for step in reversed(range(len(told))):
        later = gains[step] + patience * later
        told[step] = later
    return told


@dataclass
class Critic:
    """Foresees by least squares what usually comes after a moment, so that only more is praised."""

    products: Numbers
    targets: Numbers
    weights: Numbers

    def surprise(self, seen: Numbers, told: Numbers) -> Numbers:
        """Say by how much it came better than foreseen, in deviations; then learn from it."""
        better = told - seen @ self.weights
        self.products = MEMORY * self.products + seen.T @ seen / len(told)
        self.targets = MEMORY * self.targets + seen.T @ told / len(told)
        few = LEAST * np.eye(len(self.targets))
        self.weights = np.linalg.solve(self.products + few, self.targets).astype(np.float64)
        return (better - better.mean()) / (better.std() + 1e-9)


def slope_of(episodes: list[Episode], patience: float, critic: Critic) -> Numbers:
    """Say how the weights should move to make what came better than foreseen more likely."""
    seen = np.concatenate([np.array(episode.seen) for episode in episodes])
    told = np.concatenate([returns(episode, patience) for episode in episodes])
    pulls = -np.concatenate([np.array(episode.chances) for episode in episodes])
    chosen = [action for episode in episodes for action in episode.chosen]
    pulls[np.arange(len(chosen)), chosen] += 1.0
    return (pulls * critic.surprise(seen, told)[:, None]).T @ seen / len(told)


def learn(games: int, rate: float, patience: float, seed: int) -> Numbers:
    """Learn weights by playing so many games, a handful at a time; slower towards the end."""
    env = raw_env("karak", players=2, radius=NEAR, most_decisions=LONG_ENOUGH)
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    first = env.observe(env.agent_selection)
    size = len(features(env.layout, first["observation"]))
    weights = np.zeros((len(first["action_mask"]), size))
    critic = Critic(np.eye(size), np.zeros(size), np.zeros(size))
    for played in range(0, games, HANDFUL):
        handful = range(min(HANDFUL, games - played))
        episodes = [play(env, weights, game % 2, luck) for game in handful]
        slope = slope_of(episodes, patience, critic)
        weights += rate * min(1.0, 2 - 2 * played / games) * slope
        points = np.mean([episode.points[-1] for episode in episodes])
        print(f"{played + len(handful)} games, {points:.1f} points on average", flush=True)
    return weights


def judge(weights: Numbers, games: int, seed: int) -> tuple[int, int, int]:
    """Count games won, lost, and neither (shared or cut off), against other random play."""
    env = raw_env("karak", players=2, radius=NEAR, most_decisions=20_000)
    luck = np.random.default_rng(seed)
    rewards = [play(env, weights, game % 2, luck).won for game in range(games)]
    won, lost = sum(reward > 0 for reward in rewards), sum(reward < 0 for reward in rewards)
    return won, lost, games - won - lost


def main() -> None:
    """Learn, and say how well it went."""
    parser = argparse.ArgumentParser(description="Learn to play Karak.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--judge", type=int, default=60)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--patience", type=float, default=0.98)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights = learn(asked.games, asked.rate, asked.patience, asked.seed)
    won, lost, neither = judge(weights, asked.judge, asked.seed + 1)
    print(f"against random play: won {won}, lost {lost}, neither {neither} of {asked.judge} games")


if __name__ == "__main__":
    main()
