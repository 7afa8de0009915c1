"""Which jobs together prove a total of years: in a trade, around a thing, in a kind of place, on any of some machines.

A total takes in what a title leaves out: the apprentice's and the helper's years are years "in the trade" and "around
welding", though none of them is a welder's. What is told as a title's ("six years as a foreman") is no total, and what
names a process, a machine or a material counts only the jobs that have one of them.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.stems import noun_form, table
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import shows_otherwise, title_does
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.families import families_in, families_of
from workers.writing.gate.rows.parts_of_jobs import lasting_lines
from workers.writing.gate.rows.profile import Job, is_low
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role, Token, is_head, says
from workers.writing.gate.time_told.lengths import Length
from workers.writing.gate.time_told.told_trades import covered_words, from_link, jobs_of_told_trade

_CALLINGS = word_set("totals_callings")
_FILLING = word_set("totals_filling")
_LEADING = word_set("totals_leading")
_AROUND = word_set("totals_around")
_COUNTED = word_set("totals_counted")
_AS = frozenset({"as", "como"})
_ANDS = frozenset({"and", "or", "y", "e", "o", "u"})
_FITTERS = frozenset({"tech", "technician", "mechanic", "tecnico", "tecnica", "mecanico", "mecanica"})
_REACH = 14


def jobs_of_total(examination: Examination, indices: tuple[int, ...], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """Return those of `jobs` whose years the words behind a duration take in; none where these tell no total."""
    phrase = phrase_behind(examination, indices)
    lead = next((one.folded for one in phrase if one.is_plain), "")
    words = [one for one in phrase if not _is_filling(one)]
    if lead in _LEADING and (of_trade := jobs_of_told_trade(examination, from_link(phrase))):
        return tuple(job for job in jobs if job.row in of_trade)
    if lead in _AS or any(is_head(one) for one in words):
        return ()
    if _names_calling(phrase):
        return _of_calling(examination, indices, words, jobs)
    return _of_words(words, phrase, lead, jobs) if words else ()


def _of_words(words: list[Token], phrase: list[Token], lead: str, jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs of the trade, the kind of place or the things that `words` of `phrase` name behind `lead`."""
    if (lead in _LEADING or _is_at_wheel(phrase)) and (trade := _trade(words)):
        of_trade = tuple(job for job in jobs if trade & _trades_of(job))
        return of_trade if _is_at_wheel(phrase) else _with_learning(of_trade, jobs)
    if lead in _LEADING and (in_place := _in_places(words, jobs)):
        return in_place
    if not lead and all(one.is_act for one in words) and (trade := _trade(words)):
        return tuple(job for job in jobs if trade & _trades_of(job))  # "thirteen years cleaning"
    if lead in _AROUND:
        return tuple(job for job in jobs if any(_is_around(job, things) for things in _lists(phrase, [])))
    return _working_on(words, phrase, jobs)


def words_of_told_trade(examination: Examination, length: Length) -> range:
    """Indices of the words behind a length of time that name its trade, where the jobs of that trade last so long."""
    phrase = phrase_behind(examination, length.indices)
    if not phrase or phrase[0].folded not in _LEADING:
        return range(0)
    named = from_link(phrase)
    return covered_words(examination, named, length.indices[-1] + 2 + len(phrase) - len(named), length.years)


