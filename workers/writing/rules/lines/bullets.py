"""A job's work as lines of their own, in a resume and in a letter: the most asked for first."""

import re
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import islice

from workers.writing.draft import Assignment
from workers.writing.duties.typed_lines import typed_line_of
from workers.writing.person.facts import Experience
from workers.writing.rules.lines.differing import that_differ
from workers.writing.rules.lines.earlier_lines import (
    is_of_any_helper,
    names_trade,
    says_how,
    telling_first,
    tells_of_trade,
)
from workers.writing.rules.lines.how_many_lines import most_bullets, most_of_earlier
from workers.writing.rules.lines.items_of_lines import is_cut_out, is_within, line_with
from workers.writing.rules.lines.main_work import is_check_before_work, is_of_a_year
from workers.writing.rules.lines.telling import Telling
from workers.writing.rules.style import Style
from workers.writing.rules.worth.care import is_kept, is_of_little
from workers.writing.rules.worth.harm import (
    denied_in,
    denies_itself,
    is_of_others,
    lessens,
    without_doings_of_others,
    without_little,
    without_others,
    without_private,
)
from workers.writing.rules.worth.hours import are_asked, says_hours
from workers.writing.rules.worth.leading import is_over_people, leads_or_asks_to
from workers.writing.rules.worth.leaning import leans
from workers.writing.rules.worth.what_lines_say import (
    asks_for_a_record,
    is_limited,
    says_little,
    share_of_daily_work,
    tells_a_fault,
    tells_a_record,
    tells_of_others_first,
    tells_what_not,
)
from workers.writing.trades.risen import is_beginning
from workers.writing.trades.title_ranks import rank_of
from workers.writing.words.phrases import Phrases, Statement, capitalized, lowered

_SEVERAL, _SHORT = 2, 3
"""Items, and their words, that make one line where the line they were typed in can't stand whole."""
_USUAL_POINTS, _MOST_POINTS = 6, 8
"""Lines of a letter, and how many where they are short enough."""
_FIGURE = re.compile(r"\d")
_SEVERAL_WORDS = re.compile(r"\w\W+\w")
_LISTED_WORDS = 165
"""Words of a list that leave room for the jobs before."""
_ENOUGH_POINTS = 4
"""Lines of a letter, from which it needs none that says little."""
_FIRST_POINTS = 3
"""The most relevant lines of a letter, behind which it says what is asked for and still unsaid."""
_LONG_POINT = 40
"""Words of a line that a letter leaves to the resume."""
_FEW_LINES = 2
"""Lines of an earlier job of the trade, of which none is asked for."""
_STUB = 4
"""Words of a line without an act which, alone of an earlier job, is a stub: signal construction gang."""
_ENOUGH_WORDS = 3
"""Of a line of another trade that tells of work: "cut and threaded pipe", but not "plumbing aisle"."""
_DENIES = re.compile(r"; (?:I|i|we) [^;]*\b(?:not|never|[a-z]+n['\u2019]t)\b")
"""What its person says that they haven't done, of something else than the sentence before: no letter says that."""
_SHORT_LINE = 12
"""Words of a line that a summary has room for."""
_LEAST_POINT = 2
"""Words of a line that says anything in a letter, but for one that is asked for."""


