"""What somebody typed in Spanish of their own work, where a summary or a sentence of a letter tells it."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, KnownBeside, ProfileFacts, Training
from workers.writing.rules.lines.without_person import in_one_sentence
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

POSTING = "Plomero en Valle Unido\nRequisitos:\n- 5 años en plomería\n- Inglés para leer instrucciones"
JOB = Experience("1", "Plomero", "Sierra", date(2019, 1, 1), None, "reparo fugas de agua")
CLASS = Training("Escuela de adultos", "Nivel 3, Inglés como segundo idioma", None, date(2021, 1, 1), date(2022, 5, 1))


def assignment(*jobs: Experience, education: tuple[Training, ...] = ()) -> Assignment:
    facts = ProfileFacts("Ana Ruiz", "a@b.c", jobs, (), (), date(2026, 11, 27), beside=KnownBeside(education))
    posting = understand_posting(POSTING)
    return Assignment("cover_letter", "es", posting, POSTING, facts, match(posting, facts))


def letter(*jobs: Experience, education: tuple[Training, ...] = ()) -> str:
    task = assignment(*jobs, education=education)
    return text_of(check(write(task, RuleWriter()), task).draft)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Apunto las temperaturas cada hora", "Experiencia en apuntar las temperaturas cada hora."),
        ("Techo plano TPO", "Trabajo reciente: techo plano TPO."),
        ("Reviso las fugas y cambio el filtro", "Experiencia en revisar las fugas y cambiar el filtro."),
        ("Reviso fugas y cambio de filtro", ""),
        ("Asigno cuartos y reviso las camas", "Experiencia en asignar cuartos y revisar las camas."),
        ("Aplico cera con buffer, si no seca se pule otra vez", ""),
        ("A veces manejo la pavimentadora", ""),
        ("Siempre amarrado con arnés", ""),
        ("Cada hora apunto la temperatura", ""),
        ("Cuando se atora llamo a mantenimiento", ""),
        ("Baño y visto a los residentes", "Experiencia en bañar y vestir a los residentes."),
        ("Encargado de 5 muchachos, reviso que todos se amarren", "Trabajo reciente: encargado de 5 muchachos."),
        ("Diagnostico con escáner las fugas", "Experiencia en diagnosticar con escáner las fugas."),
        ("Bloqueo y etiquetado antes de limpiar", "Trabajo reciente: bloqueo y etiquetado antes de limpiar."),
        ("Reviso mi equipo", ""),
        ("Hacemos como 3 casas por semana", ""),
        ("Soldar cobre", "Experiencia en soldar cobre."),
    ],
)
def test_a_summary_names_nobody(line: str, told: str) -> None:
    job = Experience("1", "Plomero", "Sierra", date(2019, 1, 1), None, line)
    assert Spanish(Style(assignment(job))).recent(job, [line]) == told


def test_a_line_of_which_no_infinitive_is_sure_stands_beside_none() -> None:
    duties = ["Soldar cobre en casas nuevas y viejas", "A veces manejo la grúa"]
    job = Experience("1", "Plomero", "Sierra", date(2019, 1, 1), None, "\n".join(duties))
    told = Spanish(Style(assignment(job))).recent(job, duties)
    assert told == "Experiencia en soldar cobre en casas nuevas y viejas."


@pytest.mark.parametrize(
    ("led", "work", "whole"),
    [
        ("Experiencia en dirigir a 9.", "Experiencia en lavar.", "Experiencia en dirigir a 9 y en lavar."),
        (
            "Experiencia en dirigir a 9.",
            "Experiencia en lavar y en pulir.",
            "Experiencia en dirigir a 9, en lavar y en pulir.",
        ),
        ("Experiencia en dirigir a 9.", "Trabajo reciente: lavado.", ""),
    ],
)
def test_a_summary_begins_no_two_sentences_alike(led: str, work: str, whole: str) -> None:
    assert in_one_sentence(led, work) == whole


def test_a_letter_tells_infinitives_of_an_ended_job_as_what_i_did() -> None:
    before = Experience(
        "2", "Plomero", "Tulare", date(2015, 1, 1), date(2018, 1, 1), "instalar fregaderos y reparar fugas"
    )
    assert "instalaba fregaderos y reparaba fugas" in letter(JOB, before)


def test_an_infinitive_behind_another_stays() -> None:
    duties = "instalar bombas para probar y medir presión de agua"
    before = Experience("2", "Plomero", "Tulare", date(2015, 1, 1), date(2018, 1, 1), duties)
    assert "instalaba bombas para probar y medir presión de agua" in letter(JOB, before)


def test_a_letter_names_the_class_of_english_that_a_posting_asks_for() -> None:
    assert "Estudié en Escuela de adultos: Nivel 3, Inglés como segundo idioma (2022)." in letter(
        JOB, education=(CLASS,)
    )


@pytest.mark.parametrize(
    ("line", "sentence", "proven"),
    [
        (
            "Cut down time on line 2 by fixing photo eyes",
            "Reducir tiempo muerto en línea 2 al reparar fotoceldas",
            True,
        ),
        ("Cut scrap by 20%", "Reducir desperdicio en 20%", True),
        ("Cut scrap metal bins", "Reducir tiempo muerto", False),
        ("Worked on line 2, logged downtime", "Reducir tiempo muerto en línea 2", False),
    ],
)
def test_an_outcome_is_proven_by_the_line_that_it_was_told_from(line: str, sentence: str, *, proven: bool) -> None:
    job = Experience("1", "Electrician", "Acme", date(2019, 1, 1), None, line)
    assert Judge(assignment(job)).verdict(sentence, experience="1").passes is proven
