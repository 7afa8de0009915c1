"""How long ago something was: "ten years since certification", "I started more than fifteen years ago"."""

from datetime import date

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.credentials.rows import row_says
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.time_told.lengths import Length, length_at

_YEAR_DAYS = 365.2425
_SINCE = frozenset({"since", "after", "desde"})
_AGO = frozenset({"ago", "atras"})
_MORE = frozenset({"more", "than", "over", "mas", "de", "about", "around", "nearly", "almost", "casi", "unos"})
_BEGUN = word_set("times_begun")
_REACH = 4


def settle_years_since_papers(examination: Examination) -> None:
    """Settle years since a credential where the row that its sentence names, in force, was issued so long ago."""
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        length = length_at(tokens, at) if token.number and at not in examination.settled else None
        if length is None or not any(one.folded in _SINCE for one in tokens[length.indices[-1] + 1 :][:1]):
            continue
        first = length.indices[-1] + 2
        named = [there for there in range(first, min(first + _REACH, len(tokens))) if not tokens[there].breaks]
        papers = [there for there in named if tokens[there].folded in claim_words().credential_generic]
        if not papers:
            continue
        rest = [there for there in range(len(tokens)) if there not in (*length.indices, *named)]
        if any(_is_so_long(held.row.issued, length, examination) for held in _rows_meant(examination, rest)):
            examination.settle(*length.indices, *range(length.indices[-1] + 1, papers[0] + 1))


def _rows_meant(examination: Examination, rest: list[int]) -> list[Held]:
    """The rows in force of which the rest of a sentence says most; those of licences where it says nothing of any."""
    rows = [held for held in examination.profile.credentials if held.is_held]
    told = [examination.tokens[at] for at in rest if not examination.tokens[at].is_plain]
    said = [sum(row_says(held, one) for one in told) for held in rows]
    if most := max(said, default=0):
        return [held for held, words in zip(rows, said, strict=True) if words == most]
    return [held for held in rows if held.words & (claim_words().license_words | _OF_A_TRADE)]


_OF_A_TRADE = frozenset({"certification", "certified", "journeyman", "certificacion"})


def begun_ago(examination: Examination, length: Length) -> frozenset[str]:
    """Ids of the jobs that began as long ago as a sentence of beginning says; none where it says no such thing."""
    tokens, first = examination.tokens, length.indices[0]
    while first and tokens[first - 1].folded in _MORE:
        first -= 1
    is_ago = (first and tokens[first - 1].folded == "hace") or any(
        one.folded in _AGO for one in tokens[length.indices[-1] + 1 :][:1]
    )
    if not is_ago or not any(one.folded in _BEGUN for one in tokens):
        return frozenset()
    return frozenset(job.row.id for job in examination.jobs if _is_so_long(job.row.start_date, length, examination))


def _is_so_long(day: date | None, length: Length, examination: Examination) -> bool:
    """Whether a day is as many years away, counted in whole years or to the nearest."""
    years = (examination.profile.facts.today - day).days / _YEAR_DAYS if day else 0.0
    least, most = (0.6, 1.6) if length.is_rough else (0.25, 1.0)
    return length.years - least <= years < length.years + most