class Bullets:
    """Reads the statements of `telling`; what the fact gate wouldn't pass makes room for the next."""

    def __init__(self, assignment: Assignment, telling: Telling, phrases: Phrases, style: Style) -> None:
        self._assignment = assignment
        self._telling = telling
        self._phrases = phrases
        self._style = style
        self._asked_in_short: dict[str, list[str]] = {}
        self._differing = partial(that_differ, code=assignment.language)

    def of(self, job: Experience) -> tuple[str, ...]:
        """A resume's: as many statements as there is room for, fewer of a job long past."""
        statements = self._telling.by_job[job.id]
        work = [one for one in statements if not says_hours(one.text)]
        telling = [one for one in work if _SEVERAL_WORDS.search(one.text) or self._telling.is_spoken_of(one.text)]
        work = telling or work
        work = sorted(work, key=self._stands_last)
        told = self._first_provable(job, work, most_bullets(job, self._assignment))
        hours = [one for one in statements if says_hours(one.text)]
        told += self._first_provable(job, hours, most_bullets(job, self._assignment) - len(told))
        return self._that_concern(job, told)

    def _stands_last(self, one: Statement) -> tuple[bool, bool]:
        """Whether a line tells little of its person, and of a learner whether only what everybody does, unasked."""
        is_little = lessens(one.text) or is_of_others(one.text) or is_beginning(one.job, one.text)
        return is_little, says_little(one.text) and not (rank_of(one.job.job_title) or self._telling.is_asked(one))

    def _that_concern(self, job: Experience, lines: Sequence[str]) -> tuple[str, ...]:
        """The lines without what is nobody's business, where the gate passes the rest; those of nothing else fall."""
        told = ((line, without_doings_of_others(without_private(line))) for line in lines)
        left = (bare if bare == line or not bare or self._style.holds_of(job.id, bare) else line for line, bare in told)
        return tuple(filter(None, left)) or tuple(lines)

    def for_letter(self, job: Experience, unsaid: Iterable[Statement]) -> tuple[str, ...]:
        """The work that speaks most to the posting, what of it is asked for and `unsaid`, and the rest as room is left.

        Hours are told where the posting speaks of such.
        """
        done = [one for one in self._telling.by_job[job.id] if not tells_what_not(one.text)]
        speaking = self._without_harm(self._without_what_is_denied(done)) or done
        harming = [one for one in done if one not in speaking]
        statements = self._that_speak(speaking, _ENOUGH_POINTS)
        hours = [one for one in statements if says_hours(one.text)]
        work = self._lines(job, (one for one in statements if one not in hours))
        posting = self._assignment.posting_text
        asked_hours = self._lines(job, (one for one in hours if are_asked(one.text, posting)))
        whole = self._telling.by_job[job.id]
        own = (one for one in unsaid if not (tells_of_others_first(one.text) or is_within(one, harming)))
        asked = self._lines(job, (line_with(one, statements) for one in own if not is_cut_out(one, whole)))
        ordered = [*work[:_FIRST_POINTS], *asked, *work[_FIRST_POINTS:], *asked_hours]
        return self._as_many_as_fit(list(self._differing(ordered)), asked_hours)

    def _as_many_as_fit(self, lines: Sequence[str], asked_hours: Sequence[str]) -> tuple[str, ...]:
        """Return as many lines as a letter has room for: those that answer something first, in the given order.

        More than the usual number only of those, and of what has a figure, 3 inframes; one line of any other sort.
        """
        answering = [one for one in lines if self._telling.wishes_in(one) or tells_a_record(one) or one in asked_hours]
        others = [one for one in lines if one not in answering]
        said, told = frozenset[str](), list[str]()
        for line in (*answering, *others):
            wishes = self._telling.wishes_in(line)
            is_telling = line in answering or bool(_FIGURE.search(line))
            is_long_enough = len(told) == _USUAL_POINTS and len(line.split()) >= _ENOUGH_WORDS
            is_more = len(told) < _MOST_POINTS and (is_telling or is_long_enough)
            is_weak = (is_limited(line) or says_little(line)) and wishes <= said
            words = sum(len(one.split()) for one in (*told, line))
            if len(told) < _USUAL_POINTS or (is_more and not is_weak and words <= _LISTED_WORDS):
                told.append(line)
                said |= wishes
        return tuple(one for one in lines if one in told)

    def _that_speak(self, statements: Sequence[Statement], enough: int) -> Sequence[Statement]:
        """The statements without those that lean on others, or that tell little unasked, where enough is left."""
        speaking = [
            one
            for one in statements
            if not (leans(one.text) or tells_a_fault(one.text) or tells_of_others_first(without_others(one.text)))
            and (
                self._telling.shares(one)
                or is_kept(one.text, self._assignment.posting_text)
                or not is_of_little(one.text, one.first_sentence)
            )
        ]
        return speaking if len(speaking) >= enough else statements

    def _without_what_is_denied(self, statements: Sequence[Statement]) -> Sequence[Statement]:
        """The lines without those that are about what their person doesn't do and is asked for, where enough is left.

        A resume has them whole; cut, they would claim what is taken back.
        """

        def takes_back(line: str) -> bool:
            rest = without_others(line)
            return any(self._telling.takes_back(denial, rest) for denial in denied_in(line))

        others = [one for one in statements if not takes_back(one.text)]
        return others if len(others) >= _ENOUGH_POINTS else statements

    def _without_harm(self, statements: Sequence[Statement]) -> Sequence[Statement]:
        """What speaks for its person, then what answers only a little; nothing of what they were at first."""
        begun = [one for one in statements if is_beginning(one.job, one.text)]
        harming = [one for one in statements if lessens(one.text) or is_of_others(one.text) or one in begun]
        answering = [
            one
            for one in harming
            if self._telling.wishes_in(one.text)
            and not (denies_itself(one.text) or is_of_others(one.text) or one in begun)
        ]
        return [*(one for one in statements if one not in harming), *answering]

    def asked_of(self, job: Experience, told: Sequence[str], *, is_near: bool) -> list[str]:
        """Lines of a job beside the one that a letter lists: what is asked for and `told` doesn't say.

        Of the same trade a word that the posting has is enough, or how well it went, and where there is neither the
        first lines are; not what a learner carried.
        """
        statements = [
            one
            for one in self._telling.by_job[job.id]
            if not (says_hours(one.text) or leans(one.text))
            and not (tells_a_fault(one.text) or tells_what_not(one.text))
        ]
        statements = [one for one in self._without_harm(statements) if not lessens(one.text)]
        statements = list(self._that_speak(statements, _FEW_LINES))
        all_told, title, position = statements, self._assignment.posting.title, self._telling.says_position
        if not rank_of(job.job_title) and job.end_date:
            statements = [one for one in statements if self._telling.is_asked(one) or tells_of_trade(one.text, title)]
        statements = [one for one in statements if position(one) or not is_of_any_helper(one.text)]
        if is_near:
            asked = [one for one in statements if self._telling.shares(one) or tells_a_record(one.text)]
        else:
            asked = [one for one in statements if self._is_asked_beside(one) or names_trade(one.text, title)]
        asked = telling_first(asked, title, position)
        new = list(self._differing(self._lines(job, asked), told))
        most, is_done = most_of_earlier(job, self._assignment), rank_of(job.job_title) > 0
        if (
            sum(not says_little(one) for one in new) >= (most if is_done else _FEW_LINES) and job.end_date
        ) or not is_near:
            return new
        rest = telling_first([one for one in statements if one not in asked], title, position)
        rest = sorted(rest, key=lambda one: share_of_daily_work(one.text) < 1)
        if is_done:
            rest = [one for one in rest if not says_little(one.text)] or ([] if new else rest)
        left = [one for one in all_told if one not in [*asked, *rest]]
        is_none = not (new or rest)
        is_stub = not any(one.clause or len(one.text.split()) > _STUB for one in (*asked, *rest))
        much = [one for one in left if len(self._telling.wishes_in(one.text)) >= _SEVERAL]
        rest += much or [one for one in left if (is_none and says_how(one.text)) or (new and is_stub and one.clause)]
        return [*new, *self._differing(self._lines(job, rest), [*told, *new])][:most]

    def _is_asked_beside(self, statement: Statement) -> bool:
        """Whether a line of another trade answers something: by its work, the record that is wanted, whom it led."""
        if tells_a_record(statement.text) and asks_for_a_record(self._assignment.posting_text):
            return True
        demands = (one.text for one in self._assignment.posting.requirements if not one.is_duty)
        if is_over_people(statement.text) and any(map(leads_or_asks_to, demands)):
            return True
        return self._telling.is_work_asked(statement) and len(statement.text.split()) >= _ENOUGH_WORDS

    def asked_in_short(self, job: Experience) -> list[str]:
        """Lines of a few words that are asked for, the most asked for first."""
        if job.id not in self._asked_in_short:
            asked = [one for one in self._telling.by_job[job.id] if self._telling.is_asked(one)]
            self._asked_in_short[job.id] = self.in_short(job, asked)
        return [*self._asked_in_short[job.id]]

    def in_short(
        self, job: Experience, told: Sequence[Statement], most: int = _SHORT_LINE, *, with_limits: bool = False
    ) -> list[str]:
        """Return the statements that a summary has room for, of at most `most` words, in their order."""
        told = [one for one in told if (with_limits or not is_limited(one.text)) and not is_of_a_year(one.text)]
        told = [one for one in told if not (one.first_sentence or is_beginning(job, one.text))]
        statements = (one for one in told if not says_hours(one.text))
        lines = [one for one in self._lines(job, statements) if not is_check_before_work(one)]
        return [one for one in self._differing(lines) if len(one.split()) <= most]

    def _lines(self, job: Experience, statements: Iterable[Statement]) -> list[str]:
        return [self._that_speaks_for_one(job, text) for one in statements for text in self._short_enough(job, one)]

    def _that_speaks_for_one(self, job: Experience, line: str) -> str:
        """Return a line without others' part and without a little that nobody asks for, if the gate passes it."""
        bare = without_others(without_private(line))
        fuller = without_little(bare)
        if self._telling.wishes_in(fuller) >= self._telling.wishes_in(bare):
            bare = fuller
        return bare if bare and bare != line and self._style.holds_of(job.id, bare) else line

    def _short_enough(self, job: Experience, statement: Statement) -> list[str]:
        """What of a statement a letter has room for: of a line of several sentences at least the first."""
        first = statement.first_sentence
        rest = statement.text[len(first) :]
        if first and _DENIES.match(rest) and not is_limited(first):
            return [first] if self._is_for_letter(first) and self._style.holds_of(job.id, first) else []
        told = [text for text in self._provable(job, statement) if self._is_for_letter(text)]
        if told or not first or is_limited(rest):
            return told
        return [first] if self._is_for_letter(first) and self._style.holds_of(job.id, first) else []

    def _is_for_letter(self, text: str) -> bool:
        is_enough = len(text.split()) >= _LEAST_POINT or bool(self._telling.wishes_in(text))
        return is_enough and not tells_what_not(text) and len(text.split()) <= _LONG_POINT

    def _first_provable(self, job: Experience, statements: Sequence[Statement], most: int) -> tuple[str, ...]:
        return tuple(islice((text for one in statements for text in self._provable(job, one)), most))

    def _provable(self, job: Experience, statement: Statement) -> list[str]:
        """The bullet, or those of its items that the gate passes by themselves."""
        if self._style.holds_of(job.id, statement.text):
            return [statement.text]
        typed = typed_line_of(job, statement.text, self._assignment.language)
        if typed and self._style.holds_of(job.id, typed):
            return [typed]
        parts = (text for text in statement.parts if not leans(text))
        proven = [text for text in parts if self._style.holds_of(job.id, text)]
        if len(proven) >= _SEVERAL and max(len(text.split()) for text in proven) <= _SHORT:
            together = capitalized(self._phrases.listed([lowered(text) for text in proven]))
            if self._style.holds_of(job.id, together):
                return [together]
        return [text for text in proven if len(text.split()) > 1]  # one word alone says nothing
