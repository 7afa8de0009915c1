"""Whether a row of the profile, a skill or a credential, is something that the posting asks for."""

import re
from collections.abc import Sequence
from enum import IntEnum

from workers.language.grammar import grammar
from workers.language.vocabulary import entries_of_row, vocabulary
from workers.language.words import words_of
from workers.posting.asked.requirement import Requirement
from workers.posting.asked.told import NOT_NEEDED
from workers.posting.requirements.phrases import SORTS
from workers.posting.requirements.reading import BROAD
from workers.trades.proof.general_words import is_setting
from workers.writing.draft import Assignment
from workers.writing.rules.asked.breathing_gear import is_breathed_through
from workers.writing.rules.asked.demands import Demands
from workers.writing.rules.asked.words_of_rows import ANY_ROW, PAPERS, SORTS_OF_PAPERS
from workers.writing.rules.worth.leading import OF_METAL
from workers.writing.words.casing import names_with_capital

_SCHEME = re.compile(r"([A-Z]{3,})[ -](\d{2,3})\b")
"""A credential known by its scheme and a number."""
_NUMBERED = re.compile(
    r"(?<![\d.,$-])(?!(?:19|20)\d\d)\d{3}(?![\d,.]*\d|[ -]?(?:lb|psi|ft|hp|v|volts?|miles|kw)\b)", re.IGNORECASE
)
"""The number that names a rule or a course."""
_BRACKETED = re.compile(r"\(([A-Z]\w{3,})\)")
_WELL = re.compile(
    r"\b(?:intermediate|advanced|expert|proficien\w+|fluent|strong|solid(?! (?:model|surface))|intermedi[oa]"
    r"|avanzad[oa]|expert[oa]|domin\w+)\b",
    re.IGNORECASE,
)
LEAST_LETTERS = 3
TELLING = 2
"""Words that a requirement shares with a credential's name, by which it is that one."""
_TWO_CAPITALS = re.compile(r"[A-Z][a-z]{2,} [A-Z][a-z]{2,}\b")
OWN_NAME = re.compile(r"(?<![\w-])(?:[A-Z][a-z]+-[A-Z][a-z]+|[A-Z][a-z]+[A-Z]\w+)(?![\w-])")
"""Hi-Lok, PowerFlex."""
CODED = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{2,}(?![\w-])")
"""A name with a figure in it: H2S, 19-A, T2."""
_SENTENCE_OF_NO_NEED = re.compile(
    rf"(?<=[.!?] ){NOT_NEEDED.pattern}|^[^\w\n]*{NOT_NEEDED.pattern}$", re.IGNORECASE | re.MULTILINE
)
_CODE = re.compile(
    r"(?<![\w-])(?:[A-Z][A-Z&]*[A-Z](?:-[A-Z\d]+)?|(?=[A-Z\d-]*[A-Z])(?=[A-Z-]*\d)[A-Z\d-]{3,})(?![\w-])"
)


class Closeness(IntEnum):
    """How closely a posting asks for what a row names."""

    NONE = 0
    SHARED = 1
    """By a word, or by what it is a sort of: welding, of GMAW."""
    MEANT = 2
    """By another name of the same."""
    NAMED = 3
    """By its own name, or by a code in it: FCAW-S."""


