"""A position by its whole name in documents: the kind of work behind a dash or a comma, and no town, shift or firm."""

import pytest

from tests.workers.writing.people import TODAY, text_of
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.matching.whole_position import whole_position
from workers.writing.person.facts import ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

REST = (
    "\n\nTarn Works\n\nOur underground crews keep machines running, and water treatment and curtain wall are our trade."
    "\n\nRequirements:\n- 3 years of experience\n- Own hand tools"
)
RESTO = "\n\nTalleres Tarn busca personal.\n\nRequisitos:\n- Tres años de experiencia\n- Saber sandblastear y pintar"


def position(heading: str, language: LanguageCode = "en", rest: str = REST) -> str:
    posting = understand_posting(heading + rest)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (), (), (), TODAY)
    return Assignment("cover_letter", language, posting, heading + rest, facts, match(posting, facts)).position_in_full


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Chief Operator, Water Treatment", "Chief Operator, Water Treatment"),
        ("Field Superintendent - Curtain Wall", "Field Superintendent - Curtain Wall"),
        ("Heavy Equipment Mechanic III - Underground", "Heavy Equipment Mechanic III - Underground"),
        ("Commercial Plumber, tenant improvements (Las Vegas)", "Commercial Plumber, tenant improvements"),
        ("Forklift Operator - Nights", "Forklift Operator"),
        ("Welder - Reno", "Welder"),
        ("Welder - Granite Flats", "Welder"),
        ("Welder, Reno, NV", "Welder"),
        ("Glazier - $32/hr", "Glazier"),
        ("Glazier - good pay", "Glazier"),
        ("Glazier, experience in machines", "Glazier"),
        ("Glazier - apply today", "Glazier"),
        ("Coatings Blaster/Painter, 1st and 2nd shift", "Coatings Blaster/Painter"),
    ],
)
def test_a_position_has_its_whole_name(heading: str, title: str) -> None:
    assert position(heading) == title


def test_a_spanish_position_has_both_of_what_one_is() -> None:
    assert position("Pintor y sandblastero industrial, obras", "es", RESTO) == "Pintor y sandblastero industrial"
    assert whole_position("Soldador", "Soldador y ayudante, obras", "", "es") == "Soldador"


def test_a_position_named_in_both_languages_goes_by_the_document_s() -> None:
    heading = "Sanitation Supervisor (bilingual) / Supervisor de sanitización"
    assert position(heading, "es") == "Supervisor de sanitización"
    assert position(heading, "en") == "Sanitation Supervisor"


def test_a_name_that_the_gate_does_not_follow_takes_no_opening_with_it() -> None:
    text = "Jefe de cuadrilla, instalación solar residencial" + RESTO
    posting = understand_posting(text)
    facts = ProfileFacts("Ana Lee", "ana@example.com", (), (), (), TODAY)
    task = Assignment("cover_letter", "es", posting, text, facts, match(posting, facts))
    assert "Solicito el puesto de Jefe de Cuadrilla en Talleres Tarn" in text_of(
        check(write(task, RuleWriter()), task).draft
    )


def test_a_spanish_posting_typed_without_accents_gets_them() -> None:
    assert position("Mecanico diesel para flotilla", "es", RESTO) == "Mecánico Diesel"


def test_a_public_body_has_its_article_in_spanish() -> None:
    text = "Municipio de Tarn\nElectricista II" + RESTO.replace("Talleres Tarn", "El municipio")
    posting = understand_posting(text)
    facts = ProfileFacts("Ana Lee", "ana@example.com", (), (), (), TODAY)
    task = Assignment("cover_letter", "es", posting, text, facts, match(posting, facts))
    assert "Electricista II en el Municipio de Tarn" in text_of(check(write(task, RuleWriter()), task).draft)
