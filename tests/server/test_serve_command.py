"""`karak serve`: its flags, its variables, and how it says what is wrong."""

from __future__ import annotations

import os
import re
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from karak.server.settings import USUAL_PORT, Settings, help_ids, variable
from karak.words import Words
from server.running import START, serving


def run(*options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*START, *options],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **variables},
        check=False,
    )


def test_every_setting_is_a_flag_with_help() -> None:
    told = " ".join(run("--help", COLUMNS="200").stdout.split())
    words = Words()
    for name, message in help_ids().items():
        assert f"--{name.replace('_', '-')}" in told
        assert words.say(message).split(";")[0].split(":")[0][:40] in told


def test_every_setting_is_a_variable_and_a_row_in_the_docs() -> None:
    page = Path("docs/hosting.md").read_text("utf-8")
    for name in help_ids():
        assert f"`{variable(name)}`" in page


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("--data", str(tmp_path), "--port", str(port))
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_usual_port_may_be_the_next_free_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", USUAL_PORT))
            other.listen()
        except OSError:
            pass
        command = [*START, "--data", str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            line = process.stdout.readline()
            process.terminate()
    port = int(line.rsplit(":", 1)[1])
    assert USUAL_PORT < port < USUAL_PORT + 20


def test_a_second_server_with_the_same_data_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        done = run("--data", str(tmp_path))
        assert done.returncode == 2
        assert "already" in done.stderr
        assert str(tmp_path) in done.stderr
        first.kill()
    with serving(tmp_path):
        pass


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--workers", "2"], "Several processes need"),
        (["--workers", "2", "--db", "postgresql://x"], "Several processes need"),
        (["--workers", "2", "--bus", "redis://x"], "Several processes need"),
        (
            ["--workers", "2", "--db", "postgresql://x@127.0.0.1:1/x", "--bus", "redis://x"],
            "does not answer",
        ),
        (["--public-url", "nonsense"], "no address of a server"),
        (["--message-rate", "nan"], "given for --message-rate does not fit"),
        (["--idle-minutes", "inf"], "given for --idle-minutes does not fit"),
        (["--proxies", "10.0.0.5,proxy"], "“proxy” is no address of a proxy"),
        (["--proxies", "10.0.0.5/8"], "no address of a proxy"),
        (["--db", "nonsense://x"], "database"),
        (["--bus", "nonsense://x"], "bus"),
        (["--bus", "redis://localhost:1"], "does not answer"),
        (["--host", "192.0.2.1"], "cannot listen on port 0 of 192.0.2.1"),
        (["--port", "65536"], "given for --port does not fit"),
        (["--bot-workers", "0"], "given for --bot-workers does not fit"),
        (["--log-level", "loud"], "given for --log-level does not fit"),
        (["--log-format", "xml"], "given for --log-format does not fit"),
        (["--data", "/dev/null/here"], "does not let us in"),
    ],
)
def test_what_cannot_work_is_refused_clearly(
    tmp_path: Path, options: list[str], words: str
) -> None:
    done = run("--data", str(tmp_path), "--port", "0", *options)
    assert done.returncode == 2
    assert words in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_variable_does_what_its_flag_does(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path), KARAK_WORKERS="3")
    assert done.returncode == 2
    assert "Several processes need" in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("setting", "value"),
    [("KARAK_PORT", "65536"), ("KARAK_IDLE_MINUTES", "inf"), ("KARAK_LOG_LEVEL", "loud")],
)
def test_a_variable_that_does_not_fit_is_told_by_its_own_name(
    tmp_path: Path, setting: str, value: str
) -> None:
    done = run("--data", str(tmp_path), **{setting: value})
    assert done.returncode == 2
    assert f"given for {setting} does not fit" in " ".join(done.stderr.split())


def test_a_flag_that_does_not_fit_is_told_though_there_is_a_variable(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path), "--port", "-1", KARAK_PORT="8420")
    assert "given for --port does not fit" in " ".join(done.stderr.split())


def test_it_listens_to_this_computer_alone_unless_told_otherwise(tmp_path: Path) -> None:
    assert Settings().address == "127.0.0.1"
    assert Settings(lan=True).address == "0.0.0.0"
    assert Settings(lan=True, host="192.0.2.7").address == "192.0.2.7"
    with serving(tmp_path, "--lan") as server:
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        server.wait_for(re.compile("local network"))


def test_a_browser_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "opened $1"\n')
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with serving(tmp_path / "data", "--open") as server:
        server.wait_for(re.compile(rf"opened http://localhost:{server.port}$"))


def test_without_a_display_it_only_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    in_the_terminal = tmp_path / "www-browser"
    in_the_terminal.write_text('#!/bin/sh\necho "opened $1"\n')
    in_the_terminal.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with serving(tmp_path / "data", "--open") as server:
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        assert "opened" not in server.everything()


def test_figures_for_prometheus(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json") as server:
        told = httpx.get(f"{server.url}/metrics").text
        assert "karak_rooms 0.0" in told
        assert "karak_move_seconds_bucket" in told
        server.wait_for(re.compile(r'^\{"at": ".*"route": "/metrics"'))


def test_figures_are_for_this_machine_and_not_for_who_comes_through_a_proxy_on_it(
    tmp_path: Path,
) -> None:
    passed_on = {"x-forwarded-for": "192.0.2.7"}
    with serving(tmp_path / "closed") as server:
        assert httpx.get(f"{server.url}/metrics", headers=passed_on).status_code == 404
    with serving(tmp_path / "open", "--open-metrics") as server:
        assert httpx.get(f"{server.url}/metrics", headers=passed_on).status_code == 200


def test_only_a_proxy_that_is_named_is_believed_who_connects(tmp_path: Path) -> None:
    def answers(*options: str) -> list[int]:
        slow = ("--request-rate", "0.5")
        with serving(tmp_path, *slow, *options) as server, httpx.Client() as client:
            return [
                client.get(
                    f"{server.url}/api/server", headers={"x-forwarded-for": f"192.0.2.{place}"}
                ).status_code
                for place in range(6)
            ]

    assert answers("--proxies", "127.0.0.1") == [200] * 6
    assert 429 in answers()


def test_the_interface_is_described(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{key}/seats" in described["paths"]
    assert described["info"]["title"] == "karak"
