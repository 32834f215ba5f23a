"""`karak bench`: runs what lies in the `benchmarks` folder of a checkout."""

import subprocess
import sys
import tomllib
from pathlib import Path

import karak

NO_CHECKOUT = """\
There is no benchmarks folder here: it is part of the source, not of the installed package.
Go to a checkout of karak (the folder with pyproject.toml) and call `karak bench` again."""


def run(json: bool = False, repetitions: int = 7) -> int:
    """Run the benchmarks with this very Python and build; returns the exit status."""
    checkout = find_checkout()
    if checkout is None:
        print(NO_CHECKOUT, file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "benchmarks", "--repetitions", str(repetitions)]
    if json:
        command.append("--json")
    return subprocess.run(command, cwd=checkout, check=False).returncode


def find_checkout() -> Path | None:
    """The nearest checkout of karak around the current folder, else the one we run from."""
    here = Path.cwd()
    package = Path(karak.__file__).resolve().parent
    for folder in (here, *here.parents, *package.parents):
        if _is_checkout(folder):
            return folder
    return None


def _is_checkout(folder: Path) -> bool:
    """Whether the folder is ours, not just one that happens to have benchmarks in it."""
    project = folder / "pyproject.toml"
    if not project.is_file() or not (folder / "benchmarks" / "__main__.py").is_file():
        return False
    try:
        settings = tomllib.loads(project.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False
    name: object = settings.get("project", {}).get("name")
    return name == "karak"
