"""Hearts, fountains and the healing portal (K1.H, K1.I5)."""

from __future__ import annotations

from typing import Final, final

from karak.games.karak1.actions import TO_FOUNTAIN
from karak.games.karak1.adventurer import NO_SITES, Adventurer
from karak.games.karak1.curse import lift_curse
from karak.games.karak1.events import PortalCast, Reincarnated
from karak.games.karak1.pieces import PORTAL
from karak.games.karak1.state import NOBODY, State
from karak.games.shared.asking import Question
from karak.games.shared.events import Healed
from karak.kernel.actions import Action
from karak.kernel.decision import Argument


def heal(game: State, hero: Adventurer) -> None:
    """Give all hearts back and take the curse off (K1.H3, K1.F6, K1.I5)."""
    if hero.hearts < game.figures.hearts:
        hero.hearts = game.figures.hearts
        if game.recorder is not None:
            game.tell(Healed(hero.seat, hero.hearts))
    lift_curse(game, hero)


def can_heal_here(game: State, hero: Adventurer) -> bool:
    """Say whether a hero stands on a fountain and has something to heal (K1.H3)."""
    if not game.board.tiles[hero.site].heals:
        return False
    return hero.hearts < game.figures.hearts or game.cursed == hero.seat


def heal_here(game: State) -> None:
    """Heal at the fountain, which ends the turn (K1.T2, K1.H3)."""
    heal(game, game.me)
    game.turn_is_over()


def carry_to(hero: Adventurer, site: int) -> None:
    """Put a hero on a site by magic: there is no tile it came from."""
    hero.site = site
    hero.came_from = site
    hero.earlier = NO_SITES
    hero.owes_fight = False


def fountain_actions(game: State) -> tuple[Action, ...]:
    """List the discovered fountains."""
    return TO_FOUNTAIN[: len(game.board.fountains)]


# The healing portal


def begin_portal(game: State, seat: int) -> None:
    """Cast a healing portal on a hero: to which fountain?"""
    game.target = seat
    game.put_question_unless_forced(PORTAL_TO)


@final
class PortalTo(Question[State]):
    """To which fountain the healing portal leads (K1.I5)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the discovered fountains."""
        return fountain_actions(game)

    def answer(self, game: State, action: Action) -> None:
        """Move and heal the hero; the spell is used up, the turn goes on (K1.I5, K1.I7)."""
        target = game.heroes[game.target]
        site = game.board.fountains[action.arg]
        game.target = NOBODY
        game.me.drop(PORTAL)
        carry_to(target, site)
        if game.recorder is not None:
            game.tell(PortalCast(game.seat, target.seat, site))
        heal(game, target)
        game.turn_goes_on()

    def details(self, game: State) -> dict[str, Argument]:
        """Name the hero that is moved."""
        return {"other": game.target}


# Reincarnation


@final
class ReturnAt(Question[State]):
    """At which fountain the Warrior returns (K1.A.WAR2)."""

    def options(self, game: State) -> tuple[Action, ...]:
        """List the discovered fountains."""
        return fountain_actions(game)

    def answer(self, game: State, action: Action) -> None:
        """Return fully healed; the turn is over."""
        me = game.me
        game.fight = None
        carry_to(me, game.board.fountains[action.arg])
        if game.recorder is not None:
            game.tell(Reincarnated(game.seat, me.site))
        heal(game, me)
        game.turn_is_over()


PORTAL_TO: Final = PortalTo("portal-to", "K1.I5")
RETURN_AT: Final = ReturnAt("return-at", "K1.A.WAR2")
