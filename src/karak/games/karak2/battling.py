"""Battle up to the strike (K2.B1, K2.B2): choosing dice, rolling, rolling again, Fireballs."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import (
    ROLL,
    ROLL_HERO,
    ROLL_UNITS,
    SEND,
    SEND_ALL,
    STRIKE,
    USE_FIREBALL,
)
from karak.games.karak2.aftermath import compare
from karak.games.karak2.battle import Battle
from karak.games.karak2.battle_events import (
    BattleBegan,
    FireballUsed,
    GeneralFaced,
    HeroDieRolled,
    PraetorianRemoved,
    UnitDieRolled,
    UnitSent,
)
from karak.games.karak2.pieces import FIREBALL, HERO_DIE, NO_ARMIES, UNITS, WEAPON
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

FACES: Final = 6


def weapon_bonus(game: State, hero: Ruler) -> int:
    """Add up what the weapons give (K2.B2)."""
    bonus = 0
    for item in hero.pack:
        if item.slot == WEAPON:
            bonus += game.figures.bonuses[item.index]
    return bonus


def begin_battle(game: State) -> None:
    """Face all armies on the hex at once, strengths added (K2.M5)."""
    me = game.me
    armies = game.armies[me.site]
    strength = 0
    for army in armies:
        strength += game.figures.strengths[army.index]
    bonus = weapon_bonus(game, me)
    game.battle = Battle(me, armies, strength, bonus, False, game.clawed)
    if game.recorder is not None:
        game.tell(BattleBegan(game.seat, strength, me.site))
    game.put_question(SEND_DICE)


def begin_general_battle(game: State) -> None:
    """Face the Dark General and his Praetorians (K2.D1, K2.D2, K2.A.SCT5)."""
    me = game.me
    removed = min(me.hero.praetorians_removed(), game.praetorians)
    for _ in range(removed):
        remove_praetorian(game)
    strength = game.figures.general + game.praetorians
    game.battle = Battle(me, NO_ARMIES, strength, weapon_bonus(game, me), True, 0)
    if game.recorder is not None:
        game.tell(GeneralFaced(game.seat, strength, game.praetorians))
    game.put_question(SEND_DICE)


def remove_praetorian(game: State) -> None:
    """Take one Praetorian away."""
    game.praetorians -= 1
    if game.recorder is not None:
        game.tell(PraetorianRemoved(game.seat, game.praetorians))


def battle_details(game: State) -> dict[str, Argument]:
    """Tell strength and attack, the units that were sent, and what a Fireball adds."""
    battle = game.battle
    assert battle is not None
    return {
        "strength": battle.strength,
        "attack": battle.attack,
        "bonus": battle.bonus,
        "sent": sum(battle.sent),
        "fireball": game.figures.bonuses[FIREBALL.index],
    }


@final
class SendDice(Question[State]):
    """Which unit dice to risk; the hero die is always rolled (K2.B1)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the units that can still be sent, all of them, and the roll."""
        battle = game.battle
        assert battle is not None
        units = battle.me.units
        left = [SEND[i] for i in range(len(UNITS)) if units[i] > battle.sent[i]]
        return (*left, SEND_ALL, ROLL) if left else (ROLL,)

    def answer(self, game: State, action: Action) -> None:
        """Send a unit, or all, or roll."""
        battle = game.battle
        assert battle is not None
        if action is ROLL:
            roll_all(game, battle)
            return
        if action is SEND_ALL:
            battle.sent = battle.me.units
        else:
            sent = list(battle.sent)
            sent[action.arg] += 1
            battle.sent = sent
            if game.recorder is not None:
                unit = UNITS[action.arg]
                game.tell(UnitSent(game.seat, unit, sent[action.arg]))
        game.put_question(self)

    def details(self, game: State) -> dict[str, Argument]:
        """Tell strength and attack."""
        return battle_details(game)


def roll_all(game: State, battle: Battle) -> None:
    """Roll the hero die and the sent unit dice, then see what can be changed (K2.B9)."""
    roll_hero(game, battle)
    battle.kinds = [unit for unit in range(len(UNITS)) for _ in range(battle.sent[unit])]
    roll_units(game, battle)
    count_swords(game, battle)
    game.put_question_unless_forced(ADD_TO_ATTACK)


def roll_hero(game: State, battle: Battle) -> None:
    """Roll the hero die."""
    battle.hero_face = game.die(FACES, HERO_DIE) - 1
    if game.recorder is not None:
        game.tell(HeroDieRolled(game.seat, game.figures.hero_die.faces[battle.hero_face]))


def roll_units(game: State, battle: Battle) -> None:
    """Roll the unit dice that were sent."""
    faces: list[int] = []
    for unit in battle.kinds:
        face = game.die(FACES, UNITS[unit]) - 1
        faces.append(face)
        if game.recorder is not None:
            die = game.figures.dice[unit]
            game.tell(UnitDieRolled(game.seat, UNITS[unit], die.faces[face]))
    battle.faces = faces


def count_swords(game: State, battle: Battle) -> None:
    """Add up the swords on all dice (K2.B2)."""
    swords = game.figures.hero_die.swords[battle.hero_face]
    dice = game.figures.dice
    for i in range(len(battle.kinds)):
        swords += dice[battle.kinds[i]].swords[battle.faces[i]]
    battle.swords = swords


@final
class AddToAttack(Question[State]):
    """After the roll: a second roll, then Fireballs, then strike (K2.B9)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List what may still be changed; no second roll once a Fireball is used."""
        battle = game.battle
        assert battle is not None
        options: list[Action] = []
        if battle.fireballs == 0 and not battle.rolled_again:
            hero = battle.me.hero
            if battle.kinds and hero.may_roll_units_again(battle):
                options.append(ROLL_UNITS)
            if hero.may_roll_hero_again(battle):
                options.append(ROLL_HERO)
        if battle.me.has(FIREBALL):
            options.append(USE_FIREBALL)
        options.append(STRIKE)
        return tuple(options)

    def answer(self, game: State, action: Action) -> None:
        """Roll again, add a Fireball, or compare."""
        battle = game.battle
        assert battle is not None
        if action is STRIKE:
            compare(game, battle)
            return
        if action is USE_FIREBALL:
            battle.fireballs += 1
            battle.bonus += game.figures.bonuses[FIREBALL.index]
            battle.me.drop(FIREBALL)
            if game.recorder is not None:
                game.tell(FireballUsed(game.seat))
        else:
            battle.rolled_again = True
            if action is ROLL_UNITS:
                roll_units(game, battle)
            else:
                roll_hero(game, battle)
            count_swords(game, battle)
        game.put_question_unless_forced(ADD_TO_ATTACK)

    def details(self, game: State) -> dict[str, Argument]:
        """Tell strength and attack."""
        return battle_details(game)


SEND_DICE: Final = SendDice("send-dice", "K2.B1")
ADD_TO_ATTACK: Final = AddToAttack("add-to-attack", "K2.B2")
