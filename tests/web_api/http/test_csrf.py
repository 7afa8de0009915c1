"""Writes that another site made a browser send."""

import httpx
import pytest

from tests import product

SKILL = {"name": "MIG welder", "type": "Power Tool", "proficiencyLevel": "Expert"}
ELSEWHERE = "https://elsewhere.example"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": ELSEWHERE},
        {"Origin": "null"},
        {"Origin": ELSEWHERE, "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://sub.127.0.0.1", "Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "nonsense"},
    ],
)
def test_a_foreign_write_is_refused_and_stores_nothing(person: httpx.Client, headers: dict[str, str]) -> None:
    answer = person.post("/api/equipment-skills", json=SKILL, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "cross_site"
    assert person.get("/api/equipment-skills").json() == []


def test_a_foreign_page_cannot_sign_a_visitor_in_as_somebody_else(visitor: httpx.Client) -> None:
    credentials = {"email": "mallory@example.com", "password": "correct horse"}
    answer = visitor.post("/api/auth/login", json=credentials, headers={"Origin": ELSEWHERE})
    assert answer.status_code == 403


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_our_own_pages_may_write_also_behind_a_proxy_that_renames_the_host(person: httpx.Client, site: str) -> None:
    headers = {"Sec-Fetch-Site": site, "Origin": "https://tradefolio.example"}
    assert person.post("/api/equipment-skills", json=SKILL, headers=headers).status_code == 201


def test_programs_that_are_not_browsers_may_write(base_url: str, person: httpx.Client) -> None:
    answer = product.ask("POST", f"{base_url}/api/equipment-skills", json=SKILL, cookies=dict(person.cookies))
    assert answer.status_code == 201


def test_reading_is_not_refused(person: httpx.Client) -> None:
    assert person.get("/api/equipment-skills", headers={"Origin": ELSEWHERE}).status_code == 200
