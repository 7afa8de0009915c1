"""From an uploaded file to rows of the profile: the job as a worker performs it, on a real database."""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.enqueue import insert_job
from common.jobs.events import Progress, decode_event, stream_key
from common.jobs.kinds.parse_resume import PARSE_RESUME, ParseResumeArguments
from common.messages import Message
from common.settings import Settings
from common.tables import Certification, EquipmentSkill, Job, Upload, User, WorkExperience
from tests import product
from tests.workers.writing.model.model_server import Reply, serving
from workers.parse_resume import message_for
from workers.resumes.additions.adding import AddedRows, Additions, add_new
from workers.resumes.resume import ReadCertification, ReadJob, ReadResume, ReadSkill
from workers.runtime.claimed_attempt import claim_attempt
from workers.runtime.perform import perform

Perform = Callable[[UUID, bytes], Job]


@pytest.fixture
def person_id(engine: Engine) -> UUID:
    with Session(engine) as session, session.begin():
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        return user.id


@pytest.fixture
def read_for(engine: Engine, stack: product.Stack, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Perform:
    monkeypatch.setattr("workers.parse_resume.get_settings", lambda: settings)

    def _read_for(user_id: UUID, pdf: bytes) -> Job:
        upload_id = uuid4()
        with Session(engine) as session, session.begin():
            row = session.execute(insert_job(PARSE_RESUME, ParseResumeArguments(upload_id), user_id=user_id)).one()
            session.add(Upload(id=upload_id, user_id=user_id, job_id=row.id, file_name="resume.pdf", content=pdf))
        attempt = claim_attempt(engine, row.id, row.attempt_token, worker="test", lease=timedelta(seconds=60))
        assert attempt is not None
        perform(engine, connect(stack.redis_url), attempt)
        with Session(engine) as session:
            assert session.scalar(select(func.count()).where(Upload.id == upload_id)) == 0, (
                "the upload outlived its job"
            )
            return session.get_one(Job, row.id)

    return _read_for


def test_a_resume_becomes_a_profile(person_id: UUID, read_for: Perform, welder_resume: bytes, engine: Engine) -> None:
    job = read_for(person_id, welder_resume)
    assert job.state == "succeeded"
    assert job.result is not None
    assert job.result["message"].startswith("We added 3 jobs, ")
    assert (job.result["added"]["workExperiences"], job.result["added"]["certifications"]) == (3, 3)
    with Session(engine) as session:
        jobs = session.scalars(
            select(WorkExperience).where(WorkExperience.user_id == person_id).order_by(WorkExperience.start_date)
        ).all()
        assert [(row.job_title, row.company_name, row.start_date, row.end_date) for row in jobs] == [
            ("Welder Helper", "Tule River Steel Works", date(2013, 8, 1), date(2015, 5, 1)),
            ("Pipe Welder", "Harborline Marine Repair", date(2015, 6, 1), date(2019, 2, 1)),
            ("Structural Welder", "Bayline Fabrication", date(2019, 3, 1), None),
        ]
        assert (jobs[0].duties or "").splitlines()[2] == "Ran a band saw, drill press and iron worker"
        skills = {
            row.name: row for row in session.scalars(select(EquipmentSkill).where(EquipmentSkill.user_id == person_id))
        }
        assert (skills["MIG welder"].type, skills["MIG welder"].proficiency_level) == ("Power Tool", "Expert")
        assert (skills["Overhead crane"].type, skills["Overhead crane"].proficiency_level) == (
            "Heavy Equipment",
            "Beginner",
        )
        held = {
            row.name: row for row in session.scalars(select(Certification).where(Certification.user_id == person_id))
        }
        forklift = held["Forklift Operator Certification"]
        assert (forklift.issuing_organization, forklift.issue_date, forklift.expiration_date) == (
            "National Safety Council",
            date(2023, 4, 1),
            date(2026, 4, 1),
        )
        assert not forklift.issue_date_assumed


def test_progress_tells_the_real_steps(
    person_id: UUID, read_for: Perform, welder_resume: bytes, stack: product.Stack
) -> None:
    job = read_for(person_id, welder_resume)
    entries: Any = connect(stack.redis_url).xrange(stream_key(job.id))
    events = [decode_event(fields[b"event"]) for _, fields in entries]
    told = [(event.message, event.detail and event.detail.message) for event in events if isinstance(event, Progress)]
    assert told == [
        ("Opening your resume...", None),
        ("Reading the text...", "1 page"),
        ("Finding your jobs...", None),
        ("Finding your skills and certifications...", None),
        ("Saving to your profile...", None),
    ]


def test_a_configured_model_adds_only_what_stands_in_the_document(
    person_id: UUID, read_for: Perform, welder_resume: bytes, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = [{"name": name, "issuer": "", "issued": "", "expires": ""} for name in ("CWI", "Certified in SMAW and FCAW")]
    with serving(Reply(json.dumps({"jobs": [], "skills": [], "certifications": held}))) as server:
        configured = settings.model_copy(update={"openai_base_url": server.base_url, "openai_model": "small"})
        monkeypatch.setattr("workers.parse_resume.get_settings", lambda: configured)
        job = read_for(person_id, welder_resume)
    assert job.result is not None
    assert job.result["added"]["certifications"] == 4
    assert any("Certified in SMAW and FCAW" in finding["message"] for finding in job.result["toCheck"])
    assert not any("CWI" in finding["message"] for finding in job.result["toCheck"])


def test_the_same_resume_twice_adds_nothing(
    person_id: UUID, read_for: Perform, welder_resume: bytes, engine: Engine
) -> None:
    read_for(person_id, welder_resume)
    before = _profile(engine, person_id)
    again = read_for(person_id, welder_resume)
    assert again.result == {
        "message": "Your profile already has everything that this resume says. Nothing was added.",
        "added": {
            "workExperiences": 0,
            "equipmentSkills": 0,
            "certifications": 0,
            "education": 0,
            "languages": 0,
            "contactDetails": 0,
        },
        "toCheck": [],
        "leftOpen": 0,
    }
    assert _profile(engine, person_id) == before


def test_what_the_person_wrote_is_neither_overwritten_nor_doubled(
    person_id: UUID, read_for: Perform, welder_resume: bytes, engine: Engine
) -> None:
    with Session(engine) as session, session.begin():
        dates = {"start_date": date(2015, 7, 15), "end_date": date(2019, 2, 20)}
        session.add(
            WorkExperience(
                user_id=person_id,
                job_title="Pipe welder",
                company_name="Harborline Marine  Repair",
                duties="My own words",
                **dates,
            )
        )
        session.add(EquipmentSkill(user_id=person_id, name="forklifts", type="Other", proficiency_level="Expert"))
        session.add(EquipmentSkill(user_id=person_id, name="MIG Welding", type="Other", proficiency_level="Expert"))
        session.add(
            Certification(
                user_id=person_id, name="OSHA 10-Hour", issuing_organization="Me", issue_date=date(2018, 1, 1)
            )
        )
    job = read_for(person_id, welder_resume)
    assert job.result is not None
    assert (job.result["added"]["workExperiences"], job.result["added"]["certifications"]) == (2, 2)
    jobs, skills, certifications = _profile(engine, person_id)
    assert ("Pipe welder", "Harborline Marine  Repair", "My own words") in jobs
    assert len(jobs) == 3
    assert [skill for skill in skills if "orklift" in skill[0]] == [("forklifts", "Other", "Expert")]
    assert [skill[0] for skill in skills if "mig" in skill[0].lower()] == ["MIG Welding"]
    assert [one for one in certifications if "OSHA" in one[0]] == [("OSHA 10-Hour", "Me")]


def test_what_cannot_be_read_says_why_and_leaves_nothing(
    person_id: UUID, read_for: Perform, welder_resume: bytes, engine: Engine
) -> None:
    job = read_for(person_id, welder_resume[: len(welder_resume) // 2])
    assert (job.state, job.error_code) == ("failed", "pdf_damaged")
    assert _profile(engine, person_id) == ([], [], [])


def _profile(
    engine: Engine, user_id: UUID
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]], list[tuple[str, ...]]]:
    with Session(engine) as session:
        jobs = session.scalars(select(WorkExperience).where(WorkExperience.user_id == user_id))
        skills = session.scalars(select(EquipmentSkill).where(EquipmentSkill.user_id == user_id))
        certifications = session.scalars(select(Certification).where(Certification.user_id == user_id))
        return (
            sorted((row.job_title, row.company_name, row.duties or "") for row in jobs),
            sorted((row.name, row.type, row.proficiency_level) for row in skills),
            sorted((row.name, row.issuing_organization) for row in certifications),
        )


def _message(text: str) -> Message:
    return Message("", {}, text)


def _additions(jobs: int, skills: int, certifications: int, *to_check: str) -> Additions:
    rows = AddedRows(
        [(ReadJob("Welder", "Bayline", None, None, current=False, duties=[]), uuid4())] * jobs,
        [(ReadSkill("Band saw", "Power Tool"), uuid4())] * skills,
        [(ReadCertification("TWIC"), uuid4())] * certifications,
    )
    return Additions(list(map(_message, to_check)), rows)


@pytest.mark.parametrize(
    ("added", "message"),
    [
        (_additions(1, 0, 2), "We added 1 job and 2 certifications to your profile."),
        (_additions(0, 1, 0, "Look."), "We added 1 skill to your profile. Look."),
        (
            _additions(1, 1, 1, *"ABCDE"),
            "We added 1 job, 1 skill and 1 certification to your profile. A B C There are 2 more things to check.",
        ),
    ],
)
def test_the_message_says_what_was_added_and_what_to_check(added: Additions, message: str) -> None:
    assert message_for(added) == message


def test_assumed_dates_are_marked(person_id: UUID, engine: Engine) -> None:
    today = datetime.now(UTC).date()
    with Session(engine) as session, session.begin():
        added = add_new(session, person_id, ReadResume([], [], [ReadCertification("TWIC card")], []), today)
        row = session.scalars(select(Certification).where(Certification.user_id == person_id)).one()
        assert (row.issue_date, row.issue_date_assumed, row.expiration_date) == (today, True, None)
    assert [one.message for one in added.to_check] == [
        "For TWIC card, no issue date is given. Please put in the right one.",
        "For TWIC card, no issuing organization is given. Please add it.",
    ]
