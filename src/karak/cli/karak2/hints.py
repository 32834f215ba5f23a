"""What a choice means here: what waits on a hex, what it costs or gives, the odds of a battle."""

from __future__ import annotations

from karak.cli.map_words import ability_names, short_word
from karak.games.karak2.battle import Battle
from karak.games.karak2.city import CITY, price_of
from karak.games.karak2.gathering import yield_of
from karak.games.karak2.pieces import FIREBALL, GEAR, LANDS, RESOURCES, SIDES, WEAPON
from karak.games.karak2.roster import ROSTER
from karak.games.karak2.state import State
from karak.games.karak2.turn import actions_left
from karak.games.shared.items import count_of
from karak.kernel.actions import Action
from karak.odds.karak2 import HERO_AGAIN, NOTHING_AGAIN, UNITS_AGAIN, dice_of
from karak.words import Words

RUN_LENGTH = 3


def hint(words: Words, game: State, action: Action) -> str:
    """Say in a few words what a choice leads to; most need none."""
    match action.verb:
        case "move" | "run":
            site = _target(game, action)
            return words.say("cli-hint-hex", number=site, what=site_text(words, game, site))
        case "take hex":
            return _kind(words, game, game.drawn[action.arg])
        case "place rotated":
            return _turned(words, game, action.arg)
        case "send" | "send all" | "roll":
            return _odds(words, game, action)
        case "strike":
            return _outcome(words, game.battle)
        case "gather":
            return amounts(words, yield_of(game, game.me.site))
        case "found city":
            return amounts(words, price_of(game, CITY))
        case "build":
            return amounts(words, price_of(game, action.arg))
        case "recruit":
            return words.noun("resource", RESOURCES[action.arg])
        case "plague seat" | "rob seat":
            return amounts(words, game.heroes[action.arg].resources)
        case _:
            return _thing(words, game, action)


def _thing(words: Words, game: State, action: Action) -> str:
    match action.verb:
        case "put back" | "claw":
            return words.say("cli-hint-strength", strength=game.figures.strengths[action.arg])
        case "take" | "leave":
            is_weapon = GEAR[action.arg].slot == WEAPON
            return f"+{game.figures.bonuses[action.arg]}" if is_weapon else ""
        case "take hero":
            return ability_names(words, ROSTER[action.arg].name)
        case "end turn":
            left = actions_left(game)
            return words.say("cli-hint-actions", actions=left) if left > 0 else ""
        case _:
            return ""


def amounts(words: Words, counts: list[int]) -> str:
    """Tell how much of each resource, those that are none left out."""
    told = [
        words.noun("resource", name, "counted", counts[number])
        for number, name in enumerate(RESOURCES)
        if counts[number] > 0
    ]
    return ", ".join(told)


def _target(game: State, action: Action) -> int:
    """Find the hex that a move or run leads to."""
    if action.verb == "move":
        return game.land.next_site(game.me.site, action.arg)
    site = game.me.site
    for _ in range(action.arg % RUN_LENGTH + 1):
        site = game.land.next_site(site, action.arg // RUN_LENGTH)
    return site


def site_text(words: Words, game: State, site: int) -> str:
    """Tell what is on a hex: land, General or armies, city, what lies there."""
    told = [short_word(words, LANDS[game.land.hexes[site].land])]
    figures = game.figures
    if site == game.general_site:
        strength = figures.general + game.praetorians
        told.append(f"{short_word(words, 'general')} {strength}")
    told.extend(
        f"{short_word(words, army.name)} {figures.strengths[army.index]}"
        for army in game.armies[site]
    )
    if any(hero.city == site for hero in game.heroes):
        told.append(short_word(words, "city"))
    told.extend(short_word(words, item.name) for item in game.lying[site])
    return ", ".join(told)


def _kind(words: Words, game: State, kind: int) -> str:
    """Tell the tier of a drawn hex, and how many chasms it has."""
    drawn = game.figures.hexes[kind]
    chasms = len(SIDES) - drawn.openings.bit_count()
    return words.say("cli-hint-kind", tier=drawn.tier, chasms=chasms)


def _turned(words: Words, game: State, turns: int) -> str:
    """Tell where the drawn hex would have its chasms."""
    piece = game.figures.hexes[game.drawn[0]].turned[turns]
    chasms = [SIDES[side] for side in range(len(SIDES)) if not (piece.openings >> side) & 1]
    return words.say("cli-hint-chasms", side=chasms) if chasms else words.say("cli-hint-no-chasm")


def _odds(words: Words, game: State, action: Action) -> str:
    """Tell the chance to win with the dice sent so far and those that this would send."""
    battle = game.battle
    assert battle is not None
    sent = list(battle.sent)
    if action.verb == "send":
        sent[action.arg] += 1
    elif action.verb == "send all":
        sent = battle.me.units
    hero = battle.me.hero
    again = NOTHING_AGAIN
    if hero.may_roll_units_again(battle) and sum(sent) > 0:
        again = UNITS_AGAIN
    elif hero.may_roll_hero_again(battle):
        again = HERO_AGAIN
    fireballs = count_of(battle.me.pack, FIREBALL)
    needed = battle.strength - battle.bonus - fireballs * game.figures.bonuses[FIREBALL.index]
    odds = dice_of(game.figures).battle(sent, needed, again)
    message = "cli-hint-odds-fireballs" if fireballs else "cli-hint-odds"
    return words.say(message, chance=round(100 * odds.win))


def _outcome(words: Words, battle: Battle | None) -> str:
    assert battle is not None
    won = battle.attack >= battle.strength
    return words.say("cli-hint-win" if won else "cli-hint-defeat")
