"""Finds the terms of a sentence, clause by clause: what the fact gate and the matching compare.

A term's key is a word's key, `@name` of a vocabulary entry, `#value` of a number, `class:a` of a designator with its
letter or number, `company:`, `title:` or `credential:` of a profile's row.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from workers.language.grammar import Grammar, LanguageCode, grammar
from workers.language.numbers import number_at
from workers.language.vocabulary import vocabulary
from workers.language.words import Word, fold, words_of

_CLAUSE_MARK = re.compile(r"[,;:()—\u2013|•…]|\s[-/]\s|\.\s|[!?]")
_HUNG = ("ceiling", "scaffold", "grid", "platform", "load", "cielo", "plafon", "andamio", "techo", "plataform", "carga")
"""What hangs, by the beginnings of its names."""
_SLOPED = ("dren", "desag", "alcant", "colader", "bajad", "canal", "zanj", "cunet", "registro")
"""To what a slope ("pendiente") leads, by the beginnings of its names."""
_OF_SLOPES = frozenset(
    ["su", "la", "una", "con", "buena", "dar", "doy", "daba", "di", "de", "en", "espesor", "grosor", "nivel", "niveles",
     "grado", "elevacion", "ancho", "profundidad", "saco", "sacaba", "ajusto", "ajustaba", "checo", "checaba", "reviso",
     "revisaba", "cuido", "cuidaba", "mido", "media", "control", "controlo"]
)  # fmt: skip
"""Words before a slope: una base con su pendiente, espesor y pendiente."""
_TOWARDS = (["a"], ["al"], ["hacia"])
_NEW_SUBJECT = re.compile(r"\s+(?:then\s+|also\s+|luego\s+|tambi[eé]n\s+)?(?:I|we|yo|nosotros)\b", re.IGNORECASE)
_NEGATION_ENDS = re.compile(r"[;:.()—\u2013!?]")


class Stance(Enum):
    """How a clause stands to a term."""

    PLAIN = "did, knows or has it"
    HEDGED = "helped with it, watched or learned it"
    NEGATED = "says that it is not so"


@dataclass(frozen=True, slots=True)
class Term:
    """One term and its place: `text[start:end]`."""

    key: str
    start: int
    end: int
    surface: str
    stance: Stance = Stance.PLAIN


@dataclass(frozen=True, slots=True)
class Clause:
    """The terms between two breaks of a sentence."""

    start: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """A name of the profile (an employer, a title) by the words that spell it and the key that stands for it."""

    words: tuple[str, ...]
    key: str


def named(text: str, key: str) -> Name:
    """Make a `Name` that is spelt as in `text`."""
    return Name(tuple(word.folded for word in words_of(text)), key)


@lru_cache(maxsize=4096)  # matching, weighing and checking read the same sentences
def clauses_of(sentence: str, code: LanguageCode, names: tuple[Name, ...] = ()) -> tuple[Clause, ...]:
    """The clauses of one sentence, with `names` (longest first) and vocabulary entries as single terms."""
    language = grammar(code)
    reading = _Reading(language)
    previous_end = 0
    for term, is_break in _terms(sentence, words_of(sentence), language, names):
        between = sentence[previous_end : term.start]
        if is_break or _CLAUSE_MARK.search(between):
            reading.end_clause()
        if _CLAUSE_MARK.search(between):
            reading.past_mark(ends_denial=bool(_NEGATION_ENDS.search(between)))
        if not is_break:
            reading.add(term)
        elif _NEW_SUBJECT.match(sentence[term.end :]):
            reading.stance = Stance.PLAIN
        previous_end = term.end
    reading.end_clause()
    return tuple(reading.clauses)


class _Reading:
    """The clauses read so far, and how the one being read stands to its terms."""

    def __init__(self, language: Grammar) -> None:
        self.clauses: list[Clause] = []
        self.stance = Stance.PLAIN
        self._language = language
        self._current: list[Term] = []

    def add(self, term: Term) -> None:
        """The next term. A denial lasts to the end of the sentence or a strong mark, a hedge to the next mark."""
        if term.key in self._language.negators:
            self.stance = Stance.NEGATED
        self._current.append(replace(term, stance=self.stance))
        if term.key in self._language.hedges and self.stance is Stance.PLAIN:
            self.stance = Stance.HEDGED

    def past_mark(self, *, ends_denial: bool) -> None:
        """A comma ends a hedge; a denial goes on over commas: "no TIG, aluminum or stainless"."""
        if self.stance is not Stance.NEGATED or ends_denial:
            self.stance = Stance.PLAIN

    def end_clause(self) -> None:
        """Close the clause; "expired" and "in progress" deny all of it, and "TIG: none" denies the one before."""
        if not self._current:
            return
        terms, language = self._current, self._language
        if any(term.key in language.undoing and not _hangs(terms, at) for at, term in enumerate(terms)):
            terms = _denied(terms)
        denying = language.negators | language.undoing
        says_only_no = all(term.key in denying or term.key in language.neutral for term in terms)
        if says_only_no and self.clauses and any(term.key in denying for term in terms):
            self.clauses[-1] = Clause(self.clauses[-1].start, tuple(_denied(self.clauses[-1].terms)))
        self.clauses.append(Clause(terms[0].start, tuple(terms)))
        self._current = []


def _hangs(terms: Sequence[Term], at: int) -> bool:
    """Whether a term says that a thing hangs or slopes, not that a paper doesn't hold: andamios suspendidos."""
    before, behind = terms[max(0, at - 1) : at], terms[at + 1 : at + 4]
    word, beside = terms[at].surface, (*before, *behind[:1])
    return is_hung(word, *(one.surface for one in beside)) or is_slope(
        word, *(one.surface for one in behind), before=[one.surface for one in before]
    )


