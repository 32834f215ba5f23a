"""What is written only in part anew is what would be written wholly."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from karak.bots.levels import make_bot
from karak.games.api import new_game
from karak.server.metrics import SECONDS, Metrics
from karak.server.position import WrittenPosition
from karak.store import NewTable, NumberTaken, open_store


@pytest.mark.parametrize("title", ["karak", "karak2"])
def test_a_position_is_written_as_it_stands(title: str) -> None:
    game = new_game(title, players=3, seed=5)
    bot = make_bot("greedy", 1)
    written = WrittenPosition()
    for number in range(120):
        if game.over:
            break
        earlier = game.copy(game.generator)
        game.apply(bot.choose(game))
        for seat in (None, game.seat):
            assert json.loads(b"".join(written.seen_by(game, seat))) == game.position(seat)
        assert json.loads(b"".join(written.full(game))) == game.full_position()
        if number % 10 == 0:
            assert json.loads(b"".join(written.seen_by(earlier, None))) == earlier.position(None)


async def test_moves_that_share_a_commit_are_told_apart(tmp_path: Path) -> None:
    async with await open_store(data_folder=tmp_path) as store:
        for name in ("a", "b", "c"):
            await store.create_table(NewTable(name, "karak", {}))
        before = store.commits[0]
        moves = [("a", 0), ("b", 0), ("c", 1), ("nobody", 0), ("a", 0), ("a", 1)]
        kept = [store.append_move(table, number, {"at": number}) for table, number in moves]
        told = await asyncio.gather(*kept, return_exceptions=True)
        assert store.commits[0] == before + 1
        assert [type(each) is float for each in told] == [True, True, False, False, False, True]
        assert isinstance(told[2], NumberTaken)
        lengths = [(await store.get_table(name)).length for name in ("a", "b", "c")]
        assert lengths == [2, 1, 0]
        together = [store.append_move(*each, {}) for each in (("a", 2), ("b", 1), ("c", 0))]
        before = store.commits[0]
        await asyncio.gather(*together)
        assert store.commits[0] == before + 1


def test_figures_are_counted_as_prometheus_wants_them() -> None:
    metrics = Metrics()
    metrics.entries.count += 3
    for seconds in (0.0001, 0.0005, 0.003, 99.0):
        metrics.move_seconds.observe(seconds)
    told = metrics.text().decode()
    assert "karak_entries_total 3.0" in told
    assert f'karak_move_seconds_bucket{{le="{SECONDS[0]}"}} 2.0' in told
    assert 'karak_move_seconds_bucket{le="0.005"} 3.0' in told
    assert 'karak_move_seconds_bucket{le="+Inf"} 4.0' in told
    assert "karak_move_seconds_count 4.0" in told
