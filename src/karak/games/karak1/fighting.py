"""Fighting (K1.F)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import ROLL, ROLL_AGAIN, SACRIFICE, STRIKE, USE_FLAMES
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.aftermath import after_fight
from karak.games.karak1.curse import CHOOSE_BEARER
from karak.games.karak1.events import (
    DiceRolled,
    DieRolledAgain,
    FightBegan,
    FightLost,
    FightTied,
    FlamesUsed,
    HeartSacrificed,
    MonsterDefeated,
)
from karak.games.karak1.fight import Fight
from karak.games.karak1.gear import take_reward
from karak.games.karak1.hearts import RETURN_AT, heal
from karak.games.karak1.pieces import FLAMES, MUMMY, WEAPON
from karak.games.karak1.state import State
from karak.games.shared.asking import Question
from karak.games.shared.events import WentBack
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

DIE: Final = 6


def begin_fight(game: State) -> None:
    """Face the monster on the tile; which abilities count is settled now (K1.C4)."""
    me = game.me
    monster = game.tokens[me.site]
    assert monster is not None
    bonus = me.abilities.fight_bonus(game, me)
    for item in me.pack:
        if item.slot == WEAPON:
            bonus += game.figures.bonuses[item.index]
    strength = game.figures.strengths[monster.index]
    game.fight = Fight(me, me.abilities, monster, strength, bonus)
    if game.recorder is not None:
        game.tell(FightBegan(game.seat, monster.name, strength, me.site))
    game.put_question(ROLL_DICE)


def fight_details(game: State) -> dict[str, Argument]:
    """Name the monster, its strength and the attack so far."""
    fight = game.fight
    assert fight is not None
    return {
        "monster": fight.monster.name,
        "strength": fight.strength,
        "bonus": fight.bonus,
        "attack": fight.attack,
        "flames": game.figures.bonuses[FLAMES.index],
    }


@final
class RollDice(Question[State]):
    """The roll: no choice, but the moment belongs to the player (K1.F8)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """Offer the roll."""
        return (ROLL,)

    def answer(self, game: State, action: Action) -> None:
        """Roll, then ask what to add."""
        roll(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the monster."""
        return fight_details(game)


def roll(game: State) -> None:
    """Roll both dice, some of them again, and go on to what may be added (K1.F8)."""
    fight = game.fight
    assert fight is not None
    die1 = game.die(DIE)
    die2 = game.die(DIE)
    if game.recorder is not None:
        game.tell(DiceRolled(game.seat, die1, die2))
    fight.die1 = settle(game, fight, die1)
    fight.die2 = settle(game, fight, die2)
    game.put_question_unless_forced(ADD_TO_ATTACK)


def settle(game: State, fight: Fight, die: int) -> int:
    """Roll a die again until it stands (K1.A.SWD1)."""
    while not fight.abilities.keeps_die(die):
        was = die
        die = game.die(DIE)
        if game.recorder is not None:
            game.tell(DieRolledAgain(game.seat, was, die))
    return die


@final
class AddToAttack(Question[State]):
    """After the roll: second roll, flames, sacrifice; then strike (K1.F8)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List what may still be added; no second roll once something is spent."""
        fight = game.fight
        assert fight is not None
        options: list[Action] = []
        spent = fight.flames > 0 or fight.sacrificed
        if not spent and not fight.rolled_again and fight.abilities.may_roll_again(fight):
            options.append(ROLL_AGAIN)
        if flames_left(fight) > 0:
            options.append(USE_FLAMES)
        if not fight.sacrificed and fight.me.hearts > 0 and fight.abilities.may_sacrifice(fight):
            options.append(SACRIFICE)
        options.append(STRIKE)
        return tuple(options)

    def answer(self, game: State, action: Action) -> None:
        """Add, roll again, or compare."""
        fight = game.fight
        assert fight is not None
        if action is STRIKE:
            compare(game, fight)
        elif action is ROLL_AGAIN:
            fight.rolled_again = True
            roll(game)
        elif action is USE_FLAMES:
            use_flames(game, fight)
        else:
            sacrifice(game, fight)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the monster and the attack."""
        return fight_details(game)


def flames_left(fight: Fight) -> int:
    """Count the magic flames that can still be used in this fight (K1.F1)."""
    count = fight.me.count(FLAMES)
    return count - fight.flames if fight.abilities.keeps_flames() else count


def use_flames(game: State, fight: Fight) -> None:
    """Add one magic flames spell; it is gone whatever the result (K1.F5, K1.A.WIZ1)."""
    kept = fight.abilities.keeps_flames()
    fight.flames += 1
    fight.bonus += game.figures.bonuses[FLAMES.index]
    if not kept:
        fight.me.drop(FLAMES)
    if game.recorder is not None:
        game.tell(FlamesUsed(game.seat, 1 if kept else 0))
    game.put_question_unless_forced(ADD_TO_ATTACK)


def sacrifice(game: State, fight: Fight) -> None:
    """Turn one heart for one more (K1.A.WLK1)."""
    fight.sacrificed = True
    fight.bonus += 1
    fight.me.hearts -= 1
    if game.recorder is not None:
        game.tell(HeartSacrificed(game.seat, fight.me.hearts))
    game.put_question_unless_forced(ADD_TO_ATTACK)


# Results


def compare(game: State, fight: Fight) -> None:
    """Victory, defeat or tie (K1.F2, K1.F3, K1.F4)."""
    attack = fight.attack
    if attack > fight.strength or (attack == fight.strength and fight.abilities.wins_ties()):
        win(game, fight)
    elif attack == fight.strength:
        if game.recorder is not None:
            game.tell(FightTied(game.seat, fight.monster.name, attack))
        go_back(game, fight.me)
        after_fight(game)
    else:
        lose(game, fight)


def win(game: State, fight: Fight) -> None:
    """Turn the token over: the curse first, then the reward (K1.F11)."""
    game.put_token(fight.me.site, None)
    if game.recorder is not None:
        name = fight.monster.name
        game.tell(MonsterDefeated(game.seat, name, fight.attack, fight.strength))
    if fight.monster is MUMMY:
        game.put_question_unless_forced(CHOOSE_BEARER)
    else:
        take_reward(game)


def lose(game: State, fight: Fight) -> None:
    """Lose a heart and go back, or return at a fountain (K1.F3, K1.A.WAR2)."""
    me = fight.me
    if me.hearts > 0:
        me.hearts -= 1
    if game.recorder is not None:
        name = fight.monster.name
        game.tell(FightLost(game.seat, name, fight.attack, fight.strength, me.hearts))
    if me.hearts == 0 and fight.abilities.returns_at_fountain():
        game.put_question_unless_forced(RETURN_AT)
    else:
        go_back(game, me)
        after_fight(game)


def go_back(game: State, hero: Adventurer) -> None:
    """Put a hero back where it came from; a fountain there heals it (K1.F6, K1.F7, K1.F9)."""
    hero.site = hero.came_from
    if hero.earlier:
        hero.came_from = hero.earlier[0]
        hero.earlier = hero.earlier[1:]
    if game.recorder is not None:
        game.tell(WentBack(hero.seat, hero.site))
    if game.board.tiles[hero.site].heals:
        heal(game, hero)


ROLL_DICE: Final = RollDice("roll", "K1.F1")
ADD_TO_ATTACK: Final = AddToAttack("add-to-attack", "K1.F8")
