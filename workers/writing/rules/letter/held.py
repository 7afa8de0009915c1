"""What a letter says beside the work: years, credentials, skills and languages that the posting asks for."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from workers.writing.draft import Assignment
from workers.writing.person.facts import Credential, Skill
from workers.writing.rules.asked.asked_rows import Closeness
from workers.writing.rules.asked.own_gear import Gear, own_gear_in, own_gear_of
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.career import Career
from workers.writing.rules.letter.lead import Lead
from workers.writing.rules.letter.sentences import LetterSentences
from workers.writing.rules.letter.studies_asked import studies_asked, studies_of_trade
from workers.writing.rules.letter.years_told import YearsTold
from workers.writing.rules.rows.anybodys_papers import is_common, tells_of_its_holder
from workers.writing.rules.rows.experts import experts_beside
from workers.writing.rules.rows.gear import is_everyday, says_least
from workers.writing.rules.rows.journey_cards import journey_card_asked
from workers.writing.rules.rows.listed_rows import as_paper
from workers.writing.rules.rows.schooling import earned_in, english_class_asked, is_over, schooling_asked
from workers.writing.rules.selection import Selection
from workers.writing.words.articles import is_paper

_FEW_SKILLS, _MOST_SKILLS = 4, 6
"""Skills that a letter names, and how many where the posting asks for more of them."""
_ENOUGH_SKILLS = 3
"""Skills in hand well that make a sentence, whether all of them are asked for or not."""
_WHOLE_LIST, _SHORT_LIST = 5, 4
"""Skills in hand well that a letter fills its list up to; with what is said already only up to the second."""
_LEAST_UNASKED = 2
"""Skills that nobody asks for which make a sentence: one boom lift alone answers nothing."""
_FIRST_PAPERS = 3
"""Credentials asked for that a letter names before its work."""
_A_PAIR = 2
"""Credentials that are told in one sentence: "my certifications include" twice, each with one, is no sentence more."""
_SHORT_COURSE = re.compile(r"\b10\b")
"""Ten hours of OSHA open no letter by themselves."""


class Held:
    """Sentences of the paragraph that follows the jobs, and those of them that answer a demand at once.

    `lead` is what the opening has said.
    """

    def __init__(
        self, assignment: Assignment, chosen: Selection, say: LetterSentences, career: Career | None, lead: Lead
    ) -> None:
        self._assignment = assignment
        self._chosen = chosen
        self._say = say
        self._code = assignment.language
        self._lead = lead
        self._skills = chosen.skills
        self._has_skills = False
        held = [one for one in chosen.told_held() if one != lead.credential]
        self._first_papers = self._answering(held)
        self._papers = [one for one in held if one not in self._first_papers]
        if not self._first_papers and chosen.only_shows_what_is_missing(held):
            self._papers = []
        is_english = assignment.language == "en"
        self._card = journey_card_asked(chosen.facts, chosen.posting_text) if is_english else None
        years = YearsTold(assignment, say, career)
        self.first = (
            years.in_trade() if not lead.says_years else years.under_other_title(),
            say.also_in(chosen.other) if chosen.other else "",
            years.of_leading(),
            self._journeyman(),
            self._held(self._first_papers, is_more=lead.credential is not None),
            say.spoken(chosen.asked_languages()),
        )
        """What answers a demand by itself: years, papers, languages; whoever reads looks for these before all work."""

    def _answering(self, held: Sequence[Credential]) -> list[Credential]:
        """Return the credentials asked for and the few others that the posting mentions.

        What everybody holds comes last.
        """
        asked = self._chosen.papers.asked_credentials()
        answering = [one for one in held if one.id in asked]
        telling = [one for one in answering if tells_of_its_holder(one.name)]
        others = [one for one in answering if one not in telling]
        if not (telling or self._lead.credential):
            return []
        first = [*telling, *others][:_FIRST_PAPERS]
        is_minor = not self._lead.credential and all(is_common(one.name) for one in first)
        beside = (one for one in held if one not in first and (is_minor or self._chosen.papers.is_spoken_of(one)))
        together = [*first, *beside]
        if not self._lead.credential and len(held) <= _A_PAIR and not all(is_paper(one.name) for one in together):
            together = list(dict.fromkeys([*together, *held]))
        together = together if len(together) <= _FIRST_PAPERS else first
        if is_minor and len(together) == 1 and _SHORT_COURSE.search(together[0].name):
            return []
        return sorted(together, key=lambda one: is_common(one.name))

    def told(self, said: str) -> list[str]:
        """What couldn't be said at once, other credentials, lapsed ones, then skills asked for and not said."""
        is_more = bool(self._first_papers) or self._lead.credential is not None
        sentences = [
            *(one for one in self.first if one not in said),
            self._studied(),
            self._held(self._papers, is_more=is_more),
            self._say.pursued(self._chosen.pursued()),
            self._say.lapsed(self._chosen.lapsed()),
        ]
        asked_gear = own_gear_in(self._assignment.posting_text)
        rows = [one for one in self._asked_skills(f"{said} {' '.join(sentences)}") if one != self._lead.skill]
        rows = [one for one in rows if not own_gear_of(one.name, asked_gear)]
        further = [one for one in self._further(said, rows) if not own_gear_of(one.name, asked_gear)] if rows else []
        if 0 < len([*rows, *further]) < _LEAST_UNASKED:
            further = [*further, *self._unasked(said, [*rows, *further])[:_LEAST_UNASKED]]
        self._has_skills = bool(rows)
        sentences += self._brought(said)
        fuller = sorted([*rows, *further], key=lambda one: one.proficiency == "Beginner")
        known = [self._known(told) for told in (fuller, rows) if told]
        return [*sentences, max(known, key=len, default="")]

    def _known(self, rows: Sequence[Skill]) -> str:
        """Tell skills in one sentence; of rows that the gate wouldn't pass together, only those that it passes."""
        return self._say.known([self._skills.as_asked(one) for one in rows], is_more=self._lead.skill is not None)

    def _held(self, papers: Sequence[Credential], *, is_more: bool) -> str:
        """Tell papers in one sentence.

        Those that the gate wouldn't pass beside the others are told in a further one.
        """
        told = self._say.held(papers, is_more=is_more) if papers else ""
        left = _unnamed(papers, told)
        if told and 1 < len(left) < len(papers):  # perhaps the first passes beside none
            other = self._say.held([*papers[1:], papers[0]], is_more=is_more)
            told = min((told, other), key=lambda one: len(_unnamed(papers, one)))
            left = _unnamed(papers, told)
        rest = self._held(left, is_more=True) if told and len(left) < len(papers) else ""
        return f"{told} {rest}".rstrip()

    def _journeyman(self) -> str:
        """A finished apprenticeship, where a journeyman is wanted."""
        return self._say.studied(self._card, is_over=True) if self._card else ""

    def _studied(self) -> str:
        """Schooling that the posting asks for, and of its field; in a Spanish letter a class of English, too."""
        facts, text = self._assignment.facts, self._assignment.posting_text
        rows = [schooling_asked(facts, text), english_class_asked(facts, text) if self._code == "es" else None]
        asked = studies_asked(self._assignment) or studies_of_trade(self._assignment)
        found = dict.fromkeys(one for one in (*rows, *asked[:1]) if one and one != self._card)
        told = (replace(one, credential=earned_in(one)) for one in found)
        return " ".join(filter(None, (self._say.studied(one, is_over=is_over(one, facts.today)) for one in told)))

    def _brought(self, said: str) -> list[str]:
        """Tools or a vehicle of one's own, which a posting wants and only a row of skills says."""
        asked = own_gear_in(self._assignment.posting_text)
        rows = (own_gear_of(row.name, asked) for row in self._assignment.facts.skills)
        unsaid = frozenset[Gear]().union(*rows) - own_gear_of(said, asked)
        return [self._say.brings(gear) for gear in sorted(unsaid)]

    def _asked_skills(self, said: str) -> list[Skill]:
        """Return skills asked for that nothing has said yet.

        Being an expert in something says more than having done it.
        """
        rows = self._skills.asked(with_begun=True)
        untold = [one for one in rows if one.proficiency == "Expert" or not self._is_said(one, said)]
        if untold and not any(map(self._skills.is_strong, untold)):
            untold = [one for one in rows if one in untold or self._skills.is_strong(one)]
        close = [one for one in untold if self._skills.closeness(one) >= Closeness.MEANT]
        told = untold[: min(max(_FEW_SKILLS, len(close)), _MOST_SKILLS)]
        is_weak = not all(map(self._skills.is_strong, told))
        if sum(map(self._skills.is_strong, told)) < _ENOUGH_SKILLS or is_weak:
            told = self._skills.best_first(told, self._strong(said, told), _MOST_SKILLS)
        if not untold and len(told) < _LEAST_UNASKED:
            again = [*told, *self._further(said, told)]
            if not rows or len(again) < _LEAST_UNASKED:
                return []
        if not any(map(self._skills.is_strong, told)):  # what is only begun is not all that is asked for and known
            known = [one for one in (*rows, *self._skills.strong()) if self._skills.is_strong(one)]
            told = list(dict.fromkeys([*known, *told]))[:_FEW_SKILLS]
        return sorted(told, key=lambda one: one.proficiency == "Beginner")

    def _is_said(self, row: Skill, said: str) -> bool:
        """Whether a text has said a row; a program of several words only by its name: 3D Lift Plan, not lift plans."""
        if row.type == "Software" and " " in row.name and self._skills.closeness(row) is Closeness.NAMED:
            return row.name.casefold() in said.casefold()
        return is_said(row.name, said, self._code)

    def _further(self, said: str, told: Sequence[Skill]) -> list[Skill]:
        """What else of the trade is in hand well: what nothing has said, and how well it was done where that is little.

        Who lists five skills is made smaller by a letter that names one.
        """
        skills = self._skills
        asked = [one for one in skills.asked() if skills.is_strong(one)]
        own = dict.fromkeys([*asked, *skills.strong(), *skills.own_tools(), *experts_beside(skills, told)])
        rows = [one for one in own if one not in told]
        rows = [one for one in rows if one != self._lead.skill and not skills.is_tongue(one)]
        unsaid = [one for one in rows if one.proficiency == "Expert" or not is_said(one.name, said, self._code)]
        more = unsaid[: max(0, _WHOLE_LIST - len(told))]
        again = [one for one in rows if one not in unsaid]
        strong = [*more, *again[: max(0, _SHORT_LIST - len(told) - len(more))]]
        fairly = [one for one in skills.fairly_known() if one not in told and one != self._lead.skill]
        fairly = [one for one in fairly if not is_said(one.name, said, self._code)]
        return [*strong, *fairly[: max(0, _WHOLE_LIST - len(told) - len(strong))]]

    def _strong(self, said: str, told: Sequence[Skill]) -> list[Skill]:
        """What is in hand best and isn't said yet: one boom lift makes a person smaller than they are."""
        rows = [one for one in self._skills.strong() if one not in told]
        unsaid = [one for one in rows if not is_said(one.name, said, self._code)]
        return unsaid or ([] if any(map(self._skills.is_strong, told)) else rows)

    def _unasked(self, said: str, told: Sequence[Skill]) -> list[Skill]:
        """What somebody has in hand and nothing has said, asked for or not, the best first; nothing that says least."""
        skills = self._skills
        of_trade = [one for one in skills.best() if not is_everyday(one)]
        rows = list(dict.fromkeys([*of_trade, *skills.own_tools()]))
        rows = [one for one in rows if one not in told and one != self._lead.skill and not says_least(one.name)]
        rows = [one for one in rows if not (skills.is_tongue(one) or skills.is_of_another_trade(one.name))]
        return [one for one in rows if not is_said(one.name, said, self._code)]

    def beside(self, said: str, room: int, *, is_short: bool) -> list[str]:
        """What the posting doesn't name, where a letter tells no other skill and has room; one alone in a short one."""
        best = self._unasked(said, ())
        is_enough = len(best) >= (1 if is_short else _LEAST_UNASKED)
        told = [] if self._has_skills or not is_enough else [self._say.known(best[:_FEW_SKILLS], is_more=False)]
        return [one for one in told if len(one.split()) <= room]


def _unnamed(papers: Sequence[Credential], told: str) -> list[Credential]:
    """The papers whose names a sentence hasn't; what stands in brackets behind a name doesn't count."""
    said = told.casefold()
    return [one for one in papers if as_paper(one.name).partition(" (")[0].casefold() not in said]
