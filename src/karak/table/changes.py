"""What changed from one moment to the next, so that a whole game can be told without repeating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeGuard, cast

Step = str | int


class Change(NamedTuple):
    """A place in plain data, by keys and indices from its root, and what is there now.

    The index behind a list's last is a new last item.
    """

    path: list[Step]
    value: object


def changes(before: object, after: object) -> list[Change]:
    """List what has to be put where to make one thing of plain data another."""
    return _changes(before, after, [])


def _changes(before: object, after: object, path: list[Step]) -> list[Change]:
    if before == after:
        return []
    if _is_mapping(before) and _is_mapping(after) and before.keys() == after.keys():
        return [
            change
            for key, value in after.items()
            for change in _changes(before[key], value, [*path, key])
        ]
    if _is_row(before) and _is_row(after) and len(before) <= len(after):
        shared = len(before)
        return [
            *(
                change
                for place in range(shared)
                for change in _changes(before[place], after[place], [*path, place])
            ),
            *(Change([*path, place], after[place]) for place in range(shared, len(after))),
        ]
    return [Change(path, after)]


def _is_mapping(data: object) -> TypeGuard[Mapping[str, object]]:
    return isinstance(data, Mapping)


def _is_row(data: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    """Say whether this is a list of things that have parts; other lists are told as a whole."""
    if not isinstance(data, list | tuple):
        return False
    items = cast("Sequence[object]", data)
    return bool(items) and all(isinstance(item, Mapping) for item in items)
