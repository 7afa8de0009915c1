"""What a read resume adds to a profile: only what isn't there yet, and nothing of the person's own rows is changed."""

from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import UUID, uuid4

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.jobs.kinds.parse_resume import NO_ROOM
from common.messages import Message
from common.profile.lists import hold_lists
from common.profile.review import ContactField, ReviewedRow
from common.tables import Certification, EquipmentSkill, WorkExperience
from common.tables.profile import DUTIES_LENGTH, ISSUER_NOT_GIVEN, LIST_ROWS, NAME_LENGTH, NUMBER_LENGTH
from workers.resumes.additions import background_rows
from workers.resumes.additions.checks import to_check
from workers.resumes.additions.contact_row import fill_contact
from workers.resumes.credentials.certifications import same_credential
from workers.resumes.gear.mentions import stems_of
from workers.resumes.resume import ReadCertification, ReadEducation, ReadJob, ReadLanguage, ReadResume, ReadSkill
from workers.resumes.skills.forms import same_skill
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import Moment
from workers.resumes.text.names import PLACEHOLDER


class AddedRows(msgspec.Struct):
    """What was read, and the row that it became."""

    jobs: list[tuple[ReadJob, UUID]]
    skills: list[tuple[ReadSkill, UUID]]
    certifications: list[tuple[ReadCertification, UUID]]
    education: list[tuple[ReadEducation, UUID]] = []
    languages: list[tuple[ReadLanguage, UUID]] = []


class Additions(msgspec.Struct):
    """The rows that were added, with their ids, what the user should check about them, and what else was filled in."""

    to_check: list[Message]
    rows: AddedRows
    contact: dict[ContactField, Any] = {}


def add_new(session: Session, user_id: UUID, resume: ReadResume, today: date) -> Additions:
    """Adds rows in the caller's transaction. The lists are held first: two resumes at once don't double a row."""
    session.execute(hold_lists(user_id))
    held_jobs = session.scalars(select(WorkExperience).where(WorkExperience.user_id == user_id)).all()
    held_skills = session.scalars(select(EquipmentSkill.name).where(EquipmentSkill.user_id == user_id)).all()
    held = session.scalars(select(Certification.name).where(Certification.user_id == user_id)).all()
    new_jobs = _new_jobs(resume.jobs, held_jobs)
    new_skills = _new_skills(resume.skills, held_skills)
    new_ones = [one for one in resume.certifications if not any(same_credential(one.name, name) for name in held)]
    jobs = new_jobs[: LIST_ROWS - len(held_jobs)]
    skills = new_skills[: LIST_ROWS - len(held_skills)]
    certifications = new_ones[: LIST_ROWS - len(held)]
    new_studies = background_rows.new_education(session, user_id, resume.education)
    new_languages = background_rows.new_languages(session, user_id, resume.languages)
    rows = AddedRows(
        [(job, _stored(session, _experience(user_id, job))) for job in jobs],
        [(skill, _stored(session, _skill(user_id, skill))) for skill in skills],
        [(one, _stored(session, _certification(user_id, one, today))) for one in certifications],
        [(one, _stored(session, background_rows.education(user_id, one, today))) for one in new_studies.kept],
        [(one, _stored(session, background_rows.language(user_id, one))) for one in new_languages.kept],
    )
    added = ReadResume(jobs, skills, certifications, [], education=new_studies.kept, languages=new_languages.kept)
    left_out = new_studies.left_out + new_languages.left_out
    left_out += sum(
        len(new) - len(kept) for new, kept in ((new_jobs, jobs), (new_skills, skills), (new_ones, certifications))
    )
    no_room = [NO_ROOM.told(count=left_out, limit=LIST_ROWS)] if left_out else []
    return Additions([*no_room, *to_check(added)], rows, fill_contact(session, user_id, resume.contact))


def _stored(session: Session, row: ReviewedRow) -> UUID:
    """The row's id, given here so that it is known before the transaction ends."""
    row.id = uuid4()
    session.add(row)
    return row.id


def _new_jobs(read: Sequence[ReadJob], held: Sequence[WorkExperience]) -> list[ReadJob]:
    return [job for job in read if job.start and not any(_same_job(job, row) for row in held)]


def _same_job(job: ReadJob, row: WorkExperience) -> bool:
    """The same work, also where the person has since corrected a title, an employer or a date of it."""
    titles = key(job.title) == key(row.job_title)
    company = _employer(job)
    companies = key(company) == key(row.company_name)
    start, end = _dates(job)
    same_start = (start.year, start.month) == (row.start_date.year, row.start_date.month)
    silent = not company
    if same_start and ((companies and not silent) or titles):
        return companies or silent
    overlapping = (row.end_date is None or start <= row.end_date) and (end is None or end >= row.start_date)
    return titles and companies and not silent and overlapping


def _new_skills(read: Sequence[ReadSkill], held: Sequence[str]) -> list[ReadSkill]:
    known = {same_skill(name) for name in held}
    stems = [stems_of(name) for name in held]
    new = (skill for skill in read if same_skill(skill.name) not in known)
    # A duty's "sit-down forklift" adds nothing to the forklift that the person has.
    return [skill for skill in new if skill.listed or not any(one <= stems_of(skill.name) for one in stems)]


def _experience(user_id: UUID, job: ReadJob) -> WorkExperience:
    start, end = _dates(job)
    return WorkExperience(
        user_id=user_id,
        job_title=job.title[:NAME_LENGTH],
        company_name=_employer(job)[:NAME_LENGTH],
        start_date=start,
        end_date=end,
        duties="\n".join(job.duties)[:DUTIES_LENGTH] or None,
    )


def _employer(job: ReadJob) -> str:
    """Empty also where the resume has a template's unfilled blank."""
    return "" if PLACEHOLDER.search(job.company) else job.company


def _skill(user_id: UUID, skill: ReadSkill) -> EquipmentSkill:
    return EquipmentSkill(
        user_id=user_id,
        name=skill.name[:NAME_LENGTH],
        type=skill.type,
        proficiency_level=skill.proficiency,
        proficiency_assumed=not skill.level_given,
    )


def _dates(job: ReadJob) -> tuple[date, date | None]:
    """First days of the months. A bare year is January to December; an end before its start is set to the start."""
    if job.start is None:
        raise ValueError("a job without dates is never added")
    start = _first_day(job.start, month=1)
    end = _first_day(job.end, month=12) if job.end else None
    return start, max(start, end) if end else None


def _first_day(moment: Moment, *, month: int) -> date:
    return date(moment.year, moment.month or month, 1)


def _certification(user_id: UUID, one: ReadCertification, today: date) -> Certification:
    """Without an issue date in the resume, the day of reading stands in (docs/decisions), marked as assumed."""
    expires = _first_day(one.expires, month=12) if one.expires else None
    issued = _first_day(one.issued, month=1) if one.issued else min(today, expires or today)
    return Certification(
        user_id=user_id,
        name=one.name[:NAME_LENGTH],
        issuing_organization=(one.issuer or ISSUER_NOT_GIVEN)[:NAME_LENGTH],
        issue_date=issued,
        issue_date_assumed=one.issued is None,
        expiration_date=max(issued, expires) if expires else None,
        number=one.number[:NUMBER_LENGTH] if one.number else None,
    )
