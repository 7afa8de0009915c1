"""Families of trades: which jobs count together when years are counted, and what the years are years of."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, lowers_rank
from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.facts import Experience, ProfileFacts
from workers.writing.tenure import whole_years
from workers.writing.title_ranks import HELPERS, is_learners, leads, rank_of


class Tenure(msgspec.Struct, frozen=True):
    """Whole years in a family of trades, overlaps counted once; `family` is its key."""

    family: str
    years: int
    jobs: tuple[Experience, ...]

    def trade(self, code: LanguageCode) -> str:
        """What the years are years of: the electrical trade, plumbing; with its branch where a title names that.

        A narrower name, where every title has it: diesel repair.
        """
        family = _families()[self.family]
        branch = frozenset(family.get("branch", "").split())
        titles = [fold(job.job_title) for job in self.jobs]
        for part in family.get("narrower", ()):
            if all(any(name in title for name in part["each"]) and not _ALSO.search(title) for title in titles):
                return str(part[code])
        words = {word for title in titles for word in re.findall(r"[\w/]+", title)}
        return str(family[f"{code}_of_branch"] if branch & words else family[code])

    def told(self, code: LanguageCode) -> tuple[str, ...]:
        """The years as sentences of a letter; in Spanish the first only holds of who is at work."""
        trade = self.trade(code)
        if code == "en":
            return (f"I have {self.years} years in {trade}.",)
        return (f"Llevo {self.years} años en {trade}.", f"Tengo {self.years} años de experiencia en {trade}.")


def families_of_title(title: str) -> frozenset[str]:
    """The families that a title's words name; a helper's is that of the one who is helped."""
    return _families_named(title, _words())


def _families_named(name: str, words_by_family: dict[str, frozenset[str]]) -> frozenset[str]:
    words = _words_in(name)
    found = {key for key, named in words_by_family.items() if named & words and not _others()[key] & words}
    return frozenset(found - {_ANY_SITE} if len(found) > 1 else found)


def _words_in(name: str) -> set[str]:
    """Words, also two beside each other as one: low voltage is low-voltage."""
    plain = re.findall(r"\w+", fold(name))
    words = {*re.findall(r"[\w/-]+", fold(name)), *re.findall(r"\w&\w", fold(name)), *plain}
    words |= {f"{one}-{other}" for one, other in pairwise(plain)}
    words |= {word.removesuffix("s") for word in words}
    return words | {
        _FEMININE.sub(lambda one: one[1] if one[1].endswith("or") else f"{one[1]}o", word) for word in words
    }


def tenure_in_trade(
    facts: ProfileFacts, title: str, *, with_learning: bool = False, with_duties: bool = False
) -> Tenure | None:
    """Years in the family of `title` that the person has most of; None where they worked in none of its families.

    `with_learning` counts jobs too whose titles name no trade, where they led to one of the trade: see `_led_to`.
    `with_duties` counts a job that no title tells of by its first line: a machine operator's who ran lathes.
    """
    found = (
        Tenure(family, whole_years(told, facts.today), told)
        for family in sorted(families_of_title(title))
        if (told := jobs_of_trade(facts, family, with_learning=with_learning, with_duties=with_duties))
    )
    return max(found, key=lambda one: one.years, default=None)


def jobs_of_trade(
    facts: ProfileFacts, family: str, *, with_learning: bool = True, with_duties: bool = True
) -> tuple[Experience, ...]:
    """The jobs whose years are years in a family of trades; none where no title names it. See `tenure_in_trade`."""
    jobs = tuple(
        job
        for job in facts.experiences
        if family in families_of_title(job.job_title) and not _tells_otherwise(family, job)
    )
    if not jobs:
        return ()
    learnt = [job for job in facts.experiences if with_learning and _is_learnt(job, jobs, family)]
    done = [job for job in facts.experiences if with_duties and _is_told_of(family, job)]
    return tuple(job for job in facts.experiences if job in jobs or job in learnt or job in done)


def _is_learnt(job: Experience, jobs: Sequence[Experience], family: str) -> bool:
    return _led_to(job, jobs, family) or _rose_to(job, jobs) or _ran_machines_of(job, family)


def _ran_machines_of(job: Experience, family: str) -> bool:
    """Whether a title of another trade is one of the family at a firm that is called so: a mine's haul truck driver."""
    return bool(_named_by("at_shops")[family] & _words_in(job.job_title)) and family in _families_of_shop(
        job.company_name
    )


