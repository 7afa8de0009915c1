"""What "de" behind a Spanish noun tells: a measure, a kind that English puts before the noun, or what it is of."""

from workers.writing.lexicon.english import as_modifier
from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.lookup import AND, named_act
from workers.writing.translation.into_english.nouns.measured_nouns import GROUPS
from workers.writing.translation.into_english.nouns.named_nouns import Named

_REGIONS = frozenset({"region", "city", "state", "area"})
_BUILT = frozenset({"building", "complex", "room", "construction site"})
"""Places that English calls by all that is in them: office and hotel buildings."""
_JOINED = frozenset(
    {"line", "belt", "harvest", "orchard", "tree", "field", "report", "order", "log", "packing", "work", "installation"}
)
"""Heads whose kinds are told together: the peach and plum line."""
_ROOMS = frozenset(
    {"kitchen", "bathroom", "bedroom", "living room", "office", "garage", "closet", "laundry room", "gym", "hallway"}
)
"""Rooms whose things are told together: kitchen and bathroom cabinets."""
_PLACES = frozenset(
    """refinery plant warehouse factory office store shop school hospital hotel church building house home restaurant
    airport apartment complex mall shopping_center field orchard vineyard dairy ranch""".replace("_", " ").split()
)
_DONE_TO_LISTS = frozenset(
    """inspection repair installation cleaning washing removal replacement check change test calibration assembly
    adjustment delivery preparation maintenance round""".split()  # noqa: SIM905
)
"""Acts of which a list is told behind "of": the inspection of cables, hooks and brakes."""


