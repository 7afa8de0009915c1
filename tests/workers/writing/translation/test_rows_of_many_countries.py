"""Titles, skills, papers and studies typed in Spanish, as an English document calls them."""

import pytest

from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.studies import studied
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Lavador de platos y ayudante de cocina", "Dishwasher and Kitchen Helper"),
        ("Operadora de maquila de arneses", "Wire Harness Assembler"),
        ("Despachador de gasolina", "Gas Station Attendant"),
        ("Jefe de almacén", "Warehouse Manager"),
        ("Paletizadora", "Palletizer"),
    ],
)
def test_titles(title: str, english: str) -> None:
    assert english_title(title) == english


@pytest.mark.parametrize(
    ("skill", "english"),
    [
        ("Patrones", "Sewing patterns"),
        ("Código G y M", "G-code and M-code"),
        ("Tubo y abrazadera", "Tube-and-clamp scaffold"),
    ],
)
def test_skills(skill: str, english: str) -> None:
    assert english_skill(skill) == english


@pytest.mark.parametrize(
    ("paper", "english"),
    [
        ("AWS D1.1 3G y 4G", "AWS D1.1 3G and 4G"),
        ("Certificación IPC-A-620", "IPC-A-620 Certification"),
        ("Bloqueo y etiquetado LOTO", "Lockout/Tagout (LOTO)"),
        ("DC-3 trabajos en altura", "Working at Heights (DC-3)"),
    ],
)
def test_papers(paper: str, english: str) -> None:
    assert credential_named("en", paper) == english


@pytest.mark.parametrize(
    ("study", "english"),
    [
        ("Trunco, dos años, Electromecánica", "Not completed, 2 years, Electromechanics"),
        ("Técnico laboral en soldadura", "Vocational Technician in Welding"),
    ],
)
def test_studies(study: str, english: str) -> None:
    assert studied("en", study) == english