def _with_learning(of_trade: tuple[Job, ...], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs of the trade, and a learner's of no trade that led to one of them with its employer: install helper."""
    return tuple(job for job in jobs if job in of_trade or any(_led_to(job, one) for one in of_trade))


def _led_to(job: Job, later: Job) -> bool:
    names_trade = families_in(job.title.tokens) - _OF_ANY_TRADE
    words = {word for one in job.title.tokens for word in one.words}
    is_learner = bool(words & _LEARNERS) or words >= _LEARNING
    is_there = job.row.company_name.casefold() == later.row.company_name.casefold() != ""
    return is_learner and is_there and not names_trade and job.row.start_date <= later.row.start_date


_OF_ANY_TRADE = frozenset({"machine_operation"})
_LEARNERS = frozenset({"helper", "apprentice", "trainee", "oit", "ayudante", "aprendiz"})
_LEARNING = frozenset({"in", "training"})


def phrase_behind(examination: Examination, indices: tuple[int, ...]) -> list[Token]:
    """What stands behind the years: up to a mark that ends it, the next number, or an employer's name."""
    tokens = examination.tokens
    found: list[Token] = []
    for at in range(indices[-1] + 1, min(indices[-1] + _REACH, len(tokens))):
        token = tokens[at]
        ends = (token.breaks and found and not _goes_on(tokens, at)) or _begins_counting(tokens, at)
        if ends or token.number or at in examination.employers or at in examination.exempt:
            break
        found.append(token)
    return found


def _begins_counting(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether what follows only says which years are counted, too: "if you count my time as a helper"."""
    return tokens[at].folded in _COUNTED and any(
        one.folded in _TIMES or any(word in claim_words().low_ranks for word in one.words)
        for one in tokens[at + 1 : at + _FAR]
    )


_TIMES = frozenset({"time", "tiempo", "years", "anos", "year", "ano", "apprenticeship", "aprendizaje"})
_FAR = 8


def _goes_on(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a comma only parts a list whose last thing an "and" joins: "on buses, trucks and trailers"."""
    for one in tokens[at : at + 6]:
        if one.folded in _ANDS and one is not tokens[at]:
            return True
        if (one.breaks and one is not tokens[at]) or one.is_plain or one.role is Role.ACT or is_head(one):
            return False
    return False


def _is_filling(token: Token) -> bool:
    return token.folded in _FILLING or (token.is_plain and not _named_in("wider", [token]))


def _names_calling(phrase: list[Token]) -> bool:
    """Whether years are told of a calling by such a word itself: in the trade, en el oficio."""
    return any(one.folded in _CALLINGS for one in phrase[:6])


def _of_calling(
    examination: Examination, indices: tuple[int, ...], words: list[Token], jobs: tuple[Job, ...]
) -> tuple[Job, ...]:
    """The jobs of the trade that is named beside "trade", or else of the title that its person is given."""
    named = [one for one in words if one.folded not in _CALLINGS]
    trade = _trade(named)
    if named and not trade:
        return ()
    if not trade:
        before = [one for one in examination.tokens[: indices[0]] if not one.is_plain]
        trade = _trade([one for one in before if _trade([one])])
    if not trade and not any(is_head(one) for one in examination.tokens[: indices[0]]):
        trade = _trades_of_title(examination.profile.jobs[0]) if examination.profile.jobs else frozenset()
    return tuple(job for job in jobs if trade & _trades_of(job))


def trades_named(token: Token) -> frozenset[str]:
    """The trades that a word names by itself or in a total: "driving", "behind the wheel"."""
    return families_in([token]) | _named_in("wider", [token])


def _trade(words: list[Token]) -> frozenset[str]:
    """The trades that words name, where each of them names one; "line work" is a lineman's."""
    found: set[str] = set()
    named = _named_in("wider", words) | families_in(words)
    filling = frozenset[str]().union(*(_COMPLETING.get(trade, frozenset()) for trade in named))
    words = [one for one in words if one.folded not in filling]
    for token in words:
        of_token = trades_named(token)
        if token.folded == "line":
            of_token = frozenset({"linework"})
        if not of_token:
            return frozenset()
        found |= of_token
    return frozenset(found)


_COMPLETING = {
    "trucking": frozenset({"commercial", "comercial"}),
    "water": frozenset({"treatment", "tratamiento"}),
}
"""Words that only complete the name of a trade: commercial driving, water treatment."""


def _trades_of_title(job: Job) -> frozenset[str]:
    return families_of(job) | _named_in("wider", job.title.tokens)


@lru_cache(maxsize=512)
def _trades_of(job: Job) -> frozenset[str]:
    tokens = [*job.title.tokens, *read(job.row.company_name, job.title.code).tokens]
    tokens += [token for line in lasting_lines(job) for token in line.reading.tokens]
    return families_of(job) | _named_in("wider", tokens)


def _in_places(words: list[Token], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs in the kinds of place that words name, with or without their trade: maintenance in food plants."""
    trades = [one for one in words if families_in([one])]
    places = [one for one in words if one not in trades]
    wanted = _named_in("places", places)
    if not wanted or any(not _named_in("places", [one]) and not _is_place(one, jobs) for one in places):
        return ()
    return tuple(
        job
        for job in jobs
        if (wanted & _places_of(job) or any(says(one, job.place_keys) for one in places))
        and all(families_in([one]) & families_of(job) for one in trades)
    )


def _is_place(token: Token, jobs: tuple[Job, ...]) -> bool:
    return token.folded in _PLACES or any(says(token, job.place_keys) for job in jobs)


_PLACES = word_set("totals_places")


@lru_cache(maxsize=512)
def _places_of(job: Job) -> frozenset[str]:
    return _named_in("places", [*job.title.tokens, *read(job.row.company_name, job.title.code).tokens])


def _working_on(words: list[Token], phrase: list[Token], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs of working on one of several things: "repairing trucks and heavy equipment", "on buses and trucks"."""
    acts = [one for one in words if one.role is Role.ACT and one.is_act]
    lists = _lists(phrase, acts)
    if len(lists) < 2 and not acts:  # noqa: PLR2004 - one thing is no list: its jobs are found as they are
        return ()
    fitting = tuple(
        job for job in jobs if not is_low(job) and any(_works(job, acts, things) for things in lists or [[]])
    )
    return fitting if acts else tuple(job for job in fitting if _is_alike(job, fitting[0]))


def _lists(phrase: list[Token], acts: list[Token]) -> list[list[Token]]:
    """Things that "and", "or" and commas part, each as its words: [straight, trucks], [tractor-trailers]."""
    found: list[list[Token]] = [[]]
    for token in phrase:
        if token.folded in _ANDS or token.breaks:
            found.append([])
        if not _is_filling(token) and token not in acts:
            found[-1].append(token)
    return [one for one in found if one]


def _is_around(job: Job, things: list[Token]) -> bool:
    """Whether things are named anywhere in a job: who helped with pipe was around pipe."""
    known = (job.title_keys | job.place_keys).union(*(line.keys for line in lasting_lines(job)))
    return all(says(one, known) or _named_in("wider", [one]) & _trades_of(job) for one in things)


def _is_at_wheel(phrase: list[Token]) -> bool:
    """Whether years are told as spent "behind the wheel", "al volante", whatever was driven."""
    return any(word in _WHEEL for one in phrase[:2] for word in one.words)


_WHEEL = frozenset({"wheel", "volante"})


def _works(job: Job, acts: list[Token], things: list[Token]) -> bool:
    """Whether a job does each act to the things of one run: by its title, or in a line that has them."""
    for act in acts:
        if act.parts and not _named_in("wider", [act]) & _trades_of(job):
            return False  # "operating machinery" is one word
        does = replace(act, keys=act.parts[0], parts=()) if act.parts else act
        is_in_line = any(
            (does.keys & line.acts or shows_otherwise(does, line)) and all(says(one, line.keys) for one in things)
            for line in lasting_lines(job)
        )
        if not is_in_line and not title_does(job, does):
            return False
    return all(_has(job, one) for one in things)


def _has(job: Job, token: Token) -> bool:
    strong = (job.title_keys | job.place_keys).union(*(line.keys for line in lasting_lines(job) if not line.is_weak))
    return says(token, strong) or bool(_named_in("wider", [token]) & _trades_of(job))


def _is_alike(job: Job, other: Job) -> bool:
    """Whether two jobs are of one sort: of one trade, or both a technician's."""

    def fits(one: Job) -> bool:
        return any(word in _FITTERS for token in one.title.tokens for word in token.words)

    return bool(families_of(job) & families_of(other)) or (fits(job) and fits(other))


def _named_in(section: str, tokens: Iterable[Token]) -> frozenset[str]:
    names = _names(section)
    found: set[str] = set()
    for token in tokens:
        for part in (token.keys, *token.parts):
            for key in part:
                found |= names.get(key, frozenset())
    return frozenset(found)


@cache
def _names(part: str) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for sort, words in table("families")[part].items():
        for word in words.split():
            for form in (noun_form(word, "en"), noun_form(word, "es"), f"raw:{word}"):
                found.setdefault(form, set()).add(sort)
    return {form: frozenset(sorts) for form, sorts in found.items()}
