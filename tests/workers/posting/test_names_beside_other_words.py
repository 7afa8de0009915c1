"""Names of jobs and of employers beside words that look like one; the words are ours."""

import json

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.company.text_sources import text_mentions
from workers.posting.markup.tree import parse
from workers.posting.name_forms.companies import clean_company
from workers.posting.name_forms.no_companies import is_name
from workers.posting.name_forms.sites import carries_others_postings
from workers.posting.name_forms.titles import clean_title, is_file_name, is_page_heading
from workers.posting.page import read_posting
from workers.posting.text.subjects import JOB_WORD

TEXT = f"<div>{DESCRIPTION.replace('journeyman electrician', 'timber framer')}</div>"
UNNAMED = TEXT.replace("Sierra Ridge Electric", "The crew")


@pytest.mark.parametrize(
    "title",
    ["Timber Framer (4 lugares)", "Timber Framer, 3 openings, para ya", "Timber Framer - two positions",
     "Timber Framer - $30/hr DOE", "Timber Framer! Urgent"],
)  # fmt: skip
def test_a_title_says_neither_how_many_are_sought_nor_what_is_paid(title: str) -> None:
    assert clean_title(title) == "Timber Framer"


@pytest.mark.parametrize("title", ["Timber Framer (2nd shift)", "Timber Framer #4", "Framer, Doors"])
def test_a_title_keeps_what_else_its_page_says(title: str) -> None:
    assert clean_title(title) == title


@pytest.mark.parametrize("words", ["Members", "Order number", "September", "Another water offer"])
def test_what_only_ends_as_who_works_names_no_job(words: str) -> None:
    assert not JOB_WORD.search(words)


@pytest.mark.parametrize("words", ["Posting 192284", "Call 0915-03", "Find work", "Requisition No. 5512"])
def test_a_number_or_a_way_of_a_board_is_a_heading_of_the_page(words: str) -> None:
    assert is_page_heading(words)


def test_the_site_s_name_is_no_title_though_it_names_who_works() -> None:
    markup = f"<head><title>Ravel Framers | Careers</title></head><body><p>Timber Framer</p>{UNNAMED}"
    posting = read_posting(markup, "https://ravel.example/jobs/7")
    assert posting is not None
    assert (posting.title, posting.company) == ("Timber Framer", "Ravel Framers")


def test_data_of_scripts_name_the_job_by_a_longer_key() -> None:
    text = TEXT.removeprefix("<div>").removesuffix("</div>")
    data = json.dumps({"jobOpening": {"jobOpeningName": "Timber Framer", "description": text}})
    posting = read_posting(f"<body><p>Shop Floor</p><script>{data}</script>", "https://board.example/7")
    assert posting is not None
    assert posting.title == "Timber Framer"


def test_what_stands_over_a_forwarded_letter_is_no_title() -> None:
    markup = f"<body><p>From: Max Framer-Carpenter</p><p>User [_____] | Register | Members | Framers</p>{TEXT}"
    posting = read_posting(markup, "https://lists.ravel.example/1")
    assert posting is not None
    assert "Max" not in posting.title
    assert "Register" not in posting.title


@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        ("En Empacadora Ravel enfriamos lechuga.", "Empacadora Ravel"),
        ("Outage on the coast for Ravel Mechanical and I'm five short.", "Ravel Mechanical"),
        ("Llame al 555 0155 Techos Ravel. Si no contesto, mensaje.", "Techos Ravel"),
    ],
)
def test_a_sentence_names_the_firm(sentence: str, name: str) -> None:
    assert name in {mention.name for mention in text_mentions(sentence)}


@pytest.mark.parametrize("name", ["The District", "The Cooperative"])
def test_a_sort_of_employer_is_no_name(name: str) -> None:
    assert not is_name(name, "Timber Framer")


def test_whose_firm_it_is_is_no_part_of_its_name() -> None:
    assert clean_company("Ravel Air, an Adze Building Group Company") == "Ravel Air"
    assert clean_company("Ravel Air (managing partner, Ravel/Adze JV)") == "Ravel Air"
    assert clean_company("Ravel Air (Nevada)") == "Ravel Air (Nevada)"


