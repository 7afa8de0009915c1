"""A letter: what is applied for and what speaks for it, the work as a list, what came before, what is held."""

from collections.abc import Iterator

from msgspec.structs import replace

from workers.writing.draft import Assignment, Draft
from workers.writing.rules.career import career_of
from workers.writing.rules.english import English
from workers.writing.rules.english_letter import EnglishLetter
from workers.writing.rules.held import Held
from workers.writing.rules.lead import Lead, leads_of
from workers.writing.rules.phrases import Statement
from workers.writing.rules.selection import Selection
from workers.writing.rules.sentences import LetterSentences
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.spanish_letter import SpanishLetter
from workers.writing.rules.style import Style
from workers.writing.rules.unsaid import Unsaid

_MOST_WORDS = 205
_LEAST_WORDS = 130
"""A letter below is filled up with what the posting doesn't ask for, as far as there is any."""
_LEAST_OF_OTHER = 5
"""Words of a doing."""


def letter(assignment: Assignment, chosen: Selection) -> Draft:
    """Paragraphs without date, greeting and closing formula, and the lines of the job that it lists."""
    return _Letter(assignment, chosen, sentences_for(assignment, chosen.style)).draft()


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

    def draft(self) -> Draft:
        """Each paragraph is whole, and holds as a whole; the list stands behind the first."""
        facts, style = self._assignment.facts, self._chosen.style
        opening = self._opening()
        closing = self._say.closing(self._posting.title, self._posting.company, facts.reachable, facts.email)
        points = self._points(opening)
        work = " ".join(points)
        behind = Held(self._assignment, self._chosen, self._say, self._career, self._lead)
        held = style.together(behind.told(f"{opening} {work}"))
        room = _MOST_WORDS - _words(opening, work, held, closing)
        before = style.together(self._before(room)) if self._career else ""
        if _words(opening, work, before, held, closing) < _LEAST_WORDS:
            held = style.together([held, *behind.beside(f"{opening} {work} {before} {held}")])
        paragraphs = tuple(filter(None, (opening, before, held, closing)))
        return Draft(headline=self._chosen.headline, paragraphs=paragraphs, bullets=self._of_job(points))

    def _opening(self) -> str:
        title, company = self._posting.title, self._posting.company
        if self._career:
            for lead in leads_of(self._assignment, self._career, self._chosen):
                if text := self._say.opening(title, company, lead, self._career):
                    self._lead = lead
                    return text
        return self._say.applied(title, company)

    def _points(self, opening: str) -> tuple[str, ...]:
        """Lines of the job that the letter is mostly about."""
        if not self._career:
            return ()
        job = self._career.job
        return self._chosen.of_job.for_letter(job, self._unsaid.statements(opening, job))

    def _of_job(self, points: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {self._career.job.id: points} if self._career and points else {}

    def _before(self, room: int) -> Iterator[str]:
        career = self._career
        if not career:
            return
        latest = next((job for job in self._assignment.facts.experiences if job.job_title), career.job)
        if latest is not career.job and latest.end_date is None and latest.start_date > career.job.start_date:
            yield self._say.since(latest)
            career = replace(career, previous=None)
        number = 0
        for job in career.before:
            statements = self._chosen.telling.for_letter(job)
            if not career.is_near(job) and not any(_says_enough(one) for one in statements):
                continue
            asked = [one for one in statements if self._chosen.telling.shares(one)]
            text = self._say.before(job, career, statements, number=number, asked=asked)
            if text and _words(text) <= room:
                yield text
                number, room = number + 1, room - _words(text)


def _says_enough(statement: Statement) -> bool:
    """Whether a doing of a job of another trade says anything to an employer of this one."""
    return len(statement.clause.split()) >= _LEAST_OF_OTHER


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)
