"""What another site's page may read, and where an address leads. Headers: see every_route/test_headers.py."""

import httpx
import pytest


def test_another_site_gets_no_permission_to_read(visitor: httpx.Client) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "GET"}
        answer = visitor.request(method, "/api/auth/user", headers=headers)
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b.svg",
        f"/{'x' * 5000}",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2fpackage.json",
        "/assets/%00",
        "//elsewhere.example/",
        "/%ff%fe",
        "/api/%00",
    ],
)
def test_no_address_breaks_the_server_or_leaves_the_folder(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(visitor.base_url.join("/").copy_with(raw_path=path.encode()))
    assert answer.status_code in {200, 404, 503}
    assert "root:" not in answer.text
    assert "[project]" not in answer.text
    assert '"dependencies"' not in answer.text
