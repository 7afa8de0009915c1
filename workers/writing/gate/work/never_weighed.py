"""Which unproven words are never weighed: those that claim something by their kind, whatever stands around them."""

import re

from workers.language.words import fold
from workers.trades.proof.general_words import specificity
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import is_only_helped
from workers.writing.gate.acts.unknown_words import is_responsible
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.told_of_others import names_doer
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, is_helping, says

_EDUCATION = word_set("work_education")
_LANGUAGES = word_set("work_languages")
_OWNING = frozenset({"own", "owned", "owns"})
_DAYS = frozenset(
    f"{day}{end}"
    for day in ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
    for end in ("", "s")
)
_HAVING = frozenset({"have", "has", "had", "having", "tengo", "tuve", "tenia"})
_TELLING = 0.6
"""How likely a word must be a trade's own to be refused by rule."""


def is_never_weighed(examination: Examination, at: int) -> bool:
    """Whether an unproven word is refused by a rule.

    That is a number, a name, a code (6G), whoever answers for others, what is said of a degree, a language or a crew,
    who somebody was at an employer's, and acts that make another trade of it: to program, to design.
    """
    token = examination.tokens[at]
    is_claimed = reason_of(token) not in {Reason.WORK, Reason.NAME} and not _is_received(examination, at)
    return (
        (reason_of(token) is Reason.NAME and not _is_own_name(examination, at))
        or is_claimed
        or any(map(str.isdigit, token.surface))
        or any(key.startswith("designated:") for key in token.keys)
        or token.folded in _LANGUAGES
        or _owns(examination, at)
        or any(map(is_of_degree, examination.tokens))
        or (at == 0 and (token.folded.endswith(("ly", "mente")) or says_who(examination)))
        or _is_crew(examination, at)
        or (token.role is Role.ACT and token.folded in _OF_ANOTHER_TRADE)
        or _is_of_staff(examination, at)
        or _is_process(examination, at)
        or (token.role is Role.DENIED and bool(_UNWANTED.search(fold(examination.reading.text))))
        or (token.folded in _OF_A_TITLE and [one.folded for one in examination.tokens[max(0, at - 2) : at]] == _OF_THE)
    )


def is_of_degree(token: Token) -> bool:
    """Whether a word names what schools give: no model pardons one that the profile lacks."""
    return not _EDUCATION.isdisjoint(token.words)


def is_named_otherwise(examination: Examination, at: int) -> bool:
    """Whether the jobs name an unproven word, but not as the person's own work: refused, unless it is pardoned.

    That is a trade's own thing or act that they name only as carried, cleaned, watched or helped with, and what a line
    denies or tells of others.
    """
    return _is_only_near(examination, at) or _is_denied(examination, at)


_UNWANTED = re.compile(pattern("unwanted"))
_OF_THE = ["of", "the"]


def _is_of_staff(examination: Examination, at: int) -> bool:
    """Whether a word says whose crew or staff somebody was on: "on the crew of a county hospital" is an employer."""
    tokens = examination.tokens
    for there in range(at - 1, max(-1, at - _FAR), -1):
        if tokens[there + 1].breaks or tokens[there].role is Role.ACT:
            return False
        if tokens[there].folded in _STAFFS:
            links = [one.folded for one in tokens[there + 1 : at]]
            return len(links) > 1 and links[0] in {"of", "at", "de"} and links[1] in {"a", "an", "un", "una"}
    return False


def _is_process(examination: Examination, at: int) -> bool:
    """Whether a word is a welder's process, told beside welding: each is a skill of its own, with tests of its own."""
    return examination.tokens[at].folded in _PROCESSES and any(
        one.folded.startswith(_WELDING) for one in examination.tokens
    )


_PROCESSES = frozenset({"stick", "smaw", "mig", "gmaw", "tig", "gtaw", "fcaw", "electrodo", "microalambre"})
_WELDING = ("weld", "sold", "suel")
_FAR = 6
_STAFFS = frozenset({"crew", "team", "staff", "department", "cuadrilla", "equipo", "personal", "departamento"})
_OF_A_TITLE = frozenset({"year", "month", "quarter"})
"""How long somebody is the best: "top seller of the year"."""
_OF_ANOTHER_TRADE = word_set("never_weighed_acts")


