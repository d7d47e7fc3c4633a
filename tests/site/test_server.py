"""The server: headers, kinds of files, what is not there, and what must not be had."""

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kb.site.server import files, headers, live
from kb.site.server.answer import answer
from kb.site.server.host import HERE, Host, serving

HEADERS = """\
# All pages
/*
  Content-Security-Policy: default-src 'self'
  X-Twice: one

/assets/*
  Cache-Control: max-age=31536000
  x-twice: two
/spiele/:game/
  X-Game: yes
/kept/*
  Cache-Control: max-age=31536000, immutable
"""
ESCAPES = [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/%00",
    "/link.txt",
    "//secret.txt",
    "/.hidden",
    "/_headers",
    "/%5fheaders",
    "/assets",
    "/" + "a" * 5000,
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    site = tmp_path / "site"
    for name, text in {
        "index.html": "<html><body>Start</body></html>",
        "404.html": "<html><body>Nicht da</body></html>",
        "spiele/skat/index.html": "<p>Skat",
        "assets/a.js": "1",
        "kept/1.wasm": "2",
        ".hidden": "secret",
        "_headers": HEADERS,
    }.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, "utf-8")
    (site / "link.txt").symlink_to(tmp_path / "secret.txt")
    return site


@pytest.fixture
def following() -> live.Live:
    return live.Live()


@pytest.fixture
def port(folder: Path) -> Iterator[int]:
    with serving(folder) as address:
        yield int(address.rpartition(":")[2])


@pytest.fixture
def live_port(folder: Path, following: live.Live) -> Iterator[int]:
    with serving(folder, follow=following) as address:
        yield int(address.rpartition(":")[2])


def ask(port: int, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(HERE, port, timeout=10)
    connection.putrequest(method, path, skip_host=False)
    connection.endheaders()
    response = connection.getresponse()
    found = response.status, dict(response.getheaders()), response.read()
    connection.close()
    return found


def test_a_folder_answers_with_its_index(port: int) -> None:
    status, sent, body = ask(port, "/?q=1")
    assert (status, body) == (200, b"<html><body>Start</body></html>")
    assert sent["Content-Type"] == "text/html; charset=utf-8"


def test_a_folder_without_slash_is_sent_to_the_slash(port: int) -> None:
    status, sent, _ = ask(port, "/spiele/skat")
    assert (status, sent["Location"]) == (301, "/spiele/skat/")


def test_what_is_not_there_answers_404_with_the_sites_own_page(port: int) -> None:
    status, sent, body = ask(port, "/spiele/tarock/")
    assert (status, body) == (404, b"<html><body>Nicht da</body></html>")
    assert sent["Content-Security-Policy"] == "default-src 'self'"


def test_a_folder_without_index_is_not_listed(port: int) -> None:
    assert ask(port, "/assets/")[0] == 404


def test_a_site_without_404_page_answers_plainly(tmp_path: Path) -> None:
    assert answer(tmp_path, "/x").status == 404


def test_head_answers_like_get_without_the_body(port: int) -> None:
    with socket.create_connection((HERE, port), timeout=10) as connection:
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        sent = b"".join(iter(lambda: connection.recv(4096), b""))
    assert sent.startswith(b"HTTP/1.1 200 ")
    assert b"\r\nContent-Length: 31\r\n" in sent
    assert sent.endswith(b"\r\n\r\n")


@pytest.mark.parametrize("path", ESCAPES)
def test_nothing_outside_the_site_is_served(port: int, folder: Path, path: str) -> None:
    status, sent, body = ask(port, path)
    assert b"secret" not in body
    assert b"X-Twice" not in body
    assert status == 404 or (status, sent["Location"]) == (301, "/assets/")


def test_other_methods_are_refused(port: int) -> None:
    assert ask(port, "/", "DELETE")[0] == 501


def test_headers_are_those_of_all_blocks_that_match() -> None:
    blocks = headers.parse(HEADERS)
    assert headers.for_path(blocks, "/") == {
        "Content-Security-Policy": "default-src 'self'",
        "X-Twice": "one",
    }
    assert headers.for_path(blocks, "/assets/a.js")["X-Twice"] == "one, two"
    assert "X-Game" in headers.for_path(blocks, "/spiele/skat/")
    assert "X-Game" not in headers.for_path(blocks, "/spiele/skat/mehr/")


def test_headers_are_sent(port: int) -> None:
    _, sent, _ = ask(port, "/assets/a.js")
    assert sent["Cache-Control"] == "max-age=31536000"
    assert sent["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.html", "text/html; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.json", "application/json; charset=utf-8"),
        ("a.svg", "image/svg+xml; charset=utf-8"),
        ("a.webmanifest", "application/manifest+json; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.woff2", "font/woff2"),
        ("a.png", "image/png"),
        ("sitemap.xml", "application/xml; charset=utf-8"),
        ("a", "application/octet-stream"),
    ],
)
def test_kinds_of_files(name: str, kind: str) -> None:
    assert files.kind(Path(name)) == kind


