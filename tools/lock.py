"""Pin every requirement set, with hashes, for all supported versions of Python."""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
OLDEST_PYTHON = "3.11"
UV = "uv==0.13.7"


def compile_set(uv: Path, inputs: list[Path], output: Path, *options: str) -> None:
    """Resolve `inputs` into `output`."""
    command = [
        str(uv),
        "pip",
        "compile",
        "--universal",
        "--python-version",
        OLDEST_PYTHON,
        "--upgrade",
        "--quiet",
        "--no-annotate",
        "--no-header",
        "--no-emit-index-url",
        "--no-emit-find-links",
        *options,
        "--output-file",
        str(output),
        *(str(path) for path in inputs),
    ]
    subprocess.run(command, check=True, cwd=ROOT)


def main() -> int:
    """Resolve all sets together once, so that they agree, then write each one."""
    inputs = sorted(REQUIREMENTS.glob("*.in"))
    with tempfile.TemporaryDirectory() as scratch:
        home = Path(scratch)
        venv.create(home / "venv", with_pip=True)
        python = home / "venv" / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", UV], check=True)
        uv = home / "venv" / "bin" / "uv"
        together = home / "together.txt"
        compile_set(uv, inputs, together)
        for source in inputs:
            output = source.with_suffix(".txt")
            compile_set(uv, [source], output, "--generate-hashes", "--constraint", str(together))
            print(f"locked {output.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
