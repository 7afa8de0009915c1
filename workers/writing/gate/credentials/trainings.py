"""Clauses that say nothing but what one credential's row says, in words of learning: "Trained in fall protection"."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.credentials.rows import row_says
from workers.writing.gate.credentials.status import fits_kind, status_fault
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.tokens import Role
from workers.writing.gate.time_told.days import days_told

_LEARNING = word_set("trainings_learning")
_LEAST = 2
"""Words of a row's name and issuer that a clause must have: one may be anything's."""


def settle_trainings(examination: Examination) -> None:
    """Settle such clauses, and those beside them that only say how long it is valid. Dates are left to be checked."""
    _settle_joined(examination)
    dates = {at for day in days_told(examination) for at in day.indices}
    meant: Held | None = None
    for whole in _clauses(examination):
        clause = whole if _tells_row(examination, whole, dates) else _until_next_verb(examination, whole)
        content = [at for at in clause if at not in dates and not _is_frame(examination, at)]
        if not content and meant is None:
            continue
        held = meant if not content else _row_of(examination, clause, content, 1 if meant else _LEAST)
        if held is None or (meant is not None and held is not meant):
            continue
        if meant is None:
            examination.credentials.append(held)
        meant = held
        examination.settle(*(at for at in clause if at not in dates))


def _settle_joined(examination: Examination) -> None:
    """Settle who a paper in force lets call themselves trained by its name: a BlazeMaster-trained installer.

    Certified is more: some programs that teach certify nobody.
    """
    for at in range(1, len(examination.tokens)):
        before, token = examination.tokens[at - 1 : at + 1]
        is_joined = (
            token.folded == "trained" and examination.reading.between(at) == "-" and before.surface[:1].isupper()
        )
        rows = [held for held in examination.profile.credentials if held.is_held and row_says(held, before)]
        if is_joined and rows and at not in examination.exempt:
            examination.credentials.append(rows[0])
            examination.settle(at - 1, at)


def check_certifying(examination: Examination) -> None:
    """Refuse who certifies others where no line tells that its person does: to train operators certifies nobody."""
    told = {one.folded for job in examination.jobs for line in job.lines for one in line.reading.tokens}
    for at, token in enumerate(examination.tokens):
        is_done = token.role is Role.ACT and token.folded in _CERTIFYING and at not in examination.exempt
        if is_done and not told & _CERTIFYING:
            examination.fault(Reason.RESPONSIBILITY, at)


_CERTIFYING = word_set("trainings_certifying")


def _clauses(examination: Examination) -> list[list[int]]:
    clauses: list[list[int]] = [[]]
    for at, token in enumerate(examination.tokens):
        if token.breaks and clauses[-1]:
            clauses.append([])
        clauses[-1].append(at)
    return clauses


def _tells_row(examination: Examination, clause: list[int], dates: set[int]) -> bool:
    content = [at for at in clause if at not in dates and not _is_frame(examination, at)]
    return _row_of(examination, clause, content, 1) is not None


def _until_next_verb(examination: Examination, clause: list[int]) -> list[int]:
    """A clause up to an "and" behind which its person does something else: "fire watch trained and I read prints"."""
    tokens = examination.tokens
    for place, at in enumerate(clause[1:-1], 1):
        if tokens[at].folded in _ANDS and tokens[at + 1].folded in _PERSON:
            return clause[:place]
    return clause


_ANDS = frozenset({"and", "y"})
_PERSON = frozenset({"i", "se", "tengo", "manejo", "leo", "hago", "am", "have", "hold"})


def _is_frame(examination: Examination, at: int) -> bool:
    token = examination.tokens[at]
    if len(token.words) > 1:
        return False
    return token.folded in _LEARNING or (
        token.is_plain and not token.number and not (at and token.surface[:1].isupper())
    )


def _row_of(examination: Examination, clause: list[int], content: list[int], least: int) -> Held | None:
    tells = any(examination.tokens[at].folded in _LEARNING for at in clause)
    for held in examination.profile.credentials:
        words = sum(len(examination.tokens[at].words) for at in content)
        if (
            tells
            and words >= (1 if held.row.is_pursued else least)
            and all(row_says(held, examination.tokens[at]) for at in content)
            and fits_kind(examination, clause, held)
            and status_fault(examination, clause, held) is None
        ):
            return held
    return None
