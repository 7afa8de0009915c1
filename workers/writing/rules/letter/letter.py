"""A letter: what is applied for and what answers it, the work as a list, what came before, what else is held."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from workers.writing.draft import Assignment, Draft, Untold
from workers.writing.person.facts import Experience
from workers.writing.rules.career import Career, career_of
from workers.writing.rules.english import English
from workers.writing.rules.letter.asked_answer import lines_that_tell
from workers.writing.rules.letter.english_letter import EnglishLetter
from workers.writing.rules.letter.held import Held
from workers.writing.rules.letter.lead import Lead, is_said_twice, leads_of
from workers.writing.rules.letter.sentences import LetterSentences
from workers.writing.rules.letter.service import serves_as_asked
from workers.writing.rules.letter.spanish_letter import SpanishLetter
from workers.writing.rules.letter.unsaid import Unsaid
from workers.writing.rules.lines.one_voice import told_by_oneself
from workers.writing.rules.selection import Selection
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.style import Style
from workers.writing.trades.title_ranks import rank_of

_MOST_WORDS = 290
_SHORT_WORDS = 130
"""A letter below is filled up with whatever skill there is."""
_MOST_BEFORE = 2
"""Earlier jobs of the trade; more only where they answer something."""
_LONG_DAYS = 365
"""From which on an earlier job of the trade stands beside the years that count it."""
_MOST_ANSWERS, _LEAST_LISTED, _SEEN = 2, 3, 2
"""Lines that tell what is asked, how many others the list must keep, and its first, which are seen at once."""
_ANSWERS = 2.0
"""What an earlier job has of what is asked for, to stand before the listed one that has none."""


def letter(assignment: Assignment, chosen: Selection) -> Draft:
    """Paragraphs without date, greeting and closing formula, and the lines of the job that it lists."""
    return _Letter(assignment, chosen, sentences_for(assignment, chosen.style)).draft()


def sentences_for(assignment: Assignment, style: Style) -> LetterSentences:
    """Return the sentences of the document's language."""
    return SpanishLetter(Spanish(style)) if assignment.language == "es" else EnglishLetter(English(style))