class OfNouns(Named):
    """A noun with what "de" leads; several kinds are told together only where all of them are surely of it."""

    def _of(self, at: int) -> int:  # noqa: PLR0911 - each by what "de" leads
        """What "de" tells: a measure, a kind that English puts before the noun, or what the noun is of."""
        longer = self._lookup.preposition(at)
        if longer and len(longer.words) > 1:
            return at
        begin = at + 1
        if begin >= len(self._lookup.words) or self._lookup.tokens[begin].mark:
            return -1
        figure = self._lookup.figure(begin)
        if figure and self._lookup.words[at] == "de":
            return self._measured(*figure)
        name, end = self._lookup.name_at(begin)
        if name and not self._lookup.head(begin):
            is_code = all(token.is_code for token in self._lookup.tokens[begin:end])
            if (to := self._up_to(end)) and not is_code:
                self._back.append(f"from {name} to {to[0]}")
                return to[1]
            if is_code:
                return self._coded(name, end)
            self._back.append(f"in {name}" if self._noun.english in _PLACES else f"of {name}")
            return end
        kind = self._lookup.head(begin)
        if self._head == "oxy-fuel torch":
            return -1
        if kind and kind.noun and self._lookup.words[at] == "de" and not self._takes_of(kind, begin + len(kind.words)):
            return self._of_kind(kind, begin + len(kind.words))
        whole = self._whole(begin, self._lookup.words[at] == "del" or bool(kind and not kind.is_plural))
        if whole is None:
            return -1
        link = "in" if whole.noun and whole.noun.english in _REGIONS else "of"
        to = self._up_to(whole.end)
        link, behind, end = ("from", f" to {to[0]}", to[1]) if to else (link, "", whole.end)
        self._back.append(f"{link} {'the ' if self._lookup.words[at] == 'del' else ''}{whole.text}{behind}")
        return end

    def _up_to(self, at: int) -> tuple[str, int] | None:
        """Read where a trip goes to; return it and the index behind."""
        if self._lookup.follows(at) != "a" or at + 1 >= len(self._lookup.words):
            return None
        name, end = self._lookup.name_at(at + 1)
        return (name, end) if name else None

    def _takes_of(self, kind: Term, end: int) -> bool:
        noun = kind.noun
        if (
            kind.is_plural
            and self._head not in _BUILT
            and self._lookup.follows(end) in AND
            and end + 1 < len(self._lookup.words)
        ):
            more = self._lookup.head(end + 1)
            if more and more.is_plural:
                return True  # "cimbra de losas y columnas" may be of both
        if noun is None or self._back or (kind.is_plural and any(" and " in one for one in self._front)):
            return True
        if self._head.endswith("maintenance") or self._head in {"coat", "person in charge"}:
            return True
        if (self._head.split()[-1] in _DONE_TO_LISTS and self._is_listed(end)) or self._are_qualified(kind, end):
            return True
        if " of " in noun.english or "'s" in noun.english:
            return True
        is_group = self._head.split()[-1] in GROUPS or self._head in GROUPS
        return is_group and not noun.is_material and (kind.is_plural or noun.is_many)

    def _are_qualified(self, kind: Term, end: int) -> bool:
        """Whether a quality in the plural is told of the things that a single one is of: "rough-in de casas nuevas"."""
        last = end - 1 if len(kind.words) > 1 else end
        if self._is_many or not kind.is_plural or last >= len(self._lookup.words) or self._lookup.tokens[last].mark:
            return False
        return self._lookup.adjective(last) is not None and self._lookup.words[last].endswith("s")

    def _is_listed(self, at: int) -> bool:
        """Whether a list goes on behind what an act is done to."""
        return at < len(self._lookup.words) and (self._lookup.tokens[at].mark == "," or self._lookup.follows(at) in AND)

    def _of_kind(self, kind: Term, at: int) -> int:
        if (noun := kind.noun) is None or self._kinds > 1:
            return -1
        self._kinds += 1
        english = as_modifier(noun) if kind.sort == "noun" else named_act(noun.english)
        while self._lookup.follows(at) in AND and at + 1 < len(self._lookup.words):
            if more_sort := self._lookup.sort_name(at + 1):
                english = f"{english} {AND[self._lookup.words[at]]} {more_sort}"
                at += 2
                continue
            again = at + 2 if self._lookup.words[at + 1] == "de" else at + 1
            more = self._lookup.head(again)
            if (
                not more
                or not more.noun
                or not (
                    again == at + 2
                    or self._head in _BUILT
                    or self._head.split()[-1] in _JOINED
                    or self._head.endswith("tunnel")
                    or {noun.english, more.noun.english} <= _ROOMS
                    or (noun.is_material and more.noun.is_material)
                    or self._are_of_one_kind(kind, more)
                    or self._are_within(kind, more, again)
                )
            ):
                if self._may_be_of_both(kind, more):
                    return -1
                break
            english = f"{english} {AND[self._lookup.words[at]]} {as_modifier(more.noun)}"
            at = again + len(more.words)
        self._of_which.insert(0, english)  # "pedidos de material de limpieza": cleaning material orders
        return at

    def _are_of_one_kind(self, kind: Term, more: Term) -> bool:
        """Whether two things without a plural stand side by side: "líneas de agua y gas"."""
        both = (kind, more)
        are_alike = all(one.noun is not None and one.noun.is_mass and len(one.words) == 1 for one in both)
        is_act = any(one.words[0] in self._lookup.acts for one in both)
        return not is_act and (are_alike or (self._is_many and all(one.is_one_counted for one in both)))

    def _may_be_of_both(self, kind: Term, more: Term | None) -> bool:
        """Whether nobody knows if a second thing is another kind of them: "cargas de lámina y tubo"."""
        is_bare = more is not None and more.sort == "noun" and not more.is_derived and len(more.words) == 1
        return self._is_many and not kind.is_plural and kind.sort == "noun" and is_bare and len(kind.words) == 1

    def _are_within(self, kind: Term, more: Term, at: int) -> bool:
        """Whether single words follow several things, which both tell their kind: "túneles de cebolla y ajo"."""
        both = (kind, more)
        is_alone = self._lookup.follows(at + len(more.words)) not in {"de", "del"}
        return (
            self._is_many
            and is_alone
            and self._kinds > 1
            and all(one.sort == "noun" and not one.is_plural and len(one.words) == 1 for one in both)
        )
