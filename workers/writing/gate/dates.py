"""Dates that a sentence names: proven by a row that it speaks of, in the same sense."""

import re
from dataclasses import dataclass
from datetime import date

from workers.documents.labels import MONTHS
from workers.language.words import fold
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.families import families_in, families_of
from workers.writing.gate.profile import is_low
from workers.writing.gate.tokens import Token, says

_SINCE = word_set("times_since")
_UNTIL = word_set("times_until")
_MONTH_NUMBERS = {fold(name): number for names in MONTHS.values() for number, name in enumerate(names, start=1)} | {
    fold(name)[:3]: number for names in MONTHS.values() for number, name in enumerate(names, start=1)
}
_APPRENTICESHIPS = frozenset({"apprenticeship", "aprendizaje"})
_CALLINGS = frozenset({"trade", "industry", "field", "business", "oficio", "ramo", "giro", "industria"})
_BEGUN = word_set("times_begun")
_DONE = word_set("times_done")
_ANDS = frozenset({"and", "but", "y", "e", "pero"})
_EXPIRED = frozenset({"expired", "lapsed", "vencio", "caduco", "expiro", "vencida", "vencido", "caducada", "caducado"})
_MINE = frozenset({"mine", "mio", "mia"})
_ENDS_OF = (["end", "of"], ["fin", "de"], ["finales", "de"], ["final", "de"])
_YEAR = re.compile(r"(?:19[5-9]|20[0-6])\d")


@dataclass(frozen=True, slots=True)
class Day:
    """A date as a sentence says it, and the word that says how it is meant."""

    indices: tuple[int, ...]
    year: int
    month: int | None
    day: int | None
    leads: str


def is_year(token: Token) -> bool:
    """Whether a number is a year of the calendar."""
    return bool(token.number and _YEAR.fullmatch(token.number)) and token.unit is None


def days_told(examination: Examination) -> list[Day]:
    """Every date that a sentence names: by its year, or by the day on which it is written ("this past June")."""
    tokens, today = examination.tokens, examination.profile.facts.today
    dated = days_in(tokens)
    taken = {at for day in dated for at in day.indices}
    return [*dated, *(day for day in relative_days(tokens, today) if not taken & set(day.indices))]


def relative_days(tokens: tuple[Token, ...], today: date) -> list[Day]:
    """Dates told by the day on which a text is written: this past June, October 1 of this year."""
    found = []
    for at, token in enumerate(tokens):
        month = _MONTH_NUMBERS.get(token.folded)
        if month is None or (not token.surface[:1].isupper() and len(token.folded) == _SHORT_MONTH):
            continue
        words = [one.folded for one in tokens[max(0, at - 2) : at]]
        numbers = [one for one in (at - 2, at - 1, at + 1) if 0 <= one < len(tokens) and _is_day(tokens[one])]
        last = max([at, *numbers])
        behind = [one.folded for one in tokens[last + 1 : last + 4]]
        if behind[:3] in _OF_THIS_YEAR:
            year, indices = today.year, [at, *numbers, last + 1, last + 2, last + 3]
        elif words[-1:] == ["past"] or words[-1:] == ["pasado"] or behind[:1] == ["pasado"]:
            year, indices = today.year - (month > today.month), [at]
        else:
            continue
        day = int(tokens[numbers[0]].value or 0) if numbers else None
        found.append(Day(tuple(sorted(indices)), year, month, day, _lead(tokens, min(indices))))
    return found


_SHORT_MONTH = 3
_OF_THIS_YEAR = (["of", "this", "year"], ["de", "este", "ano"])


def _is_day(token: Token) -> bool:
    return bool(token.value and token.value <= 31 and not token.unit)  # noqa: PLR2004 - days of a month


