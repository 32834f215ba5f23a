"""Messages are read one by one when they are asked for; together they are all of the files."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from karak.words.catalogue import Catalogue, languages, sources

TEXT = """
# A comment with a = sign
-name = Karak
    .of = Karaks

title = The game { -name }
    .hint = See { other }
other =
    { $count ->
        [one] one { title }
       *[other] many
    }
### The end
last = { NUMBER($count) }
"""


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_files_is_found(language: str) -> None:
    catalogue = Catalogue(language, sources(language))
    whole: dict[str, tuple[str, ...]] = {}
    for source in sources(language).values():
        for entry in FluentResource(source).body:
            if isinstance(entry, Message):
                whole[entry.id.name] = tuple(each.id.name for each in entry.attributes)
    assert catalogue.ids == tuple(whole)
    assert {name: catalogue.attributes(name) for name in catalogue.ids} == whole


def test_what_a_message_names_is_read_with_it() -> None:
    catalogue = Catalogue("en", {"some.ftl": TEXT})
    assert catalogue.ids == ("title", "other", "last")
    assert catalogue.format("other", {"count": 1}) == ("one The game Karak", None)
    assert catalogue.format("title", {"count": 2}, "hint") == ("See many", None)
    assert catalogue.format("last", {"count": 3}) == ("3", None)
    assert not catalogue.has("-name")
