"""The findings of a study in a few sentences, for who reads no further."""

from __future__ import annotations

from collections.abc import Sequence

from karak.lab.findings import LOST, MOMENTS, WON, Findings, Share, quantile
from karak.lab.wording import Wording
from karak.words import Words

TOLERANCE = 0.1
"""A hero is out of line whose interval lies wholly beyond such a part above or below an even share.

With thousands of games any difference is certain; this one can also be felt at the table.
"""
HALF_TIME = MOMENTS.index(0.5)


def out_of_line(findings: Findings) -> tuple[list[str], list[str]]:
    """Name the heroes that are too strong, the strongest first, and those that are too weak."""
    even = 1.0 / findings.study.players
    by_share = sorted(findings.heroes, key=lambda hero: -findings.heroes[hero].share)
    strong = [h for h in by_share if findings.heroes[h].low > (1 + TOLERANCE) * even]
    weak = [h for h in by_share if findings.heroes[h].high < (1 - TOLERANCE) * even]
    return strong, weak[::-1]


def summary(words: Words, findings: Findings) -> list[str]:
    """Tell what was found about one arm."""
    return Summary(words.about(findings.study.game), findings).sentences()


class Summary:
    """Writes the sentences."""

    def __init__(self, words: Words, findings: Findings) -> None:
        self.words = words
        self.wording = Wording(words)
        self.found = findings

    def sentences(self) -> list[str]:
        """Give them in their order."""
        if not self.found.games:
            return []
        return [*self._heroes(), self._places(), self._beast(), self._length(), self._comebacks()]

    def _share(self, share: Share) -> str:
        _, value, interval = self.wording.interval(share)
        return f"{self.wording.percent(value)} ({interval})"

    def _heroes(self) -> list[str]:
        even = self.wording.number(100 / self.found.study.players)
        strong, weak = out_of_line(self.found)
        told = [
            self.words.say(message, heroes=self._named(heroes), even=even)
            for message, heroes in (("report-strong", strong), ("report-weak", weak))
            if heroes
        ]
        return told or [self.words.say("report-in-line", even=even)]

    def _named(self, heroes: Sequence[str]) -> str:
        return ", ".join(
            f"{self.words.noun('hero', hero, 'full')} {self._share(self.found.heroes[hero])}"
            for hero in heroes
        )

    def _places(self) -> str:
        first, last = self.found.places[0], self.found.places[-1]
        return self.words.say("report-first-last", first=self._share(first), last=self._share(last))

    def _beast(self) -> str:
        parts = {
            fate: self.wording.number(100 * self.found.felled[fate] / self.found.games)
            for fate in (WON, LOST)
        }
        return self.words.say(
            "report-feller-wins",
            won=parts[WON],
            lost=parts[LOST],
            margin=self.wording.number(self.found.margin),
        )

    def _length(self) -> str:
        turns, minutes = self.found.turns, self.found.minutes
        number = self.wording.number
        return self.words.say(
            "report-usual-length",
            turns=number(quantile(turns, 0.5), 0),
            minutes=number(quantile(minutes, 0.5), 0),
            long=number(quantile(minutes, 0.9), 0),
        )

    def _comebacks(self) -> str:
        half, last = self.found.comebacks[HALF_TIME], self.found.comebacks[-1]
        return self.words.say("report-behind", half=self._share(half), last=self._share(last))
