"""What a choice means here: what waits behind a step, what a strike would bring."""

from __future__ import annotations

from karak.cli.map_words import ability_names, short_word
from karak.games.karak1.board import BEHIND_WALL, WAY_ON
from karak.games.karak1.fight import Fight
from karak.games.karak1.pieces import FOUNTAIN, GATE, ITEMS, SIDES, START, TOKENS, tile_of
from karak.games.karak1.roster import ROSTER
from karak.games.karak1.state import State
from karak.kernel.actions import Action
from karak.words import Words

WAYS = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"
"""A tile in one character, by its openings."""


def hint(words: Words, game: State, action: Action, plain: bool = False) -> str:
    """Say in a few words what a choice leads to; most need none."""
    match action.verb:
        case "step":
            return _step(words, game, action.arg)
        case "to gate":
            return _site(words, game, game.board.gates[action.arg], place=False)
        case "to fountain":
            site = game.board.fountains[action.arg]
            return short_word(words, "start") if site == 0 else ""
        case "place rotated":
            return _turned(words, game, action.arg, plain)
        case "roll":
            return _needed(words, game.fight)
        case "strike":
            return _outcome(words, game.fight)
        case _:
            return _thing(words, game, action)


def dark_sides(game: State) -> str:
    """Name the sides on which the active hero's tile leads into the unknown."""
    first = 4 * game.me.site
    ways = game.board.ways[first : first + 4]
    return " ".join(SIDES[side] for side in range(4) if ways[side] == WAY_ON)


def _thing(words: Words, game: State, action: Action) -> str:
    match action.verb:
        case "fight":
            return _site(words, game, game.me.site, place=False)
        case "lay":
            strength = game.figures.strengths[action.arg]
            return words.say("cli-hint-strength", strength=strength) if strength else ""
        case "take" | "leave":
            bonus = game.figures.bonuses[action.arg]
            return f"+{bonus}" if bonus and ITEMS[action.arg].slot == 0 else ""
        case "take hero":
            return ability_names(words, ROSTER[action.arg].name)
        case "curse seat":
            return words.say("cli-hint-stays") if action.arg == game.cursed else ""
        case "end turn":
            steps = game.steps_left
            return words.say("cli-hint-steps", steps=steps) if steps else ""
        case _:
            return ""


def _step(words: Words, game: State, side: int) -> str:
    at = 4 * game.me.site + side
    target = game.board.ways[at]
    if target == WAY_ON:
        return ""
    if target <= BEHIND_WALL:
        beyond = _site(words, game, BEHIND_WALL - target, place=True)
        through = words.say("cli-hint-wall")
        return f"{through}: {beyond}" if beyond else through
    return _site(words, game, target, place=True)


def _site(words: Words, game: State, site: int, place: bool) -> str:
    """Tell what is on a tile."""
    told: list[str] = []
    token = game.tokens[site]
    if token is not None:
        strength = game.figures.strengths[token.index]
        name = short_word(words, TOKENS[token.index].name)
        told.append(f"{name} {strength}" if strength else name)
    told.extend(short_word(words, item.name) for item in game.lying[site])
    kind = game.board.tiles[site].place
    if place and kind == GATE:
        told.append(f"{short_word(words, 'gate')} {game.board.gates.index(site) + 1}")
    if place and kind in (FOUNTAIN, START):
        told.append(f"{short_word(words, 'fountain')} {game.board.fountains.index(site) + 1}")
    return ", ".join(told)


def _turned(words: Words, game: State, quarters: int, plain: bool) -> str:
    """Show how the drawn tile would lie, and which ways lead on from it."""
    drawn = game.drawn_tile
    if drawn is None:
        return ""
    tile = tile_of(drawn.kind, quarters)
    back = game.drawn_side ^ 2
    on = [SIDES[side] for side in range(4) if tile.is_open(side) and side != back]
    told = words.say("cli-hint-ways", side=on)
    return told if plain else f"{WAYS[tile.openings]} {told}"


def _needed(words: Words, fight: Fight | None) -> str:
    if fight is None:
        return ""
    need = fight.strength - fight.bonus + (0 if fight.abilities.wins_ties() else 1)
    return words.say("cli-hint-needed", need=need) if need > 2 else ""


def _outcome(words: Words, fight: Fight | None) -> str:
    if fight is None:
        return ""
    if fight.attack > fight.strength:
        return words.say("cli-hint-win")
    if fight.attack < fight.strength:
        return words.say("cli-hint-lose")
    return words.say("cli-hint-win" if fight.abilities.wins_ties() else "cli-hint-tie")
