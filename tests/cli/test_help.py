"""Help everywhere, in sentences; the version; wrong flags."""

import pytest

from cli.command import Command, widest

COMMANDS = ("play", "watch", "replay", "verify", "rules", "odds", "arena", "bench", "join")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_without_a_message_id_left(
    karak: Command, command: str
) -> None:
    done = karak(command, "--help")
    assert done.code == 0
    assert "cli-" not in done.out
    assert widest(done.out) <= 80


def test_the_command_alone_lists_all_commands(karak: Command) -> None:
    done = karak()
    assert all(command in done.out for command in COMMANDS)
    assert "cli-" not in done.out


def test_the_real_command_says_version_and_build(karak: Command) -> None:
    done = karak.really("--version")
    assert done.code == 0
    assert done.out.startswith("karak 0.")
    assert "compiled" in done.out or "pure" in done.out


def test_a_wrong_flag_is_the_reader_s_error(karak: Command) -> None:
    done = karak("play", "--wings")
    assert done.code == 2
    assert "--wings" in done.err


def test_an_unknown_language_names_the_known_ones(karak: Command) -> None:
    done = karak("--lang", "tlh", "rules", "K1.S1")
    assert (done.code, "en" in done.err) == (2, True)
