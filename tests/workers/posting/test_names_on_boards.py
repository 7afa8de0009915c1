"""Names on boards, halls' and agencies' pages, beside other jobs and calls to readers. The words are ours."""

import json

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.around.cards import job_cards, without_other_cards
from workers.posting.blocks.opening import opening_of
from workers.posting.blocks.page_blocks import blocks_of
from workers.posting.company.evidence import is_union, signs_in_text, signs_of
from workers.posting.company.mentions import Mention, Source
from workers.posting.company.text_sources import text_mentions
from workers.posting.markup.element_names import SURROUNDINGS
from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import parse, text_of
from workers.posting.models import Posting
from workers.posting.name_forms.no_companies import is_name
from workers.posting.name_forms.titles import is_page_heading
from workers.posting.page import read_posting

TEXT = f"<div>{DESCRIPTION.replace('journeyman electrician', 'timber framer')}</div>"


def _read(markup: str, url: str = "https://www.example.org/work/7") -> Posting:
    posting = read_posting(markup, url)
    assert posting is not None
    return posting


def test_the_job_under_a_page_s_own_heading_is_the_title() -> None:
    head = "<head><title>Join the Crew - Ravel Timber</title></head>"
    text = f"<p>The crew works with cedar. A framer who likes oak joins it.</p>{TEXT}"
    markup = f"{head}<body><article><h1>Join the Crew</h1><h2>Oak &amp; Cedar Framer</h2>{text}</article>"
    assert _read(markup, "https://www.ravel.example/join-the-crew").title == "Oak & Cedar Framer"


def test_a_hall_s_name_is_no_title_nor_is_the_firm_behind_it_a_part_of_one() -> None:
    head = "<head><title>Job Calls - Carpenters &amp; Allied Framers Local 77</title></head>"
    heads = "<h1>Carpenters &amp; Allied Framers Local 77</h1><h2>TIMBER FRAMER \u2013 Ravel Oak Services, LLC</h2>"
    assert _read(f"{head}<body>{heads}{TEXT}").title.casefold() == "timber framer"


@pytest.mark.parametrize(("name", "is_so"), [("Plumbers Local 38", True), ("Lineman, Local 47 area", False)])
def test_a_union_s_name_ends_with_its_number(name: str, is_so: bool) -> None:  # noqa: FBT001 - of the parameters
    assert is_union(name) is is_so


def test_data_say_the_job_s_title_before_a_site_s_name() -> None:
    data = {
        "board": {"name": "Timberworks Operator", "welcome": f"Welcome to our page. {'See who we seek. ' * 5}"},
        "job": {"jobPostingId": 7, "jobTitle": "Timber Framer", "text": DESCRIPTION},
    }
    posting = _read(f"<body><p>Loading</p><script type='application/json'>{json.dumps(data)}</script>")
    assert posting.title == "Timber Framer"
    assert "Welcome" not in posting.description


def test_an_employer_s_field_may_hold_a_record_of_its_denomination() -> None:
    text = DESCRIPTION.replace("Sierra Ridge Electric", "The shop")
    data = {"puesto": "Carpintero", "empresa": {"denominacion": "Maderas del Alto SpA"}, "text": text}
    posting = _read(f"<body><p>Cargando</p><script type='application/json'>{json.dumps(data)}</script>")
    assert posting.company == "Maderas del Alto SpA"


def test_a_shipyard_is_a_firm_and_a_yard_a_part_of_one() -> None:
    assert not signs_of("Elm Bell Shipyard", ("elm", "bell", "shipyard"))["part"]
    assert signs_of("Elm Street Yard", ("elm", "street", "yard"))["part"]


def test_what_readers_are_to_send_is_no_name() -> None:
    assert not is_name("Text MILL", "Timber Framer")


def test_an_agency_that_declares_itself_hires_on_its_own_site() -> None:
    declared = {
        "@type": "JobPosting",
        "title": "Timber Framer",
        "description": DESCRIPTION.replace("Sierra Ridge Electric", "the client") + "\n\nText MILL to 555-0126.",
        "hiringOrganization": {"name": "Elm Point Staffing Partners, Inc."},
    }
    script = f"<script type='application/ld+json'>{json.dumps(declared)}</script>"
    menu = "<div><a>Elm Point Staffing</a></div><a>Job Seekers</a><p>Text MILL to 555-0126</p>"
    posting = _read(f"<body>{menu}<h1>Timber Framer</h1>{script}", "https://www.elmpoint.example/jobs/7")
    assert posting.company == "Elm Point Staffing Partners, Inc."


def test_a_place_as_the_page_writes_it_is_not_who_hires() -> None:
    signs = signs_in_text("Rafaela, Santa Fe", "Somos un taller de Rafaela.", "Rafaela, Santa Fe", frozenset())
    assert signs["place"]


