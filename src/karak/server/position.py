"""The position as JSON: most of what an update says, and most of it as it was before. Compiled."""

from __future__ import annotations

from typing import Final

import msgspec

from karak.kernel.data import Data, counted
from karak.kernel.game import Game, SitePieces

_encode: Final = msgspec.json.Encoder().encode


class WrittenPosition:
    """What was written of heroes, sites and piles, and what there was when it was written."""

    def __init__(self) -> None:
        self._hero_pieces: list[tuple[object, ...]] = []
        self._hero_texts: list[bytes] = []
        self._heroes = b""
        self._rows: SitePieces = ([], [], [])
        self._site_texts: list[bytes] = []
        self._sites = b',"sites":[]'
        self._counts: list[list[int]] = []
        self._pile_texts: list[bytes] = []
        self._piles = b""

    def seen_by(self, game: Game, seat: int | None) -> tuple[bytes, ...]:
        """Write the position as a seat may know it, in parts; only what changed is written anew."""
        return self._around(game, game.position_but_pieces(seat))

    def full(self, game: Game) -> tuple[bytes, ...]:
        """Write the whole position, what is hidden included, in the same way."""
        return self._around(game, game.full_position_but_pieces())

    def _around(self, game: Game, data: Data) -> tuple[bytes, ...]:
        rest = _encode(data)
        self._follow_heroes(game)
        self._follow_sites(game)
        self._follow_piles(game)
        return rest[:-1], self._heroes, self._sites, self._piles, b"}"

    def _follow_heroes(self, game: Game) -> None:
        known, texts = self._hero_pieces, self._hero_texts
        is_new = False
        for seat in range(game.setup.players):
            pieces = game.hero_pieces(seat)
            if seat == len(known):
                known.append(())
                texts.append(b"")
            if known[seat] != pieces:
                known[seat] = pieces
                texts[seat] = _encode(game.hero_data(seat))
                is_new = True
        if is_new:
            self._heroes = b',"heroes":[%b]' % b",".join(texts)

    def _follow_sites(self, game: Game) -> None:
        rows = game.site_pieces()
        before = self._rows
        if rows[0] is before[0] and rows[1] is before[1] and rows[2] is before[2]:
            return
        texts = self._site_texts
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
        self._sites = b',"sites":[%b]' % b",".join(texts)

    def _follow_piles(self, game: Game) -> None:
        known, texts = self._counts, self._pile_texts
        is_new = False
        for place, (name, kinds, counts) in enumerate(game.piles()):
            if place == len(known):
                known.append([])
                texts.append(b"")
            if known[place] is not counts:
                known[place] = counts
                texts[place] = b',"%b":%b' % (name.encode(), _encode(counted(kinds, counts)))
                is_new = True
        if is_new:
            self._piles = b"".join(texts)
