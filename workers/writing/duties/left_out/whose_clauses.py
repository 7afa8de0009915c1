"""Whose each clause of a line is: one's own, somebody else's, or a denial of what its person does or of all before."""

import re
from enum import Enum

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.duties.left_out.no_work import is_of_good_absence
from workers.writing.duties.left_out.others_clauses import is_of_somebody_else, takes_all
from workers.writing.duties.left_out.symptoms import is_symptom
from workers.writing.words.parted_clauses import parted_clauses

_SIGN = re.compile(
    r"(?<!\d),(?!\d)\s*|,\s+|;\s*|\s+[-\u2013\u2014]\s+|\s+(?=(?:but|pero|aunque)\s)|\s*:\s+(?=(?:no|never|not|nunca)\b)"
    r"|\s+(?=and (?:I|i|the \w+|QA|QC|lead|boss|foreman|engineer|office|mechanic|electrician) )"
    r"|\s+(?=y (?:el|la|los|las|mi|otr[oa]) [^\W\d_]+ (?:de [^\W\d_]+ )?(?:l[oa]s? |les? )?[^\W\d_]{2,})"
)
IN_BRACKETS = re.compile(r"\s*\(([^()]*)\)")
AND = r"(?:(?:but|and|so|then|pero|aunque|y|porque|because) )?"
_DENIED = re.compile(
    rf"{AND}(?:(?:i|we)['\u2019]?m? |i am |we are |i was |still |just |they |ones |yo |todav[ií]a |a[uú]n |ya )*"
    r"(?:no(?![.\d-]|\.? ?\d| (?:less|more) than\b| (?:one|heat|cool|start|crank|hub)\b)\b"
    r"|not(?! (?:only|just|to exceed))\b|never\b|cannot\b|nunca\b|tampoco\b"
    r"|(?:do|does|did|have|has|had|can|could|was|were|am|are|is|wo|would)(?:n['\u2019]?t| not)\b"
    r"|(?:have|had|has|get|got|gets|do|did|does) no\b|[^,;]{2,30} (?:nobody|nothing|no one|a nadie)$"
    r"|jam[aá]s\b|ni\b|nada de\b|sin (?:tocar|operar|programar|modificar|firmar|enseñar)\b)",
    re.IGNORECASE,
)
"""What its person doesn't do, is not or has not: no TIG, never ran the crane, but don't draw, nunca operé la bomba."""
_DENIED_LAST = re.compile(
    r"[^,;:()]{2,50} (?:no|nope|not yet|todav[ií]a no|a[uú]n no|no mucho|no yet|never)"
    r"(?: (?:hago|hac[ií]a|s[eé]|toco|manejo))?",
    re.IGNORECASE,
)
NOTHING = re.compile(r"(?:no|nope|nah|not|never|nunca|not me|not mine|no yo|no mucho|not much|not yet)", re.IGNORECASE)
_OF_IT = re.compile(
    r"(?:n['\u2019]?t|\bnot|\bnever) (?:\w+ ){0,2}?(?:it|that|them|those|any|this)\b|\b(?:no|nunca) (?:l[oa]s?) \w+"
    r"|(?:n['\u2019]?t|\bnot|\bnever) (?:yet|used|done|tried|have|do|did)$",
    re.IGNORECASE,
)
"""A denial of what stands before it: never used it."""
LIMIT = re.compile(
    r"\b(?:alone|by (?:my|our)selves|by myself|unsupervised|solo|sola|certified|licensed|qualified|licencia|cleared"
    r"|signed[- ]off|authorized)\b",
    re.IGNORECASE,
)
"""How one didn't do what stands before it, which without the denial would be told of more than it was."""
GOOD = re.compile(
    r"\b(?:help|supervision|miss\w*|dropped|damage\w*|failur\w*|failed|leak\w*|warrant\w*|problems?|issues?|downtime"
    r"|touch[- ]?ups?|returns?"
    r"|tard\w*|ausenc\w*|problemas?|fugas?|ayuda|supervisi[oó]n|daños?|devoluci\w*|points?|deviations?)\b",
    re.IGNORECASE,
)


class Of(Enum):
    """Whose a clause is."""

    ONESELF = "I weld"
    OTHERS = "QC inspects"
    ALL_OTHERS = "the mechanic does it"
    NOBODY = "no TIG"
    DENIES_ALL = "never used it"


class Clause(msgspec.Struct, frozen=True):
    """A clause behind the sign that parts it from the one before, and whose it is."""

    sign: str
    text: str
    of: Of


def clauses_told_apart(sentence: str, code: LanguageCode, *, is_aside: bool = False) -> list[Clause]:
    """The clauses of a sentence, or of an aside, of which the first goes on with what stands before its bracket."""
    clauses = parted_clauses(sentence, _SIGN, first=1)
    return [
        Clause(one.sign, one.text, _of(one.text, code, is_first=not (at or is_aside))) for at, one in enumerate(clauses)
    ]


_REST = re.compile(r"\b(?:does|do|did|handles?) the rest$", re.IGNORECASE)
"""Where one's own part ends, which its line tells whole: I only do filters, specialist does the rest."""


def _of(text: str, code: LanguageCode, *, is_first: bool) -> Of:
    bare = IN_BRACKETS.sub("", text).strip(" .!")
    if is_of_good_absence(bare) or GOOD.search(bare) or is_symptom(bare):
        return Of.ONESELF
    if NOTHING.fullmatch(bare):
        return Of.DENIES_ALL
    if (_DENIED.match(bare) and (not is_first or not _is_spanish_own(bare, code))) or _DENIED_LAST.fullmatch(bare):
        if LIMIT.search(bare):
            return Of.ONESELF
        return Of.DENIES_ALL if _OF_IT.search(bare) and not is_first else Of.NOBODY
    if is_of_somebody_else(bare, code, is_first=is_first) and (is_first or not _REST.search(bare)):
        return Of.ALL_OTHERS if takes_all(bare, code) else Of.OTHERS
    return Of.ONESELF


def _is_spanish_own(text: str, code: LanguageCode) -> bool:
    """Whether a Spanish line begins with "ya" and goes on with work."""
    return code == "es" and text.lower().startswith("ya ") and " no" not in text.lower()
