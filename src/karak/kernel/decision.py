"""A decision: what is asked of whom, by which rule; it has words."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

Argument = str | int | None


@mypyc_attr(acyclic=True)
@final
class Decision:
    """One question to one seat: a kind, its arguments, the rule behind it.

    The arguments of a private one are for that seat alone.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Argument],
        is_private: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.args = args
        self.is_private = is_private

    def seen_by(self, seat: int | None) -> Decision:
        """Give the question as a seat (None: a spectator) may know it."""
        if not self.is_private or seat == self.seat:
            return self
        hidden: dict[str, Argument] = dict.fromkeys(self.args, None)
        return Decision(self.kind, self.seat, self.rule, hidden, True)

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
