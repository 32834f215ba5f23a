"""Reads the Fluent files as trees, for tests that look at every message."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from karak.words.catalogue import sources


@dataclass(frozen=True)
class Sentence:
    """A message's value or one of its attributes, with what it refers to."""

    language: str
    file: str
    message: str
    attribute: str
    variables: frozenset[str]
    messages: frozenset[str]

    @property
    def id(self) -> str:
        return f"{self.message}.{self.attribute}" if self.attribute else self.message


def trees(language: str) -> dict[str, list[BaseNode]]:
    parser = FluentParser()
    return {name: list(parser.parse(text).body) for name, text in sources(language).items()}


def junk(language: str) -> list[str]:
    found = [node for body in trees(language).values() for node in body]
    return [node.content or "" for node in found if isinstance(node, Junk)]


def messages(language: str) -> list[Message]:
    found = [node for body in trees(language).values() for node in body]
    return [node for node in found if isinstance(node, Message)]


@cache
def sentences(language: str) -> list[Sentence]:
    return [
        sentence
        for file, body in trees(language).items()
        for node in body
        if isinstance(node, Message)
        for sentence in _sentences_of(language, file, node)
    ]


@cache
def arguments_named(language: str) -> dict[str, frozenset[str]]:
    """Name the arguments that each sentence asks for, whatever their form."""
    return {
        each.id: frozenset(variable.partition("-")[0] for variable in each.variables)
        for each in sentences(language)
    }


def _sentences_of(language: str, file: str, message: Message) -> list[Sentence]:
    parts = [("", message.value)] if message.value is not None else []
    parts += [(attribute.id.name, attribute.value) for attribute in message.attributes]
    return [
        Sentence(
            language,
            file,
            message.id.name,
            attribute,
            frozenset(n.id.name for n in nodes_under(part) if isinstance(n, VariableReference)),
            frozenset(n.id.name for n in nodes_under(part) if isinstance(n, MessageReference)),
        )
        for attribute, part in parts
    ]


class _Collector(Visitor):
    def __init__(self) -> None:
        self.nodes: list[BaseNode] = []

    def generic_visit(self, node: BaseNode) -> None:
        self.nodes.append(node)
        super().generic_visit(node)


def nodes_under(node: BaseNode) -> list[BaseNode]:
    """List a node and everything below it."""
    collector = _Collector()
    collector.visit(node)
    return collector.nodes
