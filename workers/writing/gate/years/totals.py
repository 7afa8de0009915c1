"""Which jobs together prove a total of years: in a trade, around a thing, in a kind of place, on any of some machines.

A total takes in what a title leaves out: the apprentice's and the helper's years are years "in the trade" and "around
welding", though none of them is a welder's. What is told as a title's ("six years as a foreman") is no total, and what
names a process, a machine or a material counts only the jobs that have one of them.
"""

from dataclasses import replace

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import shows_otherwise, title_does
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.families import FITTERS, families_in, families_of
from workers.writing.gate.rows.parts_of_jobs import lasting_lines
from workers.writing.gate.rows.profile import Job, is_low
from workers.writing.gate.sentence.tokens import Role, Token, is_head, says
from workers.writing.gate.time_told.lengths import Length
from workers.writing.gate.time_told.told_trades import covered_words, from_link, jobs_of_told_trade
from workers.writing.gate.years.trades_of_jobs import (
    jobs_in_places,
    sorts_named,
    trade_of,
    trades_of_job,
    trades_of_title,
)
from workers.writing.gate.years.words_behind import ANDS, phrase_behind

_CALLINGS = word_set("totals_callings")
_FILLING = word_set("totals_filling")
_LEADING = word_set("totals_leading")
_AROUND = word_set("totals_around")
_AS = frozenset({"as", "como"})


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
    if (lead in _LEADING or _is_at_wheel(phrase)) and (trade := trade_of(words)):
        of_trade = tuple(job for job in jobs if trade & trades_of_job(job))
        return of_trade if _is_at_wheel(phrase) else _with_learning(of_trade, jobs)
    if lead in _LEADING and (in_place := jobs_in_places(words, jobs)):
        return in_place
    if not lead and all(one.is_act for one in words) and (trade := trade_of(words)):
        return tuple(job for job in jobs if trade & trades_of_job(job))  # "thirteen years cleaning"
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


def _is_filling(token: Token) -> bool:
    return token.folded in _FILLING or (token.is_plain and not sorts_named("wider", [token]))


def _names_calling(phrase: list[Token]) -> bool:
    """Whether years are told of a calling by such a word itself: in the trade, en el oficio."""
    return any(one.folded in _CALLINGS for one in phrase[:6])


def _of_calling(
    examination: Examination, indices: tuple[int, ...], words: list[Token], jobs: tuple[Job, ...]
) -> tuple[Job, ...]:
    """The jobs of the trade that is named beside "trade", or else of the title that its person is given."""
    named = [one for one in words if one.folded not in _CALLINGS]
    trade = trade_of(named)
    if named and not trade:
        return ()
    if not trade:
        before = [one for one in examination.tokens[: indices[0]] if not one.is_plain]
        trade = trade_of([one for one in before if trade_of([one])])
    if not trade and not any(is_head(one) for one in examination.tokens[: indices[0]]):
        trade = trades_of_title(examination.profile.jobs[0]) if examination.profile.jobs else frozenset()
    return tuple(job for job in jobs if trade & trades_of_job(job))


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
        if token.folded in ANDS or token.breaks:
            found.append([])
        if not _is_filling(token) and token not in acts:
            found[-1].append(token)
    return [one for one in found if one]


def _is_around(job: Job, things: list[Token]) -> bool:
    """Whether things are named anywhere in a job: who helped with pipe was around pipe."""
    known = (job.title_keys | job.place_keys).union(*(line.keys for line in lasting_lines(job)))
    return all(says(one, known) or sorts_named("wider", [one]) & trades_of_job(job) for one in things)


def _is_at_wheel(phrase: list[Token]) -> bool:
    """Whether years are told as spent "behind the wheel", "al volante", whatever was driven."""
    return any(word in _WHEEL for one in phrase[:2] for word in one.words)


_WHEEL = frozenset({"wheel", "volante"})


def _works(job: Job, acts: list[Token], things: list[Token]) -> bool:
    """Whether a job does each act to the things of one run: by its title, or in a line that has them."""
    for act in acts:
        if act.parts and not sorts_named("wider", [act]) & trades_of_job(job):
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
    return says(token, strong) or bool(sorts_named("wider", [token]) & trades_of_job(job))


def _is_alike(job: Job, other: Job) -> bool:
    """Whether two jobs are of one sort: of one trade, or both a technician's."""

    def fits(one: Job) -> bool:
        return any(word in FITTERS for token in one.title.tokens for word in token.words)

    return bool(families_of(job) & families_of(other)) or (fits(job) and fits(other))
