"""The messages of one language, from its Fluent files.

To read them all takes half a second, and a command says a few: each is read when it is first asked
for, with the messages and terms that it names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from karak.words.errors import BrokenMessage, MissingMessage, UnknownLanguage

SOURCE_LANGUAGE = "en"

TERM = "-"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; everything that belongs to it is indented."""
NAMED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""What a text may name: a message, a term, or a function."""

Value = str | int | float


def entries_of(source: str) -> Iterator[tuple[str, str]]:
    """Cut a Fluent file into messages and terms, each with its text."""
    found = list(ENTRY.finditer(source))
    ends = [*[match.start() for match in found[1:]], len(source)]
    for match, end in zip(found, ends, strict=True):
        yield match[1], source[match.start() : end]


@final
class Catalogue:
    """Formats the messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for source in sources.values():
            for name, text in entries_of(source):
                self._unread.setdefault(name, text)
        self._ids = tuple(name for name in self._unread if not name.startswith(TERM))

    @property
    def ids(self) -> tuple[str, ...]:
        """All message ids, in the order of the files."""
        return self._ids

    def _read(self, name: str) -> None:
        """Read a message and all that it names; nobody finds it half read."""
        if name not in self._unread:
            return
        with self._reading:
            texts: dict[str, str] = {}
            names = [name]
            while names:
                each = names.pop()
                text = self._unread.get(each)
                if text is not None and each not in texts:
                    texts[each] = text
                    names += NAMED.findall(text)
            resource = FluentResource("\n".join(texts.values()))
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    attributes = tuple(attribute.id.name for attribute in entry.attributes)
                    self._attributes[entry.id.name] = attributes
            for each in texts:
                del self._unread[each]

    def attributes(self, message_id: str) -> tuple[str, ...]:
        """Name the attributes of a message; none if there is no such message."""
        self._read(message_id)
        return self._attributes.get(message_id, ())

    def has(self, message_id: str) -> bool:
        """Tell whether there is such a message (`id`) or attribute (`id.attribute`) to say."""
        name, _, attribute = message_id.partition(".")
        if attribute:
            return attribute in self.attributes(name)
        self._read(name)
        return name in self._attributes and self._bundle.get_message(name).value is not None

    def format(
        self, message_id: str, args: Mapping[str, Value], attribute: str | None = None
    ) -> tuple[str, BrokenMessage | None]:
        """Say a message or one of its attributes; a text with holes comes with what is wrong."""
        self._read(message_id)
        message = self._bundle.get_message(message_id) if message_id in self._attributes else None
        pattern = None
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            name = f"{message_id}.{attribute}" if attribute else message_id
            raise MissingMessage(message=name, language=self.language)
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if not problems:
            return str(text), None
        problem = "; ".join(str(each) for each in problems)
        return str(text), BrokenMessage(message=message_id, problem=problem)


def languages() -> tuple[str, ...]:
    """All languages that have a folder of words, by their codes."""
    return tuple(sorted(folder.name for folder in _folder().iterdir() if _has_words(folder)))


def sources(language: str) -> dict[str, str]:
    """Read the Fluent files of a language: name to text, in the order of names."""
    if language not in languages():
        raise UnknownLanguage(language=language, known=" ".join(languages()))
    folder = _folder().joinpath(language)
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    }


@cache
def catalogue(language: str) -> Catalogue:
    """Give the catalogue of a language; it is read when it is first asked for."""
    return Catalogue(language, sources(language))


def source_of(language: str, message_id: str) -> Catalogue | None:
    """Find who can say a message: the language itself, else English, else nobody."""
    for each in (language, SOURCE_LANGUAGE):
        if catalogue(each).has(message_id):
            return catalogue(each)
    return None


def message_for(language: str, message_id: str, game: str) -> str:
    """Name the message as a game says it: its own (`id-game`) if there is one, else the usual."""
    name, dot, attribute = message_id.partition(".")
    own = f"{name}-{game}{dot}{attribute}"
    return own if game and source_of(language, own) is not None else message_id


def _folder() -> Traversable:
    return files("karak.words")


def _has_words(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())
