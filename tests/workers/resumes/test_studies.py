"""Schools, apprenticeships and languages as resumes print them, in English and Spanish."""

import pytest

from tests.workers.resumes.word_file import paragraph, word_file
from workers.resumes import read_resume
from workers.resumes.resume import ReadResume

JOB = (
    paragraph("ROSA IBARRA", bold=True)
    + paragraph("EXPERIENCE", bold=True)
    + paragraph("Structural Welder, Bayline Fabrication, Inc., March 2017 – May 2021")
    + paragraph("Weld columns and beams", bullet=True)
)


def read(heading: str, *lines: str) -> ReadResume:
    section = paragraph(heading, bold=True) + "".join(map(paragraph, lines))
    return read_resume(word_file(JOB + paragraph("SKILLS", bold=True) + paragraph("MIG welding, Band saw") + section))


def studied(resume: ReadResume) -> list[tuple[str, str | None, int | None, str, str]]:
    return [
        (one.school, one.credential, one.hours, str(one.start or ""), str(one.end or "")) for one in resume.education
    ]


def spoken(resume: ReadResume) -> list[tuple[str, str | None]]:
    return [(one.name, one.level) for one in resume.languages]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            ("Inside Wireman Apprenticeship | IBEW Local 11", "2014 – 2019 | 8,000 hours on-the-job training"),
            [("IBEW Local 11", "Inside Wireman Apprenticeship", 8000, "2014", "2019")],
        ),
        (
            ("Plumbing Apprenticeship, UA Local 38, San Francisco, CA, 9,000 hours, completed 2016", "GED, 2009"),
            [("UA Local 38", "Plumbing Apprenticeship", 9000, "", "2016"), ("GED", None, None, "", "2009")],
        ),
        (
            (
                "Associate of Science in HVAC",
                "Laney College, Oakland, CA",
                "May 2018",
                "Diploma",
                "Fremont High School",
            ),
            [
                ("Laney College", "Associate of Science in HVAC", None, "", "2018-05"),
                ("Fremont High School", "Diploma", None, "", ""),
            ],
        ),
        (
            ("California State University\tAugust 2012 – Present", "B.S. in Construction Management", "GPA: 3.7"),
            [("California State University", "B.S. in Construction Management", None, "2012-08", "")],
        ),
        (
            ("San Joaquin Valley College - Industrial Technology, AS Degree (expected May 2027)",),
            [("San Joaquin Valley College", "Industrial Technology, AS Degree", None, "", "2027-05")],
        ),
        (("Certificate of Achievement", "Relevant Coursework: Metallurgy"), []),
    ],
    ids=["apprenticeship", "several to a line", "under each other", "goes on", "expected", "nothing learnt"],
)
def test_education_is_read(lines: tuple[str, ...], expected: list[object]) -> None:
    assert studied(read("EDUCATION", *lines)) == expected


def test_spanish_education_and_languages_are_read() -> None:
    resume = read(
        "EDUCACIÓN",
        "Bachillerato técnico en electricidad",
        "CONALEP Plantel Tijuana I",
        "Agosto 2006 – Julio 2009",
        "Técnico en Soldadura, CECATI 115, 2008, 600 horas",
    )
    assert studied(resume) == [
        ("CONALEP Plantel Tijuana I", "Bachillerato técnico en electricidad", None, "2006-08", "2009-07"),
        ("CECATI 115", "Técnico en Soldadura", 600, "", "2008"),
    ]
    languages = read("IDIOMAS", "Español (lengua materna), Inglés (básico), Mixteco")
    assert spoken(languages) == [("Español", "Native"), ("Inglés", "Basic"), ("Mixteco", None)]


def test_a_course_at_a_school_is_no_certification_and_a_known_certification_no_course() -> None:
    resume = read("EDUCATION", "Certificate in Welding, Laney College, 2012", "Certified Welding Inspector (CWI), 2015")
    assert studied(resume) == [("Laney College", "Certificate in Welding", None, "", "2012")]
    assert [one.name for one in resume.certifications] == ["Certified Welding Inspector (CWI)"]


def test_training_holds_certifications_and_apprenticeships() -> None:
    resume = read(
        "TRAINING", "OSHA 30 Construction, 2020", "Ironworker Apprenticeship, Ironworkers Local 378, 6,400 hours"
    )
    assert studied(resume) == [("Ironworkers Local 378", "Ironworker Apprenticeship", 6400, "", "")]
    assert [one.name for one in resume.certifications] == ["OSHA 30 Construction"]


@pytest.mark.parametrize(
    ("heading", "line", "expected"),
    [
        (
            "SUMMARY",
            "Welder. Bilingual in English and Spanish.",
            [("English", "Fluent"), ("Spanish", "Fluent")],
        ),
        ("HABILIDADES", "Plomería, Inglés avanzado", [("Inglés", "Fluent")]),
        ("SUMMARY", "Spanish Springs resident who welds.", []),
        ("TECHNICAL SKILLS", "Languages: Python, C", []),
    ],
)
def test_languages_are_found_where_a_person_says_to_speak_them(
    heading: str, line: str, expected: list[tuple[str, str | None]]
) -> None:
    resume = read(heading, line)
    assert spoken(resume) == expected
    assert not {name for name, _ in expected} & {skill.name.split()[0] for skill in resume.skills}
