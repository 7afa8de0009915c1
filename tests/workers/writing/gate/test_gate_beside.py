"""The gate by education and languages: what a row says passes, in both languages; what it doesn't say doesn't."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.writing.draft import Draft
from workers.writing.gate.gate import FactGate
from workers.writing.person.facts import KnownBeside, SpokenLanguage, Training

BESIDE = KnownBeside(
    (
        Training("Ironworkers Local 378", "Apprenticeship", 8_000, date(2011, 6, 1), date(2014, 6, 1)),
        Training("Laney College", "Welding certificate", None, date(2010, 8, 1), date(2011, 5, 1)),
        Training("Peralta Institute", "Associate of Science", None, date(2025, 1, 1), date(2027, 6, 1)),
    ),
    (SpokenLanguage("Spanish", "Native"), SpokenLanguage("inglés", "Fluent"), SpokenLanguage("Tagalog", "Basic")),
)
GATE = FactGate(assignment(msgspec.structs.replace(WELDER, beside=BESIDE)))
WITHOUT = FactGate(assignment(WELDER))
TRUE = [
    "Completed an apprenticeship at Ironworkers Local 378.",
    "Completed an 8,000-hour apprenticeship at Ironworkers Local 378.",
    "Completed an 8000 hour apprenticeship with Ironworkers Local 378 in 2014.",
    "Completed my apprenticeship from 2011 to 2014.",
    "Earned a welding certificate from Laney College in 2011.",
    "Hold a welding certificate from Laney College.",
    "Studied at Laney College.",
    "Currently enrolled at Peralta Institute.",
    "Completé el Apprenticeship de 8,000 horas en Ironworkers Local 378.",
    "Fluent in English and Spanish.",
    "Bilingual in Spanish and English.",
    "Native Spanish speaker.",
    "Hablo español e inglés con fluidez.",
    "Basic Tagalog.",
]
INVENTED = [
    "Completed a 10,000-hour apprenticeship at Ironworkers Local 378.",
    "Completed an apprenticeship at Ironworkers Local 40.",
    "Completed an apprenticeship at Ironworkers Local 378 in 2012.",
    "Completed an apprenticeship from 2009 to 2014.",
    "Earned a plumbing certificate from Laney College.",
    "Earned a welding certificate from Stanford College.",
    "Earned a welding degree from Laney College.",
    "Earned a certificate with honors from Laney College.",
    "Taught at Laney College.",
    "Completed an Associate of Science at Peralta Institute.",
    "Earned an Associate of Science in 2027.",
    "Fluent in English and Mandarin.",
    "Fluent in Tagalog.",
    "I speak Tagalog.",
    "Bilingual in Spanish and Tagalog.",
    "Native English speaker.",
    "Hablo tagalo con fluidez.",
]


def kept(gate: FactGate, sentence: str) -> str:
    draft = gate.pass_through(Draft(summary=sentence, paragraphs=(sentence,))).draft
    return " ".join((draft.summary, *draft.paragraphs))


@pytest.mark.parametrize("sentence", TRUE)
def test_what_a_row_says_passes_and_would_not_without_it(sentence: str) -> None:
    assert kept(GATE, sentence) == f"{sentence} {sentence}"
    assert kept(WITHOUT, sentence) != f"{sentence} {sentence}"


@pytest.mark.parametrize("sentence", INVENTED)
def test_what_no_row_says_does_not_pass(sentence: str) -> None:
    assert sentence not in kept(GATE, sentence)


def test_what_was_learnt_is_no_work_of_a_job() -> None:
    gated = GATE.pass_through(Draft(bullets={"acme": (TRUE[1],)}))
    assert TRUE[1] not in gated.draft.bullets["acme"]
