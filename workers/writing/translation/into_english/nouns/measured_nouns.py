"""The measures of a noun, and what of it is told: 5-gallon, from 3 to 25 tons, a crew of six."""

import re
from collections.abc import Callable

from workers.writing.lexicon.english import plural
from workers.writing.lexicon.spanish import Noun
from workers.writing.translation.into_english.nouns.lookup import UNITS, NounLookup, NounPhrase

GROUPS = frozenset(
    """fleet crew team group list bundle sack bag bucket roll load coat pile batch type variety number part side top end
    pair piece sheet set box pallet quota average limit maximum minimum quantity barrel record report estimate kind
    class size price supply quality route""".split()  # noqa: SIM905
)
"""Heads behind which "of" tells what there is: a crew of six."""
_PEOPLE = frozenset({"crew", "team", "group"})
_BEHIND_PEOPLE = frozenset({"y", "e", "con", "para", "en", "a", "cuando", "desde", "los", "por", "como", "durante"})
_IN_INCHES = frozenset({"block", "pipe", "mower", "blade", "stud", "tile", "conduit", "roller"})
"""Things whose size is told by its number alone."""
_WHOLE_NUMBERS = re.compile(r"\d{1,3}(?: [a-z]+ \d{1,3})?")
_WITH_STORIES = frozenset({"apartment", "house", "home", "building", "apartment building", "condo"})


class Measured:
    """A noun with what stands before and behind it so far; `whole` reads a phrase from a token on."""

    def __init__(
        self,
        lookup: NounLookup,
        whole: Callable[[int, bool], NounPhrase | None],
        noun: Noun,
        name: str,
        *,
        is_many: bool,
    ) -> None:
        self._lookup, self._whole = lookup, whole
        self._noun = noun
        self._name = plural(name) if is_many else name
        self._head = name
        self._is_many = is_many
        self._front: list[str] = []
        self._qualities = 0
        self._of_which: list[str] = []
        self._back: list[str] = []
        self._kinds = 0
        self.is_numbered = False

    def text(self) -> str:
        """The whole phrase in English."""
        return " ".join([*self._front, *self._of_which, self._name, *self._back])

    def _measured(self, figure: str, at: int) -> int:  # noqa: PLR0911 - one way out for each kind of measure
        unit = self._lookup.unit(at)
        plain = at < len(self._lookup.words) and not self._lookup.tokens[at].mark
        if plain and unit and not (self._head in GROUPS and unit.english in {"story", "bed"}):
            if longer := self._up_to_measure(figure, unit.english, at + len(unit.words)):
                return longer
            return self._by_unit(figure, unit.english, at + len(unit.words))
        if plain and self._lookup.words[at] in UNITS:
            return self._by_unit(figure, self._lookup.tokens[at].surface, at + 1)
        if self._head in _PEOPLE and (not plain or self._lookup.follows(at) in _BEHIND_PEOPLE):
            self._back.append(f"of {figure}")
            return at
        head = self._lookup.head(at) if plain else None
        if head and head.noun and (self._head in GROUPS or head.noun.is_person):
            is_bare = False
            whole = self._whole(at - 1, is_bare) if " " not in figure else None
            if whole is None:
                return -1
            self._back.append(f"of {whole.text}")
            return whole.end
        if self._head in _WITH_STORIES:
            return -1  # "apartamentos de 3 y 4" leaves out of what: floors, rooms
        if not plain or self._lookup.follows(at) in {"y", "e", "con", "para", "en", "a"}:
            if _WHOLE_NUMBERS.fullmatch(figure):  # "block de 8" are no eight blocks
                return self._by_unit(figure, "inch", at) if self._head.split()[-1] in _IN_INCHES else -1
            self._front.insert(0, figure)  # "tablaroca de 5/8", "EMT de 1/2"
            return at
        return -1

    def _up_to_measure(self, figure: str, unit: str, at: int) -> int:
        """The index behind a range that tells its unit twice, or 0: "bolsas de 1 oz hasta 2 lb"."""
        last = self._lookup.figure(at + 1) if self._lookup.follows(at) in {"a", "hasta"} else None
        other = self._lookup.unit(last[1]) if last and self._lookup.follows(last[1]) else None
        if last is None or other is None:
            return 0
        said = [
            f"{number} {name if number == '1' else plural(name)}"
            for number, name in ((figure, unit), (last[0], other.english))
        ]
        self._back.append(f"from {said[0]} to {said[1]}")
        return last[1] + len(other.words)

    def _by_unit(self, figure: str, unit: str, at: int) -> int:
        if self._noun.is_person and self._lookup.follows(at) == "de":
            whole = self._whole(at + 1, True)  # noqa: FBT003 - without an article of its own
            if whole is None:
                return -1
            end, more = whole.end, whole.text
            while self._lookup.follows(end) in {"y", "e"} and (other := self._whole(end + 1, True)):  # noqa: FBT003
                end, more = other.end, f"{more} and {other.text}"
            self._back.append(f"of {figure} {unit if figure == '1' else plural(unit)} of {more}")
            return end  # "mayordomo de 640 acres de almendra y nuez"
        unit = unit.replace(" ", "-") if " to " not in figure else unit
        way, at = self._lookup.extent(at)
        way = "" if self._head == "thickness" else way
        if " to " in figure:
            is_one = (unit.lower() in UNITS and unit != "amp") or figure.endswith(" 1")
            self._back.append(f"from {figure} {unit if is_one else plural(unit)}{way and f' {way}'}")
        else:
            parts = figure.split()
            unit = f"{unit}-{way.removeprefix('in ')}" if way else unit
            self._front.insert(
                0, f"{figure}-{unit}" if len(parts) == 1 else f"{parts[0]}- {parts[1]} {parts[2]}-{unit}"
            )
        return at
