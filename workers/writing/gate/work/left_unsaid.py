"""What the line that is nearest to a sentence has done, and the sentence leaves unsaid.

Whoever embellishes puts another act in the place of a line's own: inspected, of one who replaced. Whoever writes a
telegraphic line out ("make-ready about 40 min for a repeat job") supplies an act where it has none. So it tells much of
an unproven word whether the nearest line's own act is said beside it: the learned model is then believed sooner.
"""

import math
from collections.abc import Sequence

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, is_head, says
from workers.writing.gate.work.guards import (
    FEWEST_OF_PARDONED,
    count_telling,
    denies,
    tells_more_than_work,
    tells_new_doing,
)
from workers.writing.gate.work.residue import is_ruled_out, source_of

_LINE_OF_ACT = -1.0
"""Below which odds an act is pardoned that takes no other's place."""
_LINE_OF_THING = -1.5
"""The same of a thing that nobody asked for."""
_LINE_OF_ASKED = -3.0
"""The same of a thing that the posting asks for: whoever invents takes it from there."""
_LINE_OF_MANY = -1.5
"""The same of three words and more that neither other rows nor the posting have."""
_LINE_OF_NEW_DOING = -3.0
"""The same where an act and what it is done to are among them: "ran a cash register", of one who bagged."""
_MANY = 3
_DOERS = ("er", "ers", "or", "ors", "ora", "oras", "ores")
"""Endings of machines and of people by what they do: driller."""


def takes_no_place(examination: Examination, doubts: Sequence[int], odds: float) -> bool:
    """Whether what is unproven stands beside all that the nearest line has done, and the odds speak for it."""
    nearest = _nearest(examination)
    is_name = any(examination.tokens[at].surface[:1].isupper() and at for at in doubts)
    is_claim = denies(examination) or tells_more_than_work(examination, doubts)
    is_short = count_telling(examination) < FEWEST_OF_PARDONED
    if not nearest or examination.of_posting or is_name or is_claim or is_short:
        return False
    sources = {source_of(examination, examination.tokens[at]) for at in doubts}
    if len(doubts) >= _MANY:
        acts = [at for at in doubts if source_of(examination, examination.tokens[at]) != "own"]
        is_new_doing = any(tells_new_doing(examination, at, doubts) for at in acts)
        return sources <= {"new", "own"} and odds < (_LINE_OF_NEW_DOING if is_new_doing else _LINE_OF_MANY)
    if len(doubts) != 1 or any(_leaves_act(examination, line) for line in nearest):
        return False
    return odds < _line_of_one(examination, doubts[0], sources)


def _line_of_one(examination: Examination, at: int, sources: set[str]) -> float:
    """Below which odds the only unproven word is pardoned; minus infinity where it never is."""
    token = examination.tokens[at]
    if token.role is Role.ACT:
        return _LINE_OF_ACT
    says_who = is_head(token) or token.folded.endswith(_DOERS)
    if says_who or is_ruled_out(examination, [at]) or not sources <= {"new", "asked"}:
        return -math.inf
    return _LINE_OF_THING if sources == {"new"} else _LINE_OF_ASKED


def _nearest(examination: Examination) -> list[Line]:
    """The lines of the jobs in question that have most of the telling words."""
    lines = [(line, len(_said(examination, line))) for job in examination.jobs for line in job.lines]
    most = max((said for _, said in lines), default=0)
    return [line for line, said in lines if said == most]


def _said(examination: Examination, line: Line) -> list[int]:
    """Indices of the telling words that a line has."""
    return [
        at
        for at, token in enumerate(examination.tokens)
        if not token.is_plain
        and at not in examination.exempt
        and at not in examination.employers
        and says(token, line.keys)
    ]


def _leaves_act(examination: Examination, line: Line) -> bool:
    """Whether a line has an act of which the sentence says nothing."""
    said = keys_of(examination.tokens[at] for at in _said(examination, line))
    return any(
        one.role is Role.ACT and one.is_act and not one.is_plain and not says(one, said) for one in line.reading.tokens
    )
