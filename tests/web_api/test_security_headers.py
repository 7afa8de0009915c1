"""What every answer tells the browser."""

import httpx
import pytest

from tests import product

ANSWERS = [
    ("GET", "/"),
    ("GET", "/no/such/page"),
    ("GET", "/favicon.svg"),
    ("GET", "/healthz"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/api/auth/user"),
    ("GET", "/api/nothing"),
    ("GET", "/api/jobs/b6c1a9f0-3f5e-4c2b-9d7a-0e8f6a1d2c43/events"),
    ("PATCH", "/api/auth/login"),
    ("POST", "/api/auth/login"),
    ("GET", "/api/logout"),
    ("GET", "/api/schema/openapi.json"),
]


def csp_of(answer: httpx.Response) -> dict[str, str]:
    directives = (part.strip().partition(" ") for part in answer.headers["content-security-policy"].split(";"))
    return {name: sources for name, _, sources in directives}


@pytest.mark.parametrize(("method", "path"), ANSWERS)
def test_every_answer_is_guarded(visitor: httpx.Client, method: str, path: str) -> None:
    answer = visitor.request(method, path)
    policy = csp_of(answer)
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert not [word for word in ("unsafe", "*", "http:") if word in answer.headers["content-security-policy"]]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "microphone=(self)" in answer.headers["permissions-policy"]
    for name in ("server", "x-powered-by", "access-control-allow-origin", "strict-transport-security"):
        assert name not in answer.headers


def test_what_the_api_answers_is_kept_nowhere(person: httpx.Client) -> None:
    for path in ("/api/auth/user", "/api/profile", "/api/work-experiences", "/api/account/export", "/api/nothing"):
        assert person.get(path).headers["cache-control"] == "no-store", path


def test_over_https_browsers_are_told_to_stay_there(base_url_of_https: str) -> None:
    with product.browser(base_url_of_https) as client:
        assert client.get("/api/auth/user").headers["strict-transport-security"] == "max-age=31536000"


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
