"""Dates that a sentence names: proven by a row that it speaks of, in the same sense."""

from datetime import date

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate import pardons
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.families import families_in, families_of
from workers.writing.gate.rows.profile import Held, Job, is_low
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, is_head, says
from workers.writing.gate.time_told.begun_dates import End, begun_as, begun_on, ends_told
from workers.writing.gate.time_told.days import Day, days_in, days_told, is_year
from workers.writing.gate.years.meant_jobs import jobs_of_phrase

_SINCE = word_set("times_since")
_UNTIL = word_set("times_until")
_APPRENTICESHIPS = frozenset({"apprenticeship", "aprendizaje"})
_CALLINGS = frozenset({"trade", "industry", "field", "business", "oficio", "ramo", "giro", "industria"})
_BEGUN = word_set("times_begun")
_DONE = word_set("times_done")
_ANDS = frozenset({"and", "but", "y", "e", "pero"})
_EXPIRED = frozenset({"expired", "lapsed", "vencio", "caduco", "expiro", "vencida", "vencido", "caducada", "caducado"})
_MINE = frozenset({"mine", "mio", "mia"})


def settle_dates(examination: Examination) -> None:
    """Settle a date where a row that the sentence speaks of has it, in the same sense."""
    for day in days_told(examination):
        if any(at in examination.settled for at in day.indices[:1]):
            continue
        known = _known_dates(examination, day)
        is_known = any(_is(one, day) for one in known) or _is_in_duties(examination, day)
        is_at_work = not day.leads and not ends_told(examination, _clause(examination, day))
        if is_known or (is_at_work and _was_at_work(examination, day)):
            examination.settle(*day.indices)
            if examination.credentials:
                examination.settle(*_dating_words(examination, day))
            _note_jobs(examination, day)
        else:
            line = None if examination.credentials else pardons.OF_DATE
            examination.fault(Reason.DATE, *day.indices, unless_below=line)


def _dating_words(examination: Examination, day: Day) -> list[int]:
    """Words before a credential's date that only say which of its dates it is: "with an expiration date of"."""
    first = max(0, day.indices[0] - 5)
    return [at for at in range(first, day.indices[0]) if examination.tokens[at].folded in _DATING]


_DATING = word_set("dates_dating")


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
    if begun := begun_as(examination, day):
        return begun
    if pursued := [held for held in examination.credentials if held.row.is_pursued]:
        around = _clause(examination, day)
        return [one for held in pursued for one in (*_days_of_name(held), *begun_on(examination, day, held, around))]
    if examination.credentials and _is_earned(examination, day):
        return [held.row.issued for held in examination.credentials if held.row.issued]
    clause = {token.folded for _, token in _clause(examination, day)}
    ran_out = "out" in clause and bool(clause & {"ran", "run"})
    is_ended = bool(clause & _EXPIRED) or ran_out or {"ya", "no"} <= clause or {"no", "longer"} <= clause
    if is_ended and (clause & _MINE or not examination.credentials or not clause & _EXPIRED):
        return [held.row.expires for held in examination.profile.credentials if held.row.expires]
    firsts, lasts = _days_of_rows(examination, day)
    if told := ends_told(examination, _clause(examination, day)):
        chosen = [
            *(_begun_days(examination, day, firsts) if End.BEGUN in told else ()),
            *(lasts if End.LEFT in told else ()),
        ]
    else:
        chosen = _days_meant(examination, day, (firsts, lasts), clause)
    return [one for one in chosen if one]


def _days_of_name(held: Held) -> list[date]:
    """The days that the row of a paper yet to be earned names: "exam Feb 2027"."""
    named = days_in(read(f"{held.row.name}; {held.row.number}", "en").tokens)
    return [date(one.year, one.month, one.day or 1) for one in named if one.month]


def _begun_days(examination: Examination, day: Day, firsts: list[date | None]) -> list[date | None]:
    """The first days of the jobs that have what a clause says was begun; of all that are meant where none has it."""
    what = [
        one
        for at, one in _clause(examination, day)
        if at not in day.indices and not one.number and not (one.is_plain or one.folded in _SINCE | _UNTIL)
    ]
    found = jobs_of_phrase(examination.jobs, what)
    return [job.row.start_date for job in examination.jobs if job.row.id in found] or firsts


