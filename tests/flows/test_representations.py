"""One call in three representations, over HTTP against a running API; the jobs' work is the test's own."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from redis import Redis

from tests import product
from tests.eventually import eventually
from tests.flows.events import ServerSent, server_sent, stream

SIX_STEPS = 6
PADDING = " and then more words, so that it is a description of more than fifty characters"


@pytest.fixture(scope="module")
def private_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 2)


@pytest.fixture(scope="module")
def base_url(private_stack: product.Stack, logs: Path) -> Iterator[str]:
    options = {"WORKERS": "interactive=2", "RECONCILE_SECONDS": "0.5"}
    module = "tests.workers.runtime.stand_ins"
    with (
        product.pool(private_stack, logs / "representations.log", module=module, **options),
        product.api(private_stack, logs / "representations-api.log") as address,
    ):
        yield address


@pytest.fixture
def welder(person: httpx.Client) -> httpx.Client:
    job = {"jobTitle": "Welder", "companyName": "Bayline", "startDate": "2019-03-01", "endDate": None, "duties": ""}
    person.post("/api/work-experiences", json=job).raise_for_status()
    return person


def ask(work: str, where: Path | str = "") -> dict[str, str]:
    return {"jobDescription": work + PADDING, "documentType": "resume", "jobUrl": str(where)}


def test_plain_waits_and_answers_the_specification_s_payload(welder: httpx.Client) -> None:
    response = welder.post("/api/generate-content", json=ask("write"))
    assert response.status_code == 200
    specified = {"title": "Title", "content": "Content"}
    added = {"removed": [], "writer": "rules", "untranslated": [], "coverage": []}
    assert response.json() == specified | added


def test_plain_failure_is_a_code_and_a_sentence(welder: httpx.Client) -> None:
    response = welder.post("/api/generate-content", json=ask("refuse"))
    assert response.status_code == 422
    message = "Please add work experience or skills to your profile before generating documents."
    assert response.json() == {"code": "incomplete_profile", "message": message}


def test_plain_bug_isn_t_the_user_s_fault(welder: httpx.Client) -> None:
    response = welder.post("/api/generate-content", json=ask("break_down"))
    assert response.status_code == 500
    assert "isn't your fault" in response.json()["message"]


def test_the_same_post_streams_every_step_and_one_ending(welder: httpx.Client) -> None:
    *steps, ending = stream(welder, "POST", "/api/generate-content", json=ask("write"))
    assert [event.name for event in steps] == ["progress"] * SIX_STEPS
    assert len({event.data["message"] for event in steps}) == SIX_STEPS
    assert steps[-1].data["detail"]["message"] == "6 of 6"
    assert max(event.data["percent"] for event in steps) <= 95
    assert ending.name == "succeeded"
    assert ending.data["result"]["content"] == "Content"


def test_a_stream_ends_with_the_failure(welder: httpx.Client) -> None:
    *_, ending = stream(welder, "POST", "/api/generate-content", json=ask("refuse"))
    assert (ending.name, ending.data["code"]) == ("failed", "incomplete_profile")


def test_respond_async_answers_at_once_with_where_to_look(welder: httpx.Client) -> None:
    response = welder.post("/api/generate-content", json=ask("write"), headers={"Prefer": "respond-async"})
    assert response.status_code == 202
    location = response.headers["location"]
    job = eventually(lambda: (state := welder.get(location).json())["state"] == "succeeded" and state)
    assert job["kind"] == "generate_document"
    assert job["result"]["title"] == "Title"
    assert job["error"] is None


def test_a_broken_stream_resumes_with_nothing_lost_or_repeated(welder: httpx.Client, tmp_path: Path) -> None:
    go = tmp_path / "go"
    headers = {"Accept": "text/event-stream"}
    seen: list[ServerSent] = []
    with welder.stream("POST", "/api/generate-content", json=ask("wait_for_file", go), headers=headers) as response:
        location = response.headers["location"]
        for event in server_sent(response):
            seen.append(event)
            if len(seen) == 3:
                break
    go.touch()
    rest = stream(welder, "GET", f"{location}/events", headers={"Last-Event-ID": seen[-1].id})
    whole = stream(welder, "GET", f"{location}/events")
    assert seen + rest == whole
    assert rest[-1].name == "succeeded"


def test_events_that_are_gone_are_told_by_a_snapshot(welder: httpx.Client, private_stack: product.Stack) -> None:
    response = welder.post("/api/generate-content", json=ask("write"), headers={"Prefer": "respond-async"})
    location = response.headers["location"]
    eventually(lambda: welder.get(location).json()["state"] == "succeeded")
    Redis.from_url(private_stack.redis_url).delete(f"tradefolio:job:{location.rsplit('/', 1)[1]}:events")
    snapshot, ending = stream(welder, "GET", f"{location}/events", headers={"Last-Event-ID": "1-1"})
    assert (snapshot.name, snapshot.data["state"]) == ("snapshot", "succeeded")
    assert ending.name == "succeeded"


def test_a_running_job_is_cancelled_by_its_owner_alone(welder: httpx.Client, base_url: str, tmp_path: Path) -> None:
    go = tmp_path / "go"
    accepted = welder.post("/api/generate-content", json=ask("wait_for_file", go), headers={"Prefer": "respond-async"})
    location = accepted.headers["location"]
    eventually(Path(f"{go}.started").exists)
    with product.person(base_url) as stranger:
        for response in (stranger.get(location), stranger.delete(location), stranger.get(f"{location}/events")):
            assert response.status_code == 404
    assert welder.delete(location).status_code == 202
    assert stream(welder, "GET", f"{location}/events")[-1].name == "cancelled"
    assert welder.get(location).json()["state"] == "cancelled"
    assert welder.get("/api/generated-documents").json() == []


def test_twenty_posts_with_one_idempotency_key_are_one_job(welder: httpx.Client) -> None:
    headers = {"Idempotency-Key": "once", "Prefer": "respond-async"}

    def post(_number: int) -> str:
        response = welder.post("/api/generate-content", json=ask("write"), headers=headers)
        response.raise_for_status()
        return str(response.headers["location"])

    with ThreadPoolExecutor(20) as threads:
        locations = set(threads.map(post, range(20)))
    assert len(locations) == 1
    eventually(lambda: welder.get(locations.copy().pop()).json()["state"] == "succeeded")
    assert len(welder.get("/api/generated-documents").json()) == 1


@pytest.mark.parametrize(
    ("description", "code"),
    [
        ("", "invalid"),
        ("too short", "job_description_too_short"),
        ("x" * 50_001, "job_description_too_long"),
    ],
)
def test_a_description_that_won_t_do_is_refused(welder: httpx.Client, description: str, code: str) -> None:
    payload = {"jobDescription": description, "documentType": "resume"}
    response = welder.post("/api/generate-content", json=payload)
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_an_empty_profile_is_refused_before_a_job_is_made(person: httpx.Client) -> None:
    response = person.post("/api/generate-content", json=ask("write"))
    assert response.status_code == 422
    message = "Please add work experience or skills to your profile before generating documents."
    assert response.json() == {"code": "incomplete_profile", "message": message}


def test_nobody_s_jobs_are_open_to_a_visitor(visitor: httpx.Client) -> None:
    response = visitor.post("/api/generate-content", json=ask("write"))
    assert (response.status_code, response.json()["code"]) == (401, "unauthorized")
