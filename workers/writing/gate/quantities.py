"""Quantities: a number with its unit, in the company in which one line of one job has it."""

from workers.trades.proof.claim_words import claim_words
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.profile import Line
from workers.writing.gate.reading import Role, Token, says

_EXACT = 0.005
_CONVERTED = 0.03
_MORE = frozenset({"over", "exceeding", "mas", "more", "above"})
_UNITS_AFTER = frozenset({"per", "por", "a"})


def settle_quantities(examination: Examination) -> None:
    """Settle numbers that a line has beside the same thing; refuse the others."""
    for at, token in examination.open_tokens():
        if not token.number:
            continue
        span = (at, at + 1) if token.unit else (at,)
        if _is_proven(examination, at):
            examination.settle(*span)
        else:
            examination.fault(Reason.NUMBER, *span)


def _is_proven(examination: Examination, at: int) -> bool:
    tokens = examination.tokens
    token = tokens[at]
    for row in examination.profile.skills:
        if f"number:{token.number}" in row.keys and any(
            0 <= near < len(tokens) and near != at and says(tokens[near], (), row.keys) for near in range(at - 2, at + 3)
        ):
            return True
    beside = _beside(examination, at)
    for job in examination.jobs:
        for line in job.lines:
            if any(_same(token, one) for one in line.reading.tokens) and (
                not beside or any(says(one, (), line.keys) for one in beside)
            ):
                return not _exaggerates(examination, at, line)
        if not token.unit and f"number:{token.number}" in job.title_keys:
            return True
        if token.number and token.number.endswith("th") and f"number:{token.number}" in job.title_keys:
            return True
    return False


def _beside(examination: Examination, at: int) -> list[Token]:
    """The words that the number is said of: what follows it, else what stands before it."""
    tokens = examination.tokens
    after = at + (2 if tokens[at].unit else 1)
    nexts = [one for one in tokens[after : after + 3] if not one.is_plain and not one.number and one.folded not in claim_words().units and one.role is not Role.ACT][:1]
    before = [one for one in tokens[max(0, at - 8) : at] if not one.is_plain and not one.number][-3:]
    if not tokens[at].unit and nexts and not nexts[0].breaks:
        return nexts
    return [*nexts, *before]


def _same(claimed: Token, known: Token) -> bool:
    if not known.number:
        return False
    if claimed.number == known.number:
        return claimed.unit is None or known.unit is None or claimed.unit[0] == known.unit[0] and claimed.unit[1] == known.unit[1]
    if claimed.value is None or known.value is None or not claimed.unit or not known.unit:
        return False
    if claimed.unit[0] != known.unit[0] or claimed.unit[1] == known.unit[1]:
        return False
    said, is_so = claimed.value * claimed.unit[1], known.value * known.unit[1]
    return bool(is_so) and abs(said - is_so) / is_so <= _CONVERTED


def _exaggerates(examination: Examination, at: int, line: Line) -> bool:
    """Whether "more than" stands before the number here and not in the line."""
    before = {one.folded for one in examination.tokens[max(0, at - 2) : at]}
    if not before & _MORE:
        return False
    return not any(one.folded in _MORE or one.surface == "+" for one in line.reading.tokens)