class AskedRows:
    """Holds names of rows against one posting."""

    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment
        self._posting = assignment.posting_text
        self._spared = [self._words_of(one[0]) for one in _SENTENCE_OF_NO_NEED.finditer(self._posting)]
        self._code = assignment.language
        self._words = grammar(assignment.language)
        self._entries = vocabulary(assignment.language)
        self._folded = " ".join(word.folded for word in words_of(self._posting))
        self._said = {word.folded for word in words_of(self._posting)}
        self._keys = {self._words.key(word) for word in self._said} - set(self._words.keys(assignment.posting.company))
        self._of_title = set(self._words.keys(assignment.posting.title))
        self._codes = codes_of(assignment.posting_text) - codes_of(assignment.posting.title)
        self._demands = Demands(assignment.posting, assignment.posting_text, assignment.language)
        self._asked = {one.concept for one in assignment.posting.keywords if one.concept} - BROAD

    def closeness(self, name: str) -> Closeness:
        """How closely the posting asks for what this row names; not at all where it says that nobody needs it."""
        if self._spared and any(self._words_of(name) <= said for said in self._spared):
            return Closeness.NONE
        if (
            self.names(name)
            or codes_of(name) & self._codes
            or self.named_in_brackets(name)
            or self._has_own_name(name)
            or self._names_thing(name)
        ):
            return Closeness.NAMED
        if (
            entries_of_row(name, self._code) & self._asked
            or self._is_in_a_requirement(name)
            or self._has_kind_or_maker_of(name)
        ):
            return Closeness.MEANT
        is_sort = self.asks_for(name) or self.shared_with(name) > 0
        return Closeness.SHARED if is_sort else Closeness.NONE

    @staticmethod
    def _words_of(text: str) -> frozenset[str]:
        return frozenset(word.folded for word in words_of(text))

    def _names_thing(self, name: str) -> bool:
        """Whether a requirement has the thing that a name begins with, and tells further behind a comma: veneer.

        Or the first of two, where that has two words: chain falls and come-alongs.
        """
        for sign, least in ((",", 1), (" and ", TELLING)):
            thing, found, _ = name.partition(sign)
            words = {word.folded for word in words_of(thing)}
            if found and len(words) >= least and not words <= ANY_ROW | {"own", "hand"} and self.requires(thing):
                return True
        return False

    def _has_own_name(self, name: str) -> bool:
        """Whether the posting has a product's own name out of a row, as it is spelt: Hi-Lok, of "Hi-Lok tools"."""
        return any(re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", self._posting) for one in OWN_NAME.findall(name))

    def says_own_name_of(self, name: str) -> bool:
        """Whether the posting has the two capitalized words with which a name begins: Rain Bird, of "Rain Bird ESP"."""
        found = _TWO_CAPITALS.match(name)
        return found is not None and re.search(rf"\b{re.escape(found[0])}\b", self._posting) is not None

    def _has_kind_or_maker_of(self, name: str) -> bool:
        """Whether the posting has the two last words of a machine's name together, or its maker: Amada press brake."""
        words = [word.folded for word in words_of(name.split("(", maxsplit=1)[0])]
        kind = " ".join(words[-2:])
        is_told = len(words) > 2 and min(map(len, words[-3:])) >= LEAST_LETTERS  # noqa: PLR2004 - of "of" none
        if is_told and re.search(rf"\b{re.escape(kind)}", self._folded):
            return True
        if not words or len(words[0]) < LEAST_LETTERS or words[0] not in self._said:
            return False
        own_name = re.escape(words_of(name)[0].surface)
        is_name = own_name[:1].isupper() and re.search(rf"(?:[a-z,/] |\(){own_name}\b", self._posting)
        return words[0] in names_with_capital() or bool(is_name)

    def asks_for(self, name: str) -> bool:
        """Whether the posting asks for what this row names."""
        bare = name.split("(", maxsplit=1)[0].strip()
        if (named := _SCHEME.match(name)) and re.search(
            rf"\b{named[1]}\b[ -]?(?:\d+(?:-hour)?(?: (?:or|o|and|y) |/))?{named[2]}\b", self._posting
        ):
            return True  # OSHA 30 of "OSHA 10 or 30"
        if bare.isupper() and re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", self._posting):
            return True  # CHST, of "CHST (Construction Health and Safety Technician)"
        if (initials := _initials_of(name)) and re.search(rf"(?<![\w-]){initials}(?![\w-])", self._posting):
            return True  # BLS, of "Basic Life Support"
        if self.named_in_brackets(name) or set(_NUMBERED.findall(name)) & set(_NUMBERED.findall(self._posting)):
            return True  # "Section 609", of "609 MVAC"
        asked = self._assignment.matches.concepts
        if any(self._entries.closure(found) & asked for found in entries_of_row(name, self._code)):
            return True
        return self._is_in_a_requirement(name)

    def is_sort_of_asked(self, name: str) -> bool:
        """Whether it is a sort of what the posting asks for: MIG welding, of welding."""
        return any(self._entries.closure(one) & self._asked for one in entries_of_row(name, self._code))

    def _is_in_a_requirement(self, name: str) -> bool:
        """Whether one requirement has every word of a name that tells anything; what is in brackets aside."""
        read = words_of(name.split(" (", maxsplit=1)[0])
        keys = self._words.keys_of(read)
        telling = {key for key, word in zip(keys, read, strict=True) if len(word.folded) >= LEAST_LETTERS}
        telling -= self._words.neutral
        bare = telling - {self._words.key(word) for word in PAPERS}
        telling = bare if len(bare) > 1 else telling
        return bool(telling) and any(
            telling <= set(self._words.keys(one.text)) for one in self._assignment.posting.requirements
        )

    def earliness(self, name: str) -> float:
        """How early what is required first has a word or a grade of a name: 1 for the first demand, 0 for none."""
        return self._demands.earliness(name, self._telling(name))

    def _telling(self, name: str) -> frozenset[str]:
        """The keys of a name's words that tell rows apart; a place is no such word: a shop press."""
        own = (
            {word.folded for word in words_of(name) if len(word.folded) >= LEAST_LETTERS}
            - SORTS
            - SORTS_OF_PAPERS
            - ANY_ROW
        )
        code = self._assignment.language
        own -= {"lead"} if OF_METAL.search(name) and not OF_METAL.search(self._posting) else set()
        telling = (word for word in own if not (word.isdecimal() or is_setting(word, code)))
        return frozenset(map(self._words.key, telling)) - self._words.neutral

    def named_in_brackets(self, name: str) -> str:
        """What the posting says, too, of a name's brackets: Metasys, of "Automation system (Metasys)"; or nothing."""
        named = (one for one in _BRACKETED.findall(name) if re.search(rf"\b{one}\b", self._posting))
        return next(named, "")

    def names(self, name: str) -> bool:
        """Whether the posting has every word of the name, in the singular or plural; what stands in brackets aside."""
        said = {word.removesuffix("s") for word in self._said}
        own = {word.folded.removesuffix("s") for word in words_of(name.split("(", maxsplit=1)[0])} - SORTS
        return bool(own) and own <= said

    def requires(self, name: str) -> bool:
        """Whether one requirement has every word of the name: a hood that the employer supplies is none."""
        return self._is_in(name, self._assignment.posting.requirements)

    def requires_breathing(self, name: str) -> bool:
        """Whether a respirator is required, and the row is one, by whatever name: an SCBA."""
        musts = (one.text for one in self._assignment.posting.requirements if one.level == "required")
        return is_breathed_through(name) and any(map(is_breathed_through, musts))

    def is_asked_well(self, name: str) -> bool:
        """Whether a requirement wants more of it than a beginner has: intermediate Excel."""
        asked = [one for one in self._assignment.posting.requirements if _WELL.search(one.text)]
        return self._is_in(name, asked)

    def is_only_preferred(self, name: str) -> bool:
        """Whether what has every word of the name is nice to have, and no more."""
        asked = self._assignment.posting.requirements
        musts = [one for one in asked if one.level == "required"]
        return self._is_in(name, [one for one in asked if one not in musts]) and not self._is_in(name, musts)

    def _is_in(self, name: str, asked: Sequence[Requirement]) -> bool:
        own = set(self._words.keys(name.split("(", maxsplit=1)[0])) - self._words.neutral
        return bool(own) and any(own <= set(self._words.keys(one.text)) for one in asked)

    def words_of_title_in(self, name: str) -> int:
        """How many words of the position's name a row has."""
        return len((set(self._words.keys(name)) & self._of_title) - self._words.neutral)

    def shared_with(self, name: str, *, beside_title: bool = False) -> int:
        """How many words that tell rows apart a name shares with the posting: roadway, vibration, I-CAR.

        `beside_title` leaves out those of the position's name, which all of a trade's machines have.
        """
        return len(self._telling(name) & (self._keys - self._of_title if beside_title else self._keys))


def has_code(name: str) -> bool:
    """Whether a name has a short one in capitals or with figures: EPA 609, NFPA 70E."""
    return bool(codes_of(name) or CODED.search(name))


def codes_of(text: str) -> frozenset[str]:
    """Short names in capitals or with figures among the letters: FCAW-S, 480V, GD&T."""
    return frozenset(one for word in _CODE.findall(text) if len(one := word.rstrip("-&")) > 1)


def _initials_of(name: str) -> str:
    """The initials of a name of three words or more that have a capital each; empty for another name."""
    initials = "".join(word[0] for word in name.split() if word not in _SMALL_WORDS)
    return initials if len(initials) >= _LEAST_INITIALS and initials.isalpha() and initials.isupper() else ""


_SMALL_WORDS = frozenset({"of", "and", "in", "for", "the", "de", "y", "del", "en"})
_LEAST_INITIALS = 3
