"""The sections of a resume that no writer touches: education, languages, references, as the profile's rows say."""

from collections.abc import Iterator
from datetime import date
from typing import get_args

from common.documents.composed import Entry, EntrySection, Line, LineSection, ProseSection, Section
from common.tables import LanguageLevel
from workers.documents.labels import Labels, labels, month_of
from workers.language.grammar import LanguageCode
from workers.language.spoken import named_in
from workers.writing.person.facts import KnownBeside, Referee, SpokenLanguage, Training
from workers.writing.rules.rows.schooling import earned_in


def sections_beside(beside: KnownBeside, code: LanguageCode, today: date) -> Iterator[Section]:
    """Yield the sections beside jobs and skills that have anything to say."""
    words = labels(code)
    if beside.education:
        yield EntrySection(words.education, tuple(_studied(one, code, today) for one in beside.education))
    if beside.languages:
        spoken = ", ".join(
            f"{named_in(code, one.name)} ({words.language_levels[one.level]})"
            for one in sorted(beside.languages, key=_best_first)
        )
        yield ProseSection(words.languages, (spoken,))
    if beside.referees:
        yield LineSection(words.references, tuple(_asked(one) for one in beside.referees))
    elif beside.references_on_request:
        yield ProseSection(words.references, (words.on_request,))


def _best_first(one: SpokenLanguage) -> int:
    return -get_args(LanguageLevel).index(one.level)


def _studied(one: Training, code: LanguageCode, today: date) -> Entry:
    words = labels(code)
    earned = ", ".join(filter(None, (earned_in(one), words.hours.format(one.hours) if one.hours else "")))
    return Entry(one.school, earned, _dates(one, words, code, today))


def _dates(one: Training, words: Labels, code: LanguageCode, today: date) -> str:
    """Return the dates as text; an end that is yet to come says so, and without dates the text is empty."""
    if one.end_date is None:
        return f"{month_of(one.start_date, code)} \u2013 {words.present}" if one.start_date else ""
    end = month_of(one.end_date, code)
    if one.end_date > today:
        return words.expected.format(end)
    start = month_of(one.start_date, code) if one.start_date else end
    return end if start == end else f"{start} \u2013 {end}"


def _asked(one: Referee) -> Line:
    return Line(one.name, ", ".join(filter(None, (one.relation, one.phone))))
