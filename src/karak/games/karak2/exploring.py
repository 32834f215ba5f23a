"""Exploring (K2.M3, K2.M4, K2.M6 to K2.M9), with the Scout's second hex and the hawk."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import HAWK_AT, LAY, PICK_HEX, PLACE, PUT_BACK
from karak.games.karak2.deck import (
    abyss_is_hidden,
    change_deck,
    draw_hex,
    hexes_left,
    redrawn,
    reveal,
)
from karak.games.karak2.ending import NO_WAY_ON, end_game
from karak.games.karak2.entering import arrive, enter
from karak.games.karak2.land_events import (
    ArmyDrawn,
    ArmyLaid,
    ArmyReturned,
    GeneralAppeared,
    HexDrawn,
    HexesDrawn,
    HexesReturned,
    HexLaid,
    HexPutBack,
    HexReturned,
)
from karak.games.karak2.pieces import ABYSS, ARMIES, LANDS, NO_ARMIES, Army
from karak.games.karak2.state import NOTHING, State
from karak.games.shared.asking import Question
from karak.games.shared.board import NOWHERE, WAY_ON
from karak.games.shared.grid import HEXES
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

SIDES: Final = 6
GUESSES: Final = 1000

# Where a hex may lie


def rotations(game: State, kind: int, place: int) -> list[int]:
    """List the rotations of a drawn hex for a cell, given as a site's side (K2.M3, K2.M6).

    A hero must be able to walk over that very side; the hawk's hex needs any edge that is open
    on both sides (K2.A.RNG1).
    """
    side = place % SIDES
    land = game.land
    near = land.beyond(place // SIDES, side)
    must_leave_a_way = abyss_is_hidden(game, kind)
    reach = 1 << HEXES.opposite(side)
    if game.hawking:
        reach = 0
        for edge in range(SIDES):
            site = near[edge]
            if site != NOWHERE and land.ways[SIDES * site + HEXES.opposite(edge)] == WAY_ON:
                reach |= 1 << edge
    return [
        piece.turns
        for piece in game.figures.hexes[kind].turned
        if piece.openings & reach
        and (not must_leave_a_way or land.ways_on_with(piece.openings, near) > 0)
    ]


def places(game: State, kind: int) -> list[int]:
    """List the cells where a drawn hex may be laid, each by the first side that touches it."""
    fits = always_fits(game, kind)
    return [place for place in open_cells(game) if fits or rotations(game, kind, place)]


def has_place(game: State, kind: int) -> bool:
    """Say whether a drawn hex may be laid anywhere."""
    if always_fits(game, kind):
        return True
    return any(len(rotations(game, kind, place)) > 0 for place in open_cells(game))


def always_fits(game: State, kind: int) -> bool:
    """Say that a hex fits any cell somehow: no cell takes more ways on than it has sides."""
    return game.land.ways_on > SIDES and game.figures.hexes[kind].openings != 0


def open_cells(game: State) -> list[int]:
    """List the empty cells at open edges: of the hero's hex, or for the hawk of all hexes."""
    ways = game.land.ways
    if not game.hawking:
        first = SIDES * game.me.site
        return [place for place in range(first, first + SIDES) if ways[place] == WAY_ON]
    found: list[int] = []
    cells: set[int] = set()
    for place in range(len(ways)):
        if ways[place] == WAY_ON:
            cell = cell_of(game, place)
            if cell not in cells:
                cells.add(cell)
                found.append(place)
    return found


def cell_of(game: State, place: int) -> int:
    """Give a number to the cell at a site's side."""
    site, side = place // SIDES, place % SIDES
    x = game.land.xs[site] + HEXES.step_x[side]
    y = game.land.ys[site] + HEXES.step_y[side]
    return 1000 * x + y


# Drawing


def explore(game: State) -> None:
    """Draw a hex, or as many as the hero looks at, and lay one (K2.M3, K2.A.SCT1)."""
    game.moved = True
    number = min(game.me.hero.hexes_drawn(), len(PICK_HEX), hexes_left(game))
    while True:
        game.drawn = tuple(draw_hex(game) for _ in range(number))
        if game.pass_unknown():
            guess_drawn(game)
        if one_has_place(game):
            break
        if not give_back(game):
            end_game(game, NO_WAY_ON)
            return
    if number > 1:
        game.keep_secret()
        if game.recorder is not None:
            names = drawn_lands(game)
            game.tell(HexesDrawn(game.seat, names[0], names[1]))
        game.put_question(CHOOSE_HEX)
    else:
        show_drawn(game)
        choose_place(game)


