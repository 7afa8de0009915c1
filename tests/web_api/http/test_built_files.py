"""Files of the build go out in the smallest form that the client takes, and are never compressed twice."""

import gzip
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.testing import TestClient

from web_api.http.frontend import frontend_handlers

SCRIPT = b"console.log('the app');" * 100
FONT = b"wOF2" + bytes(2_000)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as vite and our own plugin leave it; what stands for brotli needs no decoder to be told apart."""
    assets = tmp_path / "assets"
    assets.mkdir()
    for page in ("index.html", "landing.html"):
        (tmp_path / page).write_text("<html><head></head><body>the app</body></html>")
    (tmp_path / "preloads.json").write_text('{"signedIn": ["/assets/dashboard.js"]}')
    (assets / "app.js").write_bytes(SCRIPT)
    (assets / "app.js.br").write_bytes(b"brotli")
    (assets / "app.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "barlow.woff2").write_bytes(FONT)
    return tmp_path


def app(built: Path, user: bytes | None = b"null") -> Litestar:
    async def who_is_there(_request: Request[Any, Any, Any]) -> bytes | None:
        return user

    handlers = frontend_handlers(built, who_is_there=who_is_there)
    return Litestar(handlers, compression_config=CompressionConfig("gzip", exclude_opt_key="streams"))


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_a_script_goes_out_as_the_client_takes_it(built: Path, accepted: str, encoding: str | None) -> None:
    with (
        TestClient(app(built)) as client,
        client.stream("GET", "/assets/app.js", headers={"Accept-Encoding": accepted}) as answer,
    ):
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert raw == {"br": b"brotli", "gzip": (built / "assets/app.js.gz").read_bytes(), None: SCRIPT}[encoding]


def test_a_font_is_not_compressed_again(built: Path) -> None:
    with TestClient(app(built)) as client:
        answer = client.get("/assets/barlow.woff2", headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers
    assert answer.content == FONT


@pytest.mark.parametrize("name", ["none.js", "%2e%2e", "..%5cindex.html"])
def test_what_is_no_file_of_the_build_is_not_found(built: Path, name: str) -> None:
    with TestClient(app(built)) as client:
        assert client.get(f"/assets/{name}").status_code == 404


def test_the_first_page_says_who_is_there_and_asks_at_once_for_what_the_dashboard_needs(built: Path) -> None:
    rosa = b'{"firstName": "Rosa</script>"}'
    with TestClient(app(built, rosa)) as client:
        answer = client.get("/")
    page = answer.text
    assert (
        '<script type="application/json" id="current-user">{"firstName": "Rosa\\u003c/script\\u003e"}</script>' in page
    )
    assert "/api/auth/user" not in page
    assert answer.headers["cache-control"] == "no-store"
    assert '<link rel="modulepreload" crossorigin href="/assets/dashboard.js">' in page
    assert 'href="/api/profile"' in page
    with TestClient(app(built)) as client:
        page = client.get("/").text
    assert "dashboard.js" not in page
    assert ">null</script>" in page


@pytest.mark.parametrize(("path", "user"), [("/", None), ("/about", b"{}"), ("/nowhere", b"{}")])
def test_a_page_that_cannot_say_who_is_there_asks_at_once(built: Path, path: str, user: bytes | None) -> None:
    with TestClient(app(built, user)) as client:
        page = client.get(path).text
    assert '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/user">' in page
    assert "current-user" not in page


def test_only_the_scripts_that_were_built_into_the_page_may_run_in_it(built: Path) -> None:
    script = "document.documentElement.dataset.theme = 'dark'"
    (built / "index.html").write_text(f"<html><head><script>{script}</script></head></html>")
    with TestClient(app(built, b'"<script>alert(1)</script>"')) as client:
        policy = client.get("/").headers["content-security-policy"]
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy
