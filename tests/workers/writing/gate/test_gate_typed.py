"""Claims by their kind, each false one beside the true one next to it, of a foreman who was a helper before."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill

PERSON = ProfileFacts(
    name="Pat Doyle",
    email="pat@example.com",
    experiences=(
        Experience(
            "norte",
            "Glazier Foreman",
            "Norte Glass",
            date(2020, 1, 6),
            None,
            "Run 3-5 man crew on storefront, 2 to 6 stories. Night pours no, days only. Set lites up to 300'.\n"
            "Closed the shop alone on Fridays. Hung doors for Kwik-Set. Switchgear rooms to 2000A.",
        ),
        Experience(
            "costa",
            "Glazier",
            "Norte Glass",
            date(2014, 3, 3),
            date(2020, 1, 3),
            "Cut glass, installed mirrors",
        ),
        Experience(
            "mill",
            "Oiler",
            "Pine Mill",
            date(2010, 2, 1),
            date(2014, 2, 28),
            "Greased saws. Changed belts.",
        ),
    ),
    skills=(Skill("suction", "Suction cups", "Hand Tool", "Advanced"), Skill("cad", "AutoCAD", "Software", "Beginner")),
    credentials=(
        Credential("aas", "AAS, Glass Technology", "Lake Valley College", date(2013, 5, 10), None),
        Credential("falls", "Protección contra caídas", "Centro Sur", date(2025, 10, 6), date(2027, 10, 6)),
        Credential("two", "Crane Operator Class II", "State board", date(2020, 1, 1), None),
    ),
    today=date(2026, 11, 22),
)
POSTING = "Glazing superintendent, Bay Facades. Storefront, curtain wall. Days, no travel. Fridays off."


def judge_of_posting(text: str) -> Judge:
    """Judges for this person and the posting."""
    return Judge(msgspec.structs.replace(assignment(PERSON), posting=understand_posting(text), posting_text=text))


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_of_posting(POSTING)


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Hung doors for AT&T.", "Hung doors for Kwik-Set."),
        ("Set lites with the VacuMaster.", "Set lites with suction cups."),
        ("Installed mirrors without supervision.", "Closed the shop alone on Fridays."),
        ("Lead three to seven glaziers on storefront.", "Lead three to five glaziers on storefront."),
        ("Installed storefront two weeks early.", "Installed storefront."),
        ("I grease saws with Pine Mill.", "I greased saws with Pine Mill."),
        ("General foreman for storefront.", "Foreman for storefront."),
        ("Foreman with 14 years at Norte Glass.", "Foreman with 12 years at Norte Glass."),
        ("I have been a glazier for over sixteen years.", "I have been a glazier for over twelve years."),
        ("Set lites up to 400 feet.", "Set lites up to 300 feet."),
        ("Switchgear rooms up to 3000 amps.", "Switchgear rooms up to 2000 amps."),
        (
            "Earned a bachelor's degree in glass technology in 2013.",
            "Earned an associate degree in glass technology in 2013.",
        ),
        (
            "Capacitado en protección contra caídas, con vigencia hasta octubre de 2028.",
            "Capacitado en protección contra caídas, con vigencia hasta octubre de 2027.",
        ),
        ("Crane operator course Class III.", "Crane operator course Class II."),
        (
            "AutoCAD is an advanced skill; suction cups are at beginner level.",
            "Suction cups are an advanced skill; AutoCAD is at beginner level.",
        ),
        ("Your night shift would suit me.", "Your Fridays off would suit me."),
    ],
)
def test_a_false_claim_falls_where_the_true_one_stays(judge: Judge, false: str, true: str) -> None:
    assert not judge.verdict(false).passes
    assert judge.verdict(true).passes, judge.verdict(true).faults
