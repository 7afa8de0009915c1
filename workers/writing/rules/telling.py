"""Which duties speak to a posting, and what of it they answer."""

import re
from collections.abc import Iterable

import msgspec

from workers.language.conjugation import Form, form_of, is_verb
from workers.language.detect import language_of
from workers.language.grammar import LanguageCode
from workers.language.words import words_of
from workers.posting.asked.turns import anywhere
from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.rules.articles import with_article_of_tools
from workers.writing.rules.duties import statements_of
from workers.writing.rules.phrases import Statement
from workers.writing.rules.relevance import Relevance, Thing
from workers.writing.rules.style import Style
from workers.writing.rules.to_spanish import in_spanish
from workers.writing.rules.translation import in_english
from workers.writing.rules.verbs import begins_with_gerund, begins_with_verb, names_an_act

_NOUN_WORDS = 12
"""Words of a line without a verb that still reads as one thing."""
_LEAST_WORDS = 3
_ENOUGH_TRANSLATED = 0.5
"""Share of a job's duties; with fewer in the document's language the person's own words stand."""
_DOINGS = 2
"""Lines with a verb at their head, from which a job's lines are a list of doings."""
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
        own = self._by_relevance(self._statements(job, statements_of(job, written_in)))
        if written_in == self._language:
            self._for_letter[job.id] = own
            return own
        told = {duty: self._translated(duty, job) for duty in statements_of(job, written_in)}
        translated = self._by_relevance(self._statements(job, filter(None, told.values())))
        self._for_letter[job.id] = translated
        if len(translated) < len(own) * _ENOUGH_TRANSLATED:
            return own
        return translated + [one for one in own if not told.get(one.text)]

    def _statements(self, job: Experience, texts: Iterable[str]) -> list[Statement]:
        told = [text for text in texts if not _is_virtue(text)]
        statements = [Statement(text, job, _reads_as_noun(text, self._language)) for text in told]
        if self._language != "en" or job.end_date is not None:
            return statements
        verbs = sum(begins_with_verb(text) for text in told)
        is_list_of_doings = verbs >= _DOINGS and verbs * 2 > len(told)
        return [
            msgspec.structs.replace(one, is_told=True, reads_as_noun=False)
            if is_list_of_doings and one.reads_as_noun and _hides_a_verb(one.text)
            else one
            for one in statements
        ]

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

    def strength(self, job: Experience) -> float:
        """How much the three best statements of a job speak to the posting."""
        return sum(self._relevance.of(one.text) for one in self.by_job[job.id][:3])


def _is_virtue(text: str) -> bool:
    """Whether a line praises more than it tells: "team player, punctual"."""
    return (
        bool(anywhere("asked", "virtues").search(text))
        and len(text.split()) <= _NOUN_WORDS
        and not any(c.isdecimal() for c in text)
    )


def _hides_a_verb(text: str) -> bool:
    """Whether a line among doings is one, though its first word is no known verb: "hot air weld seams", "prove out"."""
    read = [word.folded for word in words_of(text.split(",", maxsplit=1)[0])]
    if read and read[0] in _BEHIND_NOUNS | _PLACED:
        return False
    if len(read) > 1 and read[1] in _PARTICLES and not read[0].endswith(("ing", "ed", "s")):
        return True
    forms = [form_of(word) for word in read[1:3]]
    return any(
        form is not None and form[1] is Form.BASE and place + 2 < len(read) and read[place + 2] not in _BEHIND_NOUNS
        for place, form in enumerate(forms)
    )


_PARTICLES = frozenset({"out", "up", "off", "down"})
_HOURS = re.compile(r"(?:on[- ]call|stand-?by|shifts?|nights?|overtime|turno|guardia|horario)\b", re.IGNORECASE)
"""Heads of a line about when one works: it says little of the work."""
_PLACED = frozenset({"under", "over", "during", "as", "after", "before"})
_BEHIND_NOUNS = frozenset({"on", "of", "for", "in", "at", "with", "and", "or", "from", "by"})


def _reads_as_noun(text: str, code: LanguageCode) -> bool:
    """Whether a line without a verb at its head is one thing or a few: "Fire watch", "Cambio de compresores"."""
    if code == "en":
        is_told = begins_with_verb(text) or begins_with_gerund(text)
        words = words_of(text)
        form = form_of(words[0].folded) if words else None
        is_told = is_told or (form is not None and form[1] is not Form.GERUND and not names_an_act(text))
        is_told = is_told or bool(words and words[0].folded.endswith("ed"))
        second = form_of(words[1].folded) if len(words) > 1 else None
        is_told = is_told or (second is not None and second[1] is Form.PAST and second[0] != words[1].folded)
        finite = any(word.folded in {"is", "was", "were", "are", "had", "have", "i", "we"} for word in words)
        return not is_told and not finite and len(words) <= _NOUN_WORDS
    words = words_of(text)
    return bool(words) and not is_verb(words[0].folded, code) and len(words) <= _NOUN_WORDS
