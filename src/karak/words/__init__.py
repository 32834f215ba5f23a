"""Message ids to sentences: everything that the product says, from Fluent files."""

from karak.words.arguments import ARG_GROUPS
from karak.words.catalogue import languages
from karak.words.errors import (
    BrokenMessage,
    MissingMessage,
    UnknownLanguage,
    UnknownRule,
    WordsError,
)
from karak.words.rules import RuleSection, RuleText
from karak.words.speaker import Words

__all__ = [
    "ARG_GROUPS",
    "BrokenMessage",
    "MissingMessage",
    "RuleSection",
    "RuleText",
    "UnknownLanguage",
    "UnknownRule",
    "Words",
    "WordsError",
    "languages",
]
