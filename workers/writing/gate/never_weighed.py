"""Which unproven words are never weighed: those that claim something by their kind, whatever stands around them."""

from workers.trades.proof.general_words import specificity
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts import is_only_helped
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.tokens import Token, says
from workers.writing.gate.unknown_words import is_responsible

_EDUCATION = word_set("work_education")
_LANGUAGES = word_set("work_languages")
_OWNING = frozenset({"own", "owned", "owns"})
_HAVING = frozenset({"have", "has", "had", "having", "tengo", "tuve", "tenia"})
_TELLING = 0.9
"""How likely a word must be a trade's own to be refused by rule."""


def is_never_weighed(examination: Examination, at: int) -> bool:
    """Whether an unproven word is refused by a rule.

    That is a number, a name, a code (6G), whoever answers for others, what is said of a degree, a language or a crew,
    and a trade's own thing or act that the jobs name only as carried, cleaned, watched or helped with.
    """
    token = examination.tokens[at]
    return (
        reason_of(token) is not Reason.WORK
        or any(map(str.isdigit, token.surface))
        or token.folded in _LANGUAGES | _OWNING
        or any(word in _EDUCATION for one in examination.tokens for word in one.words)
        or (at == 0 and token.folded.endswith(("ly", "mente")))
        or _is_crew(examination, at)
        or _is_only_near(examination, at)
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


def _is_crew(examination: Examination, at: int) -> bool:
    """Whether a word is of people whom somebody has: "have a 12 man crew"."""
    tokens = examination.tokens
    before = tokens[max(0, at - 4) : at]
    return bool(before) and tokens[at - 1].number is not None and any(one.folded in _HAVING for one in before)


def _is_only_near(examination: Examination, at: int) -> bool:
    """Whether the jobs in question name a trade's own word only beside what was carried, cleaned or helped with."""
    token = examination.tokens[at]
    naming = [line for job in examination.jobs for line in job.lines if says(token, line.keys)]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    return telling >= _TELLING and bool(naming) and all(line.is_weak or is_only_helped(line, token) for line in naming)
