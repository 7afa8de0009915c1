"""Outcomes: "zero incidents", "ahead of schedule"; proven only by a line of the duties that says so, too."""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.phrases import alternatives, pattern
from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.tokens import Token, says
from workers.writing.gate.work.changes import is_same_change

_Told = tuple[Job, Line]
"""A line, with its job, that tells an outcome."""


def check_outcomes(examination: Examination) -> None:
    """Refuse what is said to have come of the work where no line of the jobs in question says the same."""
    if examination.is_courtesy:
        return
    text = simplified(examination.reading.text)
    found = [(outcome, match) for outcome in _outcomes() if (match := outcome.search(text))]
    lines = [
        (job, line, _without(_NOUGHT.sub("zero", simplified(line.reading.text))))
        for job in (examination.jobs if found else ())
        for line in job.lines
    ]
    for outcome, match in found:
        telling = _with_what_follows(examination, examination.within(match))
        told_by = [
            (job, line)
            for job, line, told in lines
            if (
                outcome.search(told)
                or _is_translated(telling, line, told, examination.reading.code)
                or is_same_change(examination, line)
            )
            and _is_as_much(text, told)
        ]
        proving = _of_whole_career(examination, text, told_by)
        if not proving and (touched := examination.within(match)):
            line = pardons.OF_OUTCOME if _is_in_other_words(examination, touched) else None
            examination.fault(Reason.OUTCOME, *touched, unless_below=line)
        elif match[0].endswith("-free"):
            examination.settle(*examination.within(match))
        examination.outcome_lines += proving
    _check_spotless(examination, text)


def _is_in_other_words(examination: Examination, touched: list[int]) -> bool:
    """Whether some line has every telling word of an outcome, so that only how it is told is in doubt."""
    telling = _telling(examination, touched)
    return any(_has_all(telling, line) for job in examination.jobs for line in job.lines)


def _telling(examination: Examination, touched: list[int]) -> list[Token]:
    return [examination.tokens[at] for at in touched if not examination.tokens[at].is_plain]


def _with_what_follows(examination: Examination, touched: list[int]) -> list[Token]:
    """The telling words of an outcome and the one behind it, two at least: of "reducir tiempo muerto" the last, too."""
    behind = range(touched[-1] + 1, min(touched[-1] + 2, len(examination.tokens))) if touched else ()
    telling = _telling(examination, [*touched, *behind])
    return telling if len(telling) > 1 else []


def _has_all(telling: list[Token], line: Line) -> bool:
    return bool(telling) and all(says(one, line.keys) for one in telling)


def _is_translated(telling: list[Token], line: Line, told: str, code: LanguageCode) -> bool:
    """Whether a line in the other language tells an outcome, too, and has every telling word of this one."""
    return line.reading.code != code and _has_all(telling, line) and any(one.search(told) for one in _outcomes())


_CAREER = re.compile(pattern("whole_career"))
_HOW_MUCH = re.compile(pattern("how_much"))


def _of_whole_career(examination: Examination, text: str, told_by: list[_Told]) -> list[_Told]:
    """The lines that tell an outcome; none of them where it is told of a whole career and a job has no such line."""
    has_gap = len({job.row.id for job, _ in told_by}) < len(examination.profile.jobs)
    return [] if has_gap and _CAREER.search(text) else told_by


def _is_as_much(text: str, told: str) -> bool:
    """Whether a line tells of a part as large and of a time as long: no half of an hour, no year of a month."""
    return all(match[0] in told for match in _HOW_MUCH.finditer(text))


_NOUGHT = re.compile(r"(?<![\d.,$/-])0(?![\d.,%/-])")
"""A nought that counts: "0 preventable accidents" is zero of them."""


_FREE_OF = re.compile(
    r"\b(?:no|zero|without|sin) (accident|incident)s?\b(?! (?:report|record|investigation|claim)s?\b)"
)


def _without(told: str) -> str:
    """What a line tells, with the word for having had none behind it: accident-free, of "no accidents"."""
    return " ".join((told, *(f"{match[1]}-free" for match in _FREE_OF.finditer(told))))


def _check_spotless(examination: Examination, text: str) -> None:
    """Refuse the denial of what nobody wants ("no spills") where no line of the jobs in question denies the same."""
    for match in re.finditer(pattern("spotless"), text):
        touched = examination.within(match)
        proving = _of_whole_career(examination, text, _denying(examination, touched)) if touched else []
        if proving:
            examination.settle(*touched)
            examination.outcome_lines += proving
        elif touched:
            examination.fault(Reason.OUTCOME, *touched)


def _denying(examination: Examination, touched: list[int]) -> list[_Told]:
    """The lines that deny the same, with their jobs; "preventables" are preventable accidents."""
    named = [examination.tokens[at] for at in touched]
    heads = [named[-1]]
    if examination.reading.code == "es":  # "sin lesiones con tiempo perdido" names its head first
        heads += [one for one in named if not one.is_plain and one.folded not in claim_words().negators][:1]
    return [
        (job, line)
        for job in examination.jobs
        for line in job.lines
        if any(says(one, keys_of(line.reading.tokens)) for one in named if one in heads or one.folded in _NAMED_BY_SORT)
        and any(one.folded in claim_words().negators or one.number == "0" for one in line.reading.tokens)
    ]


_NAMED_BY_SORT = frozenset({"preventable", "recordable", "reportable", "prevenible", "registrable"})
"""What is said of accidents, and by itself means them."""


@cache
def _outcomes() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"\b(?:{one})\b") for one in alternatives("outcomes"))
