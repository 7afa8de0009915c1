"""Which paper a phrase tells as ended in the very month in which it did: "my lift card ran out in September 2026"."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.credentials.rows import row_says
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.tokens import Token
from workers.writing.gate.time_told.days import Day, days_told

_ENDED = word_set("certificates_told_ended")
_FAR = 8
"""Words behind a phrase within which the day of its end may stand."""


def ended_just_then(examination: Examination, segment: list[int], wanted: list[int]) -> Held | None:
    """The only row that ended when a phrase says, so that a plain name tells it in other words; None where none did.

    Whatever a paper is called, telling it as ended claims nothing. A code, a class or a name still has to be the row's.
    """
    tokens = examination.tokens
    reach = range(segment[0], min(segment[-1] + _FAR, len(tokens)))
    said = {word for at in reach for word in tokens[at].words}
    if not said & _ENDED or said & claim_words().current:
        return None
    days = [day for day in days_told(examination) if day.month and set(day.indices) & set(reach)]
    ended = [one for one in examination.profile.credentials if not one.is_held and any(_ends(one, day) for day in days)]
    if len(days) != 1 or len(ended) != 1:
        return None
    open_words = [at for at in wanted if at not in days[0].indices and not row_says(ended[0], tokens[at])]
    return None if any(is_name(tokens[at]) for at in open_words) else ended[0]


def _ends(held: Held, day: Day) -> bool:
    last = held.row.expires
    is_month = last is not None and (last.year, last.month) == (day.year, day.month)
    return last is not None and is_month and day.day in {None, last.day}


def is_name(token: Token) -> bool:
    """Whether a word names one paper among others: a code, a number, a name, a class."""
    is_marked = any(key.startswith("designated:") for key in token.keys)
    return (
        is_marked
        or token.number is not None
        or token.surface[1:] != token.surface[1:].lower()
        or (token.start > 0 and token.surface[:1].isupper())
    )
