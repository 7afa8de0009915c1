"""Families of trades: which jobs count together when years are counted, and what the years are years of."""

import re
from collections.abc import Sequence

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation, lowers_rank
from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.person.tenure import whole_years
from workers.writing.trades.families import (
    ANY_SITE,
    families_called,
    families_of_title,
    is_called,
    name_of_trade,
)
from workers.writing.trades.families_of_jobs import (
    families_at_shop,
    families_of_job,
    families_of_shop,
    families_titled,
    sells,
    tells_otherwise,
)
from workers.writing.trades.own_work import own_work, shows_trade
from workers.writing.trades.title_ranks import HELPERS, is_learners, leads, rank_of


class Tenure(msgspec.Struct, frozen=True):
    """Whole years in a family of trades, overlaps counted once; `family` is its key."""

    family: str
    years: int
    jobs: tuple[Experience, ...]

    def trade(self, code: LanguageCode) -> str:
        """What the years are years of: the electrical trade, plumbing; with its branch or by its part of the titles."""
        return name_of_trade(self.family, [_naming(job) for job in self.jobs], code)

    def told(self, code: LanguageCode) -> tuple[str, ...]:
        """The years as sentences of a letter; in Spanish the first only holds of who is at work."""
        trade = self.trade(code)
        if code == "en":
            return (f"I have {self.years} years in {trade}.",)
        return (f"Llevo {self.years} años en {trade}.", f"Tengo {self.years} años de experiencia en {trade}.")


def _naming(job: Experience) -> str:
    """What says of which part of a trade a job was: its title, or with the employer where that is of every trade."""
    title = job.job_title
    if job.typed_title and not families_of_title(title) and families_of_title(job.typed_title):
        title = job.typed_title
    words = set(re.findall(r"[^\W\d]+", fold(title)))
    return f"{title} {job.company_name}" if words <= _OF_EVERY_TRADE else title


def tenure_in_trade(
    facts: ProfileFacts, title: str, *, with_learning: bool = False, with_duties: bool = False, sought: str = ""
) -> Tenure | None:
    """Years in the family of `title` that the person has most of; None where they worked in none of its families.

    Of as many that of the position which is `sought` (an ironworker's and welder's in welding), then of the title.
    Where that is a trade of the title, none by what is done beside any trade: no septic pumper driver's of driving.

    `with_learning` counts jobs too whose titles name no trade, where they led to one of the trade: see `_led_to`.
    `with_duties` counts a job that no title tells of by its first line: a machine operator's who ran lathes.
    """
    named, own = families_of_title(sought), families_of_title(title)
    families = _families_under(facts, title)
    if families & named - _BESIDE_A_TRADE:
        families -= _BESIDE_A_TRADE - named
    found = (
        Tenure(family, whole_years(told, facts.today), told)
        for family in sorted(families)
        if (told := jobs_of_trade(facts, family, with_learning=with_learning, with_duties=with_duties))
    )
    return max(found, key=lambda one: (one.years, one.family in named, one.family in own), default=None)


def _families_under(facts: ProfileFacts, title: str) -> frozenset[str]:
    """Return the families that a title names, and those of the jobs with this title.

    Their rows may tell what it leaves open.
    """
    return families_of_title(title).union(
        *(families_of_job(job) for job in facts.experiences if job.job_title == title)
    )


def jobs_of_trade(
    facts: ProfileFacts, family: str, *, with_learning: bool = True, with_duties: bool = True
) -> tuple[Experience, ...]:
    """The jobs whose years are years in a family of trades; none where no title names it. See `tenure_in_trade`."""
    jobs = tuple(job for job in facts.experiences if family in families_of_job(job))
    if not jobs:
        return ()
    learnt = [job for job in facts.experiences if with_learning and _is_learnt(job, jobs, family)]
    done = [job for job in facts.experiences if with_duties and _is_told_of(family, job)]
    return tuple(job for job in facts.experiences if job in jobs or job in learnt or job in done)


