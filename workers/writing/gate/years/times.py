"""Durations: proven by the rows' own, over the jobs that the rest of the clause is true of."""

from collections.abc import Iterable
from datetime import date

from workers.trades.proof.word_sets import word_set
from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.profile_lines import Line
from workers.writing.gate.rows.spans import YEAR_DAYS, years_of
from workers.writing.gate.sentence.tokens import Token, is_head, says
from workers.writing.gate.time_told.days import is_year
from workers.writing.gate.time_told.lengths import NEARLY, YEAR_WORDS, Length, length_at
from workers.writing.gate.years.careers import is_of_career, is_part_counted
from workers.writing.gate.years.courses import is_course_so_long, is_of_course
from workers.writing.gate.years.elapsed import begun_ago
from workers.writing.gate.years.meant_jobs import is_of_other_safety, jobs_meant
from workers.writing.gate.years.one_employer import jobs_at_one_employer
from workers.writing.gate.years.totals import jobs_of_total, words_of_told_trade
from workers.writing.gate.years.years_of_what import jobs_of_what

_SLACK = 0.1
"""Years by which a plain number may exceed the time worked: about a month."""
_ROUNDED = 0.25
"""Years by which one may exceed it that isn't told as "more than": nine, of eight years and nine months."""
_ROUGHLY = 0.55
_MORE = frozenset({"more", "over", "mas", "above", "least", "menos", "full"})
_BEGINNINGS = word_set("times_beginnings")
_SPREADING = frozenset({"between", "across", "combined", "entre", "sumando", "total", "altogether"})
_AS = frozenset({"as", "como", "de"})


def settle_durations(examination: Examination) -> None:
    """Settle "more than nine years" where the jobs in question cover as much."""
    tokens = examination.tokens
    for index, token in enumerate(tokens):
        if index in examination.settled or not token.number or token.number.endswith("th"):
            continue
        length = length_at(tokens, index)
        if length is None or _is_interval(examination, index) or _is_of_model(examination, index):
            continue
        indices = length.indices
        if is_of_course(examination, length) or not length.years:
            _settle_course_or_nothing(examination, length)
            continue
        examination.settled.update(at for at in range(max(0, index - _FAR_VERB), index) if tokens[at].folded in _SPENT)
        named = _employers_jobs(examination, indices)
        told = _since_first(examination, named) or _spread(examination, indices) or _with_employer(examination, indices)
        at_hand = jobs_of_what(examination, indices, named or _jobs_at(examination, indices))
        jobs = told or jobs_meant(examination, indices, at_hand)
        at_one = jobs_at_one_employer(examination, indices)
        jobs = at_one or jobs
        if (_is_by_paper(examination) and not at_one) or is_of_other_safety(examination, indices):
            jobs = ()
        worked = _years_worked(examination, jobs)
        slack = _ROUGHLY if length.is_rough else _SLACK if _is_more(examination, indices[0]) else _ROUNDED
        if begun := begun_ago(examination, length):
            examination.settle(*indices)
            examination.dated = begun | (examination.dated or frozenset())
        elif length.years <= worked + slack:
            examination.settle(*indices, *words_of_told_trade(examination, length))
            examination.years.append((length.years - slack, indices[-1]))
        elif not examination.outcome_lines and length.years <= _years_in_all(examination, indices, named) + slack:
            examination.settle(*indices, *words_of_told_trade(examination, length))
        else:
            is_known = len(jobs) > 1  # which jobs are told of: they come to less
            is_sum = not is_known and is_of_career(examination, length, slack, named or examination.profile.jobs)
            if is_sum and is_part_counted(examination, length, slack):
                examination.settle(*indices)
            else:
                line = pardons.OF_CAREER if is_sum else None
                examination.fault(Reason.DURATION, *indices, unless_below=line)


def _settle_course_or_nothing(examination: Examination, length: Length) -> None:
    """A course stands as long as it was; "0 years" says that somebody has done nothing of it, which no row says."""
    if length.years and is_course_so_long(examination, length):
        examination.settle(*length.indices)
    else:
        examination.fault(Reason.DURATION, *length.indices)


def _years_worked(examination: Examination, jobs: Iterable[Job]) -> float:
    """Years that jobs or credentials of the sentence prove; of an outcome, those of the line that tells it."""
    today = examination.profile.facts.today
    if examination.outcome_lines:
        return max(_outcome_years(job, line, today) for job, line in examination.outcome_lines)
    return max((years_of(jobs, today), *_credential_years(examination)), default=0.0)


def _outcome_years(job: Job, line: Line, today: date) -> float:
    """Return the years for which a line tells an outcome: as many as it says itself, or as the job lasted."""
    tokens = line.reading.tokens
    told = [length_at(tokens, at) for at, one in enumerate(tokens) if one.number]
    years = [int(one.number or 0) for one in tokens if is_year(one)]
    lengths = [one.years for one in told if one]
    if len(years) > 1:
        lengths.append(max(years) - min(years) + 1)
    return min([years_of([job], today), *lengths])


