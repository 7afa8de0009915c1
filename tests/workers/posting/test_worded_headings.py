"""Pages whose headings are boxes without a look or a name in their markup; the words are ours."""

from workers.posting.around.worded_headings import name_worded_headings
from workers.posting.markup.tree import parse
from workers.posting.page import read_posting

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


def described(after: str) -> str:
    posting = read_posting(
        "<html><body><div><h1>Diesel Mechanic</h1><p>We keep a fleet of ninety trucks on the road, day and night.</p>"
        "<h2>Duties</h2><ul><li>Diagnose and repair engines</li><li>Write up repairs</li></ul><h2>Requirements</h2>"
        f"<ul><li>Three years of experience</li><li>Your own tools</li></ul>{after}</div></body></html>",
        "https://acme.example/jobs/1",
    )
    assert posting
    return posting.description


def test_the_words_over_a_form_go_with_it() -> None:
    form = "<form><input><input><button>Send</button></form>"
    assert "by noon" not in described(f"<div><div>Sound like you?</div><p>Carla calls you by noon.</p>{form}</div>")


def test_how_to_apply_stays_where_the_form_goes() -> None:
    form = "<form><input><input><button>Send</button></form>"
    assert "559-555-0101" in described(f"<div><p>Call Carla at 559-555-0101, or fill this in:</p>{form}</div>")


def test_what_follows_the_box_to_apply_is_the_site_s() -> None:
    box = "<div><div>Apply for this job</div><p>It takes a minute.</p><button>Start application</button></div>"
    assert "West Texas" not in described(f"{box}<div><p>Acme hauls freight across West Texas.</p></div>")


def test_boxes_of_the_rank_of_the_job_s_are_other_matters() -> None:
    leads = "<p><strong>What we pay:</strong> $32 to $38 an hour and a tool fund.</p>"
    other = "<div><h2>From the journal</h2><p>Why we stopped using green oak for sills.</p></div>"
    text = described(leads + other)
    assert "$32 to $38" in text
    assert "green oak" not in text


def test_a_board_s_card_of_facts_about_the_firm_is_left_out() -> None:
    facts = "<div>Industry</div><div>Freight</div><div>Headcount</div><div>51-200</div>"
    assert "51-200" not in described(f"<div><div>About Acme</div><div>{facts}</div></div>")


def test_what_the_firm_says_of_itself_stays() -> None:
    assert "since 1974" in described(
        "<div><div>About Acme</div><p>You join a crew that has hauled since 1974.</p></div>"
    )


def test_the_notices_of_a_site_s_diary_are_left_out() -> None:
    notices = "<p>Previous: Five signs of a bad clutch</p><h3>Leave a Reply</h3><p>Required fields are marked *</p>"
    text = described(notices)
    assert "bad clutch" not in text
    assert "Required fields" not in text
