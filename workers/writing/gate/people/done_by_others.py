"""What others do: no claim where a sentence says so as a line does, refused where it tells it as the person's own."""

from collections.abc import Iterator
from itertools import pairwise

from workers.trades.proof.general_words import is_common
from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.people.given_away import check_given_away
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.rows.told_of_others import names_doer, told_of_others
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import NOT_DONE, Role, Token, says


def settle_done_by_others(examination: Examination) -> None:
    """Settle what a sentence says that others do, where a line of the person's says that others do it."""
    check_given_away(examination)
    inside = told_of_others(examination.reading)
    if not inside or len(inside) == len(examination.tokens):
        return
    lines = [line for job in examination.profile.jobs for line in job.lines]
    theirs = keys_of(one for line in lines for one in line.reading.tokens if one.role is Role.OTHERS)
    known = theirs.union(*(line.keys for line in lines))
    named = [at for at in inside if not (examination.tokens[at].is_plain or examination.tokens[at].number)]
    if any(says(examination.tokens[at], theirs) for at in named):
        told = (
            at
            for at in named
            if says(examination.tokens[at], known)
            or names_doer(examination.tokens[at])
            or examination.tokens[at].folded in _GOING_TO
        )
        examination.settled.update(told)


_GOING_TO = frozenset({"go", "goes", "went", "belongs", "belong", "stays", "remains"})
"""Words by which work is told to be somebody else's."""


def refuse_done_by_others(examination: Examination) -> None:
    """Refuse an act on a thing that every line which names the thing gives to others, or denies.

    Of "boilers - check pressures only, contractor fixes" nobody repairs boilers, whatever else their title repairs.
    """
    lines = [line for job in examination.jobs for line in job.lines]
    beside = _beside_doers(examination)
    for at, token in examination.open_tokens():
        acts = _acts(token)
        if token.role is not Role.ACT or token.is_plain or not acts:
            continue
        behind = list(_behind(examination, at))
        if _is_given_to_others(lines, acts, behind, is_sure=at in beside):
            examination.fault(Reason.WORK, at)
            continue
        thing = next((one for one in behind if _is_thing(one)), None)
        naming = [line for line in lines if thing and says(thing, line.keys)]
        if naming and all(
            not acts & line.acts and any(one.role in NOT_DONE and acts & _acts(one) for one in line.reading.tokens)
            for line in naming
        ):
            examination.fault(Reason.WORK, at, unless_below=pardons.OF_DENIED)


def refuse_left_to_others(examination: Examination) -> None:
    """Refuse a thing that lines name only as what others do, or as what is not done: "no tank car welding"."""
    told = [one for job in examination.profile.jobs for line in job.lines for one in line.reading.tokens]
    rows = frozenset[str]().union(
        examination.asked,
        *(job.title_keys | job.place_keys for job in examination.profile.jobs),
        *(row.keys for row in examination.profile.skills),
        *(held.keys for held in examination.profile.credentials),
    )
    theirs = {*told_of_others(examination.reading), *_beside_doers(examination)}
    if any(one.folded.startswith(_HELP) for one in examination.tokens):
        return
    has_act = any(one.role is Role.ACT and not one.is_plain for one in examination.tokens)
    for at, token in examination.open_tokens() if has_act else ():
        if (
            token.is_plain
            or token.number
            or token.role in _NOT_CLAIMED
            or token.is_helped
            or at in theirs | examination.exempt
        ):
            continue
        naming = [one for one in told if token.keys & one.keys]
        if naming and all(one.role in NOT_DONE for one in naming) and not (names_doer(token) or says(token, rows)):
            examination.fault(Reason.RESPONSIBILITY, at)


def _beside_doers(examination: Examination) -> set[int]:
    """The words of the parts, up to a mark or "and", in which somebody else is named: "blocks sent to the dealer"."""
    tokens = examination.tokens
    starts = [at for at, one in enumerate(tokens) if at == 0 or one.breaks or one.folded in _JOINING]
    parts = [range(start, end) for start, end in pairwise([*starts, len(tokens)])]
    return {at for part in parts if any(names_doer(tokens[one]) for one in part) for at in part}


_JOINING = frozenset({"and", "y", "e"})
_HELP = ("help", "assist", "ayud")
_NOT_CLAIMED = NOT_DONE | {Role.HEDGED}


def _behind(examination: Examination, at: int) -> Iterator[Token]:
    """What stands behind an act, up to a mark or the next act."""
    for one in examination.tokens[at + 1 : at + 1 + _NEAR]:
        if one.breaks or (one.role is Role.ACT and not one.is_plain):
            return
        yield one


def _is_given_to_others(lines: list[Line], acts: frozenset[str], behind: list[Token], *, is_sure: bool) -> bool:
    """Whether a line gives this act on the very thing behind it to others, and none tells it as the person's own.

    Beside somebody's name no line of one's own may have the act at all (`is_sure`). What every trade has counts, too:
    "el mecánico ajusta la máquina".
    """
    thing = next((one for one in behind if one.role is Role.THING and _names_something(one)), None)
    if thing is None:
        return False
    theirs = [
        line
        for line in lines
        if any(one.role is Role.OTHERS and acts & _acts(one) for one in line.reading.tokens)
        and any(one.role is Role.OTHERS and says(thing, one.keys) for one in line.reading.tokens)
    ]
    return bool(theirs) and not any(acts & line.acts and (is_sure or says(thing, line.keys)) for line in lines)


def _names_something(token: Token) -> bool:
    return token.number is None and (
        not token.is_plain or all(map(is_common, token.words)) or token.folded in _MACHINES
    )


_MACHINES = frozenset({"machine", "machines", "maquina", "maquinas", "equipment", "equipo", "equipos"})
_NEAR = 4
"""Words behind an act within which its thing stands."""


def _acts(token: Token) -> frozenset[str]:
    return frozenset(key for key in token.keys if key.startswith("act:"))


def _is_thing(token: Token) -> bool:
    return token.role is Role.THING and not token.is_plain and token.number is None
