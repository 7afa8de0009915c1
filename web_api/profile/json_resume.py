"""A profile as a JSON Resume (schema 1.0.0 of jsonresume.org). Only what the person has entered; nothing is made up."""

from datetime import date

import msgspec

from common.profile.rows import ProfileRows
from common.tables import Certification, ContactDetails, Education, EquipmentSkill, User, WorkExperience
from common.web_links import host_of

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
BULLETS = "-–—•*· \t"


class Location(msgspec.Struct, omit_defaults=True):
    """Where the person lives; `region` is the state."""

    city: str | None = None
    region: str | None = None


class OnlineProfile(msgspec.Struct):
    """A link; `network` is its host."""

    network: str
    url: str


class Basics(msgspec.Struct, omit_defaults=True):
    """Name, e-mail and the ways to reach the person."""

    name: str
    email: str
    image: str | None = None
    phone: str | None = None
    location: Location | None = None
    profiles: list[OnlineProfile] = []


class Work(msgspec.Struct, rename="camel", omit_defaults=True):
    """One job; no `endDate` while it is held. `highlights`: the lines of its duties."""

    name: str
    position: str
    start_date: date
    end_date: date | None = None
    highlights: list[str] = []


class Skill(msgspec.Struct):
    """One skill; `keywords` holds its kind."""

    name: str
    level: str
    keywords: list[str]


class Certificate(msgspec.Struct, omit_defaults=True):
    """One certificate, without a `date` where the resume that it was read from gave none.

    The schema has no field for its end.

    It allows further fields, and `number` is one.
    """

    name: str
    issuer: str
    issued: date | None = msgspec.field(default=None, name="date")
    number: str | None = None


class Study(msgspec.Struct, rename="camel", omit_defaults=True):
    """A school, course or apprenticeship; `studyType` is what was earned."""

    institution: str
    study_type: str | None = None
    start_date: date | None = None
    end_date: date | None = None


class Spoken(msgspec.Struct):
    """A language and how well it is spoken."""

    language: str
    fluency: str


class Referee(msgspec.Struct):
    """Who can be asked; `reference` says who they are to the person and how to reach them."""

    name: str
    reference: str


class JsonResume(msgspec.Struct):
    """A profile in the JSON Resume format."""

    schema: str = msgspec.field(name="$schema")
    basics: Basics
    work: list[Work]
    skills: list[Skill]
    certificates: list[Certificate]
    education: list[Study]
    languages: list[Spoken]
    references: list[Referee]


def json_resume(user: User, profile: ProfileRows) -> JsonResume:
    """Return the profile in the JSON Resume format; each list keeps the profile's order."""
    return JsonResume(
        SCHEMA,
        _basics(user, profile.contact),
        [_work(row) for row in profile.work_experiences],
        [_skill(row) for row in profile.equipment_skills],
        [_certificate(row) for row in profile.certifications],
        [_study(row) for row in profile.background.education],
        [Spoken(row.name, row.level) for row in profile.background.languages],
        [_referee(one) for one in profile.background.references.people] if profile.background.references else [],
    )


def _basics(user: User, contact: ContactDetails | None) -> Basics:
    basics = Basics(
        " ".join(part for part in (user.first_name, user.last_name) if part), user.email, user.profile_image_url
    )
    if contact:
        basics.phone = contact.phone
        basics.location = Location(contact.city, contact.state) if contact.city or contact.state else None
        basics.profiles = [OnlineProfile(host_of(link), link) for link in contact.links]
    return basics


def _work(row: WorkExperience) -> Work:
    lines = [line.strip(BULLETS) for line in (row.duties or "").splitlines()]
    return Work(row.company_name, row.job_title, row.start_date, row.end_date, [line for line in lines if line])


def _skill(row: EquipmentSkill) -> Skill:
    return Skill(row.name, row.proficiency_level, [row.type])


def _study(row: Education) -> Study:
    earned = ", ".join(filter(None, (row.credential, f"{row.hours} hours" if row.hours else None)))
    return Study(row.school, earned or None, row.start_date, row.end_date)


def _referee(one: dict[str, str]) -> Referee:
    return Referee(one["name"], ", ".join(filter(None, (one["relation"], one["phone"]))))


def _certificate(row: Certification) -> Certificate:
    issued = None if row.issue_date_assumed else row.issue_date
    return Certificate(row.name, row.issuing_organization, issued, row.number)
