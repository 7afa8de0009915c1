"""Who hires, where the title's block or the first sentence names more than the employer; the words are ours."""

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.page import read_posting

TEXT = DESCRIPTION.replace("Sierra Ridge Electric", "The shop")


def company_of(body: str, url: str) -> str:
    posting = read_posting(f"<html><head><title>Electrician</title></head><body>{body}</body></html>", url)
    assert posting is not None
    return posting.company


def test_the_agency_hires_and_not_its_yard() -> None:
    block = (
        "<h1>Journeyman Electrician</h1><h2>Department of Lands and Waters</h2><div>Bureau of High Meadows</div>"
        "<p class='hiring-organization'>Upper Meadow Maintenance Yard Services</p>"
    )
    url = "https://www.fedjobs.example/job/818220400"
    assert company_of(f"{block}<div>{TEXT}</div>", url) == "Bureau of High Meadows"


def test_a_department_that_the_text_speaks_of_takes_nothing_from_the_employer() -> None:
    block = "<h1>Journeyman Electrician</h1><p class='company'>Sierra Ridge Electric</p>"
    text = f"{TEXT}<p>Pay by the Department of Labor and its Bureau of Wage Records.</p>"
    assert company_of(f"{block}<div>{text}</div>", "https://www.tradejobs.example/view/1") == "Sierra Ridge Electric"


def test_a_place_in_parentheses_behind_the_title_is_no_employer_and_who_seeks_is() -> None:
    text = f"Talleres Dos Ríos, con nueve años en el mismo patio, busca un electricista.<br>{TEXT}"
    body = f"<h1>Journeyman Electrician <span>(Pico Alto)</span></h1><div id='postingbody'>{text}</div>"
    assert company_of(body, "https://valle.tablon.example/trd/d/pico-alto/7809.html") == "Talleres Dos Ríos"
