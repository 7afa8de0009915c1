"""Employers whose name stands in no text of the page, only in what stands for a picture; the words are ours."""

import pytest

from workers.posting.page import read_posting

OWN = "https://careers.rlfi.example/jobs/11"
BOARD = "https://www.tradejobs.example/view/11"
POSTING = (
    "<div><h1>Press Brake Operator</h1><p>Fresno, CA</p><p>We bend plate for trailers and tanks on two shifts.</p>"
    "<h2>What you will do</h2><ul><li>Set up and run a 230-ton press brake</li><li>Read prints</li></ul>"
    "<h2>What you need</h2><ul><li>Two years of experience</li><li>Own hand tools</li></ul>"
    "<h2>Pay</h2><p>$26 to $31 per hour, medical insurance, 401(k).</p></div>"
)
NAMED = "Rockledge Fabrication"
LOGOS = {
    "an image in a menu": f"<nav><a href='/'><img src='l.svg' alt='{NAMED}'></a><a href='/careers'>Careers</a></nav>",
    "a menu that is called nothing": f"<div><a href='/'><img alt='{NAMED}'></a><a href='/x'>Careers</a></div>",
    "words for the link": f"<div><a href='/' aria-label='{NAMED} - Home'><svg></svg></a><a href='/x'>Careers</a></div>",
    "a drawing's title": f"<div><a href='/'><svg role='img'><title>{NAMED}</title></svg></a></div>",
    "a way there": f"<div><a href='/'><img src='l.svg' alt='Go to {NAMED} homepage'></a></div>",
    "behind another picture": f"<img alt='Fall hiring event'><div><a href='/'><img alt='{NAMED}'></a></div>",
}


def page(before: str, under: str = "") -> str:
    posting = POSTING.replace("</h1>", f"</h1>{under}")
    return f"<html><head><title>Press Brake Operator</title></head><body>{before}{posting}</body></html>"


@pytest.mark.parametrize("logo", LOGOS.values(), ids=LOGOS)
def test_the_logo_that_leads_to_the_first_page_names_the_employer(logo: str) -> None:
    posting = read_posting(page(logo), OWN)
    assert posting
    assert posting.company == NAMED


def test_one_word_is_enough_there() -> None:
    posting = read_posting(page("<nav><a href='/'><img src='l.svg' alt='Rockledge'></a></nav>"), OWN)
    assert posting
    assert posting.company == "Rockledge"


def test_on_a_board_that_logo_is_the_board_s() -> None:
    posting = read_posting(page("<nav><a href='/'><img src='l.svg' alt='Trade Jobs'></a></nav>"), BOARD)
    assert posting
    assert posting.company == ""


def test_on_a_board_the_only_other_logo_is_the_employer_s() -> None:
    logos = "<nav><a href='/'><img src='l.svg' alt='Trade Jobs'></a></nav>"
    posting = read_posting(page(logos, under=f"<img src='c/11.png' alt='{NAMED} logo'>"), BOARD)
    assert posting
    assert posting.company == NAMED


def test_of_several_such_logos_none_is_believed() -> None:
    logos = f"<img src='c/11.png' alt='{NAMED} logo'><img src='c/12.png' alt='Pine Flat Welding logo'>"
    posting = read_posting(page("", under=logos), BOARD)
    assert posting
    assert posting.company == ""


def test_a_logo_s_words_may_go_on_to_say_what_it_shows() -> None:
    logo = f"<div><a href='/'><img alt='{NAMED} logo, a red hill under a wrench'></a></div>"
    posting = read_posting(page(logo), OWN)
    assert posting
    assert posting.company == NAMED


HIRESOFT = "https://recruiting7.hiresoft.example/RFB1004/Board/9f0b/Detail?id=27"


def test_on_a_system_the_logo_that_leads_to_where_the_posting_stands_is_the_employer_s() -> None:
    logo = f"<nav><a href='/RFB1004/Board/9f0b'><img alt='{NAMED}'></a><a href='#'>Sign In</a></nav>"
    posting = read_posting(page(logo), HIRESOFT)
    assert posting
    assert posting.company == NAMED


def test_a_board_s_logo_that_leads_to_all_jobs_is_not() -> None:
    logo = "<nav><a href='/jobs'><img alt='Welders Weekly'></a></nav>"
    posting = read_posting(page(logo), "https://www.tradejobs.example/jobs/fresno/11")
    assert posting
    assert posting.company == ""
