"""Write golden games: the stored moves told again, or new ones played from their seeds."""

from __future__ import annotations

import sys

from golden.games import GAMES, Golden
from golden.playthrough import Playthrough, read, tell


def write(game: Golden, playthrough: Playthrough) -> None:
    """Tell a playthrough into its file."""
    text = "\n".join(tell(playthrough)) + "\n"
    game.path.write_text(text, encoding="utf-8")
    print(f"{game.path.name}: {len(playthrough.moves)} moves, {text.count(chr(10))} lines")


def main(arguments: list[str]) -> None:
    """Rewrite all games, or play the named ones (none named: all) anew."""
    anew, names = arguments[:1] == ["new"], arguments[1:]
    for game in GAMES:
        if anew and (not names or game.name in names):
            write(game, game.play())
        elif not anew:
            write(game, read(game.path.read_text(encoding="utf-8").splitlines()))


if __name__ == "__main__":
    main(sys.argv[1:])
