"""What others do: no claim where a sentence says so as a line does, refused where it tells it as the person's own."""

from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.told_of_others import names_doer, told_of_others
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, says


def settle_done_by_others(examination: Examination) -> None:
    """Settle what a sentence says that others do, where a line of the person's says that others do it."""
    inside = told_of_others(examination.reading)
    if not inside or len(inside) == len(examination.tokens):
        return
    lines = [line for job in examination.profile.jobs for line in job.lines]
    theirs = keys_of(one for line in lines for one in line.reading.tokens if one.role is Role.OTHERS)
    known = theirs.union(*(line.keys for line in lines))
    named = [at for at in inside if not (examination.tokens[at].is_plain or examination.tokens[at].number)]
    if any(says(examination.tokens[at], theirs) for at in named):
        told = (at for at in named if says(examination.tokens[at], known) or names_doer(examination.tokens[at]))
        examination.settled.update(told)


def refuse_done_by_others(examination: Examination) -> None:
    """Refuse an act on a thing that every line which names the thing gives to others, or denies.

    Of "boilers - check pressures only, contractor fixes" nobody repairs boilers, whatever else their title repairs.
    """
    lines = [line for job in examination.jobs for line in job.lines]
    for at, token in examination.open_tokens():
        acts = _acts(token)
        if token.role is not Role.ACT or token.is_plain or not acts:
            continue
        thing = next((one for one in examination.tokens[at + 1 : at + 1 + _NEAR] if _is_thing(one)), None)
        naming = [line for line in lines if thing and says(thing, line.keys)]
        if naming and all(
            not acts & line.acts and any(one.role in NOT_DONE and acts & _acts(one) for one in line.reading.tokens)
            for line in naming
        ):
            examination.fault(Reason.WORK, at, unless_below=pardons.OF_DENIED)


_NEAR = 4
"""Words behind an act within which its thing stands."""


def _acts(token: Token) -> frozenset[str]:
    return frozenset(key for key in token.keys if key.startswith("act:"))


def _is_thing(token: Token) -> bool:
    return token.role is Role.THING and not token.is_plain and token.number is None
