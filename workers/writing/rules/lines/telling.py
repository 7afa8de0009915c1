"""Which duties speak to a posting, and what of it they answer."""

import re
from collections.abc import Iterable

from workers.writing.draft import Assignment, Untold
from workers.writing.person.facts import Experience
from workers.writing.rules.asked.relevance import Relevance
from workers.writing.rules.asked.wishes import Answered, Wishes, together_answered
from workers.writing.rules.asked.word_worth import telling_keys
from workers.writing.rules.lines.first_duties import FirstDuties
from workers.writing.rules.lines.main_work import cost_beside, is_check_before_work, worth_of_place
from workers.writing.rules.lines.retelling import Retelling
from workers.writing.rules.lines.sentence_matter import merged, told_apart
from workers.writing.rules.style import Style
from workers.writing.rules.worth.hours import says_hours
from workers.writing.rules.worth.leading import leads_first, leads_work, without_leading
from workers.writing.rules.worth.what_lines_say import (
    is_limited_behind,
    says_little,
    share_of_daily_work,
    share_of_own,
    share_within_limits,
    tells_a_fault,
    tells_of_others,
    tells_of_others_first,
    tells_what_not,
)
from workers.writing.words.phrases import Statement

_LEAST_WORDS = 3
_ASKED_BY_TITLE = 1.0
"""What of the posting's wishes an earlier job's title says, from which the job is told: half of what is preferred."""
_NEWLY = 3.0
"""What it is worth in the order of lines to answer a wish of full weight that no line before did."""
_OF_POSITION = 2.0
"""What it is worth in the order of lines to say a word of the position's name before a limit, wherever that stands."""
_SEEN = 3
"""Lines of a job that are seen at once."""
_MAIN_WORDS = 4
"""Words of the line typed first that may be a job's main work: two words name one thing of several."""
_MAIN_SHARE, _MUCH = 0.55, 6.0
"""Share of the worth of the line in whose place it would be seen that such a line must have, where that is much."""
_MORE_SEEN = 0.2
"""How much more of the wishes a later line must answer than the last one seen at once; a whole wish is 1."""
_AS_MUCH = 0.75
"""Share of that line's relevance that the later one must have at least."""
_REFERS = re.compile(r"\b(?:they|ellos|ellas|stuff)\b|^(?:l[oa]s?|les?) \w+o\b", re.IGNORECASE)
"""A thing that only other lines name."""
_SAYS_ENOUGH = 5
"""Words of a line from which it says something beside what its person doesn't do: not "140M rough and fine"."""


