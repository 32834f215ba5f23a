"""How a game ended: points, winners."""

from __future__ import annotations

from karak.cli.map_words import hero_names, points_text
from karak.cli.screen import LOUD, Screen
from karak.kernel.game import Game


def put_result(screen: Screen, game: Game) -> None:
    """Print everybody's points, best first, and who has won."""
    result = game.result
    if result is None:
        return
    heroes = hero_names(game)
    screen.say("cli-final-points", LOUD)
    for seat in sorted(range(len(result.points)), key=lambda seat: -result.points[seat]):
        points = result.points[seat]
        line = screen.text("  ").append_text(screen.mark(seat)).append(" ")
        name = screen.words.noun("hero", heroes[seat], "full")
        screen.put(line, f"{name:<25} {points_text(points):>3}")
    winners = [heroes[seat] for seat in result.winners]
    message = "cli-winner" if len(winners) == 1 else "cli-winners"
    screen.say(message, LOUD, heroes=winners)
