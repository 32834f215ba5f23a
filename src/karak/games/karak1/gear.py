"""Equipment and treasure: stowing, leaving, picking up, chests (K1.I, K1.X4 to K1.X6)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import LEAVE
from karak.games.karak1.adventurer import Adventurer
from karak.games.karak1.aftermath import after_fight
from karak.games.karak1.ending import DRAGON_FELLED, GOAL_REACHED, end_game, has_reached_goal
from karak.games.karak1.events import ChestOpened
from karak.games.karak1.pieces import (
    DRAGON_TREASURE,
    ITEMS,
    KEY,
    TREASURE,
    TREASURE_SLOT,
)
from karak.games.karak1.state import State
from karak.games.shared.asking import Question
from karak.games.shared.events import ItemGained
from karak.games.shared.ground import MakeRoom, PickUp
from karak.games.shared.items import Item
from karak.kernel.actions import Action
from karak.kernel.decision import Argument


def fits(game: State, hero: Adventurer, more: Item, less: Item | None) -> bool:
    """Say whether the load fits with one piece more and perhaps one less (K1.I2, K1.X4)."""
    load = [0, 0, 0, len(hero.treasures)]
    for piece in hero.pack:
        load[piece.slot] += 1
    load[more.slot] += 1
    if less is not None:
        load[less.slot] -= 1
    slots = game.figures.slots
    if load[0] > slots[0] or load[1] > slots[1] or load[2] > slots[2]:
        return False
    return not game.experts or sum(load) <= sum(slots)


def can_make_room(game: State, hero: Adventurer, piece: Item, item: Item) -> bool:
    """Say whether leaving a piece that the hero owns makes room for an item (K1.I3, K1.X5)."""
    owned = hero.treasures if piece.slot == TREASURE_SLOT else hero.pack
    return piece in owned and fits(game, hero, item, piece)


# Rewards of fights


def take_reward(game: State) -> None:
    """Stow the reward of a victory, or ask what to leave for want of room (K1.F11, K1.I3)."""
    fight = game.fight
    assert fight is not None
    item = fight.monster.reward
    if fits(game, fight.me, item, None):
        gain(game, item)
        finish_reward(game)
    else:
        game.new_item = item
        game.put_question_unless_forced(LEAVE_FOR_REWARD)


def gain(game: State, item: Item) -> None:
    """Add a piece or treasure to the active hero's."""
    game.me.put(item)
    if game.recorder is not None:
        game.tell(ItemGained(game.seat, item.name))


def finish_reward(game: State) -> None:
    """Look for the end of the game, then at what becomes of the turn (K1.X1, K1.X3)."""
    fight = game.fight
    assert fight is not None
    if has_reached_goal(game, game.me):
        end_game(game, GOAL_REACHED)
    elif fight.monster.reward is DRAGON_TREASURE:
        end_game(game, DRAGON_FELLED)
    else:
        after_fight(game)


@final
class LeaveForReward(Question[State]):
    """Which piece to leave for the reward, the new one included (K1.I3, K1.X5).

    The dragon's treasure alone is never left (K1.X6).
    """

    def options(self, game: State) -> tuple[Action, ...]:
        """List pieces that make room, and the new one."""
        new = game.new_item
        assert new is not None
        return tuple(
            [
                LEAVE[piece.index]
                for piece in ITEMS
                if (piece is new and new is not DRAGON_TREASURE)
                or can_make_room(game, game.me, piece, new)
            ]
        )

    def answer(self, game: State, action: Action) -> None:
        """Leave the piece and stow the new one, unless it is the one left."""
        new = game.new_item
        assert new is not None
        left = ITEMS[action.arg]
        game.new_item = None
        if left is not new:
            game.me.drop(left)
            gain(game, new)
        game.leave_for_now(left)
        finish_reward(game)

    def details(self, game: State) -> dict[str, Argument]:
        """Name the new piece."""
        return {"item": "" if game.new_item is None else game.new_item.name}


# Chests


def open_chest(game: State) -> None:
    """Open the chest: the key leaves the game, the treasure stays with the hero (K1.I6)."""
    me = game.me
    me.drop(KEY)
    game.put_token(me.site, None)
    if game.recorder is not None:
        game.tell(ChestOpened(game.seat, me.site))
    gain(game, TREASURE)
    if has_reached_goal(game, me):
        end_game(game, GOAL_REACHED)
    else:
        game.turn_is_over()


LEAVE_FOR_REWARD: Final = LeaveForReward("leave-for-reward", "K1.I3")
MAKE_ROOM: Final = MakeRoom("make-room", "K1.I4")
PICK_UP: Final = PickUp("pick-up", "K1.I4")
