"""The sites of a position as JSON: most of what an update says, and most of it as it was before."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from karak.kernel.game import Game, SitePieces

SITES: Final = "sites"
_encode: Final = msgspec.json.Encoder().encode


class Sites:
    """What was written of each site, and what there was when it was written."""

    def __init__(self) -> None:
        self._rows: SitePieces = ((), (), ())
        self._texts: list[bytes] = []
        self._all = Raw(b"[]")

    def position(self, game: Game, seat: int | None) -> bytes:
        """Write the position as a seat may know it; only what has changed is written anew."""
        self._follow(game)
        data = game.position_but_sites(seat)
        data[SITES] = self._all
        return _encode(data)

    def _follow(self, game: Game) -> None:
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
        self._all = Raw(b"[%b]" % b",".join(texts))