class Telling:
    """The statements of each job in the document's language, the most relevant first; and what can't be told in it."""

    def __init__(self, assignment: Assignment, style: Style) -> None:
        self._language = assignment.language
        self._title = assignment.posting.title
        self._relevance = Relevance(assignment)
        self._first_duties = FirstDuties(assignment, self._relevance.duties, self._relevance.worths)
        duties, worths = self._relevance.duties, self._relevance.worths
        self.wishes = Wishes(assignment.posting, duties, assignment.language, worths)
        self._apart: dict[str, list[Statement]] = {}
        self.by_job: dict[str, list[Statement]] = {}
        self.typed_first: dict[str, tuple[Statement, ...]] = {}
        """What stands first of a job as its person typed it, which mostly is their main work."""
        self.untold: dict[str, tuple[Untold, ...]] = {}
        retelling = Retelling(assignment, style, lambda text: bool(self._relevance.wishes_in(text)))
        for job in assignment.facts.experiences:
            statements, untold = retelling.of(job)
            self.by_job[job.id] = self._by_relevance(statements, job.job_title)
            self.typed_first[job.id] = tuple(statements[:1])
            self.untold[job.id] = tuple(sorted(untold, key=lambda one: -self._relevance.of(one.line)))

    def _by_relevance(self, statements: list[Statement], title: str) -> list[Statement]:
        """Most asked for first, each by what it says, and which wishes it answers, beside those before it.

        Hours of work stand last, and before them what begins with the work of others. A line that says what somebody
        else does is never the first. What answers the first duties stands before all but who leads as asked.
        """
        rest, ordered, said = list(statements), list[Statement](), frozenset[str]()
        main = {one.text: self._main(place, len(rest), one.text) for place, one in enumerate(rest)}
        answered: Answered = {}
        while rest:
            best = min(
                rest,
                key=lambda one: (
                    says_hours(one.text),
                    tells_of_others_first(one.text),
                    -(self._relevance.beside(one.text, said) + self._newly(one.text, answered) + main[one.text]),
                ),
            )
            rest.remove(best)
            ordered.append(best)
            said |= self._relevance.words_shared(best.text)
            answered = together_answered(answered, self.wishes.answered(best.text))
        own = next((place for place, one in enumerate(ordered) if not tells_of_others(one.text)), 0)
        ordered = [ordered[own], *ordered[:own], *ordered[own + 1 :]] if own else ordered
        leading = [one for one in ordered if self._relevance.leads_as_asked(one.text)]
        leading = sorted(leading, key=lambda one: (not leads_first(one.text), not leads_work(one.text)))[:1]
        rest = self._with_first_duties_first([one for one in ordered if one not in leading], statements, title)
        rest = self._with_most_seen(rest, len(leading))
        before = 1 if leading and not leads_first(leading[0].text) else 0  # the own work, of who leads at times
        told = [*rest[:before], *leading, *rest[before:]]
        told = told if leading else self._with_teaching_seen(told)
        told = self._with_main_seen(told, statements)
        if len(told) > _SEEN and is_check_before_work(told[0].text):  # with it a day begins, and no list of work
            told = [*told[1:_SEEN], told[0], *told[_SEEN:]]
        return told

    def _with_most_seen(self, ordered: list[Statement], before: int) -> list[Statement]:
        """The lines, with the one that answers most wishes left open by those before it as the last seen at once."""
        place = _SEEN - 1 - before
        seen, rest = ordered[:place], ordered[place:]
        answered: Answered = {}
        for one in seen:
            answered = together_answered(answered, self.wishes.answered(one.text))
        gains = [self._newly(one.text, answered) / _NEWLY for one in rest]
        best = max(range(len(rest)), key=lambda one: (gains[one], -one), default=0)
        if not rest or gains[best] < gains[0] + _MORE_SEEN or cost_beside(rest[best].text, self._title):
            return ordered
        if self._relevance.of(rest[best].text) <= _AS_MUCH * self._relevance.of(rest[0].text):
            return ordered
        return [*seen, rest[best], *rest[:best], *rest[best + 1 :]]

    def _with_main_seen(self, ordered: list[Statement], typed: list[Statement]) -> list[Statement]:
        """Put the line that was typed first among those seen at once, where it is a whole line of main work.

        Not in the place of one that answers far more of the posting.
        """
        main = typed[:1]
        if (
            not main
            or main[0] in ordered[:_SEEN]
            or not _is_main(main[0].text)
            or cost_beside(main[0].text, self._title)
        ):
            return ordered
        last = max(map(self._worth_alone, (one.text for one in ordered[_SEEN - 1 : _SEEN])), default=0.0)
        if last >= _MUCH and self._worth_alone(main[0].text) < _MAIN_SHARE * last:
            return ordered
        rest = [one for one in ordered if one not in main]
        return [*rest[: _SEEN - 1], *main, *rest[_SEEN - 1 :]]

    def _with_teaching_seen(self, ordered: list[Statement]) -> list[Statement]:
        """Put what was taught to others among the lines seen at once, where the position leads and nobody was led."""
        taught = [one for one in ordered if self._relevance.teaches_as_asked(one.text)][:1]
        if not taught or taught[0] in ordered[:_SEEN]:
            return ordered
        rest = [one for one in ordered if one not in taught]
        return [*rest[: _SEEN - 1], *taught, *rest[_SEEN - 1 :]]

    def _main(self, place: int, number: int, line: str) -> float:
        """What a line is worth by where it was typed, and for what it tells."""
        named = _OF_POSITION * (is_limited_behind(line) and self._relevance.says_position(line))
        return worth_of_place(place, number, line) + named - cost_beside(line, self._title)

    def _with_first_duties_first(self, ordered: list[Statement], typed: list[Statement], title: str) -> list[Statement]:
        """Before all others what answers the posting's first duties, in their order; no papers beside the work."""
        work = [one for one in ordered if not cost_beside(one.text, self._title)]
        main = next((one.text for one in typed[:1] if _is_main(one.text)), "")
        places = self._first_duties.first(
            [one.text for one in work], self._relevance.of, self._worth_alone, main, title
        )
        first = [work[place] for place in places]
        return [*first, *(one for one in ordered if one not in first)]

    def _newly(self, line: str, before: Answered) -> float:
        """What a line is worth for the wishes that it answers and lines before it didn't; no limited one is."""
        is_whole = min(share_of_own(line), share_within_limits(line), share_of_daily_work(line)) == 1
        is_of_position = is_limited_behind(line) and self._relevance.says_position(line)
        if not (is_whole or is_of_position) or self._relevance.of(line) <= 0 or self._relevance.is_beside_work(line):
            return 0.0
        return _NEWLY * self.wishes.gain(self.wishes.answered(line), before)

    def _worth_alone(self, line: str) -> float:
        return self._relevance.of(line) + self._newly(line, {})

    def _told_apart(self, statement: Statement) -> Iterable[Statement]:
        return told_apart(statement, self._relevance.of, self._language)

    def for_letter(self, job: Experience) -> list[Statement]:
        """A job's statements, those that say least last: "clean up" is a line of a list, not a sentence of a letter."""
        if job.id not in self._apart:
            apart = [one for statement in self.by_job[job.id] for one in self._told_apart(statement)]
            apart = [one for one in apart if not _REFERS.search(one.clause or one.text)] or apart
            self._apart[job.id] = sorted(
                self._by_relevance(merged(apart, self._relevance.of, self._language), job.job_title),
                key=_says_little,
            )
        return self._apart[job.id]

    def shares(self, statement: Statement) -> bool:
        """Whether a statement has anything of the posting's words or wishes; a weak one by its thing."""
        text = statement.text
        if says_little(text) and not self.is_asked(statement):
            return bool(self._relevance.words_shared(text.partition(" ")[2]))
        return self._relevance.shares(text)

    def is_spoken_of(self, line: str) -> bool:
        """Whether a line says something of the posting's wishes, or has a telling word of the posting's."""
        return bool(
            self._relevance.wishes_in(line) or telling_keys(line, self._language) & self._relevance.worths.keys()
        )

    def wishes_in(self, line: str) -> frozenset[str]:
        """What of the posting's wishes a line says."""
        return self._relevance.wishes_in(line)

    def leads_as_asked(self, line: str) -> bool:
        """Whether a line tells of leading where the position itself leads."""
        return self._relevance.leads_as_asked(line)

    def leads_first(self, line: str) -> bool:
        """The same, and before the work itself: not what only falls to somebody while the foreman is away."""
        return self.leads_as_asked(line) and leads_first(line)

    def says_leading_as_asked(self, line: str) -> bool:
        """The same, or where nobody was led, of teaching others."""
        return self.leads_as_asked(line) or self._relevance.teaches_as_asked(line)

    def takes_back(self, denial: str, rest: str) -> bool:
        """Whether what somebody doesn't do is what is asked for, and the rest of their line answers nothing else."""
        if not self._relevance.names_a_wish(denial):
            return False
        is_most_of_it = self._relevance.says_position(denial) or len(rest.split()) < _SAYS_ENOUGH
        return is_most_of_it or not self._relevance.wishes_in(rest) - self._relevance.wishes_in(denial)

    def says_position(self, statement: Statement) -> bool:
        """Whether a statement has a word of the position's head that names no trade."""
        return self._relevance.says_position(statement.text)

    def is_asked(self, statement: Statement) -> bool:
        """Whether a statement has anything of what the posting asks for."""
        return self._relevance.asked_in(statement.text) > 0

    def is_work_asked(self, statement: Statement) -> bool:
        """The same, leading aside: who trained baristas hasn't led electricians."""
        return self._relevance.asked_in(statement.text, with_leading=False) > 0

    def is_title_asked(self, job: Experience) -> bool:
        """Whether a requirement names most of what a job's title says: a collection system laborer's background."""
        title = without_leading(job.job_title)
        return self._relevance.asked_in(title, with_leading=False) >= _ASKED_BY_TITLE

    def asked_in(self, job: Experience) -> float:
        """How much of what the posting asks for the statement of a job that has most of it has.

        What can't be told speaks only for a job of which nothing can: a document is about work that it can show.
        """
        told = [one.text for one in self.by_job[job.id]]
        return max(map(self._relevance.asked_in, told or [one.line for one in self.untold[job.id]]), default=0.0)


def _is_main(line: str) -> bool:
    """Whether a line of some length tells one's own work of every day, and not what one does at times."""
    is_whole = min(share_of_own(line), share_within_limits(line), share_of_daily_work(line)) == 1
    is_told = not (says_little(line) or says_hours(line) or tells_a_fault(line) or tells_what_not(line))
    return is_whole and is_told and len(line.split()) >= _MAIN_WORDS


def _says_little(one: Statement) -> bool:
    """Whether a statement is short or about hours."""
    is_short = len(one.clause.split() or one.text.split()) < _LEAST_WORDS
    return is_short or says_hours(one.text)
