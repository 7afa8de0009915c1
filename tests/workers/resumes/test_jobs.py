"""Jobs in the shapes in which people print them."""

import textwrap

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.resume import ReadJob


def jobs(text: str) -> list[ReadJob]:
    return read_jobs(read_sections(page(textwrap.dedent(text))))


def said(text: str) -> list[tuple[str, str, str, str]]:
    return [(job.title, job.company, str(job.start), "now" if job.current else str(job.end)) for job in jobs(text)]


TWO = [("Pipe Welder", "Bayline Fabrication", "2019-03", "now"), ("Welder Helper", "Tule Steel", "2015-06", "2019-02")]

SHAPES = {
    "title, employer and dates on one line": """
        WORK EXPERIENCE
        Pipe Welder | Bayline Fabrication | 03/2019 - Present
        * Welded pipe in 6G
        Welder Helper | Tule Steel | 06/2015 - 02/2019
        * Ground parts
    """,
    "employer and place above, title and dates below": """
        WORK EXPERIENCE
        Bayline Fabrication, Vallejo, CA
        Pipe Welder                               March 2019 – Present
        * Welded pipe in 6G
        Tule Steel, Fresno, CA
        Welder Helper                             June 2015 – February 2019
        * Ground parts
    """,
    "title above, employer with dates below": """
        EMPLOYMENT HISTORY
        Pipe Welder
        Bayline Fabrication                       Mar 2019 to Current
        * Welded pipe in 6G
        Welder Helper
        Tule Steel                                Jun 2015 to Feb 2019
        * Ground parts
    """,
    "dates on a line of their own above": """
        Experience
        03/2019 to Current
        Pipe Welder, Bayline Fabrication – Vallejo, CA
        * Welded pipe in 6G
        06/2015 to 02/2019
        Welder Helper, Tule Steel – Fresno, CA
        * Ground parts
    """,
    "dates in a margin at the left": """
        Experience
        03/2019 – Present    Pipe Welder
                             Bayline Fabrication, Vallejo, CA
                             * Welded pipe in 6G
        06/2015 – 02/2019    Welder Helper
                             Tule Steel, Fresno, CA
                             * Ground parts
    """,
    "title at employer": """
        Experience
        Pipe Welder at Bayline Fabrication (March 2019 - Present)
        * Welded pipe in 6G
        Welder Helper at Tule Steel (June 2015 - February 2019)
        * Ground parts
    """,
    "duties without bullets": """
        Experience
        Pipe Welder
        Bayline Fabrication, Vallejo, CA
        March 2019 - Present
        Welded pipe in 6G on tankers and ferries, and kept the logs of all rods used in each week.
        Welder Helper
        Tule Steel, Fresno, CA
        June 2015 - February 2019
        Ground parts for two certified welders and kept the crib in order through the whole day.
    """,
    "Spanish": """
        EXPERIENCIA LABORAL
        Pipe Welder en Bayline Fabrication        desde marzo de 2019
        * Soldé tubería en 6G
        Welder Helper en Tule Steel               junio de 2015 a febrero de 2019
        * Corté piezas
    """,
    "labels": """
        Work History
        Company: Bayline Fabrication
        Position: Pipe Welder
        Dates: March 2019 - Present
        * Welded pipe in 6G
        Company: Tule Steel
        Position: Welder Helper
        Dates: June 2015 - February 2019
        * Ground parts
    """,
}


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES.keys())
def test_both_jobs_are_read_whole(text: str) -> None:
    assert said(text) == TWO
    assert [len(job.duties) for job in jobs(text)] == [1, 1]


def test_several_roles_at_one_employer() -> None:
    found = said(
        """
        EXPERIENCE
        Bayline Fabrication, Vallejo, CA
        Shop Foreman                              2018 - Present
        * Led a crew of six
        Pipe Welder                               2014 - 2018
        * Welded pipe in 6G
        """
    )
    assert found == [
        ("Shop Foreman", "Bayline Fabrication", "2018", "now"),
        ("Pipe Welder", "Bayline Fabrication", "2014", "2018"),
    ]


def test_bulleted_and_hanging_duties_are_kept_whole() -> None:
    (job,) = jobs(
        """
        EXPERIENCE
        Carpenter, Sierra Builders Inc.           2016 - 2019
        * Framed walls, floors and roofs of custom houses
          in the foothills and set every window
        * Dug footings
        """
    )
    assert job.duties == [
        "Framed walls, floors and roofs of custom houses in the foothills and set every window",
        "Dug footings",
    ]


def test_dates_within_a_duty_begin_no_job() -> None:
    (job,) = jobs(
        """
        EXPERIENCE
        Carpenter, Sierra Builders Inc.           2016 - 2021
        * Rebuilt the mill from 2017 to 2019 after the fire
        * Prepared vehicles for travel in May 2018.
        """
    )
    assert len(job.duties) == 2


