"""Which unproven words are never weighed: those that claim something by their kind, whatever stands around them."""

from workers.trades.proof.general_words import specificity
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts import is_easy
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.swapped import is_swapped
from workers.writing.gate.tokens import Role, Token
from workers.writing.gate.unknown_words import is_responsible

_EDUCATION = word_set("work_education")
_LANGUAGES = word_set("work_languages")
_HAVING = frozenset({"have", "has", "had", "having", "tengo", "tuve", "tenia"})
_ANDS = frozenset({"and", "y", "e"})
_TELLING = 0.9
"""Words that are this likely a trade's own say which thing is meant."""


def is_never_weighed(examination: Examination, at: int) -> bool:
    """Whether an unproven word is refused by a rule.

    That is a number, a name, a code (6G), whoever answers for others, an act that the sentence is about, what is said
    of a degree, a language or a crew, and a word that makes another thing of a proven one.
    """
    token = examination.tokens[at]
    return (
        reason_of(token) is not Reason.WORK
        or any(map(str.isdigit, token.surface))
        or token.folded in _LANGUAGES
        or any(word in _EDUCATION for one in examination.tokens for word in one.words)
        or (token.is_act and token.role is Role.ACT and not is_easy(token) and _leads_clause(examination, at))
        or (at == 0 and (token.folded.endswith(("ly", "mente")) or _says_who(examination)))
        or is_swapped(examination, at)
        or _is_sort(examination, at)
        or _is_crew(examination, at)
    )


def reason_of(token: Token) -> Reason:
    """What kind of claim an unproven word is."""
    if token.number:
        return Reason.NUMBER
    if is_responsible(token):
        return Reason.RESPONSIBILITY
    if token.surface[:1].isupper() and (token.start > 0 or token.surface[1:].isupper()):
        return Reason.NAME
    return Reason.WORK


def _leads_clause(examination: Examination, at: int) -> bool:
    before = examination.tokens[:at]
    return examination.tokens[at].breaks or all(one.is_plain for one in before) or before[-1].folded in _ANDS


def _says_who(examination: Examination) -> bool:
    """Whether a sentence without an act says what somebody was at an employer's: "Chemist at Riverton"."""
    return bool(examination.employers) and not any(token.role is Role.ACT for token in examination.tokens)


def _is_crew(examination: Examination, at: int) -> bool:
    """Whether a word is of people whom somebody has: "have a 12 man crew"."""
    tokens = examination.tokens
    before = tokens[max(0, at - 4) : at]
    return bool(before) and tokens[at - 1].number is not None and any(one.folded in _HAVING for one in before)


def _is_sort(examination: Examination, at: int) -> bool:
    """Whether a known thing makes another thing of a proven one: stainless beams, a CNC mill."""
    tokens = examination.tokens
    telling = max(specificity(word, examination.reading.code) for word in tokens[at].words)
    if telling < _TELLING or not any(key.startswith("thing:") for key in tokens[at].keys):
        return False
    return any(
        0 <= near < len(tokens)
        and near in examination.settled
        and not tokens[max(at, near)].breaks
        and not tokens[near].is_plain
        and tokens[near].role is Role.THING
        for near in (at - 1, at + 1)
    )
