import re

from playwright.sync_api import expect

from tests.browser.lines import Line
from tests.browser.postings import SHIPYARD
from tests.browser.visits import Visits

FIRST_STEP = b"Analyzing job requirements..."


def test_a_stream_that_is_cut_goes_on_by_itself_to_the_preview(app: str, visits: Visits) -> None:
    with Line(app, cut_after=FIRST_STEP).open() as line:
        visit = visits.begin(line.base_url, expected_complaints=("net::ERR_INCOMPLETE_CHUNKED_ENCODING",))
        visit.register_welder()
        visit.open("/generate")
        visit.press("Generate New Document")
        visit.page.get_by_label("Job Description").fill(SHIPYARD)
        visit.press("Generate Document")

        expect(visit.page.get_by_role("region", name="Structural Welder")).to_be_visible()
        assert line.cuts > 0
        resumed = re.findall(rb"GET (/api/jobs/[0-9a-f-]+/events) ", line.asked)
        assert len(resumed) == 1
        assert line.asked.count(b"POST /api/generate-content") == 1

        visit.open("/generate")
        expect(visit.page.get_by_role("button", name="Download")).to_have_count(1)
