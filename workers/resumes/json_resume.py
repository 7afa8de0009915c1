"""JSON Resume files (jsonresume.org, schema 1.0): what other programs export, read without guessing."""

from typing import Any

import msgspec

from common.errors import ErrorCode, UserError
from common.tables import Proficiency
from common.tables.profile import PLACE_LENGTH
from common.web_links import is_web_link
from workers.resumes.background.spoken import level_in
from workers.resumes.background.studies import hours_in
from workers.resumes.background.study_words import HOURS
from workers.resumes.contact import first_links, phones_in
from workers.resumes.resume import (
    ReadCertification,
    ReadContact,
    ReadEducation,
    ReadJob,
    ReadLanguage,
    ReadResume,
    ReadSkill,
)
from workers.resumes.skills.lexicon import skill_type
from workers.resumes.text.cleaning import cleaned
from workers.resumes.text.dates import Moment, find_date

MOST_ENTRIES = 200
MOST_DEEP = 8
_LEVELS: dict[str, Proficiency] = {
    "beginner": "Beginner", "novice": "Beginner", "intermediate": "Intermediate", "advanced": "Advanced",
    "expert": "Expert", "master": "Expert",
}  # fmt: skip


class _Work(msgspec.Struct):
    name: str = ""
    company: str = ""  # as older files call it
    position: str = ""
    startDate: str = ""  # noqa: N815 - the schema's own names
    endDate: str | None = None  # noqa: N815
    summary: str = ""
    highlights: list[str] = []


class _Skill(msgspec.Struct):
    name: str = ""
    level: str = ""
    keywords: list[str] = []


class _Certificate(msgspec.Struct):
    name: str = ""
    issuer: str | None = None
    date: str = ""
    number: str = ""  # a field of our own files, which the schema allows


class _Study(msgspec.Struct):
    institution: str = ""
    area: str = ""
    studyType: str = ""  # noqa: N815
    startDate: str = ""  # noqa: N815
    endDate: str | None = None  # noqa: N815


class _Language(msgspec.Struct):
    language: str = ""
    fluency: str = ""


class _Profile(msgspec.Struct):
    url: str = ""


class _Location(msgspec.Struct):
    city: str = ""
    region: str = ""


class _Basics(msgspec.Struct):
    phone: str = ""
    url: str = ""
    location: _Location = msgspec.field(default_factory=_Location)
    profiles: list[_Profile] = []


class _JsonResume(msgspec.Struct):
    basics: _Basics = msgspec.field(default_factory=_Basics)
    work: list[_Work] = []
    skills: list[_Skill] = []
    certificates: list[_Certificate] = []
    education: list[_Study] = []
    languages: list[_Language] = []


def read_json(content: bytes) -> ReadResume:
    """What the file says. Raises UserError for what is no JSON, or no resume in it."""
    try:
        resume = msgspec.convert(_without_nulls(msgspec.json.decode(content)), _JsonResume)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError, UnicodeDecodeError) as error:
        raise UserError(ErrorCode.JSON_UNREADABLE) from error
    return ReadResume(
        [job for work in resume.work[:MOST_ENTRIES] if (job := _job(work))],
        [skill for one in resume.skills[:MOST_ENTRIES] for skill in _skills(one)],
        [_certification(one) for one in resume.certificates[:MOST_ENTRIES] if cleaned(one.name)],
        [],
        education=[study for one in resume.education[:MOST_ENTRIES] if (study := _study(one))],
        languages=[_language(one) for one in resume.languages[:MOST_ENTRIES] if cleaned(one.language)],
        contact=_contact(resume.basics),
    )


def _without_nulls(node: Any, depth: int = 0) -> Any:
    """A null is a field that the file leaves out."""
    if depth > MOST_DEEP:
        return None
    if isinstance(node, dict):
        return {name: _without_nulls(value, depth + 1) for name, value in node.items() if value is not None}
    return [_without_nulls(one, depth + 1) for one in node] if isinstance(node, list) else node


def _contact(basics: _Basics) -> ReadContact:
    """Return the contact details that the form for them would accept, too."""
    city, state = cleaned(basics.location.city), cleaned(basics.location.region)
    links = [link for link in (basics.url, *(one.url for one in basics.profiles)) if is_web_link(link)]
    return ReadContact(
        next(phones_in(basics.phone), None),
        city[:PLACE_LENGTH] or None,
        state[:PLACE_LENGTH] or None if city else None,
        first_links(links),
    )


def _job(work: _Work) -> ReadJob | None:
    title, company = cleaned(work.position), cleaned(work.name or work.company)
    if not title and not company:
        return None
    start, end = _moment(work.startDate), _moment(work.endDate or "")
    duties = [told for text in (work.summary, *work.highlights) if (told := cleaned(text))]
    return ReadJob(title, company, start, end, end is None and start is not None, duties)


def _skills(skill: _Skill) -> list[ReadSkill]:
    """The keywords of a group, or the skill itself where it has none."""
    level = _LEVELS.get(skill.level.strip().lower())
    names = [name for one in skill.keywords or [skill.name] if (name := cleaned(one))]
    given = level is not None
    return [ReadSkill(name, skill_type(name), level or "Beginner", level_given=given) for name in names[:MOST_ENTRIES]]


def _certification(one: _Certificate) -> ReadCertification:
    issuer, number = cleaned(one.issuer or "") or None, cleaned(one.number) or None
    return ReadCertification(cleaned(one.name), issuer, _moment(one.date), number=number)


def _study(one: _Study) -> ReadEducation | None:
    """Our own files tell the hours of an apprenticeship with what was earned."""
    earned = ", ".join(filter(None, (cleaned(one.studyType), cleaned(one.area))))
    found = HOURS.search(earned)
    hours = hours_in(found) if found else None
    if found and hours:
        earned = f"{earned[: found.start()]}{earned[found.end() :]}".strip(" ,")
    school = cleaned(one.institution) or earned
    if not school:
        return None
    earned = "" if school == earned else earned
    return ReadEducation(school, earned or None, hours, _moment(one.startDate), _moment(one.endDate or ""))


def _language(one: _Language) -> ReadLanguage:
    return ReadLanguage(cleaned(one.language), level_in(one.fluency))


def _moment(text: str) -> Moment | None:
    found = find_date(text)
    return found.start if found else None
