"""What can go wrong in the laboratory; the sentences live in `karak.words`."""

from __future__ import annotations

from typing import ClassVar

from karak.kernel.errors import DamagedData, KarakError, SetupError


class LabError(KarakError):
    """Games that cannot be played or counted as asked; finished ones are kept."""

    code: ClassVar[str] = "lab"


class BadAmount(LabError, SetupError):
    """A number of games, processes, seconds or minutes that makes no sense."""

    code: ClassVar[str] = "bad-amount"


class TwoBotsNeeded(LabError, SetupError):
    """An arena needs at least two bots, each named once."""

    code: ClassVar[str] = "two-bots-needed"


class LadderIsFixed(LabError, SetupError):
    """The ladder says itself who plays, and how often."""

    code: ClassVar[str] = "ladder-is-fixed"


class FolderRefused(LabError):
    """The system does not let us keep games there."""

    code: ClassVar[str] = "folder-refused"


class PageRefused(LabError):
    """The system does not let us write a page there."""

    code: ClassVar[str] = "page-refused"


class DamagedGames(LabError, DamagedData):
    """A file of games with a line that nobody here wrote."""

    code: ClassVar[str] = "damaged-games"


class OtherGames(LabError):
    """The file holds games that were set up otherwise."""

    code: ClassVar[str] = "other-games"


class OtherCode(LabError):
    """The file holds games that were played by another version of rules and bots."""

    code: ClassVar[str] = "other-code"


class BotBroke(LabError):
    """A bot broke down, played illegally or stalled, and that was to stop the run."""

    code: ClassVar[str] = "bot-broke"


class GameBroke(LabError):
    """A game broke down by no fault of a bot."""

    code: ClassVar[str] = "game-broke"


class NoWorkers(LabError):
    """The processes that were to play end before they begin."""

    code: ClassVar[str] = "no-workers"


class TooFewHeroes(LabError, SetupError):
    """Every seat of a study needs a hero of its own."""

    code: ClassVar[str] = "too-few-heroes"


class BotsDoNotFit(LabError, SetupError):
    """A study has one bot for all seats, or one for each."""

    code: ClassVar[str] = "bots-do-not-fit"


class UnreadableFigures(LabError, SetupError):
    """A file of figures that cannot be read."""

    code: ClassVar[str] = "unreadable-figures"


class MissingExtra(LabError):
    """A package that only some need is not installed."""

    code: ClassVar[str] = "missing-extra"


class ClusterFailed(LabError):
    """The cluster cannot be reached, or lost a game again and again."""

    code: ClassVar[str] = "cluster-failed"


class ClusterDiffers(LabError):
    """A machine of the cluster has other rules or bots than this one."""

    code: ClassVar[str] = "cluster-differs"
