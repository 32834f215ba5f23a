"""The messages of one language, read once from its Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from karak.words.errors import BrokenMessage, MissingMessage, UnknownLanguage

SOURCE_LANGUAGE = "en"

Value = str | int | float


@final
class Catalogue:
    """Formats the messages of one language; never changes once it is read."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: dict[str, tuple[str, ...]] = {}
        for source in sources.values():
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    names = tuple(attribute.id.name for attribute in entry.attributes)
                    self._attributes[entry.id.name] = names

    @property
    def ids(self) -> tuple[str, ...]:
        """All message ids, in the order of the files."""
        return tuple(self._attributes)

    def attributes(self, message_id: str) -> tuple[str, ...]:
        """Name the attributes of a message; none if there is no such message."""
        return self._attributes.get(message_id, ())

    def has(self, message_id: str) -> bool:
        """Tell whether there is such a message (`id`) or attribute (`id.attribute`) to say."""
        name, _, attribute = message_id.partition(".")
        if attribute:
            return attribute in self.attributes(name)
        return name in self._attributes and self._bundle.get_message(name).value is not None

    def format(
        self, message_id: str, args: Mapping[str, Value], attribute: str | None = None
    ) -> tuple[str, BrokenMessage | None]:
        """Say a message or one of its attributes; a text with holes comes with what is wrong."""
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
