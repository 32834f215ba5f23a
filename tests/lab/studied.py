"""Running studies, and reading the games that they left."""

import json
from pathlib import Path
from typing import Any

from cli.command import Command, Done

FILE = "standard.jsonl"


def games_in(folder: Path, name: str = FILE) -> list[dict[str, Any]]:
    """Read the games that a folder keeps, by number, without their times."""
    kept = [json.loads(line) for line in (folder / name).read_text().splitlines()[1:]]
    for game in kept:
        del game["seconds"]
    return sorted(kept, key=lambda game: game["number"])


def simulate(karak: Command, folder: Path, *options: object, bots: str = "greedy") -> Done:
    """Study Karak with a bot on all seats."""
    return karak("simulate", "karak", "--bots", bots, "--out", folder, *options)
