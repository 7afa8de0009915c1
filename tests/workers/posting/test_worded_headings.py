"""Pages whose headings are boxes without a look or a name in their markup; the words are ours."""

from workers.posting.markup import parse
from workers.posting.page import read_posting
from workers.posting.worded_headings import name_worded_headings

PAGE = """<html><body><div class="k1"><div class="k2">Diesel Mechanic</div><div class="k3">
<div class="k4">What you'll do</div><ul><li>Diagnose and repair engines</li><li>Write up every repair</li></ul>
<div class="k4">Requirements</div><ul><li>Three years of experience with heavy trucks</li><li>Your own tools</li></ul>
<div class="k4">Pay and benefits</div><p>$32 to $38 per hour, overtime, medical insurance from the first day.</p>
</div><div class="k5"><div class="k4">Similar jobs</div><div>Brake specialist needed for a fleet in Lodi</div></div>
</div></body></html>"""


def test_what_stands_under_a_foreign_heading_without_a_look_is_left_out() -> None:
    posting = read_posting(PAGE, "https://acme.example/jobs/1")
    assert posting
    assert "Diagnose and repair engines" in posting.description
    assert "$32 to $38" in posting.description
    assert "Brake specialist" not in posting.description


def headings(markup: str) -> list[str]:
    tree = parse(f"<html><body>{markup}</body></html>")
    assert tree is not None
    name_worded_headings(tree)
    return [heading.text for heading in tree.iter("h3")]


def test_a_line_over_more_is_a_heading() -> None:
    assert headings("<div><div>Benefits</div></div><p>Health, dental and a pension.</p>") == ["Benefits"]


def test_sentences_links_items_and_last_lines_are_none() -> None:
    assert headings("<p>Experience counts.</p><p>We train everybody who comes to us.</p>") == []
    assert headings("<a><div>Similar jobs</div></a><p>We train everybody who comes to us.</p>") == []
    assert headings("<ul><li><div>Benefits</div><div>Health, dental and a pension</div></li></ul>") == []
    assert headings("<p>We train everybody who comes to us.</p><div>Benefits</div>") == []
