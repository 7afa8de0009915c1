"""The list of jobs, a job's page, and errors in groups."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import httpx
import pytest
from sqlalchemy import event, func, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from common.database import create_api_engine
from common.job_states import JobState
from common.jobs.events import Failed
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.jobs.transitions import claim, end, give_up_attempt, running_under
from common.settings import Settings
from common.tables import Job, User
from tests import product
from tests.web_api.admin.conftest import AddJob
from web_api.admin import job_counts
from web_api.admin.job_filter import JobFilter
from web_api.admin.job_pages import list_jobs

JOBS = "/api/admin/queues/jobs"
TRACE = """Traceback (most recent call last):
  File "/srv/tradefolio/workers/runtime/perform.py", line 30, in perform
    run(job)
  File "/srv/tradefolio/workers/{module}.py", line 44, in run
    raise ValueError("rosa@example.com")
ValueError: rosa@example.com
"""


def ids(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [job["id"] for job in answer.json()["jobs"]]


def test_jobs_are_filtered_by_kind_state_queue_user_and_time(
    admin: httpx.Client, add_job: AddJob, worker: User
) -> None:
    week_ago = func.now() - timedelta(days=7)
    old = str(add_job(created_at=week_ago, ended_at=func.now(), state="failed", error_code="timed_out"))
    new = str(add_job())
    other = str(add_job(GENERATE_DOCUMENT, GenerateDocumentArguments("resume", "Welder"), user_id=None))
    assert ids(admin.get(JOBS)) == [other, new, old]
    assert ids(admin.get(JOBS, params={"kind": "generate_document"})) == [other]
    assert ids(admin.get(JOBS, params={"queue": "browser", "state": "queued"})) == [new]
    assert ids(admin.get(JOBS, params={"errorCode": "timed_out"})) == [old]
    for said in (worker.email.upper(), str(worker.id)):
        assert ids(admin.get(JOBS, params={"user": said})) == [new, old]
    for nobody in ("nobody@example.com", str(uuid4())):
        assert ids(admin.get(JOBS, params={"user": nobody})) == []
    yesterday = datetime.now(UTC) - timedelta(days=1)
    assert ids(admin.get(JOBS, params={"until": yesterday.isoformat()})) == [old]
    assert ids(admin.get(JOBS, params={"since": yesterday.isoformat()})) == [other, new]
    assert ids(admin.get(JOBS, params={"endedSince": yesterday.isoformat()})) == [old]


def test_one_search_finds_jobs_by_their_id_and_by_their_user_s_name_and_email(
    admin: httpx.Client, add_job: AddJob, worker: User, database: Session
) -> None:
    worker.first_name, worker.last_name = "Rosa_100%", "Ibarra"
    database.commit()
    hers, nobodys = str(add_job()), str(add_job(user_id=None))
    for words in ("rosa_100% IBARRA", worker.email[:12].upper(), str(worker.id), f" {hers[:8]} ", hers):
        assert ids(admin.get(JOBS, params={"search": words})) == [hers], words
    assert ids(admin.get(JOBS, params={"search": nobodys[:13]})) == [nobodys]
    assert ids(admin.get(JOBS, params={"search": hers[:8], "state": "failed"})) == []
    assert ids(admin.get(JOBS, params={"search": "rosa%ibarra"})) == []
    assert ids(admin.get(JOBS, params={"search": " "})) == [nobodys, hers]
    counted = admin.get(f"{JOBS}/counts", params={"search": "ibarra"}).json()["states"]
    assert counted["queued"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"search": "x" * 321},
        {"state": "asleep"},
        {"queue": "x"},
        {"since": "yesterday"},
        {"endedSince": "now"},
        {"limit": "0"},
        {"after": "x"},
    ],
)
def test_a_filter_that_makes_no_sense_is_refused(admin: httpx.Client, wrong: dict[str, str]) -> None:
    answer = admin.get(JOBS, params=wrong)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_each_state_is_counted_of_whatever_the_filter_else_selects(admin: httpx.Client, add_job: AddJob) -> None:
    add_job()
    for code in ("timed_out", "timed_out", "internal"):
        add_job(ended_at=func.now(), state="failed", error_code=code)
    none = dict.fromkeys(JobState, 0)
    counts = admin.get(f"{JOBS}/counts", params={"queue": "browser", "state": "queued"}).json()
    assert counts == {"states": none | {"queued": 1, "failed": 3}, "moreEnded": False}
    timed_out = admin.get(f"{JOBS}/counts", params={"errorCode": "timed_out"}).json()
    assert timed_out["states"] == none | {"failed": 2}


async def test_of_jobs_that_have_ended_no_more_are_counted_than_the_limit(
    add_job: AddJob, admin_stack: product.Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_counts, "ENDED_COUNTED", 2)
    for _ in range(4):
        add_job(ended_at=func.now(), state="succeeded")
    engine = create_api_engine(Settings(database_url=admin_stack.database_url, redis_url=admin_stack.redis_url))
    async with AsyncSession(engine) as session:
        counted = await job_counts.count_jobs(session, JobFilter())
    await engine.dispose()
    assert counted.more_ended


def test_pages_neither_repeat_nor_miss_a_job_while_new_ones_come(
    admin: httpx.Client, add_job: AddJob, database: Session
) -> None:
    known = [add_job() for _ in range(7)]
    database.execute(update(Job).where(Job.id.in_(known[:5])).values(created_at=func.now()))  # all in one moment
    database.commit()
    seen: list[str] = []
    after: str | None = None
    while True:
        page = admin.get(JOBS, params={"limit": 2} | ({"after": after} if after else {}))
        seen += ids(page)
        after = page.json()["next"]
        add_job()
        if after is None:
            break
    assert sorted(seen) == sorted(map(str, known))


async def test_a_page_reads_nobody_s_words(add_job: AddJob, admin_stack: product.Stack) -> None:
    job_id = add_job()
    asked: list[str] = []
    engine = create_api_engine(Settings(database_url=admin_stack.database_url, redis_url=admin_stack.redis_url))
    event.listen(engine.sync_engine, "before_cursor_execute", lambda *execution: asked.append(execution[2]))
    async with AsyncSession(engine) as session:
        page = await list_jobs(session, JobFilter(), after=None, limit=50)
    await engine.dispose()
    assert [job.id for job in page.jobs] == [job_id]
    assert not [column for column in ("arguments", "result", "progress", "traceback") if f"jobs.{column}" in str(asked)]


def test_a_job_s_page_tells_its_attempts_and_masks_what_is_somebody_s(
    admin: httpx.Client, add_job: AddJob, worker: User, database: Session
) -> None:
    words = "Welder at Bayline, mail ana@bayline.example, and more of what the posting says about the work"
    job_id = add_job(GENERATE_DOCUMENT, GenerateDocumentArguments("resume", words, "https://x.example/?me=1"))
    for number in (1, 2):
        token = database.get_one(Job, job_id, populate_existing=True).attempt_token
        database.execute(claim(job_id, token, worker=f"interactive-{number}", lease=timedelta(seconds=9)))
        if number == 1:
            database.execute(give_up_attempt(running_under(job_id, token), blame=True))
        else:
            bug = Failed("internal_error", "It isn't your fault.")
            trace = TRACE.format(module="generate_document")
            database.execute(end(running_under(job_id, token), JobState.FAILED, error=bug, traceback=trace))
        database.commit()
    job = admin.get(f"{JOBS}/{job_id}").json()
    assert job["summary"]["user"] == worker.email
    assert job["arguments"] == {
        "documentType": "resume",
        "jobDescription": f"Welder at Bayline, mail [e-mail], and… ({len(words)} characters)",
        "jobUrl": "https://x.example/?…",
        "language": None,
        "jobTitle": None,
        "company": None,
        "location": None,
        "timeZone": None,
    }
    assert [(attempt["number"], attempt["worker"], attempt["outcome"]) for attempt in job["attempts"]] == [
        (1, "interactive-1", "lost"),
        (2, "interactive-2", "failed"),
    ]
    assert [event["event"] for event in job["timeline"]] == [
        "created",
        "queued",
        "started",
        "lost",
        "queued",
        "started",
        "failed",
    ]
    assert "generate_document.py" in job["traceback"]
    assert "rosa@example.com" not in admin.get(f"{JOBS}/{job_id}").text


def test_a_job_that_isn_t_there(admin: httpx.Client) -> None:
    assert admin.get(f"{JOBS}/{uuid4()}").status_code == 404


def test_errors_are_grouped_by_kind_code_and_where_they_were_raised(admin: httpx.Client, add_job: AddJob) -> None:
    bug = {"state": "failed", "error_code": "internal_error", "error_message": "Sorry.", "ended_at": func.now()}
    for module in ("extract_posting", "extract_posting", "browsing/proxy"):
        latest: UUID = add_job(traceback=TRACE.format(module=module), **bug)
    add_job(**bug | {"error_code": "timed_out"})
    add_job(**bug | {"ended_at": func.now() - timedelta(days=3)})
    add_job(state="cancelled", ended_at=func.now())
    groups = admin.get("/api/admin/queues/errors").json()
    assert [(group["errorCode"], group["frame"], group["jobs"], group["users"]) for group in groups] == [
        ("internal_error", "workers/extract_posting.py:44 in run", 2, 1),
        ("timed_out", None, 1, 1),
        ("internal_error", "workers/browsing/proxy.py:44 in run", 1, 1),
    ]
    assert groups[2]["lastJobId"] == str(latest)
    selected = {"kind": "extract_posting", "errorCode": "internal_error", "frame": groups[2]["frame"]}
    assert ids(admin.get(JOBS, params=selected)) == [str(latest)]
