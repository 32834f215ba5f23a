"""Links lead somewhere: to a page, a file, a heading."""

from pathlib import Path

import pytest

from docs.fenced import PAGES, ROOT, anchors, links, name_of
from tools.pages.all_pages import written_pages

DOCS = ROOT / "docs"
TEXTS = {
    **{path: path.read_text("utf-8") for path in PAGES},
    **{DOCS / uri: text for uri, text in written_pages().items()},
}
INSIDE = [
    (page, target) for page, text in TEXTS.items() for target in links(text) if ":" not in target
]


def label(value: object) -> str:
    return name_of(value) if isinstance(value, Path) else str(value)


@pytest.mark.parametrize(("page", "target"), INSIDE, ids=label)
def test_a_link_leads_to_something(page: Path, target: str) -> None:
    file, _, anchor = target.partition("#")
    aim = (page.parent / file).resolve() if file else page
    assert aim in TEXTS or aim.exists()
    if anchor:
        assert anchor in anchors(TEXTS[aim])


def test_pages_of_the_site_stay_within_it() -> None:
    of_the_site = [(page, target) for page, target in INSIDE if page.is_relative_to(DOCS)]
    aims = [(page.parent / target).resolve() for page, target in of_the_site]
    assert [aim for aim in aims if not aim.is_relative_to(DOCS)] == []
