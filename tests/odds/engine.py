"""Fights fought by the engine itself, again and again, by the policy that the odds call best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field

from karak.games.karak1.game import Karak
from karak.games.karak1.pieces import FLAMES
from karak.games.karak2.game import Karak2
from karak.games.karak2.pieces import FIREBALL, UNITS
from karak.games.shared.items import count_of
from karak.kernel.actions import Action
from karak.odds.asking import odds_for
from karak.odds.chances import Chances

FIGHTING = ("roll", "add-to-attack")
BATTLING = ("send-dice", "add-to-attack", "ignore-skulls")
SIGMAS = 5.0


@dataclass
class Seen:
    """What came of many fights, by what is counted and by its number."""

    times: int = 0
    counts: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    net: list[int] = field(default_factory=list[int])

    def add(self, what: str, number: int) -> None:
        self.counts[what, number] += 1

    def check(self, chances: Chances, *, wounds: bool = True) -> None:
        """Compare with what was foretold; what cannot be must not have been."""
        for number, chance in enumerate((chances.lose, chances.tie, chances.win)):
            self.agrees("result", number, chance)
        for number, chance in enumerate(chances.spells):
            self.agrees("spells", number, chance)
        if wounds:
            for number in range(8):
                known = chances.wounds[number] if number < len(chances.wounds) else 0.0
                self.agrees("wounds", number, known)
        self.agrees("fell", 1, chances.fall)
        self.agrees("weakened", 1, chances.weaken)
        self.agrees("plague", 1, chances.plague)
        for unit, lost in enumerate(chances.units):
            for number, chance in enumerate(lost):
                self.agrees(UNITS[unit], number, chance)
        mean = sum(self.net) / self.times
        spread = sum((each - mean) ** 2 for each in self.net) / self.times
        foretold = chances.hearts - chances.healed
        assert abs(mean - foretold) <= SIGMAS * (spread / self.times) ** 0.5 + 1e-9

    def agrees(self, what: str, number: int, chance: float) -> None:
        assert -1e-12 <= chance <= 1 + 1e-12
        chance = min(max(chance, 0.0), 1.0)
        seen = self.counts[what, number] / self.times
        sigma = (chance * (1 - chance) / self.times) ** 0.5
        assert abs(seen - chance) <= SIGMAS * sigma + 1e-9, (what, number, seen, chance)


def fight_often(game: Karak, aim: str, times: int, seed: int) -> Seen:
    """Fight the fight that a game of Karak asks about."""
    known: dict[Hashable, Action] = {}
    seen = Seen(times)
    for number in range(times):
        copy = game.clone(seed + number)
        assert isinstance(copy, Karak)
        fight = copy.fight
        me = copy.me
        assert fight is not None
        hearts, flames = me.hearts, me.count(FLAMES)
        while copy.fight is fight and copy.asking.kind in FIGHTING:
            asked = copy.asking.kind
            dice = fight.die1 + fight.die2
            key = (asked, dice, fight.rolled_again, fight.flames, fight.sacrificed)
            if key not in known:
                known[key] = best_action(copy, aim)
            copy.apply(known[key])
        attack = fight.attack
        won = attack > fight.strength or (attack == fight.strength and fight.abilities.wins_ties())
        assert won == (copy.tokens[game.me.site] is None)
        seen.add("result", 2 if won else 1 if attack == fight.strength else 0)
        seen.add("spells", flames - me.count(FLAMES))
        seen.add("wounds", hearts - me.hearts)
        seen.add("fell", int(me.hearts == 0 and copy.asking.kind != "return-at"))
        seen.add("weakened", 0)
        seen.add("plague", 0)
        seen.net.append(hearts - me.hearts)
    return seen


def battle_often(game: Karak2, aim: str, times: int, seed: int) -> Seen:
    """Fight the battle that a game of Karak 2 asks about."""
    known: dict[Hashable, Action] = {}
    seen = Seen(times)
    for number in range(times):
        copy = game.clone(seed + number)
        assert isinstance(copy, Karak2)
        battle = copy.battle
        me = copy.me
        assert battle is not None
        hearts, units, fireballs = me.hearts, me.units, count_of(me.pack, FIREBALL)
        praetorians = copy.praetorians
        while not copy.over and copy.battle is battle and copy.asking.kind in BATTLING:
            key = (
                copy.asking.kind,
                tuple(battle.sent),
                battle.hero_face,
                tuple(battle.faces),
                battle.rolled_again,
                battle.fireballs,
                battle.hero_saved,
                tuple(battle.saved),
            )
            if key not in known:
                known[key] = best_action(copy, aim)
            copy.apply(known[key])
        plague = not copy.over and copy.asking.kind == "cast-plague"
        if plague:
            copy.apply(copy.legal_actions()[0])
        seen.add("result", 2 if battle.won else 0)
        seen.add("spells", fireballs - count_of(me.pack, FIREBALL))
        seen.add("wounds", hearts - me.hearts)
        seen.add("fell", int(me.hearts == 0))
        seen.add("weakened", praetorians - copy.praetorians)
        seen.add("plague", int(plague))
        for unit, name in enumerate(UNITS):
            seen.add(name, units[unit] - me.units[unit])
        seen.net.append(hearts - me.hearts)
    return seen


def best_action(game: Karak | Karak2, aim: str) -> Action:
    best = odds_for(game, aim).best
    assert best is not None
    return best.action
