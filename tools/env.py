"""Make the two development environments, and remake only what has changed.

`python3 tools/env.py pure` makes `.venv`: the package editable and interpreted, with all tools.
`python3 tools/env.py compiled` makes `.venv-compiled`: the wheel, compiled by mypyc.
`python3 tools/env.py web` installs the packages of the client in the browser and builds it.
`python3 tools/env.py bench` adds to the latter what the benchmarks compare with.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from webclient import sources

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
WHEELS = ROOT / "build" / "wheels"
PURE_SETS = ("runtime", "build", "test", "dev", "docs", "env", "lab")
PLAY_SETS = ("runtime", "build")
COMPILED_SETS = (*PLAY_SETS, "test", "env", "lab", "cluster")
BENCH_SETS = ("bench",)
OLDEST_PYTHON = (3, 11)
POSTGRES_FOLDERS = Path("/usr/lib/postgresql")
"""Where Debian keeps PostgreSQL's programs, a folder for each version."""
MADE = frozenset(("__pycache__", "static"))
"""Folders of what was made here: bytecode, and the client built into the package."""
FOUNDATION = f"{sys.version} {sys.base_prefix} {ROOT}"


def say(line: str) -> None:
    """Print one line of progress at once."""
    print(f"== {line}", flush=True)


def in_ci() -> bool:
    """Whether nothing may be left out."""
    return os.environ.get("CI") == "true"


@contextmanager
def alone() -> Generator[None, None, None]:
    """Let one process at a time change the environments."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(*paths: Path) -> str:
    """One hash over the names and contents of files and folders."""
    total = hashlib.sha256(FOUNDATION.encode())
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            made = MADE.intersection(file.parts) or ".egg-info" in str(file)
            if file.is_file() and not made:
                total.update(str(file.relative_to(ROOT)).encode())
                total.update(file.read_bytes())
    return total.hexdigest()


def lock_files(names: tuple[str, ...]) -> list[Path]:
    """The pinned requirement files of these sets."""
    return [ROOT / "requirements" / f"{name}.txt" for name in names]


def build_files() -> list[Path]:
    """What says how the package is built and what it needs."""
    inputs = sorted((ROOT / "requirements").glob("*.in"))
    return [ROOT / "pyproject.toml", ROOT / "setup.py", *inputs]


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether the step that leaves this stamp was done for the same contents."""
    return stamp.is_file() and stamp.read_text() == wanted


def run(*command: str | Path, **environment: str) -> None:
    """Run a command quietly; on failure show what it said and stop."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout)
        sys.exit(f"failed: {' '.join(str(part) for part in command)}")
    for line in done.stdout.splitlines():
        if "karak: " in line:
            say(line.strip())


def pip(home: Path, *arguments: str | Path, **environment: str) -> None:
    """Run an environment's own pip."""
    python = home / "bin" / "python"
    run(python, "-m", "pip", "--disable-pip-version-check", *arguments, **environment)


def install_locked(home: Path, names: tuple[str, ...], stamp_name: str) -> bool:
    """Install pinned sets, into a new environment if need be; tell whether anything was done."""
    locks = lock_files(names)
    stamp = home / stamp_name
    wanted = digest(*locks)
    if is_current(stamp, wanted):
        return False
    foundation = home / ".foundation"
    if not is_current(foundation, FOUNDATION):
        say(f"making {home.name} with Python {sys.version.split()[0]}")
        run(sys.executable, "-m", "venv", "--clear", home)
        foundation.write_text(FOUNDATION)
    say(f"installing {', '.join(names)} requirements into {home.name}")
    wanted_files = [argument for lock in locks for argument in ("-r", str(lock))]
    pip(home, "install", "--quiet", "--require-hashes", *wanted_files)
    stamp.write_text(wanted)
    return True


@alone()
def make_pure() -> None:
    """The package as it lies in the tree, interpreted."""
    renewed = install_locked(PURE, PURE_SETS, ".requirements")
    stamp = PURE / ".project"
    wanted = digest(*build_files())
    if renewed or not is_current(stamp, wanted):
        say("installing karak, editable and pure, into .venv")
        options = ("--quiet", "--no-build-isolation", "--no-deps")
        pip(PURE, "install", *options, "--editable", ".", KARAK_PURE="1")
        stamp.write_text(wanted)


