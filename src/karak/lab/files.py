"""The measured ladder in files: its data, and the page that is written from them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from karak.lab.errors import FolderRefused
from karak.lab.ladder import Measured, ladder_data
from karak.lab.page import ladder_page
from karak.words import Words

DATA = Path("data", "ladder.json")
PAGE = Path("ladder.md")


def write_ladder(words: Words, results: Sequence[Measured], folder: Path) -> Path:
    """Write data and page of a ladder below a folder; give the page's path."""
    data = json.dumps(ladder_data(results), indent=1, ensure_ascii=False) + "\n"
    page = folder / PAGE
    try:
        (folder / DATA).parent.mkdir(parents=True, exist_ok=True)
        (folder / DATA).write_text(data, encoding="utf-8")
        page.write_text(ladder_page(words, results), encoding="utf-8")
    except OSError as error:
        raise FolderRefused(path=str(folder), reason=error.strerror or "") from error
    return page
