"""Who hires on pages of forums, groups and newspapers, and by the bar over a site; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.page import read_posting

TEXT = DESCRIPTION.replace("Sierra Ridge Electric", "The shop")


def company_of(body: str, url: str = "https://www.copperforum.example/viewtopic.php?t=88") -> str:
    posting = read_posting(f"<html><head><title>Electrician</title></head><body>{body}</body></html>", url)
    assert posting is not None
    return posting.company


@pytest.mark.parametrize(
    "opening",
    [
        "Foreman at Ravel Joinery here, cleared with the mods.",
        "I'm the owner of Ravel Joinery and I need one more hand.",
        "Raza buenas, aquí Ravel Joinery buscando gente.",
        "Somos Ravel Joinery con licencia y aseguranza.",
        "Call 412. Contractor: Ravel Joinery. One hand for ten days.",
        "The company I run the shop for (Ravel Joinery, Lodi) is putting on one more.",
        "ELECTRICIAN, days. Ravel Joinery, Lodi. Family shop with nine trucks.",
    ],
)
def test_who_writes_says_for_whom(opening: str) -> None:
    body = f"<h1>Copper Forum</h1><h2>Electrician</h2><div>{opening} {TEXT}</div>"
    assert company_of(body) == "Ravel Joinery"


def test_the_bar_over_a_site_names_its_owner() -> None:
    body = (
        f"<div class='navbar'><a class='navbar-brand'>Ravel Joinery</a></div><h1>Electrician</h1><div>{TEXT}</div>"
        "<footer>© 2025 Kronomax Group</footer>"
    )
    assert company_of(body, "https://recruiting.kronomax.example/jobs/7") == "Ravel Joinery"


def test_counts_dates_and_news_are_no_names() -> None:
    body = (
        f"<h1>Electrician</h1><div>Nov 20, 2026</div><div>Hits: 318</div><div>Page 1 of 3</div><div>{TEXT}</div>"
        "<header>Ravel named supplier of the year by a major airframer</header>"
    )
    assert company_of(body) == ""


def test_the_form_of_law_of_the_foot_alone_is_left_out() -> None:
    foot = "<footer>© 2025 Ravel Joinery Inc</footer>"
    body = f"<title>Electrician | Ravel Joinery</title><h1>Electrician</h1><div>{TEXT}</div>{foot}"
    assert company_of(body, "https://raveljoinery.example/jobs/7") == "Ravel Joinery"


def test_an_advertisement_names_its_firm_behind_the_job() -> None:
    opening = "DRIVER, CLASS A. Ravel Joinery, Lodi, has seats for three."
    url = "https://www.oakledger.example/classifieds/help-wanted/ad/30117"
    assert (
        company_of(f"<h1>Classifieds</h1><div>Joined Mar 2009</div><div>{opening} {TEXT}</div>", url) == "Ravel Joinery"
    )


def test_a_post_in_a_group_in_people_s_own_words_is_a_posting() -> None:
    post = (
        "Buenas tardes grupo, ando buscando 2 carpinteros y 2 ayudantes<br>para trabajo fijo, no nomás de un día.<br>"
        "El carpintero que sepa leer el plano sencillo y cortar sin que se vea chueco.<br>Carpintero $230 el día<br>"
        "Se ocupa traer botas y nivel. Yo paso por los que vivan cerca a las 5:45 am. Mándenme mensaje al 323 555 0156."
    )
    poster = "<div>Grupo público</div><div><span>Ines Ravel</span></div>"
    page = f"<body>{poster}<div dir='auto'>{post}</div></body>"
    posting = read_posting(page, "https://www.socialboard.example/groups/oficios/posts/55")
    assert posting is not None
    assert "cortar sin que se vea chueco" in posting.description


DECLARED = """<script type="application/ld+json">{"@type": "JobPosting", "title": "Electrician",
"hiringOrganization": {"name": "Tarn Talent Cloud"}}</script>"""


def test_the_maker_of_a_system_is_not_the_employer_whose_name_its_address_has() -> None:
    body = f"{DECLARED}<a href='/'>Careers at Ravel Joinery</a><h1>Electrician</h1><div>{TEXT}</div>"
    assert company_of(body, "https://careers-ravel.tarn.example/jobs/7/job") == "Ravel Joinery"
    assert company_of(body, "https://tarn.example/jobs/7/job") == "Tarn Talent Cloud"
