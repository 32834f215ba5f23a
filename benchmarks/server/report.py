"""What was measured, as a table for people and as JSON for programs."""

import json
import platform
from collections.abc import Callable
from dataclasses import asdict
from statistics import median

from benchmarks.server.measuring import AT_ONCE, PACE, Found, Run

TIMES_FASTER = 3.0
PEOPLE_P99 = 0.050
LONGEST_HOLD = 0.010
ON_TIME = 0.999
TABLE_BYTES = 64 * 1024


def middle(runs: list[Run], figure: Callable[[Run], float]) -> float:
    """The median of a figure over the runs."""
    return median(figure(run) for run in runs)


def rate(run: Run) -> float:
    """Moves a second."""
    return run.outcome.rate


def slow(run: Run) -> float:
    """The latency that one move in a hundred exceeds."""
    return run.outcome.p99


def on_time(found: Found, kind: str) -> float | None:
    """The share of the event loop's timers that came at most 10 ms late, at full speed.

    `lag` counts whatever made them late, `held` only what the loop itself worked meanwhile: a whole
    round of it, or more. `call` is the share of its calls that took at most as long.
    """
    counts = found.lags.get(kind, {})
    total = max(counts.values(), default=0)
    return counts.get(LONGEST_HOLD, 0) / total if total else None


def ratio(found: Found) -> float | None:
    """Our moves a second against those of boardgame.io."""
    if not found.boardgame:
        return None
    return middle(found.karak, rate) / middle(found.boardgame, rate)


def as_text(found: Found) -> str:
    """The report for a terminal."""
    build = (
        "compiled" if found.is_compiled else "pure Python (the targets are for the compiled build)"
    )
    lines = [
        f"Build: {build}; {platform.python_implementation()} {platform.python_version()}.",
        f"{AT_ONCE} tables of two players who answer as fast as they can:",
        "",
        _headings("moves/s", "p50 ms", "p99 ms", "µs cpu", "bytes", "told", "players"),
        *_load_lines("karak", found.karak),
        *_load_lines("boardgame.io", found.boardgame),
        "",
        *_verdicts(found),
        "",
        "µs cpu: the server's for a move. bytes: received by both players for a move.",
        "told: messages with the state of the game to both of them for a move.",
        "players: share of a core that the players needed; near 100 % they are the limit.",
    ]
    return "\n".join(lines)


def _headings(*names: str) -> str:
    return " " * 16 + "".join(f"{name:>9}" for name in names)


def _load_lines(name: str, runs: list[Run]) -> list[str]:
    if not runs:
        return [f"{name:16}{'-':>9}  not measured: it needs Node.js and npm, and no --alone"]
    figures = (
        f"{middle(runs, rate):9,.0f}",
        f"{middle(runs, lambda run: run.outcome.p50) * 1e3:9.1f}",
        f"{middle(runs, slow) * 1e3:9.1f}",
        f"{middle(runs, lambda run: run.cost):9.0f}",
        f"{middle(runs, lambda run: run.outcome.received / run.outcome.moves):9,.0f}",
        f"{middle(runs, lambda run: run.outcome.messages / run.outcome.moves):9.2f}",
        f"{middle(runs, lambda run: run.outcome.processor / run.outcome.seconds):8.0%} ",
    )
    return [f"{name:16}{''.join(figures)}".rstrip()]


def _verdicts(found: Found) -> list[str]:
    lines: list[str] = []
    times = ratio(found)
    if times is not None:
        ours, theirs = middle(found.karak, slow), middle(found.boardgame, slow)
        lines.append(
            _verdict(
                "moves a second, against boardgame.io",
                f"{times:.1f} x",
                "3 x",
                times >= TIMES_FASTER,
            )
        )
        lines.append(
            _verdict("p99, against boardgame.io", f"{ours / theirs:.0%}", "100 %", ours < theirs)
        )
    called, held, late = (on_time(found, kind) for kind in ("call", "held", "lag"))
    if called is not None:
        title = "calls that hold the loop at most 10 ms"
        lines.append(_verdict(title, f"{called:.3%}", "99.9 %", called >= ON_TIME))
    if held is not None and late is not None:
        title = "timers at most 10 ms late by our work"
        lines.append(_verdict(title, f"{held:.2%}", "99.9 %", held >= ON_TIME))
        lines.append(f"{'… by whatever else ran here, too':40}{late:>10.2%}")
    if found.people is not None and found.table_bytes is not None:
        p99 = found.people.outcome.p99
        title = f"p99 of {found.settings.people:,} tables, a move in {PACE:.0f} s"
        lines.append(_verdict(title, f"{p99 * 1e3:.1f} ms", "50 ms", p99 < PEOPLE_P99))
        lines.append(_size_verdict("memory of a table", found.table_bytes))
    if found.played_bytes is not None:
        lines.append(_size_verdict("memory of a half-played table", found.played_bytes))
    return lines


def _size_verdict(title: str, size: float) -> str:
    return _verdict(title, f"{size / 1024:.0f} kB", "64 kB", size < TABLE_BYTES)


def _verdict(title: str, value: str, target: str, is_reached: bool) -> str:
    word = "reached" if is_reached else "not reached"
    return f"{title:40}{value:>10}  target {target:>7}  {word}"


def as_json(found: Found) -> str:
    """The same for a program: every single run."""
    data = {
        "compiled": found.is_compiled,
        "python": platform.python_version(),
        "ratio": ratio(found),
        "on_time": on_time(found, "held"),
        **asdict(found),
    }
    return json.dumps(data, indent=2)
