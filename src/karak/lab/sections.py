"""What a report tells, part by part: a chart, and the numbers that it is drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from karak.lab.charts import (
    GREY,
    Chart,
    Estimate,
    Estimates,
    Series,
    binned,
    columns,
    lines,
    stacked,
    ticks,
    whiskers,
)
from karak.lab.findings import LOST as LOSES
from karak.lab.findings import MOMENTS, NOBODY, SHARED, Findings, Share, quantile
from karak.lab.findings import WON as WINS
from karak.lab.following import LOST, TIED, WON
from karak.lab.wording import Wording
from karak.words import Words

MOST_BINS = 24
MOST_FOES = 20
QUANTILES = (0.1, 0.5, 0.9)
FELLER = "report-feller"
PREFIX = "report-"
FATES = {WINS: 0, SHARED: 2, LOSES: 1, NOBODY: GREY}
ENDS = {WON: 0, TIED: GREY, LOST: 1}
"""The colours of what may come of a fight, and of who felled the beast."""

Cells = Sequence[str]


@dataclass(frozen=True)
class Section:
    """A part of a report; `opened` tells that its numbers are as important as its chart."""

    name: str
    title: str
    text: str
    chart: Chart
    head: Cells
    rows: Sequence[Cells]
    opened: bool = False


class Sections:
    """Makes the sections of a report about one arm, or several side by side."""

    def __init__(self, words: Words, arms: Sequence[Findings]) -> None:
        self.wording = Wording(words)
        self.arms = arms
        self.names = [self.wording.arm(arm.study.arm) for arm in arms]
        self.study = arms[0].study

    def all(self) -> list[Section]:
        """Give the sections in their order."""
        return [
            self._heroes(),
            self._places(),
            self._beast(),
            self._length(),
            self._race(),
            self._fights(),
            self._abilities(),
            self._pieces(),
            self._comebacks(),
        ]

    def _section(
        self,
        name: str,
        chart: Chart,
        head: Cells,
        rows: Sequence[Cells],
        opened: bool = False,
    ) -> Section:
        title, text = self.wording.title(name), self.wording.text(name)
        return Section(name.removeprefix(PREFIX), title, text, chart, head, rows, opened)

    def _of_arm(self, name: str) -> str:
        """Say after something which arm it belongs to, if there are several."""
        return f" ({name})" if len(self.arms) > 1 else ""

    def _shares(
        self,
        name: str,
        first: str,
        rows: Sequence[str],
        found: Sequence[Sequence[Share]],
        even: float | None,
    ) -> Section:
        """Tell of shares by row and arm."""
        chart = whiskers(
            self.wording.title(name), rows, self._estimates(found), even, self.wording.part
        )
        head = [self.wording.column(first)]
        for arm in self.names:
            told = self._of_arm(arm)
            head += [self.wording.column(part) + told for part in ("games", "share", "interval")]
        table = [
            [row, *(cell for shares in found for cell in self.wording.interval(shares[place]))]
            for place, row in enumerate(rows)
        ]
        return self._section(name, chart, head, table)

    def _estimates(self, found: Sequence[Sequence[Share]]) -> list[Estimates]:
        return [
            Estimates(
                arm, place, [Estimate(100 * s.share, 100 * s.low, 100 * s.high) for s in shares]
            )
            for place, (arm, shares) in enumerate(zip(self.names, found, strict=True))
        ]

    # The sections

    def _heroes(self) -> Section:
        first = self.arms[0].heroes
        order = sorted(first, key=lambda hero: -first[hero].share)
        found = [[arm.heroes[hero] for hero in order] for arm in self.arms]
        rows = [self.wording.words.noun("hero", hero, "full") for hero in order]
        return self._shares("report-heroes", "hero", rows, found, 100 / self.study.players)

    def _places(self) -> Section:
        rows = [
            self.wording.words.say("report-place", place=i + 1) for i in range(self.study.players)
        ]
        found = [arm.places for arm in self.arms]
        return self._shares("report-places", "place", rows, found, 100 / self.study.players)

    def _beast(self) -> Section:
        parts = [
            Series(
                self.wording.words.say(f"{FELLER}.{fate}"),
                colour,
                [100 * arm.felled[fate] / max(1, arm.games) for arm in self.arms],
            )
            for fate, colour in FATES.items()
        ]
        chart = stacked(self.wording.title("report-beast"), self.names, parts, self.wording.part)
        rows = [
            [
                part.name,
                *(self.wording.percent(self.wording.number(value)) for value in part.values),
            ]
            for part in parts
        ]
        return self._section("report-beast", chart, ["", *self.names], rows)

    def _length(self) -> Section:
        longest = max((turns for arm in self.arms for turns in arm.turns), default=1)
        marks = ticks(longest)
        bins = max(1, min(MOST_BINS, 4 * (len(marks) - 1)))
        edges = [marks[-1] * place / bins for place in range(bins + 1)]
        arms = [
            Series(name, place, binned(arm.turns, edges))
            for place, (name, arm) in enumerate(zip(self.names, self.arms, strict=True))
        ]
        chart = columns(
            self.wording.title("report-length"),
            edges,
            arms,
            self.wording.column("turns"),
            self.wording.plain,
            self.wording.part,
        )
        head = ["", *(self.wording.column(part) for part in ("shorter", "median", "longer"))]
        rows: list[list[str]] = []
        for name, arm in zip(self.names, self.arms, strict=True):
            for measure, values in (("turns", arm.turns), ("minutes", arm.minutes)):
                told = [self.wording.number(quantile(values, part), 0) for part in QUANTILES]
                rows.append([self.wording.column(measure) + self._of_arm(name), *told])
        return self._section("report-length", chart, head, rows, opened=True)

    def _race(self) -> Section:
        curves: list[Series] = []
        for name, arm in zip(self.names, self.arms, strict=True):
            for column, race in (("winners", arm.winners_race), ("others", arm.others_race)):
                curves.append(
                    Series(self.wording.column(column) + self._of_arm(name), len(curves), race)
                )
        chart = lines(
            self.wording.title("report-race"), curves, self.wording.plain, self.wording.part
        )
        steps = len(curves[0].values) - 1
        rows = [
            [
                self.wording.percent(str(100 * step // steps)),
                *(self.wording.number(c.values[step], 2) for c in curves),
            ]
            for step in range(0, steps + 1, 2)
        ]
        head = [self.wording.column("moment"), *(curve.name for curve in curves)]
        return self._section("report-race", chart, head, rows)

    def _fights(self) -> Section:
        rows: list[str] = []
        counts: list[list[float]] = []
        for foe in self._common_foes():
            for name, arm in zip(self.names, self.arms, strict=True):
                fought = arm.fights.get(foe, {})
                rows.append(self.wording.foe(foe) + self._of_arm(name))
                counts.append([fought.get(end, 0) / max(1, arm.games) for end in ENDS])
        parts = [
            Series(self.wording.column(end), colour, [count[place] for count in counts])
            for place, (end, colour) in enumerate(ENDS.items())
        ]
        chart = stacked(self.wording.title("report-fights"), rows, parts, self.wording.plain)
        table = [
            [
                row,
                *(self.wording.number(part, 2) for part in count),
                self.wording.percent(self.wording.number(100 * count[0] / (sum(count) or 1), 0)),
            ]
            for row, count in zip(rows, counts, strict=True)
        ]
        head = [
            self.wording.column("foe"),
            *(part.name for part in parts),
            self.wording.column("wins"),
        ]
        return self._section("report-fights", chart, head, table)

    def _common_foes(self) -> list[str]:
        """Choose the foes that are fought most often, the weakest first."""
        fought = self.arms[0].fights
        common = sorted(fought, key=lambda foe: -sum(fought[foe].values()))[:MOST_FOES]
        return [foe for foe in fought if foe in common]

    def _abilities(self) -> Section:
        known = sorted({ability for arm in self.arms for ability in arm.abilities})
        rows = [self.wording.ability(ability) for ability in known]
        uses: list[Estimates] = []
        for place, (name, arm) in enumerate(zip(self.names, self.arms, strict=True)):
            found = [arm.abilities[a].uses if a in arm.abilities else 0.0 for a in known]
            uses.append(Estimates(name, place, [Estimate(each, 0.0, each) for each in found]))
        chart = whiskers(
            self.wording.title("report-abilities"), rows, uses, None, self.wording.plain
        )
        parts = ("ability", "uses", "turned", "often", "seldom")
        table = [
            [
                self.wording.ability(ability) + self._of_arm(name),
                self.wording.number(worth.uses, 2),
                self.wording.number(worth.turned, 2),
                self.wording.spread(worth.often),
                self.wording.spread(worth.seldom),
            ]
            for name, arm in zip(self.names, self.arms, strict=True)
            for ability, worth in arm.abilities.items()
        ]
        head = [self.wording.column(part) for part in parts]
        return self._section("report-abilities", chart, head, table, opened=True)

    def _pieces(self) -> Section:
        known = list(self.arms[0].pieces)
        rows = [self.wording.piece(piece) for piece in known]
        found = [
            [
                arm.pieces[piece].having if piece in arm.pieces else Share(0, 0.0, 0.0, 0.0)
                for piece in known
            ]
            for arm in self.arms
        ]
        even = 100 / self.study.players
        chart = whiskers(
            self.wording.title("report-pieces"),
            rows,
            self._estimates(found),
            even,
            self.wording.part,
        )
        table = [
            [
                self.wording.piece(piece) + self._of_arm(name),
                self.wording.number(got.number, 2),
                self.wording.percent(self.wording.number(100 * got.part)),
                self.wording.spread(got.having),
                self.wording.spread(got.lacking),
            ]
            for name, arm in zip(self.names, self.arms, strict=True)
            for piece, got in arm.pieces.items()
        ]
        parts = ("piece", "got", "getting", "having", "lacking")
        head = [self.wording.column(part) for part in parts]
        return self._section("report-pieces", chart, head, table)

    def _comebacks(self) -> Section:
        rows = [
            self.wording.words.say(
                "report-moment", part=self.wording.percent(f"{100 * moment:.0f}")
            )
            for moment in MOMENTS
        ]
        rows.append(self.wording.words.say("report-last-turn"))
        found = [arm.comebacks for arm in self.arms]
        return self._shares("report-comebacks", "moment", rows, found, None)
