"""What stands where an employer's name may stand and is none, and what stands beside a posting; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.page import read_posting

TEXT = f"<div>{DESCRIPTION.replace('Sierra Ridge Electric', 'The shop')}</div>"
HEADING = "<h1>Journeyman Electrician</h1>"
BESIDE = {
    "the posting's number": f"{HEADING}<p>JobID: 5512</p>{TEXT}",
    "how long it is for": f"{HEADING}<p>Temp-to-Hire</p>{TEXT}",
    "a year": f"{HEADING}{TEXT}<p>2025 Shop</p>",
    "a site's own words": f"<div role=banner><span>Buscar en Shop</span></div>{HEADING}{TEXT}",
    "a sentence": f"{HEADING}{TEXT}<footer>Shop is a service of the county's consortium</footer>",
    "a duty that begins with a capital": HEADING
    + TEXT.replace("</ul>", "<li>Diagnose LP and electric trucks</li></ul>"),
}


@pytest.mark.parametrize("page", BESIDE.values(), ids=BESIDE)
def test_what_is_no_name_isn_t_taken_for_the_employer(page: str) -> None:
    posting = read_posting(f"<body>{page}", "https://shop.example/jobs/7")
    assert posting is not None
    assert posting.company == ""


def test_a_board_without_a_part_for_each_employer_is_not_the_employer() -> None:
    page = (
        f"<title>CareerHarbor</title><body>{HEADING}<p>Ravel Switchgear - Reno, NV</p>{TEXT}<footer>© CareerHarbor, LLC"
    )
    posting = read_posting(page, "https://www.careerharbor.example/job/J3S0KL6Z")
    assert posting is not None
    assert posting.company == "Ravel Switchgear"


def test_the_side_column_of_a_page_that_is_a_table_isn_t_the_posting_s() -> None:
    side = "<td><p>Tell Congress: protect our pensions</p><p>Retiree breakfast Dec 12</p></td>"
    posting = read_posting(f"<body><table><tr><td>{HEADING}{TEXT}</td>{side}</tr></table>", "https://hall.example/call")
    assert posting is not None
    assert "Congress" not in posting.description
    assert "conduit" in posting.description


@pytest.mark.parametrize(
    "behind",
    [
        "<h3>Recommended Skills</h3><ul><li>Customer Relationship Building</li></ul>",
        "<h3>Hiring Insights</h3><p>Hiring 2 candidates for this role</p>",
        "<p>Which statement best describes your experience?</p><ul><li>Less than one year</li></ul>",
        "<p>We and our 614 partners store and access information on your device.</p>",
        "<p>Auxiliary aids are available on request.</p>",
        "<p>¿Has visto algo raro en esta oferta? Denúnciala.</p>",
    ],
)
def test_what_boards_set_under_a_posting_is_cut_off_without_any_names_of_elements(behind: str) -> None:
    duty = "<p>Report unsafe work: si ve algo inseguro, repórtelo. Log in to the CMMS before each job.</p>"
    markup = f"<body>{HEADING}<div>{TEXT}{duty}{behind}</div></body>"
    posting = read_posting(markup, "https://shop.example/jobs/7")
    bare = read_posting(markup.replace(behind, ""), "https://shop.example/jobs/7")
    assert posting is not None
    assert bare is not None
    assert "CMMS" in posting.description
    assert posting.description == bare.description


PAGES_THAT_SAY_MORE = {
    "the rest of the name": (
        (
            "<title>Journeyman Electrician | Pine River Electric Cooperative</title>"
            "<p>Pine River Electric is an equal opportunity employer.</p><p>Pine River Electric needs a lineman.</p>"
        ),
        "Pine River Electric Cooperative",
    ),
    "an old way to write a state": ("<footer>&copy; Ravel Gear Supply, Torrance, Calif.</footer>", "Ravel Gear Supply"),
    "a line under a title that is announced": (
        "<p>Job Posting: Journeyman Electrician</p><p>Department of Water Conveyance</p>",
        "Department of Water Conveyance",
    ),
}


@pytest.mark.parametrize(("page", "company"), PAGES_THAT_SAY_MORE.values(), ids=PAGES_THAT_SAY_MORE)
def test_the_employer_s_name_is_whole_and_without_its_place(page: str, company: str) -> None:
    posting = read_posting(f"<html>{page}{'' if 'Posting' in page else HEADING}{TEXT}", "https://work.example/jobs/7")
    assert posting is not None
    assert posting.company == company


def test_an_agency_is_the_employer_though_its_page_speaks_to_employers() -> None:
    page = f"<title>Journeyman Electrician - Listos Personal</title><body><nav><a>Soy empresa</a></nav>{HEADING}{TEXT}"
    posting = read_posting(page, "https://listospersonal.example/vacantes/7")
    assert posting is not None
    assert posting.company == "Listos Personal"
