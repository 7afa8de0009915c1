"""Preformatted text whose lines a state's job bank broke, and the table of a section behind it. The words are ours."""

from workers.posting.page import read_posting

TEXT = """RAVEL TIMBER cuts and joins oak and cedar for barns, bridges and church
roofs, most of them older than the county in which they stand, and
has its own kiln.

JOB DUTIES: Lay out and cut joints, raise frames with the crane crew, peg
and brace them. Repair sills and posts in old barns. Keep saws and planers
sharp and the yard in order.

REQUIREMENTS: Two years of framing of any kind, timber preferred. Must read
a drawing and lift 60 pounds.

HOURS AND WAGE: Monday through Thursday, $27.50 to $35.00 hourly. Dental,
three weeks of paid time off."""
ROWS = "<tr><th>Testing</th><td>An hour of layout at the shop</td></tr><tr><th>To apply</th><td>Call the shop</td></tr>"
PAGE = f"""<body><h1>Timber Framer</h1><h4>Job Description</h4><div id="job-description"><pre>{TEXT}</pre></div>
<h4>Job Requirements and Benefits</h4><table>{ROWS}</table>
<h4>Nearby Training Programs</h4><p>River Valley Technical Center: carpentry, ten months.</p>"""


def test_broken_lines_are_paragraphs_and_a_headed_table_behind_them_is_the_posting_s() -> None:
    posting = read_posting(PAGE, "https://www.worklink.example/jobs/7")
    assert posting is not None
    assert posting.description.startswith(
        "RAVEL TIMBER cuts and joins oak and cedar for barns, bridges and church roofs"
    )
    assert "An hour of layout at the shop" in posting.description
    assert "River Valley" not in posting.description
