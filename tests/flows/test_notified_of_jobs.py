"""A job that somebody left is told of behind the bell; one that they watched to its end isn't."""

import httpx
import pytest

from tests.eventually import eventually
from tests.web_api.profile_lists import WORK

WISH = {
    "jobDescription": "We look for a pipe welder who reads isometric drawings and welds six-inch pipe in our shop.",
    "documentType": "resume",
}


@pytest.fixture
def welder(person: httpx.Client) -> httpx.Client:
    person.post(WORK.path, json=WORK.row).raise_for_status()
    return person


def codes(person: httpx.Client) -> list[str]:
    return [one["code"] for one in person.get("/api/notifications").json()["notifications"]]


@pytest.mark.usefixtures("pool")
def test_a_job_that_was_left_is_told_of(welder: httpx.Client) -> None:
    left = welder.post("/api/generate-content", json=WISH, headers={"Prefer": "respond-async"})
    assert left.status_code == 202
    eventually(lambda: codes(welder) == ["job_succeeded"])
    (only,) = welder.get("/api/notifications").json()["notifications"]
    assert only["jobId"] == left.json()["id"]
    assert only["parameters"].keys() == {"kind", "documentType", "title"}
    watched = welder.get(f"{left.headers['location']}/events")
    assert "event: succeeded" in watched.text
    eventually(lambda: codes(welder) == [] or None)


@pytest.mark.usefixtures("pool")
@pytest.mark.parametrize("headers", [{}, {"Accept": "text/event-stream"}])
def test_a_job_that_was_watched_isn_t(welder: httpx.Client, headers: dict[str, str]) -> None:
    welder.post("/api/generate-content", json=WISH, headers=headers).raise_for_status()
    eventually(lambda: codes(welder) == [] or None)
