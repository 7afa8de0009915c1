"""Pages in the shapes that boards and small sites give them; the words are ours."""

import json

import pytest

from common.errors import ErrorCode
from tests.workers.browsing.postings import DESCRIPTION, PLAIN, SHELL
from workers.browsing.pages import Page
from workers.posting.models import Posting
from workers.posting.opening.no_posting import why_there_is_none
from workers.posting.opening.page_states import State, state_of
from workers.posting.page import find_description, read_posting
from workers.posting.text.clean_text import MAX_DESCRIPTION_CHARACTERS

TITLE = "Journeyman Electrician"
COMPANY = "Sierra Ridge Electric"
LINES = [
    "Sierra Ridge Electric needs a journeyman electrician for commercial jobs around Reno.",
    *("", "Duties", "", "• Bend conduit and pull wire to code", "• Read prints and lay out panels", ""),
    *("Requirements", "", "• Five years of experience and a state license", "• Own hand tools", ""),
    "Pay is $38 per hour, full-time, with health insurance.",
]

OTHER_JOBS = "<h2>Similar jobs</h2><ul><li><a>Welder</a></li><li><a>Pipefitter</a></li><li><a>Mason</a></li></ul>"
COOKIES = (
    "<div id='cookie-banner'><p>We use cookies to make this site better for our applicants and their jobs.</p></div>"
)
APPLICATION = "<form><h2>Apply for this job</h2><input name=name><input name=mail><textarea></textarea></form>"

BOARDS = {
    "one employer's page on a hosted board": (
        "https://jobs.lever.co/sierraridge/1",
        f"""<title>{COMPANY} - {TITLE}</title><meta property="og:title" content="{COMPANY} - {TITLE}"><body>
        <a href="/"><img alt="{COMPANY} logo"></a><div class="posting-page"><div class="posting-headline">
        <h2>{TITLE}</h2><div class="location">Reno, NV</div></div><a href="x">Apply for this job</a>
        <div data-qa="job-description">{DESCRIPTION}</div><a>Apply for this job</a></div>""",
    ),
    "an application's title": (
        "https://job-boards.greenhouse.io/sierraridge/jobs/1",
        f"""<title>Job Application for {TITLE} at {COMPANY}</title><body><main><a>Back to jobs</a><h1>{TITLE}</h1>
        <div class="job__description">{DESCRIPTION}</div>{APPLICATION}</main><footer>Powered by Greenhouse</footer>""",
    ),
    "a network's page": (
        "https://www.linkedin.com/jobs/view/1",
        f"""<title>{COMPANY} hiring {TITLE} in Reno, NV | LinkedIn</title><body><nav><a>LinkedIn</a></nav>
        <section><h1 class="topcard__title">{TITLE}</h1></section><div class="show-more-less-html__markup">
        {DESCRIPTION}</div><button>Show more</button><section class="similar-jobs">{OTHER_JOBS}</section>""",
    ),
    "an aggregator's page": (
        "https://www.indeed.com/viewjob?jk=1",
        f"""<title>{TITLE} - Reno, NV - Indeed.com</title><body>{COOKIES}<h1>{TITLE}</h1>
        <div data-testid="inlineHeader-companyName"><a>{COMPANY}</a></div>
        <div id="jobDescriptionText">{DESCRIPTION}</div><div>Report job</div>{OTHER_JOBS}""",
    ),
    "a small employer's own page": (
        "https://www.sierraridgeelectric.com/careers/electrician",
        f"""<title>{TITLE} - {COMPANY}</title><body><div id="menu"><a>Home</a><a>Services</a></div>
        <div class="content"><h1>Careers</h1><h2>{TITLE}</h2>{DESCRIPTION}</div>
        <div class="bottom">Copyright 2024 {COMPANY}</div>""",
    ),
    "a page whose first heading is the site": (
        "https://sierraridge.example/jobs/1",
        f"""<title>{TITLE} | {COMPANY}</title><meta property="og:site_name" content="{COMPANY}"><body>
        <header><h1>{COMPANY}</h1></header><div class="entry-content"><h2>{TITLE}</h2>{DESCRIPTION}</div>
        {APPLICATION}<aside>Recent posts</aside>""",
    ),
    "a page all within one form": (
        "https://sierraridge.example/job.aspx",
        f"""<title>{TITLE} at {COMPANY}</title><body><form id="aspnetForm"><input name="q"><input name="s">
        <h1>{TITLE}</h1><div>{DESCRIPTION}</div></form>""",
    ),
}


