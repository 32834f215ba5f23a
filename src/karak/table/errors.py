"""What can go wrong at a table; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import DamagedData, KarakError


class TableError(KarakError):
    """Something that cannot be done at this table now; nothing has changed."""

    code: ClassVar[str] = "table"


class NotYourTurn(TableError):
    """Another seat is asked."""

    code: ClassVar[str] = "not-your-turn"


class SeatOfBot(TableError):
    """A bot plays this seat."""

    code: ClassVar[str] = "seat-of-bot"


class NotABotsTurn(TableError):
    """A person is asked, so no bot can move."""

    code: ClassVar[str] = "not-a-bots-turn"


class CannotUndo(TableError):
    """What came last was random, hidden or somebody else's."""

    code: ClassVar[str] = "cannot-undo"


class BotFailed(TableError):
    """A bot broke down instead of answering."""

    code: ClassVar[str] = "bot-failed"


class BotPlaysIllegally(BotFailed):
    """A bot answered with something that is not allowed."""

    code: ClassVar[str] = "bot-plays-illegally"


class FileError(TableError):
    """Something is wrong with a file of a table."""

    code: ClassVar[str] = "table-file"


class FileMissing(FileError):
    """There is no such file."""

    code: ClassVar[str] = "file-missing"


class FileRefused(FileError):
    """The system does not let us read or write the file."""

    code: ClassVar[str] = "file-refused"


class NotATableFile(FileError):
    """The file holds something else."""

    code: ClassVar[str] = "not-a-table-file"


class FileTorn(FileError, DamagedData):
    """The file holds the beginning of a table and breaks off."""

    code: ClassVar[str] = "file-torn"
