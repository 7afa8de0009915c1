"""What a site sets under a posting in the posting's own build: told by its sections and by what stands before them."""

import pytest

from workers.posting.blocks.page_blocks import blocks_of
from workers.posting.blocks.sections import Sections
from workers.posting.markup.tree import parse
from workers.posting.page import read_posting

POSTING = """<p>Brightwater Homes builds forty houses a year around Boise and needs a finish carpenter.</p>
<h3>Duties</h3><p>Hang doors, run base and crown, and set the cabinets that our shop makes.</p>
<p>Keep the van in order and write down what was used before you leave.</p>
<h3>Requirements</h3><p>Four years of finish work and your own hand tools.</p>
<h3>Pay</h3><p>$29 to $34 an hour, health insurance and eight paid holidays.</p>
<p>Call Marta at 208-555-0141 or send a resume to jobs@brightwater.example. We are an equal opportunity employer.</p>"""
OTHERS = """<h3>Also hiring near you</h3><p>Roofer, Nampa, ID. Tear off and shingle with a crew of six, $25 an hour.</p>
<p>Drywall Hanger, Meridian, ID. Hang and tape in occupied offices, paid by the week.</p>"""
REVIEWS = """<h3>What employees say</h3><p>"The checks never bounce, but August is long." - Former helper</p>
<p>"Good tools and a fair boss." - Carpenter, two years</p>"""


@pytest.mark.parametrize("foreign", [OTHERS, REVIEWS, REVIEWS + OTHERS])
def test_what_looks_like_the_posting_and_is_of_the_site_is_left_out(foreign: str) -> None:
    markup = f"<title>Finish Carpenter</title><body><h1>Finish Carpenter</h1><div>{POSTING}{foreign}</div>"
    posting = read_posting(markup, "https://board.example/jobs/finish-carpenter")
    assert posting is not None
    assert posting.description.startswith("Brightwater Homes builds")
    assert posting.description.endswith("We are an equal opportunity employer.")


def test_sections_tell_other_jobs_quotes_and_what_was_passed() -> None:
    page = parse(f"<body>{POSTING}{REVIEWS}{OTHERS}")
    blocks = blocks_of(page)
    sections = Sections(blocks, 0, {"finishcarpenter"}, [1] * len(blocks))
    signs = {block.text: set(sections.signs(number)) for number, block in enumerate(blocks)}
    roofer = next(found for text, found in signs.items() if text.startswith("Roofer"))
    assert {"names another job", "section jobs 2"} <= roofer
    assert "names another job" not in signs["Four years of finish work and your own hand tools."]
    quote = next(found for text, found in signs.items() if text.startswith('"Good'))
    assert {"quoted", "section quotes", "since close 2"} <= quote
    assert "since close none" in signs["Duties"]
