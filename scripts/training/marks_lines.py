"""Lines as typed on a phone beside the same lines written with care, as examples for the model that puts marks back."""

import random
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from workers.writing.proofreading.marks.model import Case

NONE = ("", "")
LINKS = frozenset({"and", "or", "y", "e", "o", "u"})
_SMALL, _HALF = 0.3, 0.5
"""How many lines are varied into small letters; how many of the others begin with a capital or lose their period."""
_FURTHEST = 4
"""Words that may be put in between two typed ones, and one."""
_MOST_WORDS = 60
Kind = tuple[str, str]
"""A sign behind the word before, then words; both may be empty."""


@dataclass(frozen=True, slots=True)
class Example:
    """A line's words, what stands before each when it is written with care, and how the word is written.

    None stands for what isn't learned from this line.
    """

    words: Sequence[str]
    kinds: Sequence[Kind | None]
    cases: Sequence[Case | None]


def read_pairs(path: Path) -> Iterator[Example]:
    """The examples of a file of pairs; lines whose words aren't the same are left out."""
    for line in path.read_text(encoding="utf-8").splitlines():
        typed, _, careful = line.partition("\t")
        if typed.strip() and careful.strip() and (example := _aligned(_words(typed), _words(careful))):
            yield example


def _words(text: str) -> list[str]:
    text = re.sub(r"\bw/o(?=\s|$)", "without", text)
    text = re.sub(r"\bw/ ?(?=\w|$)", "with ", text)
    text = re.sub(r"(?<=\s)[&+](?=\s)", "and", text)
    return re.sub(r"\s+([,;:])", r"\1", text).split()


def _aligned(typed: Sequence[str], careful: Sequence[str]) -> Example | None:
    places = _places(typed, careful)
    if places is None:
        return None
    kinds: list[Kind | None] = [None]
    for (before, at), (word_before, word) in zip(pairwise(places), pairwise(typed), strict=True):
        kinds.append(_kind(word_before, careful[before], careful[before + 1 : at], word))
    cases = [_case(word, careful[at]) if at else None for word, at in zip(typed, places, strict=True)]
    return Example(typed, kinds, cases)


def _places(typed: Sequence[str], careful: Sequence[str]) -> tuple[int, ...] | None:
    """Where each typed word stands in the careful line, which has the same words in the same order and more."""
    if len(typed) > _MOST_WORDS:
        return None

    @cache
    def places(at: int, start: int) -> tuple[int, ...] | None:
        if at == len(typed):
            return () if start == len(careful) else None
        for place in range(start, min(start + _FURTHEST, len(careful))):
            if bare(careful[place]) == bare(typed[at]) and (rest := places(at + 1, place + 1)) is not None:
                return (place, *rest)
        return None

    return places(0, 0)


def _kind(before: str, before_with_care: str, inserted: Sequence[str], word: str) -> Kind | None:
    sign, careful_sign = sign_of(before), sign_of(before_with_care)
    if any(map(sign_of, inserted)) or (sign and sign != careful_sign):
        return None
    words = re.sub(r"\ban\b", "a", " ".join(map(bare, inserted)))
    return without_comma_before_link(careful_sign if sign != careful_sign else "", words, word)


def without_comma_before_link(sign: str, words: str, word: str) -> Kind:
    """Our lists have no comma before their "and"."""
    return ("" if sign == "," and (words or bare(word)) in LINKS else sign, words)


def _case(word: str, careful: str) -> Case:
    word, careful = (one.strip(",;:.()") for one in (word, careful))
    if word == careful or not word[:1].islower():
        return Case.AS_TYPED
    if len(careful) > 1 and careful.isupper():
        return Case.CAPITALS
    return Case.CAPITAL if careful[:1].isupper() else Case.AS_TYPED


def bare(word: str) -> str:
    """A word without its sign, accents and capitals."""
    letters = unicodedata.normalize("NFKD", word.lower())
    return "".join(one for one in letters if not unicodedata.combining(one)).rstrip(",;:.")


def sign_of(word: str) -> str:
    """The signs that a word ends with."""
    return word[len(word.rstrip(",;:.")) :]


def varied(example: Example, chance: random.Random) -> Example:
    """The same line with some of what it lacks typed already, or some of what was typed lost."""
    typed = chance.choice((0.0, 0.0, 0.0, 0.0, 0.0, 1.0, *(chance.random() * 0.8 for _ in range(4))))
    lost = chance.choice((0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.4, 0.4, 0.4))
    words: list[str] = []
    kinds: list[Kind | None] = []
    cases: list[Case | None] = []
    for word, kind, case in zip(example.words, example.kinds, example.cases, strict=True):
        if kind and kind != NONE and chance.random() < typed:
            words[-1] += kind[0]
            added = ["an" if one == "a" and word[:1].lower() in "aeio" else one for one in kind[1].split()]
            words += added
            kinds += [NONE] * (len(added) + 1)
            cases += [None] * len(added)
        elif words and kind == NONE and sign_of(words[-1]) in {",", ";"} and chance.random() < lost:
            sign = words[-1][-1]
            words[-1] = words[-1][:-1]
            kinds.append(without_comma_before_link(sign, "", word))
        else:
            kinds.append(kind)
        words.append(word)
        cases.append(case)
    return _in_other_letters(Example(words, kinds, cases), chance)


def _in_other_letters(example: Example, chance: random.Random) -> Example:
    words, cases = list(example.words), list(example.cases)
    if chance.random() < _SMALL:
        small = [word.lower() for word in words]
        cases = [
            _case(one, word) if at and case is Case.AS_TYPED else case
            for at, (one, word, case) in enumerate(zip(small, words, cases, strict=True))
        ]
        words = small
    elif chance.random() < _HALF:
        words[0] = words[0][:1].upper() + words[0][1:]
    if words[-1].endswith(".") and chance.random() < _HALF:
        words[-1] = words[-1][:-1]
    return replace(example, words=words, cases=cases)


def sentence_without_marks(text: str, code: str, chance: random.Random) -> Example:
    """A sentence written with care, of which signs, links and articles are lost.

    What article it lacks isn't learned: sentences have more of them than lines of duties.
    """
    commas, links, articles = (chance.choice(odds) for odds in ((0, 0.4, 0.8, 1), (0, 0, 0.5, 1), (0, 0.3, 0.6)))
    lost_articles = {"a", "an", "the"} if code == "en" else set[str]()
    words: list[str] = []
    kinds: list[Kind | None] = []
    behind: Kind | None = NONE
    typed = text.split()
    for word, following in zip(typed, [*typed[1:], ""], strict=True):
        is_open = bool(words) and following != "" and not sign_of(word)
        if is_open and bare(word) in lost_articles and chance.random() < articles:
            behind = None
            continue
        if is_open and bare(word) in {"and", "y"} and not sign_of(words[-1]) and chance.random() < links:
            behind = ("" if behind is None or behind[0] == "," else behind[0], bare(word))
            continue
        kinds.append(behind if words else None)
        behind, sign = NONE, sign_of(word)
        if following and sign in {",", ";"} and chance.random() < commas:
            behind = without_comma_before_link(sign, "", following)
            words.append(word[:-1])
        else:
            words.append(word)
    example = Example(words, kinds, [None] * len(words))
    if chance.random() < _HALF:
        example = replace(example, words=[word.lower() for word in words])
    return example


def texts_of(examples: Iterable[Example]) -> Iterator[str]:
    """The lines as one typed them, and in small letters."""
    for example in examples:
        yield " ".join(example.words)
        yield " ".join(example.words).lower()
