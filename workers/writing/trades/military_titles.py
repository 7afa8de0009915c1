"""Military occupations: which families of trades a rating or a code is of.

They are read of `military.toml`. An Aviation Machinist's Mate repairs jet engines, and is no machinist; an 88M
drives trucks, and says it by nothing else.
"""

import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path

from workers.language.words import fold

_NAVY = re.compile(r"\b(?:navy|usn|usnr|seabees?|nmcb|coast guard|uscg)\b", re.IGNORECASE)
_MARINES = re.compile(r"\b(?:marines?|marine corps|usmc)\b", re.IGNORECASE)
_CREW_CHIEF = re.compile(r"\bcrew chief\b|\baerospace propulsion\b", re.IGNORECASE)
_FLIES = re.compile(
    r"\bair force\b|\busaf\b|\bair (?:national )?guard\b|\bflight\b|\b(?:[cf]|kc|uh|ch|ah)-\d{1,3}\w?\b"
    r"|\bblack ?hawks?\b|\bchinooks?\b",
    re.IGNORECASE,
)
"""Where a crew chief keeps one aircraft ready to fly."""
_RATE = re.compile(r"^([a-z]{2,3})(?:[1-3]|c|cs|cm|fn|sn|an|cn)?$")
"""A rating in letters, with its rate: AM2, EOC."""
_FIGURES = re.compile(r"^\d{4}$")
_AIRCRAFT = frozenset({"aviation", "ground_handling"})
"""Which no other family stands beside: an Aviation Electrician's Mate is no electrician of a ship."""
_LEVEL = re.compile(r"^(\d\d[a-z])\d\d$")
"""A code with the level of skill behind it: 91B20."""


def families_in_service(title: str) -> frozenset[str]:
    """The families of a rating or a code that stands for itself in any title."""
    names, codes = _words(title)
    found = {_named("names").get(word, frozenset()) for word in names}
    found |= {_named("codes").get(code, frozenset()) for code in codes}
    found |= {
        families for begin, families in _named("prefixes").items() for one in codes if _is_of_air_force(one, begin)
    }
    families = frozenset[str]().union(*found)
    return families & _AIRCRAFT or families


def families_of_service(title: str, employer: str) -> frozenset[str]:
    """The families of a row of military service, with the ratings in letters and figures of its branch."""
    found = families_in_service(title)
    row = f"{title} {employer}"
    words = [word.strip("()") for word in re.findall(r"[\w()]+", fold(title))]
    if not found and _NAVY.search(row):
        rates = (rate[1] for word in words if (rate := _RATE.fullmatch(word)))
        found = frozenset[str]().union(*(_named("navy").get(one, frozenset()) for one in rates))
    if not found and _CREW_CHIEF.search(title) and _FLIES.search(row):
        found = frozenset({"aviation"})
    if not found and _MARINES.search(row):
        figures = [word for word in words if _FIGURES.fullmatch(word)]
        marines = _named("marines")
        found = frozenset[str]().union(
            *(marines.get(one, frozenset()) | marines.get(one[:2], frozenset()) for one in figures)
        )
    return found


def _words(title: str) -> tuple[set[str], set[str]]:
    """Words with their pairs and triples as one, and what may be codes."""
    plain = re.findall(r"\w+", fold(title).replace("'s", "s").replace("\u2019s", "s"))
    pairs = {f"{one}-{other}" for one, other in pairwise(plain)}
    triples = {"-".join(plain[at : at + 3]) for at in range(len(plain) - 2)}
    codes = {level[1] if (level := _LEVEL.fullmatch(word)) else word for word in plain}
    return {*plain, *pairs, *triples}, codes


def _is_of_air_force(code: str, begin: str) -> bool:
    """Whether it is a specialty of five signs that begins so: 2A5X1, 2A554."""
    return len(code) == len("2a5x1") and code.startswith(begin)


@cache
def _named(part: str) -> dict[str, frozenset[str]]:
    with Path(__file__).with_name("military.toml").open("rb") as file:
        families = tomllib.load(file)
    found = dict[str, frozenset[str]]()
    for family, own in families.items():
        for word in own.get(part, "").casefold().split():
            found[word] = found.get(word, frozenset()) | {family}
    return found
