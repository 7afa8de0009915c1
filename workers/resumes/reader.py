"""Reads a resume's lines into the rows of a profile."""

from collections.abc import Iterable, Sequence

from workers.resumes.additions.checks import to_check
from workers.resumes.background import spoken
from workers.resumes.background.reading import read_education, read_languages
from workers.resumes.contact import read_contact
from workers.resumes.credentials import certifications
from workers.resumes.jobs.from_entries import jobs
from workers.resumes.jobs.labelled_entries import forms
from workers.resumes.layout.order import in_reading_order
from workers.resumes.resume import ReadCertification, ReadJob, ReadResume, ReadSkill
from workers.resumes.sections.dividing import Section, sections
from workers.resumes.skills.forms import without_doubles
from workers.resumes.skills.found import claimed_skills, listed_skills, named_gear
from workers.resumes.text.cleaning import key
from workers.resumes.text.headings import Kind
from workers.resumes.text.line import Line
from workers.resumes.text.lists import without_label
from workers.resumes.text.names import title_score

# Where a certification may stand as an item among others.
_MAY_MENTION = {Kind.HIGHLIGHTS, Kind.AWARDS, Kind.EDUCATION, Kind.OTHER, None}
# Where else than in duties and lists of skills a person says what they work with.
_MAY_NAME_GEAR = {Kind.SUMMARY, Kind.HIGHLIGHTS, Kind.AWARDS, Kind.TRAINING}


def read_sections(lines: Sequence[Line]) -> list[Section]:
    """The resume's sections, from lines in any order."""
    return sections(in_reading_order(lines))


def read_jobs(found: Sequence[Section]) -> list[ReadJob]:
    """The jobs of all experience sections, each once."""
    read = [job for section in found if section.kind is Kind.EXPERIENCE for job in jobs(section.rows)]
    if read:
        read += _jobs_without_heading(found)
    else:
        read = [job for section in found if forms(section.rows) for job in jobs(section.rows)]
    if not read and not any(section.kind is Kind.EXPERIENCE for section in found):
        read = _jobs_without_heading(found)
    seen: dict[object, ReadJob] = {}
    for job in read:
        seen.setdefault((key(job.title), key(job.company), job.start, job.end, key(" ".join(job.duties))), job)
    return list(seen.values())


def _jobs_without_heading(found: Sequence[Section]) -> list[ReadJob]:
    """Jobs under no heading: in a resume that has none, or at the top of a column to which the jobs went on."""
    return [
        job
        for section in found
        if section.kind is None
        for job in jobs(section.rows)
        if job.company and title_score(job.title) > 0
    ]


def read_skills(
    found: Sequence[Section], read: Iterable[ReadJob], held: Sequence[ReadCertification] = ()
) -> list[ReadSkill]:
    """Listed skills first, then the gear that the person's duties and claims name. What is `held` is no skill, too."""
    listed = [skill for section in found if section.kind is Kind.SKILLS for skill in listed_skills(section.rows)]
    # Where a resume lists its skills, what else it claims of itself is a skill only when it is short.
    claimed = claimed_skills if listed else listed_skills
    named = listed + [skill for section in found if section.kind is Kind.HIGHLIGHTS for skill in claimed(section.rows)]
    told = [text for job in read for text in job.duties]
    told += [row.text for section in found if section.kind in _MAY_NAME_GEAR for row in section.rows]
    lists = [without_label(row.text) for section in found if section.kind is Kind.SKILLS for row in section.rows]
    named = [skill for skill in named if not spoken.is_language(skill.name)]
    named += named_gear(told, lists, named)
    return without_doubles([skill for skill in named if not certifications.is_among(skill.name, held)])


def read_certifications(found: Sequence[Section]) -> list[ReadCertification]:
    """The listed certifications, then those named among other items."""
    listed = [
        one for section in found if section.kind is Kind.CERTIFICATIONS for one in certifications.listed(section.rows)
    ]
    listed += [
        one for section in found if section.kind is Kind.TRAINING for one in certifications.trained(section.rows)
    ]
    other = [one for section in found if section.kind in _MAY_MENTION for one in _mentioned_in(section)]
    other += [
        one
        for section in found
        if section.kind is Kind.SKILLS
        for one in certifications.mentioned(section.rows, known_only=True)
    ]
    return certifications.without_doubles([*listed, *other])


def _mentioned_in(section: Section) -> list[ReadCertification]:
    """A section of awards that mostly holds certifications holds nothing else."""
    named = certifications.mentioned(section.rows)
    if section.kind is not Kind.AWARDS:
        return named
    listed = certifications.listed(section.rows)
    return listed if len(named) * 2 > len(listed) else named


def read(lines: Sequence[Line]) -> ReadResume:
    """Everything that the lines say about a person's work."""
    found = read_sections(lines)
    read_first = read_jobs(found)
    held = read_certifications(found)
    studied, held = read_education(found, held)
    resume = ReadResume(
        read_first,
        read_skills(found, read_first, held),
        held,
        [],
        education=studied,
        languages=read_languages(found),
        contact=read_contact(found),
    )
    resume.to_check = to_check(resume)
    return resume
