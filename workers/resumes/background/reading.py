"""Education and languages out of a resume's sections."""

from collections.abc import Sequence

from workers.resumes.background import spoken, studies
from workers.resumes.background.study_words import APPRENTICESHIP, SCHOOL
from workers.resumes.credentials.words import KNOWN
from workers.resumes.resume import ReadCertification, ReadEducation, ReadLanguage
from workers.resumes.sections.dividing import Section
from workers.resumes.text.cleaning import key
from workers.resumes.text.headings import Kind

# Where a person says that they speak a language, beside its own section.
_MAY_CLAIM = {Kind.SUMMARY, Kind.HIGHLIGHTS, Kind.SKILLS, Kind.OTHER}


def read_education(
    found: Sequence[Section], held: Sequence[ReadCertification]
) -> tuple[list[ReadEducation], list[ReadCertification]]:
    """Schools, courses and apprenticeships, each once; and the certifications that are none of these.

    What is a well-known certification stays one wherever it stands, and so does what names no school.
    """
    studied = [one for section in found if _is_of_education(section) for one in studies.studies(section.rows)]
    trained = [one for section in found if section.kind is Kind.TRAINING for one in studies.trained(section.rows)]
    studied += [one for one in trained if studies.is_apprenticeship(one) or not any(_is_same(one, it) for it in held)]
    once: dict[object, ReadEducation] = {}
    for one in studied:
        once.setdefault((key(one.school), key(one.credential or "")), one)
    kept = [one for one in once.values() if not any(_stays_certification(one, other) for other in held)]
    return kept, [other for other in held if not any(_is_same(one, other) for one in kept)]


def read_languages(found: Sequence[Section]) -> list[ReadLanguage]:
    """The listed languages, then those that the person says elsewhere to speak."""
    named = [one for section in found if section.kind is Kind.LANGUAGES for one in spoken.listed(section.rows)]
    named += [one for section in found if section.kind in _MAY_CLAIM for one in spoken.claimed(section.rows)]
    return spoken.without_doubles(named)


def _is_of_education(section: Section) -> bool:
    titled = section.kind is Kind.OTHER and bool(APPRENTICESHIP.search(section.title))
    return section.kind is Kind.EDUCATION or titled


def _is_same(one: ReadEducation, other: ReadCertification) -> bool:
    """True where the one's words stand in the other's, in their order."""
    held = f" {key(other.name)} "
    names = [f" {key(name)} " for name in (one.credential, one.school) if name]
    return any(held in name or name in held for name in names)


def _stays_certification(one: ReadEducation, other: ReadCertification) -> bool:
    return _is_same(one, other) and bool(KNOWN.search(other.name) or not SCHOOL.search(one.school))
