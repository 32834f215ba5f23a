"""Events: small typed facts in the order they happened; they carry no sentences."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

Fact = str | int | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One fact. Subclasses name their kind and their fields; `words` makes the sentence."""

    kind: ClassVar[str] = "event"
    fields: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int | None) -> Event:
        """Give the fact as a seat (None: a spectator) may know it; most facts are open to all."""
        return self

    @property
    def message(self) -> str:
        """The id of the sentence that tells it."""
        return f"event-{self.kind}"

    def facts(self) -> dict[str, Fact]:
        """Give the fields by name."""
        told: dict[str, Fact] = {}
        for name in self.fields:
            told[name] = getattr(self, name)
        return told

    def as_data(self) -> dict[str, Fact]:
        """Give kind and fields as plain data."""
        told: dict[str, Fact] = {"event": self.kind}
        for name in self.fields:
            told[name] = getattr(self, name)
        return told

    def __eq__(self, other: object) -> bool:
        """Compare by what is told."""
        return isinstance(other, Event) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        """Hash by what is told."""
        return hash(tuple(self.as_data().items()))

    def __repr__(self) -> str:
        """Show it as a call."""
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts().items())
        return f"{type(self).__name__}({told})"
