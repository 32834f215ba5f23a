"""Whatever is wrong is said in a sentence, with exit code 2 and without a traceback."""

from pathlib import Path

import pytest

from cli.command import Command

WRONG: dict[tuple[str, ...], str] = {
    ("play", "chess"): "Choose one of these: karak",
    ("play", "--hero", "gnome"): "wizard, warlock, warrior, thief, oracle, swordsman",
    ("play", "--hero", "thief", "--hero", "thief"): "only once",
    ("play", "--bots", "clever"): "random, greedy, knight, champion",
    ("play", "--bots", "greedy,greedy", "--players", "2"): "Name fewer",
    ("play", "--players", "9"): "at most 5",
    ("play", "--players", "1", "--hot-seat", "2"): "at least 2",
    ("play", "--variant", "easy"): "experts-goal",
    ("play", "--seed", "x"): "is no seed",
    ("play", "--seed", "9" * 50): "is no seed",
    ("play", "--hero", "thief", "--choose"): "not both",
    ("play", "--resume", "nowhere.json"): "There is no file",
    ("play", "--resume", "."): "cannot be read",
    ("play", "--continue"): "no unfinished game",
    ("play", "--figures", "nowhere.toml"): "There is no file",
    ("play", "--save", "no/such/folder/game.json"): "cannot be read or written",
    ("watch", "--bots", "clever"): "random, greedy, knight, champion",
    ("replay", "nowhere.json"): "There is no file",
    ("verify", "nowhere.json"): "There is no file",
    ("rules", "K1.Q9"): "There is no rule",
    ("odds", "chess", "king"): "Choose one of these: karak",
    ("odds", "karak", "gnome"): "wizard, warlock, warrior, thief, oracle, swordsman",
    ("odds", "karak", "thief", "ogre"): "rat, spider, mummy, turnkey",
    ("odds", "karak2", "scout", "rat"): "skeleton-warriors, fire-eaters",
    ("odds", "karak", "thief", "rat", "--weapons", "bow"): "daggers, sword, axe",
    ("odds", "karak", "thief", "rat", "--weapons", "axe,axe,axe"): "from 0 to 2",
    ("odds", "karak", "thief", "rat", "--spells", "9"): "from 0 to 3",
    ("odds", "karak", "thief", "rat", "--spells", "-1"): "from 0 to 3",
    ("odds", "karak", "thief", "rat", "--hearts", "0"): "from 1 to 5",
    ("odds", "karak", "thief", "rat", "--aim", "glory"): "win, value, safe",
    ("odds", "karak", "thief", "rat", "--aim", "win", "--prize", "3"): "--aim value",
    ("odds", "karak", "thief", "rat", "--units", "knight=2"): "nothing of --units",
    ("odds", "karak2", "scout", "--cursed"): "nothing of --cursed",
    ("odds", "karak2", "scout", "--units", "ogre=2"): "knight, archer, mage",
    ("odds", "karak2", "scout", "--units", "knight=two"): "knight=2,archer=3",
    ("odds", "karak2", "scout", "--units", "knight=11"): "from 0 to 10",
    ("odds", "karak2", "scout", "--amulet", "luck"): "amulet-of-protection",
    ("odds", "karak2", "scout", "general", "--praetorians", "9"): "from 0 to 5",
    ("odds", "karak2", "scout", "--figures", "nowhere.toml"): "There is no file",
}


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_is_said(
    karak: Command, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(karak.home)
    done = karak(*arguments)
    assert done.code == 2
    assert WRONG[arguments] in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("hearts = = 3", "line 1"),
        ("[hero]\nwings = 2", "hero.wings"),
        ("[hero]\nhearts = 0", "hero.hearts"),
        ("[hero]\nhearts = 'many'", "whole number"),
    ],
)
def test_a_wrong_figures_file_is_told_with_its_place(
    karak: Command, content: str, told: str
) -> None:
    figures = karak.home / "figures.toml"
    figures.write_text(content)
    done = karak("play", "--figures", figures)
    assert (done.code, told in done.err) == (2, True)


@pytest.mark.parametrize(
    "content",
    [b"", b"not json", b"[1, 2]", b"{}", b'{"kind": "karak-table", "format": 1', b"\xff\xfe\x00"],
)
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("verify",)], ids=" ".join)
def test_an_unreadable_file_is_told_and_left_alone(
    karak: Command, content: bytes, command: tuple[str, ...]
) -> None:
    file = karak.home / "game.json"
    file.write_bytes(content)
    done = karak(*command, file)
    assert done.code == 2
    assert done.err.strip()
    assert "Traceback" not in done.err
    assert file.read_bytes() == content


def test_the_real_command_shows_no_traceback(karak: Command) -> None:
    done = karak.really("replay", Path("nowhere.json"))
    assert done.code == 2
    assert done.err == "There is no file “nowhere.json”. Check its name and folder.\n"