def one_has_place(game: State) -> bool:
    """Say whether one of the drawn hexes may be laid."""
    return any(has_place(game, kind) for kind in game.drawn)


def guess_drawn(game: State) -> None:
    """Take other hexes for those that the Scout looks at, until he could lay one of them."""
    for _ in range(GUESSES):
        if one_has_place(game):
            return
        game.drawn = redrawn(game, game.drawn)


def might_have_place(game: State, guess: int) -> bool:
    """Say whether a hex of the same back may be laid: what is known of one that was guessed."""
    tier = game.figures.hexes[guess].tier
    return any(
        kind.tier == tier
        and (game.deck[kind.index] > 0 or kind.index in game.drawn)
        and has_place(game, kind.index)
        for kind in game.figures.hexes
    )


def guess_laid(game: State, place: int) -> None:
    """Take other hexes for those that the Scout looks at, until he could lay the one he does."""
    for _ in range(GUESSES):
        if has_place(game, game.drawn[place]):
            return
        game.drawn = redrawn(game, game.drawn)


def send_hawk(game: State) -> None:
    """Draw a hex and lay it anywhere it can be reached (K2.A.RNG1)."""
    game.hawked = True
    game.hawking = True
    while True:
        game.drawn = (draw_hex(game),)
        if has_place(game, game.drawn[0]):
            break
        if not give_back(game):
            end_game(game, NO_WAY_ON)
            return
    show_drawn(game)
    choose_place(game)


def give_back(game: State) -> bool:
    """Put hexes without a place back; say whether others of their tiers have one (K2.M6, K2.M7)."""
    drawn = game.drawn
    tiers = [game.figures.hexes[kind].tier for kind in drawn]
    if game.recorder is not None:
        names = drawn_lands(game)
        if len(drawn) > 1:
            game.tell(HexesReturned(game.seat, names[0], names[1]))
        else:
            game.tell(HexReturned(game.seat, names[0], tiers[0]))
    game.drawn = ()
    for kind in drawn:
        change_deck(game, kind, 1)
    return any(
        kind.tier in tiers and game.deck[kind.index] > 0 and has_place(game, kind.index)
        for kind in game.figures.hexes
    )


def drawn_lands(game: State) -> list[str]:
    """Name the lands of the drawn hexes."""
    return [LANDS[game.figures.hexes[kind].land] for kind in game.drawn]


def show_drawn(game: State) -> None:
    """Tell which hex was drawn."""
    if game.recorder is not None:
        kind = game.figures.hexes[game.drawn[0]]
        game.tell(HexDrawn(game.seat, LANDS[kind.land], kind.tier))


