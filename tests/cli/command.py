"""Runs the command: in this process where that is enough, else as people do."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from karak.cli import main

SCRIPT = Path(sys.executable).parent / "karak"


@dataclass(frozen=True)
class Done:
    """What a run of the command left."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Command:
    """The command in a home of its own."""

    home: Path
    capsys: pytest.CaptureFixture[str]
    monkeypatch: pytest.MonkeyPatch

    def __call__(self, *arguments: object, typed: str = "") -> Done:
        """Run it in this process."""
        self.monkeypatch.setattr(sys, "argv", ["karak", *map(str, arguments)])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0
        told = self.capsys.readouterr()
        return Done(code, told.out, told.err)

    def really(self, *arguments: object, typed: str = "", **environment: str) -> Done:
        """Run the installed command through pipes."""
        done = subprocess.run(
            [str(SCRIPT), *map(str, arguments)],
            input=typed.encode(),
            capture_output=True,
            check=False,
            env={**os.environ, **environment},
            timeout=120,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def widest(text: str) -> int:
    """Measure the longest line."""
    return max(len(line) for line in text.splitlines())
