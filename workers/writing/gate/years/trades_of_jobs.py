"""Which trades and kinds of place words of a total name, and which each job shows: title, employer and lines.

A total is told in wider words than a title ("around food plants", "behind the wheel"), so they have their own lists.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from workers.trades.proof.stems import noun_form, table
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.rows.families import families_in, families_of
from workers.writing.gate.rows.parts_of_jobs import lasting_lines
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, says


def trades_named(token: Token) -> frozenset[str]:
    """The trades that a word names by itself or in a total: "driving", "behind the wheel"."""
    return families_in([token]) | sorts_named("wider", [token])


def trade_of(words: list[Token]) -> frozenset[str]:
    """The trades that words name, where each of them names one; "line work" is a lineman's."""
    found: set[str] = set()
    named = sorts_named("wider", words) | families_in(words)
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


def trades_of_title(job: Job) -> frozenset[str]:
    """The trades that a title names, or that are told in wider words of a total."""
    return families_of(job) | sorts_named("wider", job.title.tokens)


@lru_cache(maxsize=512)
def trades_of_job(job: Job) -> frozenset[str]:
    """The trades of a whole job; by its lines, too, as an electrician's helper worked in the trade."""
    tokens = [*job.title.tokens, *read(job.row.company_name, job.title.code).tokens]
    tokens += [token for line in lasting_lines(job) for token in line.reading.tokens]
    return families_of(job) | sorts_named("wider", tokens)


def jobs_in_places(words: list[Token], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs in the kinds of place that words name, with or without their trade: maintenance in food plants."""
    trades = [one for one in words if families_in([one])]
    places = [one for one in words if one not in trades]
    wanted = sorts_named("places", places)
    if not wanted or any(not sorts_named("places", [one]) and not _is_place(one, jobs) for one in places):
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
    return sorts_named("places", [*job.title.tokens, *read(job.row.company_name, job.title.code).tokens])


def sorts_named(section: str, tokens: Iterable[Token]) -> frozenset[str]:
    """Which sorts of a part of families.toml the words name: its wider trades, or its kinds of place."""
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
