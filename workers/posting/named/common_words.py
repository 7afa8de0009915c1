"""Words that postings write small, so that a name made only of them may be none."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.posting.named.word_classes import LINKS

FILE = Path(__file__).with_name("common_words.txt")
_MORE = frozenset(
    "athletics recreation misc metals erection turnarounds processing packing structural ornamental residential"
    " commercial industrial municipal agricultural automotive aerospace marine mining quarry dairy poultry produce"
    " transmission substation wastewater stormwater facilities grounds utilities fleet transportation"
    " fruit fruits vegetables nuts citrus grain feed seed timber lumber sawmill paper pulp tissue cartons plastics"
    " chemicals refining petrochemical powertrain hydraulics driveline hvac hvacr rooftop chillers elevators escalators"
    " signals track railcar locomotive hull deck shipfitting coatings blasting roofing siding drywall framing finish"
    " finishing remodel remodeling renovation restoration demolition concrete masonry paving earthwork underground"
    " overhead distribution civil heavy light highway bridge traffic campus housing hospitality healthcare acute"
    " pediatrics surgical laundry kitchen bakery beverage bottling canning freezer cooler frozen cold warehouse"
    " logistics shipping receiving inventory retail wholesale rental rentals regional local weekend weekends evening"
    " evenings overnight rotating seasonal temporary statewide nationwide bilingual union openings multiple various"
    " planta turno sucursal obra proyecto almacen produccion mantenimiento empaque metalmecanica".split()
)
"""More of the same, which few postings write in small letters."""


@cache
def _words() -> frozenset[str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return _MORE.union(line for line in lines if line and not line.startswith("#"))


def are_common(words: Sequence[str]) -> bool:
    """Whether all folded words are such: "tree fruit packing", but not "tamarack paper"."""
    return all(word in LINKS or not word[0].isalpha() or _is_common(word) for word in words)


def _is_common(word: str) -> bool:
    return all(
        part in _words() or part.removesuffix("s") in _words() for part in word.replace("/", "-").split("-") if part
    )
