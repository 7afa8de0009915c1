"""Retry, cancel, discard, pause and resume; and that the audit log knows of each."""

from collections.abc import Callable
from uuid import UUID, uuid4

import httpx
import pytest
from redis import Redis
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect, waiting_tokens
from common.jobs.events import Cancelled, append_event, stream_key
from common.jobs.kind import Queue
from common.jobs.kinds.parse_resume import PARSE_RESUME, ParseResumeArguments
from common.tables import Job, User
from tests import product
from tests.web_api.admin.conftest import AddJob

QUEUES = "/api/admin/queues"
JOBS = f"{QUEUES}/jobs"
FAILED = {
    "state": "failed",
    "error_code": "internal_error",
    "traceback": "…",
    "attempt": 3,
    "progress": {"percent": 60},
}
StateOf = Callable[[UUID], str | None]


@pytest.fixture
def redis(admin_stack: product.Stack) -> Redis:
    client = connect(admin_stack.redis_url)
    client.flushdb()
    return client


def audited(admin: httpx.Client) -> list[tuple[str, int]]:
    return [(action["action"], action["affected"]) for action in admin.get(f"{QUEUES}/audit").json()["actions"]]


@pytest.mark.parametrize("state", ["failed", "cancelled"])
def test_a_retried_job_begins_anew(
    admin: httpx.Client, add_job: AddJob, database: Session, redis: Redis, state: str
) -> None:
    job_id = add_job(**FAILED | {"state": state})
    old_token = database.get_one(Job, job_id).attempt_token
    append_event(redis, job_id, Cancelled())
    assert admin.post(f"{JOBS}/{job_id}/retry").json() == {"changed": 1, "refused": 0, "remaining": 0}
    job = database.get_one(Job, job_id, populate_existing=True)
    assert (job.state, job.attempt, job.error_code, job.traceback, job.progress) == ("queued", 1, None, None, None)
    assert job.attempt_token != old_token
    assert waiting_tokens(redis, Queue.BROWSER) == {job.attempt_token}
    assert not redis.exists(stream_key(job_id)), "a stream would end at once with the old ending"
    answer = admin.get(f"{JOBS}/{job_id}")
    assert answer.status_code == 200, answer.text
    page = answer.json()
    assert [action["action"] for action in page["actions"]] == ["jobs.retry"]
    assert page["actions"][0]["admin"] == admin.get("/api/auth/user").json()["email"]


@pytest.mark.parametrize(
    ("action", "state"),
    [("retry", "queued"), ("retry", "running"), ("retry", "succeeded"), ("cancel", "failed"), ("discard", "running")],
)
def test_an_action_that_makes_no_sense_is_refused(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, action: str, state: str
) -> None:
    job_id = add_job(state=state)
    answer = admin.post(f"{JOBS}/{job_id}/{action}")
    assert (answer.status_code, answer.json()["code"]) == (409, "wrong_state")
    assert state_of(job_id) == state
    assert admin.post(f"{JOBS}/{uuid4()}/{action}").status_code == 404
    assert audited(admin) == []


def test_a_job_whose_upload_is_gone_can_t_be_retried(admin: httpx.Client, add_job: AddJob, state_of: StateOf) -> None:
    arguments = ParseResumeArguments(uuid4())
    gone = add_job(PARSE_RESUME, arguments, state="failed")
    kept = add_job(PARSE_RESUME, arguments, state="failed", upload=b"%PDF-")
    answer = admin.post(f"{JOBS}/{gone}/retry")
    assert (answer.status_code, answer.json()["code"]) == (409, "upload_gone")
    assert "upload it again" in answer.json()["message"]
    both = admin.post(f"{JOBS}/retry", json={"filter": {"kind": "parse_resume"}})
    assert both.json() == {"changed": 1, "refused": 1, "remaining": 0}
    assert (state_of(gone), state_of(kept)) == ("failed", "queued")


def test_cancelling_ends_what_waits_and_asks_what_runs(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, database: Session, redis: Redis
) -> None:
    waits = add_job(PARSE_RESUME, ParseResumeArguments(uuid4()), upload=b"%PDF-")
    runs, over = add_job(state="running"), add_job(state="succeeded")
    assert admin.post(f"{JOBS}/cancel", json={"filter": {}}).json()["changed"] == 2
    assert [state_of(job_id) for job_id in (waits, runs, over)] == ["cancelled", "running", "succeeded"]
    assert database.get_one(Job, runs).cancel_requested
    assert redis.exists(stream_key(waits))
    assert not redis.exists(stream_key(runs)), "its worker tells when it has stopped"


