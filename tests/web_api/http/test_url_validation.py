"""Addresses with what no text has in it. Their paths: see test_other_sites_and_addresses.py."""

import httpx
import pytest

from tests import product


@pytest.mark.parametrize("path", ["/api/blog?tag=%00", "/api/auth/user?x=a%00b", "/about?%00"])
def test_a_nul_in_a_query_is_refused_in_words(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert answer.json()["message"]


def test_a_percent_sign_and_two_zeros_are_text(visitor: httpx.Client) -> None:
    assert visitor.get("/api/blog?tag=100%2500").json() == []


def test_the_refusal_is_plain_text_where_the_call_s_are(base_url: str) -> None:
    with product.browser(base_url) as client:
        answer = client.post("/api/extract-job?x=%00", json={"url": "https://jobs.example"})
    assert answer.headers["content-type"].startswith("text/plain")
