"""What is so about a person: the profile's rows, in the shape that writing needs. Nothing else may be claimed."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Self

import msgspec

from common.profile.background import Background
from common.tables import (
    Certification,
    ContactDetails,
    EquipmentSkill,
    LanguageLevel,
    Proficiency,
    SkillType,
    User,
    WorkExperience,
)
from common.tables.profile import ISSUER_NOT_GIVEN
from common.web_links import is_web_link
from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import clean_text, one_line, without_wraps

_LONGEST_DUTIES = 6_000
"""Characters of one job that are read; a page holds 3,000, and a document shows six lines of them."""
_PLACEHOLDER = re.compile(
    r"(?:job title|title|company|employer)(?: name)? (?:not (?:given|provided|specified)|unknown)"
    r"|n\s*/?\s*a\.?|none|unknown|not given|tbd|[-\u2013—?.*x]+|sin (?:empresa|nombre|dato)|ningun[oa]"
    r"|desconocid[oa]|no aplica",
    re.IGNORECASE,
)
"""What stands in a row for a name that nobody knows: never printed as if it were one."""
_TOLD_JOBS = 12
"""Of the newest jobs the duties are told; of older ones employer, title and dates."""


class Experience(msgspec.Struct, frozen=True):
    """A job held; no `end_date` means until today. `duties` keeps the person's own lines."""

    id: str
    job_title: str
    company_name: str
    start_date: date
    end_date: date | None
    duties: str
    typed_title: str = ""
    """The title as its person typed it, where a document names it in another language."""

    @property
    def titles(self) -> str:
        """The title in each language that it is known in: words of many senses are told apart by it."""
        return f"{self.job_title} / {self.typed_title}" if self.typed_title else self.job_title

    def has_employer_of(self, other: "Experience") -> bool:
        """Whether both were with one employer, however its name was typed."""
        return self.company_name.casefold() == other.company_name.casefold()


class Skill(msgspec.Struct, frozen=True):
    """A machine, tool, program or craft."""

    id: str
    name: str
    type: SkillType
    proficiency: Proficiency
    level_assumed: bool = False
    """Whether nobody has said the level: a resume named the skill, and its person hasn't looked at it yet."""


WAITS_FOR = (
    r"logging (?:my )?(?:days|dives|hours|time)|paperwork (?:filed|sent|submitted|in)|class(?:es)? started"
    r"|\d+ of \d+ (?:modules|parts|classes|exams|tests|sections)|estudiando|por (?:tomar|presentar) examen"
)
"""What a paper that is begun waits for, without its ends."""
_YET_TO_BE_EARNED = re.compile(
    r"\b(?:exam|test) (?:is )?(?:scheduled|booked|pending|date)\b|\bscheduled (?:exam|test|for)\b|\bin progress\b"
    r"|\b(?:in process|in the works|underway|working on (?:it|this|that))(?=\s*(?:$|[;,.()]))"
    r"|\bscheduled (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|20\d\d)\b|\binscrit[oa]\b"
    r"|\bclass (?:starts|begins|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))"
    r"|\bstudying,|[,;(] ?(?:still |now )?studying\)?;"
    r"|\b(?:pending|enrolled|expected|studying (?:for|toward)|not yet (?:taken|passed|earned))\b"
    r"|\bapplication (?:approved|submitted|sent|filed)\b|\bsolicitud (?:aprobada|enviada|presentada)\b"
    r"|\bexam (?:is )?(?:in|on|set for) (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|20\d\d)\b"
    r"|\bexam (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* 20\d\d\b"
    r"|\b(?:class(?:es)?|course|seat) booked\b|\bapplied for\b|\(applied[,;)]|\bsolicitad[oa]\b"
    r"|\((?:still )?in (?:class|training)\b"
    r"|\(en (?:pr[a\u00e1]cticas?|entrenamiento|capacitaci[o\u00f3]n|formaci[o\u00f3]n)\b"
    rf"|\b(?:{WAITS_FOR})\b"
    r"|\b(?:certificado|carnet|tarjeta) pendiente\b"
    r"|\bexamen (?:programado|pendiente|agendado)\b|\ben (?:curso|tr[a\u00e1]mite|proceso)\b|\bpendiente de examen\b",
    re.IGNORECASE,
)


class Credential(msgspec.Struct, frozen=True):
    """A certification or licence; no `expires` means never, no `issued` that nobody has said when."""

    id: str
    name: str
    issuer: str
    issued: date | None
    expires: date | None
    number: str = ""

    @property
    def is_pursued(self) -> bool:
        """Whether its name or number says that it is yet to be earned, whatever date was entered: "in progress"."""
        return _YET_TO_BE_EARNED.search(f"{self.name}; {self.number}") is not None

    def is_held(self, today: date) -> bool:
        """Whether the credential is in force: neither yet to come nor expired.

        Only then may prose say that the person has it.
        """
        is_earned = not self.is_pursued and (self.issued is None or self.issued <= today)
        return is_earned and (self.expires is None or self.expires >= today)


class Reachable(msgspec.Struct, frozen=True):
    """How employers reach the person, beside the e-mail address; an empty text is what wasn't given."""

    phone: str = ""
    place: str = ""
    links: tuple[str, ...] = ()

    @classmethod
    def from_row(cls, row: ContactDetails | None) -> Self:
        """`place` is city and state; of `links` only what leads to a web page."""
        if row is None:
            return cls()
        place = ", ".join(filter(None, (one_line(row.city or ""), one_line(row.state or ""))))
        return cls(one_line(row.phone or ""), place, tuple(link for link in row.links if is_web_link(link)))


