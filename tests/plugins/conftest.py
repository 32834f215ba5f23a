"""The plug-ins take part in these tests and in no others."""

from collections.abc import Iterator

import pytest

from karak.games.karak1.roster import add_hero, remove_hero
from plugins.druid import Druid


@pytest.fixture(autouse=True)
def druid() -> Iterator[None]:
    add_hero(Druid("druid"))
    yield
    remove_hero("druid")