@pytest.mark.parametrize(("url", "markup"), BOARDS.values(), ids=BOARDS)
def test_a_posting_is_found_among_what_surrounds_it(url: str, markup: str) -> None:
    place = "Reno, NV" if "Reno, NV" in markup else ""
    assert read_posting(f"<html><head>{markup}", url) == Posting(TITLE, COMPANY, "\n".join(LINES), place)


def test_what_a_page_declares_goes_before_what_it_shows() -> None:
    data = {
        "@type": "JobPosting",
        "title": TITLE,
        "hiringOrganization": {"name": COMPANY},
        "description": DESCRIPTION,
    }
    markup = f"""<title>Careers</title><script type="application/ld+json">{json.dumps(data)}</script>
    <body><h1>Open positions</h1><p>{"Our experienced team works full-time for benefits. " * 40}</p>"""
    assert read_posting(markup, "https://a.example/") == Posting(TITLE, COMPANY, "\n".join(LINES))


@pytest.mark.parametrize(
    ("declared", "description"),
    [("Careers", "Sierra Ridge is growing."), ("Accounts Payable Clerk", "Enter invoices and pay bills by check.")],
    ids=["a kind of page", "another job"],
)
def test_what_a_page_declares_of_something_else_is_not_its_posting_s(declared: str, description: str) -> None:
    data = {"@type": "JobPosting", "title": declared, "description": description}
    markup = f"""<title>{TITLE} | {COMPANY}</title><script type="application/ld+json">{json.dumps(data)}</script>
    <body><h1>{TITLE}</h1><div>{DESCRIPTION}</div>"""
    posting = read_posting(markup, "https://a.example/")
    assert posting is not None
    assert (posting.title, posting.description) == (TITLE, "\n".join(LINES))


def test_of_several_declared_the_one_that_the_page_is_about() -> None:
    postings = [
        {
            "@type": "JobPosting",
            "title": title,
            "description": f"<p>{title}: {'bend conduit and read prints. ' * length}</p>",
        }
        for title, length in ((TITLE, 3), ("Apprentice Plumber", 9))
    ]
    markup = f"<title>{TITLE}</title><script type='application/ld+json'>{json.dumps(postings)}</script><body><p>x"
    posting = read_posting(markup, "https://a.example/")
    assert posting is not None
    assert posting.title == TITLE
    assert posting.description.startswith(TITLE)


def test_line_breaks_that_were_lost_in_the_declared_text_come_from_the_page() -> None:
    paragraphs = [
        f"Task {number}: bend conduit, pull wire and read prints; experience required." for number in range(20)
    ]
    data = {"@type": "JobPosting", "title": TITLE, "description": " ".join(paragraphs)}
    shown = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    markup = f"""<script type="application/ld+json">{json.dumps(data)}</script><body><main>{shown}</main>"""
    posting = read_posting(markup, "https://a.example/")
    assert posting is not None
    assert posting.description == "\n\n".join(paragraphs)


@pytest.mark.parametrize("legal", ["Inc.", "LLC", "Corp."])
def test_a_company_is_called_by_its_full_name_where_the_page_only_hints_at_it(legal: str) -> None:
    full = f"Ridge & Sons Mechanical {legal}"
    markup = f"""<title>Ridge & Sons | Job Postings</title><body><h1>Job Postings</h1><h3>Pipefitter</h3>
    <div>Since 1988, {full} is the valley's shop for steam work.{DESCRIPTION.replace(COMPANY, "It")}</div>"""
    posting = read_posting(markup, "")
    assert posting is not None
    assert (posting.title, posting.company) == ("Pipefitter", full)