def days_in(tokens: tuple[Token, ...]) -> list[Day]:
    """Every date that a sentence names by its year."""
    found = []
    for index, token in enumerate(tokens):
        if not is_year(token):
            continue
        indices, month, day = [index], None, None
        for back in range(index - 1, max(-1, index - 5), -1):
            word = tokens[back].folded
            if word in _MONTH_NUMBERS:
                month = _MONTH_NUMBERS[word]
                indices += range(back, index)
                for near in (back - 1, back - 2, back + 1):
                    value = tokens[near].value if 0 <= near < len(tokens) and near != index else None
                    if value and value <= 31 and not tokens[near].unit:  # noqa: PLR2004 - days of a month
                        day = int(value)
                        indices.append(near)
                        break
                break
        first = min(indices)
        leads = _lead(tokens, first)
        found.append(Day(tuple(sorted(set(indices))), int(token.number or 0), month, day, leads))
    return found


def _lead(tokens: tuple[Token, ...], first: int) -> str:
    """The word that says how a date is meant; "a" and "to" only right before it."""
    if [one.folded for one in tokens[max(0, first - 2) : first]] in _ENDS_OF:  # "to the end of 2028"
        first -= 3 if tokens[max(0, first - 3)].folded in {"the", "el"} else 2
    before = [one.folded for one in tokens[max(0, first - 3) : first]]
    if before[-2:-1] == ["out"] and before[:1] and before[0].startswith("start"):
        before.pop(-2)  # "I started out in 2015"
    if before[-1:] and before[-1] in {"a", "to", "de"} | _SINCE | _UNTIL:
        return before[-1]
    return next((one for one in reversed(before) if one in (_SINCE | _UNTIL) - {"a", "to", "de"}), "")


def settle_dates(examination: Examination) -> None:
    """Settle a date where a row that the sentence speaks of has it, in the same sense."""
    for day in days_told(examination):
        if any(at in examination.settled for at in day.indices[:1]):
            continue
        known = _known_dates(examination, day)
        is_known = any(_is(one, day) for one in known) or _is_in_duties(examination, day)
        if is_known or (not day.leads and _was_at_work(examination, day)):
            examination.settle(*day.indices)
            _note_jobs(examination, day)
        else:
            examination.fault(Reason.DATE, *day.indices)


def _is_in_duties(examination: Examination, day: Day) -> bool:
    """Whether a line of the jobs in question has the year: "en 2022 me subieron a builder"."""
    return any(
        is_year(token) and token.number == str(day.year)
        for job in examination.jobs
        for line in job.lines
        for token in line.reading.tokens
    )


def _note_jobs(examination: Examination, day: Day) -> None:
    """Note the jobs that began or ended on a day which is said to be one's first or last."""
    if not day.leads or examination.credentials:
        return
    jobs = {
        job.row.id
        for job in examination.jobs
        if any(one and _is(one, day) for one in (job.row.start_date, job.row.end_date))
    }
    if jobs:
        examination.dated = frozenset(jobs) | (examination.dated or frozenset())


def _known_dates(examination: Examination, day: Day) -> list[date]:
    if any(one.folded in _APPRENTICESHIPS for one in examination.tokens):
        return _apprenticeship_dates(examination)
    clause = {token.folded for _, token in _clause(examination, day)}
    ran_out = "out" in clause and bool(clause & {"ran", "run"})
    is_ended = bool(clause & _EXPIRED) or ran_out or {"ya", "no"} <= clause or {"no", "longer"} <= clause
    if is_ended and (clause & _MINE or not examination.credentials or not clause & _EXPIRED):
        return [held.row.expires for held in examination.profile.credentials if held.row.expires]
    firsts, lasts = _days_of_rows(examination, day)
    before = {one.folded for one in _of_same_clauses(examination, day)}
    if examination.credentials and before & claim_words().ended - {"until", "hasta", "out"}:
        return [one for one in lasts if one]  # "vencida desde 2021"
    near = {one.folded for one in examination.tokens[max(0, day.indices[0] - 4) : day.indices[0]]}
    if day.leads in _SINCE and near & _CALLINGS:
        return [min(job.row.start_date for job in examination.profile.jobs)]
    if day.leads in _UNTIL and not (day.leads in {"to", "a", "out", "good"} and not (before & (_SINCE | _UNTIL))):
        chosen = lasts
    elif day.leads in _SINCE - {"de"}:
        chosen = firsts
    elif day.leads == "de":
        chosen = [*firsts, *lasts]
    elif examination.credentials:
        chosen = lasts if before & (_DUE | _UNTIL - {"to", "a", "good", "valid"}) else firsts
    else:
        chosen = [*firsts, *lasts]
    return [one for one in chosen if one]


