"""`karak join`, and the program that the documentation shows, at a real table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from docs.fenced import ROOT, blocks
from server.player import BOT, OPEN, Data, Web

JOIN = (sys.executable, "-c", "from karak.cli import main; main()", "join")
PAGE = (ROOT / "docs" / "client.md").read_text("utf-8")
PATIENCE = 120


async def run(*command: str) -> subprocess.CompletedProcess[str]:
    return await asyncio.to_thread(
        subprocess.run,
        command,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


async def started(web: Web, opened: Data) -> None:
    """Start the game as soon as everybody sits."""
    path = f"/api/tables/{opened['table']['id']}"
    while any(s["taken_by"] == "nobody" for s in (await web.ok("GET", path))["seats"]):
        await asyncio.sleep(0.05)
    await web.ok("POST", f"{path}/start", {}, opened["host"])


async def test_the_program_of_the_documentation_plays_a_game(web: Web, tmp_path: Path) -> None:
    source = next(block.text for block in blocks(PAGE) if block.language == "py")
    assert len([line for line in source.splitlines() if line.strip()]) <= 26
    program = tmp_path / "bot.py"
    program.write_text(source)
    opened = await web.open_table(OPEN, BOT)
    done, _ = await asyncio.gather(
        run(sys.executable, str(program), opened["link"]), started(web, opened)
    )
    assert done.returncode == 0, done.stderr
    assert "points, winners" in done.stdout


async def test_karak_join_goes_on_with_a_kept_seat(web: Web, tmp_path: Path) -> None:
    opened = await web.open_table(OPEN, BOT)
    code, kept = opened["table"]["code"], tmp_path / "seat.json"
    options = ("--server", web.url, "--name", "Robin", "--keep", str(kept))
    with subprocess.Popen([*JOIN, code, *options], stdout=subprocess.PIPE, text=True) as first:
        await started(web, opened)
        await asyncio.to_thread(first.kill)
    assert kept.is_file()
    done = await run(*JOIN, code, *options)
    assert done.returncode == 0, done.stderr
    assert "greedy plays seat 1." in done.stdout
    assert "The game is over." in done.stdout
    table = await web.ok("GET", f"/api/tables/{opened['table']['id']}")
    assert (table["phase"], table["seats"][0]["name"]) == ("finished", "Robin")