def test_jobs_that_were_chosen_one_by_one_are_changed_together(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf
) -> None:
    first, second, other = (add_job(**FAILED) for _ in range(3))
    waits = add_job()
    asked = {"filter": {"jobs": [str(first), str(second), str(waits)]}}
    assert admin.post(f"{JOBS}/discard", json=asked | {"dryRun": True}).json()["changed"] == 2
    assert admin.post(f"{JOBS}/discard", json=asked).json()["changed"] == 2
    assert [state_of(job_id) for job_id in (first, second, other, waits)] == [None, None, "failed", "queued"]
    [entry] = admin.get(f"{QUEUES}/audit").json()["actions"]
    assert entry["subject"] == {"filter": {"jobs": 3}}


def test_too_many_chosen_jobs_are_refused_and_none_means_none(admin: httpx.Client, add_job: AddJob) -> None:
    add_job()
    asked = {"filter": {"jobs": [str(uuid4())] * 501}}
    assert admin.post(f"{JOBS}/cancel", json=asked).json()["code"] == "invalid"
    assert admin.post(f"{JOBS}/cancel", json={"filter": {"jobs": []}}).json()["changed"] == 0


def test_whom_a_search_named_is_not_kept_with_an_action(admin: httpx.Client, add_job: AddJob, worker: User) -> None:
    add_job()
    assert admin.post(f"{JOBS}/cancel", json={"filter": {"search": worker.email}}).json()["changed"] == 1
    assert worker.email not in admin.get(f"{QUEUES}/audit").text


def test_a_filter_s_action_changes_just_those_and_says_how_many(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, worker: User
) -> None:
    theirs = [add_job(**FAILED) for _ in range(3)]
    other = add_job(**FAILED | {"error_code": "timed_out"})
    asked = {"filter": {"user": worker.email, "errorCode": "internal_error"}}
    rehearsed = admin.post(f"{JOBS}/discard", json=asked | {"dryRun": True})
    assert rehearsed.json() == {"changed": 3, "refused": 0, "remaining": 0}
    assert state_of(theirs[0]) == "failed"
    assert audited(admin) == []
    assert admin.post(f"{JOBS}/discard", json=asked).json() == {"changed": 3, "refused": 0, "remaining": 0}
    assert [state_of(job_id) for job_id in (*theirs, other)] == [None, None, None, "failed"]
    [entry] = admin.get(f"{QUEUES}/audit").json()["actions"]
    assert (entry["action"], entry["affected"]) == ("jobs.discard", 3)
    assert entry["subject"] == {"filter": {"user": str(worker.id), "errorCode": "internal_error"}}
    assert worker.email not in admin.get(f"{QUEUES}/audit").text


def test_one_call_changes_a_bounded_number(admin: httpx.Client, add_job: AddJob, database: Session) -> None:
    one = database.get_one(Job, add_job(state="cancelled"))
    copied = {"kind": one.kind, "queue": one.queue, "arguments": one.arguments, "state": "cancelled"}
    database.add_all([Job(**copied) for _ in range(501)])
    database.commit()
    counted = {"filter": {"state": "cancelled"}}
    assert admin.post(f"{JOBS}/discard", json=counted).json() == {"changed": 500, "refused": 0, "remaining": 2}
    assert admin.post(f"{JOBS}/discard", json=counted).json() == {"changed": 2, "refused": 0, "remaining": 0}


@pytest.mark.parametrize(
    "wrong",
    [{}, {"filter": {"stat": "failed"}}, {"filter": {"state": "asleep"}}, {"filter": {}, "dry_run": True}],
)
def test_a_filter_with_a_slip_of_the_pen_changes_nothing(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, wrong: dict[str, object]
) -> None:
    job_id = add_job(**FAILED)
    assert admin.post(f"{JOBS}/discard", json=wrong).status_code == 400
    assert state_of(job_id) == "failed"


def test_pausing_and_resuming_are_kept_shown_and_audited(admin: httpx.Client, redis: Redis) -> None:
    paused = admin.post(f"{QUEUES}/browser/pause").json()
    assert paused["name"] == "browser"
    assert admin.post(f"{QUEUES}/browser/pause").json() == paused
    redis.flushdb()
    shown = {queue["name"]: queue["pausedAt"] for queue in admin.get(QUEUES).json()["queues"]}
    assert shown == {"interactive": None, "documents": None, "browser": paused["pausedAt"], "background": None}
    assert admin.post(f"{QUEUES}/browser/resume").json() == {"name": "browser", "pausedAt": None}
    assert audited(admin) == [("queue.resume", 1), ("queue.pause", 0), ("queue.pause", 1)]
    assert admin.post(f"{QUEUES}/nonsense/pause").status_code == 404


def test_the_audit_log_is_read_in_pages(admin: httpx.Client) -> None:
    for _ in range(3):
        admin.post(f"{QUEUES}/browser/pause")
    first = admin.get(f"{QUEUES}/audit", params={"limit": 2}).json()
    rest = admin.get(f"{QUEUES}/audit", params={"limit": 2, "after": first["next"]}).json()
    assert (len(first["actions"]), len(rest["actions"]), rest["next"]) == (2, 1, None)
    assert len({action["id"] for action in first["actions"] + rest["actions"]}) == 3
