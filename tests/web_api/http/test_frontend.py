"""The built front end as the API serves it."""

import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request
from litestar.testing import TestClient

from web_api.http.frontend import NOBODY, frontend_handlers

DRAWN = "<html><head></head><body>the landing page<script>start()</script></body></html>"
SCREENS = ["/", "/about", "/blog/:slug", "/admin/blog", "/admin/blog/:postId?"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as vite leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head><body>the app</body></html>")
    (tmp_path / "landing.html").write_text(DRAWN)
    (tmp_path / "screens.json").write_text(json.dumps(SCREENS))
    return tmp_path


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/about", 200),
        ("/about/", 200),
        ("/blog/a-post", 200),
        ("/admin/blog", 200),
        ("/admin/blog/new", 200),
        ("/nowhere", 404),
        ("/about/nowhere", 404),
        ("/admin/blog/new/nowhere", 404),
    ],
)
def test_an_address_without_a_screen_is_not_found_and_shows_the_app_s_page_for_it(
    built: Path, path: str, status: int
) -> None:
    with TestClient(Litestar(frontend_handlers(built))) as client:
        answer = client.get(path)
    assert answer.status_code == status
    assert "the app" in answer.text


@pytest.mark.parametrize(("who", "shown"), [(NOBODY, True), (b'{"id": "1"}', False), (None, False)])
def test_only_a_visitor_is_sent_the_landing_page_as_it_was_drawn(
    built: Path, who: bytes | None, *, shown: bool
) -> None:
    async def who_is_there(_request: Request[Any, Any, Any]) -> bytes | None:
        return who

    with TestClient(Litestar(frontend_handlers(built, who_is_there=who_is_there))) as client:
        assert ("the landing page" in client.get("/").text) is shown
        assert "the app" in client.get("/about").text


def test_the_drawn_page_may_run_the_script_that_was_built_into_it_and_has_no_address_of_its_own(built: Path) -> None:
    async def nobody(_request: Request[Any, Any, Any]) -> bytes | None:
        return NOBODY

    digest = b64encode(sha256(b"start()").digest()).decode()
    with TestClient(Litestar(frontend_handlers(built, who_is_there=nobody))) as client:
        assert f"'sha256-{digest}'" in client.get("/").headers["Content-Security-Policy"]
        assert client.get("/landing.html").status_code == 404
