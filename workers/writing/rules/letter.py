"""A letter's body: what is applied for and what speaks most for it, the work, what came before, what is held."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from workers.language.words import fold
from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.rules.career import career_of
from workers.writing.rules.english import English
from workers.writing.rules.english_letter import EnglishLetter
from workers.writing.rules.held import SPEAKS, Held
from workers.writing.rules.hours import are_asked, says_hours
from workers.writing.rules.lead import Lead, leads_of
from workers.writing.rules.phrases import Statement, employer_of
from workers.writing.rules.selection import Selection
from workers.writing.rules.sentences import LetterSentences
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.spanish_letter import SpanishLetter
from workers.writing.rules.style import Style
from workers.writing.rules.unsaid import Unsaid

_MOST_WORDS = 205
_LEAST_WORDS = 130
"""A letter below is filled up with what the posting doesn't ask for, as far as there is any."""
_WORK_WORDS = 95
"""Of the job that the letter is mostly about."""
_ENOUGH = 4
_FEW = 2
"""Sentences about the work, below which what is no clause is told, too."""
_ANSWERS = 1
"""Doings that a letter tells beside what the posting asks for, behind its opening."""
_SPARSE = 45
"""Words of a paragraph that has room for more than one thing beside its sentences."""
_MORE = 1
"""Things that a paragraph of enough sentences still tells."""
_UNTOLD = 3
"""Things asked for that a letter adds because nothing else has said them."""
_LEAST_OF_OTHER = 5
"""Words of a doing."""
_WAITING = 6
"""Things among which those are found that make a sentence."""


def letter(assignment: Assignment, chosen: Selection) -> tuple[str, ...]:
    """Paragraphs without date, greeting and closing formula."""
    return tuple(filter(None, _Letter(assignment, chosen, sentences_for(assignment, chosen.style)).paragraphs()))


def sentences_for(assignment: Assignment, style: Style) -> LetterSentences:
    """Those of the document's language."""
    return SpanishLetter(Spanish(style)) if assignment.language == "es" else EnglishLetter(English(style))


