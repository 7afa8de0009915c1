"""Titles without their towns and calls; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.page import read_posting
from workers.posting.title.spoken_calls import called_for


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Hiring: Timber Framer", "Timber Framer"),
        ("Timber Framer in Lodi", "Timber Framer"),
        ("Timber Framer in Oak", "Timber Framer in Oak"),
        ("Timber Framer - Stockton", "Timber Framer"),
        ("Timber Framer - Ione", "Timber Framer"),
        ("Crane Mechanic - Mobile", "Crane Mechanic - Mobile"),
        ("Se buscan 2 SOLDADORES", "Soldadores"),
        ("12 Millwrights", "Millwrights"),
        ("5 Axis Machinist", "5 Axis Machinist"),
        ("Timber Framer, Commercial PV", "Timber Framer, Commercial PV"),
    ],
)
def test_a_heading_goes_without_its_call_and_town(heading: str, title: str) -> None:
    body = (
        f"<h1>{heading}</h1><p>Lodi, CA 95240</p><p>Report to the canal road, Ione, by six.</p><div>{DESCRIPTION}</div>"
    )
    posting = read_posting(f"<body>{body}</body>", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == title


def test_a_first_sentence_that_stands_for_a_title_stays_in_the_text() -> None:
    opening = "Good morning all I need four timber framers and two helpers for tomorrow"
    text = DESCRIPTION.split("</p>", 1)[1]
    posting = read_posting(f"<body><div><div>{opening}</div>{text}</div></body>", "https://ravel.example/g/7")
    assert posting is not None
    assert posting.description.startswith(opening)


def test_the_heading_says_the_title_in_full_where_the_page_s_title_is_short() -> None:
    head = "<title>Timber Framer | Trade Jobs</title>"
    body = f"<h1>Timber Framer, barns and bridges</h1><div>{DESCRIPTION}</div>"
    posting = read_posting(
        f"<html><head>{head}</head><body>{body}</body></html>", "https://trade.example/timber-framer"
    )
    assert posting is not None
    assert posting.title == "Timber Framer, barns and bridges"


def test_whom_the_reader_may_call_is_not_the_job() -> None:
    body = f"<p>Timber Framer</p><div>{DESCRIPTION}</div><h3>Your recruiter</h3><p>Call Dana.</p>"
    posting = read_posting(f"<body>{body}</body>", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == "Timber Framer"


@pytest.mark.parametrize(
    ("opening", "title"),
    [
        ("Good morning all, I need four timber framers and two helpers for tomorrow", "Timber framers and helpers"),
        ("Buenas tardes gente, se ocupan 4 pintores y 2 ayudantes", "Pintores y ayudantes"),
        ("BUENAS TARDES RAZA ocupo 4 rooferos para ya", "Rooferos"),
        ("Buenas tardes grupo, ando buscando\nROOFERO con experiencia", "ROOFERO con experiencia"),
        ("We need a safety manager who walks the job", ""),
        ("Busco a mi perro", ""),
    ],
)
def test_a_message_to_a_group_says_whom_it_seeks(opening: str, title: str) -> None:
    assert called_for(opening) == title
