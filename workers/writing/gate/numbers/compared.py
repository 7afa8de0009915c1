"""Figures that compare a job that is offered with one's own ("your 63 crossings are more than my 27"), or only point.

The posting's own figure is told as no figure of the person's where a comparison parts the two, and one side alone
speaks of the person. On that side a line must have the number; by how much, or how many times, both differ is reckoned.
"""

from collections.abc import Iterator

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.tokens import Token

_THAN, _AS, _MORE = word_set("compared_than"), word_set("compared_as"), word_set("compared_more")
_OWN = word_set("compared_own")
_FEWEST_TIMES = 10
"""The least figure of a posting that is told as a multiple of an own one."""
_FAR_YOURS = 7
_TIMES = frozenset({"twice", "double"})
_YOURS = frozenset({"your", "yours", "you", "su", "sus", "ustedes"})
_FAR = 4
_BOTH = 2
_THE = frozenset({"los", "las"})
_THINGS = frozenset({"cosas", "requisitos"})
_ANDS = frozenset({"y", "e"})
_HOURS = frozenset({"hours", "horas", "hour"})


def is_compared(examination: Examination, at: int) -> bool:
    """Whether a number compares what the posting says with one's own, or only points to what is known."""
    rules = (_is_of_comparison, _is_of_yours, _is_times_own, _is_both_named, _is_third_party, _is_around_the_clock)
    return any(rule(examination, at) for rule in rules)


def _is_of_comparison(examination: Examination, at: int) -> bool:
    """Whether a number is the posting's side of a comparison, the person's own, or how far the two differ."""
    link = _link(examination.tokens)
    if link is None or examination.is_bullet or examination.tokens[at].value is None:
        return False
    sides = examination.tokens[:link], examination.tokens[link:]
    own = [_speaks_of_person(one) for one in sides]
    if own[0] == own[1]:
        return False
    is_own_side = own[at >= link]
    told = set(_numbers(sides[0] if own[1] else sides[1]))
    value = examination.tokens[at].value or 0.0
    if is_own_side:
        return _is_own(examination, value)
    return f"number:{examination.tokens[at].number}" in examination.asked or any(
        _is_asked(examination, one) and _is_own(examination, abs(one - value)) for one in told - {value}
    )


def _is_times_own(examination: Examination, at: int) -> bool:
    """Whether "twice" tells how a figure of the posting stands to one of the person's own: 1,200 a minute, of 600."""
    tokens = examination.tokens
    times = tokens[at].value
    if examination.is_bullet or not times or tokens[at].folded not in _TIMES:
        return False
    if _speaks_of_person(tokens[:at]) or not _speaks_of_person(tokens[at:]):
        return False
    told = [one for one in _numbers(tokens[:at]) if _is_asked(examination, one)]
    asked = [float(key[7:]) for key in examination.asked if key.startswith("number:") and key[7:].isdecimal()]
    is_yours = any(one.folded in _YOURS for one in tokens[:at])
    larger = told or [one for one in asked if is_yours and one >= _FEWEST_TIMES]
    return any(_is_own(examination, one / times) for one in larger)


def _is_of_yours(examination: Examination, at: int) -> bool:
    """Whether a number of the posting's stands behind "your", with nothing of the person between: "your one in six"."""
    tokens = examination.tokens
    if examination.is_bullet or f"number:{tokens[at].number}" not in examination.asked:
        return False
    for there in range(at - 1, max(-1, at - _FAR_YOURS), -1):
        if tokens[there + 1].breaks or tokens[there].folded in _OWN:
            return False
        if tokens[there].folded in _YOURS - {"you"}:
            return any(one.folded in _OWN for one in (*tokens[:there], *tokens[at + 1 :]))
    return False


def _link(tokens: tuple[Token, ...]) -> int | None:
    """The index of the word that parts what is compared: than, behind "more"; as, behind "as often"; above."""
    for at, token in enumerate(tokens):
        before = [one.folded for one in tokens[max(0, at - _FAR) : at]]
        if token.folded in _THAN and any(word in _MORE or word.endswith("er") for word in before):
            return at
        if token.folded in _AS and before[-2:-1] and before[-2] in _AS:
            return at
        if token.folded in _TIMES and at and any(one.number for one in tokens[:at]):
            return at
    return None


def _speaks_of_person(tokens: tuple[Token, ...]) -> bool:
    return any(one.folded in _OWN for one in tokens)


def _numbers(tokens: tuple[Token, ...]) -> Iterator[float]:
    return (one.value for one in tokens if one.value is not None)


def _is_own(examination: Examination, value: float) -> bool:
    """Whether a line has a number."""
    lines = (line for job in examination.jobs for line in job.lines)
    return any(one.value == value for line in lines for one in line.reading.tokens)


def _is_asked(examination: Examination, value: float) -> bool:
    return f"number:{int(value)}" in examination.asked if value.is_integer() else False


def _is_both_named(examination: Examination, at: int) -> bool:
    """Whether a Spanish "los dos" only points to what the sentence has just named: "y yo cumplo con las dos cosas"."""
    tokens = examination.tokens
    if tokens[at].value != _BOTH or not tokens[at].surface.isalpha() or not at or tokens[at - 1].folded not in _THE:
        return False
    following = tokens[at + 1 : at + 2]
    ends = not following or following[0].breaks or following[0].folded in _THINGS
    return ends and any(one.folded in _ANDS for one in tokens[: at - 1])


def _is_third_party(examination: Examination, at: int) -> bool:
    """Whether "un tercero" is whoever else a thing is given to."""
    tokens = examination.tokens
    following = tokens[at + 1 : at + 2]
    is_noun = not following or following[0].breaks or following[0].is_plain
    return tokens[at].folded == "tercero" and at > 0 and tokens[at - 1].folded == "un" and is_noun


def _is_around_the_clock(examination: Examination, at: int) -> bool:
    """Whether "las 24 horas" is a line's 24/7."""
    is_day = examination.tokens[at].number == "24" and any(
        one.folded in _HOURS for one in examination.tokens[at + 1 : at + 2]
    )
    return is_day and any("24/7" in job.row.duties for job in examination.jobs)
