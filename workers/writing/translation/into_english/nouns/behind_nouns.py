"""What follows a Spanish noun, told where English has it: qualities, kinds, measures, codes, and what it is of."""

from workers.writing.lexicon.english import as_modifier
from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.drives import driven_by
from workers.writing.translation.into_english.nouns.listed import goes_on_listing
from workers.writing.translation.into_english.nouns.listed_qualities import listed_qualities, quality_of
from workers.writing.translation.into_english.nouns.lookup import AND, BEHIND_PARTICIPLES, named_act
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
_SIDES = frozenset({"interior", "exterior", "interiores", "exteriores"})
_STATES = frozenset(f"{of}{end}" for of in ("rot", "podrid", "prefabricad") for end in ("o", "a", "os", "as"))
"""Participles that say what a thing is like, whatever follows."""
_HOW_DONE = {"mal": "badly", "bien": "well"}
"""How something was done, before the participle: "terminales mal asentadas"."""
_WAYS = frozenset({"trip", "route", "daily trip", "round trip"})
_PLACES = frozenset(
    """refinery plant warehouse factory office store shop school hospital hotel church building house home restaurant
    airport apartment complex mall shopping_center field orchard vineyard dairy ranch""".replace("_", " ").split()
)
_DONE_TO_LISTS = frozenset(
    """inspection repair installation cleaning washing removal replacement check change test calibration assembly
    adjustment delivery preparation maintenance round""".split()  # noqa: SIM905
)
"""Acts of which a list is told behind "of": the inspection of cables, hooks and brakes."""
_CONDITIONS = frozenset(
    """rotten broken old new used damaged worn burned-out loose cracked dirty clean wet dry flooded hidden""".split()  # noqa: SIM905
)
"""What a thing is like for a time, which tells no kind that "y de" goes on with."""


class Behind(Named):
    """What follows one noun; `is_numbered` where a number names it (level 4), which then has no article."""

    def read(self, at: int) -> int:
        """Read what belongs to the noun; the index behind it, or -1 where it can't be told."""
        while at < len(self._lookup.words) and not self._lookup.tokens[at].mark:
            following = self._one(at)
            if following < 0:
                return -1
            if following == at:
                break
            at = following
        return at

    def _one(self, at: int) -> int:  # noqa: C901, PLR0911, PLR0912 - one for each sort of word
        adjective = self._lookup.adjective(at)
        if adjective and self._noun.is_material and self._is_material(at):
            return at  # "cartón plástico y metal" lists three
        is_state = self._lookup.words[at] in _STATES
        if adjective and is_state and self._lookup.follows(at + 1) == "por":
            self._back.append("rotted" if adjective.english == "rotten" else adjective.english)
            return at + 1
        if adjective and (is_state or not (self._lookup.participle(at) and self._precedes_means(at + 1))):
            return self._qualified(adjective.english, at + 1)
        if self._lookup.words[at] == "nivel" and (level := self._lookup.follows(at + 1)).isdecimal():
            self._front.insert(0, f"Level {level}")
            return at + 2
        if self._lookup.words[at] == "clase" and self._lookup.follows(at + 1) and self._lookup.tokens[at + 1].is_code:
            self._front.insert(0, f"Class {self._lookup.tokens[at + 1].surface}")
            return at + 2
        if driven := driven_by(self._lookup, at):
            self._front.insert(self._qualities, driven[0])
            return driven[1]
        figure = self._lookup.figure(at)
        if figure and self._lookup.follows(figure[1]) and self._lookup.unit(figure[1]):
            return self._measured(*figure)
        name, end = self._lookup.name_at(at)
        if name:
            return self._coded(name, end)
        if self._lookup.words[at] in {"de", "del"}:
            return self._of(at)
        if goes_on_listing(self._lookup, self._noun, at):
            return at
        if (sort := self._lookup.loan(at)) and not sort.is_plural:
            return self._of_sort(sort, at + 1)
        how = _HOW_DONE.get(self._lookup.words[at])
        if how and self._lookup.follows(at + 1) and (done := self._lookup.participle(at + 1)):
            self._front.insert(0, f"{how} {done}")
            return at + 2
        done = self._lookup.participle(at)
        if done and not self._lookup.head(at):
            if self._precedes_means(at + 1):
                self._back.append(done)
            else:
                self._front.insert(0, done)
            return at + 1
        return at

    def _is_material(self, at: int) -> bool:
        """Whether a quality at a token is a material, too, and a list goes on behind it."""
        head = self._lookup.head(at)
        is_uncounted = bool(head and head.noun and (head.noun.is_material or head.noun.is_mass))
        return is_uncounted and self._lookup.follows(at + 1) in AND

    def _precedes_means(self, at: int) -> bool:
        """Whether it is said how or where it was done: "TPO soldado con pistola"."""
        return self._lookup.follows(at) in BEHIND_PARTICIPLES

    def _qualified(self, english: str, at: int) -> int:
        """A quality, and others that "y" or a comma joins to it."""
        english = quality_of(english, self._head)
        qualities = [english]
        if listed := listed_qualities(self._lookup, at, self._is_thing):
            self._front.insert(0, f"{english}, {listed[0]}")
            self._qualities += 1
            return listed[1]
        while self._lookup.follows(at) in AND and at + 1 < len(self._lookup.words):
            more = self._lookup.adjective(at + 1)
            if more is None or self._is_thing(more, at + 1):
                if (
                    english not in _CONDITIONS
                    and self._lookup.words[at + 1] == "de"
                    and (kind := self._lookup.head(at + 2))
                    and kind.noun
                    and len(qualities) == 1
                ):
                    self._front.insert(0, f"{english} {AND[self._lookup.words[at]]} {as_modifier(kind.noun)}")
                    return at + 2 + len(kind.words)
                break
            qualities += [AND[self._lookup.words[at]], more.english]
            at += 2
        self._front.insert(0, " ".join(qualities))
        self._qualities += 1
        return at

    def _is_thing(self, quality: Term, at: int) -> bool:
        """Whether a quality at a token is a thing, too; in the plural nothing is that has none: "hidráulicos"."""
        thing = self._lookup.head(at)
        is_uncounted = bool(thing and thing.noun and thing.noun.is_mass and quality.is_plural)
        return thing is not None and not is_uncounted and self._lookup.words[at] not in _SIDES

    def _of_sort(self, sort: Term, at: int) -> int:
        """English words that tell the sort of a thing: "montacargas sit-down y reach"."""
        names = [sort.english if len(sort.words) > 1 else sort.words[0]]
        at += len(sort.words) - 1
        while self._lookup.follows(at) in AND and at + 1 < len(self._lookup.words):
            is_of = self._lookup.words[at + 1] == "de"
            kind = self._lookup.head(at + 2) if is_of else None
            more = as_modifier(kind.noun) if kind and kind.noun else self._lookup.sort_name(at + 1)
            if not more:
                break
            names += [AND[self._lookup.words[at]], more]
            at += 2 + len(kind.words) if kind else 2
        self._front.insert(0, " ".join(names))
        return at

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
