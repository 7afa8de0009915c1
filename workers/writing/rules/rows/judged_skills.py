"""Each row of skills held against a posting: how closely it is asked for, what it is worth, and whose trade has it."""

import re

from msgspec.structs import replace

from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.language.words import fold, words_of
from workers.writing.draft import Assignment
from workers.writing.person.facts import Skill
from workers.writing.rules.asked.asked_rows import AskedRows, Closeness
from workers.writing.rules.rows.gear import (
    is_everyday,
    is_worn,
    names_machine_of_any_site,
    names_tool_of_anybody,
    names_what_measures,
    says_least,
)
from workers.writing.rules.rows.nameable import can_be_named, in_english
from workers.writing.trades.families import WITH_MACHINES, families_of_title
from workers.writing.trades.families_of_jobs import families_of_job

LEVELS = {"Expert": 0, "Advanced": 1, "Intermediate": 2, "Beginner": 3}
_WORTH = {"Expert": 1.1, "Advanced": 1.0, "Intermediate": 0.0, "Beginner": 0.0}
"""What a level is worth, in steps of how closely a row is asked for; a beginner's stands for what was asked by name."""
_EARLY = 0.9
"""What it is worth that a posting's first demand has a word of a row's name; less the further down."""
_BESIDE, _OTHERS = 1.5, 3.0
_GEAR = 1.5
"""How much less safety gear, or a tool that anybody has, is worth than the trade's own: an H2S monitor than a brake."""
STRONG = frozenset({"Expert", "Advanced"})
_PART = 4
"""Letters of a word that may be part of a title."""
_OF_TITLE = 2
"""Words of the position's name that make a row the first."""
TONGUE = re.compile(
    r"\b(?:(?P<english>english|ingl[eé]s)|(?P<spanish>spanish|español)|vietnamese|tagalog|russian|chinese|bilingual"
    r"|biling[uü]e|korean|cantonese|mandarin|hmong|somali|portuguese|creole|arabic|punjabi|[a-z]+ language"
    r"|idioma [a-z]+)\b",
    re.IGNORECASE,
)
_FOR_MAKE = re.compile(
    r"(?:diagnos\w+ )?(?:laptop|computadora|scanner|esc[aá]ner|reader|lector|charger|cargador)\b", re.IGNORECASE
)
"""What serves a make's machines, in whose brackets that make is no name of its own."""


