"""Spanish as it is typed on phones: links of one letter, verbs without accents, limits, programs, one skill alone."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.duties.job_lines import lines_of
from workers.writing.duties.left_out.no_work import only_work
from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.proofreading.rows import mended, proofread
from workers.writing.proofreading.spanish_tense import with_acts_of_once
from workers.writing.rules.letter.spanish_letter import SpanishLetter, with_article
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.translation.rows.spanish_names import spanish_skill
from workers.writing.words.casing import with_acronyms
from workers.writing.words.name_case import card_in_case
from workers.writing.words.row_case import title_in_case

POSTING = "Soldador\n\nAcme busca soldador. Soldar tanques con MIG.\n- 3 años de experiencia\n- Miller 252"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Operador d montacargas", "Operador de montacargas"),
        ("Ayudante p/ plomero", "Ayudante para plomero"),
        ("Licencia clase d", "Licencia clase d"),
    ],
)
def test_names_have_their_links_whole(typed: str, printed: str) -> None:
    assert mended(typed, "es") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Zanja p tuberia de agua", "Zanja para tubería de agua"),
        ("Hacia 16 cuartos al dia", "Hacía 16 cuartos al día"),
        ("Freia y emplataba", "Freía y emplataba"),
        ("La supervisora los valida", "La supervisora los valida"),
        ("Me dieron la valida", "Me dieron la válida"),
        ("Digo al patron cuanto material falta", "Digo al patrón cuánto material falta"),
        ("Entro al PLC a ver por que no arranca", "Entro al PLC a ver por qué no arranca"),
        ("Les enseño como se acomoda la fruta", "Les enseño cómo se acomoda la fruta"),
        ("Entrego cuanto antes", "Entrego cuanto antes"),
        ("Hacia mis propios ajustes", "Hacía mis propios ajustes"),
        ("Media con micrometro", "Medía con micrómetro"),
        ("Media jornada en bodega", "Media jornada en bodega"),
        ("Manejo quimicos, se leer las etiquetas", "Manejo químicos, sé leer las etiquetas"),
        ("Aveces 2 ayudantes conmigo", "A veces 2 ayudantes conmigo"),
        ("Listas de material para el super", "Listas de material para el super"),
        ("2 años, no termine", "2 años, no terminé"),
    ],
)
def test_lines_have_their_verbs_and_links(typed: str, printed: str) -> None:
    assert mended(typed, "es", is_line=True) == printed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("No programo, solo edito lo chico", "No programo, solo edito lo chico"),
        ("PLC solo diagnostico, no programo", "PLC solo diagnostico, no programo"),
        ("Reparo bombas, no regulo parámetros", "Reparo bombas"),
    ],
)
def test_how_far_work_goes_is_told_whole(typed: str, told: str) -> None:
    job = Experience("1", "Operador", "Acme", date(2019, 1, 1), None, typed)
    assert [one.text for one in lines_of(job, "es")] == [told]


def test_infinitives_beside_what_i_do_are_told_as_that() -> None:
    assert in_own_voice("Mopear y encerar pasillos", past=False) == "Mopeo y encero pasillos"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("reporte en excel y word", "reporte en Excel y Word"),
        ("auditorías de 5s", "auditorías de 5S"),
        ("Loto y permisos de trabajo", "LOTO y permisos de trabajo"),
        ("Ponchar tubería", "Ponchar tubería"),
    ],
)
def test_programs_and_initials_have_capitals(typed: str, printed: str) -> None:
    assert with_acronyms(typed, "es") == printed


def test_rows_have_their_capitals() -> None:
    assert title_in_case("Operador cnc torno", "es") == "Operador CNC torno"
    assert card_in_case("tarjeta médica DOT", "es") == "Tarjeta médica DOT"
    assert spanish_skill("NCR POS") == "Punto de venta NCR"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Allen Bradley", "Allen Bradley (nivel experto)"),
        ("Zancos", "zancos (nivel experto)"),
        ("Whizard", "Whizard (nivel experto)"),
    ],
)
def test_skills_in_a_sentence(name: str, told: str) -> None:
    row = Skill("1", name, "Technical Skill", "Expert")
    assert Spanish(Style(assignment("resume", facts()))).skill(row) == told


@pytest.mark.parametrize(("names", "lead"), [(["Zancos"], {"incluyen"}), (["Zancos", "Grúa"], {"incluyen", ":"})])
def test_one_skill_stands_behind_no_colon(names: list[str], lead: set[str]) -> None:
    rows = [Skill(name, name, "Technical Skill", "Expert") for name in names]
    told = SpanishLetter(Spanish(Style(assignment("cover_letter", facts(*rows))))).known(rows, is_more=False)
    assert any(told.startswith(f"Mis habilidades{'' if one == ':' else ' '}{one}") for one in lead)
    assert ":" not in told or len(rows) > 1


def facts(*skills: Skill) -> ProfileFacts:
    job = Experience("1", "Soldador", "Acme", date(2019, 1, 1), None, "Sueldo tanques con MIG\nArmado de tapas")
    return ProfileFacts("Ana Ruiz", "a@b.c", (job,), skills, (), date(2026, 11, 27))


def assignment(kind: str, of: ProfileFacts) -> Assignment:
    posting = understand_posting(POSTING)
    return Assignment(kind, "es", posting, POSTING, of, match(posting, of))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Cotizo materiales x telefono", "Cotizo materiales por teléfono"),
        ("Pinto 15 carros X semana", "Pinto 15 carros por semana"),
        ("Pasaba rayos x", "Pasaba rayos X"),
        ("Muestras de suelo pal agronomo", "Muestras de suelo para el agrónomo"),
        ("Boda, funeral y iglesia", "Boda, funeral e iglesia"),
        ("Agua y hielo", "Agua y hielo"),
        ("Bitacora diaria para los papas", "Bitácora diaria para los papás"),
        ("Pelar papas y picar", "Pelar papas y picar"),
        ("Si la mama me deja por escrito", "Si la mamá me deja por escrito"),
        ("Detengo la linea si algo esta mal", "Detengo la línea si algo está mal"),
        ("Enseño a usar el glucometro", "Enseño a usar el glucómetro"),
        ("Pego materia prima a la linea", "Pego materia prima a la línea"),
        ("Contesto correos en ing y esp", "Contesto correos en inglés y español"),
        ("Sello 30 paq por min", "Sello 30 paquetes por minuto"),
    ],
)
def test_more_of_phones(typed: str, printed: str) -> None:
    assert mended(typed, "es", is_line=True) == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [("cableado dc", "cableado DC"), ("Lp y eléctricos", "LP y eléctricos"), ("Bpm y HACCP", "BPM y HACCP")],
)
def test_initials_that_are_no_word(typed: str, printed: str) -> None:
    assert with_acronyms(typed, "es") == printed


@pytest.mark.parametrize("line", ["Me cambiaron de turno 2 veces por recortes", "Negocio de mi tía"])
def test_what_is_no_work(line: str) -> None:
    assert only_work(line) == ""


def test_who_leads_is_no_experience() -> None:
    told = Spanish(Style(assignment("resume", facts()))).recent(
        facts().experiences[0], ["Encargado de 1200 acres", "Reparo bombas y fugas"]
    )
    assert "Experiencia en encargado" not in told


def test_lines_have_the_names_that_skills_have() -> None:
    skills = (Skill("1", "SafetyChain", "Software", "Expert"), Skill("2", "Opera PMS", "Software", "Expert"))
    job = Experience("1", "Inspectora", "Acme", date(2019, 1, 1), None, "Subo todo a safetychain\nOpera el torno")
    told = proofread(ProfileFacts("Ana Ruiz", "a@b.c", (job,), skills, (), date(2026, 11, 27)))
    assert told.experiences[0].duties == "Subo todo a SafetyChain\nOpera el torno"


def test_a_short_title_has_the_gender_of_the_others() -> None:
    jobs = (
        Experience("1", "op de inyectora", "Acme", date(2019, 1, 1), None, "Opero inyectoras"),
        Experience("2", "Ensambladora", "Roble", date(2016, 1, 1), date(2018, 1, 1), "Ensamblaba"),
    )
    told = proofread(ProfileFacts("Ana Ruiz", "a@b.c", jobs, (), (), date(2026, 11, 27)))
    assert told.experiences[0].job_title == "operadora de inyectora"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["Diseño ramos", "Atiendo pedidos", "Entrene a 2 nuevas"], "Entrené a 2 nuevas"),
        (["12 residentes", "signos vitales", "Entrene a 4 nuevas"], "Entrené a 4 nuevas"),
        (["Limpie los cuartos", "Revise las camas", "Reporte las fallas"], "Reporte las fallas"),
    ],
)
def test_what_was_done_once_beside_what_i_do(lines: list[str], told: str) -> None:
    assert with_acts_of_once(lines)[-1] == told


@pytest.mark.parametrize(
    ("company", "told"), [("Puerto Fino Seafood", "Puerto Fino Seafood"), ("Puerto de Houston", "el Puerto de Houston")]
)
def test_articles_of_employers(company: str, told: str) -> None:
    assert with_article(company) == told
