"""Durations and dates: proven by the rows' own, over the jobs that the rest of the clause is true of."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from workers.documents.labels import MONTHS
from workers.language.words import fold
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.families import families_in, families_of
from workers.writing.gate.profile import Job, is_low
from workers.writing.gate.tokens import Role, Token, is_head, says

_YEAR_DAYS = 365.2425
_SLACK = 0.1
"""Years by which a plain number may exceed the time worked: about a month."""
_ROUGHLY = 0.55
_YEAR_WORDS = frozenset({"year", "years", "yr", "yrs", "ano", "anos"})
_MONTH_WORDS = frozenset({"month", "months", "mes", "meses"})
_DECADES = frozenset({"decade", "decades", "decada", "decadas"})
_NEARLY = word_set("times_nearly")
_SINCE = word_set("times_since")
_UNTIL = word_set("times_until")
_MONTH_NUMBERS = {fold(name): number for names in MONTHS.values() for number, name in enumerate(names, start=1)} | {
    fold(name)[:3]: number for names in MONTHS.values() for number, name in enumerate(names, start=1)
}
_YEAR = re.compile(r"(?:19[5-9]|20[0-6])\d")


@dataclass(frozen=True, slots=True)
class Day:
    """A date as a sentence says it, and the word that says how it is meant."""

    indices: tuple[int, ...]
    year: int
    month: int | None
    day: int | None
    leads: str


def is_general(token: Token) -> bool:
    """Whether a word narrows no trade down: construction, industrial."""
    return token.folded in _GENERAL


def years_of(jobs: Iterable[Job], today: date) -> float:
    """Years that jobs cover together, counted once where they overlap."""
    days, covered = 0, date.min
    for start, end in sorted(job.months(today) for job in jobs):
        days += max(0, (end - max(start, covered)).days)
        covered = max(covered, end)
    return days / _YEAR_DAYS


def settle_durations(examination: Examination) -> None:
    """Settle "more than nine years" where the jobs in question cover as much."""
    tokens = examination.tokens
    for index, token in enumerate(tokens):
        if index in examination.settled or token.value is None:
            continue
        claim = _duration_at(tokens, index)
        if claim is None:
            continue
        years, indices, roughly = claim
        jobs = _jobs_meant(examination, indices)
        worked = max((years_of(jobs, examination.profile.facts.today), *_credential_years(examination)), default=0.0)
        if years <= worked + (_ROUGHLY if roughly else _SLACK):
            examination.settle(*indices)
        else:
            examination.fault(Reason.DURATION, *indices)


def _duration_at(tokens: tuple[Token, ...], index: int) -> tuple[float, tuple[int, ...], bool] | None:
    value = tokens[index].value or 0.0
    indices = [index]
    following = [one.folded for one in tokens[index + 1 : index + 5]]
    before = {one.folded for one in tokens[max(0, index - 4) : index]}
    if following[:1] and following[0] in _YEAR_WORDS:
        years = value
        indices.append(index + 1)
        if following[1:4] in (["and", "a", "half"], ["y", "medio"]) or following[1:3] == ["y", "medio"]:
            years += 0.5
            indices += [index + 2, index + 3]
            indices += [index + 4] if following[1] == "and" else []
    elif following[:1] and following[0] in _MONTH_WORDS:
        years = value / 12
        indices.append(index + 1)
    elif following[:1] and following[0] in _DECADES:
        years = value * 10
        indices.append(index + 1)
    elif following[:4] == ["and", "a", "half", "years"]:
        years = value + 0.5
        indices += range(index + 1, index + 5)
    elif (
        not tokens[index].unit
        and any(one.folded in _YEAR_WORDS for one in tokens)
        and (not following or following[0] in {"as", "of", "como", "in", "at"} or tokens[index + 1].role is Role.ACT)
        and value < 60  # noqa: PLR2004 - a working life
        and not _is_year(tokens[index])
        and "#" not in tokens[index].surface
        and not tokens[index].surface.endswith("th")
        and tokens[index].number == str(int(value))
        and not any(one in {"osha", "type", "level", "class"} for one in before)
    ):
        years = value
    else:
        return None
    return years, tuple(indices), bool(before & _NEARLY)


def _jobs_meant(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """The jobs that the clause around a duration is true of: its employer's, its trade's, its machine's."""
    jobs = examination.jobs
    said = [
        token
        for at, token in _around(examination, indices)
        if at not in indices
        and at not in examination.employers
        and at not in examination.exempt
        and not token.number
        and (not token.is_plain or any(says(token, job.title_keys) for job in jobs))
        and token.folded not in _LINKS
        and not is_general(token)
    ]
    for token in said:  # a lead's years are those of leading
        if any(word in claim_words().high_ranks for word in token.words):
            jobs = tuple(job for job in jobs if says(token, job.title_keys)) or jobs
    meant: set[str] = set()
    for token in said:
        if families := families_in([token]):
            meant |= {job.row.id for job in jobs if families & families_of(job)}
    if meant:
        jobs = tuple(job for job in jobs if job.row.id in meant)
    if _is_called(said) and not any(one.folded in _TRADE_WORDS for one in examination.tokens):
        jobs = tuple(job for job in jobs if not is_low(job)) or jobs
    kept: set[str] = set()
    for token in said:
        if families := families_in([token]):
            kept |= set() if is_head(token) else {job.row.id for job in jobs if families & families_of(job)}
        else:
            kept |= {job.row.id for job in jobs if _has(job, token)}
    return tuple(job for job in jobs if not kept or job.row.id in kept)