def is_hung(word: str, *beside: str) -> bool:
    """Whether a word is "suspended" beside what hangs."""
    return fold(word).startswith("suspend") and any(fold(one).startswith(_HUNG) for one in beside)


def is_slope(word: str, *behind: str, before: Sequence[str] = ()) -> bool:
    """Whether a word is the slope of what drains, by words around it: "con su pendiente", "pendiente al desagüe"."""
    if fold(word) != "pendiente":
        return False
    said = [fold(one) for one in behind]
    is_named = any(fold(one) in _OF_SLOPES for one in before[-1:])
    return is_named or (said[:1] in _TOWARDS and any(one.startswith(_SLOPED) for one in said[1:]))


def _denied(terms: Iterable[Term]) -> list[Term]:
    return [replace(term, stance=Stance.NEGATED) for term in terms]


def _terms(sentence: str, words: list[Word], language: Grammar, names: Sequence[Name]) -> Iterable[tuple[Term, bool]]:
    """Yield each term in order, and whether it is a conjunction that begins a new clause."""
    folded = [word.folded for word in words]
    keys = [language.key(word) for word in folded]
    spans = _name_spans(folded, names)
    breaks = frozenset(
        index
        for index in range(1, len(words))
        if _CLAUSE_MARK.search(sentence[words[index - 1].end : words[index].start + 1])
    )
    for start, end, entry in vocabulary(language.code).find(words, keys, breaks):
        if all(start >= taken_end or end <= taken_start for taken_start, taken_end, _ in spans.values()):
            spans[start] = (start, end, f"@{entry}")
    index = 0
    while index < len(words):
        if span := spans.get(index):
            end, key = span[1], span[2]
        elif keys[index] in language.designators and (mark := _mark(words, folded, index + 1)):
            end, key = index + 2, f"{keys[index]}:{mark}"
        elif number := number_at(folded, index):
            end, key = index + number[1], f"#{number[0]}"
        else:
            end, key = index + 1, keys[index]
        first, last = words[index], words[end - 1]
        is_break = end == index + 1 and key in language.sentence_breaks
        yield Term(key, first.start, last.end, sentence[first.start : last.end]), is_break
        index = end


def _mark(words: list[Word], folded: list[str], index: int) -> str | None:
    """The capital letter, numeral or number that makes a designator one thing with it (class A, level II), or None."""
    if index >= len(words) or words[index].start != words[index - 1].end + 1:
        return None
    if re.fullmatch(r"[A-Z]|[IVX]{1,4}", words[index].surface):
        return folded[index]
    number = number_at(folded, index)
    return number[0] if number and number[1] == 1 else None


def _name_spans(folded: list[str], names: Sequence[Name]) -> dict[int, tuple[int, int, str]]:
    spans: dict[int, tuple[int, int, str]] = {}
    index = 0
    while index < len(folded):
        for name in names:
            end = index + len(name.words)
            if name.words and tuple(folded[index:end]) == name.words:
                spans[index] = (index, end, name.key)
                index = end - 1
                break
        index += 1
    return spans
