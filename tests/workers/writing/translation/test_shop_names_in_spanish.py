"""Titles, skills and papers of shops, plants, roads and herds, as a Spanish document names them."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Dairy Milker", "Ordeñador"),
        ("Sanitation Lead, Third Shift", "Líder de sanidad, tercer turno"),
        ("Robotic Weld Operator", "Operador de robot de soldadura"),
        ("Dry Cleaner", "Tintorero"),
        ("Loader", "Cargador"),
    ],
)
def test_a_title_is_told_by_its_trade(english: str, spanish: str) -> None:
    assert spanish_title(english) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Overhead crane, 10 ton", "Grúa viajera de 10 toneladas"),
        ("Load bars", "Barras de carga"),
        ("Straps and chains", "Correas y cadenas"),
        ("Egg grader", "Clasificadora de huevo"),
        ("Chisels and hand planes", "Formones y cepillos de carpintero"),
        ("ID/OD grinder", "Rectificadora de interiores y exteriores"),
        ("Mastercam", "Mastercam"),
    ],
)
def test_a_skill_is_told_by_its_trade(english: str, spanish: str) -> None:
    assert spanish_skill(english) == spanish


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("AWS D1.1 3G and 4G", "AWS D1.1 3G y 4G"),
        ("CDL A with hazmat and tanker", "CDL clase A con endosos de materiales peligrosos y pipa"),
        ("Hot work permit training", "Capacitación en permiso de trabajo en caliente"),
        ("Beef Quality Assurance", "Calidad de carne (BQA)"),
    ],
)
def test_a_paper_is_told_by_what_it_is_about(english: str, spanish: str) -> None:
    assert credential_named("es", english) == spanish


def test_what_a_tool_is_called_by_governs_no_doing() -> None:
    assert in_own_voice("Cambiar alambre de soldar y limpiar antorchas", past=False) == (
        "Cambio alambre de soldar y limpio antorchas"
    )