class Training(msgspec.Struct, frozen=True):
    """A school, course or apprenticeship; `hours` of one. Any of it may be missing but the school."""

    school: str
    credential: str
    hours: int | None
    start_date: date | None
    end_date: date | None


class SpokenLanguage(msgspec.Struct, frozen=True):
    """A language and how well it is spoken."""

    name: str
    level: LanguageLevel


class Referee(msgspec.Struct, frozen=True):
    """Somebody who can be asked about the person; relation and phone may be empty."""

    name: str
    relation: str
    phone: str


class KnownBeside(msgspec.Struct, frozen=True):
    """Education, languages and references: printed as they are, in the order of the lists."""

    education: tuple[Training, ...] = ()
    languages: tuple[SpokenLanguage, ...] = ()
    referees: tuple[Referee, ...] = ()
    references_on_request: bool = False

    @classmethod
    def from_rows(cls, background: Background) -> Self:
        """Rows as they stand in the database, cleaned of signs that can't be printed."""
        asked = background.references
        return cls(
            tuple(
                Training(one_line(row.school), one_line(row.credential or ""), row.hours, row.start_date, row.end_date)
                for row in background.education
            ),
            tuple(SpokenLanguage(one_line(row.name), row.level) for row in background.languages),
            tuple(
                Referee(one_line(one["name"]), one_line(one["relation"]), one_line(one["phone"]))
                for one in (asked.people if asked else ())
            ),
            bool(asked and asked.on_request),
        )


class ProfileFacts(msgspec.Struct, frozen=True):
    """Experiences stand newest first. `today` is the date of writing, so that writing can be repeated exactly."""

    name: str
    email: str
    experiences: tuple[Experience, ...]
    skills: tuple[Skill, ...]
    credentials: tuple[Credential, ...]
    today: date
    reachable: Reachable = Reachable()
    beside: KnownBeside = KnownBeside()

    @classmethod
    def from_rows(
        cls,
        user: User,
        experiences: Sequence[WorkExperience],
        skills: Sequence[EquipmentSkill],
        certifications: Sequence[Certification],
        today: date,
        *,
        contact: ContactDetails | None = None,
    ) -> Self:
        """Rows as they stand in the database, cleaned of signs that can't be printed."""
        return cls(
            name=one_line(" ".join(filter(None, (user.first_name, user.last_name)))),
            email=one_line(user.email),
            experiences=_told(
                newest_first(
                    Experience(
                        id=str(row.id),
                        job_title=given(row.job_title),
                        company_name=given(row.company_name),
                        start_date=row.start_date,
                        end_date=row.end_date,
                        duties=without_wraps(clean_text((row.duties or "")[:_LONGEST_DUTIES])),
                    )
                    for row in experiences
                )
            ),
            skills=tuple(
                Skill(str(row.id), one_line(row.name), row.type, row.proficiency_level, row.proficiency_assumed)
                for row in skills
            ),
            credentials=tuple(
                Credential(
                    str(row.id),
                    one_line(row.name),
                    "" if row.issuing_organization == ISSUER_NOT_GIVEN else one_line(row.issuing_organization),
                    None if row.issue_date_assumed else row.issue_date,
                    row.expiration_date,
                    one_line(row.number or ""),
                )
                for row in certifications
            ),
            today=today,
            reachable=Reachable.from_row(contact),
        )

    def with_rows(
        self,
        *,
        job: Callable[[Experience], Experience] | None = None,
        skill: Callable[[Skill], Skill] | None = None,
        credential: Callable[[Credential], Credential] | None = None,
        training: Callable[[Training], Training] | None = None,
    ) -> Self:
        """The facts with each row of these kinds as the function for it gives it; the others as they are."""
        education = tuple(map(training, self.beside.education)) if training else self.beside.education
        return msgspec.structs.replace(
            self,
            experiences=tuple(map(job, self.experiences)) if job else self.experiences,
            skills=tuple(map(skill, self.skills)) if skill else self.skills,
            credentials=tuple(map(credential, self.credentials)) if credential else self.credentials,
            beside=msgspec.structs.replace(self.beside, education=education),
        )

    @property
    def held_credentials(self) -> tuple[Credential, ...]:
        """Return the credentials that are in force today."""
        return tuple(credential for credential in self.credentials if credential.is_held(self.today))

    def language(self) -> LanguageCode | None:
        """The language of the person's own material, or None where there is too little of it."""
        duties = " ".join(experience.duties for experience in self.experiences)
        titles = " ".join(experience.job_title for experience in self.experiences)
        names = " ".join([skill.name for skill in self.skills] + [credential.name for credential in self.credentials])
        return language_of(duties) or language_of(f"{titles} {names}")


def given(name: str) -> str:
    """The name on one line; empty where it only says that there is none."""
    bare = one_line(name)
    return "" if _PLACEHOLDER.fullmatch(bare) else bare


def _told(experiences: tuple[Experience, ...]) -> tuple[Experience, ...]:
    return tuple(
        job if place < _TOLD_JOBS else msgspec.structs.replace(job, duties="") for place, job in enumerate(experiences)
    )


def newest_first(experiences: Iterable[Experience]) -> tuple[Experience, ...]:
    """Jobs still held first, then by their end, then by their beginning."""
    return tuple(
        sorted(
            experiences,
            key=lambda job: (job.end_date is None, job.end_date or job.start_date, job.start_date),
            reverse=True,
        )
    )
