"""Odds as tables that fit 80 columns: all foes in one, or one fight with all that is to know."""

from __future__ import annotations

from collections.abc import Sequence

from karak.cli.map_words import short_word
from karak.cli.screen import LOUD, QUIET, Screen
from karak.games.karak2.pieces import UNITS
from karak.odds import Choice, Odds, Step
from karak.odds.chances import mean, worst

AIM_WORDS = {"win": "cli-odds-aim-win", "value": "cli-odds-aim-value", "safe": "cli-odds-aim-safe"}
GENERAL = "general"
SHOWN = 12
ABOVE_ALL = 1000.0
"""A victory that is worth so much leaves no price worth reading."""
SURE = 1e-12
SMALL = 0.0005


class Tables:
    """What the tables of both games have in common."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def put_title(self, hero: str, odds: Odds) -> None:
        """Name hero and aim."""
        told = (self.words.noun("game", odds.game), self.words.noun("hero", hero, "full"))
        self.screen.put(self.screen.text(" · ".join(told), "bold underline"))
        message = AIM_WORDS[odds.aim.name]
        self.screen.say(message, QUIET, prize=f"{odds.aim.win:g}")
        self.screen.blank()

    def put_rows(self, heads: Sequence[str], rows: Sequence[Sequence[str]], loud: int = -1) -> None:
        """Print rows under their heads, the first column to the left, all others to the right."""
        told = [[self.words.say(head) for head in heads], *rows]
        widths = [max(len(row[column]) for row in told) for column in range(len(heads))]
        for number, row in enumerate(told):
            cells = [
                f"{cell:<{widths[column]}}" if column == 0 else f"{cell:>{widths[column]}}"
                for column, cell in enumerate(row)
            ]
            style = QUIET if number == 0 else LOUD if number - 1 == loud else ""
            self.screen.put(self.screen.text("  ".join(cells).rstrip(), style))

    def percent(self, chance: float) -> str:
        """Write a chance; what is not certain never looks so."""
        if SURE < chance < SMALL:
            return self.words.say("cli-odds-percent", chance=f"<{self.words.number(0.1, 1)}")
        if 1.0 - SMALL < chance < 1.0 - SURE:
            return self.words.say("cli-odds-percent", chance=f">{self.words.number(99.9, 1)}")
        return self.words.say("cli-odds-percent", chance=self.words.number(100 * chance, 1))

    def put_spread(self, message: str, chances: Sequence[float], **args: str) -> None:
        """Tell a distribution in a line: none 62.0 %, 1 25.0 %, 2 13.0 %."""
        parts = [
            self.words.say("cli-odds-part", number=number, chance=self.percent(chance))
            for number, chance in enumerate(chances)
            if chance > 0.0
        ]
        self.screen.say(message, spread=", ".join(parts), **args)

    def put_also(self, odds: Odds) -> None:
        """Tell what else may come of it, where it may."""
        chances = odds.chances
        for message, chance in (
            ("cli-odds-fall", chances.fall),
            ("cli-odds-weaken", chances.weaken),
            ("cli-odds-plague", chances.plague),
        ):
            if chance > SURE:
                self.screen.say(message, chance=self.percent(chance))
        if chances.healed > SURE:
            self.screen.say("cli-odds-healed", number=self.words.number(chances.healed, 2))


class FightTables(Tables):
    """Fights of Karak."""

    def put(self, hero: str, found: Sequence[Odds]) -> None:
        """Print a row for each monster; for a single one also what to do after each roll."""
        self.put_title(hero, found[0])
        heads = (
            *("cli-odds-monster", "cli-odds-strength", "cli-odds-win", "cli-odds-tie"),
            *("cli-odds-lose", "cli-odds-hearts", "cli-odds-worst", "cli-odds-spells"),
        )
        self.put_rows(heads, [self.row(odds) for odds in found])
        if len(found) == 1:
            self.put_plan(found[0])

    def row(self, odds: Odds) -> list[str]:
        """Write the row of one monster."""
        chances = odds.chances
        return [
            self.words.noun("token", odds.foes[0]),
            str(odds.strength),
            *[self.percent(each) for each in (chances.win, chances.tie, chances.lose)],
            self.words.number(chances.hearts, 2),
            str(chances.worst_hearts),
            self.words.number(chances.spells_used, 2),
        ]

    def put_plan(self, odds: Odds) -> None:
        """Tell what to do after each roll, rolls that lead to the same together."""
        self.screen.blank()
        self.screen.say("cli-odds-plan", LOUD)
        run: list[Step] = []
        for step in odds.plan:
            if run and self.deed(run[-1]) != self.deed(step):
                self.put_run(run)
                run = []
            run.append(step)
        self.put_run(run)
        self.screen.blank()
        self.put_spread("cli-odds-wounds", odds.chances.wounds)
        self.put_also(odds)

    def put_run(self, run: Sequence[Step]) -> None:
        """Tell what to do after rolls that follow each other."""
        first, last = run[0].dice, run[-1].dice
        dice = str(first) if first == last else f"{first}–{last}"
        chance = self.percent(sum(step.chance for step in run))
        self.screen.put(self.screen.text(f"  {dice:>5}  {chance:>7}  {self.deed(run[0])}"))

    def deed(self, step: Step) -> str:
        """Say what to do after a roll."""
        if step.again:
            return self.words.say("cli-odds-again")
        if step.flames and step.heart:
            return self.words.say("cli-odds-flames-and-heart", number=step.flames)
        if step.flames:
            return self.words.say("cli-odds-use-flames", number=step.flames)
        return self.words.say("cli-odds-heart" if step.heart else "cli-odds-strike")


class BattleTables(Tables):
    """Battles of Karak 2."""

    def put(self, hero: str, found: Sequence[Odds], every: bool) -> None:
        """Print a row for each army with the best dice, or all choices of dice for one battle."""
        self.put_title(hero, found[0])
        if len(found) > 1:
            self.put_armies(found)
        elif found[0].choices:
            self.put_choices(found[0], every)
        else:
            self.screen.say("cli-odds-no-battle")

    def put_armies(self, found: Sequence[Odds]) -> None:
        """Print a row for each army."""
        heads = (
            *("cli-odds-army", "cli-odds-strength", "cli-odds-send", "cli-odds-win"),
            *("cli-odds-hearts", "cli-odds-units", "cli-odds-spells"),
        )
        self.put_rows(heads, [self.army_row(odds) for odds in found])

    def army_row(self, odds: Odds) -> list[str]:
        """Write the row of one army; claws may leave nobody to fight."""
        best = odds.best_choice
        chances = odds.chances
        return [
            self.foes(odds) or self.words.say("cli-odds-clawed"),
            str(odds.strength),
            self.units(best.sent) if best else "",
            self.percent(chances.win),
            self.words.number(chances.hearts, 2),
            self.words.number(sum(chances.lost), 2),
            self.words.number(chances.spells_used, 2),
        ]

    def put_choices(self, odds: Odds, every: bool) -> None:
        """Print the best choices of dice, or all of them, and how the best may end."""
        self.screen.say("cli-odds-against", LOUD, foes=self.foes(odds), strength=odds.strength)
        heads = [
            *("cli-odds-send", "cli-odds-win", "cli-odds-hearts", "cli-odds-worst"),
            *("cli-odds-units", "cli-odds-worst", "cli-odds-spells"),
        ]
        if odds.aim.win < ABOVE_ALL:
            heads.append("cli-odds-worth")
        ranked = sorted(odds.choices, key=lambda choice: -choice.chances.value)
        best = odds.best_choice
        assert best is not None
        ranked.remove(best)
        ranked.insert(0, best)
        shown = ranked if every else ranked[:SHOWN]
        self.put_rows(heads, [self.choice_row(choice)[: len(heads)] for choice in shown], 0)
        if len(shown) < len(ranked):
            self.screen.say("cli-odds-more", QUIET, number=len(ranked) - len(shown))
        self.screen.blank()
        self.screen.say("cli-odds-best", LOUD, sent=self.units(best.sent))
        self.put_spread("cli-odds-wounds", odds.chances.wounds)
        for unit, name in enumerate(UNITS):
            if best.sent[unit] > 0 and worst(odds.chances.units[unit]) > 0:
                args = {
                    "mean": self.words.number(mean(odds.chances.units[unit]), 2),
                    "unit": name,
                }
                self.put_spread("cli-odds-lost", odds.chances.units[unit], **args)
        self.put_also(odds)

    def choice_row(self, choice: Choice) -> list[str]:
        """Write the row of one choice of dice."""
        chances = choice.chances
        return [
            self.units(choice.sent),
            self.percent(chances.win),
            self.words.number(chances.hearts, 2),
            str(chances.worst_hearts),
            self.words.number(sum(chances.lost), 2),
            str(sum(chances.worst_lost)),
            self.words.number(chances.spells_used, 2),
            self.words.number(chances.value, 2),
        ]

    def foes(self, odds: Odds) -> str:
        """Name whom the battle is against."""
        names = [
            short_word(self.words, foe) if foe == GENERAL else self.words.noun("army", foe)
            for foe in odds.foes
        ]
        return ", ".join(names)

    def units(self, sent: Sequence[int]) -> str:
        """Count units, each kind by its letter: 2K 1A."""
        told = [
            f"{count}{self.words.noun('unit', UNITS[unit], 'letter')}"
            for unit, count in enumerate(sent)
            if count > 0
        ]
        return " ".join(told) or self.words.say("cli-odds-nobody")
