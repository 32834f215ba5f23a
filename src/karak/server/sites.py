"""The sites of a position as JSON: most of what an update says, and most of it as it was before."""

from __future__ import annotations

from itertools import compress
from operator import is_not

from karak.kernel.game import Game, SitePieces
from karak.server.wire import encode

NO_SITES = b'"sites":[]'


class Sites:
    """What was written of each site, and what there was when it was written."""

    def __init__(self) -> None:
        self._rows: SitePieces = ((), (), ())
        self._texts: list[bytes] = []

    def position(self, game: Game, seat: int | None) -> bytes:
        """Write the position as a seat may know it; only what has changed is written anew."""
        self._follow(game)
        text = encode(game.position_but_sites(seat))
        return text.replace(NO_SITES, b'"sites":[%b]' % b",".join(self._texts), 1)

    def _follow(self, game: Game) -> None:
        rows = game.site_pieces()
        before = self._rows
        if rows[0] is before[0] and rows[1] is before[1] and rows[2] is before[2]:
            return
        texts = self._texts
        total = len(rows[0])
        known = min(len(texts), total)
        del texts[known:]
        for row, old in zip(rows, before, strict=True):
            if row is not old:
                for site in compress(range(known), map(is_not, row, old)):
                    texts[site] = encode(game.site_data(site))
        texts += [encode(game.site_data(site)) for site in range(known, total)]
        self._rows = rows
