"""A decision: what is asked of whom, by which rule; it has words."""

from __future__ import annotations

from typing import final

Argument = str | int


@final
class Decision:
    """One question to one seat: a kind, its arguments, the rule behind it."""

    def __init__(self, kind: str, seat: int, rule: str, args: dict[str, Argument]) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.args = args

    @property
    def message(self) -> str:
        """The id of the sentence that asks it."""
        return f"ask-{self.kind}"

    def as_data(self) -> dict[str, object]:
        """Give it as plain data for a client."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "rule": self.rule,
            "args": dict(self.args),
            "message": self.message,
        }

    def __repr__(self) -> str:
        """Show it on one line."""
        told = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Decision({self.kind!r}, seat={self.seat}, rule={self.rule!r}{told})"
