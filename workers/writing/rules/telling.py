"""Which duties speak to a posting, and what of it they answer."""

import re
from collections.abc import Iterable

import msgspec

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.posting.asked.turns import anywhere
from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.rules.articles import with_article_of_tools
from workers.writing.rules.duties.statements import Duty, duties_in, duties_of
from workers.writing.rules.phrases import Statement
from workers.writing.rules.relevance import Relevance, Thing
from workers.writing.rules.style import Style
from workers.writing.rules.to_spanish import in_spanish
from workers.writing.translation.line import in_english

_NOUN_WORDS = 12
"""Words of a line without a verb that still reads as one thing."""
_LEAST_WORDS = 3
_ENOUGH_TRANSLATED = 0.5
"""Share of a job's duties; with fewer in the document's language the person's own words stand."""
_STRONG = 2.0
"""What one shared keyword is worth: from here on a duty answers the posting."""


class Answer(msgspec.Struct, frozen=True):
    """A thing that the posting asks for, and the duty that has it. There is no `thing` where it can't be named."""

    thing: Thing | None
    statement: Statement
    score: float


class Telling:
    """The statements of each job, the most relevant first."""

    def __init__(self, assignment: Assignment, style: Style) -> None:
        self._style = style
        self._language = assignment.language
        self._relevance = Relevance(assignment)
        self._facts = assignment.facts
        self._for_letter: dict[str, list[Statement]] = {}
        self.by_job = {job.id: self._ordered(job) for job in self._facts.experiences}

    def _ordered(self, job: Experience) -> list[Statement]:
        """What a resume shows of a job: in the document's language, or as the person wrote it where that can't be.

        Where little of a job can be translated all of it stays as it is: half and half reads as a mistake.
        """
        written_in = language_of(job.duties) or self._facts.language() or self._language
        duties = duties_of(job, written_in)
        own = self._by_relevance(_statements(job, duties, written_in))
        if written_in == self._language:
            self._for_letter[job.id] = own
            return own
        told = {duty.text: self._translated(duty.text, job) for duty in duties}
        past = job.end_date is not None
        read = [one for text in told.values() if text for one in duties_in(text, self._language, past=past)]
        translated = self._by_relevance(_statements(job, read, self._language))
        self._for_letter[job.id] = translated
        if len(translated) < len(own) * _ENOUGH_TRANSLATED:
            return own
        return translated + [one for one in own if not told.get(one.text)]

    def _translated(self, duty: str, job: Experience) -> str:
        """A duty in the document's language, where every word is known and the gate finds it proven by the duty."""
        if self._language == "en":
            text = with_article_of_tools(in_english(duty, past=job.end_date is not None))
        else:
            text = in_spanish(duty)
        return text if text and self._style.holds_of(job.id, text) else ""

    def _by_relevance(self, statements: list[Statement]) -> list[Statement]:
        return sorted(statements, key=lambda one: self._relevance.of(one.text), reverse=True)

    def best(self) -> Answer | None:
        """The duty that speaks most to the posting, newest jobs first among equals."""
        found = [
            Answer(self._relevance.thing_in(one.text), one, self._relevance.of(one.text))
            for job in self._facts.experiences
            for one in self.for_letter(job)
        ]
        best = max(found, key=lambda answer: answer.score + (0.5 if answer.thing else 0.0), default=None)
        return best if best and self._relevance.asked_in(best.statement.text) >= _STRONG else None

    def for_letter(self, job: Experience) -> list[Statement]:
        """A job's statements, those that say least last: "clean up" is a line of a list, not a sentence of a letter."""
        return sorted(
            self._for_letter[job.id],
            key=lambda one: len(one.text.split()) < _LEAST_WORDS or bool(_HOURS.match(one.text)),
        )

    def asked_in(self, job: Experience) -> float:
        """How much of what the posting asks for the statement of a job that has most of it has."""
        return max((self._relevance.asked_in(one.text) for one in self.by_job[job.id]), default=0.0)

    def strength(self, job: Experience) -> float:
        """How much the three best statements of a job speak to the posting."""
        return sum(self._relevance.of(one.text) for one in self.by_job[job.id][:3])


def _statements(job: Experience, duties: Iterable[Duty], code: LanguageCode) -> list[Statement]:
    """Each duty that tells of the work, in English with "a" before a single machine."""

    def told(text: str) -> str:
        return with_article_of_tools(text) if code == "en" else text

    return [
        Statement(one.text, job, told(one.clause), told(one.noun), one.parts)
        for one in duties
        if not _is_virtue(one.text)
    ]


def _is_virtue(text: str) -> bool:
    """Whether a line praises more than it tells: "team player, punctual"."""
    return (
        bool(anywhere("asked", "virtues").search(text))
        and len(text.split()) <= _NOUN_WORDS
        and not any(c.isdecimal() for c in text)
    )


_HOURS = re.compile(r"(?:on[- ]call|stand-?by|shifts?|nights?|overtime|turno|guardia|horario)\b", re.IGNORECASE)
"""Heads of a line about when one works: it says little of the work."""