def _days_meant(
    examination: Examination, day: Day, days: tuple[list[date | None], list[date | None]], clause: set[str]
) -> list[date | None]:
    """Return those of the rows' first and last `days` that the words before a date mean."""
    firsts, lasts = days
    before = {one.folded for one in _of_same_clauses(examination, day)}
    if _is_of_an_end(examination, clause, before):
        return lasts
    just_before = examination.tokens[max(0, day.indices[0] - 4) : day.indices[0]]
    # Of an employer's name it is no calling: at Acme Field Services since 2021.
    near = {one.folded for one in just_before if not (examination.named and one.surface.istitle())}
    if day.leads in _SINCE and near & _CALLINGS and not examination.credentials:
        return [min(job.row.start_date for job in examination.profile.jobs)]
    if day.leads in _UNTIL and not (day.leads in {"to", "a", "out", "good"} and not (before & (_SINCE | _UNTIL))):
        chosen = lasts
    elif day.leads in _SINCE - {"de"}:
        chosen = firsts
    elif day.leads == "de":
        chosen = [*firsts, *lasts]
    elif examination.credentials:
        chosen = lasts if before & (_DUE | _UNTIL - {"to", "a", "good", "valid", "through"}) else firsts
    else:
        chosen = [*firsts, *lasts]
    return chosen


def _is_of_an_end(examination: Examination, clause: set[str], before: set[str]) -> bool:
    """Whether a day is one on which a card, "vencida desde 2021", or work ended."""
    if examination.credentials:
        return bool(before & claim_words().ended - {"until", "hasta", "out"})
    return _tells_an_end(clause)


def _tells_an_end(clause: set[str]) -> bool:
    """Whether a clause says that work ended: then at work on that day is not enough."""
    return bool(clause & _ENDED) or any(words <= clause for words in _ENDED_TOGETHER)


_ENDED = frozenset({"quit", "resigned", "termino", "renuncie", "acabo", "despidieron", "finalizo"})
_ENDED_TOGETHER = (frozenset({"came", "end"}), frozenset({"laid", "off"}), frozenset({"left", "job"}))


def _is_earned(examination: Examination, day: Day) -> bool:
    """Whether a verb of earning stands right before a date: "the card I earned in 2023 ran out this October"."""
    return any(one.folded in _EARNED for one in examination.tokens[max(0, day.indices[0] - 2) : day.indices[0]])


_EARNED = word_set("certificates_earned") - {"held", "finished"}


_DUE = frozenset(
    {
        "due",
        "renewal",
        "renew",
        "renewed",
        "expire",
        "vencer",
        "renovar",
        "renovarse",
        "expiration",
        "expiry",
        "vencimiento",
    }
    | {"caducidad"}
)


def _of_same_clauses(examination: Examination, day: Day) -> tuple[Token, ...]:
    """What stands before a date, from the last semicolon on, or from the date before it where a verb follows that."""
    first = day.indices[0]
    dated = {at for one in days_in(examination.tokens) for at in one.indices}
    tells = claim_words().current | claim_words().ended | _SINCE | _UNTIL
    has_own = False
    while first > 0 and ";" not in examination.reading.between(first) and not (has_own and first - 1 in dated):
        first -= 1
        has_own = has_own or (
            first not in dated and examination.tokens[first].folded in tells - {"in", "en", "to", "a", "de"}
        )
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
    naming = [token for _, token in _clause(examination, day) if families_in([token])]
    families = families_in(naming)
    told = [one for one in examination.tokens if not one.is_plain and not one.number]
    for job in examination.jobs:
        is_called = any(says(one, job.title_keys) for one in told)
        if not families or examination.named or is_called or families & families_of(job) or _has_named(naming, job):
            firsts.append(job.row.start_date)
            lasts.append(job.row.end_date)
    return firsts, lasts


def _has_named(naming: list[Token], job: Job) -> bool:
    """Whether a job's own work has all the words that name a trade elsewhere: the roofs of who sets panels on them.

    A line with a year of its own tells by itself since when.
    """
    lines = (line for line in job.lines if not line.is_weak and not any(map(is_year, line.reading.tokens)))
    strong = frozenset[str]().union(*(line.keys for line in lines))
    return all(says(one, strong) for one in naming) and not any(is_head(one) for one in naming)


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
    if _tells_an_end({one.folded for _, one in _clause(examination, day)}):
        return False
    return any(
        start.year <= day.year <= end.year
        for start, end in (job.months(examination.profile.facts.today) for job in examination.jobs)
    )
