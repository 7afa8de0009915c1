"""Which of a person's skills a document names, and in which order: what the posting asks for most closely first."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from workers.language.grammar import grammar
from workers.language.occupations import is_occupation
from workers.language.words import fold, words_of
from workers.writing.draft import Assignment
from workers.writing.person.facts import Skill
from workers.writing.rules.asked.asked_rows import AskedRows, Closeness
from workers.writing.rules.rows.gear import (
    is_anybodys,
    is_everyday,
    is_worn,
    names_machine_of_any_site,
    names_tool_of_anybody,
    names_what_measures,
    says_least,
)
from workers.writing.rules.rows.nameable import VIRTUE, can_be_named, in_english
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job

_LEVELS = {"Expert": 0, "Advanced": 1, "Intermediate": 2, "Beginner": 3}
_WORTH = {"Expert": 1.1, "Advanced": 1.0, "Intermediate": 0.0, "Beginner": 0.0}
"""What a level is worth, in steps of how closely a row is asked for; a beginner's stands for what was asked by name."""
_IN_ORDER = {"Expert": 1.1, "Advanced": 0.9, "Intermediate": 0.0, "Beginner": 0.0}
"""The same in a list of all rows: an expert's stands before what is asked for one step more closely."""
_EARLY = 0.9
"""What it is worth that a posting's first demand has a word of a row's name; less the further down."""
_BESIDE, _OTHERS = 1.5, 3.0
_GEAR = 1.5
"""How much less safety gear, or a tool that anybody has, is worth than the trade's own: an H2S monitor than a brake."""
_WITH_MACHINES = frozenset({"warehouse", "equipment", "driving"})
_STRONG = frozenset({"Expert", "Advanced"})
_ENOUGH_STRONG = 3
"""So many skills in hand well make a sentence; no weaker one stands beside them."""
_BY_SORT = {"Power Tool": 1, "Hand Tool": 2}
"""Among rows of one level work and machines stand first, then power tools, then hand tools."""
_SPEAK_ALONE = 2
"""Where somebody has so many skills in hand well, safety gear that isn't asked for says nothing."""
_PART = 4
"""Letters of a word that may be part of a title."""
_OF_TITLE = 2
"""Words of the position's name that make a row the first."""
_TONGUE = re.compile(
    r"\b(?:(?P<english>english|ingl[eé]s)|(?P<spanish>spanish|español)|vietnamese|tagalog|russian|chinese|bilingual"
    r"|biling[uü]e|korean|cantonese|mandarin|hmong|somali|portuguese|creole|arabic|punjabi|[a-z]+ language"
    r"|idioma [a-z]+)\b",
    re.IGNORECASE,
)
_FOR_MAKE = re.compile(
    r"(?:diagnos\w+ )?(?:laptop|computadora|scanner|esc[aá]ner|reader|lector|charger|cargador)\b", re.IGNORECASE
)
"""What serves a make's machines, in whose brackets that make is no name of its own."""


