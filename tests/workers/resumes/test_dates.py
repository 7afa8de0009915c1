"""Dates of resumes, in the forms that people use and, by hypothesis, in all their mixtures."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workers.resumes.text.dates import EARLIEST_YEAR, LATEST_YEAR, Moment, find_date, find_range, ranges

FORMS = [
    ("03/2019 – Present", "2019-03", None),
    ("Mar. 2019 to Feb 2021", "2019-03", "2021-02"),
    ("2016-2019", "2016", "2019"),
    ("2016-19", "2016", "2019"),
    ("desde 2019", "2019", None),
    ("marzo de 2019 - Actualidad", "2019-03", None),
    ("Ene. 2020 – a la fecha", "2020-01", None),
    ("2015 al presente", "2015", None),
    ("enero 2015 a diciembre 2018", "2015-01", "2018-12"),
    ("June 14, 2019 - July 2, 2020", "2019-06", "2020-07"),
    ("06/14/2019 - 07/02/2020", "2019-06", "2020-07"),
    ("15/03/2019 – 20/04/2020", "2019-03", "2020-04"),
    ("May - Aug 2019", "2019-05", "2019-08"),
    ("06/14 - 05/16", "2014-06", "2016-05"),
    ("Jun '14 - Aug '16", "2014-06", "2016-08"),
    ("2019-03 - 2020-04", "2019-03", "2020-04"),
    ("Fall 2019 to Spring 2020", "2019-09", "2020-05"),
    ("Verano 2018 - Invierno 2019", "2018-06", "2019-12"),
    ("Since May 2019", "2019-05", None),
    ("2019 -", "2019", None),
    ("03/2019 → Present", "2019-03", None),
    ("2019 » 2021", "2019", "2021"),
    ("Mar-19 – Apr-21", "2019-03", "2021-04"),
    ("Mar/2019 - Abr/2021", "2019-03", "2021-04"),
    ("15 March 2019 – 2nd April 2021", "2019-03", "2021-04"),
    ("1º de marzo de 2019 al 2 de abril de 2021", "2019-03", "2021-04"),
    ("a partir de mayo de 2019", "2019-05", None),
    ("May 2019 onwards", "2019-05", None),
    ("from March 2007 through April 2015", "2007-03", "2015-04"),
]


@pytest.mark.parametrize(("text", "start", "end"), FORMS)
def test_ranges(text: str, start: str, end: str | None) -> None:
    found = find_range(text)
    assert found is not None
    assert str(found.start) == start
    assert (str(found.end) if found.end else None) == end
    assert found.current == (end is None)


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [("Summer 2018", "2018-06", "2018-08"), ("July 2016", "2016-07", "2016-07"), ("Class of 2019", "2019", "2019")],
)
def test_single_dates(text: str, start: str, end: str) -> None:
    found = find_date(text)
    assert found is not None
    assert (str(found.start), str(found.end), found.single) == (start, end, True)


@pytest.mark.parametrize(
    "text",
    ["call 555-2019-1234", "$1,999", "10-ton crane", "OSHA 30", "24/7", "3/4 inch", "1/16", "94590", "Route 66 to 80"],
)
def test_figures_that_are_no_dates(text: str) -> None:
    assert find_range(text) is None
    assert find_date(text) is None


Form = Callable[[Moment], str]
MONTHS = ["January", "Feb", "Mar.", "april", "MAY", "Jun", "julio", "ago.", "Sept", "octubre", "Nov.", "diciembre"]
moments = st.builds(Moment, st.integers(EARLIEST_YEAR, LATEST_YEAR), st.integers(1, 12))
forms: st.SearchStrategy[Form] = st.sampled_from(
    [
        lambda moment: f"{MONTHS[(moment.month or 1) - 1]} {moment.year}",
        lambda moment: f"{moment.month:02}/{moment.year}",
        lambda moment: f"{moment.month}/{moment.year}",
        lambda moment: f"{moment.year}-{moment.month:02}",
        lambda moment: f"{MONTHS[(moment.month or 1) - 1]} de {moment.year}",
    ]
)


between = st.sampled_from([" - ", " – ", "–", " to ", " through ", " hasta ", " a "])
before = st.sampled_from(["", "Welder, ", "Acme | "])


@given(st.tuples(moments, moments), st.tuples(forms, forms), between, before)
def test_any_two_months_in_any_form_are_read_back(
    dates: tuple[Moment, Moment], write: tuple[Form, Form], to: str, start: str
) -> None:
    text = f"{start}{write[0](dates[0])}{to}{write[1](dates[1])}"
    found = find_range(text)
    assert found is not None
    assert (found.start, found.end, found.current) == (*dates, False)
    assert text[: found.at] == start


@given(st.text(max_size=200))
def test_no_text_breaks_it_and_what_it_finds_lies_within(text: str) -> None:
    for found in ranges(text):
        assert 0 <= found.at < found.until <= len(text)
        assert EARLIEST_YEAR <= found.start.year <= LATEST_YEAR
