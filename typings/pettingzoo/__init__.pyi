"""What we use of PettingZoo, which brings no types that a strict check could read."""

from pettingzoo.utils.env import AECEnv as AECEnv
