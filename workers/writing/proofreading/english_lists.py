"""Lists typed without their commas: three or more things in a row, each more than one, as no name has them."""

import re

from workers.language.conjugation import Form, form_of
from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.writing.english_lines.by_what_follows import is_surely_verb
from workers.writing.words.english_verbs import verb_form, word_table

_THING = r"[a-z]{3,}(?<![su])s"
_RUN = re.compile(
    rf"(?<![\w'\u2019/.-])[A-Za-z][a-z]{{2,}}(?<![su])s(?: {_THING}){{2,}}"
    r"(?=\s*(?:[.,;:)(]|$)| (?:and|or|&|in|on|at|for|with|from|to|up|over|under|per|every|by) "
    r"| (?:residential|commercial|industrial|mostly|mainly) (?:and |& )?[a-z])"
)
_NO_THINGS = frozenset(
    {"always", "sometimes", "does", "goes", "says", "perhaps", "besides", "towards", "afterwards", "thanks", "across"}
    | {"needs", "hours", "times", "theirs", "yours", "ours", "this", "his", "its", "was", "has"}
)
_THINGS_TOO = frozenset({"seals", "clamps", "bolts", "hooks", "nails", "locks", "fuses", "drains"})
"""Things whose name a verb has as well, which few do in that form."""
_FEWEST = 3
_BEHIND_DOING = frozenset({"with", "from", "to", "by", "in", "at", "into", "on"})
_BUILDING = (
    r"(?:schools|hospitals|warehouses|offices|stores|restaurants|hotels|apartments|homes|houses|condos|churches|banks"
    r"|malls|clinics|factories|barns|garages)"
)
_TWO_BUILDINGS = re.compile(rf"(?<=\b(?:on|in|at) ){_BUILDING} {_BUILDING}(?=\s*(?:[.,;)]|$))")
"""Two kinds of places behind one another, of which neither is said of the other: on schools warehouses."""


_TWO_DONE = re.compile(r"^(\W*([A-Za-z]{4,})) (?=([a-z]{3,}) (?!(?:19|20)\d\d\b)\d[\d,]* [a-z])")
_THEN_DONE = re.compile(r"^(\W*([A-Za-z]{3,}) ([a-z]{3,})) (?=([a-z]{3,}) ([a-z]+)\b)")
"""Doings behind one another without a sign: mucked fed 22 horses, dig lids locate with probe."""
_THRICE_DONE = re.compile(r"^(\W*([A-Za-z]{3,}) [a-z]{3,}) (([a-z]{3,}) ([a-z]{3,})) ([a-z]{3,}ed)(?=\s*(?:$|[.;]))")
"""The same of three, of which the last has no object: laid pipe glued fittings tamped."""
_SORT_BEHIND = re.compile(r" (?:residential|commercial|industrial|mostly|mainly) ")
"""Of what sort the things before are, behind a row of them: springs cables rollers residential mostly."""
_SORTED_MOSTLY = re.compile(r"(?<=, )((?:residential|commercial|industrial)) (?=(?:mostly|mainly) )")
_LEADS_ON = frozenset(
    {"let", "lets", "make", "makes", "ensure", "verify", "check", "see", "watch", "have", "show", "teach", "train"}
    | {"assist", "help", "keep", "get", "leave", "want", "helped", "kept", "made", "got", "became", "stayed", "felt"}
    | {"went", "come", "came"}
)
"""Verbs with which another one goes on, of somebody or something else: help customers locate parts."""
_HOW = frozenset(
    {"clean", "dry", "open", "clear", "level", "smooth", "complete", "separate", "used", "trained", "certified"}
    | {"licensed", "promoted"}
)
_HOW_DONE = _HOW | frozenset(
    {"assigned", "supplied", "needed", "required", "provided", "rented", "owned", "included", "listed", "received"}
    | {"returned", "damaged", "requested", "approved", "scheduled", "located", "based", "related", "involved"}
)
"""Which a thing before it is said to be."""


def with_commas(text: str) -> str:
    """The text with commas in such rows: chains bearings sprockets."""
    text = _THRICE_DONE.sub(_three_done, text)
    text = _TWO_DONE.sub(_both_done, _THEN_DONE.sub(_then_done, text))
    text = _TWO_BUILDINGS.sub(lambda found: found[0].replace(" ", " and "), text)
    return _SORTED_MOSTLY.sub(r"\1, ", _RUN.sub(_parted, text))


def _three_done(found: re.Match[str]) -> str:
    first, second, things, last = found[2].lower(), found[4], found[5], found[6]
    is_open = first in _LEADS_ON or not _HOW_DONE.isdisjoint({second, last})
    are_things = re.fullmatch(_THING, things) or things in _stuffs()
    are_done = are_things and all(map(_is_past, (first, second, last))) and not is_open
    return f"{found[1]}, {found[3]} and {last}" if are_done else found[0]


def _both_done(found: re.Match[str]) -> str:
    first, second = found[2].lower(), found[3]
    is_open = first in _LEADS_ON or second in _HOW | word_table()["qualities"]
    are_done = (_is_past(first) or first.endswith("ed")) and _is_past(second)
    return f"{found[1]} and " if are_done and not is_open else found[0]


def _is_past(word: str) -> bool:
    known = verb_form(word)
    return known is not None and known[1] is Form.PAST


def _then_done(found: re.Match[str]) -> str:
    first, things, second = found[2].lower(), found[3], found[4]
    is_open = first in _LEADS_ON or second in _HOW or is_occupation(things) or is_occupation(things[:-1])
    no_doings = word_table()["qualities"] | word_table()["prepositions"] | word_table()["asides"]
    are_pasts = _is_past(first) and _is_past(second)
    is_first = verb_form(first) == (first, Form.BASE) and verb_form(things) is None
    is_second = verb_form(second) == (second, Form.BASE) and (is_surely_verb(second))
    are_things = re.fullmatch(_THING, things) or (things in _stuffs() and second != "clean")
    leads_on = found[5] in _BEHIND_DOING or re.fullmatch(_THING, found[5]) or found[5] in _stuffs()
    is_parted = ((is_first and is_second) or are_pasts) and are_things and leads_on and second not in no_doings
    is_parted = is_parted and not is_open
    return f"{found[1]}, " if is_parted else found[0]


def _stuffs() -> frozenset[str]:
    return frozenset(word_table()["stuffs"] | word_table()["uncounted"])


def _parted(found: re.Match[str]) -> str:
    words, text = found[0].split(), found.string
    led = "" if _is_thing(words[0].lower()) and words[0].lower() not in _THINGS_TOO else f"{words.pop(0)} "
    if len(words) < _FEWEST or not all(map(_is_thing, map(str.lower, words))):
        return found[0]
    before, behind = text[: found.start()], text[found.end() :]
    goes_on = re.match(r",| (?:and|or|&) ", behind) or re.search(r"[,(&/]\s*$", before)
    *first, last = words
    if _SORT_BEHIND.match(behind):
        return f"{led}{', '.join(words)},"
    return f"{led}{', '.join(words)}" if goes_on else f"{led}{', '.join(first)} and {last}"


def _is_thing(word: str) -> bool:
    """Whether it is no form of a verb, or one of what is a thing rather: checks belts, pumps motors valves."""
    known = form_of(word)
    if word in _NO_THINGS:
        return False
    if known is None or word in _THINGS_TOO:
        return True
    is_head = known[0] in grammar("en").noun_heads and known[0] not in word_table()["acts"]
    return known[1] is Form.THIRD and is_head
