"""What a page shows: its fenced blocks, its headings, its links, its tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

_FENCE = re.compile(r"(?ms)^(?P<fence>```+)(?P<info>[^\n]*)\n(?P<text>.*?)^(?P=fence)$")
_HEADING = re.compile(r"^#+ (?P<title>.+?)(?: \{ #(?P<anchor>\S+) \})?$", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[[^\]\n]+\]\((?P<target>[^)\s]+)\)")
_ROW = re.compile(r"^\| (?P<first>[^|]+?) \|", re.MULTILINE)
_CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the line it begins on, what is in it."""

    language: str
    line: int
    text: str


def name_of(path: Path) -> str:
    """Name a page as it is called in the repository."""
    return path.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[Block]:
    """List the fenced blocks of a page."""
    return [
        Block(
            (found["info"].split() or [""])[0],
            text.count("\n", 0, found.start("text")) + 1,
            found["text"],
        )
        for found in _FENCE.finditer(text)
    ]


def prose(text: str) -> str:
    """Give a page without its fenced blocks."""
    return _FENCE.sub("", text)


def links(text: str) -> list[str]:
    """List where a page links to."""
    return [found["target"] for found in _LINK.finditer(prose(text))]


def anchors(text: str) -> set[str]:
    """Name the places on a page that a link can lead to."""
    return {found["anchor"] or _slug(found["title"]) for found in _HEADING.finditer(prose(text))}


def fields(text: str, title: str) -> set[str]:
    """Name the fields in the first column of the table under a heading."""
    section = re.split(rf"^#+ {re.escape(title)}$", text, maxsplit=1, flags=re.MULTILINE)[1]
    rows = _ROW.findall(re.split(r"^#+ ", section, maxsplit=1, flags=re.MULTILINE)[0])
    return {name for first in rows for name in _CODE.findall(first)}


def _slug(title: str) -> str:
    """Write a title as the site and code forges do."""
    plain = re.sub(r"[^\w\s-]", "", title.lower()).strip()
    return re.sub(r"[\s]+", "-", plain)
