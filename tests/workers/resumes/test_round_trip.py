"""What Tradefolio wrote, as a PDF or for Word, is read back as it was, in both languages."""

from itertools import product

import pytest

from common.documents.composed import Entry, EntrySection, Line, LineSection, ProseSection, Resume
from common.tables import LanguageLevel
from workers.documents.labels import labels
from workers.documents.pdf import print_pdf
from workers.documents.word import write_word
from workers.language.grammar import LanguageCode
from workers.resumes import read_resume
from workers.resumes.resume import ReadResume

DATES: dict[LanguageCode, tuple[str, str, str, str, str, str]] = {
    "en": ("March 2019", "June 2015", "February 2019", "June 2014", "March 2027", "May 2017"),
    "es": ("marzo de 2019", "junio de 2015", "febrero de 2019", "junio de 2014", "marzo de 2027", "mayo de 2017"),
}
DUTIES = ("Welded columns", "Set an overhead crane")


@pytest.fixture(
    scope="module",
    params=product(["en", "es"], [print_pdf, write_word]),
    ids=["en pdf", "en word", "es pdf", "es word"],
)
def read_back(request: pytest.FixtureRequest) -> ReadResume:
    language, write = request.param
    return read_resume(write(_printed(language)))


def test_jobs_come_back(read_back: ReadResume) -> None:
    assert [(job.title, job.company, str(job.start), str(job.end or "")) for job in read_back.jobs] == [
        ("Structural Welder", "Bay Bridge Steel, Inc.", "2019-03", ""),
        ("Welder Helper", "Ramírez y Hermanos", "2015-06", "2019-02"),
        ("Laborer", "Tiny Shop", "2014-06", "2014-06"),
    ]
    assert [job.duties for job in read_back.jobs] == [[*DUTIES], ["Ground plate"], []]


def test_skills_come_back_without_the_names_of_their_groups(read_back: ReadResume) -> None:
    assert [(skill.name, skill.proficiency) for skill in read_back.skills] == [
        ("Angle grinder", "Expert"),
        ("Drill press", "Beginner"),
        ("Torque wrench", "Beginner"),
        ("Blueprint reading", "Advanced"),
        ("overhead crane", "Beginner"),
    ]


def test_each_certification_keeps_its_issuer_and_dates(read_back: ReadResume) -> None:
    assert [(one.name, one.issuer, str(one.issued), str(one.expires)) for one in read_back.certifications] == [
        ("AWS D1.1 Structural Welding", "American Welding Society", "2019-03", "2027-03"),
        ("OSHA 10", "OSHA", "2015-06", "None"),
        ("Forklift Operator", "Bay Safety", "2014-06", "2017-05"),
        ("TWIC", "TSA", "None", "None"),
    ]


def test_education_and_languages_come_back(read_back: ReadResume) -> None:
    assert [
        (one.school, one.credential, one.hours, str(one.start or ""), str(one.end or "")) for one in read_back.education
    ] == [
        ("Ironworkers Local 378", "Apprenticeship", 8000, "", "2027-03"),
        ("Laney College", "Welding certificate", None, "2015-06", "2017-05"),
        ("Skyline High School", None, None, "", "2014-06"),
    ]
    assert [(one.name, one.level) for one in read_back.languages] == [
        ("Spanish", "Native"),
        ("English", "Fluent"),
        ("Tagalog", "Conversational"),
        ("Hmong", "Basic"),
    ]


def _printed(code: LanguageCode) -> Resume:
    words, dates = labels(code), DATES[code]
    levels, types = words.levels, words.skill_types
    skills = (
        Line(types["Power Tool"], f"Angle grinder ({levels['Expert']}), Drill press"),
        Line(types["Hand Tool"], "Torque wrench"),
        Line(types["Technical Skill"], f"Blueprint reading ({levels['Advanced']})"),
    )
    held = (
        ("AWS D1.1 Structural Welding", "American Welding Society", dates[0], words.expires.format(dates[4])),
        ("OSHA 10", "OSHA", dates[1], ""),
        ("Forklift Operator", "Bay Safety", dates[3], words.expired.format(dates[5])),
    )
    lines = [Line(name, ", ".join(filter(None, (by, words.issued.format(on), until)))) for name, by, on, until in held]
    jobs = (
        Entry("Bay Bridge Steel, Inc.", "Structural Welder", f"{dates[0]} – {words.present}", DUTIES),
        Entry("Ramírez y Hermanos", "Welder Helper", f"{dates[1]} – {dates[2]}", ("Ground plate",)),
        Entry("Tiny Shop", "Laborer", dates[3]),
    )
    hours = words.hours.format(8000)
    studies = (
        Entry("Ironworkers Local 378", f"Apprenticeship, {hours}", words.expected.format(dates[4])),
        Entry("Laney College", "Welding certificate", f"{dates[1]} – {dates[5]}"),
        Entry("Skyline High School", "", dates[3]),
    )
    well: tuple[tuple[str, LanguageLevel], ...] = (
        ("Spanish", "Native"),
        ("English", "Fluent"),
        ("Tagalog", "Conversational"),
        ("Hmong", "Basic"),
    )
    spoken = ", ".join(f"{name} ({words.language_levels[level]})" for name, level in well)
    return Resume(
        language=code,
        title="Resume",
        name="Luis Ortega",
        contact=("luis@example.org",),
        headline="Structural Welder",
        sections=(
            ProseSection(words.summary, ("Welder with nine years in shops and on site.",)),
            EntrySection(words.experience, jobs),
            LineSection(words.skills, skills, ": "),
            LineSection(words.credentials, (*lines, Line("TWIC", "TSA"))),
            EntrySection(words.education, studies),
            ProseSection(words.languages, (spoken,)),
        ),
    )
