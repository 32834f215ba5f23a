"""The report of a study: one page with charts, whole in a single file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from karak.lab.charts import chart_style
from karak.lab.errors import FolderRefused
from karak.lab.findings import Findings
from karak.lab.sections import Cells, Section, Sections
from karak.lab.summary import summary
from karak.lab.wording import arm_name
from karak.words import Words


def write_report(words: Words, arms: Sequence[Findings], command: str, path: Path) -> None:
    """Write the report of one arm, or of several side by side."""
    page = report(words, arms, command)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise FolderRefused(path=str(path.parent), reason=error.strerror or "") from error


def report(words: Words, arms: Sequence[Findings], command: str) -> str:
    """Make the page."""
    words = words.about(arms[0].study.game)
    style = files("karak.lab").joinpath("report.css").read_text(encoding="utf-8")
    title = words.say("report-title", game=arms[0].study.game)
    sections = "\n".join(_section(words, each) for each in Sections(words, arms).all())
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n'
        '<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{chart_style()}{style}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n<p>{escape(lead(words, arms))}</p>\n"
        f'<p class="soft"><code>{escape(command)}</code></p>\n{_broken(words, arms)}\n'
        f"{_summary(words, arms)}\n{sections}\n</body>\n</html>\n"
    )


def lead(words: Words, arms: Sequence[Findings]) -> str:
    """Say what was played."""
    study = arms[0].study
    games = max(arm.games for arm in arms)
    return words.say("report-lead", games=games, players=study.players, bots=list(study.bots))


def _broken(words: Words, arms: Sequence[Findings]) -> str:
    broken = sum(arm.broken for arm in arms)
    return f"<p>{escape(words.say('report-broken', number=broken))}</p>" if broken else ""


def _summary(words: Words, arms: Sequence[Findings]) -> str:
    parts = [f"<h2>{escape(words.say('report-short'))}</h2>"]
    for arm in arms:
        if len(arms) > 1:
            parts.append(f"<h3>{escape(arm_name(words, arm.study.arm))}</h3>")
        items = "\n".join(f"<li>{escape(each)}</li>" for each in summary(words, arm))
        parts.append(f"<ul>\n{items}\n</ul>")
    inside = "\n".join(parts)
    return f'<section id="short">\n{inside}\n</section>'


def _section(words: Words, section: Section) -> str:
    opened = " open" if section.opened else ""
    return (
        f'<section id="{section.name}">\n<h2>{escape(section.title)}</h2>\n'
        f"<p>{escape(section.text)}</p>\n{section.chart.inline()}\n"
        f"<details{opened}><summary>{escape(words.say('report-numbers'))}</summary>\n"
        f'<div class="wide">{_table(section.head, section.rows)}</div></details>\n</section>'
    )


def _table(head: Cells, rows: Sequence[Cells]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
