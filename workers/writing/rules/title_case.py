"""A job title typed all in small letters or all in capitals, as people write one: CNC Machinist II, HVAC Technician."""

import re

from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.writing.rules.duties.casing import with_acronyms

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_RANK = re.compile(r"I{1,3}|IV|V")
_LINKS = frozenset({"of", "and", "the", "for", "at", "in", "to", "on", "with", "or", "w", "a", "an", "as"})
_SHORT_NAMES = frozenset({"pv", "qc", "qa", "ehs", "rv", "hd", "ac", "ndt", "ndi", "cnc", "dc", "hvac"})
_SHORT_WORDS = frozenset(
    {"ag", "air", "arc", "bay", "box", "bus", "car", "dry", "fab", "gas", "hot", "ice", "job"}
    | {"key", "lab", "log", "man", "oil", "pro", "rig", "saw", "sub", "tie", "tow", "tug", "van", "wet"}
)
_ABBREVIATED = frozenset({"sr", "jr", "mgr", "mfg", "asst", "supt", "tech", "hvy", "lt", "dr"})
_SHORT = 3


def in_title_case(title: str, code: LanguageCode) -> str:
    """The title as it was typed, unless its letters are all small or all capitals; Spanish has one capital."""
    letters = [c for c in title if c.isalpha()]
    is_shouted = title.isupper() and len(letters) > _SHORT
    if not letters or not (is_shouted or title.islower()):
        return with_capital(title)
    is_spanish = (language_of_title(title) or code) == "es"
    calm = with_acronyms(title.lower())
    told = _WORD.sub(lambda found: _written(found, is_shouted=is_shouted, is_spanish=is_spanish), calm)
    first = _WORD.search(told)
    return told if first is None else f"{told[: first.start()]}{told[first.start()].upper()}{told[first.start() + 1 :]}"


def with_capital(name: str) -> str:
    """The name with a capital first letter, unless its first word has one within: journeyman Plumber, but eMaint."""
    return f"{name[:1].upper()}{name[1:]}" if name.split()[:1] and name.split(maxsplit=1)[0].islower() else name


def _written(found: re.Match[str], *, is_shouted: bool, is_spanish: bool) -> str:
    word, before = found[0], found.string[: found.start()].casefold()
    lower = word.lower()
    if _RANK.fullmatch(word.upper()) and before.endswith(" ") and lower != "v":
        return word.upper()
    if len(word) == 1 and (before.endswith(("class ", "clase ", "tech ")) or (is_shouted and lower not in _LINKS)):
        return word.upper()
    if (word.isupper() and len(word) > 1) or lower in _SHORT_NAMES or (is_shouted and _is_name(lower)):
        return word.upper()
    if is_spanish or (lower in _LINKS and before.strip()):
        return lower
    return lower[:1].upper() + lower[1:]


def _is_name(lower: str) -> bool:
    """Whether a word of a shouted title is letters rather than a word: GMAW, PLC, NDT."""
    is_short = len(lower) <= _SHORT and lower not in _SHORT_WORDS | _LINKS | {"de", "del", "la", "el", "y", "en"}
    return lower not in _ABBREVIATED and (is_short or not re.search(r"[aeiouyáéíóú]", lower))
