"""What a sentence says that others do ("engineering writes the programs"): no claim, where a line says so, too."""

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.told_of_others import names_doer, told_of_others
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Role, says


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
