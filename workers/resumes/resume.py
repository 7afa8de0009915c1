"""The contents of a resume that was read. Every text in it is a text of the document."""

import msgspec

from common.messages import Message
from common.tables import LanguageLevel, Proficiency, SkillType
from workers.resumes.text.dates import Moment


class ReadJob(msgspec.Struct):
    """`end` is None while the job lasts. `title` or `company` is empty where the resume gives none."""

    title: str
    company: str
    start: Moment | None
    end: Moment | None
    current: bool
    duties: list[str]


class ReadSkill(msgspec.Struct):
    """A skill in the resume's own words. `listed` is False for a machine that only its duties name.

    `level_given` is False where the resume says nothing of the proficiency.
    """

    name: str
    type: SkillType
    proficiency: Proficiency = "Beginner"
    listed: bool = True
    level_given: bool = False


class ReadCertification(msgspec.Struct):
    """`issuer`, `issued`, `expires` and `number` only where the resume gives them."""

    name: str
    issuer: str | None = None
    issued: Moment | None = None
    expires: Moment | None = None
    number: str | None = None


class ReadEducation(msgspec.Struct):
    """A school, course or apprenticeship. `school` may be the program, where no school is named.

    A single date in the resume is the `end`; both are None where it gives none, and `end` while the study goes on.
    """

    school: str
    credential: str | None = None
    hours: int | None = None
    start: Moment | None = None
    end: Moment | None = None


class ReadLanguage(msgspec.Struct):
    """A spoken language; `level` only where the resume gives it."""

    name: str
    level: LanguageLevel | None = None


class ReadContact(msgspec.Struct):
    """How employers reach the person; what the resume doesn't say is None, or no link. `links` are whole addresses."""

    phone: str | None = None
    city: str | None = None
    state: str | None = None
    links: list[str] = []


class ReadResume(msgspec.Struct):
    """A resume's rows, and sentences for the user about what the reader was not sure of."""

    jobs: list[ReadJob]
    skills: list[ReadSkill]
    certifications: list[ReadCertification]
    to_check: list[Message]
    education: list[ReadEducation] = []
    languages: list[ReadLanguage] = []
    contact: ReadContact = msgspec.field(default_factory=ReadContact)
