"""What whole people typed in Spanish showed: whose years are told, denials, what was measured, own names."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.proofreading.rows import mended, proofread
from workers.writing.rules.headline import headline_job
from workers.writing.rules.lines.without_person import without_person
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.risen import rise_within
from workers.writing.words.casing import with_acronyms
from workers.writing.words.phrases import employer_of


def job(title: str, duties: str = "", employer: str = "Acme", end: date | None = None) -> Experience:
    return Experience(f"{title}{employer}", title, employer, date(2012, 1, 1), end, duties)


@pytest.mark.parametrize(
    ("row", "family"),
    [
        (job("Obrera", "escoger chile, quitar rabo", "Empacadora La Huerta"), set()),
        (job("Obrero", "acarrear mezcla y block"), {"construction"}),
        (job("Encargada de piso", "abro tienda, asigno a 6 muchachas", "Ropa Outlet"), set()),
        (job("Encargado de pisos", "loseta y azulejo en casas"), {"flooring"}),
        (job("Yesero", "stucco 3 capas", "Adobe"), {"plastering"}),
        (job("Colocador de piedra y pavers", "patios de adoquín"), {"masonry"}),
    ],
)
def test_a_title_has_the_trade_that_its_row_shows(row: Experience, family: set[str]) -> None:
    assert families_of_job(row) == family


def test_who_works_today_is_not_headed_as_a_worker_of_long_ago() -> None:
    text = "Cafeteria Worker\n\nPrepare breakfast and lunch, wash dishes."
    posting = understand_posting(text)
    now = job("Ayudante general de cocina", "preparo desayunos")
    jobs = (now, job("Obrera", "escoger chile", "La Huerta", date(2017, 5, 1)))
    facts = ProfileFacts("Ana Ruiz", "a@b.c", jobs, (), (), date(2026, 11, 27))
    task = Assignment("resume", "es", posting, text, facts, match(posting, facts))
    assert headline_job(task, lambda _: 0.0) is now


@pytest.mark.parametrize(
    ("line", "begun"),
    [("Fui auxiliar de calidad los últimos 8 meses", ""), ("Fui auxiliar los primeros 8 meses", "below")],
)
def test_what_was_done_at_last_is_no_beginning(line: str, begun: str) -> None:
    assert (rise_within(job("Empacadora", line)) is not None) == bool(begun)


def test_a_summary_tells_nothing_of_mine() -> None:
    assert without_person("Mi camioneta y máquina propias") == ""


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Perforar no, solo servicio", "Perforar no, solo servicio"),
        ("Dar de comer, recoger huevo, vacunar", "Di de comer, recogí huevo, vacuné"),
    ],
)
def test_infinitives_in_ones_own_voice(line: str, told: str) -> None:
    assert in_own_voice(line, past=True) == told


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Dosificaba cloro, media turbidez", "Dosificaba cloro, medía turbidez"),
        ("Trabajaba 5 horas y media jornada", "Trabajaba 5 horas y media jornada"),
        ("Desayunos p 400 niños", "Desayunos para 400 niños"),
        ("60 llamadas al dia ing/esp", "60 llamadas al día en inglés y español"),
        ("Reporto a papas en la app", "Reporto a papás en la app"),
        ("Cuido 8 bebes", "Cuido 8 bebés"),
        ("Pasteles de xv años", "Pasteles de XV años"),
        ("Doy platica a los nuevos", "Doy plática a los nuevos"),
        ("Baterias solo con el master tech", "Baterías solo con el master tech"),
    ],
)
def test_lines_of_phones(typed: str, printed: str) -> None:
    assert mended(typed, "es", is_line=True) == printed


def test_titles_of_phones() -> None:
    assert mended("Coordinadora de cuentas x pagar", "es") == "Coordinadora de cuentas por pagar"
    assert mended("op d excavadora", "es") == "operador de excavadora"
    assert mended("aux d enfermeria", "es") == "auxiliar de enfermería"


def test_programs_have_their_own_names() -> None:
    skills = tuple(Skill(name, name, "Software", "Expert") for name in ("CONTPAQi", "Sage 100"))
    row = job("Auxiliar contable", "capturo en contpaqi y sage")
    told = proofread(ProfileFacts("Ana Ruiz", "a@b.c", (row,), skills, (), date(2026, 11, 27)))
    assert told.experiences[0].duties == "capturo en CONTPAQi y Sage"


def test_initials_and_gases() -> None:
    assert with_acronyms("pagos ach", "es") == "pagos ACH"
    assert with_acronyms("cargo r1234yf", "es") == "cargo R1234yf"


def test_private_people_are_no_employer_by_name() -> None:
    assert employer_of(job("Cuidadora", employer="Particular")) == ""


def test_a_machine_shows_no_woman() -> None:
    rows = (
        job("op d excavadora", "zanjas para drenaje y agua\ncargo camiones"),
        job("peon", "pala y cubeta", "Roble", date(2013, 1, 1)),
    )
    told = proofread(ProfileFacts("Leo Ruiz", "a@b.c", rows, (), (), date(2026, 11, 27)))
    assert told.experiences[0].job_title == "operador de excavadora"
