"""`banjar moderate` and `banjar rotate-key` against a running server, and the administrator's token."""

from __future__ import annotations

import http.server
import pathlib
import re
import threading
from collections.abc import Iterator

import httpx
import pytest
from tests.server.server_process import ServerProcess, sqlite_url

from banjar import cli

TOKEN = "0123456789abcdef0123456789abcdef"
EVE = "e" * 26


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("moderate")
    (folder / "token").write_text(f"{TOKEN}\n")
    file = str(folder / "token")
    with ServerProcess(sqlite_url(folder), "--admin-token-file", file, "-v", "--log-addresses") as running:
        yield running


def moderated(
    server: ServerProcess, capsys: pytest.CaptureFixture[str], *words: str, token: str = TOKEN
) -> tuple[int, str]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("BANJAR_ADMIN_TOKEN", token)
        code = cli.main([*words, "--server", server.address])
    said = capsys.readouterr()
    return code, said.out + said.err


def test_a_person_is_listed_silenced_removed_barred_and_forgiven(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"command": "a", "name": "Eve", "settings": {"game": "altar", "seats": seats}}
        table = client.post("/api/tables", json=body).json()["table"]
        code, listed = moderated(server, capsys, "moderate", "list", "--table", table)
        assert code == 0
        found = re.fullmatch(r"([a-z2-7]{26})  Eve  seat 1\n", listed)
        assert found is not None
        code, silenced = moderated(server, capsys, "moderate", "silence", found[1], "--for", "30m", "--reason", "spam")
        assert (code, "silence  identity" in silenced, "spam" in silenced) == (0, True, True)
        line = {"command": "c", "text": "hello"}
        assert client.post(f"/api/tables/{table}/chat", json=line).json()["error"]["code"] == "silenced"
        assert moderated(server, capsys, "moderate", "remove", table, found[1]) == (0, "removed from seat 1\n")
        code, barred = moderated(server, capsys, "moderate", "bar", found[1])
        assert client.get("/api/tables").status_code == 403
        _, bans = moderated(server, capsys, "moderate", "bans")
        assert bans == silenced + barred
        assert moderated(server, capsys, "moderate", "unbar", barred.split()[0]) == (0, "undone\n")
        assert client.get("/api/tables").status_code == 200
        code, log = moderated(server, capsys, "moderate", "log")
        assert [entry.split("  ")[2] for entry in log.splitlines()] == ["undo bar", "bar", "remove", "silence"]
        assert moderated(server, capsys, "moderate", "list") == (0, "")
        code, rotated = moderated(server, capsys, "rotate-key")
        assert (code, rotated[:21]) == (0, "the key was replaced;")
        assert client.get("/api/tables/mine").status_code == 200
    assert '"address": "127.0.0.1"' in server.errors()


@pytest.mark.parametrize(
    ("words", "token", "sentence"),
    [
        (("moderate", "bar", "nobody"), TOKEN, "banjar: Nobody can be barred or silenced like this: a network looks"),
        (
            ("moderate", "bar", EVE, "--for", "7"),
            TOKEN,
            "banjar: argument --for: must be a time such as 30m, 12h or 7d",
        ),
        (("moderate", "unbar", "none"), TOKEN, "banjar: There is no such ban to lift."),
        (("moderate", "remove", "none", EVE), TOKEN, "banjar: There is no such table"),
        (("moderate", "list"), "wrong", "banjar: the server has no administrator with this token"),
        (("rotate-key",), "", "banjar: the server's administrator needs a token: --admin-token-file or BANJAR_ADMIN"),
        (("moderate",), TOKEN, "banjar: "),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: tuple[str, ...], token: str, sentence: str, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = moderated(server, capsys, *words, token=token)
    assert (code, said[: len(sentence)], said.count("\n")) == (2, sentence, 1)


def test_all_cookies_are_ended(server: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    with httpx.Client(base_url=server.address) as client:
        client.get("/api/me")
        assert client.post("/api/me/link").status_code == 201
        said = moderated(server, capsys, "rotate-key", "--end-cookies")
        assert said == (0, "the key was replaced; cookies of before have ended\n")
        assert client.post("/api/me/link").status_code == 401


def test_no_server(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANJAR_ADMIN_TOKEN", TOKEN)
    for address in ("http://127.0.0.1:9", "nonsense", "file:///etc/passwd"):
        assert cli.main(["rotate-key", "--server", address]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_token_follows_no_redirect(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANJAR_ADMIN_TOKEN", TOKEN)
    asked: list[str] = []

    class Redirecting(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(302)
            self.send_header("location", "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Redirecting) as redirecting:
        threading.Thread(target=redirecting.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{redirecting.server_port}"
        assert cli.main(["moderate", "bans", "--server", address]) == 2
        redirecting.shutdown()
    assert asked == ["/api/admin/bans"]
    assert capsys.readouterr().err == "banjar: the server answered with 302\n"


def test_a_short_token_or_a_missing_file_ends_the_start_in_one_sentence(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = ["--database", sqlite_url(tmp_path)]
    monkeypatch.setenv("BANJAR_ADMIN_TOKEN", "x" * 31)
    assert cli.main(["serve", *database]) == 2
    assert capsys.readouterr().err.startswith("banjar: the administrator's token needs at least 32 characters")
    assert cli.main(["serve", *database, "--admin-token-file", str(tmp_path / "none")]) == 2
    assert (
        capsys.readouterr().err == f"banjar: the file {tmp_path / 'none'} cannot be read: No such file or directory\n"
    )


def test_the_token_is_no_argument(capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody on the machine could read it in the list of processes."""
    assert cli.main(["serve", "--admin-token", TOKEN]) == 2
    assert "--admin-token" in capsys.readouterr().err
