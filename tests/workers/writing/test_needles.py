"""Patterns of long tables are tried only where a word stands without which they find nothing."""

import re

import pytest

from workers.language.needles import has_needle, needles_of
from workers.writing.lexicon.words_beside import ByNeighbour
from workers.writing.translation.into_english.senses import contexts
from workers.writing.translation.into_english.senses.spoken import ALL_TURNS


@pytest.mark.parametrize(
    ("pattern", "needles"),
    [
        (r"\bgomas\b(?! de)", ("gomas",)),
        (r"\bcalent[oó]n(?:es)?\b", ("calent",)),
        (r"^(?:yo )?uso (?!de\b)(?=[^\W\d_])", ("uso ",)),
        (r"\b(?:el|la) (?:tabla|viga)s? larga", (" larga",)),
        (r"caras?(?: rojas)?", ("cara",)),
        (r"\b(?:el|la|)x\b", ("",)),
        (r"a{2,}[bc]\d+", ("",)),
        (r"\b(?:MIG|TIG)\b (?:y )?(?=acero)", ("acero",)),
        (r"(?<!tubo )\bEMT (?=de \d)", ("emt ",)),
        (r"uno|dos|[tT]res", ("uno", "dos", "res")),
        (r"uno|d?", ("",)),
        (r"\b(?P<of>patio)s? (?P=of)", ("patio",)),
    ],
)
def test_what_a_pattern_needs(pattern: str, needles: tuple[str, ...]) -> None:
    assert needles_of(pattern) == needles


def _rows() -> list[tuple[tuple[str, ...], re.Pattern[str]]]:
    by_neighbour: list[ByNeighbour] = [*contexts._BY_TITLE, *contexts._BY_NEIGHBOURS]
    return [*((needles, typed) for needles, typed, _ in ALL_TURNS), *((one[0], one[2]) for one in by_neighbour)]


@pytest.mark.parametrize(
    "line",
    [
        "Vacío a 500 micrones y carga por SUBCOOLING", "marco metálico calibre 20 y 25, muros hasta 14 pies",
        "soldo con MIG acero, varilla del #4 y 5", "me toca limpiar las máquinas al día", "q limpio 2 cuartos x día",
        "Llevo una cuadrilla de 4 desde el 2019", "pinto con airless y rodillo casas nuevas", "cargo 410 y 22",
        "cables de postensado, colocar y marcar, no tensar", "techos de teja y shingles, ice and water shield",
        "sub y bajo material, nomás los sábados", "repello y afino con llana", "prensa de 2 colores, 9,000 pliegos",
        "hago de todo: cocina, baños y ordeño 200 vacas", "curado con manta a las 12 horas", "GPS y láser en dozer D6",
    ],
)  # fmt: skip
def test_no_row_finds_what_it_is_not_tried_on(line: str) -> None:
    folded = line.casefold()
    assert [typed.pattern for needles, typed in _rows() if typed.search(line) and not has_needle(needles, folded)] == []
