"""Learn to play Karak by asking a teacher: a masked policy in nothing but NumPy.

`python learn.py` plays against a random player. At every decision it asks a bot what that would
do, and learns to do the same; but it goes its own way more and more often, so that it is also
told what to do where only a learner gets (this is called DAgger). At the end it says how often
what it learned wins, without the teacher, against random play it has not met.
"""

import argparse
from collections import deque
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from karak.bots.greedy import GreedyBot
from karak.env import KarakEnv, raw_env

Numbers = NDArray[np.float32]
NEAR = 2
"""How far around itself the learner looks."""
UNITS = 48
HANDFUL = 10
"""After so many games it thinks about what it was told."""
BATCHES, BATCH = 50, 256
LONG_ENOUGH = 300
"""After so many decisions the teacher plays a game to its end: beginners hardly find it."""
RATE, MOMENTUM, SCALE = 0.001, 0.9, 0.999


@dataclass
class Policy:
    """A network with one hidden layer that gives a score to every action."""

    layers: list[Numbers]
    steps: int = 0
    slopes: list[Numbers] = field(init=False)
    squares: list[Numbers] = field(init=False)

    def __post_init__(self) -> None:
        """Begin to learn with no momentum."""
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def chances(self, seen: Numbers, mask: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """Give the chance of each action, none for what is not allowed, and what the units say."""
        units = np.maximum(seen @ self.layers[0], 0.0)
        scores = np.where(mask, units @ self.layers[1], -np.inf)
        grown = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return grown / grown.sum(axis=-1, keepdims=True), units

    def choose(self, seen: Numbers, mask: NDArray[np.bool_], luck: np.random.Generator) -> int:
        """Choose an action by its chance."""
        odds = self.chances(seen, mask)[0].astype(np.float64)
        return int(luck.choice(len(odds), p=odds / odds.sum()))

    def learn(
        self, seen: Numbers, masks: NDArray[np.bool_], told: NDArray[np.intp], rate: float
    ) -> float:
        """Make what it was told to do more likely (Adam); say how likely that was."""
        chances, units = self.chances(seen, masks)
        likely = chances[np.arange(len(told)), told]
        pulls = -chances
        pulls[np.arange(len(told)), told] += 1.0
        pulls /= len(told)
        through = (pulls @ self.layers[1].T) * (units > 0.0)
        self.steps += 1
        for place, slope in enumerate((seen.T @ through, units.T @ pulls)):
            self.slopes[place] += (1 - MOMENTUM) * (slope - self.slopes[place])
            self.squares[place] += (1 - SCALE) * (slope**2 - self.squares[place])
            steady = self.slopes[place] / (1 - MOMENTUM**self.steps)
            size = np.sqrt(self.squares[place] / (1 - SCALE**self.steps)) + 1e-8
            self.layers[place] += rate * steady / size
        return float(likely.mean())


@dataclass
class Lesson:
    """A decision the learner came to, and what the teacher would do."""

    seen: Numbers
    mask: NDArray[np.bool_]
    told: int


@dataclass
class Pupil:
    """Plays games against random play, with or without a teacher."""

    env: KarakEnv
    policy: Policy
    luck: np.random.Generator
    teacher: GreedyBot = field(default_factory=GreedyBot)

    def play(self, seat: int, trust: float, lessons: deque[Lesson] | None = None) -> float:
        """Play a game and give the reward; with lessons as the teacher says in a share of cases."""
        self.env.reset(seed=int(self.luck.integers(1 << 31)))
        me = self.env.possible_agents[seat]
        decisions = 0
        while not (self.env.terminations[me] or self.env.truncations[me]):
            agent = self.env.agent_selection
            observed = self.env.observe(agent)
            mask = observed["action_mask"] > 0
            if agent != me or mask.sum() == 1:
                self.env.step(int(self.luck.choice(np.flatnonzero(mask))))
                continue
            decisions += 1
            action = self.policy.choose(observed["observation"], mask, self.luck)
            if lessons is not None:
                told = self.teacher.choose(self.env.game.clone(seat=seat)).code
                lessons.append(Lesson(observed["observation"], mask, told))
                if decisions > LONG_ENOUGH or self.luck.random() < trust:
                    action = told
            self.env.step(action)
        return self.env.rewards[me]


def learn(games: int, seed: int) -> Pupil:
    """Learn from so many games, a handful at a time; trust in the teacher fades, zeal as well."""
    luck = np.random.default_rng(seed)
    env = raw_env("karak", players=2, radius=NEAR)
    env.reset(seed=seed)
    first = env.observe(env.agent_selection)
    size, actions = len(first["observation"]), len(first["action_mask"])
    beginning = luck.normal(0.0, size**-0.5, (size, UNITS)).astype(np.float32)
    pupil = Pupil(env, Policy([beginning, np.zeros((UNITS, actions), np.float32)]), luck)
    lessons = deque[Lesson](maxlen=120_000)
    for played in range(0, games, HANDFUL):
        done = min(played + HANDFUL, games)
        for game in range(played, done):
            pupil.play(game % 2, max(0.0, 1.0 - 6 * game / games), lessons)
        zeal = RATE * min(1.0, 2.0 - 2.0 * played / games)
        likely = np.mean([_study(pupil.policy, lessons, zeal, luck) for _ in range(BATCHES)])
        print(f"{done} games: agrees with its teacher in {likely:.0%}", flush=True)
    return pupil


def _study(policy: Policy, lessons: deque[Lesson], zeal: float, luck: np.random.Generator) -> float:
    """Learn from a batch of lessons; say how likely it would have done what it was told."""
    batch = [lessons[place] for place in luck.integers(len(lessons), size=BATCH)]
    seen = np.array([lesson.seen for lesson in batch])
    masks = np.array([lesson.mask for lesson in batch])
    return policy.learn(seen, masks, np.array([lesson.told for lesson in batch]), zeal)


def main() -> None:
    """Learn, and say how well it went."""
    parser = argparse.ArgumentParser(description="Learn to play Karak.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--judge", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    pupil = learn(asked.games, asked.seed)
    pupil.luck = np.random.default_rng(asked.seed + 1)
    rewards = [pupil.play(game % 2, 0.0) for game in range(asked.judge)]
    won, lost = sum(reward > 0 for reward in rewards), sum(reward < 0 for reward in rewards)
    neither = asked.judge - won - lost
    print(f"against random play: won {won}, lost {lost}, neither {neither} of {asked.judge} games")


if __name__ == "__main__":
    main()
