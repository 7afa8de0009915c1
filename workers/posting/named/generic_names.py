"""Runs of words in capitals that are no names: parts of a country, hours, demands, a firm by its sort."""

import re

from workers.language.words import fold
from workers.posting.name_forms.places import STATE_CODE
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.tokens import Line

_SORTS = frozenset({"empresa", "importante", "reconocida", "leading"})
_ASKED_OF_PEOPLE = frozenset(
    {"knowledge", "ability", "understanding", "proficiency", "familiarity"}
    | {"conocimiento", "conocimientos", "capacidad"}
)
"""What a demand begins with: "Knowledge of the California Plumbing Code" is no firm."""
_PUBLIC = frozenset(
    {"city", "county", "town", "township", "village", "port", "university", "state", "diocese"}
    | {"ciudad", "municipio", "ayuntamiento", "gobierno", "universidad"}
)
"""Whose names go on with their town: City of Yakima."""
_OF = frozenset({"of", "de", "en", "del"})
_URGENT = frozenset({"asap", "urgent", "urgente", "wanted", "needed", "immediately"})
"""What a call for people goes on with, where nothing is written with a capital: "finishers wanted asap denver"."""
_AROUND = frozenset({"metro", "area", "valley", "vicinity", "surrounding"})
"""What stands behind the town of the work: Denver Metro."""
_ORDINAL = re.compile(r"\d+(?:st|nd|rd|th)|\d+[-/].*")
_YEARS = frozenset({"years", "year", "yrs", "yr", "anos", "ano", "meses", "months"})
_ASKED_BEHIND = frozenset({"experience", "exp", "experiencia", "certified", "certification", "certifications", "certs"})
"""Behind the make of what is worked on: "King Air experience a plus"."""
_OF_PLACES = frozenset({"city", "island", "islands", "beach", "springs", "falls", "heights", "county"})
_IN = frozenset({"in", "near", "around", "outside", "en"})
_CODE_BEHIND = re.compile(rf", {STATE_CODE}\b")
"""The state of a town called city: "Garden City, KS"."""
_WORKERS = frozenset({"grinder", "cooper", "sander", "printer", "miller", "planer", "hunter", "finisher"})
"""Who does the work where a posting opens with such a word before a mark; elsewhere a machine, or a family's name."""
_MARKS = frozenset({"comma", "dash", "open", "bar", "end"})


def is_generic(line: Line, begin: int, end: int) -> bool:
    """Whether the words name a part of a country, an hour, or a firm by its sort: 'Boise / Nampa', 'Empresa'."""
    words = [token.folded for token in line.tokens[begin:end]]
    is_demand = len(words) > 1 and words[0] in _ASKED_OF_PEOPLE and words[1] in _OF | {"to", "in", "with", "para"}
    behind = line.tokens[end : end + 1]
    is_asked = bool(behind) and not behind[0].gap and behind[0].folded in _ASKED_BEHIND
    is_asked = is_asked or [token.folded for token in line.tokens[end : end + 2]] in (["and", "a"], ["and", "an"])
    is_demand = is_demand or is_asked or (len(words) > 1 and words[0][0].isdigit() and words[1] in _YEARS)
    is_other = is_demand or words[0] in _SORTS or words[0] in _URGENT or bool(_ORDINAL.fullmatch(words[0]))
    return is_other or _is_of_towns(line, begin, end) or _is_worker(line, begin, end)


def _is_of_towns(line: Line, begin: int, end: int) -> bool:
    words = [token.folded for token in line.tokens[begin:end]]
    parts = re.split(r" ?[/&] ?| y | and ", line.said(begin, end).casefold())
    ends_in_town = words[-1] in TOWNS or " ".join(words[-2:]) in TOWNS
    is_region = words[-1] in _AROUND and " ".join(words[:-1]) in TOWNS
    is_short_town = f"{' '.join(words)} city" in TOWNS  # Salt Lake
    if is_region or is_short_town:
        return True
    is_around_town = ends_in_town and len(words) > 1 and words[1] in _OF and words[0] not in _PUBLIC
    is_in_city = (
        begin > 0 and words[-1] in _OF_PLACES and line.tokens[begin - 1].folded in _IN and not line.tokens[begin].gap
    )
    is_city = begin > 0 and words[-1] == "city" and bool(_CODE_BEHIND.match(line.text[line.tokens[end - 1].end :]))
    return is_around_town or is_city or is_in_city or (len(parts) > 1 and any(fold(part) in TOWNS for part in parts))


def _is_worker(line: Line, begin: int, end: int) -> bool:
    """Whether the posting opens with the words, and they end with one that names who does the work there alone."""
    opens = line.number == 0 and begin == 0 and end > 1
    return opens and line.tokens[end - 1].folded in _WORKERS and line.gap_behind(end - 1) in _MARKS