def jobs_called(facts: ProfileFacts, name: str) -> tuple[Experience, ...]:
    """The jobs whose years may be told by the name of a trade: "forklift repair" only those that are called so."""
    found = (
        tuple(job for job in jobs_of_trade(facts, family) if is_called(family, name, _naming(job)))
        for family in sorted(families_called(name))
    )
    return max(found, key=len, default=())


def _is_learnt(job: Experience, jobs: Sequence[Experience], family: str) -> bool:
    return (
        _led_to(job, jobs, family)
        or _rose_to(job, jobs)
        or family in families_at_shop(job)
        or _is_of_one_work(job, jobs, family)
    )


def _is_of_one_work(job: Experience, jobs: Sequence[Experience], family: str) -> bool:
    """Whether a job of no named trade was with the employer of one of `jobs`, and its duties or that name show it.

    A process technician's among molds after the mold setter's, a roller operator's at Alamo Ridge Paving; a service
    technician's is there by itself.
    """
    is_open = rank_of(job.job_title) > 0 and not families_titled(job) and not _names_another(job.job_title)
    is_there = any(job.has_employer_of(one) for one in jobs)
    is_shown = shows_trade(family, job.duties)
    is_known = is_shown or family in families_of_shop(job.company_name) or _SERVES.fullmatch(job.job_title.strip())
    return is_open and is_there and bool(is_known)


def _names_another(title: str) -> bool:
    """Whether a title is one of an office or a shop, or of an occupation of its own."""
    return bool(_GENERAL.search(title) or _OF_YARD.search(title) or _named_occupations(title) - _OF_EVERY_TRADE)


def _rose_to(job: Experience, jobs: Sequence[Experience]) -> bool:
    """Whether a leader's job of no named trade followed one of `jobs` with the same employer: a section foreman's."""
    names_trade = families_titled(job) - {ANY_SITE}
    return (
        leads(job.job_title)
        and not names_trade
        and any(job.has_employer_of(one) and one.start_date < job.start_date for one in jobs)
    )


def title_risen_from(facts: ProfileFacts, job: Experience) -> str:
    """The title, of a named trade, that somebody had with the employer of a job of none that goes on with it.

    A leader's job does, and one whose duties or whose employer's name show the trade. Else the job's own title.
    """
    named = [one for one in facts.experiences if families_titled(one) and one is not job]
    risen = (one for one in named if _rose_to(job, [one]))
    alike = (one for one in named if any(_is_of_one_work(job, [one], family) for family in families_of_job(one)))
    return next((one.job_title for one in (*risen, *alike)), job.job_title)


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
        and not families_titled(job) - {ANY_SITE}
        and not _named_occupations(job.job_title)
        and not families_of_shop(job.company_name)
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
        and not families_titled(job)
        and not _names_another(job.job_title)
        and any(job.has_employer_of(one) for one in tenure.jobs)
    )


def _led_to(job: Experience, jobs: Sequence[Experience], family: str) -> bool:
    """Whether a job of no named trade was of the family, too, of which `jobs` are.

    A learner's was that came before one of them, by one employer or occupation with it, by the employer's name, or by
    the things of its duties; the job of whoever has a title of every trade (operator, laborer) by the employer's name
    or such things alone, whenever it was; a labourer's by such things only before one of them.
    """
    if families_titled(job) - {ANY_SITE}:
        return False
    shop = families_of_shop(job.company_name)
    words = set(re.findall(r"[^\W\d]+", fold(job.job_title)))
    is_about_place = bool(_OF_A_PLACE.search(job.job_title))
    if family in shop and not is_about_place and (is_learners(job.job_title) or words <= _OF_EVERY_TRADE):
        return True
    named = _named_occupations(job.job_title) - _OF_EVERY_TRADE
    is_open = (
        not named
        and not shop
        and not sells(job.company_name)
        and (is_learners(job.job_title) or words <= _OF_EVERY_TRADE)
    )
    is_open = is_open or (is_about_place and shop == {family})
    later = [one for one in jobs if job.start_date <= one.start_date]
    is_open = is_open and (rank_of(job.job_title) > 0 or bool(later))
    is_shown = is_open and shows_trade(family, job.duties)
    if not is_learners(job.job_title) or is_about_place:
        return is_shown
    return is_shown or any(job.has_employer_of(one) or named & set(fold(one.job_title).split()) for one in later)


