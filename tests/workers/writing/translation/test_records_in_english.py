"""A record typed in Spanish is one in English, and the gate lets it stand: sin accidentes en 6 años."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.write import check, write


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Sin accidentes en 6 años", "No accidents in 6 years"),
        ("Ningún accidente en 5 años", "No accidents in 5 years"),
        ("Cero infracciones desde 2019", "No violations since 2019"),
        ("Sin daños al producto en 3 años", "No product damage in 3 years"),
        ("Sin faltas en 2 años", "No absences in 2 years"),
        ("Sin quejas de clientes", "No customer complaints"),
        ("Sin retrabajos", "No rework"),
        ("Nunca tuve multas", "No citations"),
    ],
)
def test_a_record_is_told_as_one(typed: str, told: str) -> None:
    assert in_english(typed, past=False) == told


def test_a_record_in_spanish_stands_in_an_english_resume() -> None:
    duties = "Cargo tráileres con montacargas\nSin daños al producto en 3 años\nSin faltas en 2 años"
    job = Experience("1", "Forklift Operator", "Grove Cold Storage", date(2019, 5, 1), None, duties)
    text = "Forklift Operator, Bay Foods. Requirements: forklift, safe driving, loading trailers."
    posting = understand_posting(text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), date(2026, 11, 26))
    task = Assignment("resume", "en", posting, text, facts, match(posting, facts))
    printed = text_of(check(write(task, RuleWriter()), task).draft)
    assert "No product damage in 3 years" in printed
    assert "No absences in 2 years" in printed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Empaque de tortillas, 40 paquetes por minuto", "Packed tortillas, 40 packages per minute"),
        ("Rotación de estaciones", "Rotation between stations"),
        ("Retrabajo de piezas rechazadas", "Reworked rejected parts"),
        ("Empaco en bolsas antiestáticas", "Packed in antistatic bags"),
        ("Reduje el desperdicio de 5% a 2%", "Reduced the waste from 5% to 2%"),
    ],
)
def test_work_with_how_much_or_of_what_is_told_whole(typed: str, told: str) -> None:
    assert in_english(typed, past=True) == told


def test_a_saw_is_named_by_what_it_cuts() -> None:
    assert english_skill("Sierra para cortar block") == "Block saw"
