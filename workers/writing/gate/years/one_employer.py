"""Years told of one employer without its name: "with fifteen years at one lumber producer"."""

from itertools import takewhile

from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.spans import years_of
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import says

_EMPLOYERS = frozenset(
    {"employer", "company", "firm", "business", "outfit", "shop", "contractor", "producer", "maker", "manufacturer"}
    | {"empresa", "compania", "patron", "empleador", "negocio", "taller", "contratista", "fabricante", "productor"}
)
"""What any employer is called beside its sort."""
_AT = frozenset({"at", "with", "for", "en", "con", "para"})
_ONES = (
    ("one",), ("a", "single"), ("the", "same"), ("a", "sole"),
    ("una", "sola"), ("un", "solo"), ("una", "misma"), ("un", "mismo"), ("la", "misma"), ("el", "mismo"),
)  # fmt: skip


def jobs_at_one_employer(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """The jobs at the employer with the longest time, where years are told of a single one; what it is stays open.

    Whoever has a card has all those years with the employer, not only the ones since the card.
    """
    tokens = examination.tokens
    behind = tokens[indices[-1] + 1 : indices[-1] + 4]
    said = [one.folded for one in behind]
    if examination.is_bullet or not said or said[0] not in _AT:
        return ()
    ones = next((one for one in _ONES if tuple(said[1 : 1 + len(one)]) == one), None)
    if ones is None:
        return ()
    jobs, today = examination.profile.jobs, examination.profile.facts.today
    by_name: dict[str, list[Job]] = {}
    for job in jobs:
        by_name.setdefault(job.row.company_name.casefold(), []).append(job)
    longest = max(by_name.values(), key=lambda some: years_of(some, today), default=[])
    known = keys_of(one for job in longest for one in read(job.row.company_name, job.title.code).tokens)
    known = known.union(*(job.place_keys | job.title_keys for job in longest))
    named = takewhile(lambda one: not (one.is_plain or one.breaks), tokens[indices[-1] + 2 + len(ones) :])
    is_told = all(says(one, known) or one.folded in _EMPLOYERS for one in named)
    return tuple(longest) if is_told else ()
