"""Who hires, on pages that name several; the words are ours."""

import pytest

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.company.mentions import Source
from workers.posting.company.text_sources import text_mentions
from workers.posting.name_forms.companies import clean_company
from workers.posting.name_forms.no_companies import is_name
from workers.posting.name_forms.sites import calls, is_called
from workers.posting.page import read_posting
from workers.posting.weighing import is_teaser

TITLE = "Journeyman Electrician"
TEXT = DESCRIPTION.replace("Sierra Ridge Electric", "The shop")
OWN = "https://sierraridge.example/jobs/electrician"
BOARD = "https://www.tradejobs.example/view/1"


def page(*, title: str = TITLE, before: str = "", under: str = "", text: str = TEXT, after: str = "") -> str:
    return (
        f"<html><head><title>{title}</title></head><body>{before}<main><h1>{TITLE}</h1>{under}<div>{text}</div></main>"
        f"{after}</body></html>"
    )


PAGES = {
    "a label": (BOARD, page(under="<dl><dt>Employer</dt><dd>Sierra Ridge Electric</dd></dl>"), "Sierra Ridge Electric"),
    "the line under the title, with its place": (
        BOARD,
        page(under="<p>Sierra Ridge Electric, Reno, NV</p>"),
        "Sierra Ridge Electric",
    ),
    "the line under the title, not the department beside it": (
        BOARD,
        page(under="<div><a>Sierra Ridge Electric</a> <span>Field Operations</span> <span>Full-time</span></div>"),
        "Sierra Ridge Electric",
    ),
    "a board's own name is never the employer's": (
        BOARD,
        page(
            title=f"{TITLE} | TradeJobs",
            before="<header><img alt='TradeJobs logo'><a>Post a job</a></header>",
            under="<h2>Sierra Ridge Electric</h2><p>Reno, NV</p>",
            after="<footer>© 2026 TradeJobs</footer>",
        ),
        "Sierra Ridge Electric",
    ),
    "only the logo": (OWN, page(before="<img src=x alt='Sierra Ridge Electric logo'>"), "Sierra Ridge Electric"),
    "only the foot": (
        OWN,
        page(after="<footer>© 2026 Sierra Ridge Electric. All rights reserved.</footer>"),
        "Sierra Ridge Electric",
    ),
    "the full name, where the posting uses the short one": (
        OWN,
        page(
            title=f"{TITLE} - Sierra Ridge Electric",
            text=TEXT.replace("The shop", "Sierra Ridge"),
        ),
        "Sierra Ridge Electric",
    ),
    "not the links beside it at the head": (
        OWN,
        page(before="<header><a>Sierra Ridge Electric</a> <a>View website</a> <a>Sign In</a></header>"),
        "Sierra Ridge Electric",
    ),
    "its initials": (
        "https://srusd.example/jobs/4",
        page(title=f"{TITLE} | SRUSD", before="<header>Sierra Ridge Unified School District</header>"),
        "Sierra Ridge Unified School District",
    ),
    "an organization in the page's data": (
        OWN,
        page(
            before='<script type="application/ld+json">{"@type": "LocalBusiness",'
            ' "name": "Sierra Ridge Electric"}</script>'
        ),
        "Sierra Ridge Electric",
    ),
    "what the posting itself says in Spanish": (
        "https://bolsa.example/empleo/1",
        page(text=f"<p>En Eléctrica del Valle buscamos electricistas.</p>{TEXT}"),
        "Eléctrica del Valle",
    ),
    "behind its article": (
        "https://bolsa.example/empleo/1",
        page(text=f"<p>En la Eléctrica del Valle recibimos a todos con café.</p>{TEXT}"),
        "Eléctrica del Valle",
    ),
    "a verb is no name": (
        "https://anuncios.example/1",
        page(title=f"Se busca electricista - {TITLE}", text=f"<p>Se solicita electricista con herramienta.</p>{TEXT}"),
        "",
    ),
    "a part of town is no company": (BOARD, page(under="<p>(Midtown)</p>", text=f"<p>Jobs in Midtown.</p>{TEXT}"), ""),
}


