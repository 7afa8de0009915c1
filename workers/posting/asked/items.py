"""Sentences of a posting cut into the things they ask for, one by one."""

import re
from collections.abc import Iterator

from workers.language.conjugation import Form, form_of
from workers.language.grammar import LanguageCode
from workers.language.words import words_of
from workers.posting.asked.cues import PREFERS, REQUIRES
from workers.posting.asked.kinds import kind_of

_ASIDE = re.compile(r"\s*\([^()]{0,80}\)")
_ANY_ASIDE = re.compile(r"\(([^()]{2,80})\)")
_STRONG = re.compile(
    r"\s*;\s*(?:and\s+|y\s+)?|\.\s+(?=[A-ZÁÉÍÓÚ¿\d\"])|\s+[\u2013—-]{1,2}\s+(?=(?:plus|and|must|no)\b)"
    r"|(?<=[a-z)])\s*\|\s*|,?\s+(?:including|incluyendo|plus)\s+(?=\w)"
)
_COMMA = re.compile(
    r",\s+(?:and/or\s+|and\s+|or\s+|y\s+|e\s+|o\s+|plus\s+)?|\s+(?:as well as|así como)\s+", re.IGNORECASE
)
_AND = re.compile(r"\s+(?:and|y|e|&)\s+(?:also\s+|be able to\s+|the ability to\s+|poder\s+)?", re.IGNORECASE)
_NEW_PREDICATE = re.compile(
    r",?\s+(?:and|y|but|pero)\s+(?=(?:must|should|can|have|hold|be able|able to|at least|current|possess|bring|own"
    r"|pass|you|will"
    r"|know|deber?|tener|contar|poder|con)\b)",
    re.IGNORECASE,
)
_LISTS_THINGS = re.compile(
    r"\b(?:knowledge of|familiar(?:ity)? with|proficien\w+ (?:in|with)|experience (?:with|in|on|using|operating"
    r"|running)|use of|using|comfortable with"
    r"|know your way around|skilled (?:in|with)|manejo de|uso de|conocimientos? (?:de|en)|experiencia (?:con|en)|usar"
    r"|saber usar|including|such as"
    r"|plus|like|has run|have run|certified in|training in)\s",
    re.IGNORECASE,
)
_TOGETHER = re.compile(
    r"\b(?:own|your own|bring|propi[ao]s?|basic|set of|either|between|both|wet and dry|first aid and|cpr and)\b"
    r"|^(?:tools?|botas)\b",
    re.IGNORECASE,
)
_LEAST_LETTERS = 2
_EXPLAINED = re.compile(r"^(?P<head>[^:]{3,45}?)(?::\s|\s[\u2013—-]{1,2}\s)\S")
"""A thing and what it is made of: "Load securement: chains, straps"."""
_NOUN = re.compile(r"^\w+(?:tion|sion|ment|ing|ance|ence|ción|sión|miento)\b", re.IGNORECASE)
_NAMED_ASIDE = re.compile(
    r"\(((?:e\.g\.,? )?[A-Z][\w.-]*[A-Z\d][\w.-]*(?: [A-Z\d][\w.-]*){0,3}|[A-Z][a-z]+ [A-Z][a-z]+)(?: within [^()]*)?\)"
)
_VERB_ALONE = re.compile(r"(?:to |must |able to )?\w+(?: (?:out|up|down|off|in))?", re.IGNORECASE)
_ALTERNATIVES = re.compile(r"\bor\s[^,]*$|\bo\s[^,]*$", re.IGNORECASE)
_COMMA_AND = re.compile(r",\s+(?:and|y|or|o|e)\s", re.IGNORECASE)


def pieces_of(sentence: str, code: LanguageCode, *, is_doing: bool = False) -> Iterator[str]:
    """The things that a sentence names, in its words; names and codes in brackets stand by themselves, too.

    `is_doing` where it surely begins with a verb, known or not: a line of a list of duties.
    """
    for place, strong in enumerate(_STRONG.split(_without_asides(sentence))):
        head = _EXPLAINED.match(strong)
        for predicate in _NEW_PREDICATE.split(head["head"] if head else strong):
            yield from _listed(predicate.strip(" .,;:"), code, is_doing=is_doing and not place)
    yield from (aside[1] for aside in _NAMED_ASIDE.finditer(sentence))
    yield from (aside[1] for aside in _ANY_ASIDE.finditer(sentence) if PREFERS.search(aside[1]))


def _without_asides(sentence: str) -> str:
    return _ASIDE.sub("", sentence)


def _listed(text: str, code: LanguageCode, *, is_doing: bool) -> Iterator[str]:
    spans = [part for part in _COMMA.split(text) if sum(map(str.isalnum, part)) >= _LEAST_LETTERS]
    if len(spans) < 2:  # noqa: PLR2004 - no list
        yield from _joined(text, code)
    elif begins_doing(spans[0], code) and kind_of(spans[0], has_years=False, code=code) == "physical":
        yield from spans
    elif begins_doing(spans[0], code) or (is_doing and not _NOUN.match(spans[0])):
        for doing in _doings(text, code):
            yield from _joined(doing, code)
    elif _is_list(spans, text):
        for span in spans[:-1]:
            yield from _joined(span, code)
        yield from _last(spans[-1], text, code)
    else:
        yield from _joined(text, code)


