"""A piece of a posting's sentence as the requirement itself, without what leads to it and what follows it."""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.words import fold, words_of
from workers.posting.asked.kinds import kind_of
from workers.posting.asked.leads import is_lead, without_lead
from workers.posting.asked.requirement import Requirement, RequirementLevel
from workers.posting.asked.told import is_told
from workers.posting.asked.turns import anywhere, turns
from workers.posting.asked.years import years_in
from workers.posting.text.patterns import EitherCase
from workers.trades.proof.general_words import is_general

_LONGEST = 14
"""Words of a phrase; more is a sentence that wasn't understood."""
_LONGEST_TEXT = 140
"""Characters."""
_LONGEST_TITLE = 5
"""Words."""
_MARKS = " .,;:!?*-\u2013—\"'“”+&"
_FINITE = re.compile(r"\b(?:is|are|was|were|we|our|tienes|compras|es|son)\b", re.IGNORECASE)
"""What a sentence has and the name of a thing hasn't."""
_PURPOSE = re.compile(r"^\w+ para \w+(?:ar|er|ir)\b", re.IGNORECASE)
"""A thing that is known only by what it is for: "permiso para trabajar"."""
_OF_A_NAME = re.compile(r"(?<=[a-z\d]) software$|(?<=[A-Z]) software$")
_RECORDED_IN = re.compile(
    r"^(?i:(?:enter|record|document|write|keep|complete|work|log|report|track|program|coordinate|register|coordinar"
    r"|registrar|capturar)\w*)\b[^,]*?\b(?:in|into|on|en)\s+(?:the |a |an |el |la )?"
    r"(?P<name>[A-Z][\w/-]*(?: (?:and )?[A-Z][\w/-]*)*)(?: (?:with|to|for|con|para)\b.*)?$"
)
"""Office work done in a program: what is asked for is the program."""
_LOOSE_END = re.compile(r"\s+(?:of|for|in|with|to|and|or|very|de|en|con|y|o|para|muy|se)$", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:an?|the|un|una|el|la|los|las|your|tu|su)\s+", re.IGNORECASE)
_PLACE = re.compile(r"\b(?:in|at) (?:an?|the) $", re.IGNORECASE)
_AT_LEAST = re.compile(
    r"^(?:at least|an?\b(?= minimum)|minimum|min\.?|over|more than|al menos|por lo menos|m[ií]nimo|m[áa]s de|of|de"
    r"|\s)+\b",
    re.IGNORECASE,
)
_AS_WHO = re.compile(r"\b(?:experience|experienced|time|experiencia)\s+(?:as an?|como)\s", re.IGNORECASE)
"""What makes an occupation a thing to have: "experience as a powder helper"."""
_SPARED = re.compile(
    r"\b(?:not|no hacen? falta|no (?:es|son) necesari[oa]s?|(?:not|isn't|aren't) (?:needed|required|necessary))\W*$"
    r"|^no .* here\b",
    re.IGNORECASE,
)
"""What says itself that it isn't needed: "NASTeC not", "No CNC here"."""
_ONLY_EXPERIENCE = re.compile(r"(?:experience|experiencia)?[.\s]*", re.IGNORECASE)


def requirement_of(piece: str, level: RequirementLevel, years: int | None, code: LanguageCode) -> Requirement | None:
    """What the piece asks for, or None for a virtue, a scrap or a sentence that wasn't understood.

    `years` are those that the sentence counts beside the piece.
    """
    counted = years_in(piece)
    years = counted[0] if counted else years
    phrase = piece
    if counted:
        _, before, after = counted
        is_place = piece.rstrip().endswith(after) and _PLACE.search(piece[: len(piece.rstrip()) - len(after)])
        is_before = _ONLY_EXPERIENCE.fullmatch(after) or (is_place and len(before.split()) > 1 and not is_lead(before))
        phrase = before if is_before and before else after
    whole = bare(phrase)
    phrase = _program_in(phrase) or whole
    words = whole.split()
    if (
        not words
        or len(words) > _LONGEST
        or len(phrase) > _LONGEST_TEXT
        or _scrap().fullmatch(phrase)
        or anywhere("asked", "virtues").search(phrase)
    ):
        return None
    if not any(map(str.isalpha, anywhere("prose", "prefers").without(phrase, ""))) or _FINITE.search(phrase):
        return None
    if (is_who(phrase, code) or _is_everyday(phrase, code)) and not (years or _AS_WHO.search(piece)):
        return None
    if is_told(whole) or _SPARED.search(piece):
        return None
    said = _with_years(piece, counted[1]) if counted else whole
    return Requirement(phrase, kind_of(phrase, has_years=years is not None, code=code), level, said, years)


def is_who(phrase: str, code: LanguageCode) -> bool:
    """Whether the phrase is only the name of an occupation: "Marine Diesel Technician", "operador de grúa"."""
    words = words_of(phrase)
    names = words[:1] if code == "es" else [word for word in words[-1:] if not word.folded.endswith("s")]
    return (
        len(words) <= _LONGEST_TITLE
        and any(is_occupation(word.folded) for word in names)
        and kind_of(phrase, has_years=False, code=code) == "skill"
    )


def _is_everyday(phrase: str, code: LanguageCode) -> bool:
    """Whether it is one word of everyday language, which names nothing that somebody could have or do: "person"."""
    return is_general(fold(phrase), code)


def _with_years(piece: str, before: str) -> str:
    """The piece with the years that it counts; `before` is what stands before them in it."""
    counted = piece.strip(_MARKS)
    if not before or is_lead(before):
        counted = _AT_LEAST.sub("", counted[len(before) :].strip(_MARKS))
    return _LOOSE_END.sub("", _tail().without(counted, "").strip(_MARKS))


def _program_in(piece: str) -> str:
    """The program in which office work is done, if the piece names one."""
    phrase = piece.strip(_MARKS)
    recorded = _RECORDED_IN.match(without_lead(phrase))
    return recorded["name"] if recorded and not phrase.isupper() else ""


def bare(piece: str) -> str:
    """Return the thing itself that a piece asks for."""
    phrase = piece.strip(_MARKS)
    for _ in range(3):
        shorter = _tail().without(phrase, "").strip(_MARKS)
        if shorter == phrase or (" " not in shorter and _PURPOSE.search(phrase)):
            break
        phrase = shorter
    phrase = _OF_A_NAME.sub("", phrase)
    return _LOOSE_END.sub("", _ARTICLE.sub("", without_lead(phrase)).strip(_MARKS))


@cache
def _tail() -> EitherCase:
    """Return the pattern of what follows the thing itself: "a plus", "required within 60 days"."""
    grade = r"(?:strongly |highly |very |definite |big |huge |real |un |una |muy |even |an? ){{0,4}}"
    behind = r"(?: (?:but|pero|too|by|also|for|or|though|within|at|upon|before|to start|para|por)\b.*)?"
    verdict = rf"(?:is |are |would be |will be |se |es |son |but )?{grade}(?:{turns('asked', 'verdict')}){behind}"
    return EitherCase(rf"\s*[,;(:\u2013—-]?\s*(?<!\w)(?:{verdict}|{turns('asked', 'tail')})\s*[.)]*\s*$")


@cache
def _scrap() -> re.Pattern[str]:
    """A word or two that ask for nothing by themselves."""
    return re.compile(rf"\w{{1,2}}|{turns('asked', 'scraps')}", re.IGNORECASE)
