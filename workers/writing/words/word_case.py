"""Words of a name typed all in small letters or all in capitals: which are initials, codes, or link others."""

import re

from workers.language.conjugation import is_verb
from workers.writing.words.acronyms import is_short_name

LINKS = frozenset(
    {"of", "and", "the", "for", "at", "in", "to", "on", "with", "or", "w", "a", "an", "as", "by", "then"}
    | {"de", "del", "y", "e", "o", "la", "las", "el", "los", "en", "con", "para", "por"}
)
"""Small words within a name, of both languages."""
_SHORT_NAMES = frozenset({"pv", "qc", "qa", "ehs", "rv", "hd", "ac", "ndt", "ndi", "cnc", "dc", "hvac", "llc", "usa"})
_SHORT_WORDS = frozenset(
    {"ag", "air", "arc", "bar", "bay", "big", "box", "bus", "cab", "cap", "car", "cat", "cut", "day", "dry", "dye"}
    | {"end"}
    | {"fab", "fan", "fit", "gas", "gun", "hot", "ice", "ink", "job", "key", "kit", "lab", "log", "man", "men", "mix"}
    | {"mud", "net", "new", "oil", "old", "pad", "pin", "pit", "pro", "pub", "raw", "rig", "rod", "saw", "sea", "set"}
    | {"sub", "tap", "tie", "tin", "top", "tow", "tub", "tug", "van", "wax", "web", "wet", "zoo", "co", "inc", "go"}
)
_ABBREVIATED = frozenset(
    {"sr", "jr", "mgr", "mfg", "asst", "supt", "tech", "hvy", "lt", "dr", "st", "ft", "hr", "hrs", "yr", "yrs", "lb"}
    | {"lbs", "bldg", "dept", "mt", "mr", "mrs", "ms", "pt", "psi", "mph", "rpm", "bros", "ltd", "pkg", "w", "ht", "c"}
    | {"my", "by"}
)
_CODE = re.compile(r"[a-z]{1,2}\d[\w.]*|\d[fg]")
"""S2, T8, D1; 6G."""
_SHORT, _LONGEST = 3, 5


def is_initials(lower: str, *, is_shouted: bool) -> bool:
    """Whether a word is letters rather than a word: PV, QC; in shouted text also what is short and no word is known."""
    return lower in _SHORT_NAMES or (is_shouted and _is_name(lower)) or (not is_shouted and has_no_vowel(lower))


def is_code(lower: str) -> bool:
    """Whether it is letters with a number: s4, of ASE S4."""
    return bool(_CODE.fullmatch(lower))


def has_no_vowel(lower: str) -> bool:
    """Whether nobody can speak it, and it is no shortened word: dmv, but hrs."""
    is_short = 1 < len(lower) <= _LONGEST and lower.isalpha()
    return is_short and lower not in _ABBREVIATED and not re.search(r"[aeiouyáéíóú]", lower)


def is_initials_of_paper(lower: str) -> bool:
    """The same in a card's name or in who issues it: ASE, NATE."""
    return is_short_name(lower, of_paper=True) or has_no_vowel(lower)


def _is_name(lower: str) -> bool:
    """Whether a word of a shouted name is letters: GMAW, PLC, NDT."""
    is_known = lower in _SHORT_WORDS | LINKS or is_verb(lower, "en")
    is_short = len(lower) <= _SHORT and not is_known
    return lower not in _ABBREVIATED and (is_short or not re.search(r"[aeiouyáéíóú]", lower))


def small_first(name: str) -> str:
    """A name behind other words: its first letter small, but for initials."""
    return name if name[:2].isupper() else name[:1].lower() + name[1:]
