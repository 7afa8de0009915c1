"""What follows a Spanish noun, told where English has it: qualities, kinds, measures, codes, and what it is of."""

from workers.writing.lexicon.english import as_modifier
from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.drives import driven_by
from workers.writing.translation.into_english.nouns.listed import goes_on_listing
from workers.writing.translation.into_english.nouns.listed_qualities import listed_qualities, quality_of
from workers.writing.translation.into_english.nouns.lookup import AND, BEHIND_PARTICIPLES
from workers.writing.translation.into_english.nouns.of_nouns import OfNouns

_SIDES = frozenset({"interior", "exterior", "interiores", "exteriores"})
_STATES = frozenset(f"{of}{end}" for of in ("rot", "podrid", "prefabricad") for end in ("o", "a", "os", "as"))
"""Participles that say what a thing is like, whatever follows."""
_HOW_DONE = {"mal": "badly", "bien": "well"}
"""How something was done, before the participle: "terminales mal asentadas"."""
_CONDITIONS = frozenset(
    """rotten broken old new used damaged worn burned-out loose cracked dirty clean wet dry flooded hidden""".split()  # noqa: SIM905
)
"""What a thing is like for a time, which tells no kind that "y de" goes on with."""


class Behind(OfNouns):
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