@pytest.mark.parametrize(("url", "markup", "company"), PAGES.values(), ids=PAGES)
def test_the_employer_is_whom_most_of_the_page_names(url: str, markup: str, company: str) -> None:
    posting = read_posting(markup, url)
    assert posting is not None
    assert (posting.title, posting.company) == (TITLE, company)


def test_a_declared_employer_may_stand_elsewhere_in_the_data() -> None:
    data = (
        '{"@graph": [{"@type": "Organization", "@id": "#us", "name": "Sierra Ridge Electric"}, {"@type": "JobPosting",'
        f' "title": "{TITLE}", "hiringOrganization": {{"@id": "#us"}}, "description": "Bend conduit and pull wire to'
        ' code; five years of experience and a state license are required."}]}'
    )
    posting = read_posting(page(before=f'<script type="application/ld+json">{data}</script>', text=""), BOARD)
    assert posting is not None
    assert posting.company == "Sierra Ridge Electric"


@pytest.mark.parametrize(
    ("slug", "name", "is_so"),
    [
        ("sierraridge", "Sierra Ridge Electric", True),
        ("sierraridgecareers", "Sierra Ridge", True),
        ("nbsd", "Nevada Basin School District", True),
        ("gvironworkersjac", "Golden Valley Ironworkers Joint Apprenticeship Committee", True),
        ("hatchdaughters", "Hatch & Daughters Drilling", True),
        ("ropejobs", "Altamont Rope Access", False),
        ("ab", "Ab Electric", False),
    ],
)
def test_an_address_is_a_name_run_together(slug: str, name: str, is_so: bool) -> None:  # noqa: FBT001 - a case's answer
    assert calls(slug, name) is is_so


@pytest.mark.parametrize(
    ("slug", "name", "is_so"),
    [("tradejobs", "TradeJobs", True), ("linkup", "LinkUp", True), ("ropejobs", "Altamont Rope Access", False)],
)
def test_a_board_is_called_as_its_address_is(slug: str, name: str, is_so: bool) -> None:  # noqa: FBT001 - a case's answer
    assert is_called(slug, name) is is_so


def test_a_name_with_the_job_s_in_it_is_none_with_or_without_the_title_s_aside() -> None:
    assert not is_name("Sierra Ridge Pipe Welder", "Pipe Welder (6G)")
    assert is_name("Sierra Ridge Electric", "Pipe Welder (6G)")


@pytest.mark.parametrize(
    "words", ["Fontana", "See ad", "Leadership", "Clasificados", "Ver anuncio", "City of", "Chile - Portal Laboral"]
)
def test_a_town_and_the_words_of_a_page_are_no_employer(words: str) -> None:
    assert not is_name(words, "Pipe Welder")


ELSEWHERE = {
    "a link to its other jobs": "<a>More jobs at Sierra Ridge Electric</a>",
    "a link in Spanish": "<a>Ver más empleos de Sierra Ridge Electric</a>",
    "its policy": "<p>Sierra Ridge Electric is an equal opportunity employer.</p>",
    "a line over its street": "<p>Apply in person.</p><p>Sierra Ridge Electric</p><p>1420 Glendale Ave</p>",
    "the address to write to": "<p>Ask the people of Sierra Ridge Electric, office@sierraridge.example.</p>",
    "the contractor that a hall names": "<p><b>Contractor:</b> Sierra Ridge Electric</p>",
    "the sponsor of an apprenticeship": "<dl><dt>Sponsor</dt><dd>Sierra Ridge Electric</dd></dl>",
    "its name over its openings": "<p><a>Sierra Ridge Electric Careers</a></p>",
    "data for its scripts": '<script>var job = {"hiringOrganization": {"name": "Sierra Ridge Electric"}};</script>',
}


@pytest.mark.parametrize("after", ELSEWHERE.values(), ids=ELSEWHERE)
def test_an_employer_is_found_outside_of_the_posting(after: str) -> None:
    posting = read_posting(page(after=f"<div class='x'>{after}</div>"), BOARD)

    assert posting is not None
    assert posting.company == "Sierra Ridge Electric"


def test_data_that_name_many_employers_name_none() -> None:
    others = ", ".join(f'{{"companyName": "{name} Roofing"}}' for name in ("Aspen", "Birch", "Cedar"))
    posting = read_posting(page(after=f"<script>var similar = [{others}];</script>"), BOARD)

    assert posting is not None
    assert posting.company == ""


