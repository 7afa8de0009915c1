"""What a sentence says of others, leaves out or adds of its posting is set aside, and the rest judged by itself."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts

_POSTING = (
    "Fire alarm technician for Bluff City Signal. Test NFPA 72 systems and replace modules. OSHA 10 required. "
    "Four years of alarm testing. You supply nothing: we supply a truck and ask you to bring your hand tools."
)
_DUTIES = (
    "Replace smokes, pulls and modules\n"
    "Change labels on Notifier panels. No panel programming, office does it\n"
    "Fill in NFPA 72 forms, 600 devices a year, the inspector signs\n"
    "Mount cameras on walls, no commissioning\n"
    "Load tests on batteries"
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    job = Experience("one", "Fire Alarm Technician", "Sentry Oak", date(2018, 3, 5), None, _DUTIES)
    facts = ProfileFacts(
        "Ann Roe",
        "ann@example.com",
        (job,),
        (),
        (Credential("osha", "OSHA 10", "OSHA", date(2018, 3, 5), None),),
        date(2026, 11, 27),
    )
    posting = understand_posting(_POSTING)
    return Judge(Assignment("cover_letter", "en", posting, _POSTING, facts, match(posting, facts)))


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        (
            "Fill in NFPA 72 forms for a certified inspector to sign.",
            "Program panels for a certified inspector to sign.",
        ),
        (
            "Change labels on Notifier panels, while a colleague at the office does the programming.",
            "Program Notifier panels, while a colleague at the office does the labels.",
        ),
        ("Mounted cameras on walls, commissioning excepted.", "Programmed panels, commissioning excepted."),
        ("I change labels on panels without programming them.", "I program panels without supervising them."),
        ("I hold OSHA 10, as you require.", "I hold OSHA 30, as you require."),
        ("Tengo OSHA 10, como pide su anuncio.", "Tengo NICET II, como pide su anuncio."),
        (
            "You ask for four years of alarm testing and I have eight.",
            "You ask for four years of alarm testing and I have twelve.",
        ),
        ("You supply a truck and ask for hand tools of one's own.", "You supply a truck and the hand tools."),
    ],
)
def test_what_is_left_is_judged(judge: Judge, true: str, made_up: str) -> None:
    """Setting others' work aside never proves what is left."""
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes


def test_whom_one_answers_for_is_never_set_aside(judge: Judge) -> None:
    """What others do for the person is a claim of the person's own."""
    assert not judge.verdict("Replace modules, while two technicians report to me.").passes
    assert not judge.verdict("Replace modules, while the inspector signs what I approve.").passes
