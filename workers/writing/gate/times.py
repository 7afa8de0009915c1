"""Durations: proven by the rows' own, over the jobs that the rest of the clause is true of."""

from collections.abc import Iterable
from datetime import date

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.dates import is_year
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.families import families_in, families_of
from workers.writing.gate.meant_jobs import jobs_meant
from workers.writing.gate.profile import Job
from workers.writing.gate.tokens import Role, Token, is_head, says

_YEAR_DAYS = 365.2425
_SLACK = 0.1
"""Years by which a plain number may exceed the time worked: about a month."""
_ROUNDED = 0.25
"""Years by which one may exceed it that isn't told as "more than": nine, of eight years and nine months."""
_ROUGHLY = 0.55
_YEAR_WORDS = frozenset({"year", "years", "yr", "yrs", "ano", "anos"})
_MONTH_WORDS = frozenset({"month", "months", "mes", "meses"})
_DECADES = frozenset({"decade", "decades", "decada", "decadas"})
_MORE = frozenset({"more", "over", "mas", "above", "least", "menos", "full"})
_NEARLY = word_set("times_nearly")
_BEGINNINGS = word_set("times_beginnings")
_SPREADING = frozenset({"between", "across", "combined", "entre", "sumando", "total", "altogether"})
_AS = frozenset({"as", "como", "de"})


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
        if claim is None or _is_interval(examination, index):
            continue
        years, indices, roughly = claim
        told = _since_first(examination) or _spread(examination, indices) or _with_employer(examination, indices)
        jobs = told or jobs_meant(examination, indices, _jobs_at(examination, indices))
        if _is_by_paper(examination):
            jobs = ()
        worked = max((years_of(jobs, examination.profile.facts.today), *_credential_years(examination)), default=0.0)
        slack = _ROUGHLY if roughly else _SLACK if _is_more(examination, indices[0]) else _ROUNDED
        if years <= worked + slack:
            examination.settle(*indices)
            examination.years.append((years - slack, indices[-1]))
        else:
            examination.fault(Reason.DURATION, *indices)


_PARTS = word_set("times_parts")
_OF_THEM = word_set("times_of_them")


def _is_interval(examination: Examination, index: int) -> bool:
    """Whether years joined to their number say how often something is done: "five-year inspections"."""
    tokens = examination.tokens
    following = tokens[index + 2 : index + 3]
    is_joined = index + 1 < len(tokens) and examination.reading.between(index + 1) == "-"
    return (
        is_joined
        and tokens[index + 1].folded == "year"
        and not any(one.folded in _TENURES or is_head(one) for one in following)
    )


_TENURES = frozenset(
    {
        "experience",
        "career",
        "veteran",
        "background",
        "history",
        "tenure",
        "old",
        "apprenticeship",
        "run",
        "stint",
        "span",
    }
)


def _is_more(examination: Examination, at: int) -> bool:
    """Whether "more than" or "over" stands before a number."""
    return any(one.folded in _MORE for one in examination.tokens[max(0, at - 3) : at])


def check_years_of_work(examination: Examination) -> None:
    """Refuse years of an act ("seven years operating cranes") that the jobs in which it was done don't cover."""
    if examination.faults:
        return
    for years, last in examination.years:
        for at, ids in examination.done_in:
            between = examination.tokens[last + 1 : at]
            is_of = last < at and all(one.folded in {"of", "de"} for one in between)
            trade = families_in([examination.tokens[at]])
            jobs = [job for job in examination.profile.jobs if job.row.id in ids or trade & families_of(job)]
            if is_of and jobs and years_of(jobs, examination.profile.facts.today) < years:
                examination.fault(Reason.DURATION, last)
                return


def _since_first(examination: Examination) -> tuple[Job, ...]:
    """Where a sentence tells a career from its first title on ("starting as a rigger"), that job and all later ones.

    Jobs before it don't count; the title must be one that was held.
    """
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        if token.folded not in _BEGINNINGS:
            continue
        after = [one for one in tokens[at + 1 : at + 8] if not one.is_plain and not one.number]
        if not any(one.folded in _AS for one in tokens[at : at + 5]):
            continue
        firsts = [
            job
            for job in (examination.career or examination.jobs)
            if after and says(after[0], job.title_keys) and any(is_head(one) or one.is_act for one in after[:2])
        ]
        if firsts:
            begun = min(job.row.start_date for job in firsts)
            return tuple(job for job in examination.career or examination.jobs if job.row.start_date >= begun)
    return ()


