"""Where a person may be led after signing in."""

from urllib.parse import urljoin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from web_api.auth.provider.own_paths import own_page


@pytest.mark.parametrize(
    "page", ["/", "/profile", "/blog/how-to-weld", "/admin/queues?tab=jobs&state=failed", "/skills/"]
)
def test_our_pages(page: str) -> None:
    assert own_page(page) == page


@pytest.mark.parametrize(
    "elsewhere",
    [
        None,
        "",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        " //evil.example",
        "/%2fevil.example",
        "/%5cevil.example",
        "/.//evil.example",
        "/..//evil.example",
        "/a//b",
        "https://evil.example",
        "https:evil.example",
        "HTTPS://evil.example/profile",
        "javascript:alert(1)",
        "data:text/html,x",
        "@evil.example",
        ".evil.example",
        "profile",
        "/profile\r\nSet-Cookie: a=b",
        "/profile#//evil.example",
        "/\u2215evil.example",
        "/api/logout",
        "/api",
        "/api?x",
        "/" + "a" * 500,
    ],
)
def test_nothing_else(elsewhere: str | None) -> None:
    assert own_page(elsewhere) == "/"


@given(st.text(alphabet="/\\.:@?#%25f0ca \t\nevil", max_size=12))
def test_whatever_is_asked_for_stays_here(wanted: str) -> None:
    assert urljoin("https://ours.example/api/login", own_page(wanted)).startswith("https://ours.example/")


@given(st.text())
def test_only_plain_letters_reach_a_header(wanted: str) -> None:
    assert own_page(wanted).isascii()
    assert own_page(wanted).isprintable()