_GENERAL = word_set("times_general")
_LINKS = word_set("times_links")


_TRADE_WORDS = word_set("times_trade_words")


def _is_called(said: list[Token]) -> bool:
    """Whether the years are those of being something ("welder with nine years"): a helper's years don't count."""
    low = claim_words().low_ranks
    return any(is_head(one) for one in said) and not any(word in low for one in said for word in one.words)


def _has(job: Job, token: Token) -> bool:
    if is_head(token):
        return says(token, job.title_keys)
    strong = (job.title_keys | job.place_keys).union(*(line.keys for line in job.lines if not line.is_weak))
    return says(token, strong)


def _around(examination: Examination, indices: tuple[int, ...]) -> list[tuple[int, Token]]:
    tokens = examination.tokens
    first, last = indices[0], indices[-1]
    while first > 0 and not tokens[first].breaks:
        first -= 1
    while last + 1 < len(tokens) and not tokens[last + 1].breaks:
        last += 1
    return list(enumerate(tokens))[first : last + 1]


def _credential_years(examination: Examination) -> list[float]:
    today = examination.profile.facts.today
    return [(today - one.row.issued).days / _YEAR_DAYS for one in examination.credentials if one.row.issued] or [0.0]


def _is_year(token: Token) -> bool:
    return bool(token.number and _YEAR.fullmatch(token.number)) and token.unit is None


def days_in(tokens: tuple[Token, ...]) -> list[Day]:
    """Every date that a sentence names by its year."""
    found = []
    for index, token in enumerate(tokens):
        if not _is_year(token):
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
    before = [one.folded for one in tokens[max(0, first - 3) : first]]
    if before[-1:] and before[-1] in {"a", "to", "de"} | _SINCE | _UNTIL:
        return before[-1]
    return next((one for one in reversed(before) if one in (_SINCE | _UNTIL) - {"a", "to", "de"}), "")


def settle_dates(examination: Examination) -> None:
    """Settle a date where a row that the sentence speaks of has it, in the same sense."""
    for day in days_in(examination.tokens):
        if any(at in examination.settled for at in day.indices[:1]):
            continue
        known = _known_dates(examination, day)
        if any(_is(one, day) for one in known) or (not day.leads and _was_at_work(examination, day)):
            examination.settle(*day.indices)
        else:
            examination.fault(Reason.DATE, *day.indices)


def _known_dates(examination: Examination, day: Day) -> list[date]:
    firsts, lasts = [], []
    for held in examination.credentials:
        firsts.append(held.row.issued)
        lasts.append(held.row.expires)
    if not examination.credentials or examination.named:
        families = families_in(examination.tokens)
        for job in examination.jobs:
            if not families or examination.named or families & families_of(job):
                firsts.append(job.row.start_date)
                lasts.append(job.row.end_date)
    before = {one.folded for one in examination.tokens[: day.indices[0]]}
    if day.leads in _UNTIL and not (day.leads in {"to", "a", "out", "good"} and not (before & (_SINCE | _UNTIL))):
        chosen = lasts
    elif day.leads in _SINCE - {"de"}:
        chosen = firsts
    elif day.leads == "de":
        chosen = [*firsts, *lasts]
    elif examination.credentials:
        chosen = lasts if before & _UNTIL - {"to", "a", "good", "valid"} else firsts
    else:
        chosen = [*firsts, *lasts]
    return [one for one in chosen if one]


def _is(known: date, day: Day) -> bool:
    return (
        known.year == day.year
        and (day.month is None or known.month == day.month)
        and (day.day is None or known.day == day.day)
    )


def _was_at_work(examination: Examination, day: Day) -> bool:
    """Whether one of the jobs in question was held in that year: "In 2019 I framed houses"."""
    if examination.credentials or any(one.folded in _SINCE for one in examination.tokens[: day.indices[0]]):
        return False
    return any(
        start.year <= day.year <= end.year
        for start, end in (job.months(examination.profile.facts.today) for job in examination.jobs)
    )