def test_a_network_s_name_is_no_employer_s_whatever_else_the_page_says_of_itself() -> None:
    before = "<meta property='og:site_name' content='Facebook'><title>Trabajos de construcción | Facebook</title>"
    written = "<div>SE BUSCA ELECTRICISTA INDUSTRIAL</div><div>Del Mar Eléctrica busca 3 electricistas.</div>"
    markup = f"<html><head>{before}</head><body><div data-ad-preview='message'>{written}{TEXT}</div></body></html>"

    posting = read_posting(markup, "https://www.facebook.com/groups/trabajos/posts/392")

    assert posting is not None
    assert (posting.title, posting.company) == ("ELECTRICISTA INDUSTRIAL", "Del Mar Eléctrica")


def test_the_maker_of_a_system_is_not_the_employer() -> None:
    text = TEXT.replace("The shop", "Dooley Plumbing")
    markup = page(text=text, after="<footer>Copyright © 2026 Paylane Software, LLC. All Rights Reserved.</footer>")

    posting = read_posting(markup, "https://www.paylaneonline.example/v4/ats/web.php/jobs/ViewJobDetails?job=40112")

    assert posting is not None
    assert posting.company == "Dooley Plumbing"


def test_the_agency_hires_and_not_the_department_over_it() -> None:
    under = "<div class='agency'>Department of Lands</div><div class='x-agency'>Bureau of High Meadows</div>"

    posting = read_posting(page(under=under), "https://www.fedjobs.example/job/818220400")

    assert posting is not None
    assert posting.company == "Bureau of High Meadows"


def test_the_part_of_a_board_s_address_that_is_the_employer_s_speaks_for_it() -> None:
    before = "<meta property='og:description' content='Sierra Ridge is looking for people.'>"
    markup = page().replace("<head>", f"<head>{before}")

    posting = read_posting(markup, "https://sierraridge.wd5.workjobs.example/careers/4")

    assert posting is not None
    assert posting.company == "Sierra Ridge"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Sierra Ridge Electric - home", "Sierra Ridge Electric"),
        ("Sierra Ridge Electric | Inicio", "Sierra Ridge Electric"),
        ("Website Sierra Ridge Electric", "Sierra Ridge Electric"),
        ("An official website of the City of Sierra Ridge", "City of Sierra Ridge"),
        ("Sitio web: Sierra Ridge Electric", "Sierra Ridge Electric"),
        ("Meadow Nursing Home", "Meadow Nursing Home"),
        ("0142 Sierra Ridge LLC", "Sierra Ridge"),
        ("210 - Sierra Ridge LLC", "Sierra Ridge"),
        ("84 Lumber", "84 Lumber"),
        ("Company Confidential", ""),
        ("Empresa confidencial", ""),
        ("Private Reserve Winery", "Private Reserve Winery"),
        ("Candidate Experience", ""),
        ("BambooZ Privacy Policy Terms of Service", ""),
        ("Cooperative", ""),
        ("Sierra Pines Electric Cooperative", "Sierra Pines Electric Cooperative"),
        ("Talent Solutions Staffing", "Talent Solutions Staffing"),
    ],
)
def test_a_declared_name_goes_without_what_systems_put_in_its_place(written: str, name: str) -> None:
    assert clean_company(written) == name


SECRET = """<script type="application/ld+json">{"@type": "JobPosting", "title": "Journeyman Electrician",
"hiringOrganization": {"name": "Company Confidential"}}</script><img alt="WireDepot logo" src="x">"""
OF_THE_BOARD = SECRET.replace("Company Confidential", "Wire Depot")
AROUND = TEXT + "<p>The vans go to homes around Fremont County.</p>"