def _rose_to(job: Experience, jobs: Sequence[Experience]) -> bool:
    """Whether a leader's job of no named trade followed one of `jobs` with the same employer: a section foreman's."""
    names_trade = families_of_title(job.job_title) - {_ANY_SITE}
    return (
        leads(job.job_title)
        and not names_trade
        and any(job.has_employer_of(one) and one.start_date < job.start_date for one in jobs)
    )


def title_risen_from(facts: ProfileFacts, job: Experience) -> str:
    """The title, of a named trade, that somebody had before with the employer of a leader's job; else the job's own."""
    before = (one for one in facts.experiences if families_of_title(one.job_title) and _rose_to(job, [one]))
    return next((one.job_title for one in before), job.job_title)


def may_be_of_trade(facts: ProfileFacts, tenure: Tenure) -> bool:
    """Whether an earlier learner's job that isn't counted may be of the trade, too: nothing says of which one it was.

    Then the years are not told as all that somebody has in the trade; beside many more they make nobody small.
    """
    first = min(job.start_date for job in tenure.jobs)
    return any(_may_be_of_one_work(job, tenure, facts) for job in facts.experiences) or any(
        job not in tenure.jobs
        and tenure.years <= _LONG * max(whole_years([job], facts.today), 1)
        and job.start_date < first
        and is_learners(job.job_title)
        and not _GENERAL.search(job.job_title)
        and whole_years([job], facts.today) > 0
        and not families_of_title(job.job_title) - {_ANY_SITE}
        and not _named_occupations(job.job_title)
        and not _families_of_shop(job.company_name)
        for job in facts.experiences
    )


def _may_be_of_one_work(job: Experience, tenure: Tenure, facts: ProfileFacts) -> bool:
    """Whether a job that isn't counted may be of the trade since it was with an employer of the jobs that are.

    Its title names no trade that we know: a roller operator's before the paver's, a process technician's after the mold
    setter's.
    """
    years = whole_years([job], facts.today)
    return (
        job not in tenure.jobs
        and years > 0
        and tenure.years < _LONG * years
        and rank_of(job.job_title) > 0
        and not families_of_title(job.job_title)
        and not _GENERAL.search(job.job_title)
        and not _named_occupations(job.job_title) - _OF_EVERY_TRADE
        and any(job.has_employer_of(one) for one in tenure.jobs)
    )


@cache
def trade_names() -> dict[str, frozenset[str]]:
    """The families by each name that years are told of, in either language: low voltage work."""
    kinds = ("en", "es", "en_of_branch", "es_of_branch")
    named = [
        (" ".join(re.findall(r"\w+", fold(family[kind]))), key)
        for key, family in _families().items()
        for kind in kinds
        if kind in family
    ]
    return {name: frozenset(key for other, key in named if other == name) for name, _ in named}


def _led_to(job: Experience, jobs: Sequence[Experience], family: str) -> bool:
    """Whether a job of no named trade came before one of `jobs`, which are of the family, and was of it, too.

    A learner's was by one employer or occupation with them, by the employer's name, or by the things of its duties;
    the job of whoever has a title of every trade (operator, laborer) by the employer's name or such things alone.
    """
    later = [one for one in jobs if job.start_date <= one.start_date]
    if not later or families_of_title(job.job_title) - {_ANY_SITE}:
        return False
    shop = _families_of_shop(job.company_name)
    words = set(re.findall(r"[^\W\d]+", fold(job.job_title)))
    if family in shop and (is_learners(job.job_title) or words <= _OF_EVERY_TRADE):
        return True
    named = _named_occupations(job.job_title) - _OF_EVERY_TRADE
    is_open = (
        not named
        and not shop
        and not _SELLS.search(job.company_name)
        and (is_learners(job.job_title) or words <= _OF_EVERY_TRADE)
    )
    is_shown = is_open and bool(_named_by("shown_by")[family] & _words_in(job.duties))
    if not is_learners(job.job_title):
        return is_shown
    return is_shown or any(job.has_employer_of(one) or named & set(fold(one.job_title).split()) for one in later)


def _named_occupations(title: str) -> set[str]:
    words = set(re.findall(r"\w+", fold(title))) - HELPERS
    return {word for word in words if is_occupation(word) and not lowers_rank(word)}