def test_only_this_machine_is_answered(folder: Path) -> None:
    with Host(folder, 0) as host:
        assert host.server_address[0] == "127.0.0.1"


def test_pages_are_served_as_they_are(port: int) -> None:
    assert b"/_kb/" not in ask(port, "/")[2]
    assert ask(port, live.SCRIPT)[0] == 404
    assert ask(port, live.EVENTS)[0] == 404


def test_live_pages_bring_the_script_as_a_file_of_their_own_origin(live_port: int) -> None:
    status, sent, body = ask(live_port, "/")
    assert body == b"<html><body>Start" + live.TAG + b"</body></html>"
    assert sent["Content-Security-Policy"] == "default-src 'self'"
    assert sent["Cache-Control"] == "no-store"
    assert ask(live_port, "/spiele/skat/")[2] == b"<p>Skat" + live.TAG
    assert live.TAG in ask(live_port, "/nirgends")[2]
    status, sent, script = ask(live_port, live.SCRIPT)
    assert (status, sent["Content-Type"]) == (200, "text/javascript; charset=utf-8")
    assert b"EventSource" in script


def test_live_leaves_other_files_alone_and_keeps_only_what_never_changes(live_port: int) -> None:
    _, sent, body = ask(live_port, "/assets/a.js")
    assert (body, sent["Cache-Control"]) == (b"1", "no-store")
    _, sent, body = ask(live_port, "/kept/1.wasm")
    assert (body, sent["Cache-Control"]) == (b"2", "max-age=31536000, immutable")
    assert sent["Content-Type"] == "application/wasm"


def test_before_the_first_build_a_live_page_waits(tmp_path: Path, following: live.Live) -> None:
    with serving(tmp_path / "site", follow=following) as address:
        status, _, body = ask(int(address.rpartition(":")[2]), "/")
    assert status == 503
    assert live.TAG in body


def test_the_stream_tells_of_failed_and_good_builds(live_port: int, following: live.Live) -> None:
    connection = http.client.HTTPConnection(HERE, live_port, timeout=10)
    connection.request("GET", live.EVENTS)
    response = connection.getresponse()
    assert response.getheader("Content-Type") == "text/event-stream"

    def state() -> dict[str, str]:
        line, blank = response.readline(), response.readline()
        assert blank == b"\n"
        return dict(json.loads(line.removeprefix(b"data: ")))

    first = state()
    following.failed("game.yaml:1:1: „so“\nnicht")
    failed = state()
    following.built()
    rebuilt = state()
    connection.close()
    assert failed == {"build": first["build"], "problems": "game.yaml:1:1: „so“\nnicht"}
    assert rebuilt["build"] != first["build"]
    assert rebuilt["problems"] == ""


def test_a_silent_stream_says_that_it_lives(
    following: live.Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BEAT", 0.01)
    states = following.states()
    assert next(states) is not None
    assert next(states) is None
