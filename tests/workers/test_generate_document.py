"""generate_document as a worker performs it, with a model behind it, on a real database."""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from uuid import UUID

import pytest
from fakeredis import FakeRedis
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.profile.fingerprint import profile_fingerprint
from common.settings import Settings
from common.tables import AnalyticsEvent, EquipmentSkill, GeneratedDocument, Job, User, WorkExperience
from tests import product
from tests.workers.writing.model.model_server import ModelServer, Reply, serving
from workers.runtime.claimed_attempt import claim_attempt
from workers.runtime.perform import perform

POSTING = "Welder at Acme Steel\nWeld steel frames with MIG and TIG, read blueprints, keep the shop clean."
ANSWER = {
    "headline": "Welder",
    "summary": "Welder with 30 years of experience at NASA.",
    "jobs": [{"id": "job1", "bullets": ["Weld steel frames with GMAW", "Managed 12 welders"]}],
    "skills": [],
    "certifications": [],
}


@pytest.fixture
def welder_id(engine: Engine) -> UUID:
    with Session(engine) as session, session.begin():
        user = User(email=product.new_email(), first_name="Rosa", last_name="Ibarra")
        session.add(user)
        session.flush()
        session.add(
            WorkExperience(
                user_id=user.id,
                job_title="Welder",
                company_name="Bayline",
                start_date=date(2020, 1, 1),
                duties="Weld steel frames with MIG\nRead blueprints",
            )
        )
        session.add(EquipmentSkill(user_id=user.id, name="Forklift", type="Heavy Equipment"))
        return user.id


Write = Callable[[UUID, ModelServer], Job]


@pytest.fixture
def write_for(engine: Engine, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Write:
    def _write_for(user_id: UUID, server: ModelServer) -> Job:
        with_model = settings.model_copy(update={"openai_base_url": server.base_url, "openai_model": "small"})
        monkeypatch.setattr("workers.generate_document.get_settings", lambda: with_model)
        arguments = GenerateDocumentArguments("resume", POSTING)
        with Session(engine) as session, session.begin():
            row = session.execute(insert_job(GENERATE_DOCUMENT, arguments, user_id=user_id)).one()
        attempt = claim_attempt(engine, row.id, row.attempt_token, worker="test", lease=timedelta(seconds=60))
        assert attempt is not None
        perform(engine, FakeRedis(), attempt)
        with Session(engine) as session:
            return session.get_one(Job, row.id)

    return _write_for


def event_of(engine: Engine, user_id: UUID) -> dict[str, object] | None:
    with Session(engine) as session:
        statement = select(AnalyticsEvent.details).where(AnalyticsEvent.user_id == user_id)
        details: dict[str, object] | None = session.scalars(statement).one()
        return details


def test_a_model_s_inventions_are_stopped_before_the_row(welder_id: UUID, write_for: Write, engine: Engine) -> None:
    with serving(Reply(json.dumps(ANSWER))) as server:
        job = write_for(welder_id, server)
    assert job.state == "succeeded"
    assert job.result is not None
    with Session(engine) as session:
        row = session.get_one(GeneratedDocument, job.result["documentId"])
    removed = {one["text"]: one["words"] for one in job.result.pop("removed")}
    assert removed == {
        "Welder with 30 years of experience at NASA.": ["30 years", "NASA"],
        "Managed 12 welders": ["12", "Managed"],
    }
    assert job.result["writer"] == "model"
    for text in (row.content, json.dumps(row.draft), json.dumps(job.result)):
        assert "NASA" not in text
        assert "Managed" not in text
        assert " 30 " not in text
    assert "• Weld steel frames with GMAW" in row.content
    assert event_of(engine, welder_id) == {"type": "resume", "writer": "model", "claimsRemoved": 2}


def test_a_model_that_fails_costs_the_user_nothing(welder_id: UUID, write_for: Write, engine: Engine) -> None:
    with serving(Reply(status=401)) as server:
        job = write_for(welder_id, server)
    assert job.state == "succeeded"
    assert job.result is not None
    assert "• Weld steel frames with MIG" in job.result["content"]
    assert event_of(engine, welder_id) == {"type": "resume", "writer": "rules", "claimsRemoved": 0}


def test_the_fingerprint_is_of_the_rows_that_were_written_from(
    welder_id: UUID, write_for: Write, engine: Engine
) -> None:
    with serving(Reply(json.dumps(ANSWER))) as server:
        job = write_for(welder_id, server)
    assert job.result is not None
    with Session(engine) as session:
        user = session.get_one(User, welder_id)
        experiences = session.scalars(select(WorkExperience).where(WorkExperience.user_id == welder_id)).all()
        skills = session.scalars(select(EquipmentSkill).where(EquipmentSkill.user_id == welder_id)).all()
        row = session.get_one(GeneratedDocument, job.result["documentId"])
        assert row.profile_fingerprint == profile_fingerprint(
            user, experiences, skills, [], today=datetime.now(UTC).date()
        )
        assert session.scalar(select(func.count()).where(GeneratedDocument.job_id == job.id)) == 1