@final
class ChooseHex(Question[State]):
    """Which of two hexes the Scout lays; the other goes back on top, unseen (K2.A.SCT1)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the hexes that can be laid, by their order alone: the others must learn nothing.

        Who guesses at them cannot know which has a place, only whether it might.
        """
        has_or_might = might_have_place if game.guessed else has_place
        return tuple(
            PICK_HEX[i] for i in range(len(game.drawn)) if has_or_might(game, game.drawn[i])
        )

    def answer(self, game: State, action: Action) -> None:
        """Show one, put the other back."""
        if game.guessed:
            guess_laid(game, action.arg)
        laid = reveal(game, game.drawn[action.arg])
        game.top = game.drawn[1 - action.arg]
        game.top_known_by = game.seat
        game.drawn = (laid,)
        if game.recorder is not None:
            kind = game.figures.hexes[game.top]
            game.tell(HexPutBack(game.seat, LANDS[kind.land], kind.tier))
        show_drawn(game)
        choose_place(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the two lands."""
        names = drawn_lands(game)
        return {"first": names[0], "second": names[1]}

    def is_private(self) -> bool:
        """Keep the two lands to the Scout."""
        return True


# Laying


def choose_place(game: State) -> None:
    """Ask where the hex goes."""
    game.put_question_unless_forced(CHOOSE_PLACE)


@final
class ChoosePlace(Question[State]):
    """On which side of the hero, or where for the hawk, the hex is laid (K2.M3)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List sides of the hero's hex, or cells for the hawk."""
        found = places(game, game.drawn[0])
        if game.hawking:
            return tuple(HAWK_AT[place] for place in found)
        return tuple(LAY[place % SIDES] for place in found)

    def answer(self, game: State, action: Action) -> None:
        """Then ask how it is turned."""
        game.drawn_at = action.arg if game.hawking else SIDES * game.me.site + action.arg
        game.put_question_unless_forced(TURN_HEX)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the land."""
        return {"land": LANDS[game.figures.hexes[game.drawn[0]].land]}


@final
class TurnHex(Question[State]):
    """How the hex is turned (K2.M3)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the rotations."""
        allowed = rotations(game, game.drawn[0], game.drawn_at)
        return tuple(PLACE[turns] for turns in allowed)

    def answer(self, game: State, action: Action) -> None:
        """Lay it so."""
        lay_hex(game, action.arg)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the land."""
        return {"land": LANDS[game.figures.hexes[game.drawn[0]].land]}


def lay_hex(game: State, turns: int) -> None:
    """Lay the hex; a hero moves onto it; armies or the General appear (K2.M3, K2.M4, K2.D1)."""
    place = game.drawn_at
    piece = game.figures.hexes[game.drawn[0]].turned[turns]
    site = place // SIDES
    side = place % SIDES
    x = game.land.xs[site] + HEXES.step_x[side]
    y = game.land.ys[site] + HEXES.step_y[side]
    new = len(game.armies)
    game.land = game.land.with_hex(piece, x, y, game.land.neighbours(x, y))
    game.armies = [*game.armies, NO_ARMIES]
    game.lying = [*game.lying, ()]
    game.drawn = ()
    game.drawn_at = NOTHING
    if game.recorder is not None:
        land = LANDS[piece.land]
        game.tell(HexLaid(game.seat, new, x, y, land, piece.tier, 60 * turns))
    if not game.hawking:
        arrive(game.me, new)
    if piece.land == ABYSS:
        game.general_site = new
        if game.recorder is not None:
            game.tell(GeneralAppeared(game.seat, new, game.praetorians))
        discovered(game)
    else:
        draw_armies(game, piece.tier)


# Armies


def draw_armies(game: State, needed: int) -> None:
    """Draw as many army tokens as the tier has, if the bag has them (K2.M4, K2.M9, K2.A.ORC1)."""
    number = min(needed + game.me.hero.more_armies_drawn(), game.bag_left)
    drawn: list[Army] = []
    for _ in range(number):
        kind = game.draw("army", game.bag, game.bag_left)
        change_bag(game, kind, -1)
        drawn.append(ARMIES[kind])
        if game.recorder is not None:
            game.tell(ArmyDrawn(game.seat, ARMIES[kind].name))
    game.drawn_armies = tuple(drawn)
    game.count = number - min(needed, number)
    lay_armies(game)


def change_bag(game: State, kind: int, by: int) -> None:
    """Put an army token into the bag or take it out."""
    bag = list(game.bag)
    bag[kind] += by
    game.bag = bag
    game.bag_left += by


def lay_armies(game: State) -> None:
    """Lay the drawn armies, once those too many are back in the bag."""
    if game.count > 0:
        game.put_question_unless_forced(RETURN_ARMY)
        return
    site = len(game.armies) - 1
    game.put_armies(site, game.drawn_armies)
    if game.recorder is not None:
        for army in game.drawn_armies:
            game.tell(ArmyLaid(game.seat, army.name, site))
    game.drawn_armies = NO_ARMIES
    discovered(game)


@final
class ReturnArmy(Question[State]):
    """Which of the drawn armies the Oracle puts back (K2.A.ORC1)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the kinds that were drawn."""
        return tuple(PUT_BACK[army.index] for army in ARMIES if army in game.drawn_armies)

    def answer(self, game: State, action: Action) -> None:
        """Put it back."""
        army = ARMIES[action.arg]
        left = list(game.drawn_armies)
        left.remove(army)
        game.drawn_armies = tuple(left)
        game.count -= 1
        change_bag(game, army.index, 1)
        if game.recorder is not None:
            game.tell(ArmyReturned(game.seat, army.name))
        lay_armies(game)


def discovered(game: State) -> None:
    """Let the explorer meet what is there; the hawk's hex waits for somebody to enter."""
    if game.hawking:
        game.hawking = False
        game.turn_goes_on()
    else:
        enter(game)


CHOOSE_HEX: Final = ChooseHex("choose-hex", "K2.A.SCT1")
CHOOSE_PLACE: Final = ChoosePlace("choose-place", "K2.M3")
TURN_HEX: Final = TurnHex("turn-hex", "K2.M3")
RETURN_ARMY: Final = ReturnArmy("return-army", "K2.A.ORC1")
