"""Columns, margins and page furniture."""

import textwrap

from hypothesis import given
from hypothesis import strategies as st

from tests.workers.resumes.printed import page
from workers.resumes.layout.order import in_reading_order, rows
from workers.resumes.reader import read_jobs, read_sections
from workers.resumes.text.headings import Kind
from workers.resumes.text.line import Line


def test_a_sidebar_is_read_apart_from_the_main_column() -> None:
    found = read_sections(
        page(
            textwrap.dedent(
                """
                Rosa Ibarra
                CONTACT                     EXPERIENCE
                rosa@example.com            Pipe Welder
                (707) 555-0148              Bayline Fabrication, Vallejo, CA
                Vallejo                     March 2019 - Present
                                            * Welded pipe in 6G
                SKILLS                      * Trained four apprentices
                MIG welder                  * Passed every inspection
                TIG welder                  Welder Helper
                Plasma cutter               Tule Steel, Fresno, CA
                Forklift                    June 2015 - February 2019
                Blueprints                  * Ground parts
                """
            )
        )
    )
    skills = next(section for section in found if section.kind is Kind.SKILLS)
    assert [row.text for row in skills.rows] == ["MIG welder", "TIG welder", "Plasma cutter", "Forklift", "Blueprints"]
    assert [(job.title, job.company, len(job.duties)) for job in read_jobs(found)] == [
        ("Pipe Welder", "Bayline Fabrication", 3),
        ("Welder Helper", "Tule Steel", 1),
    ]


def test_dates_broken_over_two_lines_of_a_narrow_margin_are_whole() -> None:
    (job,) = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    March 2019 –        Pipe Welder
                    Present             Bayline Fabrication, Vallejo, CA
                                        * Welded pipe in 6G
                    """
                )
            )
        )
    )
    assert (job.title, job.company, str(job.start), job.current) == (
        "Pipe Welder",
        "Bayline Fabrication",
        "2019-03",
        True,
    )


def test_running_heads_and_page_numbers_are_left_out() -> None:
    body = "\n".join(f"* Duty number {number} of many" for number in range(20))
    first = page(f"Rosa Ibarra\n{body}\nPage 1 of 2", 1)
    second = page(f"Rosa Ibarra\n{body}\nPage 2 of 2", 2)
    texts = [row.text for flow in in_reading_order([*first, *second]) for row in flow]
    assert not any(text.startswith(("Page", "Rosa")) for text in texts)
    assert len(texts) == 40


boxes = st.builds(
    lambda left, top, width, page_number: Line(page_number, left, top, left + width, top + 10, "word"),
    st.integers(0, 500),
    st.integers(0, 700),
    st.integers(5, 300),
    st.integers(1, 2),
)


@given(st.lists(boxes, max_size=40))
def test_every_line_is_read_once_whatever_the_page(lines: list[Line]) -> None:
    read = [line for flow in in_reading_order(lines) for row in flow for line in row.lines]
    assert sorted(read, key=repr) == sorted(lines, key=repr)


@given(st.lists(boxes, max_size=40))
def test_rows_go_down_the_page_and_their_lines_to_the_right(lines: list[Line]) -> None:
    found = rows(lines)
    assert [line.page for row in found for line in row.lines[:1]] == sorted(row.first.page for row in found)
    for row in found:
        assert all(one.right - 2 <= other.left for one, other in zip(row.lines, row.lines[1:], strict=False))


def test_a_timeline_sets_a_stroke_between_its_dates() -> None:
    (job,) = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    Feb '20     Bayline Fabrication — Pipe Welder
                       |        * Welded pipe in 6G
                     Today      * Cut plate
                    """
                )
            )
        )
    )
    assert (job.title, job.company, str(job.start), job.current) == (
        "Pipe Welder",
        "Bayline Fabrication",
        "2020-02",
        True,
    )
    assert job.duties == ["Welded pipe in 6G", "Cut plate"]


def test_a_range_that_its_line_had_no_room_for_is_whole() -> None:
    (job,) = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    **Pipe Welder**
                    Bayline Fabrication • Vallejo, CA • June 2015 to March
                    2021
                    * Welded pipe in 6G
                    """
                )
            )
        )
    )
    assert (job.title, job.company, str(job.start), str(job.end)) == (
        "Pipe Welder",
        "Bayline Fabrication",
        "2015-06",
        "2021-03",
    )


def test_a_footer_of_two_lines_ends_in_the_person_s_name() -> None:
    lines = [
        Line(1, 220, 20, 290, 34, "Ngoc-Anh Tran", size=12),
        Line(1, 120, 300, 290, 310, "EPA 608 Type I and II"),
        Line(1, 120, 753, 199, 761, "Page 1 - Curriculum vitae of", size=8),
        Line(1, 156, 762, 199, 770, "Ngoc-Anh Tran", size=8),
    ]
    assert [row.text for flow in in_reading_order(lines) for row in flow] == ["Ngoc-Anh Tran", "EPA 608 Type I and II"]


def test_headings_broken_over_two_lines_of_a_margin_stand_beside_their_text() -> None:
    found = read_sections(
        page(
            textwrap.dedent(
                """
                Saltillo, Coahuila
                844 555 0113
                rb@example.com
                Calle Juárez 12
                                     Rogelio Barrera
                Perfil               Electricista con once años en plantas.
                Experiencia          Electricista, Estampados del Golfo         02/2019 - Presente
                laboral              * Mantenimiento a prensas de 800 toneladas
                                     * Cambio de variadores y arrancadores
                                     Ayudante de electricista, Taller Norte     08/2012 - 05/2015
                                     * Limpieza y barnizado de bobinas
                Constancias y        Trabajos en alturas DC-3, enero de 2023
                certificados         NOM-029-STPS Riesgos eléctricos, marzo de 2021
                Estudios             CONALEP Saltillo, 2012
                """
            )
        )
    )
    assert [job.title for job in read_jobs(found)] == ["Electricista", "Ayudante de electricista"]
    assert [len(section.rows) for section in found if section.kind is Kind.CERTIFICATIONS] == [2]


def test_two_headings_under_each_other_stay_two() -> None:
    found = read_sections(
        page(
            textwrap.dedent(
                """
                Skills               Rigging, welding
                Languages            English, Spanish
                Education            Tule College
                """
            )
        )
    )
    assert [section.kind for section in found if section.kind] == [Kind.SKILLS, Kind.LANGUAGES, Kind.EDUCATION]


def test_the_dot_of_a_timeline_before_dates_is_no_bullet() -> None:
    jobs = read_jobs(
        read_sections(
            page(
                textwrap.dedent(
                    """
                    EXPERIENCE
                    * March 2022 - Present
                    **Rigging Lead**
                    Black Elm Erectors, Rapid City, SD
                      * Plan picks for bridge girders with two crawler cranes
                    * May 2018 - February 2022
                    **Ironworker**
                    Dakota Span Constructors, Sioux Falls, SD
                      * Bolted up with impact wrenches
                    """
                )
            )
        )
    )
    assert [(job.title, job.company, len(job.duties)) for job in jobs] == [
        ("Rigging Lead", "Black Elm Erectors", 1),
        ("Ironworker", "Dakota Span Constructors", 1),
    ]
