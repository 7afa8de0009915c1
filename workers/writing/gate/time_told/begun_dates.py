"""Whether a clause tells that something began or ended on its day: then to be at work on that day proves nothing."""

import re
from collections.abc import Iterable
from datetime import date
from enum import StrEnum
from functools import cache

from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.tokens import Token, is_head, says
from workers.writing.gate.time_told.days import Day

_BEGUN = word_set("times_begun")
_SINCE = word_set("times_since") - {"de"}
_EARNED = word_set("certificates_earned") - {"held", "finished"}
_AS = frozenset({"as", "como", "de"})
_FAR = 8
"""Words before a date within which a sentence tells that something began."""


class End(StrEnum):
    """Which end of a job a day is told to be."""

    BEGUN = "begun"
    LEFT = "left"


def ends_told(examination: Examination, clause: Iterable[tuple[int, Token]]) -> frozenset[End]:
    """The ends that the verbs of a clause tell of: both in "left Acme to join Bell"; a credential's have their own."""
    if examination.credentials:
        return frozenset()
    said = " ".join(word for _, token in clause for word in token.words)
    return frozenset(end for end in End if _verbs(end).search(said))


@cache
def _verbs(end: End) -> re.Pattern[str]:
    return re.compile(pattern(f"date_{end}"))


def begun_as(examination: Examination, day: Day) -> list[date]:
    """First days of the jobs of the title that a trained person began as: "OSHA 30 trained, who began as a laborer"."""
    tokens = examination.tokens
    before = range(max(0, day.indices[0] - _FAR), day.indices[0] - 1)
    begun = next((at for at in reversed(before) if tokens[at].folded in _BEGUN_AS), None)
    if not examination.credentials or begun is None or tokens[begun + 1].folded not in _AS:
        return []
    title = [one for one in tokens[begun + 2 : day.indices[0]] if not one.is_plain]
    if not any(map(is_head, title)) or any(one.breaks for one in title):
        return []
    jobs = examination.career or examination.profile.jobs
    return [job.row.start_date for job in jobs if all(says(one, job.title_keys) for one in title)]


_BEGUN_AS = _BEGUN | frozenset({"starting", "empezo", "comenzo", "inicio", "empezando"})


def begun_on(examination: Examination, day: Day, held: Held, clause: Iterable[tuple[int, Token]]) -> list[date]:
    """The day that a paper yet to be earned was entered with, where a clause tells since when it is worked toward."""
    said = {one.folded for _, one in clause}
    issued, today = held.row.issued, examination.profile.facts.today
    is_begun = day.leads in _SINCE or bool(said & _BEGUN)
    return [issued] if issued and issued <= today and is_begun and not said & _EARNED else []