def test_who_hires_is_left_empty_rather_than_guessed() -> None:
    markup = f"""<title>{TITLE} - skilled trade - craigslist</title><body><h1>{TITLE}</h1>
    <section id="postingbody">{DESCRIPTION.replace(COMPANY, "Our shop")}</section>"""
    posting = read_posting(markup, "https://reno.craigslist.org/trd/1.html")
    assert posting is not None
    assert posting.company == ""


@pytest.mark.parametrize(
    "markup",
    [
        "",
        SHELL.decode(),
        "<body><h1>Recipes</h1><p>" + "Stir the onions slowly until they are golden and sweet. " * 20,
        "<body><p>Welder wanted.</p>",
        "<body>" + "<li><a href=/x>Journeyman Electrician, full-time, experience and license required</a></li>" * 50,
        "<body>" + json.dumps({"jobs": "experience skills pay apply position license " * 50}),
    ],
)
def test_a_page_without_a_posting_has_none(markup: str) -> None:
    assert find_description(markup, "https://a.example/") is None


@pytest.mark.parametrize(
    ("markup", "url"),
    [
        (
            "<title>Just a moment...</title><body>Checking your browser before accessing the site.",
            "https://a.example/1",
        ),
        ("<body><h1>Sign in to view this job</h1><input type=password>", "https://a.example/1"),
        ("<body><p>Please verify you are human", "https://a.example/1"),
        ("<body><p>Welcome back", "https://a.example/authwall?next=1"),
    ],
)
def test_a_wall_is_told_from_a_posting(markup: str, url: str) -> None:
    assert state_of(markup, url) in {State.ROBOT_CHECK, State.SIGN_IN}
    assert state_of(PLAIN.decode(), "https://a.example/jobs/1") is State.OTHER


def test_a_posting_that_is_gone_says_so() -> None:
    assert state_of("<body><h1>Sorry</h1><p>This job is no longer available.", "") is State.CLOSED
    assert state_of("<body><p>The position has been filled", "") is State.CLOSED
    assert state_of(PLAIN.decode(), "") is State.OTHER


@pytest.mark.parametrize(
    "markup",
    [
        "<div class='job-description'>" * 1_500 + "<a href=x>job title at Acme</a>" * 30_000,
        "<div class='company-name job-title'>" * 1_500 + "<p>experience skills pay apply position license " * 3_000,
        "<div itemtype='x/JobPosting'><p itemprop='description'>" * 700 + "experience skills pay apply " * 10_000,
        "<h1>" * 1_500 + "A B " * 100_000,
        "<p>" + "A B " * 200_000,
    ],
)
def test_hostile_pages_end(markup: str) -> None:
    posting = read_posting(f"<body>{markup}", "https://a.example/")
    assert posting is None or len(posting.description) <= MAX_DESCRIPTION_CHARACTERS


@pytest.mark.parametrize("why", [ErrorCode.PAGE_TOO_LARGE, ErrorCode.PAGE_TIMED_OUT, ErrorCode.PAGE_CUT_OFF])
def test_a_page_without_its_end_says_why_it_ended(why: ErrorCode) -> None:
    page = Page("https://acme.example/jobs/1", 200, "<p>We paint houses.</p>", cut_off=why)
    assert why_there_is_none(page, page.url).error is why


def test_a_file_s_name_is_no_title() -> None:
    title = "<title>Microsoft Word - FLYER Sweeper REV3.docx</title>"
    over = "<div>CITY OF ALDER SPRINGS</div><div>An Equal Opportunity Employer</div><div>STREET SWEEPER OPERATOR</div>"
    posting = read_posting(f"{title}<body>{over}<div>{DESCRIPTION}</div>", "https://alder.example/files/7")
    assert posting is not None
    assert posting.title == "STREET SWEEPER OPERATOR"