def test_a_firm_that_an_aside_parts_from_what_it_does_is_named() -> None:
    mentions = text_mentions("Ravel Oak & Cedar, third generation, has room for one more on the crew.")
    assert Mention("Ravel Oak & Cedar", Source.SUBJECT) in mentions


def test_an_agency_that_hides_its_client_is_who_hires() -> None:
    declared = {"@type": "JobPosting", "title": "Timber Framer", "hiringOrganization": {"name": "Confidential"}}
    script = f"<script type='application/ld+json'>{json.dumps(declared)}</script>"
    menu = "<div>Elm Point Labor Partners</div><div><a>Find Work</a><a>Find Talent</a><a>Timecards</a></div>"
    head = "<head><title>Timber Framer | Elm Point Labor Partners</title></head>"
    text = TEXT.replace("Sierra Ridge Electric", "One of our customers")
    posting = _read(f"{head}<body>{menu}<h1>Timber Framer</h1>{text}{script}", "https://www.elmpointlabor.example/j/7")
    assert posting.company == "Elm Point Labor Partners"


def test_questions_of_an_application_are_told_by_their_box() -> None:
    assert SURROUNDINGS.search("tab questions")


def test_whom_a_hall_sends_people_to_stands_in_the_line_of_the_job() -> None:
    text = TEXT.replace("Sierra Ridge Electric", "The job")
    line = "<p><b>TIMBER FRAMER</b> for <b>Brackett &amp; Oak</b>, Duluth.</p>"
    side = "<div><h3>Apprentice intake</h3><p>Interviews in March</p></div>"
    hall = "<h1>Framers Local 219</h1><div><h2>Work Available</h2>"
    posting = _read(f"<body>{hall}{line}{text}</div>{side}", "https://www.framers219.example.org/work-available.html")
    assert (posting.title.casefold(), posting.company) == ("timber framer", "Brackett & Oak")


def test_a_group_s_name_is_no_title() -> None:
    assert is_page_heading("Chamba en Houston y alrededores")


def test_a_card_that_is_open_is_one_of_its_row() -> None:
    names = ["Shop Helper", "Timber Framer", "Roof Painter"]
    cards = [f"<div class='card{' selected' * (name == 'Timber Framer')}'><h2>{name}</h2></div>" for name in names]
    page = parse(f"<body><div>{''.join(cards)}</div>")
    assert page is not None
    assert len(job_cards(page, Measures(page))) == len(names)


def test_other_jobs_cards_tell_nothing_of_this_one() -> None:
    cards = "".join(f"<li><h3>{name}</h3><p>Acme</p></li>" for name in ("Shop Helper", "Timber Framer", "Roof Painter"))
    page = parse(f"<body><ul>{cards}</ul><h1>Timber Framer</h1>")
    assert page is not None
    assert "Roof Painter" not in text_of(without_other_cards(page, "Timber Framer"))
    assert text_of(without_other_cards(page, "Timber Framer")).count("Timber Framer") == 2
    assert without_other_cards(page, "Glazier") is page


def test_the_first_line_of_a_text_that_breaks_part_opens_it() -> None:
    page = parse("<body><section>Ravel Tread builds staircases, nothing else, for houses.<br>Need a framer.</section>")
    assert opening_of(blocks_of(page), [True, True], [False, True]) == range(1)


def test_a_town_may_stand_between_a_firm_and_its_seeking() -> None:
    mentions = text_mentions("Ravel Stamping, Sandusky, is adding a second shift in the tool room.")
    assert Mention("Ravel Stamping", Source.HIRING) in mentions


def test_a_short_spanish_text_is_the_posting_beside_a_declared_teaser() -> None:
    teaser = "Importante constructora selecciona maquinista. Inscr\u00edbete para ver la oferta completa."
    declared = {"@type": "JobPosting", "title": "Maquinista de gr\u00faa", "description": teaser}
    script = f"<script type='application/ld+json'>{json.dumps(declared)}</script>"
    said = (
        "Ravel levanta 210 viviendas en el Sector 3 y necesita maquinista para una gr\u00faa de 60 metros.",
        "Funciones: revisi\u00f3n diaria de la gr\u00faa, izado de encofrado con emisora y puesta en veleta.",
        "Requisitos: carn\u00e9 de operador en vigor y reconocimiento m\u00e9dico.",
        "Ofrecemos: convenio de Madrid, catorce meses de obra. Interesados, en la caseta de obra.",
    )
    text = "".join(f"<p>{line}</p>" for line in said)
    page = f"<body><div>Maquinista de gr\u00faa</div><div>Ravel, S.A.</div><div>{text}</div>{script}"
    assert "puesta en veleta" in _read(page, "https://www.board.example.es/oferta/maquinista-de-grua-7").description
