"""The client in the browser: a built page and its files, served from memory."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from litestar import MediaType, Request, Response, get
from litestar.datastructures import Headers, State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from karak.server.hall import Hall
from karak.server.pages import front, table_page

PAGE = "index.html"
ASSETS = "assets"
FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
MEDIA_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".png", ".woff2")
"""What is compressed already."""

AnyRequest = Request[None, None, State]


class ClientFile:
    """A file of the client, plain and compressed."""

    def __init__(self, name: str, content: bytes) -> None:
        ending = name[name.rfind(".") :]
        self.content = content
        self.media_type = MEDIA_TYPES.get(ending, "application/octet-stream")
        self.packed = None if ending in PACKED else gzip.compress(content, mtime=0)

    def answer(self, asked: Headers, cache_control: str) -> Response[bytes]:
        """Give the file, compressed for whoever can read that."""
        headers = {"cache-control": cache_control}
        content = self.content
        if self.packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in asked.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                content = self.packed
        return Response(content, media_type=self.media_type, headers=headers)


@cache
def client_files() -> Mapping[str, ClientFile]:
    """Read all files of the built client, by their paths; none where it is not built."""
    folder = files("karak.server").joinpath("static")
    if not folder.is_dir():
        return {}
    return dict(_files_in(folder, ""))


def _files_in(folder: Traversable, above: str) -> list[tuple[str, ClientFile]]:
    found: list[tuple[str, ClientFile]] = []
    for entry in folder.iterdir():
        path = above + entry.name
        if entry.is_dir():
            found += _files_in(entry, f"{path}/")
        else:
            found.append((path, ClientFile(path, entry.read_bytes())))
    return found


SCREENS = ["/", "/new", "/join", "/watch", "/games", "/replays", "/learn", "/settings", "/fair"]
"""Addresses at which the client shows something of its own; tables have more."""

ROOT_FILES = [
    "icon.svg",
    "favicon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "manifest.webmanifest",
]
"""Files that browsers look for by their names."""


def lost_page(asked: Headers) -> Response[bytes] | None:
    """Give the page for people who followed a wrong address; None for programs."""
    page = client_files().get(PAGE)
    if page is None or "text/html" not in asked.get("accept", ""):
        return None
    answer = page.answer(asked, ANEW)
    answer.status_code = 404
    return answer


@get(
    [*SCREENS, "/learn/{game:str}"],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def client_page(request: AnyRequest, hall: NamedDependency[Hall]) -> Response[bytes]:
    """Give the page of the client, which shows whatever its address asks for."""
    page = client_files().get(PAGE)
    if page is not None:
        return page.answer(request.headers, ANEW)
    return _plain(await front.fn(hall))


@get(["/t/{key:str}", "/r/{key:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def client_table(
    request: AnyRequest,
    hall: NamedDependency[Hall],
    key: Annotated[str, PathParameter(min_length=1, max_length=64)],
) -> Response[bytes]:
    """Give the page of the client at a table, or at the replay of one."""
    page = client_files().get(PAGE)
    if page is not None:
        return page.answer(request.headers, ANEW)
    return _plain(await table_page.fn(hall, key))


def _plain(page: str) -> Response[bytes]:
    return Response(page.encode(), media_type=MEDIA_TYPES[".html"])


@get("/assets/{name:str}", include_in_schema=False)
async def asset(
    request: AnyRequest, name: Annotated[str, PathParameter(max_length=120)]
) -> Response[bytes]:
    """Give a file whose name changes with what is in it."""
    found = client_files().get(f"{ASSETS}/{name}")
    if found is None:
        raise NotFoundException
    return found.answer(request.headers, FOR_EVER)


@get([f"/{name}" for name in ROOT_FILES], include_in_schema=False)
async def root_file(request: AnyRequest) -> Response[bytes]:
    """Give an icon, or what a system must know to install the page."""
    found = client_files().get(request.url.path.lstrip("/"))
    if found is None:
        raise NotFoundException
    return found.answer(request.headers, ANEW)


CLIENT = (client_page, client_table, asset, root_file)
