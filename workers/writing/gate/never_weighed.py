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
"""How likely a word must be a trade's own to be refused by rule."""


def is_never_weighed(examination: Examination, at: int) -> bool:
    """Whether an unproven word is refused by a rule.

    That is a number, a name, a code (6G), whoever answers for others, an act that the sentence is about, what is said
    of a degree, a language or a crew, and a trade's own thing that the vocabulary knows.
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
        or _is_telling_thing(examination, at)
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


def _is_telling_thing(examination: Examination, at: int) -> bool:
    """Whether a word names a thing that the vocabulary knows as a trade's own: a lathe, stainless, a boom lift."""
    token = examination.tokens[at]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    return telling >= _TELLING and any(key.startswith("thing:") for key in token.keys)
