"""Lists typed without their commas: three or more things in a row, each more than one, as no name has them."""

import re

from workers.language.conjugation import Form, form_of
from workers.language.grammar import grammar
from workers.writing.words.english_verbs import word_table

_THING = r"[a-z]{3,}(?<![su])s"
_RUN = re.compile(
    rf"(?<![\w'\u2019/.-])[A-Za-z][a-z]{{2,}}(?<![su])s(?: {_THING}){{2,}}"
    r"(?=\s*(?:[.,;:)(]|$)| (?:and|or|&|in|on|at|for|with|from|to) )"
)
_NO_THINGS = frozenset(
    {"always", "sometimes", "does", "goes", "says", "perhaps", "besides", "towards", "afterwards", "thanks", "across"}
    | {"needs", "hours", "times", "theirs", "yours", "ours", "this", "his", "its", "was", "has"}
)
_FEWEST = 3
_BUILDING = (
    r"(?:schools|hospitals|warehouses|offices|stores|restaurants|hotels|apartments|homes|houses|condos|churches|banks"
    r"|malls|clinics|factories|barns|garages)"
)
_TWO_BUILDINGS = re.compile(rf"(?<=\b(?:on|in|at) ){_BUILDING} {_BUILDING}(?=\s*(?:[.,;)]|$))")
"""Two kinds of places behind one another, of which neither is said of the other: on schools warehouses."""


def with_commas(text: str) -> str:
    """The text with commas in such rows: chains bearings sprockets."""
    text = _TWO_BUILDINGS.sub(lambda found: found[0].replace(" ", " and "), text)
    return _RUN.sub(_parted, text)


def _parted(found: re.Match[str]) -> str:
    words, text = found[0].split(), found.string
    led = "" if _is_thing(words[0].lower()) else f"{words.pop(0)} "
    if len(words) < _FEWEST or not all(map(_is_thing, map(str.lower, words))):
        return found[0]
    before, behind = text[: found.start()], text[found.end() :]
    goes_on = re.match(r",| (?:and|or|&) ", behind) or re.search(r"[,(&/]\s*$", before)
    *first, last = words
    return f"{led}{', '.join(words)}" if goes_on else f"{led}{', '.join(first)} and {last}"


def _is_thing(word: str) -> bool:
    """Whether it is no form of a verb, or one of what is a thing rather: checks belts, pumps motors valves."""
    known = form_of(word)
    if word in _NO_THINGS:
        return False
    if known is None:
        return True
    is_head = known[0] in grammar("en").noun_heads and known[0] not in word_table()["acts"]
    return known[1] is Form.THIRD and is_head