class JudgedSkills:
    """The rows of one assignment that prose may name, each judged by itself."""

    def __init__(self, assignment: Assignment, rows: AskedRows) -> None:
        self._assignment = assignment
        self._rows = rows
        self._closeness: dict[str, Closeness] = {}
        facts = assignment.facts
        self._is_translated = assignment.language == "en" and facts.language() not in {None, "en"}
        tongues = TONGUE.finditer(assignment.posting_text)
        self._tongues = {one.lastgroup or one[0].casefold() for one in tongues}
        self._all = [one for row in facts.skills if (one := self._told(row))]
        self._strong: list[Skill] | None = None

    def _worth(self, skill: Skill) -> float:
        """How much a row that is asked for says: how closely, and how well it is in hand.

        A forklift says less than the trade's own machine, where the work isn't with it, and what only another trade has
        to do with least.
        """
        closeness = self.closeness(skill)
        is_beside = self._is_machine_beside(skill)
        is_others = closeness < Closeness.NAMED and self.is_of_another_trade(skill.name)
        early = _EARLY * self._rows.earliness(skill.name)
        return (
            closeness
            + _WORTH[skill.proficiency]
            + early
            - _BESIDE * is_beside
            - _OTHERS * is_others
            - self._cost_of_gear(skill)
        )

    def _is_machine_beside(self, skill: Skill) -> bool:
        return self.is_of_machine_beside(skill.name)

    def is_of_machine_beside(self, text: str) -> bool:
        """Whether a row's name or a line has a machine of any site, and the position isn't one that runs machines."""
        return names_machine_of_any_site(text) and not families_of_title(self._assignment.posting.title) & WITH_MACHINES

    def _is_of_title(self, skill: Skill) -> bool:
        """Whether it is what the position is called after: a press brake, of a press brake operator."""
        return self.closeness(skill) >= Closeness.MEANT and self._rows.words_of_title_in(skill.name) >= _OF_TITLE

    def is_of_another_trade(self, name: str) -> bool:
        """Whether only jobs of another trade have words of a row's name: a firefighter's chainsaw.

        What the newest job has is of no other, whatever its title (a fuel hauler's trailer), nor what one has with the
        same employer.
        """
        facts, code = self._assignment.facts, self._assignment.language
        titles = [self._assignment.posting.title, *(job.job_title for job in facts.experiences[:1])]
        own = frozenset[str]().union(*map(families_of_title, titles))
        words = [one.folded for one in words_of(name)]
        words = [one for one in words if not (families_of_title(one) or is_occupation(one))]
        telling = set(map(grammar(code).key, words)) - grammar(code).neutral
        in_jobs = [
            job for job in facts.experiences if telling & set(grammar(code).keys(f"{job.job_title} {job.duties}"))
        ]
        newest = facts.experiences[0].company_name if facts.experiences else ""
        is_present = any(newest and job.company_name == newest for job in in_jobs) or (
            facts.experiences[:1] == tuple(in_jobs[:1])
        )
        in_titles = fold(" ".join(titles))
        is_present = is_present or any(
            len(word) >= _PART and word in in_titles for word in words
        )  # pipe, of pipefitter
        is_own = is_present or any(families_of_job(job) & own for job in in_jobs)
        return bool(own and in_jobs) and not is_own

    @staticmethod
    def is_strong(skill: Skill) -> bool:
        """Whether it is in hand well."""
        return skill.proficiency in STRONG

    @staticmethod
    def is_tongue(skill: Skill) -> bool:
        """Whether it is a language that somebody speaks."""
        return bool(TONGUE.search(skill.name))

    def _cost_of_gear(self, row: Skill) -> float:
        """What it costs to be gear that measures nothing, or a tool of anybody, that nobody requires."""
        is_gear = row.type == "Safety Equipment" and not names_what_measures(row.name)
        is_plain = says_least(row.name) or (is_everyday(row) and row.type != "Hand Tool")
        is_of_anybody = is_plain or (is_everyday(row) and names_tool_of_anybody(row.name))
        return _GEAR * ((is_gear or is_of_anybody) and not self._rows.requires(row.name))

    def closeness(self, skill: Skill) -> Closeness:
        """How closely the posting asks for a row; for a language, whether it speaks of that or of two."""
        if skill.name not in self._closeness:
            self._closeness[skill.name] = self._closeness_of(skill)
        return self._closeness[skill.name]

    def _closeness_of(self, skill: Skill) -> Closeness:
        if TONGUE.search(skill.name):
            return Closeness.NAMED if self._is_spoken_of(skill.name) else Closeness.NONE
        found = self._rows.closeness(skill.name)
        if self._rows.requires_breathing(skill.name):
            return max(found, Closeness.MEANT)
        # The first tool of a list is not all that is asked for, and who asks for an H2S card names no H2S monitor.
        is_list = skill.type == "Hand Tool" and "," in skill.name
        is_by_code = skill.type == "Safety Equipment" and not self._rows.names(skill.name)
        return min(found, Closeness.MEANT) if is_list or is_by_code else found

    def is_required(self, skill: Skill) -> bool:
        """Whether the posting names it, and not as nice to have."""
        return self.closeness(skill) is Closeness.NAMED and not self._rows.is_only_preferred(skill.name)

    def as_asked(self, skill: Skill) -> Skill:
        """The row by the name in its brackets where the posting says that: Metasys, of a building automation system.

        Not by the make of a thing, which is more than the thing: a Hyster laptop is no Hyster.
        """
        named = self._rows.named_in_brackets(skill.name)
        is_whole = skill.name.endswith(f"({named})") and not _FOR_MAKE.match(skill.name)
        return replace(skill, name=named) if named and is_whole else skill

    def _is_spoken_of(self, name: str) -> bool:
        own = {one.lastgroup or one[0].casefold() for one in TONGUE.finditer(name)}
        return bool(own & self._tongues or any(one.startswith("biling") for one in self._tongues))

    def _told(self, row: Skill) -> Skill | None:
        """The row as a sentence of the document names it; None for praise, a trade, what no sentence has room for.

        What is worn for safety only where a requirement names it.
        """
        if is_worn(row) and not (self._rows.requires(row.name) or self._rows.requires_breathing(row.name)):
            return None
        told = in_english(row) if self._is_translated else row
        is_language = bool(TONGUE.search(row.name))
        if told is None or (is_language and not self._is_spoken_of(row.name)):
            return None
        return told if is_language or can_be_named(told) else None
