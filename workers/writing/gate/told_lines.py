"""A bullet that is a typed line of its job told in the document's language, all of it and nothing else.

What such a line says the translation's own rules vouch for: word by word the gate would take the quarters of "beef
quarters" for a number, and the T of T-shirts for a name.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.words import sentences_as_typed, words_of
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.left_out.no_work import is_denial
from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.duties.told_whole import is_told_whole
from workers.writing.duties.typed_lines import pieces_by_line
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import english_of
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.into_spanish.line import in_spanish, is_typed_in_past
from workers.writing.words.makers_done_to import with_makers_done_to

_SMALL = frozenset({"i", "a", "an", "the"})
_LEAD = re.compile(r"^\W*(?:(?:adem[aá]s|tambi[eé]n|luego|y)\s+)?", re.IGNORECASE)
"""What a document leaves out before a line: its mark, and what joins it to the line above."""


def is_told_line(bullet: str, job: Experience, code: LanguageCode) -> bool:
    """Whether a line of this job, or a sentence of one, says in the other language just what the bullet says."""
    said = _words(bullet)
    if code == "es":
        return bool(said) and said in _told_in_spanish(job)
    return bool(said) and said in _told_in_english(job)


@lru_cache(maxsize=64)
def _told_in_english(job: Experience) -> frozenset[tuple[str, ...]]:
    """Spanish lines and sentences in English, as typed and as they stand in a document: without what others do."""
    typed = dict.fromkeys([*_typed(job.duties), *_standing(job, "es")])
    with of_job(job.job_title):
        told = [english_of(line, past=job.end_date is not None) for line in typed]
    return frozenset(_words(one.text) for one in told if one.text and one.is_whole)


@lru_cache(maxsize=64)
def _told_in_spanish(job: Experience) -> frozenset[tuple[str, ...]]:
    """English lines in Spanish: as notes, and in the first person in the tense that is the job's or the line's own."""
    is_ended = job.end_date is not None
    found: set[tuple[str, ...]] = set()
    for typed in _standing(job, "en"):
        if text := in_spanish(typed, past=is_ended, beside=job.titles):
            voices = {text} if is_ended else {text, in_own_voice(text, past=False)}
            if is_ended or is_typed_in_past(typed):
                voices |= {in_own_voice(text, past=True, of_habit=of_habit) for of_habit in (False, True)}
            found |= {_words(voice) for voice in voices}
    return frozenset(found)


def _standing(job: Experience, typed_in: LanguageCode) -> Iterator[str]:
    """The lines of a job as they stand in a document, and of English ones their pieces.

    None of a line that denies something, which a piece of it may claim.
    """
    duties = with_makers_done_to(job.duties) if typed_in == "en" else job.duties
    for row in duties.splitlines():
        if is_told_whole(Duty(row)) or any(is_denial(one, typed_in) for one in sentences_as_typed(row)):
            continue
        for line, pieces in pieces_by_line(msgspec.structs.replace(job, duties=row), typed_in).items():
            yield line
            yield from (piece.text for piece in pieces if typed_in == "en")


def _typed(duties: str) -> Iterator[str]:
    for line in duties.splitlines():
        yield from (_LEAD.sub("", one) for one in (line, *sentences_as_typed(line)))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.folded for word in words_of(text) if word.folded not in _SMALL)
