"""The odds of fights in a game of Karak: the one under way, or one that may come."""

from __future__ import annotations

from karak.games.karak1.actions import ROLL, ROLL_AGAIN, SACRIFICE, STRIKE, USE_FLAMES
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.fight import Fight
from karak.games.karak1.fighting import ADD_TO_ATTACK, ROLL_DICE, flames_left
from karak.games.karak1.pieces import FLAMES, TOKENS, WEAPON, Token
from karak.games.karak1.state import State
from karak.kernel.actions import Action
from karak.odds.aims import Aim
from karak.odds.answers import AFTER_ROLL, AHEAD, BEFORE_ROLL, Odds, Option
from karak.odds.chances import Chances
from karak.odds.errors import NoFight, UnknownFoe
from karak.odds.fights import Means, adding, fight, plan_of, roll_again, strike
from karak.odds.karak1 import kept_faces


def fight_asked(game: State, aim: Aim) -> Odds:
    """Give the odds of the fight that the game asks about, before or after the roll."""
    under_way = game.fight
    if under_way is None or (game.asking is not ROLL_DICE and game.asking is not ADD_TO_ATTACK):
        raise NoFight(where=game.asking.kind)
    back = game.board.tiles[under_way.me.came_from].heals
    means = means_of(game, under_way, back)
    if game.asking is ROLL_DICE:
        odds = before_roll(BEFORE_ROLL, under_way, means, aim)
        odds.options = [Option(ROLL, odds.chances)]
        return odds
    odds = _odds(AFTER_ROLL, under_way, aim, under_way.attack)
    dice = under_way.die1 + under_way.die2
    odds.options = [
        Option(action, _after(means, dice, aim, action)) for action in game.legal_actions()
    ]
    best = odds.best
    if best is not None:
        odds.chances = best.chances
    return odds


def _after(means: Means, dice: int, aim: Aim, action: Action) -> Chances:
    """Give the chances after one of the actions that the rolled dice leave."""
    if action is STRIKE:
        return strike(means, dice, aim)
    if action is ROLL_AGAIN:
        return roll_again(means, aim)
    return adding(
        means, dice, aim, 1 if action is USE_FLAMES else 0, 1 if action is SACRIFICE else 0
    )


def fight_ahead(
    game: State, seat: int, monster: Token, aim: Aim, steps: int = 1, fountain: bool = False
) -> Odds:
    """Give the odds if a seat's hero fights a monster after so many more steps of its turn.

    `fountain` says that the hero would go back onto a fountain (K1.F6).
    """
    copy = game.clone(0)
    assert isinstance(copy, State)
    copy.steps_taken = steps + (copy.steps_taken if seat == copy.seat else 0)
    copy.seat = seat
    me = copy.heroes[seat]
    bonus = me.abilities.fight_bonus(copy, me) + weapon_bonus(copy, me)
    strength = copy.figures.strengths[monster.index]
    trial = Fight(me, me.abilities, monster, strength, bonus)
    return before_roll(AHEAD, trial, means_of(copy, trial, fountain), aim)


def fight_at(game: State, seat: int, site: int, aim: Aim) -> Odds:
    """Give the odds if a seat's hero walks onto a tile in its next step, or fights where it is."""
    monster = game.tokens[site] if 0 <= site < len(game.tokens) else None
    if monster is None or not monster.fights:
        raise NoFight(where=str(site))
    me = game.heroes[seat]
    steps = 0 if me.site == site else 1
    back = me.came_from if steps == 0 else me.site
    return fight_ahead(game, seat, monster, aim, steps, game.board.tiles[back].heals)


def monster_named(name: str) -> Token:
    """Find a monster by its name."""
    monsters = [token for token in TOKENS if token.fights]
    for token in monsters:
        if token.name == name:
            return token
    raise UnknownFoe(foe=name, known=", ".join([token.name for token in monsters]))


def before_roll(moment: str, fight_now: Fight, means: Means, aim: Aim) -> Odds:
    """Give the odds before the roll, and what to do after each."""
    odds = _odds(moment, fight_now, aim, fight_now.bonus)
    odds.chances = fight(means, aim)
    odds.plan = plan_of(means, aim)
    return odds


def _odds(moment: str, fight_now: Fight, aim: Aim, attack: int) -> Odds:
    return Odds("karak", moment, aim, [fight_now.monster.name], fight_now.strength, attack)


def means_of(game: State, fight_now: Fight, fountain: bool) -> Means:
    """Read a hero's means off a fight as it stands (K1.F8)."""
    me = fight_now.me
    abilities = fight_now.abilities
    spent = fight_now.flames > 0 or fight_now.sacrificed
    again = not spent and not fight_now.rolled_again and abilities.may_roll_again(fight_now)
    return Means(
        fight_now.strength,
        fight_now.bonus,
        me.hearts,
        flames_left(fight_now),
        game.figures.bonuses[FLAMES.index],
        kept_faces(abilities),
        again,
        abilities.wins_ties(),
        not fight_now.sacrificed and abilities.may_sacrifice(fight_now),
        abilities.keeps_flames(),
        abilities.returns_at_fountain(),
        fountain,
    )


def weapon_bonus(game: State, me: Adventurer) -> int:
    """Add up what the weapons give (K1.F1)."""
    bonus = 0
    for item in me.pack:
        if item.slot == WEAPON:
            bonus += game.figures.bonuses[item.index]
    return bonus
