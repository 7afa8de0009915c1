"""Titles of pages that declare none, where something else is set as if it were the title; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.name_forms.titles import clean_title, is_trail
from workers.posting.page import read_posting

TEXT = f"<div>{DESCRIPTION.replace('journeyman electrician', 'timber framer')}</div>"
PAGES = {
    "a slogan over it": f"<h1>Raise Barns With Us</h1><h2>Timber Framer</h2>{TEXT}",
    "the members' entrance beside it": (
        f"<div><b>Member Login</b></div><div>User: <input></div><div><b>Open Call 12</b></div>"
        f"<table><tr><td><b>Contractor</b></td><td>Ravel Joinery</td></tr><tr><td><b>Classification</b></td>"
        f"<td>Timber Framer</td></tr></table>{TEXT}"
    ),
    "the site's own name over it": (
        f"<title>Ravel Joinery - Careers</title><h1>Ravel Joinery - Online Application</h1>"
        f"<p>Timber Framer</p><p>JobID: 5512</p>{TEXT}"
    ),
    "a number behind it": f"<h1>Timber Framer JobID: 5512</h1>{TEXT}",
    "a file's name over it": (
        "<title>Notice - Carpenter Framer (rev 3) FINAL</title><div>Notice - Carpenter Framer (rev 3) FINAL</div>"
        f"<p>Job Announcement: Timber Framer</p>{TEXT}"
    ),
    "a list's item in it": f"<p>Open Call</p>{TEXT.replace('<div>', '<div>1) License for carpenters<br>', 1)}",
    "duties set in bold": f"<p>Timber Framer</p>{TEXT}<p><b>Operate The Sander</b></p>",
}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_title_is_what_names_the_work(page: str) -> None:
    posting = read_posting(f"<body>{page}", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == "Timber Framer"


def test_a_text_that_seeks_somebody_else_too_leaves_the_heading_its_word() -> None:
    posting = read_posting(f"<body><h1>Pipefitter</h1><div>{DESCRIPTION}</div>", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == "Pipefitter"


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Se solicita SOLDADOR de portones y escaleras", "Soldador de portones y escaleras"),
        ("Se solicita soldador", "Soldador"),
        ("Se busca electricista residencial para obra nueva en la costa", None),
    ],
)
def test_a_call_is_cut_off_where_the_job_stands_out_behind_it(heading: str, title: str | None) -> None:
    posting = read_posting(f"<body><h1>{heading}</h1><div>{DESCRIPTION}</div>", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == (title or heading)


def test_an_aside_that_ends_as_firms_names_do_leaves_a_title_one() -> None:
    text = TEXT.replace("<div>", "<div><b>Working Title:</b> Timber Framer, Skilled Trades Unit 6<br>", 1)
    title = "Timber Framer (Yard Services)"
    page = f"<title>Job Description - {title} (25000417)</title><p>{title}</p>{text}"
    posting = read_posting(page, "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == title


def test_where_a_page_leads_is_no_name_of_its_job() -> None:
    text = DESCRIPTION.replace("journeyman electrician", "worker")
    page = f"<body><p><a href=/b>Benefits of Carpenters</a></p><h4>Timber Framing</h4><div>{text}</div>"
    posting = read_posting(page, "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title != "Benefits of Carpenters"


@pytest.mark.parametrize(("line", "is_one"), [("Jobs / Construction / Framers", True), ("Framer / Carpenter", False)])
def test_the_way_to_a_page_begins_with_a_kind_of_page(line: str, is_one: bool) -> None:  # noqa: FBT001
    assert is_trail(line) is is_one


@pytest.mark.parametrize("before", ["View Full Version : ", "[Jobs-l] Fwd: ", "Re: "])
def test_a_title_goes_without_what_forums_and_mailing_lists_put_before_it(before: str) -> None:
    assert clean_title(f"{before}Millwright") == "Millwright"


def test_a_code_of_numbers_in_parentheses_is_no_part_of_a_title() -> None:
    assert clean_title("Timber Framer (24-0771)") == "Timber Framer"
    assert clean_title("Timber Framer - (26-01882)") == "Timber Framer"
    assert clean_title("Shop Teacher (2026-2027)") == "Shop Teacher (2026-2027)"


@pytest.mark.parametrize(
    ("line", "is_one"),
    [
        ("Chalk & Line - the framers' board > Work > Jobs offered", True),
        ("[19]Home > [20]Careers > Timber Framer", True),
        ("[1]Ravel Joinery RSS [2]home [3]search", True),
        ("Ravel Joinery > Timber Framer", False),
        ("Timber Framer [3]", False),
    ],
)
def test_a_way_of_several_steps_and_a_row_of_links_name_no_job(line: str, is_one: bool) -> None:  # noqa: FBT001
    assert is_trail(line) is is_one
