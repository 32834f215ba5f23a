"""Battle from the strike on, in the order of K2.B9: result, skulls, plague, rewards, going back."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import DONE, PROTECT, PROTECT_HERO
from karak.games.karak2.army import raise_victory
from karak.games.karak2.battle import Battle
from karak.games.karak2.battle_events import (
    BattleLost,
    BattleWon,
    HeartsLost,
    PraetorianRemoved,
    SkullIgnored,
    UnitLost,
)
from karak.games.karak2.ending import GENERAL_FELLED, end_game
from karak.games.karak2.gathering import gather, gives_anything
from karak.games.karak2.gear import gain_rewards
from karak.games.karak2.healing import give_hearts
from karak.games.karak2.pieces import AMULET_PROTECTION, ARCHSTONE, HERO_DIE, NO_ARMIES, UNITS
from karak.games.karak2.plague import CAST_PLAGUE
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.games.shared.events import FellUnconscious, ItemGained, WentBack
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

PROTECTION: Final = 2
PLAGUE_SKULLS: Final = 2


def compare(game: State, battle: Battle) -> None:
    """Victory or defeat; the General beaten ends the game at once (K2.B3, K2.B4, K2.D4)."""
    battle.won = battle.attack >= battle.strength
    if game.recorder is not None:
        if battle.won:
            game.tell(BattleWon(game.seat, battle.attack, battle.strength))
        else:
            game.tell(BattleLost(game.seat, battle.attack, battle.strength))
    if battle.won and battle.is_general:
        battle.me.archstones += 1
        if game.recorder is not None:
            game.tell(ItemGained(game.seat, ARCHSTONE.name))
        end_game(game, GENERAL_FELLED)
        return
    battle.saved = [0] * len(battle.kinds)
    if battle.me.has(AMULET_PROTECTION) and len(protect_actions(game, battle)) > 0:
        game.put_question(IGNORE_SKULLS)
    else:
        suffer(game, battle)


# Skulls


def hero_skulls(game: State, battle: Battle) -> int:
    """Count the skulls on the hero die that count."""
    return game.figures.hero_die.skulls[battle.hero_face] - battle.hero_saved


def unit_skulls(game: State, battle: Battle, die: int) -> int:
    """Count the skulls on a unit die that count."""
    return game.figures.dice[battle.kinds[die]].skulls[battle.faces[die]] - battle.saved[die]


def protect_actions(game: State, battle: Battle) -> list[Action]:
    """List the dice with skulls that may still be ignored (K2.I8, K2.I9)."""
    options: list[Action] = []
    if battle.hero_saved + sum(battle.saved) >= PROTECTION:
        return options
    if hero_skulls(game, battle) > 0:
        options.append(PROTECT_HERO)
    last = -1
    for die in range(len(battle.kinds)):
        if battle.kinds[die] != last and unit_skulls(game, battle, die) > 0:
            last = battle.kinds[die]
            options.append(PROTECT[last])
    return options


@final
class IgnoreSkulls(Question[State]):
    """Which skulls the Amulet of Protection wards off (K2.I8, K2.I9)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List dice with skulls, and being done."""
        battle = game.battle
        assert battle is not None
        return (*protect_actions(game, battle), DONE)

    def answer(self, game: State, action: Action) -> None:
        """Ignore one skull, or go on to what the others do."""
        battle = game.battle
        assert battle is not None
        if action is DONE:
            suffer(game, battle)
            return
        if action is PROTECT_HERO:
            battle.hero_saved += 1
            name = HERO_DIE
        else:
            save_unit(game, battle, action.arg)
            name = UNITS[action.arg]
        if game.recorder is not None:
            game.tell(SkullIgnored(game.seat, name))
        game.put_question_unless_forced(IGNORE_SKULLS)

    def details(self, game: State) -> dict[str, Argument]:
        """Say how many skulls may still be ignored."""
        battle = game.battle
        assert battle is not None
        return {"count": PROTECTION - battle.hero_saved - sum(battle.saved)}


def save_unit(game: State, battle: Battle, unit: int) -> None:
    """Ignore a skull on the die of that kind that is nearest to being saved (K2.I9)."""
    best = -1
    for die in range(len(battle.kinds)):
        skulls = unit_skulls(game, battle, die)
        if (
            battle.kinds[die] == unit
            and skulls > 0
            and (best < 0 or skulls < unit_skulls(game, battle, best))
        ):
            best = die
    saved = list(battle.saved)
    saved[best] += 1
    battle.saved = saved


def suffer(game: State, battle: Battle) -> None:
    """Units leave, hearts go, some come back; then the plague (K2.B5 to K2.B7, K2.B9)."""
    me = battle.me
    lost = 0
    for die in range(len(battle.kinds)):
        if unit_skulls(game, battle, die) > 0:
            unit = battle.kinds[die]
            lost += 1
            me.change_units(unit, -1)
            game.change_supply(unit, 1)
            if game.recorder is not None:
                game.tell(UnitLost(game.seat, UNITS[unit]))
    wounds = hero_skulls(game, battle) + (1 if battle.is_general else 0)
    if wounds > 0:
        before = me.hearts
        me.hearts = max(0, before - wounds)
        if game.recorder is not None:
            game.tell(HeartsLost(game.seat, before - me.hearts, me.hearts))
    give_hearts(game, me, me.hero.hearts_for_lost(lost))
    skulls = game.figures.hero_die.skulls[battle.hero_face]
    if skulls >= PLAGUE_SKULLS and not game.friendly:
        game.put_question_unless_forced(CAST_PLAGUE)
    else:
        finish(game)


# Victory and defeat


def finish(game: State) -> None:
    """Victory: glory, then rewards; defeat: perhaps a Praetorian, then back (K2.B9)."""
    battle = game.battle
    assert battle is not None
    if battle.won:
        game.put_armies(battle.me.site, NO_ARMIES)
        raise_victory(game, battle.strength + battle.clawed)
        gain_rewards(game, battle.armies)
        return
    if battle.is_general and battle.attack >= game.figures.general and game.praetorians > 0:
        game.praetorians -= 1
        if game.recorder is not None:
            game.tell(PraetorianRemoved(game.seat, game.praetorians))
    battle.me.site = battle.me.came_from
    if game.recorder is not None:
        game.tell(WentBack(game.seat, battle.me.site))
    close(game)


def plunder(game: State) -> None:
    """Gather from the hex after a victory, if the hero does that (K2.A.WAR2)."""
    battle = game.battle
    assert battle is not None
    if battle.me.hero.plunders() and gives_anything(game, battle.me.site):
        gather(game)
    else:
        close(game)


def close(game: State) -> None:
    """Look whether the hero is unconscious; the turn is over (K2.H1, K2.T3)."""
    game.battle = None
    game.clawed = 0
    if game.me.hearts == 0 and game.recorder is not None:
        game.tell(FellUnconscious(game.seat))
    game.turn_is_over()


IGNORE_SKULLS: Final = IgnoreSkulls("ignore-skulls", "K2.I8")