_FAR_VERB = 5
_SPENT = word_set("times_spent")
"""Verbs that only say that years went by, which are other acts elsewhere: "llevo once años", "I spent six years"."""


def _years_in_all(examination: Examination, indices: tuple[int, ...], named: tuple[Job, ...]) -> float:
    return years_of(_total(examination, indices, named), examination.profile.facts.today)


def _total(examination: Examination, indices: tuple[int, ...], named: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs of a total, whatever title the person is given beside it: all, or those at the employer named there."""
    if examination.is_bullet or _is_by_paper(examination) or is_of_other_safety(examination, indices):
        return ()
    return jobs_of_total(examination, indices, named or examination.profile.jobs)


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


def _is_of_model(examination: Examination, index: int) -> bool:
    """Whether a hyphen joins a number to capitals, as a model's name has it: the 20 of "HMP-20 at Acme"."""
    before = examination.tokens[index - 1].surface if index else ""
    return before.isalpha() and before.isupper() and examination.reading.between(index) == "-"


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


def _since_first(examination: Examination, named: tuple[Job, ...]) -> tuple[Job, ...]:
    """Return the first told job and all later ones.

    This is for a sentence that tells a career from that job on ("starting as a rigger").

    Jobs before it don't count; the title must be one that was held. Years with an employer (`named`) stay with it.
    """
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        is_from = token.folded in _FROM and any(one.folded in _TO for one in tokens[at + 2 : at + _FAR])
        if not is_from and (
            token.folded not in _BEGINNINGS or not any(one.folded in _AS for one in tokens[at : at + 5])
        ):
            continue
        after = [one for one in tokens[at + 1 : at + 8] if not one.is_plain and not one.number]
        if is_from and not (after and is_head(after[0])):
            continue
        firsts = [
            job
            for job in (examination.career or examination.jobs)
            if after and says(after[0], job.title_keys) and any(is_head(one) or one.is_act for one in after[:2])
        ]
        if firsts:
            begun = min(job.row.start_date for job in firsts)
            return tuple(job for job in named or examination.profile.jobs if job.row.start_date >= begun)
    return ()


_FROM = frozenset({"from", "desde"})
_TO = frozenset({"to", "a", "hasta"})
_FAR = 10


def _with_employer(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """Return all jobs at an employer, where years stand between "with" and its name.

    "foreman with 15 years at Acme".
    """
    tokens = examination.tokens
    first = indices[0]
    while first > 0 and tokens[first - 1].folded in _MORE | NEARLY | {"than", "de"}:
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
    """The jobs that years are told of where no employer is named with them: all, where one is named elsewhere."""
    if not examination.employers or examination.is_bullet:
        return examination.jobs
    tokens = examination.tokens
    is_part = _part(examination, indices)[2] or any(tokens[at].breaks for at in range(1, len(tokens)))
    return examination.profile.jobs if is_part else examination.jobs


def _employers_jobs(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """The jobs at the employers that are named in the same part of the sentence as years.

    "Seven years in warehouses, the last four at Meridian" names an employer for the four alone.
    """
    if examination.is_bullet:
        return ()
    first, last, _ = _part(examination, indices)
    here = {job for at, jobs in examination.employers.items() if first <= at <= last for job in jobs}
    return tuple(job for job in examination.profile.jobs if job.row.id in here)


def _part(examination: Examination, indices: tuple[int, ...]) -> tuple[int, int, bool]:
    """The first and the last word of the part that tells of these years, and whether "and" joins it to other years."""
    tokens = examination.tokens
    first, last = indices[0], indices[-1]
    joined = False
    while first > 0 and not (tokens[first].breaks or tokens[first - 1].number or _is_years(tokens, first - 1)):
        joined = tokens[first - 1].folded in {"and", "y", "plus"} and any(_is_years(tokens, at) for at in range(first))
        if joined:  # "ten years at Acme and 16 years in line work"
            break
        first -= 1
    while last + 1 < len(tokens) and not (tokens[last + 1].breaks or tokens[last + 1].number):
        last += 1
    return first, last, joined


def _is_years(tokens: tuple[Token, ...], at: int) -> bool:
    return tokens[at].folded in YEAR_WORDS


def _spread(examination: Examination, indices: tuple[int, ...]) -> tuple[Job, ...]:
    """Return all jobs, where the next words part the time among them: "seven years between picking and leading"."""
    tokens = examination.tokens
    following = tokens[indices[-1] + 1 : indices[-1] + 5]
    is_spread = any(one.folded in _SPREADING for one in following)
    return (examination.career or examination.jobs) if is_spread and not examination.named else ()


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
    return [(today - one.row.issued).days / YEAR_DAYS for one in examination.credentials if one.row.issued] or [0.0]
