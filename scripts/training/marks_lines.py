"""Lines as typed on a phone beside the same lines written with care, as examples for the model that puts marks back."""

import math
import random
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from operator import itemgetter
from pathlib import Path

from workers.writing.proofreading.marks.model import Case

NONE = ("", "")
LINKS = frozenset({"and", "or", "y", "e", "o", "u"})
_SMALL, _HALF = 0.3, 0.5
"""How many lines are varied into small letters; how many of the others begin with a capital or lose their period."""
_MOST_INSERTED = 3
"""Words that may be put in between two typed ones."""
_MOST_WORDS = 60
_LEFT_OUT, _BEGINS_TO_LEAVE_OUT, _PUT_IN = 1.0, 0.3, 0.6
"""What it costs to take a word for left out or put in, where a line may be read in several ways."""
_NOTHING_OF_IT = "-"
"""What stands beside a line that is no work of its person."""
_ONESELF = frozenset({"i", "we", "me", "yo"})
Kind = tuple[str, str]
"""A sign behind the word before, then words; both may be empty."""


@dataclass(frozen=True, slots=True)
class Word:
    """A typed word, what stands before it when the line is written with care, how it is written, whether it falls out.

    Behind words that fall out the kind's sign is all that the word before them keeps; else it is added to what was
    typed. None stands for what isn't learned from this word.
    """

    text: str
    kind: Kind | None
    case: Case | None
    is_left_out: bool | None


Example = Sequence[Word]


def read_pairs(path: Path, *, leaves_out: bool = False) -> Iterator[Example]:
    """The examples of a file of pairs, in which words may fall out or not; lines with other words are left out."""
    for line in path.read_text(encoding="utf-8").splitlines():
        typed, _, careful = line.partition("\t")
        if not typed.strip() or not careful.strip():
            continue
        example = _aligned(_words(typed), [] if careful.strip() == _NOTHING_OF_IT else _words(careful))
        if example and (leaves_out or not any(word.is_left_out for word in example)):
            yield example if leaves_out else _with_oneself_unlearned(example)


def _with_oneself_unlearned(example: Example) -> Example:
    """Lines in which nothing was left out keep their "I", where lines as spoken lose it: neither is learned of them."""
    return [replace(word, is_left_out=None) if bare(word.text) in _ONESELF else word for word in example]


def _words(text: str) -> list[str]:
    text = re.sub(r"\bw/o(?=\s|$)", "without", text)
    text = re.sub(r"\bw/ ?(?=\w|$)", "with ", text)
    text = re.sub(r"(?<=\s)[&+](?=\s)", "and", text)
    return re.sub(r"\s+([,;:])", r"\1", text).split()


def _aligned(typed: Sequence[str], careful: Sequence[str]) -> Example | None:
    places = _places(typed, careful)
    if places is None:
        return None
    words: list[Word] = []
    kept: int | None = None
    for at, (word, place) in enumerate(zip(typed, places, strict=True)):
        if place is None:
            words.append(Word(word, None, None, is_left_out=True))
            continue
        kind = None
        if kept is not None and (before := places[kept]) is not None:
            sign_typed = sign_of(typed[kept]) if kept == at - 1 else ""
            kind = _kind(sign_typed, careful[before], careful[before + 1 : place], word)
        words.append(Word(word, kind, _case(word, careful[place]) if place else None, is_left_out=False))
        kept = at
    return words


def _places(typed: Sequence[str], careful: Sequence[str]) -> Sequence[int | None] | None:
    """Where each typed word stands in the careful line; None for one that it lacks. None if the words are others."""
    if len(typed) > _MOST_WORDS:
        return None

    @cache
    def cheapest(at: int, place: int, inserted: int, *, leaves_out: bool) -> tuple[float, tuple[int | None, ...]]:
        if at == len(typed):
            return (0.0, ()) if place == len(careful) else (math.inf, ())
        cost, rest = cheapest(at + 1, place, 0, leaves_out=True)
        found = [(cost + _LEFT_OUT + (0 if leaves_out else _BEGINS_TO_LEAVE_OUT), (None, *rest))]
        if place < len(careful) and bare(careful[place]) == bare(typed[at]):
            cost, rest = cheapest(at + 1, place + 1, 0, leaves_out=False)
            found.append((cost, (place, *rest)))
        if place < len(careful) and inserted < _MOST_INSERTED:
            cost, rest = cheapest(at, place + 1, inserted + 1, leaves_out=False)
            found.append((cost + _PUT_IN, rest))
        return min(found, key=itemgetter(0))

    cost, places = cheapest(0, 0, 0, leaves_out=False)
    return None if cost == math.inf else places


def _kind(sign: str, before_with_care: str, inserted: Sequence[str], word: str) -> Kind | None:
    """What stands before a word: `sign` was typed behind the word before it."""
    careful_sign = sign_of(before_with_care)
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
    told: list[Word] = []
    for word in example:
        before = told[-1] if told and not told[-1].is_left_out else None
        if before and word.kind and word.kind != NONE and chance.random() < typed:
            sign, inserted = word.kind
            told[-1] = replace(before, text=before.text + sign)
            added = ["an" if one == "a" and word.text[:1].lower() in "aeio" else one for one in inserted.split()]
            told += [Word(one, NONE, None, is_left_out=False) for one in added]
            told.append(replace(word, kind=NONE))
        elif before and word.kind == NONE and sign_of(before.text) in {",", ";"} and chance.random() < lost:
            told[-1] = replace(before, text=before.text[:-1])
            told.append(replace(word, kind=without_comma_before_link(before.text[-1], "", word.text)))
        else:
            told.append(word)
    return _in_other_letters(told, chance)


def _in_other_letters(example: Sequence[Word], chance: random.Random) -> Example:
    words = list(example)
    if chance.random() < _SMALL:
        words = [
            replace(word, text=small, case=_case(small, word.text) if at and word.case is Case.AS_TYPED else word.case)
            for at, word in enumerate(words)
            for small in [word.text.lower()]
        ]
    elif chance.random() < _HALF:
        words[0] = replace(words[0], text=words[0].text[:1].upper() + words[0].text[1:])
    if words[-1].text.endswith(".") and chance.random() < _HALF:
        words[-1] = replace(words[-1], text=words[-1].text[:-1])
    return words


def sentence_without_marks(text: str, code: str, chance: random.Random) -> Example:
    """A sentence written with care, of which signs, links and articles are lost.

    What article it lacks isn't learned: sentences have more of them than lines of duties. Whether its "I" stays isn't,
    either; no other word falls out of it.
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
    small = chance.random() < _HALF
    return [
        Word(word.lower() if small else word, kind, None, is_left_out=None if bare(word) in _ONESELF else False)
        for word, kind in zip(words, kinds, strict=True)
    ]


def texts_of(examples: Iterable[Example]) -> Iterator[str]:
    """The lines as one typed them, and in small letters."""
    for example in examples:
        text = " ".join(word.text for word in example)
        yield text
        yield text.lower()
