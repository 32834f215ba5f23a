"""Taia the Oracle (K2.A.ORC)."""

from __future__ import annotations

from typing import final

from karak.games.karak2.hero import Hero


@final
class Oracle(Hero):
    """Fate-weaver and Expert Builder."""

    def more_armies_drawn(self) -> int:
        """Fate-weaver: she draws one token more and puts one back (K2.A.ORC1)."""
        return 1

    def saves_when_building(self) -> bool:
        """Expert Builder: city and buildings cost her one resource less (K2.A.ORC2)."""
        return True