@alone()
def make_web() -> None:
    """The client in the browser: its packages as they are locked, and what is built of it."""
    run(PURE / "bin" / "python", ROOT / "tools" / "webclient.py")


def has_compiler() -> bool:
    """Whether C extensions can be built here."""
    compilers = (os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.is_file() and any(shutil.which(name) for name in compilers if name)


def install(*packages: str) -> None:
    """Install packages of the system, where that is possible at all."""
    if shutil.which("apt-get"):
        say(f"installing {', '.join(packages)}")
        run("apt-get", "update")
        frontend = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "install", "-y", "--no-install-recommends", *packages, **frontend)


def missing_services() -> list[str]:
    """The packages of what the tests start, databases and browsers, and this machine lacks."""
    programs = {
        "postgresql": "initdb",
        "redis-server": "redis-server",
        "chromium": "chromium",
        "firefox-esr": "firefox-esr",
    }
    kept = [str(path) for path in POSTGRES_FOLDERS.glob("*/bin")]
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *kept])
    return [package for package, name in programs.items() if not shutil.which(name, path=path)]


def ensure_services() -> None:
    """See to it that CI tests on the real things; elsewhere the tests say what they leave out."""
    if in_ci() and missing_services():
        install(*missing_services())
    if missing_services():
        names = ", ".join(missing_services())
        if in_ci():
            sys.exit(f"failed: no {names} here, and CI tests on them")
        say(f"NOT TESTED HERE: there is no {names}, so the tests on it are left out")


def ensure_compiler() -> bool:
    """Find a compiler; in CI install one rather than test half."""
    if has_compiler():
        return True
    if in_ci():
        install("gcc", "libc6-dev", "python3-dev")
    if has_compiler():
        return True
    if in_ci():
        sys.exit("failed: no C compiler with Python headers, and CI tests the compiled build")
    say("no C compiler with Python headers here, so only the pure build")
    return False


def build_wheel() -> Path:
    """Build the wheel from a clean slate, so that no deleted module lives on in it."""
    for leftover in (ROOT / "build").glob("*"):
        if leftover.name.startswith(("lib", "bdist", "temp")) or leftover == WHEELS:
            shutil.rmtree(leftover)
    options = ("--quiet", "--no-build-isolation", "--no-deps", "--wheel-dir", WHEELS)
    pip(COMPILED, "wheel", *options, ".")
    wheel = next(WHEELS.glob("karak-*.whl"))
    if wheel.name.endswith("-none-any.whl"):
        sys.exit("failed: the C compiler here cannot build Python extensions")
    return wheel


@alone()
def make_compiled() -> bool:
    """The wheel, compiled, with what its tests need; False where there is no compiler."""
    if not ensure_compiler():
        return False
    install_locked(COMPILED, COMPILED_SETS, ".requirements")
    install_compiled()
    return True


@alone()
def make_playable() -> bool:
    """The same with what the game needs and no more; all else is added when it is wanted."""
    if not ensure_compiler():
        return False
    if not is_current(COMPILED / ".requirements", digest(*lock_files(COMPILED_SETS))):
        install_locked(COMPILED, PLAY_SETS, ".requirements-play")
    install_compiled()
    return True


def install_compiled() -> None:
    """Compile the wheel and install it, unless what is there was made of the same."""
    stamp = COMPILED / ".project"
    wanted = digest(ROOT / "src", *sources(), *build_files(), *lock_files(PLAY_SETS))
    if not is_current(stamp, wanted):
        say("compiling karak")
        wheel = build_wheel()
        pip(COMPILED, "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
        stamp.write_text(wanted)


def make_bench() -> bool:
    """The compiled environment and the games to compare with."""
    made = make_compiled()
    if made:
        install_locked(COMPILED, BENCH_SETS, ".requirements-bench")
    return made


def main(wanted: list[str]) -> int:
    """Make the named environments."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit("karak needs Python 3.11 or newer; set PYTHON to one")
    for name in wanted or ["pure", "compiled"]:
        match name:
            case "pure":
                make_pure()
            case "compiled":
                make_compiled()
            case "bench":
                make_bench()
            case "web":
                make_pure()
                make_web()
            case _:
                sys.exit(f"no environment called {name}; there are pure, compiled, bench and web")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
