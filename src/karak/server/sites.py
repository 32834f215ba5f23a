"""The sites of a position as JSON: most of what an update says, and most of it as it was before."""

from __future__ import annotations

from karak.kernel.game import Game, SitePieces
from karak.server.wire import encode

NO_SITES = b'"sites":[]'


class Sites:
    """What was written of each site, and what there was when it was written."""

    def __init__(self) -> None:
        self._rows: SitePieces = ((), (), ())
        self._texts: list[bytes] = []
        self._all = b""

    def position(self, game: Game, seat: int | None) -> bytes:
        """Write the position as a seat may know it; only what has changed is written anew."""
        self._follow(game)
        text = encode(game.position_but_sites(seat))
        return text.replace(NO_SITES, b'"sites":[%b]' % self._all, 1)

    def _follow(self, game: Game) -> None:
        first, second, third = rows = game.site_pieces()
        before = self._rows
        if first is before[0] and second is before[1] and third is before[2]:
            return
        count = min(len(self._texts), len(first))
        texts = self._texts[:count]
        for site in range(len(first)):
            if site >= count:
                texts.append(encode(game.site_data(site)))
            elif (
                first[site] is not before[0][site]
                or second[site] is not before[1][site]
                or third[site] is not before[2][site]
            ):
                texts[site] = encode(game.site_data(site))
        self._rows = rows
        self._texts = texts
        self._all = b",".join(texts)
