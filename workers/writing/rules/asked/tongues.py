"""Languages that people say they work in, among their duties: bilingual front desk English/Spanish."""

import re

from msgspec.structs import replace

from workers.language.spoken import names_of
from workers.language.words import fold
from workers.writing.person.facts import Skill

_NAMES = {
    "english": "English", "ingles": "English", "spanish": "Spanish", "espanol": "Spanish", "tagalog": "Tagalog",
    "vietnamese": "Vietnamese", "chinese": "Chinese", "mandarin": "Chinese", "korean": "Korean", "russian": "Russian",
    "portuguese": "Portuguese", "arabic": "Arabic", "hmong": "Hmong", "punjabi": "Punjabi",
}  # fmt: skip
_NAMED = re.compile(rf"\b(?:{'|'.join(_NAMES)})\b")
_BILINGUAL = re.compile(r"\b(?:bilingual|bilingue)\b")
_BOTH = re.compile(r"biling(?:ual|[uü]e)(?: in| en)?:? \(?(?P<named>\w+(?: and | y | e |/)\w+)\)?", re.IGNORECASE)
_SPEAKS = re.compile(
    r"\b(?:bilingual|bilingue|fluent|speak|spoke|speaking|translat(?:e|ed|ing|or)|interpret(?:ed|er|ing)?|hablo|traduc\w+)\b"
)
_LESS = re.compile(r"\b(?:no|not|some|little|basic|limited|learning|un poco|poco|basico|sencillo)\b|n['\u2019]t\b")
"""Who speaks some of it is no answer to who asks for it."""


def in_prose_tongues(row: Skill) -> Skill:
    """A row that says of two languages that one speaks both, by these: nobody's skills include "bilingual"."""
    found = _BOTH.fullmatch(row.name)
    return replace(row, name=found["named"].replace("/", " / ")) if found else row


def tongues_in(posting_text: str) -> frozenset[str]:
    """The languages that a posting names; with "bilingual" for one that only says so."""
    folded = fold(posting_text)
    named = {_NAMES[one] for one in _NAMED.findall(folded)}
    return frozenset(named | ({"bilingual"} if _BILINGUAL.search(folded) else set()))


def tongue_named(name: str) -> str:
    """The English name of a language; as it is called where no other is known."""
    return _NAMES.get(fold(name).strip(), name)


def asks_for_basics(name: str, posting_text: str) -> bool:
    """Whether a posting wants but a little of a language: basic English reading, algo de inglés."""
    named = "|".join(map(re.escape, names_of(name)))
    little = r"(?:basic|some|algo de|un poco de|poco|basico)"
    return bool(re.search(rf"\b{little} (?:{named})\b|\b(?:{named})\b \(?{little}\b", fold(posting_text)))


def spoken_in(line: str) -> tuple[str, ...]:
    """The languages that a line says its person speaks or worked in, by their English names."""
    folded = fold(line)
    if not _SPEAKS.search(folded) or _LESS.search(folded):
        return ()
    return tuple(dict.fromkeys(_NAMES[one] for one in _NAMED.findall(folded)))


def speaks_as_asked(line: str, asked: frozenset[str]) -> bool:
    """Whether a line tells of a language that is asked for, or of two where that is."""
    if not asked:
        return False
    spoken = spoken_in(line)
    is_second = any(one in asked for one in spoken if one != "English")
    return is_second or ("bilingual" in asked and len(spoken) > 1)
