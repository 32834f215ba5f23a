"""Run the checks and tests, and end with a plain result.

`python3 tools/check.py quick` takes less than a minute and needs only `.venv`.
`python3 tools/check.py all` is what CI runs: the rules on both builds, what is around them on one,
and the documentation.
`python3 tools/check.py nightly` plays long runs on both builds and mutates the rules.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from env import COMPILED, PURE, ROOT, ensure_compiler, ensure_services, make_pure, make_web, say

NO_TESTS = 5


@dataclass(frozen=True)
class Step:
    """One command and what it is for."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a step ended."""

    step: Step
    passed: bool
    seconds: float
    output: str = ""


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """A command of the pure environment."""
    return (str(PURE / "bin" / name), *arguments)


def pytest(home: Path, *arguments: str) -> tuple[str, ...]:
    """The tests on the build that an environment holds."""
    return (str(home / "bin" / "python"), "-m", "pytest", "-n", "auto", *arguments)


def without(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Leave folders of tests out."""
    return tuple(f"--ignore=tests/{folder}" for folder in folders)


STATIC = (
    Step("types (pyright, strict)", tool("basedpyright", "--warnings")),
    Step("types (mypy, strict)", tool("mypy")),
    Step("lint (ruff)", tool("ruff", "check", "--quiet")),
    Step("format (ruff)", tool("ruff", "format", "--check", "--quiet")),
    Step("layers (import-linter)", tool("lint-imports")),
)
WEB_CLIENT = str(ROOT / "tools" / "webclient.py")
CLIENT = (
    Step("client: types (svelte-check)", tool("python", WEB_CLIENT, "check")),
    Step("client: components (Vitest)", tool("python", WEB_CLIENT, "test")),
)
DOCS = Step("documentation", tool("mkdocs", "build", "--strict", "--quiet"))
COMPILE = Step("compiled build", (sys.executable, "tools/env.py", "compiled"))
LEFT_FOR_LATER = (
    *("bots", "cli", "client", "docs", "environment", "lab"),
    *("odds", "plugins", "properties", "server", "web", "words"),
)
SAME_ON_BOTH = ("docs", "house", "web", "wire", "words")
"""Tests of texts, tools and pages, for which it makes no difference how the rules are built."""

QUICK_TESTS = Step(
    "quick tests, pure build",
    pytest(
        PURE,
        *("-m", "not nightly and not slow"),
        *("-p", "no:schemathesis"),
        *without(LEFT_FOR_LATER),
    ),
)
AROUND_THE_RULES = ("cli", "client", "environment", "lab", "server")
"""Tests of what uses the rules: on the build that people get. The pages are tested on the pure."""

ALL_TESTS = Step("tests, pure build", pytest(PURE))
PURE_TESTS = Step("tests, pure build", pytest(PURE, *without(AROUND_THE_RULES)))
COMPILED_TESTS = Step("tests, compiled build", pytest(COMPILED, *without(SAME_ON_BOTH)))
PURE_NIGHTLY = Step("long runs, pure build", pytest(PURE, "-m", "nightly"))
COMPILED_NIGHTLY = Step("long runs, compiled build", pytest(COMPILED, "-m", "nightly"))
MUTATION = Step("mutation of the rules", (sys.executable, "tools/mutate.py"))


def run_quietly(step: Step) -> Outcome:
    """Run a step and keep what it says for the case that it fails."""
    start = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    seconds = time.monotonic() - start
    return report(Outcome(step, done.returncode == 0, seconds, done.stdout))


def run_aloud(step: Step) -> Outcome:
    """Run a step and show what it says as it goes."""
    say(step.name)
    start = time.monotonic()
    done = subprocess.run(step.command, cwd=ROOT, check=False)
    if done.returncode == NO_TESTS:
        say("no test was found")
    return report(Outcome(step, done.returncode == 0, time.monotonic() - start))


def report(outcome: Outcome) -> Outcome:
    """One line for a step, and its output where that helps."""
    verdict = "ok" if outcome.passed else "FAILED"
    say(f"{outcome.step.name}: {verdict} ({outcome.seconds:.0f} s)")
    if not outcome.passed and outcome.output:
        print(outcome.output, flush=True)
    return outcome


def side_by_side(*steps: Step) -> list[Outcome]:
    """Run steps that do not get in each other's way, two at a time."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        return list(pool.map(run_quietly, steps))


def quick() -> list[Outcome]:
    """What to run before every commit."""
    make_pure()
    make_web()
    return side_by_side(*STATIC, *CLIENT, QUICK_TESTS)


def on_compiled_build(tests: Step) -> list[Outcome]:
    """Compile, and run these tests on what came of it."""
    if not ensure_compiler():
        say(f"{tests.name}: left out, there is no C compiler with Python headers")
        return []
    compiled = run_aloud(COMPILE)
    return [compiled, run_aloud(tests)] if compiled.passed else [compiled]


def everything() -> list[Outcome]:
    """All that must hold for a change to land."""
    ensure_services()
    make_pure()
    make_web()
    return [
        *side_by_side(*STATIC, *CLIENT, DOCS),
        run_aloud(PURE_TESTS if ensure_compiler() else ALL_TESTS),
        *on_compiled_build(COMPILED_TESTS),
    ]


def nightly() -> list[Outcome]:
    """What takes hours."""
    ensure_services()
    make_pure()
    make_web()
    return [
        run_aloud(PURE_NIGHTLY),
        *on_compiled_build(COMPILED_NIGHTLY),
        run_aloud(MUTATION),
    ]


RUNS: dict[str, Callable[[], list[Outcome]]] = {
    "quick": quick,
    "all": everything,
    "nightly": nightly,
}


def main(arguments: list[str]) -> int:
    """Run the named set of checks; 1 where one failed."""
    if len(arguments) != 1 or arguments[0] not in RUNS:
        sys.exit(f"say which checks to run: {', '.join(RUNS)}")
    start = time.monotonic()
    outcomes = RUNS[arguments[0]]()
    failed = [outcome.step.name for outcome in outcomes if not outcome.passed]
    seconds = time.monotonic() - start
    if failed:
        say(f"FAILED after {seconds:.0f} s: {', '.join(failed)}")
        return 1
    say(f"all {len(outcomes)} steps ok in {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
