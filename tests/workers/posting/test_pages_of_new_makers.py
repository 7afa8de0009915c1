"""What pages by makers new to the rules brought: names and parts told by how pages are built. The words are ours."""

import random

import pytest

from scripts.training.site_boxes import shortened, with_boxes
from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.around.cards import named_by_address
from workers.posting.blocks.page_blocks import blocks_of
from workers.posting.markup.tree import parse, text_of
from workers.posting.name_forms.no_companies import is_name
from workers.posting.name_forms.sites import board_slugs
from workers.posting.page import read_posting

TEXT = f"<div>{DESCRIPTION.replace('journeyman electrician', 'timber framer')}</div>"


def test_a_list_s_mark_in_a_box_of_its_own_is_of_the_line_behind_it() -> None:
    page = parse("<body><div><span>-</span><div>Fit beams</div></div><p>*</p><p>Cut joints</p><p>* * *</p></body>")
    assert [block.text for block in blocks_of(page)] == ["Fit beams", "Cut joints", "* * *"]


@pytest.mark.parametrize("line", ["Contact: Personnel Technician (209) 555-0136", "Timber framers' friends since 1911"])
def test_who_stands_behind_another_fact_is_not_who_is_sought(line: str) -> None:
    posting = read_posting(f"<body><p>{line}</p><p>Timber Framer</p>{TEXT}", "https://ravel.example/jobs/7")
    assert posting is not None
    assert posting.title == "Timber Framer"


def test_the_page_s_own_line_says_more_of_the_job_than_its_title() -> None:
    markup = f"<head><title>Timber Framer | Ravel</title></head><body><p>Lead Timber Framer</p>{TEXT}"
    posting = read_posting(markup, "https://ravel.example/timber-framer")
    assert posting is not None
    assert posting.title == "Lead Timber Framer"


def test_the_address_tells_that_a_shorter_name_is_short() -> None:
    text = TEXT.replace("Sierra Ridge Electric", "Two Cousins")
    foot = "<footer><p>Two Cousins Coatings</p><p>1490 Alder Dr, Reno</p><p>\u00a92024 by Two Cousins</p></footer>"
    markup = f"<head><title>Timber Framer | Two Cousins</title></head><body><h1>Timber Framer</h1>{text}{foot}"
    posting = read_posting(markup, "https://www.twocousinscoatings.example/timber-framer")
    assert posting is not None
    assert posting.company == "Two Cousins Coatings"


@pytest.mark.parametrize("words", ["PDF Imprimir", "Qui\u00e9nes somos", "Request a proposal"])
def test_what_a_menu_says_is_no_name(words: str) -> None:
    assert not is_name(words, "Timber Framer")


def test_a_part_of_a_board_s_address_is_the_employer_s_and_the_domain_the_board_s() -> None:
    assert board_slugs("https://acme.workjobs.example/7") == (["acme"], ["workjobs"])
    assert board_slugs("https://ofertas.empleosya.example/7") == ([], ["empleosya"])


def test_an_old_page_s_mark_names_one_of_its_advertisements() -> None:
    page = parse("<table><tr><td>Cook</td></tr><tr><td><a name='m7'></a><b>Framer</b></td></tr></table>")
    found = named_by_address(page, "http://ledger.example/help.html#m7")
    assert found is not None
    assert text_of(found).strip() == "Framer"


def test_a_template_s_teaser_gives_way_on_a_page_that_is_not_named_after_its_job() -> None:
    data = (
        '{"@type": "JobPosting", "title": "Warehouse Associate", "description": "We place people in many good jobs."}'
    )
    markup = f"<head><title>Ravel</title><script type='application/ld+json'>{data}</script></head><body>{TEXT}"
    posting = read_posting(markup, "https://ravel.example/o/framer")
    assert posting is not None
    assert "Read prints" in posting.description


def test_pages_to_learn_from_get_boxes_around_their_posting_and_lose_parts_of_it() -> None:
    own = {f"Line number {number}" for number in range(12)}
    markup = "<body><div>" + "".join(f"<p>{line}</p>" for line in sorted(own)) + "</div><p>Foot</p></body>"
    boxed = {block.text for block in blocks_of(parse(with_boxes(markup, own, random.Random("a"))))}
    less = {block.text for block in blocks_of(parse(shortened(markup, own, random.Random("a"))))}
    assert boxed > own | {"Foot"}
    assert "Foot" in less
    assert 0 < len(less & own) <= len(own) / 2
