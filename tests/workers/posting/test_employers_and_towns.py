"""Who hires, where a town stands behind the name or is the name, or an agency signs the page; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.names import names_in
from workers.posting.page import read_posting

TEXT = DESCRIPTION.replace("Sierra Ridge Electric", "The shop")
URL = "https://www.jobsplace.example/jobs/view/88"
HEAD = "<h1>Electrician</h1>"


def company_of(body: str, url: str = URL, title: str = "Electrician") -> str:
    posting = read_posting(f"<html><head><title>{title}</title></head><body>{body}</body></html>", url)
    assert posting is not None
    return posting.company


def test_the_town_of_the_work_behind_a_name_is_no_part_of_it() -> None:
    over = f"{HEAD}<div>Ravel Joinery</div><div>San Luis Obispo, CA</div>"
    block = f"{over}{HEAD}<div>Ravel Joinery San Luis Obispo, CA</div><div>See who Ravel Joinery has hired</div>"
    assert company_of(f"{block}<div>{TEXT}</div><p>Ravel Joinery keeps nine trucks.</p>") == "Ravel Joinery"


def test_a_town_behind_a_name_is_no_part_of_it_where_the_writer_is_called_without() -> None:
    call = "Buenas noches, aqu\u00ed Puertas Ravel de Merced buscando gente."
    body = f"<div>Puertas Ravel \u00b7 Seguir</div><div>{call} {TEXT}</div>"
    assert company_of(body, "https://www.carabook.example/groups/obra/posts/7") == "Puertas Ravel"


def test_a_county_hires_on_its_own_site_though_it_is_a_place_too() -> None:
    rules = "<p>Mesa Alta County follows civil service rules and hires without regard to anything but merit.</p>"
    body = f"<div>Fish &amp; Game Advisory Committee</div>{HEAD}<div>{TEXT}{rules}</div><p>Mesa Alta County, CA</p>"
    found = company_of(body, "https://www.mesaaltacounty.example/hr/7", "Electrician | Mesa Alta County, CA")
    assert found == "Mesa Alta County"


def test_who_owns_a_shop_says_so_in_the_middle_of_a_sentence() -> None:
    body = f"<h2>Electrician</h2><div>I own Ravel Joinery &amp; Doors up here (by the scales). {TEXT}</div>"
    assert company_of(body, "https://www.copperforum.example/viewtopic.php?t=88") == "Ravel Joinery & Doors"


def test_an_agency_that_signs_its_page_hires_for_its_client() -> None:
    text = f"{TEXT}<p>Our client is a cannery in Mesa Alta.</p><p>Ravel Gigs never asks for deposits.</p>"
    foot = "<p>(c) 2025 Ravel Gigs Personnel Services Inc.</p>"
    body = f"<p>Ravel Gigs</p>{HEAD}<div>Mesa Alta</div><div>{text}</div>{foot}"
    assert company_of(body, "https://www.ravelgigs.example/jobs/7").startswith("Ravel Gigs")


@pytest.mark.parametrize(
    ("line", "employer"),
    [
        ("Bluff City Distribution Memphis TN", "Bluff City Distribution"),
        ("Tarn Plumbing San Antonio TX", "Tarn Plumbing"),
        ("Lone Star Facility Care Dallas Texas", "Lone Star Facility Care"),
        ("Ridge Electric West Memphis AR", "Ridge Electric West Memphis"),
        ("City of Memphis TN", "City of Memphis"),
        ("University of Memphis, TN", "University of Memphis"),
    ],
)
def test_a_town_and_a_state_typed_without_a_comma_are_no_part_of_an_employer(line: str, employer: str) -> None:
    duty = "You will\n- Lead a team of 12 order selectors"
    text = f"Warehouse Team Lead - Night Shift\n{line}\n\nWe ship products to 600 restaurants.\n\n{duty}"
    assert names_in(text).company == employer


@pytest.mark.parametrize(
    ("says", "employer"),
    [
        ("Norfolk Point Marine of Portsmouth, New Hampshire, has an order for ferries.", "Norfolk Point Marine"),
        ("Kestrel Precision of Rockford, IL has an opening on second shift.", "Kestrel Precision"),
        ("Blue Heron Fabrication of Tacoma is hiring two welders.", "Blue Heron Fabrication"),
        ("Habitat for Humanity of Reno, Nevada, needs a carpenter.", "Habitat for Humanity of Reno"),
    ],
)
def test_the_town_that_an_employer_is_said_to_be_of_is_no_part_of_its_name(says: str, employer: str) -> None:
    known = employer.partition(" of ")[0]
    assert names_in(f"Shipboard Pipefitter\n\n{says}\n\nRequirements\nFour years.\n\n{known} pays weekly.").company == (
        employer
    )