def _doings(text: str, code: LanguageCode) -> Iterator[str]:
    """The text parted at the commas before another doing, where the one before is more than a verb."""
    begin = 0
    for comma in _COMMA.finditer(text):
        before, after = text[begin : comma.start()], text[comma.end() :]
        if begins_doing(after, code) and not _VERB_ALONE.fullmatch(before.strip()):
            yield before
            begin = comma.end()
    yield text[begin:]


def _is_list(parts: list[str], text: str) -> bool:
    """Whether commas part things that are each asked for."""
    if _TOGETHER.search(parts[0]) or _ALTERNATIVES.search(text):
        return any(PREFERS.search(part) or REQUIRES.search(part) for part in parts[1:])
    return True


def _last(part: str, text: str, code: LanguageCode) -> Iterator[str]:
    """The end of a list without a comma before its "and": "A, B and C"."""
    pieces = _AND.split(part, maxsplit=1)
    if _COMMA_AND.search(text) or any(not piece.strip() for piece in pieces):
        yield from _joined(part, code)
        return
    yield from pieces


def _joined(text: str, code: LanguageCode) -> Iterator[str]:
    """Parts of "A and B" that are two things: two doings, two sorts, or two that a turn before them governs."""
    halves = _AND.split(text, maxsplit=1)
    if len(halves) < 2 or not all(half.strip() for half in halves) or not _are_two((halves[0], halves[1]), text, code):  # noqa: PLR2004
        yield text
        return
    yield halves[0]
    yield from _joined(halves[1], code)


def _are_two(halves: tuple[str, str], text: str, code: LanguageCode) -> bool:
    first, second = halves
    if _TOGETHER.search(text):
        return False
    if begins_doing(second, code):
        is_object_shared = _VERB_ALONE.fullmatch(first.strip()) or all(map(_VERB_ALONE.fullmatch, first.split(", ")))
        return not is_object_shared and _form(first, code) in {None, _form(second, code)}
    if _LISTS_THINGS.search(first) or text.rstrip(" .").endswith(" use"):
        return True
    kinds = {kind_of(half, has_years=False, code=code) for half in (first, second)}
    return len(kinds) == 2 and min(len(first.split()), len(second.split())) > 1 and not begins_doing(first, code)  # noqa: PLR2004


def _form(text: str, code: LanguageCode) -> Form | None:
    words = words_of(_OPENS.sub("", text))[:1]
    found = form_of(words[0].folded) if words and code == "en" else None
    return found[1] if found else None


def begins_doing(text: str, code: LanguageCode) -> bool:
    """Whether the text begins with a verb, in whatever form."""
    bare = _OPENS.sub("", text.strip())
    words = words_of(bare)[:2]
    if not words:
        return False
    first = words[0].folded
    second = words[1].folded if len(words) > 1 else ""
    if code == "es":
        return bool(_SPANISH_DOING.search(first)) and first not in _NOT_DOING
    form = form_of(first)
    if form is None:
        return bool(_OBJECT.fullmatch(second)) and not first.endswith(("ing", "s", "ed")) and second == "with"
    if form[1] is Form.GERUND and not second:
        return False
    return first not in _OFTEN_NOUNS or bool(_OBJECT.fullmatch(second))


_OPENS = re.compile(
    r"^(?:to|de|able to|ability to|must(?: be able to)?|can|be able to|poder|saber|know how to|you(?:['\u2019]ll"
    r"| will| must)?|you|and|y)\s+",
    re.IGNORECASE,
)
_SPANISH_DOING = re.compile(r"^\w+(?:ar|er|ir|arse|erse|irse|ando|iendo)$")
_OBJECT = re.compile(r"the|an?|all|our|your|new|and|or|with|at|in|from|on|off|under|up|out|alone|overhead")
_NOT_DOING = frozenset(
    [
        "taller",
        "lugar",
        "primer",
        "ser",
        "militar",
        "familiar",
        "escolar",
        "similar",
        "celular",
        "alquiler",
        "mujer",
        "laser",
        "acabar",
        "chofer",
    ]
)
_OFTEN_NOUNS = frozenset(
    [
        "plumb",
        "form",
        "frame",
        "tool",
        "tools",
        "trade",
        "plan",
        "machine",
        "weld",
        "welding",
        "pipe",
        "grade",
        "control",
        "drive",
        "track",
        "test",
        "pump",
        "drill",
        "mill",
        "power",
        "work",
        "service",
        "supply",
        "process",
        "fuel",
        "heat",
        "hand",
        "wire",
        "line",
        "level",
        "forms",
        "finish",
        "training",
        "rigging",
        "load",
        "tack",
        "paint",
        "stock",
        "seal",
        "block",
        "travel",
        "experience",
        "change",
        "changes",
        "fit",
        "cut",
        "sheet",
        "bolt",
    ]
)