def _named_occupations(title: str) -> set[str]:
    words = set(re.findall(r"\w+", fold(title))) - HELPERS
    return {word for word in words if is_occupation(word) and not lowers_rank(word)}


def _is_told_of(family: str, job: Experience) -> bool:
    """Whether the first line of a job names a trade that its title doesn't, for who did that work."""
    first, *_ = job.duties.strip().splitlines() or [""]
    is_open = not families_titled(job) and rank_of(job.job_title) > 0
    if family == _OF_MACHINES and _OPERATES.search(job.job_title) and _RUNS_MACHINE.match(fold(first)):
        return True
    return (
        is_open
        and family not in _OF_TITLES
        and family in families_of_title(own_work(first))
        and not tells_otherwise(family, job)
    )


_BESIDE_A_TRADE = frozenset({"driving", "equipment", "warehouse", "production", "packaging", ANY_SITE})
"""What people of every trade do, too, and are called by beside it."""
_OF_MACHINES = "equipment"
_OPERATES = re.compile(
    r"(?:^|[/,&])\s*(?:operator|operadora?|opr?)(?: (?:[ivx]+|[a-d]|\d))?\s*(?:$|[/,&(-])", re.IGNORECASE
)
_RUNS_MACHINE = re.compile(
    r"\W*(?:(?:ran|run|operated?|operating|running|oper[aeo]|operaba|operando|maneje|manejo|manejaba)\s+)?"
    r"(?:(?:an?|the|el|la|una?|mini|cat|deere|john deere|case|komatsu|\d\w*)\s+){0,3}"
    r"(?:d\d+ )?(?:backhoes?|excavators?|dozers?|bulldozers?|trackhoes?|track hoes?|skid[ -]steers?|excavadoras?"
    r"|motor ?graders?|\d{3}\w? (?:graders?|scrapers?|loaders?)|(?:wheel |front[ -]end |track )loaders?"
    r"|cargador(?:es)? frontal(?:es)?|retroexcavadoras?|retros?|motoniveladoras?|motoconformadoras?|trascabos?)"
    r"\b(?! (?:driver|operator|mechanic|parts?|buckets?|attachments?))"
)
"""Who is a bare operator by a part of the title runs the earth mover that begins the duties: operator, pipe layer."""
_LONG = 4
"""How many times as long as a helper's job of no named trade the years in the trade are that are told without it."""
_OF_TITLES = frozenset(
    {"water", "line", "track", "driving", "equipment", "maintenance", "construction", "production", "warehouse"}
    | {"cleaning", "collision", "mechanics"}
)
"""Trades by words that duties of other trades have, too: who tests a pool's water treats no wastewater."""
_GENERAL = re.compile(
    r"\b(?:general|associate|sales|retail|store|office|kitchen|crew member|asociad[oa]|ventas|tienda|oficina|cocina"
    r"|bookkeep\w*|clerk|cashier|account\w*|secretar\w*|receptionist|dispatch\w*|guard|cajer[oa]|contador\w*)\b",
    re.IGNORECASE,
)
"""A general helper learns no trade, nor does who sells, cooks or keeps the books."""
_SERVES = re.compile(
    r"(?:(?:field|road|shop|lead|senior|sr\.?) )*serv(?:ice)? tech(?:nician)?(?: (?:[ivx]+|\d))?", re.IGNORECASE
)
"""Who goes out to serve what others at the same employer serve."""
_OF_YARD = re.compile(r"\byard ?(?:man|person|worker|hand)\b|\bpatiero\b", re.IGNORECASE)
_OF_A_PLACE = re.compile(
    r"\b(?:shop|yard|warehouse|plant|mill) (?:helper|hand)\b|\bayudante de (?:taller|patio|planta|bodega)\b",
    re.IGNORECASE,
)
"""Who helps about the place learns a trade only where the duties show it: a shop helper saws bar stock."""
_OF_EVERY_TRADE = word_set("titles_of_every_trade") | {"utility", "machine", "maquina", "maquinas"}
"""Words of titles that tell no trade: who has them at a roofing company is in roofing, a utility worker in none."""
