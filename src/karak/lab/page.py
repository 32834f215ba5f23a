"""The page about the ladder: what was to be reached, and what was."""

from __future__ import annotations

from collections.abc import Sequence

from karak.lab.ladder import Measured
from karak.words import Words

COLUMNS = (
    "ladder-column-pairing",
    "ladder-column-target",
    "ladder-column-share",
    "ladder-column-certain",
    "ladder-column-games",
    "ladder-column-counts",
    "ladder-column-seconds",
)


def ladder_page(words: Words, results: Sequence[Measured]) -> str:
    """Write a measured ladder as a page in Markdown."""
    parts = [f"# {words.say('ladder-title')}", words.say("ladder-lead")]
    for game in dict.fromkeys(each.game for each in results):
        rows = [_row(words, each) for each in results if each.game == game]
        parts += [f"## {words.noun('game', game)}", "\n".join([*_head(words), *rows])]
    parts += [f"## {words.say('ladder-how')}"]
    parts += [words.say(message) for message in ("ladder-mirrored", "ladder-interval")]
    parts += [words.say("ladder-again"), "```console\n$ karak arena ladder --page docs\n```"]
    return "\n\n".join(parts) + "\n"


def _head(words: Words) -> list[str]:
    return [_line([words.say(column) for column in COLUMNS]), "|---" * len(COLUMNS) + "|"]


def _row(words: Words, result: Measured) -> str:
    rung, standing = result.rung, result.standing
    pairing = words.say("ladder-pairing", one=rung.one, others=rung.others, number=rung.players - 1)
    games = str(standing.games) if result.complete else f"{standing.games} / {rung.games}"
    if result.versions > 1:
        games = words.say("ladder-mixed", games=games, versions=result.versions)
    if standing.games == 0:
        return _line([pairing, _percent(rung.target, 0), "–", "–", games, "–", "–"])
    share = _percent(standing.share, 1)
    reached = standing.share >= rung.target
    return _line(
        [
            pairing,
            _percent(rung.target, 0),
            f"**{share}**" if reached else share,
            f"{_percent(standing.low, 1)} – {_percent(standing.high, 1)}",
            games,
            words.say(
                "ladder-counts",
                won=standing.won,
                shared=standing.shared,
                lost=standing.lost,
                broken=result.broken,
            ),
            f"{result.seconds:.2f}",
        ]
    )


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _percent(share: float, digits: int) -> str:
    return f"{100 * share:.{digits}f} %"