def _with_employer(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """All jobs at an employer where years stand between "with" and its name: "foreman with 15 years at Acme"."""
    tokens = examination.tokens
    first = indices[0]
    while first > 0 and tokens[first - 1].folded in _MORE | _NEARLY | {"than", "de"}:
        first -= 1
    following = indices[-1] + 1
    while following < len(tokens) and tokens[following].folded in _AT:
        following += 1
    is_led = first > 0 and tokens[first - 1].folded in {"with", "con"}
    if not is_led or following == indices[-1] + 1 or following not in examination.employers:
        return ()
    return tuple(job for job in examination.profile.jobs if job.row.id in examination.employers[following])


_AT = frozenset({"at", "with", "for", "en", "con", "para", "the", "la", "el"})


def _jobs_at(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """The jobs that years are told of: the employers' in their part of the sentence, or else all in question.

    "Seven years in warehouses, the last four at Meridian" names an employer for the four alone.
    """
    if not examination.employers or examination.is_bullet:
        return examination.jobs
    tokens = examination.tokens
    first, last = indices[0], indices[-1]
    joined = False
    while first > 0 and not (tokens[first].breaks or tokens[first - 1].number or _is_years(tokens, first - 1)):
        joined = tokens[first - 1].folded in {"and", "y", "plus"}
        if joined:  # "ten years at Acme and 16 years in line work"
            break
        first -= 1
    while last + 1 < len(tokens) and not (tokens[last + 1].breaks or tokens[last + 1].number):
        last += 1
    here = {job for at, jobs in examination.employers.items() if first <= at <= last for job in jobs}
    jobs = tuple(job for job in examination.profile.jobs if job.row.id in here)
    is_part = joined or any(tokens[at].breaks for at in range(1, len(tokens)))
    return jobs or (examination.profile.jobs if is_part else examination.jobs)


def _is_years(tokens: tuple[Token, ...], at: int) -> bool:
    return tokens[at].folded in _YEAR_WORDS


def _spread(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """All jobs, where what follows parts the time among them: "seven years between picking and leading"."""
    following = examination.tokens[indices[-1] + 1 : indices[-1] + 5]
    is_spread = any(one.folded in _SPREADING for one in following)
    return (examination.career or examination.jobs) if is_spread and not examination.named else ()


def _duration_at(tokens: tuple[Token, ...], index: int) -> tuple[float, tuple[int, ...], bool] | None:
    value = tokens[index].value or 0.0
    number = tokens[index]
    indices = [index]
    if any(one.folded == "plus" for one in tokens[index + 1 : index + 2]):  # "nine-plus years"
        indices.append(index + 1)
        index += 1
    following = [one.folded for one in tokens[index + 1 : index + 5]]
    is_part = bool(set(following[:3]) & _OF_THEM or set(following[:1]) & _PARTS) or any(
        one.folded in _PARTS or one.folded in _OF_THEM for one in tokens[max(0, index - 4) : index]
    )
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
    elif following[:3] == ["and", "a", "half"] and any(one.folded in _YEAR_WORDS for one in tokens):
        years = value + 0.5  # "five years in the seat and three and a half as an oiler"
        indices += range(index + 1, index + 4)
    elif (
        not number.unit
        and any(one.folded in _YEAR_WORDS for one in tokens)
        and (
            not following
            or is_part
            or following[0] in {"as", "of", "como", "in", "en", "at", "before", "antes", "more", "mas", "al"}
            or tokens[index + 1].role is Role.ACT
        )
        and value < 60  # noqa: PLR2004 - a working life
        and not is_year(number)
        and "#" not in number.surface
        and not number.surface.endswith("th")
        and number.number == str(int(value))
        and not any(one in {"osha", "type", "level", "class"} for one in before)
    ):
        years = value
    else:
        return None
    return years, tuple(indices), bool(before & _NEARLY)


_CALLINGS = frozenset({"trade", "industry", "field", "oficio", "ramo", "giro", "industria"})


def _is_by_paper(examination: Examination) -> bool:
    """Whether the person is called what only a credential makes them: the years count from its day."""
    heads = [one for one in examination.tokens if one.folded in {"journeyman", "oficial", "licensed"}]
    jobs = examination.career or examination.jobs
    if any(one.folded in _CALLINGS for one in examination.tokens):
        return False  # "licensed mechanic with ten years in the trade"
    return bool(heads and examination.credentials and not examination.named) and not any(
        says(one, job.title_keys) for one in heads for job in jobs
    )


def _credential_years(examination: Examination) -> list[float]:
    today = examination.profile.facts.today
    return [(today - one.row.issued).days / _YEAR_DAYS for one in examination.credentials if one.row.issued] or [0.0]