class NamedSkills:
    """The rows of one assignment that prose may name, each held against the posting."""

    def __init__(self, assignment: Assignment, rows: AskedRows) -> None:
        self._assignment = assignment
        self._rows = rows
        self._closeness: dict[str, Closeness] = {}
        facts = assignment.facts
        self._is_translated = assignment.language == "en" and facts.language() not in {None, "en"}
        tongues = _TONGUE.finditer(assignment.posting_text)
        self._tongues = {one.lastgroup or one[0].casefold() for one in tongues}
        self._all = [one for row in facts.skills if (one := self._told(row))]
        self._strong: list[Skill] | None = None

    def asked(self, *, with_begun: bool = False) -> list[Skill]:
        """Return skills that the posting asks for, the closest first; a beginner's only by its name.

        A hand tool only by its own name: who asks for own tools hasn't asked for a torque wrench.
        """
        rows = [one for one in self._all if self._is_asked(one, with_begun=with_begun)]
        return sorted(
            rows,
            key=lambda one: (
                bool(_TONGUE.search(one.name)),  # a language is no skill of the trade
                not self._is_of_title(one),
                -self._worth(one),
                _LEVELS[one.proficiency],
            ),
        )

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
        return (
            names_machine_of_any_site(text) and not families_of_title(self._assignment.posting.title) & _WITH_MACHINES
        )

    def _is_of_title(self, skill: Skill) -> bool:
        """Whether it is what the position is called after: a press brake, of a press brake operator."""
        return self.closeness(skill) >= Closeness.MEANT and self._rows.words_of_title_in(skill.name) >= _OF_TITLE

    def best(self) -> list[Skill]:
        """Return skills above Beginner, whatever is asked for, the best in hand first."""
        rows = (one for one in self._all if one.proficiency != "Beginner")
        return sorted(rows, key=lambda one: (not self.closeness(one) >= Closeness.MEANT, _LEVELS[one.proficiency]))

    def strong(self) -> list[Skill]:
        """Return skills of a high level that speak for a person unasked, work rather than gear.

        The best in hand first; none that only another trade has to do with.
        """
        if self._strong is None:
            self._strong = self._find_strong()
        return self._strong

    def _find_strong(self) -> list[Skill]:
        rows = [one for one in self._all if one.proficiency in _STRONG and not one.level_assumed]
        rows = [one for one in rows if not (is_anybodys(one) or one.type == "Other" or self._is_machine_beside(one))]
        rows = [one for one in rows if not self.is_of_another_trade(one.name)]
        return sorted(rows, key=lambda one: (_LEVELS[one.proficiency], _BY_SORT.get(one.type, 0)))

    def own_tools(self) -> list[Skill]:
        """Hand tools of the trade that somebody is an expert with, a spud wrench and no hammer, then gear like that.

        Gear that is worn by everybody aside: a dive helmet, and no harness. What measures well may be of no kind.
        """
        tools = [one for one in self._all if one.type == "Hand Tool" and one.proficiency == "Expert"]
        gear = [one for one in self._all if one.type == "Safety Equipment" and self.is_strong(one) and not is_worn(one)]
        own = [one for one in tools if not names_tool_of_anybody(one.name)]
        meters = (one for one in self._all if one.type == "Other" and self.is_strong(one))
        own += filter(lambda one: names_what_measures(one.name), meters)
        return [one for one in (*own, *gear) if not (one.level_assumed or self.is_of_another_trade(one.name))]

    def fairly_known(self) -> list[Skill]:
        """What else of the work a letter has room for: an intermediate's programs and machines, no gear nor tools."""
        rows = [one for one in self._all if one.proficiency == "Intermediate" and one.type != "Other"]
        rows = [one for one in rows if not (one.level_assumed or is_anybodys(one) or self._is_machine_beside(one))]
        typed = self._assignment.facts.skills if self._is_translated else ()  # whose language isn't sure
        return [one for one in rows if one not in typed and not self.is_of_another_trade(one.name)]

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

    def best_first(self, rows: Sequence[Skill], others: Sequence[Skill], most: int) -> list[Skill]:
        """Return at most `most` rows: those asked for and of a high level before weaker ones and `others`.

        Of what is asked for by name and in hand less well as much stands as strong rows leave room for, one at least:
        two that somebody has learnt a little make them smaller than what they are good at.
        """
        tongues = [one for one in rows if _TONGUE.search(one.name)]
        strong = [one for one in rows if self.is_strong(one) and one not in tongues]
        weaker = [one for one in rows if not self.is_strong(one) and one not in tongues]
        named = [
            one for one in weaker if self.closeness(one) >= Closeness.MEANT or self._rows.says_own_name_of(one.name)
        ]
        beside = [one for one in others if one not in rows][: max(0, _ENOUGH_STRONG - len(strong))]
        kept = named[: max(1, most - len(strong) - len(beside))]
        rest = [one for one in [*tongues, *named, *weaker] if one not in kept]
        fair = [one for one in tongues if one.proficiency != "Beginner"]
        first = strong[: most - len(kept)]
        asked_first = [*first, *kept, *fair, *beside[: max(0, most - len(kept) - len(first) - len(fair))]]
        return list(dict.fromkeys([*asked_first, *rest]))[:most]

    @staticmethod
    def is_strong(skill: Skill) -> bool:
        """Whether it is in hand well."""
        return skill.proficiency in _STRONG

    @staticmethod
    def is_tongue(skill: Skill) -> bool:
        """Whether it is a language that somebody speaks."""
        return bool(_TONGUE.search(skill.name))

    def order(self) -> list[Skill]:
        """Every row, as a list has them: what the position is called after, then what is asked for and in hand well."""
        return sorted(
            self._assignment.facts.skills,
            key=lambda row: (
                bool(VIRTUE.search(row.name)) or (row.type == "Other" and self.closeness(row) < Closeness.MEANT),
                bool(_TONGUE.search(row.name)),
                row.proficiency == "Beginner",
                not self._is_of_title(row),
                self._cost_of_gear(row) - max(self.closeness(row), Closeness.SHARED) - _IN_ORDER[row.proficiency],
                _LEVELS[row.proficiency],
            ),
        )

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
        if _TONGUE.search(skill.name):
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

    def _is_asked(self, skill: Skill, *, with_begun: bool) -> bool:
        closeness = self.closeness(skill)
        if skill.type == "Safety Equipment" and closeness < Closeness.MEANT and len(self.strong()) >= _SPEAK_ALONE:
            return False  # "gas" of a gas plant asks for no gas monitor
        if not with_begun and self._rows.requires_breathing(skill.name) and not self._rows.requires(skill.name):
            return False  # an SCBA answers "wear a respirator" in a letter, and opens no summary
        if is_everyday(skill):
            return closeness is Closeness.NAMED and (with_begun or skill.proficiency != "Beginner")
        if skill.proficiency == "Beginner":
            is_enough = not self._rows.is_asked_well(skill.name)
            is_meant = closeness >= Closeness.MEANT or self._rows.is_sort_of_asked(skill.name)
            return with_begun and is_meant and is_enough and not skill.level_assumed
        return closeness >= Closeness.SHARED

    def _is_spoken_of(self, name: str) -> bool:
        own = {one.lastgroup or one[0].casefold() for one in _TONGUE.finditer(name)}
        return bool(own & self._tongues or any(one.startswith("biling") for one in self._tongues))

    def _told(self, row: Skill) -> Skill | None:
        """The row as a sentence of the document names it; None for praise, a trade, what no sentence has room for.

        What is worn for safety only where a requirement names it.
        """
        if is_worn(row) and not (self._rows.requires(row.name) or self._rows.requires_breathing(row.name)):
            return None
        told = in_english(row) if self._is_translated else row
        is_language = bool(_TONGUE.search(row.name))
        if told is None or (is_language and not self._is_spoken_of(row.name)):
            return None
        return told if is_language or can_be_named(told) else None
