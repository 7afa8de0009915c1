"""Words that postings write small, so that a name made only of them may be none."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.posting.named.word_classes import LINKS, NUMBERS
from workers.trades.vocabulary_files import entries

FILE = Path(__file__).with_name("common_words.txt")
_MORE = frozenset(
    word
    for line in (
        "semiconductor fab cleanroom pharma solar wind nuclear beef pork game meat",
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
_OF_LAND = frozenset(
    word
    for line in (
        "anchor basin bear bright cedar central coast copper creek cross crown double eagle east eastern forest",
        "garden golden great harbor hill hills island islands lake lakes lantern maple meadow metro mountain",
        "mountains north northern oak orchard pine point ridge river rivers rock rocks royal saddle segundo shore",
        "silver south southern spring springs star state stone stones summit superior trash valley west western",
    )
    for word in line.split()
)
"""Common words of which names of firms and towns are made."""

_DOING = re.compile(r"[a-z]{4,}ing")
_NAMES_IN_ING = frozenset(
    {
        "redwing",
        "viking",
        "starling",
        "lansing",
        "pickering",
        "whiting",
        "bering",
        "sterling",
        "harding",
        "fleming",
        "redding",
        "wyoming",
        "browning",
        "manning",
        "downing",
    }
)


@cache
def _words() -> frozenset[str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return _MORE.union(line for line in lines if line and not line.startswith("#")) - NUMBERS - _OF_LAND


def are_common(words: Sequence[str]) -> bool:
    """Whether all folded words are such: "tree fruit packing", but not "tamarack paper", nor "two rivers"."""
    return all(word in LINKS or not word[0].isalpha() or _is_common(word) for word in words)


def are_of_makers(words: Sequence[str]) -> bool:
    """Whether all folded words are common or makers of machines, one at least a maker: "toyota material handling"."""
    others = [word for word in words if word not in _makers()]
    return len(others) < len(words) and are_common(others)


def makers_in(words: Sequence[str]) -> int:
    """How many folded words are names of makers of machines: two of "genie jlg sky"."""
    return sum(word in _makers() and not _is_common(word) for word in words)


@cache
def _makers() -> frozenset[str]:
    return frozenset(row[0] for row in entries("makers.tsv"))


def _is_common(word: str) -> bool:
    if _DOING.fullmatch(word) and word not in _NAMES_IN_ING:
        return True
    return all(
        part in _words() or part.removesuffix("s") in _words() for part in word.replace("/", "-").split("-") if part
    )
