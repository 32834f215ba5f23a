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


def late(run: Run) -> float:
    """The latency that one move in a hundred exceeds."""
    return run.outcome.p99


def on_time(found: Found) -> float | None:
    """The share of the event loop's timers that came at most 10 ms late, at full speed."""
    total = max(found.lags.values(), default=0)
    return found.lags.get(LONGEST_HOLD, 0) / total if total else None


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
        f"{'':16}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'µs cpu':>9}{'bytes':>9}{'players':>9}",
        *_load_lines("karak", found.karak),
        *_load_lines("boardgame.io", found.boardgame),
        "",
        *_verdicts(found),
        "",
        "µs cpu: the server's for a move. bytes: received by both players for a move.",
        "players: share of a core that the players needed; near 100 % they are the limit.",
    ]
    return "\n".join(lines)


def _load_lines(name: str, runs: list[Run]) -> list[str]:
    if not runs:
        return [f"{name:16}{'-':>9}  not measured: it needs Node.js and npm, and no --alone"]
    figures = (
        f"{middle(runs, rate):9,.0f}",
        f"{middle(runs, lambda run: run.outcome.p50) * 1e3:9.1f}",
        f"{middle(runs, late) * 1e3:9.1f}",
        f"{middle(runs, lambda run: run.cost):9.0f}",
        f"{middle(runs, lambda run: run.outcome.received / run.outcome.moves):9,.0f}",
        f"{middle(runs, lambda run: run.outcome.processor / run.outcome.seconds):8.0%} ",
    )
    return [f"{name:16}{''.join(figures)}".rstrip()]


def _verdicts(found: Found) -> list[str]:
    lines: list[str] = []
    times = ratio(found)
    if times is not None:
        ours, theirs = middle(found.karak, late), middle(found.boardgame, late)
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
    share = on_time(found)
    if share is not None:
        title = f"of {max(found.lags.values()):,} timers at most 10 ms late"
        lines.append(_verdict(title, f"{share:.2%}", "99.9 %", share >= ON_TIME))
    if found.people is not None and found.table_bytes is not None:
        p99 = found.people.outcome.p99
        title = f"p99 of {found.settings.people:,} tables, a move in {PACE:.0f} s"
        lines.append(_verdict(title, f"{p99 * 1e3:.1f} ms", "50 ms", p99 < PEOPLE_P99))
        size = found.table_bytes
        lines.append(
            _verdict("memory of a table", f"{size / 1024:.0f} kB", "64 kB", size < TABLE_BYTES)
        )
    return lines


def _verdict(title: str, value: str, target: str, is_reached: bool) -> str:
    word = "reached" if is_reached else "not reached"
    return f"{title:40}{value:>10}  target {target:>7}  {word}"


def as_json(found: Found) -> str:
    """The same for a program: every single run."""
    data = {
        "compiled": found.is_compiled,
        "python": platform.python_version(),
        "ratio": ratio(found),
        "on_time": on_time(found),
        **asdict(found),
    }
    return json.dumps(data, indent=2)
