"""A study as a page of the documentation: Markdown, its charts as pictures, and its data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from karak.lab.errors import PageRefused
from karak.lab.findings import Findings
from karak.lab.report import lead
from karak.lab.sections import Cells, Section, Sections
from karak.lab.summary import summary
from karak.lab.wording import arm_name
from karak.words import Words

PICTURES = "pictures"
DATA = "data"


@dataclass(frozen=True)
class Counted:
    """What a page is written from: the command that played, and what was counted."""

    command: str
    arms: list[Findings]

    @property
    def name(self) -> str:
        """Name page, pictures and data."""
        return f"balance-{self.arms[0].study.game}"


def write_study_page(words: Words, counted: Counted, folder: Path) -> Path:
    """Write page, pictures and data into a folder; give the page's path."""
    path = folder / f"{counted.name}.md"
    try:
        for place, text in study_page(words, counted).items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_text(text, encoding="utf-8")
        data = folder / DATA / f"{counted.name}.json"
        data.parent.mkdir(parents=True, exist_ok=True)
        data.write_bytes(msgspec.json.encode(counted) + b"\n")
    except OSError as error:
        raise PageRefused(path=str(folder), reason=error.strerror or "") from error
    return path


def read_counted(data: bytes) -> Counted:
    """Read what a page was written from."""
    return msgspec.json.decode(data, type=Counted)


def study_page(words: Words, counted: Counted) -> dict[str, str]:
    """Give the page and its pictures, each by its place in the folder."""
    words = words.about(counted.arms[0].study.game)
    sections = Sections(words, counted.arms).all()
    pictures = {_picture(counted, section): section.chart.picture() for section in sections}
    return {f"{counted.name}.md": _page(words, counted, sections), **pictures}


def _picture(counted: Counted, section: Section) -> str:
    return f"{PICTURES}/{counted.name}-{section.name}.svg"


def _page(words: Words, counted: Counted, sections: Sequence[Section]) -> str:
    arms = counted.arms
    parts = [
        f"# {words.say('report-title', game=arms[0].study.game)}",
        lead(words, arms),
        f"```console\n$ {counted.command}\n```",
    ]
    for arm in arms:
        if len(arms) > 1:
            parts.append(f"**{arm_name(words, arm.study.arm)}**")
        parts.append("\n".join(f"- {each}" for each in summary(words, arm)))
    for section in sections:
        parts += [
            f"## {section.title}",
            section.text,
            f"![{section.title}]({_picture(counted, section)})",
            _table(section.head, section.rows),
        ]
    return "\n\n".join(parts) + "\n"


def _table(head: Cells, rows: Sequence[Cells]) -> str:
    under = ["---", *("--:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, under, *rows))
