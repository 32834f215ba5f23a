"""Ways to tear plain data: every value at every depth left out or changed."""

import copy
from collections.abc import Iterator

from karak.kernel.data import as_list, as_mapping, checksum

Path = tuple[str | int, ...]
WRONG: list[object] = [None, True, -1, 1, 10**30, 1.5, "nonsense", [], [None], {}]


def paths(data: object, here: Path = ()) -> Iterator[Path]:
    """List the paths to all values."""
    mapping, values = as_mapping(data), as_list(data)
    if mapping is not None:
        for key, value in mapping.items():
            yield (*here, key)
            yield from paths(value, (*here, key))
    elif values is not None:
        for number, value in enumerate(values):
            yield (*here, number)
            yield from paths(value, (*here, number))


def without(data: object, path: Path) -> object:
    """Copy data with a value left out."""
    torn = copy.deepcopy(data)
    inner, key = holder(torn, path)
    mapping, values = as_mapping(inner), as_list(inner)
    if mapping is not None:
        del mapping[str(key)]
    elif values is not None:
        del values[int(key)]
    return torn


def changed(data: object, path: Path, value: object) -> object:
    """Copy data with another value in a place."""
    torn = copy.deepcopy(data)
    inner, key = holder(torn, path)
    mapping, values = as_mapping(inner), as_list(inner)
    if mapping is not None:
        mapping[str(key)] = value
    elif values is not None:
        values[int(key)] = value
    return torn


def holder(data: object, path: Path) -> tuple[object, str | int]:
    """Find what holds the value at the end of a path."""
    inner = data
    for key in path[:-1]:
        mapping, values = as_mapping(inner), as_list(inner)
        inner = mapping[str(key)] if mapping is not None else (values or [])[int(key)]
    return inner, path[-1]


def all_torn(data: object, under: str = "") -> Iterator[tuple[str, object]]:
    """Give the data torn in every way under a key, or everywhere, each with a name."""
    for path in paths(data):
        if under and path[0] != under:
            continue
        name = ".".join(str(key) for key in path)
        yield f"without {name}", without(data, path)
        for value in WRONG:
            torn = changed(data, path, value)
            if torn != data:
                yield f"{name} = {value!r}", torn


def signed(data: object) -> object:
    """Copy a snapshot with its checksum computed anew: tampering by somebody who knows how."""
    mapping = as_mapping(copy.deepcopy(data))
    if mapping is None or "check" not in mapping:
        return data
    del mapping["check"]
    mapping["check"] = checksum(mapping)
    return mapping