def _is_denied(examination: Examination, at: int) -> bool:
    """Whether a line says that this is what the person does not do, or others do: "Estimados no", "progs by eng"."""
    token = examination.tokens[at]
    denied = (one for job in examination.jobs for line in job.lines for one in line.reading.tokens)
    return any(
        one.role in NOT_DONE and not (one.is_plain or one.number or names_doer(one)) and says(token, keys_of([one]))
        for one in denied
    )


def says_who(examination: Examination) -> bool:
    """Whether a sentence without an act says what somebody was at an employer's: "Chemist at Riverton"."""
    return bool(examination.employers) and not any(token.role is Role.ACT for token in examination.tokens)


def _is_own_name(examination: Examination, at: int) -> bool:
    """Whether a name stands in the jobs' real work itself, and it is only not clear what was done with it."""
    return any(
        says(examination.tokens[at], line.keys) and not (line.is_weak or line.names_others)
        for job in examination.jobs
        for line in job.lines
        if not is_only_helped(line, examination.tokens[at])
    )


def _owns(examination: Examination, at: int) -> bool:
    """Whether somebody is said to own something: "own welding equipment", "my own truck", not "the maker's own"."""
    tokens = examination.tokens
    if tokens[at].folded not in _OWNING:
        return False
    before = tokens[at - 1].folded if at else "i"
    is_verb = tokens[at].folded != "own" or before in _OWNERS
    return is_verb or any(word in _OWNED for one in tokens[at + 1 : at + 4] for word in one.words)


_OWNERS = frozenset({"i", "and", "who"})
_OWNED = word_set("never_weighed_owned")


def reason_of(token: Token) -> Reason:
    """What kind of claim an unproven word is."""
    if token.number:
        return Reason.NUMBER
    if is_responsible(token):
        return Reason.RESPONSIBILITY
    if token.folded in _DAYS:
        return Reason.WORK
    if token.surface[:1].isupper() and (token.start > 0 or token.surface[1:].isupper()):
        return Reason.NAME
    return Reason.WORK


def _is_received(examination: Examination, at: int) -> bool:
    """Whether training is what the person got, not gave: "my installer training", "training on the shear"."""
    tokens = examination.tokens
    if tokens[at].folded not in _TRAININGS:
        return False
    before, following = tokens[max(0, at - 3) : at], tokens[at + 1 : at + 2]
    gives = any(one.folded in _GIVING for one in tokens[:at])
    is_mine = any(one.folded in {"my", "mi"} for one in before)
    is_on = not following or following[0].breaks or following[0].folded in _ON
    is_for_people = any(one.folded in {"for", "para", "to", "a", "of", "de"} for one in tokens[at + 1 : at + 4])
    return not gives and not is_for_people and is_on and (is_mine or (at > 0 and not tokens[at].breaks))


_TRAININGS = frozenset({"training", "capacitacion", "entrenamiento"})
_ON = frozenset(
    {"at", "renewed", "completed", "on", "in", "with", "from", "through", "is", "was", "en", "con", "es", "fue"}
)
_GIVING = word_set("never_weighed_giving")


def _is_crew(examination: Examination, at: int) -> bool:
    """Whether a word is of people whom somebody has: "have a 12 man crew"."""
    tokens = examination.tokens
    before = tokens[max(0, at - 4) : at]
    return bool(before) and tokens[at - 1].number is not None and any(one.folded in _HAVING for one in before)


def _is_only_near(examination: Examination, at: int) -> bool:
    """Whether the jobs in question name a trade's own word only beside what was carried, cleaned or helped with."""
    if any(is_helping(one) for one in examination.tokens[:at]):
        return False  # "when I help the concrete crew": the sentence says no more than the line
    token = examination.tokens[at]
    naming = [line for job in examination.jobs for line in job.lines if says(token, line.keys)]
    telling = max(specificity(word, examination.reading.code) for word in token.words)
    return telling >= _TELLING and bool(naming) and all(line.is_weak or is_only_helped(line, token) for line in naming)
