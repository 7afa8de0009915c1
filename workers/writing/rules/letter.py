"""A letter's body: what is applied for and what speaks most for it, the work, what came before, what is held."""

from collections.abc import Iterator, Sequence
from itertools import islice

from workers.language.grammar import grammar
from workers.language.words import fold
from workers.posting.asked.requirement import Requirement
from workers.writing.draft import Assignment
from workers.writing.facts import Experience, Skill
from workers.writing.rules.career import Career, career_of
from workers.writing.rules.english import English
from workers.writing.rules.english_letter import EnglishLetter
from workers.writing.rules.hours import says_hours
from workers.writing.rules.lead import Lead, leads_of
from workers.writing.rules.leading import leads_or_asks_to
from workers.writing.rules.phrases import Statement, employer_of
from workers.writing.rules.selection import Selection, is_everyday
from workers.writing.rules.sentences import LetterSentences
from workers.writing.rules.spanish import Spanish
from workers.writing.rules.spanish_letter import SpanishLetter
from workers.writing.rules.style import Style
from workers.writing.rules.unsaid import Unsaid
from workers.writing.trades import families_of_title

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
_BEGUN = 2
"""Skills of a beginner that a letter names."""
_SPEAKS = 2.0
"""What one shared keyword is worth: from here on a job is of the work that the posting counts years of."""
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
        held = style.together(self._held(f"{opening} {work}"))
        room = _MOST_WORDS - _words(opening, work, held, closing)
        before = style.together(self._before(room)) if self._career else ""
        if _words(opening, work, before, held, closing) < _LEAST_WORDS:
            held = style.together([held, *self._beside(f"{opening} {work} {before} {held}")])
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
        said = (self._say.named(one) for one in untold)
        return [*told, *islice(filter(None, said), _UNTOLD if told else 0)]

    def _told(self, job: Experience, statements: Sequence[Statement]) -> Iterator[str]:
        """Clauses in their order; nouns only where there are few clauses."""
        number = words = 0
        told: list[str] = []
        untold: list[Statement] = []
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
        text = self._say.included(job, nouns[:most], number=number) if nouns and number <= _ENOUGH else ""
        if number < _FEW:
            untold_things = [one for one in nouns if one.noun.casefold() not in text.casefold()]
            told += islice(self._apart(untold_things, number), _FEW)
        yield from self._say.flowing(told)
        if text and (number < _FEW or words + _words(text) <= _WORK_WORDS):
            yield text

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
        is_since = len(told)
        for job in career.before:
            statements = self._chosen.telling.for_letter(job)
            if not career.is_near(job) and not any(_says_enough(one) for one in statements):
                continue
            text = self._say.before(job, career, statements, number=len(told) - is_since)
            if text and _words(text) <= room:
                told.append(text)
                room -= _words(text)
        return told

    def _held(self, said: str) -> list[str]:
        """Years and credentials that the posting names, then the skills that it names and nothing has said."""
        sentences: list[str] = []
        sentences.append(self._years())
        credentials = [one for one in self._chosen.told_held() if one != self._lead.credential]
        if credentials:
            is_named = len(credentials) == 1 and self._chosen.is_named_whole(credentials[0])
            sentences.append(self._say.held(credentials, asked=is_named))
        said = f"{said} {' '.join(sentences)}"
        rows = [*self._unsaid.skills(said), *self._chosen.asked_skills(), *self._chosen.begun_skills()]
        rows = [one for one in dict.fromkeys(rows) if one != self._lead.skill and not _is_said(one.name, said)]
        skills = [one for one in rows if one.proficiency != "Beginner"]
        sentences.append(self._known(skills))
        begun = [one for one in rows if one.proficiency == "Beginner"]
        sentences.append(self._say.begun(begun[:_BEGUN]))
        names = self._unsaid.names(f"{said} {' '.join(sentences)}")
        sentences.append(self._say.experience(names[:_UNTOLD]))
        sentences.append(self._say.spoken(self._chosen.asked_languages()))
        return sentences

    def _known(self, skills: Sequence[Skill]) -> str:
        """The skills in one sentence or two; without those of them that can't be said."""
        if not skills:
            return ""
        return self._say.known(skills[:5]) or self._say.known([one for one in skills if self._say.known([one])][:5])

    def _years(self) -> str:
        """Years in the trade, or in the job where the trade has no name by which they can be told."""
        career = self._career
        if not career or (self._lead.kind == "years" and career.years):
            return ""
        asked = self._years_asked()
        told = self._say.years(career, asked) if asked or career.years or self._has_enough_years() else ""
        in_job = 0 if told else self._years_of_job(career)
        return self._say.years_as(career, in_job) if in_job else told

    def _years_asked(self) -> int | None:
        """Years that are asked for of the person's trade and are there; those of leading are of another kind."""
        tenure = self._career.tenure if self._career else None
        if not tenure:
            return None
        trade = " ".join((tenure.trade(self._assignment.language), *(job.job_title for job in tenure.jobs)))
        most = max((one.years or 0 for one in self._asked_of_work() if self._is_of(one.text, trade)), default=0)
        return most if most and tenure.years >= most else None

    def _has_enough_years(self) -> bool:
        """Whether years of work are asked for, by whatever name, and those in the trade are no fewer."""
        tenure = self._career.tenure if self._career else None
        return bool(tenure and self._posting.years_required and tenure.years >= self._posting.years_required)

    def _asked_of_work(self) -> list[Requirement]:
        return [one for one in self._posting.requirements if one.years and not leads_or_asks_to(one.text)]

    def _is_of(self, asked: str, trade: str) -> bool:
        """Whether years asked for are years of a trade: of its family, or by a word of its name or of its titles."""
        if families := families_of_title(asked):
            return bool(families & families_of_title(trade))
        words = grammar(self._assignment.language)
        return bool((set(words.keys(asked)) & set(words.keys(trade))) - words.neutral)

    def _years_of_job(self, career: Career) -> int:
        """Years that are asked for of work that the job has; 0 where the job has fewer."""
        most = max((one.years or 0 for one in self._asked_of_work()), default=0)
        speaks = self._chosen.telling.asked_in(career.job) >= _SPEAKS
        return most if speaks and most <= career.years_here else 0

    def _beside(self, said: str) -> list[str]:
        """What the posting doesn't name, where a letter would be short without it."""
        skills = [one for one in self._chosen.best_skills() if not is_everyday(one) and not _is_said(one.name, said)]
        if self._chosen.asked_skills():
            return []
        return [self._say.known(skills[:4])] if skills else []


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


def _is_said(name: str, said: str) -> bool:
    """Whether every word of a name stands in a text already."""
    told = fold(said)
    return all(word.rstrip("s") in told for word in fold(name).split())