def test_education_and_referees_are_never_jobs() -> None:
    found = said(
        """
        EDUCATION
        Welding Technician Certificate, Fresno City College      2011 - 2013
        EXPERIENCE
        Pipe Welder, Bayline Fabrication                         03/2019 - Present
        * Welded pipe in 6G
        REFERENCES
        Dana Kowalski, Foreman, Tule Steel                       2015 - 2019
        """
    )
    assert found == [("Pipe Welder", "Bayline Fabrication", "2019-03", "now")]


def test_a_resume_without_headings_still_has_its_jobs() -> None:
    found = said(
        """
        Rosa Ibarra
        Vallejo, CA
        Pipe Welder, Bayline Fabrication          03/2019 - Present
        * Welded pipe in 6G
        Welder Helper, Tule Steel                 06/2015 - 02/2019
        * Ground parts
        """
    )
    assert found == TWO


def test_a_job_that_goes_on_over_the_page() -> None:
    first = page(
        textwrap.dedent("""
        EXPERIENCE
        Pipe Welder, Bayline Fabrication          03/2019 - Present
        * Welded pipe in 6G
    """)
    )
    second = page("* Trained apprentices", number=2)
    (job,) = read_jobs(read_sections([*first, *second]))
    assert job.duties == ["Welded pipe in 6G", "Trained apprentices"]


def test_the_same_job_printed_twice_is_one() -> None:
    once = "Pipe Welder, Bayline Fabrication          03/2019 - Present\n* Welded pipe in 6G\n"
    assert len(jobs(f"EXPERIENCE\n{once}{once}")) == 1


def test_dates_centred_beside_an_entry_and_a_head_under_a_typed_dash() -> None:
    text = """
        EXPERIENCE
                                  **Equipment Operator**
                                  Sierra Land Clearing, Clovis, CA
        Apr 2013 – Jun 2018       * Ran a skid steer
                                  * Hauled fill
    """
    assert [job.duties for job in jobs(text)] == [["Ran a skid steer", "Hauled fill"]]


def test_a_bold_title_beside_labels_is_no_heading() -> None:
    assert (
        said(
            """
        **Experience**       **Pipe Welder at Bayline Fabrication, Vallejo, CA**
                             3/2019 – Present
                             * Welded pipe in 6G

                             **Welder Helper at Tule Steel, Fresno, CA**
                             6/2015 – 2/2019
                             * Ground parts
        **Skills**           Grinder, Torch
        **Education**        Diploma, Skyline High School
        """
        )
        == TWO
    )


def test_without_headings_what_reaches_a_person_is_no_employer() -> None:
    text = """
        Tyrell Jackson
        Baltimore, MD 21215
        (410) 555-0190
        Pipe Welder, Bayline Fabrication, Baltimore MD, 3/2019 - Present
        Welded pipe in 6G.
        Welder Helper, Tule Steel, Dundalk MD, 6/2015 - 2/2019
        Ground parts.
        Skills: grinder, torch
    """
    assert said(text) == TWO


def test_work_of_a_single_month() -> None:
    text = """
        EXPERIENCE
        **Tiny Shop**
        Laborer | June 2014
        * Swept the floor in May 2014
    """
    assert said(text) == [("Laborer", "Tiny Shop", "2014-06", "2014-06")]


def test_an_abbreviation_at_the_end_is_no_sentence() -> None:
    text = """
        EXPERIENCIA LABORAL
        03/2019 – ACTUALIDAD        **Electricista de mantenimiento**
                                    Cerámicas del Turia, S.L.
                                    * Mantenimiento de motores
        09/2014 – 02/2019           **Oficial electricista**
                                    Instalaciones Levante, S.A.
                                    * Instalación de viviendas
    """
    assert [(title, company) for title, company, *_ in said(text)] == [
        ("Electricista de mantenimiento", "Cerámicas del Turia, S.L."),
        ("Oficial electricista", "Instalaciones Levante, S.A."),
    ]


def test_a_state_under_its_town_belongs_to_it() -> None:
    text = """
        EXPERIENCE
        03/2019 – Present       **Pipe Welder**
                                Bayline Fabrication, Los Angeles,
                                CA
                                * Welded pipe in 6G
    """
    assert said(text) == [TWO[0]]


@pytest.mark.parametrize("heading", ["Maritime Experience", "Professional History", "Experiencia marítima"])
def test_what_looks_like_a_heading_is_known_by_its_noun(heading: str) -> None:
    text = f"""
        **Summary**
        Ten years on the water
        **{heading}**
        Deckhand | Salish Tug and Barge | 10/2018 - Present
        * Handle lines
        **Education**
        Diploma, Skyline High School
        **Skills**
        Crane
    """
    assert said(text) == [("Deckhand", "Salish Tug and Barge", "2018-10", "now")]


@pytest.mark.parametrize("heading", ["Volunteer Coaching Experience", "Community Work"])
def test_unpaid_work_is_no_job(heading: str) -> None:
    text = f"""
        **Experience**
        Deckhand | Salish Tug and Barge | 10/2018 - Present
        **{heading}**
        Coach | Little League | 10/2018 - Present
        **Education**
        Diploma, Skyline High School
    """
    assert [title for title, *_ in said(text)] == ["Deckhand"]
