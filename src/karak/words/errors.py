"""What can go wrong with words: a message that is missing, or one that cannot be formatted."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import KarakError


class WordsError(KarakError):
    """Something is wrong with the words themselves."""

    code: ClassVar[str] = "words"


class MissingMessage(WordsError, KeyError):
    """No file of the language has a message of that id."""

    code: ClassVar[str] = "missing-message"


class BrokenMessage(WordsError, KeyError):
    """A message refers to a variable or message that is not there."""

    code: ClassVar[str] = "broken-message"


class UnknownRule(WordsError, KeyError):
    """No rule of that id in the law."""

    code: ClassVar[str] = "unknown-rule"


class UnknownLanguage(WordsError, KeyError):
    """No words in that language."""

    code: ClassVar[str] = "unknown-language"