@pytest.mark.parametrize("name", ["Ravel Bros. Roofing", "Plomería Hnos. Ravel"])
def test_a_word_cut_short_ends_no_sentence(name: str) -> None:
    assert is_name(name, "Timber Framer")


def test_a_part_of_a_firm_alone_is_no_employer() -> None:
    over = "<p>Skip to content</p><p>Your cart</p><p>Sign in</p>"
    markup = (
        f"<body>{over}<h1>Timber Framer</h1><p>Salinas, CA</p><dl><dt>Organization</dt><dd>Line Dept</dd></dl>{UNNAMED}"
    )
    posting = read_posting(markup, "https://board.example/7")
    assert posting is not None
    assert posting.company == ""


@pytest.mark.parametrize("line", ["RAVEL MILLWORKS, OAKDALE", "Ravel Packing, Patterson"])
def test_a_town_behind_a_firm_is_no_part_of_its_name(line: str) -> None:
    posting = read_posting(f"<body><h1>Timber Framer</h1><p>{line}</p>{UNNAMED}", "https://paper.example/ads/7")
    assert posting is not None
    assert posting.company.casefold() == line.partition(",")[0].casefold()


def test_a_place_that_the_page_names_elsewhere_is_no_part_of_the_firm_before_it() -> None:
    at = "<p>Write to P.O. Box 7, Adzeville.</p>"
    posting = read_posting(f"<h1>Timber Framer</h1><p>Ravel Gas, Adzeville</p>{UNNAMED}{at}", "https://paper.example/7")
    assert posting is not None
    assert posting.company == "Ravel Gas"


def test_a_district_s_county_is_no_part_of_its_name() -> None:
    line = "<p>Ravel Joint Union School District &nbsp; Adze County, CA</p>"
    posting = read_posting(f"<h1>Timber Framer</h1>{line}{UNNAMED}", "https://schoolwork.example/7")
    assert posting is not None
    assert posting.company == "Ravel Joint Union School District"


def test_who_writes_stands_over_a_title_between_pictures() -> None:
    markup = f"<body><p>Ravel Painting Inc</p><p>2 d</p><p>\U0001f3a8 TIMBER FRAMER \U0001f3a8</p>{UNNAMED}"
    posting = read_posting(markup, "https://network.example/groups/jobs/posts/7")
    assert posting is not None
    assert posting.company == "Ravel Painting Inc"


@pytest.mark.parametrize(
    ("url", "others"),
    [
        ("https://docs.board.example/d/1", "others'"),
        ("https://www.tablerolaboral.example/7", "others'"),
        ("https://ravel.example/o/class-a-driver", "its own"),
    ],
)
def test_whose_postings_a_site_carries_is_told_by_its_address(url: str, others: str) -> None:
    page = parse("<body><p>Timber Framer</p></body>")
    assert carries_others_postings(page, url) is (others == "others'")


@pytest.mark.parametrize("words", ["12 de octubre a las 20:41", "October 12 at 8:41 PM", "Monday, 3 March at 07:15"])
def test_when_something_was_posted_is_no_job(words: str) -> None:
    assert is_page_heading(words)


def test_a_copy_s_name_is_a_file_s() -> None:
    assert is_file_name("framer ad (Copy of Copy of) - use this one")
    assert not is_file_name("Copier Technician")


def test_whom_a_hall_sends_is_no_part_of_the_employer() -> None:
    assert clean_company("14 Timber Framers for Sierra Ridge Electric") == "Sierra Ridge Electric"
    assert clean_company("3 Rivers Housing for Seniors") == "3 Rivers Housing for Seniors"


@pytest.mark.parametrize("words", ["Post Reply", "New Topic", "Responder"])
def test_what_a_forum_s_buttons_say_is_no_employer(words: str) -> None:
    assert not is_name(words, "Timber Framer")
