"""Which of a person's skills a document names, and in which order: what the posting asks for most closely first."""

from collections.abc import Sequence

from workers.writing.person.facts import Skill
from workers.writing.rules.asked.asked_rows import Closeness
from workers.writing.rules.rows.gear import (
    is_anybodys,
    is_everyday,
    is_worn,
    names_tool_of_anybody,
    names_what_measures,
)
from workers.writing.rules.rows.judged_skills import LEVELS, STRONG, TONGUE, JudgedSkills
from workers.writing.rules.rows.nameable import VIRTUE

_IN_ORDER = {"Expert": 1.1, "Advanced": 0.9, "Intermediate": 0.0, "Beginner": 0.0}
"""The same in a list of all rows: an expert's stands before what is asked for one step more closely."""
_ENOUGH_STRONG = 3
"""So many skills in hand well make a sentence; no weaker one stands beside them."""
_BY_SORT = {"Power Tool": 1, "Hand Tool": 2}
"""Among rows of one level work and machines stand first, then power tools, then hand tools."""
_SPEAK_ALONE = 2
"""Where somebody has so many skills in hand well, safety gear that isn't asked for says nothing."""


class NamedSkills(JudgedSkills):
    """The rows of one assignment that prose may name, each held against the posting."""

    def asked(self, *, with_begun: bool = False) -> list[Skill]:
        """Return skills that the posting asks for, the closest first; a beginner's only by its name.

        A hand tool only by its own name: who asks for own tools hasn't asked for a torque wrench.
        """
        rows = [one for one in self._all if self._is_asked(one, with_begun=with_begun)]
        return sorted(
            rows,
            key=lambda one: (
                bool(TONGUE.search(one.name)),  # a language is no skill of the trade
                not self._is_of_title(one),
                -self._worth(one),
                LEVELS[one.proficiency],
            ),
        )

    def best(self) -> list[Skill]:
        """Return skills above Beginner, whatever is asked for, the best in hand first."""
        rows = (one for one in self._all if one.proficiency != "Beginner")
        return sorted(rows, key=lambda one: (not self.closeness(one) >= Closeness.MEANT, LEVELS[one.proficiency]))

    def strong(self) -> list[Skill]:
        """Return skills of a high level that speak for a person unasked, work rather than gear.

        The best in hand first; none that only another trade has to do with.
        """
        if self._strong is None:
            self._strong = self._find_strong()
        return self._strong

    def _find_strong(self) -> list[Skill]:
        rows = [one for one in self._all if one.proficiency in STRONG and not one.level_assumed]
        rows = [one for one in rows if not (is_anybodys(one) or one.type == "Other" or self._is_machine_beside(one))]
        rows = [one for one in rows if not self.is_of_another_trade(one.name)]
        return sorted(rows, key=lambda one: (LEVELS[one.proficiency], _BY_SORT.get(one.type, 0)))

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

    def best_first(self, rows: Sequence[Skill], others: Sequence[Skill], most: int) -> list[Skill]:
        """Return at most `most` rows: those asked for and of a high level before weaker ones and `others`.

        Of what is asked for by name and in hand less well as much stands as strong rows leave room for, one at least:
        two that somebody has learnt a little make them smaller than what they are good at.
        """
        tongues = [one for one in rows if TONGUE.search(one.name)]
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

    def order(self) -> list[Skill]:
        """Every row, as a list has them: what the position is called after, then what is asked for and in hand well."""
        return sorted(
            self._assignment.facts.skills,
            key=lambda row: (
                bool(VIRTUE.search(row.name)) or (row.type == "Other" and self.closeness(row) < Closeness.MEANT),
                bool(TONGUE.search(row.name)),
                row.proficiency == "Beginner",
                not self._is_of_title(row),
                self._cost_of_gear(row) - max(self.closeness(row), Closeness.SHARED) - _IN_ORDER[row.proficiency],
                LEVELS[row.proficiency],
            ),
        )

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
