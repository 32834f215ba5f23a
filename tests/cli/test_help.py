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


GERMAN = "Vier Schritte"


@pytest.mark.parametrize("options", [("--lang", "de"), ("--lang=de",)])
def test_the_language_is_chosen_by_an_option(karak: Command, options: tuple[str, ...]) -> None:
    assert GERMAN in karak(*options, "rules", "K1.T1").out
    assert "Im Terminal spielen" in karak(*options, "play", "--help").out


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({"KARAK_LANG": "de", "LANG": "en_GB.UTF-8"}, True),
        ({"KARAK_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT.UTF-8"}, True),
        ({"KARAK_LANG": "", "LC_ALL": "de", "LANG": "en_GB.UTF-8"}, True),
        ({"KARAK_LANG": "", "LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, False),
        ({"KARAK_LANG": "", "LC_ALL": "tlh_QO", "LANG": "de_DE.UTF-8"}, False),
    ],
)
def test_the_language_is_chosen_by_the_environment(
    karak: Command,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    german: bool,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert (GERMAN in karak("rules", "K1.T1").out) == german


@pytest.mark.parametrize("options", [("--lang", "de"), ("--lang=de",)])
def test_a_language_alone_gives_help_in_it(karak: Command, options: tuple[str, ...]) -> None:
    assert karak(*options).out == karak(*options, "--help").out


def test_errors_speak_the_language_too(karak: Command) -> None:
    assert "Eine Regel „K1.Q9“ gibt es nicht." in karak("--lang", "de", "rules", "K1.Q9").err


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play --wings", "Eine Einstellung --wings gibt es hier nicht."),
        ("plya", "Einen Befehl „plya“ gibt es nicht."),
        ("odds", "Es fehlt etwas: GAME."),
        ("arena karak --games", "Es fehlt etwas: --games."),
        ("play --hot-seat x", "Was für --hot-seat angegeben ist, passt nicht."),
        ("rules K1.T1 K1.T2", "„--lang de rules K1.T1 K1.T2“ versteht der Befehl nicht."),
    ],
)
def test_what_is_typed_wrongly_is_told_in_the_language(
    karak: Command, typed: str, said: str
) -> None:
    done = karak("--lang", "de", *typed.split())
    assert done.code == 2
    assert done.err.startswith(said)
    assert done.err.endswith("--help.\n")


def test_no_english_is_left_in_german_help(karak: Command) -> None:
    told = karak("--lang", "de", "play", "--help").out
    for word in ("Usage", "Arguments", "Options", "default", "Show"):
        assert word not in told.replace("[OPTIONS]", "")
