"""Families of trades: the helper's years and the electrician's are years in one trade."""

from collections.abc import Iterable
from functools import cache, lru_cache

from workers.trades.proof.stems import noun_form, table
from workers.writing.gate.rows.parts_of_jobs import lasting_lines
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token

_BY_TITLE = frozenset({"safety"})
"""A trade for those whose title says so: the duties of everybody speak of safety."""
FITTERS = frozenset({"tech", "technician", "mechanic", "tecnico", "tecnica", "mecanico", "mecanica"})
"""Titles that trades use for one another; what they are of must be proven beside them."""


def families_in(tokens: Iterable[Token], *, with_hints: bool = False) -> frozenset[str]:
    """Trades that words name (plumbing, pintor), and `with_hints` those that their things tell of (conduit)."""
    found: set[str] = set()
    for token in tokens:
        for part in (token.keys, *token.parts):
            for key in part:
                found |= _families(with_hints=with_hints).get(key, frozenset())
    return frozenset(found)


@lru_cache(maxsize=512)
def families_of(job: Job) -> frozenset[str]:
    """Trades that a job belongs to: by its title, and by its duties and employer where the title tells none."""
    by_title = families_in(job.title.tokens, with_hints=True) | _of_drivers(job)
    telling = by_title - {"machine_operation", "production", "millwright"}
    if telling:
        return by_title
    by_duties = families_in((token for line in lasting_lines(job) for token in line.reading.tokens), with_hints=True)
    by_employer = families_in(read(job.row.company_name, job.title.code).tokens)
    return by_title | ((by_duties | by_employer) - _BY_TITLE)


def _of_drivers(job: Job) -> frozenset[str]:
    """The drivers' trade, for whoever operates a bus: a transit operator."""
    words = {word for token in job.title.tokens for word in token.words}
    return frozenset({"trucking"}) if words & _OPERATORS and words & _BUSES else frozenset()


_OPERATORS = frozenset({"operator", "operador", "operadora"})
_BUSES = frozenset(
    {"bus", "transit", "coach", "trolley", "streetcar", "shuttle", "autobus", "paratransit", "motorcoach"}
)


@cache
def _families(*, with_hints: bool) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    lists = table("families")
    named = [*lists["names"].items(), *(lists["hints"].items() if with_hints else ())]
    for family, words in named:
        for word in words.split():
            for code in ("en", "es"):
                for form in (noun_form(word, code), f"raw:{word}"):
                    found.setdefault(form, set()).add(family)
    return {form: frozenset(families) for form, families in found.items()}


def may_be_of(token: Token, job: Job) -> bool:
    """Whether a word names no trade, or the job's among several: a "mecánico" is a mechanic or a millwright."""
    named = families_in([token])
    return not named or bool(named & families_of(job))