NOT_OTHERS = {
    "the one to write to, where the data keep the name secret": page(
        before=SECRET, text=TEXT + "<p>Whoever asks Sierra Ridge Electric at office@sierraridge.example hears back.</p>"
    ),
    "who stands by the title, where the data name the board": page(
        before=OF_THE_BOARD + "<ul><li>For employers</li></ul>", under="<p>Sierra Ridge Electric, Reno, NV</p>"
    ),
    "the data for scripts, not a place": page(
        text=AROUND, after='<script>var account = {"name": "Sierra Ridge Electric", "id": 7};</script>'
    ),
    "the employer in the data, not its firm in law": page(
        after='<script>({"hiringOrganization": {"name": "Sierra Ridge Electric"},'
        ' "legalEntity": "0210 Sierra Ridge Electric Logistics LLC"})</script>'
    ),
    "of many in the data the one beside the job": page(
        after=f'<script>[{{"title": "{TITLE}", "companyName": "Sierra Ridge Electric"}},'
        + "".join(f'{{"title": "Roofer", "companyName": "{name} Roofing"}},' for name in ("Aspen", "Birch", "Cedar"))
        + "]</script>"
    ),
    "a logo, not the plant and the town where the work is": page(
        before="<header><img alt='Sierra Ridge Electric logo' src='x'></header>",
        under="<p>Yuba City Plant, Yuba City, CA</p>",
    ),
    "who asks for applications, not the headings of a system": page(
        under="<h3>General Information</h3><ul><li>Manage Profile</li></ul>",
        text=f"<p>The Sierra Ridge Electric invites applications for one electrician.</p>{TEXT}",
    ),
    "the name of the employer's own board": page(
        after='<script>show({"Title": "Electrician", "JobBoardName": "Sierra Ridge Electric"});</script>'
    ),
}


@pytest.mark.parametrize("markup", NOT_OTHERS.values(), ids=NOT_OTHERS)
def test_an_employer_is_told_from_systems_boards_and_places(markup: str) -> None:
    posting = read_posting(markup, "https://wiredepot.example/view/1")

    assert posting is not None
    assert posting.company == "Sierra Ridge Electric"


def test_a_logo_names_the_employer_and_not_the_system_that_the_page_stands_on() -> None:
    before = (
        "<meta property='og:site_name' content='Candidate Experience'><img alt='Dooley Hoist &amp; Repair' src='x'>"
    )

    posting = read_posting(page(before=before), "https://edqk.us2.example/sites/2/20061")

    assert posting is not None
    assert posting.company == "Dooley Hoist & Repair"


def test_an_agency_that_serves_employers_hires_where_its_posting_speaks_of_it() -> None:
    text = TEXT.replace("The shop", "Third Ridge Workforce")
    before = OF_THE_BOARD.replace("Wire Depot", "Third Ridge Workforce") + "<ul><li>Employers</li></ul>"

    markup = page(before=before, under="<p>Shanice Obermeyer, Reno, NV</p>", text=text)
    posting = read_posting(markup, "https://thirdridgeworkforce.example/jobs/7")

    assert posting is not None
    assert posting.company == "Third Ridge Workforce"


def test_a_public_body_hires_and_not_its_civil_service() -> None:
    under = "<p>Civil Service Commission • Examinations Unit</p><p>Open Examination No. 70418</p>"
    over = f"<p>COUNTY OF HIGH MEADOWS</p>{under}"

    posting = read_posting(page(before=over), "https://exams.example/postings/70418")

    assert posting is not None
    assert posting.company == "County of High Meadows"


def test_the_path_of_a_board_s_address_tells_whose_logo_it_shows() -> None:
    markup = page(before="<header><img alt='Sierra Ridge Electric' src='x'></header>", after="<a>Post a job</a>")

    for path, name in (("sierra-ridge/j/9D2A", "Sierra Ridge Electric"), ("view/9D2A", "")):
        posting = read_posting(markup, f"https://apply.workboard.example/{path}")
        assert posting is not None
        assert posting.company == name


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Vacante de electricista. Ingresa para ver la descripción completa.", True),
        ("Electrician wanted in Reno. Sign in to read the full posting.", True),
        ("You will read the full set of plans before you bid the rough-in and the finish.", False),
        (f"{DESCRIPTION} Come by to see the full shop.", False),
    ],
)
def test_a_teaser_says_that_the_posting_is_elsewhere(text: str, is_one: bool) -> None:  # noqa: FBT001 - a case's answer
    assert is_teaser(text) is is_one


def test_what_stands_before_where_they_say_we_leaves_the_name_whole() -> None:
    mentions = text_mentions("Desde 1987, en Faros Llano Alto hacemos de todo un poco.")
    assert ("Faros Llano Alto", Source.ABOUT) in {(one.name, one.source) for one in mentions}
