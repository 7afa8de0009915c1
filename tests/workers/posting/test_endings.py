"""What stands beside and behind a posting on a page is told from it by how the page is built."""

from workers.posting.around.visual_headings import name_visual_headings
from workers.posting.markup.tree import HEADINGS, parse
from workers.posting.page import read_posting

_POSTING = """
<h2>Pipe Welder</h2>
<p>Harbor Pipe needs a welder for schools and hospitals, home every night, with a crew of five.</p>
<h3>Duties</h3><ul><li>Weld and fit carbon steel to the print</li><li>Purge stainless</li></ul>
<h3>Requirements</h3><ul><li>Three years of experience</li><li>Pass a 6G test</li></ul>
<h3>Pay</h3><p>$38 an hour, medical and dental.</p>
"""


def _description(body: str, head: str = "") -> str:
    posting = read_posting(
        f"<html><head>{head}</head><body><main>{body}</main></body></html>", "https://a.example/jobs/1"
    )
    assert posting is not None
    assert "Pass a 6G test" in posting.description
    return posting.description


def test_a_section_that_ranks_above_the_postings_own_is_another_matter() -> None:
    behind = "<h2>Winter storage</h2><p>Covered spaces are $110 a month; shrink wrap is by the foot.</p>"
    assert "shrink wrap" not in _description(_POSTING + behind)


def test_what_follows_a_rule_under_a_heading_of_its_own_is_another_matter() -> None:
    behind = (
        "<hr><p><b>Blood drive</b><br>The hall is open to donors on the fifth.</p><p><b>Picnic</b> - bring a dish.</p>"
    )
    description = _description(_POSTING + behind)
    assert "donors" not in description
    assert "Picnic" not in description


def test_a_rule_between_sections_of_the_posting_divides_nothing() -> None:
    behind = "<hr><h3>How to apply</h3><p>Send a resume to the shop or call and ask for Ruth.</p>"
    assert "ask for Ruth" in _description(_POSTING + behind)


def test_a_section_that_ranks_above_but_speaks_as_postings_do_belongs() -> None:
    behind = (
        "<h2>The crew</h2><p>You work nights under a journeyman, with experience in maintenance and a valid license;"
        " the shift pays a premium and you may apply for the apprenticeship.</p>"
    )
    assert "premium" in _description(_POSTING + behind)


def test_the_third_panel_is_the_third_tabs_where_neither_is_named() -> None:
    tabs = '<ul role="tablist"><li role="tab">Job</li><li role="tab">Benefits</li><li role="tab">Questions</li></ul>'
    panels = (
        f'<div class="panes"><div class="tab-pane">{_POSTING}</div>'
        '<div class="tab-pane"><h3>Benefits</h3><p>Pension after a year, and boots each spring.</p></div>'
        '<div class="tab-pane"><p>How many years have you welded pipe? Can you pass a drug test?</p></div></div>'
    )
    description = _description(tabs + panels)
    assert "boots each spring" in description
    assert "have you welded" not in description


def test_bold_and_large_lines_are_headings_where_a_page_has_no_others() -> None:
    page = (
        '<p align="center"><font size="5"><b>Pipe Welder</b></font></p><p>A shop needs a welder, home every night.</p>'
        "<p><b>Duties</b></p><p>Weld and fit carbon steel to the print.</p>"
        "<p><b>Requirements</b></p><p>Three years of experience. Pass a 6G test.</p>"
    )
    posting = read_posting(f"<html><title>Page 1</title><body>{page}</body></html>", "https://a.example/p1.htm")
    assert posting is not None
    assert posting.title == "Pipe Welder"


def test_headings_by_the_pages_own_style_sheet_are_headings() -> None:
    head = "<title>Untitled</title><style>.c3{font-weight:700;font-size:18pt}.c5{font-weight:700}</style>"
    page = (
        '<p class="c1"><span class="c3">Pipe Welder</span></p><p>A shop needs a welder, home every night.</p>'
        '<p><span class="c5">Duties</span></p><p>Weld and fit carbon steel to the print.</p>'
        '<p><span class="c5">Requirements</span></p><p>Three years of experience. Pass a 6G test.</p>'
    )
    posting = read_posting(f"<html><head>{head}</head><body>{page}</body></html>", "https://a.example/p1.htm")
    assert posting is not None
    assert posting.title == "Pipe Welder"


def test_answers_under_a_persons_post_are_not_of_it() -> None:
    answers = '<div role="article"><p>Best boss I ever had, eleven years and never missed a paycheck.</p></div>'
    page = f'<div role="article">{_POSTING}{answers}</div>'
    assert "Best boss" not in _description(page)


def test_what_a_firm_says_of_itself_belongs_where_it_speaks_to_the_applicant() -> None:
    to_applicant = "<h3>Our projects</h3><p>Your week mixes repair calls with one repipe or sewer job.</p>"
    to_customers = "<h3>Our services</h3><p>We clear drains and set heaters all over town, day and night.</p>"
    description = _description(_POSTING + to_applicant + to_customers)
    assert "one repipe" in description
    assert "clear drains" not in description


def test_a_fold_at_the_end_that_speaks_of_nobody_is_another_matter() -> None:
    behind = (
        "<h3>Visiting</h3><p>Doors are open from ten in the morning to eight in the evening."
        " Two at a time, please, and no flowers on the third floor.</p>"
    )
    assert "flowers" not in _description(_POSTING + behind)


def test_a_size_that_most_text_has_makes_no_heading() -> None:
    def line(text: str) -> str:
        return f'<p><span style="font-size:18px">{text}</span></p>'

    said = (
        "Weld and fit pipe in the shop to the print",
        "A shop needs a welder, home every night, for schools and hospitals in three counties around the bay.",
        "Three years of experience with carbon and stainless, and a license that lets you drive the truck to the job.",
        "You pass a 6G test on the first day, and it pays $38 an hour with medical and dental for the family.",
    )
    page = f"<title>Pipe Welder | Harbor Pipe</title><h1>Pipe Welder</h1>{''.join(map(line, said))}"
    rest = "<p>" + "Harbor Pipe has been on the waterfront for three generations of welders. " * 8 + "</p>"
    tree = parse(f"<html><body>{page}{rest}</body></html>")
    assert tree is not None
    name_visual_headings(tree)
    assert [heading.text for heading in tree.iter(*HEADINGS)] == ["Pipe Welder"]
