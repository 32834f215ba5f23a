"""Why a bot does what it does: message ids with numbers, for others to put into words."""

from __future__ import annotations

from typing import Final, final

from karak.kernel.actions import Action
from karak.kernel.decision import Argument


@final
class Reason:
    """One reason: the id of a sentence, its arguments, and the action it speaks of, if any."""

    def __init__(
        self, message: str, args: dict[str, Argument], action: Action | None = None
    ) -> None:
        self.message: Final = message
        self.args: Final = args
        self.action: Final = action

    def __repr__(self) -> str:
        """Show it on one line."""
        told = "".join(f", {name}={value!r}" for name, value in self.args.items())
        about = "" if self.action is None else f", action={self.action!r}"
        return f"Reason({self.message!r}{told}{about})"


def percent(chance: float) -> int:
    """Round a chance to whole percents."""
    return int(100.0 * chance + 0.5)
