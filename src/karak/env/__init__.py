"""Karak and Karak 2 as environments for learning programs, by the rules of PettingZoo."""

from karak.env.environment import KarakEnv, env, raw_env
from karak.env.layout import Layout, Part

__all__ = ["KarakEnv", "Layout", "Part", "env", "raw_env"]
