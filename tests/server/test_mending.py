"""A host who lost the own seat is helped by whoever runs the server."""

from __future__ import annotations

from pathlib import Path

from server.player import PERSON, Web
from server.running import karak, serving

BEN = {"who": "person", "name": "Ben"}


def claim_by_operator(folder: Path, *arguments: str) -> str:
    """Run `karak mend` beside the running server; give the word it says."""
    done = karak("mend", *arguments, "--data", folder)
    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    assert told.startswith(f"The word for seat {arguments[1]} is ")
    return told.split("--claim ")[1][:10]


async def test_the_operator_gives_the_host_a_word_for_the_own_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        web = Web(server.url)
        opened = await web.open_table(PERSON, BEN, start=True)
        path = f"/api/tables/{opened['table']['id']}"
        claim = claim_by_operator(tmp_path, opened["table"]["code"], "1")
        taken = await web.ok("POST", f"{path}/seats", {"name": "Ann", "claim": claim})
        assert (await web.ask("POST", f"{path}/seats", {"name": "Eve", "claim": claim}))[0] == 403
        now, before = taken["seats"][0]["secret"], opened["host"]
        await web.ok("POST", f"{path}/seats/1/claim", None, now)
        assert (await web.ask("POST", f"{path}/seats/1/claim", None, before))[0] == 403

        lobby = await web.open_table(PERSON, BEN)
        path = f"/api/tables/{lobby['table']['id']}"
        claim = claim_by_operator(tmp_path, lobby["table"]["id"], "2", "--host")
        taken = await web.ok("POST", f"{path}/seats", {"name": "Ben", "claim": claim})
        assert (await web.ask("POST", f"{path}/start", {}, lobby["host"]))[0] == 403
        await web.ok("POST", f"{path}/start", {}, taken["seats"][0]["secret"])

        assert karak("mend", "tNowhere", "1", "--data", tmp_path).returncode == 2
        assert karak("mend", lobby["table"]["id"], "3", "--data", tmp_path).returncode == 2
