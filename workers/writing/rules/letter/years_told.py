"""The years that a letter tells because a posting asks for them: in the trade, in the job's own work, of leading.

Years of a whole trade are no answer where only a part of it is asked for: setting up mills is not all of machining.
"""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from workers.language.grammar import grammar
from workers.language.occupations import names_occupation
from workers.language.words import words_of
from workers.posting.asked.requirement import Requirement
from workers.posting.named.word_classes import NUMBERS
from workers.writing.draft import Assignment
from workers.writing.person.facts import Experience
from workers.writing.person.tenure import whole_years
from workers.writing.rules.career import Career
from workers.writing.rules.letter.sentences import LetterSentences
from workers.writing.rules.worth.leading import leads_by_title, leads_or_asks_to
from workers.writing.trades.families import families_of_title
from workers.writing.trades.risen import under_title
from workers.writing.trades.title_ranks import rank_of
from workers.writing.trades.titles import without_grade

_PURPOSE = re.compile(r" (?:to|para|per) (?=[a-z]|[A-Z]{3})")
_WHERE = re.compile(
    r",? (?:in|at|within) (?:an? |the )?(?:[\w/-]+ )?(?:environment|setting|facility|plant|mill|quarry|factory|shop"
    r"|sawmill|manufacturing|industry|steel mills|field)\b",
    re.IGNORECASE,
)
"""Where the work was done, of which titles say nothing."""
_END = re.compile(r"(?<=\w{3})(?:at)?(?:ions?|ors?|ings?|ers?)$")
"""How a work and who does it end: inspection and inspector, fixing and fixer."""
_AS = re.compile(r"\b(?:as|como)\b")
"""What asks for years under a title, which those in its trade don't answer."""
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
        if not asked and (earlier := self.under_other_title()):
            return earlier
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

    def under_other_title(self) -> str:
        """Years under another title than the one that the letter is about, where the posting asks for those.

        A planner's ten as a millwright. Nothing where the years in the trade answer it.
        """
        career = self._career
        if not career or self._years_of_job(career):
            return ""
        is_answered = self._years_asked() is not None
        for one in sorted(self._asked_of_work(), key=lambda one: -(one.years or 0)):
            if is_answered and not (_AS.search(one.text) or names_occupation(one.text)):
                continue
            own = [job for job in (career.job, *career.before) if rank_of(job.job_title)]
            jobs = [job for job in own if self._names(one.text, job, by_family=False)]
            jobs = jobs or [job for job in own if self._names(one.text, job)]
            titles = {without_grade(job.job_title) for job in jobs}
            parts = [part for job in jobs for part in under_title(job)]
            years = whole_years(parts, self._assignment.facts.today)
            if len(titles) == 1 and one.years and years >= one.years:
                return self._say.years_as(replace(career, job=jobs[0], years_here=years), one.years)
        return ""

    def _names(self, asked: str, job: Experience, *, by_family: bool = True) -> bool:
        return self._is_counted(asked, "", [job.job_title], by_family=by_family)

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

    def _is_counted(self, asked: str, trade: str, titles: Sequence[str], *, by_family: bool = True) -> bool:
        """Whether years are asked for of nothing narrower than what is counted: a trade, or what every title says.

        Who installed for three of seven years has no seven years in service, and setting up mills is not all of
        machining.
        """
        words = grammar(self._code)
        asked = _PURPOSE.split(asked, maxsplit=1)[0]
        families = set.intersection(*(set(families_of_title(one)) for one in titles)) if by_family else set[str]()
        in_titles = set.intersection(*(set(words.keys(one)) for one in titles))
        known = in_titles | set(words.keys(trade)) | words.neutral
        bare = set.intersection(*({_without_end(word.folded) for word in words_of(one)} for one in titles))
        named = [word.folded for word in words_of(_WHERE.sub("", asked))]
        told = [one for one in named if one not in _OF_ANY_WORK and words.key(one) not in words.neutral]
        return bool(told) and all(
            words.key(one) in known or families_of_title(one) & families or _without_end(one) in bare for one in told
        )

    def _years_of_job(self, career: Career) -> int:
        """Years that are asked for of work that the job's title names; 0 where the job has fewer."""
        title = career.job.job_title
        asked = (one for one in self._asked_of_work() if self._is_counted(one.text, "", [title]))
        most = max((one.years or 0 for one in asked), default=0)
        return most if most <= career.years_here else 0


def _without_end(word: str) -> str:
    return _END.sub("", word.removesuffix("s"))


def _is_of_leading(asked: str, years: int) -> bool:
    """Whether the first thing that is asked for is leading, and no other figure stands there, in digits or in words."""
    words = {word.folded for word in words_of(asked)} & _IN_WORDS
    return leads_or_asks_to(asked.split(",", maxsplit=1)[0]) and {str(years)} >= {*_FIGURE.findall(asked), *words}