def _families_of_shop(name: str) -> frozenset[str]:
    """The trades by which an employer is called: a mining company, Franks Heating & Air; who sells to it is none."""
    if _SELLS.search(name):
        return frozenset()
    return families_of_title(name) | _families_named(name, _named_by("shops"))


def _is_told_of(family: str, job: Experience) -> bool:
    """Whether the first line of a job names a trade that its title doesn't, for who did that work."""
    first, *_ = job.duties.strip().splitlines() or [""]
    is_open = not families_of_title(job.job_title) and rank_of(job.job_title) > 0
    return (
        is_open
        and family not in _OF_TITLES
        and family in families_of_title(first)
        and not _tells_otherwise(family, job)
    )


def _tells_otherwise(family: str, job: Experience) -> bool:
    """Whether the duties of a job say that it wasn't of the trade that its title may name."""
    if family == _LICENSED:
        return _NO_CDL.search(job.duties) is not None
    is_of_floors = family == _OF_FLOORS and not _LAYS.search(job.job_title)
    return is_of_floors and _KEEPS_FLOORS.search(fold(job.duties)) is not None


_LONG = 4
"""How many times as long as a helper's job of no named trade the years in the trade are that are told without it."""
_FEMININE = re.compile(r"^(\w{3,}(?:[dst]or|er|ic|an|in))a$")
"""A title of a woman names the trade that a man's does: surtidora."""
_LICENSED = "driving"
_NO_CDL = re.compile(
    r"\bno cdl (?:was |is )?(?:needed|required|necessary)|\bnon-?cdl\b|\b(?:did(?:n't| not)|does(?:n't| not))"
    r" (?:need|require)(?: a)? cdl|\bcdl (?:was |is )?not (?:needed|required|necessary)"
    r"|\bsin (?:licencia )?(?:cdl|comercial)\b",
    re.IGNORECASE,
)
"""Who says that a job wanted no commercial licence has no years of commercial driving from it."""
_OF_FLOORS = "flooring"
_LAYS = re.compile(r"install|layer|setter|\btil(?:e|er)\b|instalador|colocador|azulej", re.IGNORECASE)
_KEEPS_FLOORS = re.compile(
    r"\b(?:encer[aeo]|decap|abrillant|autofregadora|burnish|floor scrubber|stripp?(?:ed|ing)? (?:and|&) wax)"
)
"""Who strips and waxes floors is a janitor's floor technician, and no years of theirs are of laying floors."""
_OF_TITLES = frozenset(
    {"water", "line", "track", "driving", "equipment", "maintenance", "construction", "production", "warehouse"}
    | {"cleaning", "collision", "mechanics"}
)
"""Trades by words that duties of other trades have, too: who tests a pool's water treats no wastewater."""
_ALSO = re.compile(r"\bauto(?:motive|motriz)?\b|/|&|\band\b|\by\b")
"""What makes a title one of more than its narrower trade: auto and diesel mechanic."""
_ANY_SITE = "construction"
"""The family of labourers; one of track or concrete is of that trade alone."""
_GENERAL = re.compile(
    r"\b(?:general|associate|sales|retail|store|office|kitchen|crew member|asociad[oa]|ventas|tienda|oficina|cocina"
    r"|bookkeep\w*|clerk|cashier|account\w*|secretar\w*|receptionist|dispatch\w*|guard|cajer[oa]|contador\w*)\b",
    re.IGNORECASE,
)
"""A general helper learns no trade, nor does who sells, cooks or keeps the books."""
_SELLS = re.compile(
    r"\b(?:suppl(?:y|ies)|distribut\w+|wholesale\w*|rentals?|materials?|materiales|distribuidora)\b", re.IGNORECASE
)
_OF_EVERY_TRADE = word_set("titles_of_every_trade")
"""Words of titles that tell no trade: who has them at a roofing company is in roofing."""


@cache
def _families() -> dict[str, dict[str, Any]]:
    with (Path(__file__).parent / "rules" / "trades.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def _words() -> dict[str, frozenset[str]]:
    return {key: frozenset(family["words"].split()) for key, family in _families().items()}


@cache
def _named_by(part: str) -> dict[str, frozenset[str]]:
    return {key: frozenset(family.get(part, "").split()) for key, family in _families().items()}


@cache
def _others() -> dict[str, frozenset[str]]:
    return {key: frozenset(family.get("not_with", "").split()) for key, family in _families().items()}
