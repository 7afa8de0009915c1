"""What one person may have waiting, and what an Idempotency-Key stands for. No worker takes these jobs."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import product

MOST = 3
TYPED = {
    "jobTitle": "Welder",
    "companyName": "Bayline",
    "startDate": "2019-03-01",
    "endDate": None,
    "duties": "Welded pipe.",
}
WISH = {
    "jobDescription": "We look for a pipe welder who reads isometric drawings and welds six-inch pipe in our shop.",
    "documentType": "resume",
}
LATER = {"Prefer": "respond-async"}


@pytest.fixture(scope="module")
def base_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    private = product.private_stack(stack, 15)
    limits = {"UNENDED_JOBS_PER_USER": str(MOST), "UPLOAD_MEGABYTES_PER_USER": "10"}
    with product.api(private, logs / "limits-api.log", **limits) as address:
        yield address


@pytest.fixture
def welder(person: httpx.Client) -> httpx.Client:
    person.post("/api/work-experiences", json=TYPED).raise_for_status()
    return person


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_person_has_so_many_jobs_of_a_kind_and_other_kinds_beside_them(welder: httpx.Client) -> None:
    for _ in range(MOST):
        assert welder.post("/api/generate-content", json=WISH, headers=LATER).status_code == 202
    refused = welder.post("/api/generate-content", json=WISH, headers=LATER)
    assert refusal(refused) == (429, "too_many_jobs")
    assert int(refused.headers["retry-after"]) > 0
    assert refused.json()["params"] == {"limit": MOST}
    posting = welder.post("/api/extract-job", json={"url": "https://example.com/1"}, headers=LATER)
    assert posting.status_code == 202


def test_a_job_that_is_cancelled_makes_room(welder: httpx.Client) -> None:
    locations = [
        welder.post("/api/generate-content", json=WISH, headers=LATER).headers["location"] for _ in range(MOST)
    ]
    assert welder.delete(locations[0]).status_code == 202
    assert welder.post("/api/generate-content", json=WISH, headers=LATER).status_code == 202


def test_uploads_that_wait_have_a_quota(person: httpx.Client) -> None:
    file = b"%PDF-1.7\n" + b"x" * 6 * 1024**2
    upload = {"resume": ("resume.pdf", file, "application/pdf")}
    assert person.post("/api/parse-resume", files=upload, headers=LATER).status_code == 202
    assert refusal(person.post("/api/parse-resume", files=upload, headers=LATER)) == (429, "uploads_full")


def test_a_key_is_for_what_it_was_first_used_for(welder: httpx.Client) -> None:
    keyed = LATER | {"Idempotency-Key": "mine"}
    first = welder.post("/api/generate-content", json=WISH, headers=keyed)
    again = welder.post("/api/generate-content", json=WISH, headers=keyed)
    assert (first.status_code, again.headers["location"]) == (202, first.headers["location"])
    letter = WISH | {"documentType": "cover_letter"}
    refused = welder.post("/api/generate-content", json=letter, headers=keyed)
    assert refusal(refused) == (409, "idempotency_key_reused")


def test_a_key_belongs_to_one_call(welder: httpx.Client) -> None:
    keyed = LATER | {"Idempotency-Key": "shared"}
    content = welder.post("/api/generate-content", json=WISH, headers=keyed)
    document = welder.post("/api/generate-document", json=WISH, headers=keyed)
    assert (content.status_code, document.status_code) == (202, 202)
    assert content.headers["location"] != document.headers["location"]


def test_an_upload_is_the_same_by_its_file(person: httpx.Client) -> None:
    keyed = LATER | {"Idempotency-Key": "resume"}
    locations = {
        person.post(
            "/api/parse-resume", files={"resume": (name, b"%PDF-1.7 one", "application/pdf")}, headers=keyed
        ).headers["location"]
        for name in ("a.pdf", "b.pdf")
    }
    assert len(locations) == 1
    other = {"resume": ("a.pdf", b"%PDF-1.7 two", "application/pdf")}
    assert refusal(person.post("/api/parse-resume", files=other, headers=keyed)) == (409, "idempotency_key_reused")
