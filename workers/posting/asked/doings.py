"""Whether a text begins with a doing: "Read prints", "soldar tubería"."""

import re

from workers.language.conjugation import Form, form_of
from workers.language.grammar import LanguageCode
from workers.language.words import words_of


def begins_doing(text: str, code: LanguageCode) -> bool:
    """Whether the text begins with a verb, in whatever form; a gerund alone ("welding") may be a noun."""
    bare = _OPENS.sub("", text.strip())
    words = words_of(bare)[:2]
    if not words:
        return False
    if bare[words[0].end : words[0].end + 1] == "-":
        return False
    first = words[0].folded
    second = words[1].folded if len(words) > 1 else ""
    if code == "es":
        return bool(_SPANISH_DOING.search(first)) and first not in _NOT_DOING
    form = form_of(first)
    if form is None:
        return bool(_OBJECT.fullmatch(second)) and not first.endswith(("ing", "s", "ed")) and second == "with"
    if form[1] is Form.PAST or (form[1] is Form.GERUND and not second):
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
