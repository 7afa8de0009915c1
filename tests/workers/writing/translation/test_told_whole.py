"""A line that asks or denies is translated whole or not at all, whichever way it is translated."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import ANUNCIO, POSTING, assignment, with_duties
from workers.writing.rules.lines.telling import Telling
from workers.writing.rules.style import Style

ENGLISH = "Tore off shingles on houses\nReplaced roof vents and flashings\n"
SPANISH = "Soldaba vigas y columnas en el taller\nReparaba bombas y motores de la planta\n"


def told(duties: str, posting: str) -> str:
    facts = with_duties(duties, title="Roofer", end=date(2024, 5, 1))
    given = assignment(facts, posting)
    given = msgspec.structs.replace(given, language="es" if posting == ANUNCIO else "en")
    return "\n".join(one.text for one in Telling(given, Style(given)).by_job["job"]).casefold()


@pytest.mark.parametrize(
    "denied",
    [
        "Kettle? no - never ran it",
        "Kettle? Never.",
        "Tar kettle - never ran it",
        "Kettle: no",
        "Kettle (never ran it)",
        "Tar kettle, never ran it",
        "Tar kettle, but I did not run it",
        "Tar kettle. Not run by me",
    ],
)
def test_what_an_english_line_denies_is_not_told_in_spanish(denied: str) -> None:
    text = told(ENGLISH + denied, ANUNCIO)
    assert "techo" in text or "teja" in text
    assert "caldera" not in text
    assert "?" not in text


@pytest.mark.parametrize(
    "denied",
    ["¿Grúa viajera? No, nunca la usé", "Grúa viajera: no", "Grúa viajera - nunca la operé", "Grúa viajera (nunca)"],
)
def test_what_a_spanish_line_denies_is_not_told_in_english(denied: str) -> None:
    text = told(SPANISH + denied, POSTING)
    assert "welded beams and columns" in text
    assert "crane" not in text


def test_what_a_line_denies_beside_its_work_leaves_the_work() -> None:
    assert "reemplazar" in told(f"{ENGLISH}Replaced gutters, no welding", ANUNCIO)
    assert "canal" in told(f"{ENGLISH}Replaced gutters, no welding", ANUNCIO)
