"""What exact odds cost, beside the same question put to the engine a thousand times.

Nothing is known beforehand: every battle is worked out with empty tables. The mix is fixed and
covers every means there is; fights are those of all heroes of Karak with their gear against all
monsters, battles those of ten units with second rolls, Fireballs and Protection, and the General.
"""

from functools import partial

import karak
from benchmarks.timing import COST, Measure, Stopwatch
from karak.games.karak2.figures import STANDARD_FIGURES
from karak.odds.aims import AIMS
from karak.odds.battles import Battles, best_of, choices_of
from karak.odds.fights import Means, fight
from karak.odds.means2 import BattleTable, Means2

ROLLS = 1_000
ROUNDS = 20
GAMES = 50
STEPS = 6
NOBODY = [0, 0, 0, 0, 0, 0]
STRENGTHS = (5, 6, 7, 8, 9, 10, 12, 15)
HEROES = (
    partial(Means, second_roll=True, returns=True),
    partial(Means, kept=0b111110),
    partial(Means, wins_ties=True),
    partial(Means, sacrifice=True),
    partial(Means, keeps_flames=True),
    Means,
)
GEAR = ((0, 5, 0), (3, 2, 1), (5, 1, 3))
FIGHTS = [hero(strength, *gear) for hero in HEROES for strength in STRENGTHS for gear in GEAR]
ARMIES = ([4, 3, 3, 0, 0, 0], [0, 5, 5, 0, 0, 0], [3, 2, 2, 3, 0, 0], [3, 3, 2, 0, 1, 1])
BATTLES = [
    Means2(12, 2, 4, fireballs=2, units_again=True),
    Means2(12, 2, 4, fireballs=2, hero_again=True, protection=2),
    Means2(12, 2, 4, fireballs=2, comfort=list(range(11)), protection=2),
    Means2(15, 3, 4, fireballs=3, units_again=True, general=True, weakens_at=10),
]
TABLE = BattleTable(STANDARD_FIGURES.hero_die, STANDARD_FIGURES.dice)


def fights(repetition: int) -> float | None:
    """Microseconds for one fight of Karak."""
    aim = AIMS[repetition % len(AIMS)]
    watch = Stopwatch()
    for _ in range(ROUNDS):
        with watch:
            for means in FIGHTS:
                fight(means, aim)
        watch.count += len(FIGHTS)
    return watch.microseconds()


def one_choice(repetition: int) -> float | None:
    """Microseconds for a battle of Karak 2 with one choice of ten dice."""
    aim = AIMS[repetition % len(AIMS)]
    watch = Stopwatch()
    for means in BATTLES:
        for units in ARMIES:
            TABLE.dice.forget()
            with watch:
                Battles(means, aim, TABLE).odds(units)
            watch.count += 1
    return watch.microseconds()


def all_choices(repetition: int) -> float | None:
    """Microseconds for the best choice among all that ten units leave."""
    aim = AIMS[repetition % len(AIMS)]
    watch = Stopwatch()
    for means in BATTLES:
        for units in ARMIES:
            TABLE.dice.forget()
            with watch:
                battles = Battles(means, aim, TABLE)
                choices = choices_of(units, NOBODY)
                best_of(choices, [battles.odds(choice) for choice in choices])
            watch.count += 1
    return watch.microseconds()


def first_fight(title: str, hero: str, asked: str) -> karak.Game:
    """Explore until somebody is there to fight."""
    for seed in range(GAMES):
        game = karak.new_game(title, heroes=[hero, "oracle"], seed=seed)
        for _ in range(STEPS):
            if game.decision.kind == asked:
                return game.clone(seed)
            ways = game.legal_actions()
            game.apply(next((way for way in ways if way.verb == "explore"), ways[0]))
    raise RuntimeError(f"no fight in {GAMES} games of {title}")


def engine_rolls(title: str, hero: str, asked: str, repetition: int) -> float | None:
    """Microseconds for a thousand rolls of the first fight of a game, each on a copy."""
    game = first_fight(title, hero, asked)
    roll = game.parse("roll")
    watch = Stopwatch()
    with watch:
        for number in range(ROLLS):
            game.clone(ROLLS * repetition + number).apply(roll)
    watch.count = 1
    return watch.microseconds()


def engine(repetition: int) -> float | None:
    """A thousand rolls of a fight of Karak."""
    return engine_rolls("karak", "warrior", "roll", repetition)


def engine2(repetition: int) -> float | None:
    """A thousand rolls of a battle of Karak 2 with the hero die alone."""
    return engine_rolls("karak2", "princess", "send-dice", repetition)


MEASURES = [
    Measure("odds.fight", "odds: any fight of Karak", COST, fights),
    Measure("odds.battle", "odds: a battle, ten dice", COST, one_choice),
    Measure("odds.choices", "odds: the best of ten units", COST, all_choices),
    Measure("odds.engine", f"engine: {ROLLS:,} rolls of a fight", COST, engine),
    Measure("odds.engine2", f"engine: {ROLLS:,} rolls of a battle", COST, engine2),
]
