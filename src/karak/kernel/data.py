"""Reading data that may come from anybody: every value is checked, errors say where."""

from __future__ import annotations

import json
import zlib
from typing import cast, final

from karak.kernel.errors import DamagedData

Data = dict[str, object]


def as_mapping(value: object) -> Data | None:
    """Take a value as a mapping, if it is one."""
    return cast("Data", value) if isinstance(value, dict) else None


def as_list(value: object) -> list[object] | None:
    """Take a value as a list, if it is one."""
    return cast("list[object]", value) if isinstance(value, list) else None


@final
class Reader:
    """One mapping of foreign data and the path that leads to it."""

    def __init__(self, data: object, path: str) -> None:
        mapping = as_mapping(data)
        if mapping is None:
            raise DamagedData(where=path)
        self.data: Data = mapping
        self.path = path

    def where(self, key: str) -> str:
        """Name a value of this mapping by its whole path."""
        return f"{self.path}.{key}" if self.path else key

    def damaged(self, key: str) -> DamagedData:
        """Make the error that names a value of this mapping."""
        return DamagedData(where=self.where(key))

    def value(self, key: str) -> object:
        """Take a value that must be there."""
        if key not in self.data:
            raise self.damaged(key)
        return self.data[key]

    def integer(self, key: str, low: int, high: int) -> int:
        """Take a whole number within limits."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.damaged(key)
        return value

    def flag(self, key: str) -> bool:
        """Take a yes or no."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.damaged(key)
        return value

    def text(self, key: str) -> str:
        """Take a text."""
        value = self.value(key)
        if not isinstance(value, str):
            raise self.damaged(key)
        return value

    def name(self, key: str, names: list[str]) -> int:
        """Take one of some names, as its place among them."""
        value = self.text(key)
        if value not in names:
            raise self.damaged(key)
        return names.index(value)

    def optional_name(self, key: str, names: list[str]) -> int:
        """Take one of some names, or nothing, which is -1."""
        return -1 if self.value(key) is None else self.name(key, names)

    def listed(self, key: str, most: int) -> list[object]:
        """Take a list of at most so many values."""
        values = as_list(self.value(key))
        if values is None or len(values) > most:
            raise self.damaged(key)
        return values

    def integers(self, key: str, most: int, low: int, high: int) -> list[int]:
        """Take a list of whole numbers within limits."""
        found: list[int] = []
        for value in self.listed(key, most):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.damaged(key)
            found.append(value)
        return found

    def names(self, key: str, names: list[str], most: int) -> list[int]:
        """Take a list of names, as their places."""
        found: list[int] = []
        for value in self.listed(key, most):
            if not isinstance(value, str) or value not in names:
                raise self.damaged(key)
            found.append(names.index(value))
        return found

    def texts(self, key: str, most: int) -> list[str]:
        """Take a list of texts."""
        found: list[str] = []
        for value in self.listed(key, most):
            if not isinstance(value, str):
                raise self.damaged(key)
            found.append(value)
        return found

    def inner(self, key: str) -> Reader:
        """Take a mapping."""
        return Reader(self.value(key), self.where(key))

    def optional_inner(self, key: str) -> Reader | None:
        """Take a mapping, or nothing."""
        return None if self.value(key) is None else self.inner(key)

    def rows(self, key: str, most: int) -> list[Reader]:
        """Take a list of mappings."""
        values = self.listed(key, most)
        return [Reader(values[i], f"{self.where(key)}[{i}]") for i in range(len(values))]

    def counts(self, key: str, names: list[str], most: int) -> list[int]:
        """Take a number for each of some names; a name left out counts none."""
        inner = self.inner(key)
        for name in inner.data:
            if name not in names:
                raise inner.damaged(name)
        return [inner.integer(name, 0, most) if name in inner.data else 0 for name in names]


def counted(names: list[str], counts: list[int]) -> Data:
    """Give the counts that are not zero by name."""
    told: Data = {}
    for i in range(len(names)):
        if counts[i]:
            told[names[i]] = counts[i]
    return told


def checksum(data: Data) -> int:
    """Compute a number that changes when anything in the data does."""
    try:
        return zlib.crc32(json.dumps(data, sort_keys=True).encode())
    except (TypeError, ValueError, RecursionError):
        raise DamagedData(where="") from None
