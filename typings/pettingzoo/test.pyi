from collections.abc import Callable
from typing import Any

from pettingzoo.utils.env import AECEnv

def api_test(env: AECEnv[Any, Any, Any], num_cycles: int = 1000) -> None: ...
def seed_test(
    env_constructor: Callable[[], AECEnv[Any, Any, Any]], num_cycles: int = 500
) -> None: ...
def render_test(env_fn: Callable[[str], AECEnv[Any, Any, Any]]) -> None: ...