class _Letter:
    def __init__(self, assignment: Assignment, chosen: Selection, say: LetterSentences) -> None:
        self._say = say
        self._assignment = assignment
        self._chosen = chosen
        self._posting = assignment.posting
        self._career = career_of(assignment, chosen.telling, chosen.headline)
        self._unsaid = Unsaid(assignment, chosen)
        self._lead = Lead("job")
        self._has_answered = 0
        self._has_named_place = False
        """Whether the last place that the opening names is where the person works, so that "there" is that place."""

    def paragraphs(self) -> Iterator[str]:
        """Each is whole, and holds as a whole."""
        facts, style = self._assignment.facts, self._chosen.style
        opening = self._opening()
        closing = self._say.closing(self._posting.title, self._posting.company, facts.reachable, facts.email)
        work = style.together_from_first(self._work(opening)) if self._career else ""
        behind = Held(self._assignment, self._chosen, self._say, self._career, self._lead)
        held = style.together(behind.told(f"{opening} {work}"))
        room = _MOST_WORDS - _words(opening, work, held, closing)
        before = style.together(self._before(room)) if self._career else ""
        if _words(opening, work, before, held, closing) < _LEAST_WORDS:
            held = style.together([held, *behind.beside(f"{opening} {work} {before} {held}")])
        yield from (opening, work, before, held, closing)

    def _opening(self) -> str:
        title, company = self._posting.title, self._posting.company
        if self._career:
            for lead in leads_of(self._assignment, self._career, self._chosen):
                if text := self._say.opening(title, company, lead, self._career):
                    self._lead = lead
                    self._has_named_place = _is_last_named(employer_of(self._career.job), text, title or company)
                    return text
        return self._say.applied(title, company)

    def _work(self, opening: str) -> list[str]:
        """Duties of the job, the most asked first, until there are enough words; then what is asked for and untold."""
        career = self._career
        if not career:
            return []
        statements = [one for one in self._chosen.telling.for_letter(career.job) if one != self._lead.statement]
        told = list(self._told(career.job, statements))
        untold = self._unsaid.statements(f"{opening} {' '.join(told)}", career.job)
        said = (self._say.named(one) for one in (*untold, *self._hours(career.job, told)))
        return [*told, *islice(filter(None, said), _UNTOLD if told else 0)]

    def _hours(self, job: Experience, told: Sequence[str]) -> Iterator[Statement]:
        """Hours of the job that are those of the posting: rotating shifts, nights, on call."""
        hours = (one for one in self._chosen.telling.for_letter(job) if says_hours(one.text))
        asked = (one for one in hours if are_asked(one.text, self._assignment.posting_text))
        yield from (one for one in asked if not any(one.text.casefold() in text.casefold() for text in told))

    def _told(self, job: Experience, statements: Sequence[Statement]) -> Iterator[str]:
        """Clauses in their order; nouns only where there are few clauses."""
        number = words = 0
        told: list[str] = []
        untold: list[Statement] = []
        if first := self._first_thing(job, statements):
            told, statements = [first], statements[1:]
            number, words = 1, _words(first)
        for statement in (one for one in statements if one.clause):
            if number and _is_scrap(statement.clause):
                continue
            text = self._clause(statement, number, there=self._has_named_place and not (number or self._lead.statement))
            if text and told and (pair := self._say.together(told[-1], text)):
                if words + _words(text) <= _WORK_WORDS:
                    told[-1], words = pair, words + _words(text)
                continue
            if not text or (words and words + _words(text) > _WORK_WORDS):
                untold += [] if text else [statement]
                continue
            told.append(text)
            number, words = number + 1, words + _words(text)
            if number > _ENOUGH:
                break
        nouns = [one for one in statements if one.noun and (one in untold or not one.clause)]
        nouns = [one for one in nouns if not says_hours(one.noun)]
        speaking = [one for one in nouns if self._chosen.telling.shares(one)]
        nouns = speaking if speaking and number >= _FEW else [*speaking, *(one for one in nouns if one not in speaking)]
        most = _WAITING if number < _FEW + bool(untold) or words < _SPARSE else _MORE
        text = (
            self._say.included(job, nouns[:most], number=number, asked=speaking) if nouns and number <= _ENOUGH else ""
        )
        if number < _FEW:
            untold_things = [one for one in nouns if one.noun.casefold() not in text.casefold()]
            told += islice(self._apart(untold_things, number), _FEW)
        yield from self._say.flowing(told)
        if text and (number < _FEW or words + _words(text) <= _WORK_WORDS):
            yield text

    def _first_thing(self, job: Experience, statements: Sequence[Statement]) -> str:
        """What the posting asks for most, where it is no doing: it stands first all the same."""
        best = statements[0] if statements else None
        if not best or best.clause or self._lead.statement or not self._has_named_place:
            return ""
        is_asked = self._chosen.telling.asked_in_one(best) >= SPEAKS and not says_hours(best.text)
        return self._say.included(job, [best], number=0, asked=[best]) if is_asked else ""

    def _apart(self, statements: Sequence[Statement], number: int) -> Iterator[str]:
        """Things of a list, each as a doing, where the list can't stand whole."""
        items = (item for one in statements for item in one.items if item.clause and not _is_scrap(item.clause))
        yield from filter(None, (self._say.did(one, number=number + 1, there=False) for one in items))

    def _clause(self, statement: Statement, number: int, *, there: bool) -> str:
        """The statement as a sentence; the first of its items that makes one where the whole doesn't."""
        if not there and self._has_answered < _ANSWERS and (thing := self._chosen.telling.thing_in(statement)):
            again = self._has_answered > 0 or (self._lead.kind == "duty" and self._lead.thing is not None)
            is_new = self._lead.thing is None or self._lead.thing.name != thing.name
            if is_new and (text := self._say.answers(statement, thing, again=again)):
                self._has_answered += 1
                return text
        items = (one for one in statement.items if not _is_scrap(one.clause or one.text))
        for one in (statement, *items):
            if one.clause and (text := self._say.did(one, number=number, there=there)):
                return text
        return ""

    def _before(self, room: int) -> list[str]:
        career = self._career
        told: list[str] = []
        if not career:
            return told
        latest = next((job for job in self._assignment.facts.experiences if job.job_title), career.job)
        if latest is not career.job and latest.end_date is None and latest.start_date > career.job.start_date:
            told.append(self._say.since(latest))
            career = replace(career, previous=None)
        is_since = len(told)
        for job in career.before:
            statements = self._chosen.telling.for_letter(job)
            if not career.is_near(job) and not any(_says_enough(one) for one in statements):
                continue
            asked = [one for one in statements if self._chosen.telling.shares(one)]
            text = self._say.before(job, career, statements, number=len(told) - is_since, asked=asked)
            if text and _words(text) <= room:
                told.append(text)
                room -= _words(text)
        return told


def _is_last_named(place: str, text: str, applied_for: str) -> bool:
    """Whether a text names the place, and only behind what is applied for."""
    told, at = fold(text), fold(place)
    return bool(at) and told.rfind(at) > told.rfind(fold(applied_for))


def _says_enough(statement: Statement) -> bool:
    """Whether a doing of a job of another trade says anything to an employer of this one."""
    return len(statement.clause.split()) >= _LEAST_OF_OTHER


def _is_scrap(clause: str) -> bool:
    """Whether a doing is a line of a list and no sentence beside others: "clean up"."""
    words = clause.split()
    says_little = {"up", "out", "off", "down"} if words[0] not in {"do", "did"} else {words[-1]}
    return len(words) == 1 or (len(words) == 2 and words[1] in says_little)  # noqa: PLR2004


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)
