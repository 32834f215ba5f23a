"""The figures as a table for people and as JSON for programs."""

import json
import platform
from dataclasses import dataclass

from benchmarks.catanatron_baseline import INSTALL
from benchmarks.timing import COST, Figure, Session

SHARED_CORE = 0.95


@dataclass(frozen=True)
class Ratio:
    """Two figures set against each other, and the ratio we aim for (at least)."""

    key: str
    title: str
    over: str
    under: str
    target: float
    percent: bool

    def of_medians(self, session: Session) -> float | None:
        """The ratio of the medians, or None where one side was not measured."""
        over, under = session.figure(self.over), session.figure(self.under)
        return _quotient(over and over.median, under and under.median)

    def of_best(self, session: Session) -> float | None:
        """The ratio of the least disturbed runs, steadier on a busy machine."""
        over, under = session.figure(self.over), session.figure(self.under)
        return _quotient(over and over.best, under and under.best)

    def words(self, value: float | None) -> str:
        """The ratio as it is read: `72 %` or `61.0 x`."""
        if value is None:
            return "-"
        return f"{value:.0%}".replace("%", " %") if self.percent else f"{value:.1f} x"


RATIOS = (
    Ratio(
        "decisions", "decisions, against Catanatron", "karak.early", "catanatron.early", 60, False
    ),
    Ratio(
        "decisions2",
        "karak2 decisions, against Catanatron",
        "karak2.early",
        "catanatron.early",
        40,
        False,
    ),
    Ratio("clone", "clone, against game.copy()", "catanatron.copy", "karak.clone", 50, False),
    Ratio(
        "clone-state", "clone, against state.copy()", "catanatron.state", "karak.clone", 50, False
    ),
    Ratio("late", "late decisions, against early", "karak.late", "karak.early", 0.6, True),
    Ratio("recording", "recorded, against not", "karak.recorded", "karak.early", 0.5, True),
    Ratio("odds", "odds of a fight, against rolling", "odds.engine", "odds.fight", 50, False),
    Ratio("odds2", "odds of a battle, against rolling", "odds.engine2", "odds.battle", 1, False),
    Ratio("greedy", "greedy, against random play", "karak.greedy", "karak.random", 1, False),
    Ratio("greedy2", "karak2 greedy, against random", "karak2.greedy", "karak2.random", 1, False),
    Ratio("knight", "knight, against random play", "karak.knight", "karak.random", 0.1, True),
    Ratio("knight2", "karak2 knight, against random", "karak2.knight", "karak2.random", 0.1, True),
)


@dataclass(frozen=True)
class Limit:
    """A cost that should stay below so many microseconds, whatever the machine is like."""

    figure: str
    most: float


LIMITS = (
    Limit("odds.fight", 20),
    Limit("odds.battle", 1_000),
    Limit("odds.choices", 50_000),
    Limit("karak.champion", 250_000),
    Limit("karak2.champion", 250_000),
)


def as_text(session: Session, compiled: bool, baseline: str | None) -> str:
    """The report for a terminal of 80 columns."""
    lines = [
        _build_line(compiled),
        _baseline_line(baseline),
        _core_line(session),
        "",
        f"{'':36}{'median':>11}{'lowest':>11}{'highest':>11}  unit",
        *(_figure_line(figure) for figure in session.figures),
        "",
        f"{'':36}{'medians':>11}{'best runs':>11}{'target':>11}",
        *(_ratio_line(ratio, session) for ratio in RATIOS),
        "",
        f"{'':36}{'median':>11}{'best run':>11}{'limit':>11}  {COST}",
        *(_limit_line(limit, session) for limit in LIMITS),
    ]
    return "\n".join(lines)


def as_json(session: Session, compiled: bool, baseline: str | None) -> str:
    """The same for a program: every single run, medians, ratios and targets."""
    data = {
        "compiled": compiled,
        "python": platform.python_version(),
        "baseline": {"name": "catanatron", "version": baseline},
        "core_share": round(session.core_share, 3),
        "figures": {
            figure.key: {
                "unit": figure.unit,
                "median": figure.median,
                "best": figure.best,
                "runs": figure.runs,
            }
            for figure in session.figures
        },
        "ratios": {
            ratio.key: {
                "median": ratio.of_medians(session),
                "best": ratio.of_best(session),
                "target": ratio.target,
            }
            for ratio in RATIOS
        },
        "limits": {limit.figure: limit.most for limit in LIMITS},
    }
    return json.dumps(data, indent=2)


def _build_line(compiled: bool) -> str:
    """Which build was measured, by which Python."""
    build = "compiled" if compiled else "pure Python (the targets are for the compiled build)"
    return f"Build: {build}; {platform.python_implementation()} {platform.python_version()}."


def _baseline_line(baseline: str | None) -> str:
    """What the ratios are against, or how to get it."""
    if baseline is None:
        return f"Baseline: none. For Catanatron, in the checkout: {INSTALL}"
    return f"Baseline: Catanatron {baseline}, in the same run."


def _core_line(session: Session) -> str:
    """On which core, and whether others used it too."""
    where = "one core" if session.core is None else f"core {session.core}"
    share = f"{session.core_share:.0%}".replace("%", " %")
    busy = "" if session.core_share >= SHARED_CORE else ": it was shared, measure again when idle"
    return f"Measured on {where}, processor time, {share} of it ours{busy}."


def _figure_line(figure: Figure) -> str:
    """One measure with its spread."""
    if figure.median is None:
        return f"{figure.title:36}{'-':>11}  nothing to measure: no game lasted long enough"
    numbers = (figure.median, min(figure.runs), max(figure.runs))
    return f"{figure.title:36}{''.join(f'{_number(n):>11}' for n in numbers)}  {figure.unit}"


def _ratio_line(ratio: Ratio, session: Session) -> str:
    """One ratio beside its target."""
    value = ratio.of_medians(session)
    words = (ratio.words(value), ratio.words(ratio.of_best(session)), ratio.words(ratio.target))
    verdict = "" if value is None else "reached" if value >= ratio.target else "not reached"
    return f"{ratio.title:36}{''.join(f'{word:>11}' for word in words)}  {verdict}".rstrip()


def _limit_line(limit: Limit, session: Session) -> str:
    """One cost beside its limit."""
    figure = session.figure(limit.figure)
    if figure is None or figure.median is None or figure.best is None:
        return f"{limit.figure:36}{'-':>11}"
    numbers = (figure.median, figure.best, limit.most)
    verdict = "kept" if figure.median <= limit.most else "not kept"
    return f"{figure.title:36}{''.join(f'{_number(n):>11}' for n in numbers)}  {verdict}"


def _quotient(over: float | None, under: float | None) -> float | None:
    """One over the other, where both were measured."""
    return over / under if over is not None and under is not None else None


def _number(value: float) -> str:
    """Whole thousands for rates, hundredths for small figures."""
    return f"{value:,.0f}" if value >= 1_000 else f"{value:.2f}"
