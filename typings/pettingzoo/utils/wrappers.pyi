from typing import Generic

from pettingzoo.utils.env import ActionType, AECEnv, AgentID, ObsType

class BaseWrapper(AECEnv[AgentID, ObsType, ActionType], Generic[AgentID, ObsType, ActionType]):
    def __init__(self, env: AECEnv[AgentID, ObsType, ActionType]) -> None: ...

class AssertOutOfBoundsWrapper(BaseWrapper[AgentID, ObsType, ActionType]): ...
class OrderEnforcingWrapper(BaseWrapper[AgentID, ObsType, ActionType]): ...

class TerminateIllegalWrapper(BaseWrapper[AgentID, ObsType, ActionType]):
    def __init__(
        self, env: AECEnv[AgentID, ObsType, ActionType], illegal_reward: float
    ) -> None: ...
