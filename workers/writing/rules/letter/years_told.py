"""The years that a letter tells because a posting asks for them: in the trade, in the job's own work, of leading.

Years of a whole trade are no answer where only a part of it is asked for: setting up mills is not all of machining.
"""

import re
from collections.abc import Sequence

from workers.language.grammar import grammar
from workers.language.words import words_of
from workers.posting.asked.requirement import Requirement
from workers.posting.named.word_classes import NUMBERS
from workers.writing.draft import Assignment
from workers.writing.person.tenure import whole_years
from workers.writing.rules.career import Career
from workers.writing.rules.letter.sentences import LetterSentences
from workers.writing.rules.worth.leading import leads_by_title, leads_or_asks_to
from workers.writing.trades.families import families_of_title
from workers.writing.trades.risen import under_title

_PURPOSE = re.compile(r" (?:to|para) (?=[a-z])")
_FIGURE = re.compile(r"\b\d{1,2}\b(?!-)")
_IN_WORDS = (NUMBERS - {"varios"}) | {"one", "uno"}
"""Figures of years as words; those of what is asked for stand before its text."""
_OF_ANY_WORK = frozenset(
    {"experience", "experienced", "work", "working", "trade", "field", "industry", "year", "years", "hands", "paid"}
    | {"professional", "relevant", "related", "similar", "proven", "recent", "full", "time", "minimum", "least"}
    | {"experiencia", "trabajo", "trabajando", "ramo", "oficio", "anos", "minimo", "menos", "comprobable"}
)
"""Words of a requirement that name no work."""


class YearsTold:
    """The sentences of years of one letter; `career` is the person's, where years of it can be told."""

    def __init__(self, assignment: Assignment, say: LetterSentences, career: Career | None) -> None:
        self._assignment = assignment
        self._posting = assignment.posting
        self._code = assignment.language
        self._say = say
        self._career = career

    def in_trade(self) -> str:
        """Years in the trade, or in the job where the trade has no name by which they can be told."""
        career = self._career
        if not career:
            return ""
        asked = self._years_asked()
        if not asked and (in_job := self._years_of_job(career)):
            return self._say.years_as(career, in_job)
        return self._say.years(career, asked) if asked or career.years or self._has_enough_years() else ""

    def _years_asked(self) -> int | None:
        """Years that are asked for of the person's trade and are there; those of leading are of another kind."""
        tenure = self._career.tenure if self._career else None
        if not tenure:
            return None
        titles = [job.job_title for job in tenure.jobs]
        asked = (one for one in self._asked_of_work() if self._is_counted(one.text, tenure.trade(self._code), titles))
        most = max((one.years or 0 for one in asked), default=0)
        return most if most and tenure.years >= most else None

    def of_leading(self) -> str:
        """Tell the years of leading, where they are asked for and jobs with leading titles have as many.

        The posting is quoted only where one figure stands there, and is one of leading: "4 years of PV, 2 as lead" and
        "three years in poultry with at least one as lead" ask for two things.
        """
        leading = [one for one in self._posting.requirements if one.years and leads_or_asks_to(one.text)]
        asked = [one.years or 0 for one in leading]
        facts = self._assignment.facts
        leading_jobs = (part for job in facts.experiences if leads_by_title(job.job_title) for part in under_title(job))
        years = whole_years(leading_jobs, facts.today)
        most = max(asked, default=0)
        is_plain = len(leading) == 1 and _is_of_leading(leading[0].text, most)
        return self._say.led(years, most if is_plain else None) if most and years >= most else ""

    def _has_enough_years(self) -> bool:
        """Whether years of work are asked for or wished, by whatever name, and those in the trade are no fewer."""
        tenure = self._career.tenure if self._career else None
        wished = max((one.years or 0 for one in self._asked_of_work()), default=0)
        asked = self._posting.years_required or wished
        return bool(tenure and asked and tenure.years >= asked)

    def _asked_of_work(self) -> list[Requirement]:
        return [one for one in self._posting.requirements if one.years and not leads_or_asks_to(one.text)]

    def _is_counted(self, asked: str, trade: str, titles: Sequence[str]) -> bool:
        """Whether years are asked for of nothing narrower than what is counted: a trade, or what every title says.

        Who installed for three of seven years has no seven years in service, and setting up mills is not all of
        machining.
        """
        words = grammar(self._code)
        asked = _PURPOSE.split(asked, maxsplit=1)[0]
        families = set.intersection(*(set(families_of_title(one)) for one in titles))
        in_titles = set.intersection(*(set(words.keys(one)) for one in titles))
        known = in_titles | set(words.keys(trade)) | words.neutral
        named = [word.folded for word in words_of(asked)]
        told = [one for one in named if one not in _OF_ANY_WORK and words.key(one) not in words.neutral]
        return bool(told) and all(words.key(one) in known or families_of_title(one) & families for one in told)

    def _years_of_job(self, career: Career) -> int:
        """Years that are asked for of work that the job's title names; 0 where the job has fewer."""
        title = career.job.job_title
        asked = (one for one in self._asked_of_work() if self._is_counted(one.text, "", [title]))
        most = max((one.years or 0 for one in asked), default=0)
        return most if most <= career.years_here else 0


def _is_of_leading(asked: str, years: int) -> bool:
    """Whether the first thing that is asked for is leading, and no other figure stands there, in digits or in words."""
    words = {word.folded for word in words_of(asked)} & _IN_WORDS
    return leads_or_asks_to(asked.split(",", maxsplit=1)[0]) and {str(years)} >= {*_FIGURE.findall(asked), *words}
