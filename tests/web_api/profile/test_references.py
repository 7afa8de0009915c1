"""Who can be asked about a person, as they tell it."""

from typing import Any

import httpx
import pytest

PATH = "/api/profile/references"
ANA = {"name": "Ana Soto", "relation": "Foreman at Bay Steel", "phone": "(510) 555-0100"}


def test_what_is_saved_is_there_and_in_the_profile(person: httpx.Client) -> None:
    nothing: dict[str, Any] = {"onRequest": False, "people": []}
    assert person.get(PATH).json() == nothing
    said = {"onRequest": True, "people": [ANA]}
    assert person.put(PATH, json=said).json() == said
    assert person.get(PATH).json() == said == person.get("/api/profile").json()["references"]
    assert person.put(PATH, json={}).json() == nothing == person.get(PATH).json()


def test_somebody_with_no_phone_is_somebody(person: httpx.Client) -> None:
    said = person.put(PATH, json={"people": [{"name": "Bo Li"}]}).json()
    assert said["people"] == [{"name": "Bo Li", "relation": None, "phone": None}] == person.get(PATH).json()["people"]


@pytest.mark.parametrize(
    "body",
    [
        {"people": [ANA] * 6},
        {"people": [{"relation": "Foreman"}]},
        {"people": [ANA | {"name": "two\nlines"}]},
        {"people": [ANA | {"phone": "1" * 201}]},
        {"people": ["Ana"]},
        {"people": ANA},
        {"onRequest": "yes"},
        [],
    ],
)
def test_what_is_wrong_is_refused_and_nothing_changes(person: httpx.Client, body: Any) -> None:
    person.put(PATH, json={"people": [ANA]})
    answer = person.put(PATH, json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert person.get(PATH).json()["people"] == [ANA]


def test_others_have_their_own(person: httpx.Client, another_person: httpx.Client, visitor: httpx.Client) -> None:
    person.put(PATH, json={"people": [ANA]})
    assert another_person.get(PATH).json()["people"] == []
    assert visitor.get(PATH).status_code == 401