_DUE = frozenset({"due", "renewal", "renew", "renewed", "expire", "vencer", "renovar", "renovarse"})


def _of_same_clauses(examination: Examination, day: Day) -> tuple[Token, ...]:
    """What stands before a date, from the last semicolon on."""
    first = day.indices[0]
    while first > 0 and ";" not in examination.reading.between(first):
        first -= 1
    return examination.tokens[first : day.indices[0]]


def _is_of_work(examination: Examination, day: Day) -> bool:
    """Whether a date stands in a clause that says what is done and names no credential: "hauls fuel since 2020"."""
    clause = [token for at, token in _clause(examination, day)]
    words = claim_words()
    of_rows = frozenset[str]().union(*(held.words for held in examination.credentials))
    return any(not one.is_plain and not one.number for one in clause) and not any(
        word in words.schemes | words.credential_generic | of_rows
        for one in clause
        if not one.is_plain
        for word in one.words
    )


def _clause(examination: Examination, day: Day) -> list[tuple[int, Token]]:
    tokens = examination.tokens
    first = last = day.indices[0]
    while first > 0 and not (tokens[first].breaks or tokens[first].folded in _ANDS):
        first -= 1
    while last + 1 < len(tokens) and not (tokens[last + 1].breaks or tokens[last + 1].folded in _ANDS):
        last += 1
    return [(at, tokens[at]) for at in range(first, last + 1)]


def _days_of_rows(examination: Examination, day: Day) -> tuple[list[date | None], list[date | None]]:
    """First and last days of the credentials and jobs that a sentence speaks of."""
    firsts = [held.row.issued for held in examination.credentials]
    lasts = [held.row.expires for held in examination.credentials]
    if examination.credentials and not examination.named and not _is_of_work(examination, day):
        return firsts, lasts
    families = families_in(examination.tokens)
    told = [one for one in examination.tokens if not one.is_plain and not one.number]
    for job in examination.jobs:
        is_called = any(says(one, job.title_keys) for one in told)
        if not families or examination.named or is_called or families & families_of(job):
            firsts.append(job.row.start_date)
            lasts.append(job.row.end_date)
    return firsts, lasts


def _apprenticeship_dates(examination: Examination) -> list[date]:
    """When the apprenticeship began or ended: by a job as an apprentice, and by the credential that it earned."""
    apprentice = [job.row for job in examination.career or examination.jobs if is_low(job)]
    earned = [one.row for one in examination.profile.credentials if one.words & _APPRENTICESHIPS]
    firsts = [row.start_date for row in apprentice]
    lasts = [row.end_date for row in apprentice] + [row.issued for row in earned]
    said = {one.folded for one in examination.tokens}
    chosen = firsts if said & _BEGUN else lasts if said & _DONE else [*firsts, *lasts]
    return [one for one in chosen if one]


def _is(known: date, day: Day) -> bool:
    return (
        known.year == day.year
        and (day.month is None or known.month == day.month)
        and (day.day is None or known.day == day.day)
    )


def _was_at_work(examination: Examination, day: Day) -> bool:
    """Whether one of the jobs in question was held in that year: "In 2019 I framed houses"."""
    if any(one.folded in _APPRENTICESHIPS for one in examination.tokens):
        return False
    if examination.credentials or any(one.folded in _SINCE for one in examination.tokens[: day.indices[0]]):
        return False
    return any(
        start.year <= day.year <= end.year
        for start, end in (job.months(examination.profile.facts.today) for job in examination.jobs)
    )
