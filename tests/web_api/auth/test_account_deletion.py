"""Deleting one's account."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from redis import Redis
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import connect
from common.jobs.events import FEED, Succeeded, append_event, stream_key
from common.tables import (
    AnalyticsEvent,
    Base,
    BlogPost,
    DocumentFile,
    GeneratedDocument,
    Job,
    Notification,
    Upload,
    User,
)
from common.tables import Session as SessionRow
from tests import product
from tests.product import PASSWORD
from tests.web_api.locks import await_lock_waiter
from tests.web_api.profile_lists import LISTS, WORK
from tests.web_api.watched_jobs import running_job


def fill(person: httpx.Client, database: Session) -> str:
    """Something in every table that can hold something of a person; their id."""
    user_id: str = person.get("/api/auth/user").json()["id"]
    for of in LISTS:
        person.post(of.path, json=of.row).raise_for_status()
    person.put("/api/profile/contact", json={"phone": "(510) 555-0142"}).raise_for_status()
    document = GeneratedDocument(
        user_id=user_id, type="resume", title="Welder", content="Text", draft={"headline": "W"}, profile_fingerprint=""
    )
    database.add(document)
    database.flush()
    database.add(DocumentFile(document_id=document.id, format="pdf", content=b"%PDF-"))
    database.add(Notification(user_id=user_id, event_key="key", code="job_failed", parameters={}))
    job = Job(user_id=user_id, kind="parse_resume", queue="documents", arguments={}, state=JobState.SUCCEEDED)
    database.add(job)
    database.flush()
    database.add(Upload(job_id=job.id, user_id=user_id, file_name="resume.pdf", content=b"%PDF-secret"))
    database.commit()
    return user_id


def rows_of(database: Session, user_id: str) -> dict[str, int]:
    """How many rows of each table name this person."""
    counts = {}
    for table in Base.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.column.table.name == "users":
                mine = select(func.count()).select_from(table).where(key.parent == user_id)
                counts[table.name] = database.scalar(mine) or 0
    return counts


def test_everything_goes_and_events_stay_without_a_name(person: httpx.Client, database: Session) -> None:
    user_id = fill(person, database)
    held = {name for name, count in rows_of(database, user_id).items() if count}
    assert held >= {
        "analytics_events", "certifications", "contact_details", "equipment_skills", "generated_documents",
        "jobs", "notifications", "sessions", "uploads", "work_experiences",
    }  # fmt: skip
    events = database.scalars(select(AnalyticsEvent.id).where(AnalyticsEvent.user_id == user_id)).all()

    assert person.post("/api/account/deletion", json={"currentPassword": PASSWORD}).status_code == 204

    database.expire_all()
    assert database.get(User, user_id) is None
    assert not any(rows_of(database, user_id).values())
    left = database.scalars(select(AnalyticsEvent).where(AnalyticsEvent.id.in_(events))).all()
    assert len(left) == len(events)
    assert {(event.user_id, event.ip_address, event.user_agent, event.details) for event in left} == {(None,) * 4}
    assert person.get("/api/auth/user").status_code == 401


def told(redis: Redis, job_id: UUID) -> tuple[int, int]:
    """How much lies in Redis of what a job said: in its own stream, and in the feed of all."""
    feed: Any = redis.xrange(FEED)
    return redis.xlen(stream_key(job_id)), [fields[b"job"] for _, fields in feed].count(str(job_id).encode())


def test_what_jobs_said_goes_too_and_nothing_comes_after_it(
    person: httpx.Client, another_person: httpx.Client, database: Session, stack: product.Stack
) -> None:
    redis = connect(stack.redis_url)
    theirs, anothers = running_job(person, database), running_job(another_person, database)
    for job_id in (theirs, anothers):
        append_event(redis, job_id, Succeeded({"content": "Rosa Ibarra, welder"}))
    assert told(redis, theirs) == told(redis, anothers) == (1, 1)

    assert person.post("/api/account/deletion", json={"currentPassword": PASSWORD}).status_code == 204
    assert append_event(redis, theirs, Succeeded({"content": "Late"})) is None  # its worker doesn't know yet
    assert (told(redis, theirs), told(redis, anothers)) == ((0, 0), (1, 1))


def test_an_account_goes_also_while_redis_is_away(
    person: httpx.Client, database: Session, stack: product.Stack, tmp_path: Path
) -> None:
    user = person.get("/api/auth/user").json()
    running_job(person, database)
    database.execute(update(User).where(User.id == user["id"]).values(password_hash=None))
    database.commit()
    nowhere = f"redis://127.0.0.1:{product.free_port()}/0"
    with (
        product.api(stack, tmp_path / "api.log", REDIS_URL=nowhere) as url,
        product.browser(url, cookies=dict(person.cookies)) as browser,
    ):
        assert browser.post("/api/account/deletion", json={"email": user["email"]}).status_code == 204
    assert person.get("/api/auth/user").status_code == 401


def test_the_email_is_free_again(person: httpx.Client) -> None:
    email = person.get("/api/auth/user").json()["email"]
    person.post("/api/account/deletion", json={"currentPassword": PASSWORD})
    credentials = {"email": email, "password": PASSWORD}
    assert person.post("/api/auth/login", json=credentials).json()["code"] == "wrong_credentials"
    names = {"firstName": "Rosa", "lastName": "Ibarra"}
    assert person.post("/api/auth/register", json=credentials | names).status_code == 201
    assert person.get("/api/work-experiences").json() == []


@pytest.mark.parametrize("proof", [{}, {"currentPassword": "wrong horse"}, {"email": "@"}])
def test_without_the_password_nothing_goes(person: httpx.Client, database: Session, proof: dict[str, Any]) -> None:
    if "email" in proof:
        proof = {"email": person.get("/api/auth/user").json()["email"]}
    user_id = fill(person, database)
    before = rows_of(database, user_id)
    answer = person.post("/api/account/deletion", json=proof)
    assert answer.status_code == 403
    assert answer.json()["code"] == "wrong_password"
    assert rows_of(database, user_id) == before


def test_an_account_without_a_password_is_deleted_by_typing_its_email(person: httpx.Client, database: Session) -> None:
    user = person.get("/api/auth/user").json()
    database.execute(update(User).where(User.id == user["id"]).values(password_hash=None))
    database.commit()
    wrong = person.post("/api/account/deletion", json={"email": "somebody@example.com"})
    assert wrong.json()["code"] == "wrong_email"
    assert person.post("/api/account/deletion", json={"email": user["email"].upper()}).status_code == 204
    assert database.scalar(select(func.count()).where(SessionRow.user_id == user["id"])) == 0


def test_the_only_admin_stays(person: httpx.Client, another_person: httpx.Client, database: Session) -> None:
    ids = [who.get("/api/auth/user").json()["id"] for who in (person, another_person)]
    database.execute(update(User).values(role="user"))
    database.execute(update(User).where(User.id.in_(ids)).values(role="admin"))
    database.commit()
    assert another_person.post("/api/account/deletion", json={"currentPassword": PASSWORD}).status_code == 204
    answer = person.post("/api/account/deletion", json={"currentPassword": PASSWORD})
    assert answer.status_code == 409
    assert answer.json()["code"] == "last_admin"
    assert person.get("/api/auth/user").status_code == 200


def test_an_authors_posts_stay_and_are_the_editors(
    person: httpx.Client, another_person: httpx.Client, visitor: httpx.Client, database: Session
) -> None:
    posts = [written_by(who, database) for who in (person, another_person)]
    for who, slug in zip((person, another_person), posts, strict=True):
        before = visitor.get(f"/api/blog/{slug}").json()
        assert who.post("/api/account/deletion", json={"currentPassword": PASSWORD}).status_code == 204
        after = visitor.get(f"/api/blog/{slug}").json()
        assert after == before | {"author": {"firstName": "Tradefolio", "lastName": "Editors"}}
    database.execute(delete(BlogPost).where(BlogPost.slug.in_(posts)))
    database.commit()


def written_by(person: httpx.Client, database: Session) -> str:
    """The address of a published post."""
    author_id = person.get("/api/auth/user").json()["id"]
    slug = f"welding-{author_id}"
    words = {"title": "Welding", "slug": slug, "content": "Text", "status": "published"}
    database.add(BlogPost(**words, author_id=author_id, published_at=func.now()))
    database.commit()
    return slug


def test_a_request_that_the_deletion_overtakes_is_signed_out(person: httpx.Client, database: Session) -> None:
    """The insert waits for the test's lock on the table; meanwhile its owner goes."""
    user_id = person.get("/api/auth/user").json()["id"]
    database.execute(text("lock table work_experiences in share mode"))
    with ThreadPoolExecutor(1) as threads:
        adding = threads.submit(person.post, WORK.path, json=WORK.row)
        await_lock_waiter(database)
        database.execute(delete(User).where(User.id == user_id))
        database.commit()
        answer = adding.result()
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"
