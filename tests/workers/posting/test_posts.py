"""What people write to a group when they hire for their own firm; the words are ours."""

import pytest

from workers.posting.company.mentions import Source
from workers.posting.company.posts import post_mentions
from workers.posting.company.text_sources import mentions_in
from workers.posting.name_forms.titles import clean_title
from workers.posting.page import read_posting

POST = (
    "<div>{call}</div><div>{opening} Been at it eleven years, four vans. One of our guys moves away at New Year.</div>"
    "<div>What it is: leaks, water heaters, sewer camera, repipes in crawlspaces. About 4 calls a day.</div>"
    "<div>What we look for: journeyman card, 4 years in service, clean license.</div>"
    "<div>What you get: $33-$44 an hour, van goes home with you, on call 1 week in 4, medical.</div>"
    "<div>Text me or PM. No resume needed.</div>"
)
OPENINGS = [
    ("Hey all, my husband Bram and I run Cove Plumbing &amp; Drain.", "Cove Plumbing & Drain"),
    ("Me and my brother own Cove Plumbing.", "Cove Plumbing"),
    ("Hi everyone, Cove Plumbing is looking for another hand.", "Cove Plumbing"),
    ("We at Cove Plumbing are hiring.", "Cove Plumbing"),
    ("We are Cove Plumbing, a small shop.", "Cove Plumbing"),
    ("My company, Cove Plumbing, has a van free.", "Cove Plumbing"),
    ("My wife\u2019s company is called Cove Plumbing.", "Cove Plumbing"),
    ("Buenas tardes grupo, Plomer\u00eda Cove busca gente.", "Plomer\u00eda Cove"),
    ("Somos Plomer\u00eda Cove y buscamos gente.", "Plomer\u00eda Cove"),
    ("La empresa Plomer\u00eda Cove solicita gente.", "Plomer\u00eda Cove"),
    ("Mi esposo y yo tenemos Plomer\u00eda Cove.", "Plomer\u00eda Cove"),
]


def page_of(call: str, opening: str) -> str:
    post = POST.format(call=call, opening=opening)
    return (
        "<html><head><title>(20+) Bay Trades Jobs | Facebook</title></head><body><h1><a>Bay Trades Jobs</a></h1>"
        f"<div role='article'><h3><a>Tess Brandt</a></h3><div>{post}</div></div></body></html>"
    )


@pytest.mark.parametrize(("opening", "firm"), OPENINGS)
def test_a_post_names_the_firm_of_who_writes(opening: str, firm: str) -> None:
    posting = read_posting(page_of("Service plumber wanted", opening), "https://www.facebook.com/groups/7/posts/9")
    assert posting is not None
    assert posting.company == firm


@pytest.mark.parametrize(
    "text",
    ["We run Mazak Integrex, Haas and Okuma.", "We are Hiring Service Plumbers in Norfolk.", "I own Snap On tools.",
     "We are Equal Opportunity.", "My shop, North Side, is warm.", "We operate Class A trucks."],
)  # fmt: skip
def test_what_a_firm_runs_is_not_its_name(text: str) -> None:
    assert list(post_mentions(text)) == []


@pytest.mark.parametrize(
    ("call", "title"),
    [
        ("\U0001f527 SERVICE PLUMBER WANTED \U0001f527 Norfolk / Virginia Beach", "service plumber"),
        ("SERVICE PLUMBER NEEDED!!! Norfolk", "service plumber"),
        ("SERVICE PLUMBER NEEDED", "service plumber"),
        ("Service plumber wanted in Norfolk", "service plumber"),
        ("NOW HIRING \U0001f527 SERVICE PLUMBER \U0001f527 Norfolk", "service plumber"),
        ("\U0001f6a8 HIRING \U0001f6a8 Service Plumber", "service plumber"),
        ("WANTED: Service Plumber \U0001f4cd Norfolk, VA", "service plumber"),
        ("SE BUSCA PLOMERO DE SERVICIO \U0001f527 Norfolk", "plomero de servicio"),
        ("\U0001f6a8 SE SOLICITA \U0001f6a8 Plomero de servicio", "plomero de servicio"),
        ("Service Plumber \U0001f4b0 $44/hr", "service plumber"),
        ("We are hiring: Service Plumber \U0001f527", "service plumber"),
        ("SE NECESITA PLOMERO DE SERVICIO \u2757", "plomero de servicio"),
    ],
)
def test_a_post_s_call_and_pictures_are_not_of_its_title(call: str, title: str) -> None:
    posting = read_posting(page_of(call, OPENINGS[0][0]), "https://www.facebook.com/groups/7/posts/9")
    assert posting is not None
    assert posting.title.casefold() == title


@pytest.mark.parametrize(
    "title",
    ["Electricians \u26a1 HVAC Techs", "Welder (6 needed, 2 by name)", "Wanted Signs Installer", "Norfolk \U0001f527",
     "Needed Parts Runner", "Plumber needed"],
)  # fmt: skip
def test_a_title_keeps_words_that_only_look_like_a_call(title: str) -> None:
    assert clean_title(title) == title.strip(" \U0001f527")


@pytest.mark.parametrize(
    ("text", "firms"),
    [
        ("I own Acme & Hill Roofing here in Lodi.", {"Acme & Hill Roofing"}),
        ("Call now. I own Two Rivers Paving (Lodi) and need a hand.", {"Two Rivers Paving"}),
        ("I ownTwo Rivers Paving here.", set()),
    ],
)
def test_who_owns_a_firm_names_it(text: str, firms: set[str]) -> None:
    assert {one.name for one in mentions_in(text) if one.source is Source.ABOUT} == firms
