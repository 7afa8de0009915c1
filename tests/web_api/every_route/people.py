"""People with something in every table, made without the API: the matrix needs hundreds of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any
from uuid import UUID, uuid4

from argon2 import PasswordHasher
from sqlalchemy import CompoundSelect, Engine, Select, Table, func, literal, literal_column, select, union_all
from sqlalchemy.orm import Session

from common import tables
from common.documents.composed import CoverLetter, document_data
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE
from common.job_states import JobState
from common.jobs.kinds.extract_posting import EXTRACT_POSTING
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT
from common.profile.review import Contents, Doubt, Quote, stored
from tests.product import PASSWORD, new_email

PASSWORD_HASH = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
"""Quick to check; nobody's real one."""
IN_USE = timedelta(days=29, hours=23, minutes=30)
"""Until when a session lives that was just renewed: another request needn't do it again."""
OVER = timedelta(days=-1)
DRAWN = {
    "version": 2,
    "template": DEFAULT_TEMPLATE,
    "paper": DEFAULT_PAPER,
    "number": 1,
    "width": 1,
    "height": 1,
}


@dataclass(frozen=True)
class Person:
    """`mark` stands in everything of theirs, so that whoever gets to see any of it is found out.

    `old_token`: of a session that is over. `ids`: of what is theirs, and by what else requests speak of them.
    """

    token: str
    old_token: str
    mark: str
    ids: Mapping[str, str]


def add_person(engine: Engine, role: tables.Role = "user", *, is_active: bool = True) -> Person:
    """With a profile, a printed document, a failed job and one that waits, a notification and a link to reset."""
    mark = f"mark{uuid4().hex}"
    tokens = {name: token_urlsafe(32) for name in ("token", "old_token", "session_id", "reset_token")}
    with Session(engine, expire_on_commit=False) as session:
        user = tables.User(
            email=new_email(),
            password_hash=PASSWORD_HASH,
            first_name=mark,
            last_name="A",
            role=role,
            is_active=is_active,
        )
        session.add(user)
        session.flush()
        rows = _rows_of(user, mark)
        session.add_all([*rows.values(), *_sessions_of(user, mark, tokens)])
        session.flush()
        document_id = rows["document_id"].id
        printed = tables.DocumentFile(document_id=document_id, format="pdf", content=f"%PDF-1.7 {mark}".encode())
        page = tables.DocumentPage(
            document_id=document_id, content=mark.encode(), lines=[{"text": mark, "boxes": []}], **DRAWN
        )
        earlier = {"title": mark, "content": mark, "draft": rows["document_id"].draft, "findings": {}}
        version = tables.DocumentVersion(document_id=document_id, number=1, **earlier)
        hour = datetime.now(UTC) + timedelta(hours=1)
        link = tables.PasswordReset(user_id=user.id, token_hash=_hashed(tokens["reset_token"]), expires_at=hour)
        review = _review_of(user, mark, rows["certification_id"].id)
        contact = tables.ContactDetails(user_id=user.id, city=mark)
        asked = tables.ReferenceDetails(user_id=user.id, people=[{"name": mark, "relation": "", "phone": ""}])
        sent = tables.DocumentLink(user_id=user.id, document_id=document_id, path_key=mark, template="classic")
        session.add_all([printed, page, version, link, contact, asked, sent, review])
        session.commit()
        words = {
            "email": user.email,
            "user_id": str(user.id),
            "session_id": _hashed(tokens["session_id"]),
            "reset_token": tokens["reset_token"],
            "page_id": str(page.id),
            "number": "1",
            "review_id": str(review.id),
            "doubt": "0",
        }
        ids = {name: str(row.id) for name, row in rows.items()}
        return Person(tokens["token"], tokens["old_token"], mark, ids | words)


def _sessions_of(user: tables.User, mark: str, tokens: Mapping[str, str]) -> list[tables.Session]:
    now = datetime.now(UTC)
    seen = {"userAgent": mark, "ipAddress": "192.0.2.1", "lastUsedAt": now.isoformat()}
    until = {"token": IN_USE, "session_id": IN_USE, "old_token": OVER}
    return [
        tables.Session(sid=_hashed(tokens[name]), user_id=user.id, sess=seen, expire=now + left)
        for name, left in until.items()
    ]


def _rows_of(user: tables.User, mark: str) -> dict[str, Any]:
    day, theirs = date(2020, 1, 1), {"user_id": user.id}
    document = {"type": "cover_letter", "title": mark, "content": mark, "draft": _letter(mark), "job_description": mark}
    kind = EXTRACT_POSTING
    job = {"kind": kind.name, "queue": kind.queue, "arguments": {"url": f"https://jobs.example/{mark}"}} | theirs
    wish = {"document_type": "resume", "job_description": mark}
    told_of = {"kind": GENERATE_DOCUMENT.name, "queue": GENERATE_DOCUMENT.queue, "arguments": wish} | theirs
    progress = {"code": "writing", "message": mark, "step": 4, "steps": 6, "percent": 60}
    failure = {"error_code": "unreachable", "error_message": mark, "ended_at": datetime.now(UTC)}
    skill = {"name": mark, "type": "Heavy Equipment", "proficiency_level": "Expert"}
    told = {"event_key": mark, "code": "job_failed", "parameters": {"kind": "render_pdf", "title": mark}}
    return {
        "work_experience_id": tables.WorkExperience(job_title=mark, company_name=mark, start_date=day, **theirs),
        "equipment_skill_id": tables.EquipmentSkill(**skill, **theirs),
        "certification_id": tables.Certification(name=mark, issuing_organization=mark, issue_date=day, **theirs),
        "education_id": tables.Education(school=mark, **theirs),
        "language_id": tables.SpokenLanguage(name=mark, level="Native", **theirs),
        "document_id": tables.GeneratedDocument(**document, version=2, profile_fingerprint=mark, **theirs),
        "job_id": tables.Job(state=JobState.FAILED, **failure, **job),
        "waiting_job_id": tables.Job(**job),
        "told_of_job_id": tables.Job(progress=progress, **told_of),
        "notification_id": tables.Notification(**told, **theirs),
    }


def _letter(mark: str) -> dict[str, object]:
    return document_data(CoverLetter("en", mark, mark, (), "", (), "", (mark,), ""))


def _review_of(user: tables.User, mark: str, row_id: UUID) -> tables.ResumeReview:
    quote = Quote([mark], [mark])
    doubt = Doubt(reason="may_be_a_class", list_name="certifications", row_id=row_id, fields=["name"], quote=quote)
    contents = stored(Contents({"certifications": [row_id]}, [doubt]))
    return tables.ResumeReview(id=uuid4(), user_id=user.id, file_name=mark, contents=contents)


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def all_rows(engine: Engine) -> dict[str, tuple[int, int]]:
    """Of each table how many rows there are, and a number that changes with any of them."""
    with engine.connect() as connection:
        return {name: (count, total) for name, count, total in connection.execute(_rows_of_all_tables())}


@cache
def _rows_of_all_tables() -> CompoundSelect[Any]:
    """Made once: it is asked some 450 times, and making it takes as long as a request."""
    return union_all(*(_rows_of_table(table) for table in tables.Base.metadata.sorted_tables))


def _rows_of_table(table: Table) -> Select[Any]:
    hashed = func.hashtextextended(literal_column(f'"{table.name}"::text'), 0)
    total = func.coalesce(func.sum(hashed), 0)
    return select(literal(table.name), func.count(), total).select_from(table)
