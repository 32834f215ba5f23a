"""What can go wrong at the command line; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import SetupError
from karak.table.errors import FileError


class FileExists(FileError):
    """A file that is there already is not written over."""

    code: ClassVar[str] = "file-exists"


class NothingToContinue(FileError):
    """No unfinished game was kept."""

    code: ClassVar[str] = "nothing-to-continue"


class WhatToVerify(FileError):
    """Either a saved game is verified, or a database."""

    code: ClassVar[str] = "what-to-verify"


class TooManyBots(SetupError):
    """More bots were named than there are seats for."""

    code: ClassVar[str] = "too-many-bots"


class HeroAndChoose(SetupError):
    """Heroes are either named or chosen at the table."""

    code: ClassVar[str] = "hero-and-choose"


class OptionOfOtherGame(SetupError):
    """An option that this game knows nothing of."""

    code: ClassVar[str] = "option-of-other-game"


class PrizeNeedsValue(SetupError):
    """What a victory is worth is said only where it is weighed against the rest."""

    code: ClassVar[str] = "prize-needs-value"


class UnreadableUnits(SetupError):
    """Units are told as names with numbers."""

    code: ClassVar[str] = "unreadable-units"