class _Letter:
    def __init__(self, assignment: Assignment, chosen: Selection, say: LetterSentences) -> None:
        self._say = say
        self._assignment = assignment
        self._chosen = chosen
        self._posting = assignment.posting
        names = (assignment.position_in_full, assignment.position)
        told = (one for one in names if chosen.style.holds(say.applied(one, self._posting.company)))
        self._position = next(told, names[-1])
        self._career = career_of(assignment, chosen.telling, chosen.headline, chosen.tenure)
        self._unsaid = Unsaid(assignment, chosen)
        self._lead = Lead("job")

    def draft(self) -> Draft:
        """Write the letter. Each paragraph passes the gate as a whole; the list stands behind the first."""
        facts, style = self._assignment.facts, self._chosen.style
        opening = self._opening()
        beside = Held(self._assignment, self._chosen, self._say, self._career, self._lead)
        ahead, ahead_job = self._ahead()
        opening = style.together([opening, ahead, *beside.first])
        closing = self._say.closing(self._position, self._posting.company, facts.reachable, facts.email)
        listed, points = self._listed(opening)
        answer, points = self._answered(points)
        work = " ".join((*points, answer))
        held = style.together(beside.told(f"{opening} {work}"))
        room = _MOST_WORDS - _words(opening, work, held, closing)
        before = style.together(self._beside(room, (opening, answer, *points), ahead_job)) if self._career else ""
        is_short = _words(opening, work, before, held, closing) < _SHORT_WORDS
        said = f"{opening} {work} {before} {held}"
        held = style.together([held, *beside.beside(said, room - _words(before), is_short=is_short)])
        paragraphs = tuple(filter(None, (opening, answer, before, held, closing)))
        bullets = told_by_oneself({listed.id: points} if listed else {}, self._assignment, style)
        return Draft(headline=self._chosen.headline, paragraphs=paragraphs, bullets=bullets, untold=self._untold())

    def _opening(self) -> str:
        title, company = self._position, self._posting.company
        if self._career:
            for lead in leads_of(self._assignment, self._career, self._chosen):
                if text := self._say.opening(title, company, lead, self._career):
                    tenure = self._career.tenure
                    code = self._assignment.language
                    trade = tenure.trade(code) if tenure else ""
                    by_title = is_said_twice(trade, self._career.job.job_title, code)
                    is_told = bool(tenure and (f" {trade}" in text or (by_title and f" {tenure.years} " in text)))
                    self._lead = replace(lead, says_years=lead.kind == "years" and is_told)
                    return text
        return self._say.applied(title, company)

    def _ahead(self) -> tuple[str, Experience | None]:
        """An earlier job with much of what is asked for, and its lines, where the one that the letter lists has none.

        Who orders lumber now and built forms before says the forms first to an employer of form carpenters.
        """
        career, telling = self._career, self._chosen.telling
        if not career:
            return "", None
        if telling.asked_in(career.job) > 0:
            return "", None
        done = [one for one in career.before if rank_of(one.job_title)]  # a learner's job opens no letter
        job = max(done, key=telling.asked_in, default=None)
        if job is None or telling.asked_in(job) < _ANSWERS:
            return "", None
        lines = self._chosen.of_job.asked_of(job, (), is_near=False)
        text = self._say.earlier(job, lines) if lines else ""
        return text, job if text else None

    def _listed(self, opening: str) -> tuple[Experience | None, tuple[str, ...]]:
        """Lines of the job that the letter is mostly about; where none can be told, of the next one near to it."""
        career = self._career
        for job in (career.job, *career.near) if career else ():
            if points := self._chosen.of_job.for_letter(job, self._unsaid.statements(opening, job)):
                return job, points
        return None, ()

    def _answered(self, points: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """The lines that answer what the posting wants to be told, as a sentence, and the rest of the list."""
        lines = lines_that_tell(points, self._assignment)[:_MOST_ANSWERS]
        if set(lines) & set(points[:_SEEN]):
            return "", points  # a list that begins with the answer has told it
        rest = tuple(one for one in points if one not in lines)
        text = self._say.answer(lines) if lines and len(rest) >= _LEAST_LISTED else ""
        return (text, rest) if text else ("", points)

    def _untold(self) -> tuple[Untold, ...]:
        """What the letter would list of its job, could it be told."""
        return self._chosen.telling.untold[self._career.job.id] if self._career else ()

    def _beside(self, room: int, said: Sequence[str], ahead: Experience | None) -> Iterator[str]:
        """The jobs after the one that the letter is about, then those before it, as far as there is room.

        The last before it stands whatever it was, and takes no room of one that answers something: no summer of decks
        that of years of engines. `ahead` has been told.
        """
        career = self._career
        if not career:
            return
        told = list(said)
        latest = next((job for job in self._assignment.facts.experiences if job.job_title), career.job)
        if latest is not career.job and latest.start_date > career.job.start_date:
            lines = self._chosen.of_job.asked_of(latest, told, is_near=True)
            yield self._say.since(latest, lines)
            told += lines
            career = replace(career, previous=None)
        number, answering, of_trade, is_gap = 0, 0, False, False
        for job in career.before:
            if job is ahead:
                number += 1
                continue
            is_asked = serves_as_asked(job, self._assignment.posting_text) or self._chosen.telling.is_title_asked(job)
            is_long = ((job.end_date or job.start_date) - job.start_date).days >= _LONG_DAYS
            is_counted = bool(career.tenure and job in career.tenure.jobs) and is_long and answering < _MOST_BEFORE
            is_first_there = career.began_with(job)
            is_near = is_asked or (career.is_near(job) and not of_trade) or is_counted or is_first_there
            lines = self._chosen.of_job.asked_of(job, told, is_near=is_near)
            if (
                not (lines or is_near or job is career.previous)
                or (
                    answering >= _MOST_BEFORE
                    and not (is_asked or is_first_there)
                    and self._chosen.telling.asked_in(job) < _ANSWERS
                )
                or (is_gap and not is_near)
            ):
                is_gap = True
                continue
            of_trade = of_trade or (job in career.tenure.jobs if career.tenure else is_near)
            text = next(self._as_long_as(room, job, career, lines, number), "")
            is_gap = is_gap or not (
                text or career.is_beside(job)
            )  # no older job of another trade takes the place of one that isn't told
            if text:
                yield text
                told += lines
                number, room = number + 1, room - _words(text)
                answering += is_near or bool(lines)

    def _as_long_as(
        self, room: int, job: Experience, career: Career, lines: Sequence[str], number: int
    ) -> Iterator[str]:
        """The job with all of its lines, or with as many as there is room for."""
        for most in range(len(lines), -1, -1):
            if career.is_beside(job):
                text = self._say.since(job, lines[:most]) if most else ""
            else:
                text = self._say.before(job, career, lines[:most], number=number)
            if _words(text) <= room:
                yield text


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)
