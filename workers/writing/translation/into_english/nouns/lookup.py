"""What the words of a line may be in a noun phrase: nouns, figures, names, qualities."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import participle, verb_in
from workers.writing.lexicon.loans import loan_at
from workers.writing.lexicon.spanish import Lexicon, Noun, Term, lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.senses.undecided_nouns import is_undecided

AND = {"y": "and", "e": "and", "o": "or", "u": "or"}
_TO = frozenset({"a", "o", "-"})
UNITS = frozenset(
    ["ft", "in", "hp", "psi", "kw", "kv", "v", "va", "amp", "amps", "lb", "lbs", "mm", "cm", "m2", "f", "rpm"]
)
_FRACTION = re.compile(r"\d/\d{1,2}")
_EXTENTS = {
    "alto": "high", "altura": "high", "largo": "long", "ancho": "wide", "profundidad": "deep", "hondo": "deep",
    "espesor": "thick", "grueso": "thick", "diametro": "in diameter",
}  # fmt: skip
_LONGEST_MAKE = 3
BEHIND_PARTICIPLES = frozenset({"con", "por", "en", "a"})


class NounPhrase(msgspec.Struct, frozen=True):
    """A noun phrase in English; `end` is the index behind it, `place` the preposition of being there."""

    text: str
    end: int
    noun: Noun | None
    is_many: bool = False

    @property
    def place(self) -> str:
        """In, on or at."""
        return self.noun.place if self.noun else "in"


class NounLookup:
    """The words of one line; `words` are folded."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.words = [token.folded for token in tokens]
        self._known: Lexicon = lexicon()
        self.acts = self._known.acts

    def follows(self, at: int) -> str:
        """The word that stands at a token without a mark before it, or nothing."""
        return self.words[at] if at < len(self.words) and not self.tokens[at].mark else ""

    def head(self, at: int) -> Term | None:
        """The noun that begins at a token."""
        if at >= len(self.words):
            return None
        term = self._known.at(self.words, at, "noun", "act")
        if term is None:
            return self.loan(at)
        if len(term.words) == 1 and is_undecided(self.words, at):
            return None
        end = next((at + one for one in range(1, len(term.words)) if self.tokens[at + one].mark), 0)
        return self._known.at(self.words[:end], at, "noun", "act") if end else term

    def is_name_of(self, words: list[str]) -> bool:
        """Whether the lexicon has these words as the name of one thing."""
        term = self._known.at(words, 0, "noun")
        return term is not None and len(term.words) == len(words)

    def listed(self, at: int) -> Term | None:
        """The noun that begins at a token: of the lexicon, or several English things, which tell no sort of another."""
        head = self.head(at)
        is_noun = head is not None and head.sort == "noun"
        return head if is_noun and head and (head.is_plural or self._known.at(self.words, at, "noun")) else None

    def loan(self, at: int) -> Term | None:
        """An English word that the line has as it is."""
        found = self._one_loan(at)
        if found is None or found.is_plural:
            return found
        names, end = [found.english], at + 1
        while self.follows(end) and not self._is_english_noun(end) and (more := self._one_loan(end)):
            names, end, found = [*names, more.english], end + 1, more
        if end == at + 1 or found.noun is None:
            return found
        name = " ".join(names)
        noun = msgspec.structs.replace(found.noun, english=name)
        return Term("noun", tuple(self.words[at:end]), name, noun, found.is_plural)

    def _is_english_noun(self, at: int) -> bool:
        """Whether the lexicon has an English word as a noun of its own here: "shingle"."""
        return self._known.at(self.words, at, "noun") is not None

    def _one_loan(self, at: int) -> Term | None:
        token = self.tokens[at]
        return None if token.is_code or (token.is_capital and at) else loan_at(token.folded)

    def sort_name(self, at: int) -> str:
        """An English word that may tell the sort of what another names: in the singular, and nothing that does."""
        sort = self.loan(at) if at < len(self.words) and not self.tokens[at].mark else None
        return sort.english if sort and sort.noun and sort.noun.is_mass else ""

    def figure(self, at: int) -> tuple[str, int] | None:
        """A number, a range or two of them, and the index behind."""
        if at >= len(self.words):
            return None
        first = self._number(at)
        if not first:
            return None
        if whole := self._fraction(at + 1):
            first, at = f"{first}-{whole}", at + 1
        if at + 2 < len(self.words) and not self.tokens[at + 1].mark and self.words[at + 1] in {*_TO, *AND}:
            last = self._number(at + 2)
            if last and not self.tokens[at + 2].mark:
                link = "to" if self.words[at + 1] == "a" else AND.get(self.words[at + 1], "to")
                part = self._fraction(at + 3)
                return f"{first} {link} {last}{part and f'-{part}'}", at + 3 + bool(part)
        if at + 1 < len(self.words) and self.tokens[at + 1].mark in {"-", "\u2013"} and (last := self._number(at + 1)):
            return f"{first} to {last}", at + 2
        return first, at + 1

    def _fraction(self, at: int) -> str:
        """The half or so behind a whole number, which English joins to it: 1-1/4."""
        return self.words[at] if _FRACTION.fullmatch(self.follows(at)) and self.words[at - 1].isdigit() else ""

    def _number(self, at: int) -> str:
        token = self.tokens[at]
        if token.is_number:
            return token.surface
        term = self._known.at(self.words, at, "number")
        return term.english if term else ""

    def name_at(self, at: int) -> tuple[str, int]:
        """Names and codes that stand together, and the index behind; a line's first word is no name by its capital."""
        names: list[str] = []
        end = at
        while end < len(self.words) and (end == at or not self.tokens[end].mark):
            token = self.tokens[end]
            make = self._make_at(end)
            if make:
                names.append(make.english)
                end += len(make.words)
            elif token.is_code or (
                token.is_capital and end and (names or not self._is_known(end) or self._is_name(end))
            ):
                names.append(token.surface)
                end += 1
            else:
                break
        return " ".join(names), end

    def _make_at(self, at: int) -> Term | None:
        """A maker at a token; one that is spelt like a doing (echo, titan) has its capital."""
        make = self._known.at(self.words, at, "make")
        is_doing = make is not None and len(make.words) == 1 and self.words[at] in self._known.forms
        return None if is_doing and not self.tokens[at].is_capital else make

    def _is_name(self, at: int) -> bool:
        """Whether words with capitals in the middle of a line are one name: Los Ángeles."""
        return at + 1 < len(self.words) and self.tokens[at + 1].is_capital and not self.tokens[at + 1].mark

    def _is_known(self, at: int) -> bool:
        word = self.words[at]
        return word in self._known.forms or word in self._known.terms

    def adjective(self, at: int) -> Term | None:
        """A quality that stands at this token."""
        return self._known.at(self.words, at, "adjective") if at < len(self.words) else None

    def participle(self, at: int) -> str:
        """What something is done to, where this token says so."""
        for verb, told in self._known.forms.get(self.words[at], ()):
            if told is Told.PARTICIPLE and verb in self._known.verbs:
                return participle(self._known.verbs[verb].english)
        return ""

    def preposition(self, at: int) -> Term | None:
        """A preposition of several words, or one, at this token."""
        return self._known.at(self.words, at, "preposition", "adverb")

    def extent(self, at: int) -> tuple[str, int]:
        """Read the direction of a measure where it stands behind it ("de alto"); return it and the index behind."""
        way = _EXTENTS.get(self.follows(at + 1), "") if self.follows(at) == "de" else ""
        return (way, at + 2) if way else ("", at)

    def unit(self, at: int) -> Term | None:
        """A unit of measure at this token."""
        return self._known.at(self.words, at, "unit") if at < len(self.words) else None

    def is_name(self, at: int) -> bool:
        """Whether a word stands here that only names are: a capital within a line, and no word of the lexicon."""
        return (
            0 < at < len(self.tokens)
            and self.tokens[at].is_capital
            and not (self._is_known(at) or self.tokens[at].is_code)
        )

    def ends_make(self, end: int) -> bool:
        """Whether a maker's name or an acronym ends before a token: Rain Bird, of two words."""
        made = (self._known.at(self.words, at, "make") for at in range(max(0, end - _LONGEST_MAKE), end))
        return self.is_make(end - 1) or any(
            make is not None and self.words[end - len(make.words) : end] == list(make.words) for make in made
        )

    def is_make(self, at: int) -> bool:
        """Whether a maker's name or an acronym stands at this token."""
        return self._known.at(self.words, at, "make") is not None or self.tokens[at].is_code


_NAMED = {
    "change": "change", "replace": "replacement", "repair": "repair", "install": "installation", "adjust": "adjustment",
    "inspect": "inspection", "deliver": "delivery", "check": "check", "calibrate": "calibration", "rebuild": "rebuild",
    "remove": "removal", "demolish": "demolition", "excavate": "excavation", "connect": "connection",
    "diagnose": "diagnosis", "lubricate": "lubrication", "remodel": "remodel", "distribute": "distribution",
    "assemble": "assembly", "fabricate": "fabrication",
}  # fmt: skip
"""Acts that have a noun of their own."""


def named_act(english: str) -> str:
    """An act as a thing: welding, repair."""
    if english in _NAMED:
        return _NAMED[english]
    return verb_in(english.replace(" ~", ""), Form.GERUND)
