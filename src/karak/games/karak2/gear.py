"""Items: stowing rewards, leaving, picking up, carts (K2.I, K2.N8)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak2.actions import GAIN, LEAVE
from karak.games.karak2.army import (
    exceeds_glory,
    glory_details,
    return_options,
    return_unit,
    take_off,
    wear,
)
from karak.games.karak2.city_events import ResourceGained
from karak.games.karak2.pieces import (
    AMULETS,
    BESIDE,
    CART,
    GEAR,
    LARGE_STONE,
    RESOURCES,
    SMALL_STONE,
    Army,
)
from karak.games.karak2.ruler import Ruler
from karak.games.karak2.state import State
from karak.games.shared.asking import Question
from karak.games.shared.events import ItemGained
from karak.games.shared.ground import MakeRoom, PickUp
from karak.games.shared.items import NO_ITEMS, Item, with_piece, without_piece
from karak.kernel.actions import Action
from karak.kernel.decision import Argument

CART_LOAD: Final = 3


def in_slot(pieces: tuple[Item, ...], slot: int) -> int:
    """Count the pieces of one kind of slot."""
    return sum(1 for piece in pieces if piece.slot == slot)


def is_full(game: State, hero: Ruler, slot: int) -> bool:
    """Say whether all slots of a kind are taken (K2.I2)."""
    return in_slot(hero.pack, slot) >= game.figures.slots[slot]


def gain_resource(game: State, resource: int, count: int) -> None:
    """Take resources from the supply, which is unlimited (K2.S8)."""
    game.me.change_resource(resource, count)
    if game.recorder is not None:
        game.tell(ResourceGained(game.seat, RESOURCES[resource], count))


# Rewards


def gain_rewards(game: State, armies: tuple[Army, ...]) -> None:
    """Turn tokens over and gain what is on their backs, all together (K2.B3, K2.I1, K2.I2)."""
    rewards = NO_ITEMS
    game.count = 0
    for army in armies:
        item = army.reward
        if item is None:
            item = draw_amulet(game)
        if game.recorder is not None:
            game.tell(ItemGained(game.seat, item.name))
        if item is SMALL_STONE:
            game.me.small_stones += 1
        elif item is LARGE_STONE:
            game.me.large_stones += 1
        elif item is CART:
            game.count += CART_LOAD
        else:
            rewards = with_piece(rewards, item)
    game.rewards = rewards
    stow_rewards(game)


def draw_amulet(game: State) -> Item:
    """Find out which amulet a Dryad guarded (K2.I12)."""
    kind = game.draw("amulet", game.amulets, sum(game.amulets))
    amulets = list(game.amulets)
    amulets[kind] = 0
    game.amulets = amulets
    return AMULETS[kind]


def overfull_slot(game: State) -> int:
    """Find a kind of slot that old and new pieces together do not fit, BESIDE if all fit."""
    for slot in range(BESIDE):
        new = in_slot(game.rewards, slot)
        if new > 0 and new + in_slot(game.me.pack, slot) > game.figures.slots[slot]:
            return slot
    return BESIDE


def stow_rewards(game: State) -> None:
    """Put new pieces into their slots, or ask which to leave (K2.I2)."""
    if overfull_slot(game) != BESIDE:
        game.put_question_unless_forced(LEAVE_FOR_REWARD)
        return
    for item in game.rewards:
        wear(game, game.me, item)
    game.rewards = NO_ITEMS
    load_cart(game)


@final
class LeaveForReward(Question[State]):
    """Which piece of a kind to leave, new ones included (K2.I2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List old and new pieces of the kind that does not fit."""
        slot = overfull_slot(game)
        return tuple(
            LEAVE[item.index]
            for item in GEAR
            if item.slot == slot and (item in game.rewards or item in game.me.pack)
        )

    def answer(self, game: State, action: Action) -> None:
        """Leave it, a new one rather than one like it that is worn."""
        item = GEAR[action.arg]
        if item in game.rewards:
            game.rewards = without_piece(game.rewards, item)
        else:
            take_off(game, game.me, item)
        game.leave(item)
        stow_rewards(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Name a new piece that wants room."""
        slot = overfull_slot(game)
        names = [item.name for item in game.rewards if item.slot == slot]
        return {"item": names[0] if names else ""}


def load_cart(game: State) -> None:
    """Take a cart's resources, in any mix (K2.I5)."""
    if game.count > 0:
        game.put_question(LOAD_CART)
    else:
        settle_army(game)


@final
class LoadCart(Question[State]):
    """Which resource to take from the cart next (K2.I5)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the resources."""
        return GAIN

    def answer(self, game: State, action: Action) -> None:
        """Take one."""
        game.count -= 1
        gain_resource(game, action.arg, 1)
        load_cart(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Say how many are still to be taken."""
        return {"count": game.count}


# Glory lost


def settle_army(game: State) -> None:
    """Give units back while there are more than glory allows (K2.G3); then go on."""
    if exceeds_glory(game, game.me):
        game.put_question_unless_forced(GIVE_UNITS_BACK)
    else:
        game.after_gear()


@final
class GiveUnitsBack(Question[State]):
    """Which unit to give back for want of glory (K2.G3)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the kinds of units."""
        return return_options(game.me)

    def answer(self, game: State, action: Action) -> None:
        """Give one back."""
        return_unit(game, action.arg)
        settle_army(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Tell glory and units."""
        return glory_details(game)


LEAVE_FOR_REWARD: Final = LeaveForReward("leave-for-reward", "K2.I2")
LOAD_CART: Final = LoadCart("load-cart", "K2.I5")
GIVE_UNITS_BACK: Final = GiveUnitsBack("give-units-back", "K2.G3")
MAKE_ROOM: Final = MakeRoom("make-room", "K2.N8")
PICK_UP: Final = PickUp("pick-up", "K2.N8")
