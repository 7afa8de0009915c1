"""What held good in an English profile is told in a Spanish document, and passes its gate."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.style import Style
from workers.writing.translation.into_spanish.line import in_spanish

_RECORDS = (
    ("No callbacks in two years", "Sin llamadas de regreso en dos años"),
    ("No lost time injuries since 2019", "Sin lesiones con tiempo perdido desde 2019"),
    ("Zero recordables in 5 years", "Cero lesiones registrables en 5 años"),
    ("No speeding tickets", "Sin multas por velocidad"),
    ("No comebacks", "Sin trabajos devueltos"),
    ("Never missed a day in 3 years", "Ninguna falta en 3 años"),
    ("Clean driving record", "Historial de manejo limpio"),
    ("Clean safety record since 2019", "Historial de seguridad limpio desde 2019"),
    ("Perfect attendance for three years", "Asistencia perfecta en tres años"),
    ("Employee of the month twice", "Reconocimiento como empleado del mes, dos veces"),
    ("98% pick accuracy", "Exactitud de surtido 98%"),
    ("Passed every weld test first time", "Aprobar cada prueba de soldadura a la primera"),
    ("Train new hires", "Capacitar a trabajadores nuevos"),
)


@pytest.mark.parametrize(("typed", "spanish"), _RECORDS)
def test_a_record_is_told_and_proven_by_its_line(typed: str, spanish: str) -> None:
    assert in_spanish(typed) == spanish
    job = Experience("1", "Electrician", "Bright Co", date(2019, 1, 1), None, f"{typed}\nSewed the pants for customers")
    facts = ProfileFacts("A", "a@b.c", (job,), (), (), date(2026, 11, 26))
    text = "Electrician\n\nWe are hiring."
    posting = understand_posting(text)
    style = Style(Assignment("resume", "es", posting, text, facts, match(posting, facts)))
    assert style.holds_of("1", spanish)
    assert not style.holds_of("1", "Sin accidentes en 9 años")


@pytest.mark.parametrize("typed", ["Clean driving record for the company cars of others", "Never missed a day off"])
def test_a_record_that_says_more_is_not_told(typed: str) -> None:
    assert not in_spanish(typed)
