"""How employers reach a person: saved, shown, taken along, and refused where it is none."""

from typing import Any

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent

PATH = "/api/profile/contact"
EMPTY: dict[str, Any] = {"phone": None, "city": None, "state": None, "links": []}
WHOLE: dict[str, Any] = {
    "phone": "+1 (510) 555-0142",
    "city": "Richmond",
    "state": "CA",
    "links": ["https://www.linkedin.com/in/rosa-ibarra", "http://welds.example/rosa?a=1&b=2"],
}


def test_it_is_empty_then_what_was_saved_then_empty_again(
    person: httpx.Client, another_person: httpx.Client, database: Session
) -> None:
    assert person.get(PATH).json() == EMPTY
    assert person.put(PATH, json=WHOLE).json() == WHOLE
    assert person.get(PATH).json() == person.get("/api/profile").json()["contact"] == WHOLE
    assert another_person.get(PATH).json() == another_person.get("/api/profile").json()["contact"] == EMPTY
    mine = person.get("/api/auth/user").json()["id"]
    told = database.scalars(select(AnalyticsEvent.details).where(AnalyticsEvent.user_id == mine)).all()
    assert {"list": "contact_details", "change": "changed"} in told
    assert person.put(PATH, json={"city": "  "}).json() == EMPTY
    assert person.get(PATH).json() == EMPTY


def test_it_is_taken_along(person: httpx.Client) -> None:
    person.put(PATH, json=WHOLE)
    (row,) = person.get("/api/account/export").json()["tables"]["contact_details"]
    assert WHOLE.items() <= row.items()
    basics = person.get("/api/account/export/json-resume").json()["basics"]
    assert basics["phone"] == WHOLE["phone"]
    assert basics["location"] == {"city": "Richmond", "region": "CA"}
    assert basics["profiles"] == [
        {"network": "linkedin.com", "url": WHOLE["links"][0]},
        {"network": "welds.example", "url": WHOLE["links"][1]},
    ]


@pytest.mark.parametrize(
    ("wrong", "problem", "field"),
    [
        ({"phone": "555 01"}, "too_short", "phone"),
        ({"phone": "5" * 21}, "too_long", "phone"),
        ({"phone": "call me maybe"}, "no_phone", "phone"),
        ({"phone": "..(..)--.."}, "no_phone", "phone"),
        ({"phone": "٥٥٥٠١٤٢٣"}, "no_phone", "phone"),
        ({"phone": 5105550142}, "other", "phone"),
        ({"city": "x" * 101}, "too_long", "city"),
        ({"state": "C\nA"}, "several_lines", "state"),
        ({"links": ["https://a.example", "https://b.example", "https://c.example"]}, "too_many", "links"),
        ({"links": ["https://a.example/" + "x" * 200]}, "too_long", "links"),
        *(
            ({"links": ["https://fine.example", link]}, "no_link", "links")
            for link in (
                "",
                "rosa.example",
                "javascript:alert(1)",
                "JaVaScRiPt://a.example/%0aalert(1)",
                "data:text/html,<script>alert(1)</script>",
                "file:///etc/passwd",
                "ftp://a.example",
                "https://",
                "https://nowhere",
                "https://bank.example@evil.example",
                "https://a.example:port/",
                "https://[::1",
                'https://a.example/"onclick="alert(1)',
                "https://a.example/<script>",
                "https://a.example/{{7*7}}",
                "https://a.example/ x",
                "https://a.example/\nx",
            )
        ),
    ],
)
def test_what_is_none_is_refused_by_its_field_and_nothing_is_stored(
    person: httpx.Client, wrong: dict[str, Any], problem: str, field: str
) -> None:
    person.put(PATH, json=WHOLE)
    answer = person.put(PATH, json={"city": "Oakland"} | wrong)
    assert answer.status_code == 400
    assert answer.json()["code"] == "invalid"
    told = answer.json()["params"]
    assert (told["problem"], told["field"]) == (problem, field)
    assert person.get(PATH).json() == WHOLE


def test_a_visitor_has_none(visitor: httpx.Client) -> None:
    assert visitor.get(PATH).status_code == visitor.put(PATH, json=WHOLE).status_code == 401
