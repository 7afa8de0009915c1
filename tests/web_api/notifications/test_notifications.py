"""What stands behind the bell, and whose it is."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from sqlalchemy import func, update
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.transitions import after_ending
from common.tables import Job, Notification
from tests.web_api.profile_lists import CERTIFICATIONS

NOTIFICATIONS = "/api/notifications"


def own_id(client: httpx.Client) -> UUID:
    return UUID(client.get("/api/auth/user").json()["id"])


def told(client: httpx.Client) -> dict[str, Any]:
    answer = client.get(NOTIFICATIONS)
    assert answer.status_code == 200, answer.text
    behind_the_bell: dict[str, Any] = answer.json()
    return behind_the_bell


def tell(database: Session, user_id: UUID, count: int = 1, **values: Any) -> list[str]:
    """That many, the oldest first."""
    rows = [
        Notification(
            user_id=user_id,
            event_key=uuid4().hex,
            created_at=func.now() - timedelta(minutes=count - number),
            **{"code": "job_failed", "parameters": {"kind": "render_pdf"}} | values,
        )
        for number in range(count)
    ]
    database.add_all(rows)
    database.commit()
    return [str(row.id) for row in rows]


def end_a_job(
    database: Session, user_id: UUID, kind: str, state: JobState, result: dict[str, Any] | None = None
) -> UUID:
    job = Job(user_id=user_id, kind=kind, queue="documents", arguments={"documentType": "resume"}, state="running")
    database.add(job)
    database.commit()
    for _ in range(2):
        database.execute(update(Job).where(Job.id == job.id).values(state=state, result=result))
        for statement in after_ending([job.id]):
            database.execute(statement)
    database.commit()
    return job.id


@pytest.mark.parametrize(
    ("kind", "state", "result", "code", "parameters"),
    [
        (
            "generate_document",
            JobState.SUCCEEDED,
            {"title": "Welder"},
            "job_succeeded",
            {"kind": "generate_document", "documentType": "resume", "title": "Welder"},
        ),
        (
            "parse_resume",
            JobState.SUCCEEDED,
            {"leftOpen": 2},
            "resume_to_check",
            {"kind": "parse_resume", "documentType": "resume", "count": 2},
        ),
        ("render_pdf", JobState.FAILED, None, "job_failed", {"kind": "render_pdf", "documentType": "resume"}),
    ],
)
def test_an_ended_job_is_told_of_once(  # noqa: PLR0917 - of the parameters
    person: httpx.Client,
    database: Session,
    kind: str,
    state: JobState,
    result: dict[str, Any] | None,
    code: str,
    parameters: dict[str, Any],
) -> None:
    job_id = end_a_job(database, own_id(person), kind, state, result)
    (only,) = told(person)["notifications"]
    assert (only["code"], only["parameters"], only["jobId"]) == (code, parameters, str(job_id))
    assert only["readAt"] is None


@pytest.mark.parametrize(
    ("kind", "state"), [("generate_document", JobState.CANCELLED), ("extract_posting", JobState.SUCCEEDED)]
)
def test_what_leads_nowhere_isn_t_told_of(person: httpx.Client, database: Session, kind: str, state: JobState) -> None:
    end_a_job(database, own_id(person), kind, state)
    assert told(person) == {"notifications": [], "unread": 0}


def test_one_is_read_and_then_all_that_were_seen(person: httpx.Client, database: Session) -> None:
    oldest, middle, newest = tell(database, own_id(person), 3)
    assert [one["id"] for one in told(person)["notifications"]] == [newest, middle, oldest]
    answer = person.post(f"{NOTIFICATIONS}/{newest}/read").json()
    assert answer["unread"] == 2
    assert answer["notifications"][0]["readAt"] is not None
    read_through = person.post(f"{NOTIFICATIONS}/read", json={"through": middle}).json()
    assert read_through == told(person)
    assert read_through["unread"] == 0


def test_what_came_after_the_look_stays_unread(person: httpx.Client, database: Session) -> None:
    seen, unseen = tell(database, own_id(person), 2)
    assert person.post(f"{NOTIFICATIONS}/read", json={"through": seen}).json()["unread"] == 1
    assert told(person)["notifications"][0]["id"] == unseen


def test_only_the_latest_are_listed_but_all_are_counted(person: httpx.Client, database: Session) -> None:
    tell(database, own_id(person), 32)
    assert (len(told(person)["notifications"]), told(person)["unread"]) == (30, 32)


def test_nobody_reads_somebody_elses(
    person: httpx.Client, another_person: httpx.Client, visitor: httpx.Client, database: Session
) -> None:
    (theirs,) = tell(database, own_id(another_person))
    assert told(person)["notifications"] == []
    assert person.post(f"{NOTIFICATIONS}/{theirs}/read").status_code == 404
    assert person.post(f"{NOTIFICATIONS}/read", json={"through": theirs}).status_code == 404
    assert told(another_person)["unread"] == 1
    assert visitor.get(NOTIFICATIONS).status_code == 401


def test_a_certificate_s_are_gone_with_its_date_or_itself(person: httpx.Client, database: Session) -> None:
    row = CERTIFICATIONS.row
    added = person.post(CERTIFICATIONS.path, json=row).json()
    tell(
        database,
        own_id(person),
        code="certification_expired",
        parameters={"name": row["name"], "expirationDate": row["expirationDate"]},
        certification_id=UUID(added["id"]),
    )
    address = f"{CERTIFICATIONS.path}/{added['id']}"
    assert told(person)["unread"] == 1
    person.put(address, json=row | {"expirationDate": "2031-01-01"}).raise_for_status()
    assert told(person) == {"notifications": [], "unread": 0}
    person.put(address, json=row).raise_for_status()
    assert told(person)["unread"] == 1
    person.delete(address).raise_for_status()
    assert told(person)["unread"] == 0
