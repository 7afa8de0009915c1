"""Words that postings write small, so that a name made only of them may be none."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.posting.named.word_classes import LINKS, NUMBERS

FILE = Path(__file__).with_name("common_words.txt")
_MORE = frozenset(
    word
    for line in (
        "acute aerospace agricultural almacen athletics automotive bakery banquets beverage bilingual blasting",
        "bottling breakfast bridge campus canning cartons catering chemicals chillers citrus civil coatings cold",
        "commercial concrete cooler dairy deck demolition dinner distribution driveline drywall earthwork",
        "elevators empaque erection escalators evening evenings facilities feed finish finishing fleet framing",
        "freezer frozen fruit fruits grain grounds healthcare heavy highway hospitality housing hull hvac hvacr",
        "hydraulics industrial inventory kitchen laundry light local locomotive logistics lumber lunch",
        "mantenimiento marine masonry metalmecanica metals mining misc multiple municipal nationwide nuts obra",
        "openings ornamental overhead overnight ozone packing paper paving pediatrics petrochemical planta",
        "plastics poultry powertrain processing produccion produce proyecto pulp quarry railcar receiving",
        "recreation refining regional remodel remodeling renovation rental rentals residential restoration retail",
        "roofing rooftop rotating sawmill seasonal seed shipfitting shipping siding signals statewide stormwater",
        "structural substation sucursal surgical temporary timber tissue track traffic transmission transportation",
        "turnarounds turno underground union utilities various vegetables warehouse wastewater weekend weekends",
        "wholesale",
    )
    for word in line.split()
)
"""More of the same, which few postings write in small letters."""


@cache
def _words() -> frozenset[str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return _MORE.union(line for line in lines if line and not line.startswith("#")) - NUMBERS


def are_common(words: Sequence[str]) -> bool:
    """Whether all folded words are such: "tree fruit packing", but not "tamarack paper", nor "two rivers"."""
    return all(word in LINKS or not word[0].isalpha() or _is_common(word) for word in words)


def _is_common(word: str) -> bool:
    return all(
        part in _words() or part.removesuffix("s") in _words() for part in word.replace("/", "-").split("-") if part
    )
