"""How a report names things and writes numbers, in the words of a language."""

from __future__ import annotations

from karak.lab.findings import Share
from karak.lab.study import STANDARD
from karak.words import Words

COLUMN = "report-column"
GENERAL = "general"
UNKNOWN = "–"


def arm_name(words: Words, arm: str) -> str:
    """Name an arm: the standard game, a variant, or a file of figures."""
    if arm == STANDARD:
        return words.say("report-standard")
    return words.noun("variant", arm) if words.knows(f"variant-{arm}") else arm


class Wording:
    """Names and numbers about one game."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def title(self, section: str) -> str:
        """Give the heading of a section."""
        return self.words.say(f"{section}.title")

    def text(self, section: str) -> str:
        """Explain a section."""
        return self.words.say(f"{section}.text")

    def column(self, name: str) -> str:
        """Give the heading of a column."""
        return self.words.say(f"{COLUMN}.{name}")

    def arm(self, arm: str) -> str:
        """Name an arm."""
        return arm_name(self.words, arm)

    def foe(self, foe: str) -> str:
        """Name a foe, or the armies of a battle."""
        group = "army" if self.words.game == "karak2" else "token"
        return " + ".join(
            self.words.say("report-general") if name == GENERAL else self.words.noun(group, name)
            for name in foe.split(" + ")
        )

    def ability(self, ability: str) -> str:
        """Name an ability with its hero."""
        hero, _, number = ability.rpartition("-")
        said = f"ability-{ability}"
        name = self.words.say(said) if self.words.knows(said) else number
        return f"{self.words.noun('hero', hero, 'trade')}: {name}"

    def piece(self, piece: str) -> str:
        """Name an item, a unit or a building."""
        group, _, name = piece.partition("-")
        return self.words.noun(group, name)

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number with so many digits behind the point."""
        return self.words.number(value, digits)

    def plain(self, value: float) -> str:
        """Write a number with as many digits as it needs, and at most two."""
        return self.number(value, len(f"{round(value, 2):g}".partition(".")[2]))

    def part(self, value: float) -> str:
        """Write percents as short as they are."""
        return self.percent(self.plain(round(value, 1)))

    def percent(self, number: str) -> str:
        """Say that a number is one of percents."""
        return self.words.say("report-percent", number=number)

    def interval(self, share: Share) -> list[str]:
        """Give the cells of a share: games, percent, and from where to where."""
        low, high = self.number(100 * share.low), self.number(100 * share.high)
        return [str(share.games), self.number(100 * share.share), f"{low} – {high}"]

    def spread(self, share: Share) -> str:
        """Give a share in one cell."""
        if not share.games:
            return UNKNOWN
        games, value, interval = self.interval(share)
        return f"{self.percent(value)} ({interval}; {games})"
