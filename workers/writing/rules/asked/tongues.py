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
_TONGUE = "|".join(_NAMES)
_READ = (
    r"blue ?prints?|drawings?|prints|plans|schematics?|codes?|specs?|specifications|data|results|readings|diagrams?"
    r"|manuals?|maps?|x-?rays|symbols"
)
"""What one interprets without a language."""
_OF_OTHERS = re.compile(
    rf"\b(?:{_TONGUE})(?: (?:and|or|y|o|only) (?:{_TONGUE}))?[ -]"
    r"(?:speakers|speaking (?!with\b|to\b|and\b|at\b|on\b|in\b|for\b)\w+)"
    r"|(?<!^)(?<!as )(?<!as an )(?<!as a )(?<!as the )(?<!the crew )(?<!como )"
    r"\b(?:interpreters?|translators?|traductor(?:es|as?)?)\b"
    r"|\b(?:crews?|teams?|staff|guys|workers|employees|helpers?|cuadrillas?|equipos?|personal|gente)"
    r" (?:bilingual|bilingues?|fluent)\b"
    r"|(?<!as a )(?<!as an )(?<!as the )\b(?:with|for|to|of|by|from|through|an?|the|our|my|all|in|on|con|para|de|una?)"
    r" (?:bilingual|fluent)\b"
    r"|\bbilingual (?:crews?|teams?|staff|guys|workers|employees|signs?|signage|labels?|forms?|manuals?|classes"
    r"|students|families|customers|clients|residents|schools?|areas?|environment)\b"
    r"|\b(?:interpret|interpreted|interpreting) (?:(?:the|our|all|technical|shop|construction|engineering|electrical"
    rf"|test|lab|weld|mechanical) )*(?:{_READ})\b"
)
"""Who else speaks it, or puts it into words for the person: with an interpreter, Spanish-speaking crews."""
_SPEAKS = re.compile(
    r"\b(?:bilingual|bilingue|fluent|hablo|tradu[czj]\w+|interpreter|translator)\b"
    r"|(?:^|[;,.(:+&/-] ?|\band |\bi (?:also |can |do )?|\bcan |\balso |\bhelp(?:ed)? |\bto |\bbeen )"
    r"(?:speak|spoke|speaking|translat(?:e|ed|ing)|interpret(?:ed|ing)?)\b"
)
"""What a person says of themselves: "speak" behind others is theirs, and papers get translated."""
_LESS = re.compile(
    r"\b(?:no|not|some|little|basic|limited|learning|a bit|broken|enough|un poco|poco|basico|sencillo|algo de)\b"
    r"|n['\u2019]t\b"
)
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
    folded = _OF_OTHERS.sub("", fold(line).strip())
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
