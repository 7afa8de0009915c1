"""A person's own duties as tight statements: one doing each, no lead-ins, in the tense of the job."""

import re
from functools import cache
from pathlib import Path

from workers.language.conjugation import is_verb
from workers.language.grammar import LanguageCode
from workers.language.lead_ins import after_lead_in
from workers.language.terms import Stance, clauses_of
from workers.language.words import fold, sentences_of
from workers.writing.facts import Experience
from workers.writing.rules.shorthand import written_out
from workers.writing.rules.verbs import begins_with_verb, in_tense

_BULLET = re.compile(r"^\s*(?:[-\u2013—*•·▪●◦‣■□✓➢>o]\s+|[-*•·▪●■➢]|\(?\d{1,2}[.)]\s+)")
_SPOKEN_BREAK = re.compile(
    r";\s*|(?<=[a-z0-9])\.\s+(?=[a-z])|,?\s+(?:and\s+)?(?:then\s+|also\s+)+(?=(?:i|we)\b)|,?\s+and\s+(?=(?:i"
    r"|we)\s+(?!am\b|was\b))"
    r"|,\s+(?=(?:i|we)\s)|,?\s+(?:y\s+)?(?:luego|también)\s+(?=yo\b)|,?\s+y\s+yo\s+",
    re.IGNORECASE,
)
_NEW_DOING = re.compile(r"(?<=[a-z0-9,;]) (?=[A-Z][a-z]+\b)")
"""Where a PDF's reader lost the break between two lines: a capital where none belongs, before a verb."""
_GOOD_ABSENCE = re.compile(
    r"accident|incident|injur|violation|callback|rework|defect|absence|lost.time|complaint|lesion|quej|falta",
    re.IGNORECASE,
)
_TESTED_WITHOUT = re.compile(r"no-\w", re.IGNORECASE)
"""A no within a word denies nothing: a no-load test was made."""
_LONGEST = 220
"""Characters of a bullet: three lines of the page."""
_TWO_WORDS = 2
_LEAST_DOING = 2
"""Words; "Operated Track hoe" is one doing, not two."""
# Acronyms that are ordinary words in small letters.
_ALSO_WORDS = frozenset(
    {
        "saw",
        "sap",
        "cam",
        "bas",
        "mag",
        "nate",
        "ac",
        "nec",
        "twic",
        "ase",
        "cad",
        "sub",
        "air",
        "scan",
        "bms",
        "aws",
        "pipe",
        "rig",
        "era",
    }
)


def statements_of(experience: Experience, code: LanguageCode) -> list[str]:
    """What the person says they did in one job, in their order and (but for lead-ins and tense) their words."""
    past = experience.end_date is not None
    statements = (
        _tightened(part, code, past=past)
        for line in experience.duties.splitlines()
        for sentence in sentences_of(written_out(_BULLET.sub("", line), code))
        for spoken in _SPOKEN_BREAK.split(sentence)
        for part in _doings(spoken, code)
    )
    return [text for text in dict.fromkeys(statements) if _says_something(text) and not _is_denial(text, code)]


def _says_something(text: str) -> bool:
    """Two words, or a run of a script that sets no blanks between them."""
    return len(text.split()) >= _TWO_WORDS or (len(text) > _TWO_WORDS and not text.isascii())


def _is_denial(text: str, code: LanguageCode) -> bool:
    """Whether it says what isn't so: no experience with TIG has no place on a resume, no accidents in years has."""
    if _TESTED_WITHOUT.match(text):
        return False
    first = [term for clause in clauses_of(text, code) for term in clause.terms][:_TWO_WORDS]
    return any(term.stance is Stance.NEGATED for term in first) and not _GOOD_ABSENCE.search(text)


def _doings(text: str, code: LanguageCode) -> list[str]:
    """`text` parted before each verb that begins with a capital."""
    parts = [""]
    for piece in _NEW_DOING.split(text):
        begins = begins_with_verb(piece) if code == "en" else is_verb(fold(piece.split()[0]), code)
        is_name = code == "es" and len(parts[-1].split()) > 1 and parts[-1].split()[-1][:1].isupper()
        if not parts[-1] or (begins and not is_name and len(parts[-1].split()) >= _LEAST_DOING):
            parts.append(piece)
        else:
            parts[-1] = f"{parts[-1]} {piece}"
    return parts[1:]


def _tightened(text: str, code: LanguageCode, *, past: bool) -> str:
    text = _BULLET.sub("", text).strip()
    if text.isupper():
        text = text.capitalize()
    text = text[after_lead_in(text, code) :]
    text = re.sub(r",?\s*\b(?:etc\.?|too)$", "", _with_acronyms(text).strip(" .,;:-\u2013—"))
    if not text:
        return ""
    text = _shortened(text[:1].upper() + text[1:])
    return in_tense(text, past=past) if code == "en" else text


def _shortened(text: str) -> str:
    """The text up to the last comma, "and" or blank before it gets too long to be read in one go."""
    if len(text) <= _LONGEST:
        return text
    head = text[:_LONGEST]
    cuts = (head.rfind(mark) for mark in (", ", " and ", " y ", " "))
    return head[: next((cut for cut in cuts if cut > _LONGEST // 2), _LONGEST)]


def _with_acronyms(text: str) -> str:
    """Trades acronyms in capitals, as dictation and phones don't write them."""
    return re.sub(
        r"(?<![\w.-])[A-Za-z]{3,6}(?![\w-])", lambda match: _acronyms().get(match.group().lower(), match.group()), text
    )


@cache
def _acronyms() -> dict[str, str]:
    path = Path(__file__).parents[2] / "language" / "data" / "vocabulary.toml"
    found = re.findall(r"(?<![\w-])[A-Z]{3,6}(?![\w-])", path.read_text(encoding="utf-8"))
    return {acronym.lower(): acronym for acronym in found if acronym.lower() not in _ALSO_WORDS}
