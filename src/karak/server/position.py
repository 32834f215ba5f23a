"""The position as JSON: most of what an update says, and most of it as it was before. Compiled."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from karak.kernel.data import counted
from karak.kernel.game import Game, SitePieces

_encode: Final = msgspec.json.Encoder().encode


class WrittenPosition:
    """What was written of sites and piles, and what there was when it was written."""

    def __init__(self) -> None:
        self._rows: SitePieces = ([], [], [])
        self._texts: list[bytes] = []
        self._sites = Raw(b"[]")
        self._counts: dict[str, list[int]] = {}
        self._piles: dict[str, Raw] = {}

    def seen_by(self, game: Game, seat: int | None) -> bytes:
        """Write the position as a seat may know it; only what has changed is written anew."""
        data = game.position_but_pieces(seat)
        self._follow_sites(game)
        data["sites"] = self._sites
        for name, kinds, counts in game.piles():
            if self._counts.get(name) is not counts:
                self._counts[name] = counts
                self._piles[name] = Raw(_encode(counted(kinds, counts)))
            data[name] = self._piles[name]
        return _encode(data)

    def _follow_sites(self, game: Game) -> None:
        rows = game.site_pieces()
        before = self._rows
        if rows[0] is before[0] and rows[1] is before[1] and rows[2] is before[2]:
            return
        texts = self._texts
        total = len(rows[0])
        known = min(len(texts), total)
        del texts[known:]
        for place in range(3):
            row, old = rows[place], before[place]
            if row is not old:
                for site in range(known):
                    if row[site] is not old[site]:
                        texts[site] = _encode(game.site_data(site))
        for site in range(known, total):
            texts.append(_encode(game.site_data(site)))
        self._rows = rows
        self._sites = Raw(b"[%b]" % b",".join(texts))
