"""Dashes of dates and names, told from bullets."""

from tests.workers.resumes.printed import page
from workers.resumes.layout.order import rows
from workers.resumes.pdf.dashes import hangs_with_dash, with_dashes
from workers.resumes.text.line import Line


def test_a_justified_range_over_two_lines_is_one() -> None:
    lines = with_dashes(page("septiembre   2012   –\nagosto 2015"))
    narrow = [line if line.top else Line(1, 0.0, 0.0, 55.0, 10.0, line.text) for line in lines[-1:]]
    assert [line.text for line in lines] == ["septiembre", "2012 –", "agosto 2015"]
    assert [row.text for row in rows([*lines[:-1], *narrow])] == ["septiembre 2012 – agosto 2015"]


def test_a_dash_alone_before_a_text_stays_a_bullet() -> None:
    assert [line.text for line in with_dashes(page("–   Welded pipe in 2012"))] == ["–", "Welded pipe in 2012"]


def test_a_dash_under_a_bullets_text_goes_on_with_it() -> None:
    above, under = Line(1, 71, 10, 200, 20, "Scaffold User", bullet=True), Line(1, 71, 22, 160, 32, "– NCCER, 2020")
    assert hangs_with_dash(under, [above])
    assert not hangs_with_dash(Line(1, 90, 22, 160, 32, "– a point of its own"), [above])
