"""Which paper a phrase tells by its very date: "my clamp truck certification is good until February 2029".

Papers are called by many names, and in another language by others still. Whoever tells the month in which a paper ends,
or was issued, means the one that does so: then a plain word that no list pairs with its row is only another name. A
code, a number, a class, a rank, a name and another kind of paper still have to be the row's.
"""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.credentials.ended_papers import is_name
from workers.writing.gate.credentials.rows import FIRST, is_of_other_material, row_says
from workers.writing.gate.credentials.status import fits_kind, status_fault
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, is_head
from workers.writing.gate.time_told.days import Day, days_told

_FAR = 8
"""Words behind a phrase within which its date may stand."""
_UNTIL = word_set("times_until") | word_set("papers_until")


def told_by_date(examination: Examination, segment: list[int], wanted: list[int]) -> Held | None:
    """The only row that ends, or was issued, in the month that a phrase tells with it; None where none is."""
    tokens = examination.tokens
    reach = range(segment[0], min(segment[-1] + _FAR, len(tokens)))
    days = [day for day in days_told(examination) if day.month and set(day.indices) & set(reach)]
    if not days:
        return None
    day = days[0]
    between = {word for at in reach if at < day.indices[0] for word in tokens[at].words}
    rows = [held for held in examination.profile.credentials if _is_dated(held, day, between)]
    if len(rows) != 1 or status_fault(examination, segment, rows[0]) or not fits_kind(examination, segment, rows[0]):
        return None
    wanted = [at for at in wanted if at not in day.indices]
    left = [at for at in wanted if not row_says(rows[0], tokens[at])]
    is_shared = len(left) < len(wanted)
    names_paper = any(tokens[at].folded in claim_words().credential_generic for at in segment)
    is_translated = read(rows[0].row.name, examination.profile.code).code != examination.reading.code
    if not (is_shared or (names_paper and is_translated)):
        return None
    left += [at for at in segment if at not in wanted and _is_rank(tokens[at]) and not row_says(rows[0], tokens[at])]
    says_who = not is_translated and any(is_head(tokens[at]) for at in left)
    return None if says_who or any(_claims(examination, tokens[at]) for at in left) else rows[0]


def _is_dated(held: Held, day: Day, said: set[str]) -> bool:
    """Whether a row ends in a month where a phrase tells an end, or was issued then where it tells none."""
    meant = held.row.expires if said & _UNTIL else held.row.issued
    return meant is not None and (meant.year, meant.month) == (day.year, day.month) and day.day in {None, meant.day}


def _claims(examination: Examination, token: Token) -> bool:
    """Whether a word that a row lacks says more than another name would: a code, a class, a rank, a metal."""
    return is_name(token) or _is_rank(token) or is_of_other_material(examination, token)


def _is_rank(token: Token) -> bool:
    words = claim_words()
    ranks = words.high_ranks | words.levels.keys() | words.license_words | FIRST
    return any(word in ranks for word in token.words)
