"""The built front end as the API serves it."""

import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from web_api.http.frontend import frontend_handlers

SCREENS = ["/", "/about", "/blog/:slug", "/admin/blog", "/admin/blog/:postId?"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as vite leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head><body>the app</body></html>")
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
