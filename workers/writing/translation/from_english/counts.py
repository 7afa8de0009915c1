"""How many of what an English phrase tells of: its figure, and the members of a group that it names."""

import re

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import Noun, pluralized
from workers.writing.translation.from_english.measures import Measure, measure_at
from workers.writing.translation.from_english.names import Names
from workers.writing.translation.from_english.tables import tables

_OF_MEMBERS = frozenset(
    {"fleet", "complex", "building", "job", "site", "hotel", "property", "facility", "hospital", "warehouse", "tower",
     "project", "community", "school", "plant", "farm", "herd", "route", "center", "restaurant", "garage", "park"}
)  # fmt: skip
"""What has so many of what stands before it: a 120 truck fleet."""

_WITH_KIND = 2
_SAME_IN_MANY = frozenset(
    {"cattle", "aircraft", "sheep", "fish", "people", "head", "staff", "livestock", "equipment", "men", "women",
     "children", "feet", "personnel", "poultry", "swine", "freight", "service", "work"}
)  # fmt: skip
"""What a figure may count though it has no s."""


class Counts(Names):
    """The figures of one line."""

    def count_at(self, at: int) -> tuple[str, int]:
        """The figure that counts what stands behind it, and the token there; nothing and its own token without one."""
        measure = measure_at(self.tokens, at)
        is_count = measure is not None and self._counts(at, measure)
        return (measure.figure, at + measure.length) if measure is not None and is_count else ("", at)

    def members_at(self, at: int) -> tuple[str, int]:
        """How many of what are in the group that is named behind it, and the token there; else as `count_at`."""
        measure = measure_at(self.tokens, at)
        if measure is None or measure.unit or measure.is_range or self._is_parted_within(at, measure.length + 2):
            return "", at
        behind = at + measure.length
        noun, length = self.noun_at(behind)
        group, _ = self.noun_at(behind + length) if noun is not None else (None, 0)
        group = self._named_last(behind + length) if group is not None else None
        if noun is None or noun.is_plural or group is None or group.is_plural or group.names.isdisjoint(_OF_MEMBERS):
            return "", at
        return f"{measure.figure} {pluralized(noun.text)}", behind + length

    def _named_last(self, at: int) -> Noun | None:
        """The noun at a token, or the one behind it, whose kind it is: an apartment job."""
        noun, length = self.noun_at(at)
        is_last = at + length >= len(self.tokens) or bool(self.tokens[at + length].mark)
        behind = None if is_last else self.noun_at(at + length)[0]
        return behind or noun

    def _is_parted_within(self, at: int, length: int) -> bool:
        return any(one.mark not in {"", "-"} for one in self.tokens[at + 1 : at + length])

    def _counts(self, at: int, measure: Measure) -> bool:
        """Whether a figure tells how many of what follows: 6 welders, not 5 ton cranes or a 966 loader."""
        behind = at + measure.length
        if measure.unit or behind >= len(self.tokens) or self.tokens[behind].mark:
            return False
        if self.tokens[behind].folded in {"and", "or"}:
            return False  # 120/208 and 277/480 volt circuits
        noun, _ = self.noun_at(behind)
        is_model = bool(re.fullmatch(r"[1-9]\d{2,3}", measure.figure)) and noun is not None and not noun.is_plural
        is_figure = not self.tokens[at].text.startswith(("#", "$")) and not measure.figure.endswith(('"', "'", "%"))
        return is_figure and not is_model

    def is_next_done(self, at: int) -> bool:
        """Whether a line in the past goes on with a doing behind "and": fed cattle and fixed fence."""
        if not 1 < at < len(self.tokens) - 1:
            return False
        first, before, behind = (tables().forms.get(self.tokens[one].folded, ("", None)) for one in (0, at - 1, at + 1))
        is_alike = before[1] is Form.PAST or bool(self.quality_at(at - 1)[0] and not self.noun_at(at - 1)[0])
        return first[1] is behind[1] is Form.PAST and not is_alike

    def is_of_one(self, start: int, end: int, count: str, is_many: bool) -> bool:  # noqa: FBT001 - as the phrase was read
        """Whether a figure before several words counts what only the first of them names: a 4 color press."""
        last = self.tokens[end - 1].folded
        is_several = count.strip("+").replace(",", "").isdigit() and int(count.strip("+").replace(",", "")) > 1
        return (
            is_several
            and not is_many
            and end - start > _WITH_KIND
            and not re.search(r"[^s]s$", last)
            and last not in _SAME_IN_MANY
        )

    def is_class(self, at: int) -> bool:
        """Whether a class stands behind what has it: a mixer truck class B."""
        behind = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        is_mark = behind is not None and not behind.mark and (len(behind.text) == 1 or behind.is_number)
        return self.tokens[at].folded == "class" and not self.tokens[at].mark and is_mark
