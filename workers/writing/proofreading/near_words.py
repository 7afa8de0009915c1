"""English words one slip away from one that trades use, and endings that no word has: supplys, grindin, vlaves.

A word is mended only where nothing knows it (no list, maker, name or form) and one word alone is near. Endings go by
rule: who knows the verb or the thing knows how its other forms are spelled (trainning, carryed, switchs).
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from workers.language.conjugation import Form, formed
from workers.language.trade_shorthand import like_typed
from workers.writing.proofreading.usual_forms import uses, weight
from workers.writing.words.capitals import words
from workers.writing.words.english_spelling import is_usual_word, is_whole_word
from workers.writing.words.english_verbs import verb_form

_WORD = re.compile(
    r"(?<![\w.@/'\u2019-])(?:[a-z]{4,}|(?<=^)[A-Z][a-z]{5,})(?:['\u2019](?=[ ,;]|$))?(?![\w@/'\u2019-]|\.\w)"
)
"""Words in small letters, or a line's first one; a dropped g may have its apostrophe: grindin'."""
_SMALL = re.compile(r"(?<![\w.@/'\u2019-])[a-z]{5,}(?![\w@/'\u2019-]|\.\w)")
_VOWELS = "aeiou"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FORMS = (("ed", Form.PAST), ("d", Form.PAST), ("ing", Form.GERUND))
_HISSING = ("x", "ch", "sh", "ss")
_SWAPS = (
    ("er", "or"), ("ers", "ors"), ("ar", "or"), ("ars", "ors"), ("or", "er"), ("ors", "ers"), ("ible", "able"),
    ("able", "ible"), ("ence", "ance"), ("ance", "ence"), ("ent", "ant"), ("ents", "ants"),
    ("mant", "ment"), ("mants", "ments"), ("tian", "tion"), ("shun", "tion"), ("sion", "tion"), ("tion", "sion"),
    ("ery", "ary"), ("ary", "ery"), ("ement", "ment"), ("ment", "ement"), ("el", "le"), ("els", "les"),
)  # fmt: skip
_SOUNDS = ({"c", "k"}, {"s", "z"}, {"s", "c"}, {"y", "i"}, {"g", "j"})
"""Letters that sound alike."""
_OF_SERVICE = frozenset({"convoy", "convoys", "sortie", "sorties", "howitzer", "howitzers", "bivouac", "bivouacs"})
"""Words of armies that no list of trades has."""
_LONG = 7
_LEAST, _TIMES_MORE = 1, 8
_LEAST_OF_KIND = {"twice": 0.5, "changed about": 0.5, "left out": 2, "more": 5, "sound": 5, "vowel": 10}
"""How usual a word is that is meant by a slip of each kind."""
_SUREST, _LEAST_OF_SUREST = frozenset({"twice", "changed about"}), 3
_MORE_OF_SHORT = 8
_LEAST_PART, _LEAST_OF_SHORT_PART = 3, 5
_MADE_BY = (
    ("s", ""), ("es", ""), ("ed", "e2"), ("ing", "e2"), ("er", "e2"), ("ers", "e2"), ("or", "e"), ("ors", "e"),
    ("ly", ""), ("al", ""), ("y", "e2"), ("able", "e2"), ("ness", ""), ("less", ""), ("ment", ""), ("ize", ""),
    ("ized", ""), ("ier", "y"), ("ee", "e"),
)  # fmt: skip
"""What makes words of others, whether their "e" goes before it, and whether it doubles."""
_SURE = frozenset({"ing", "ed", "er", "ee", "able", "ier"})
_DOUBLED = re.compile(r"(?:^|[^aeiou])[aeiou]([bcdfgklmnprtvz])\1$")
_TWICE_BEFORE_IN = re.compile(r"(.)\1in$")
_BEFORE = re.compile(
    r"(?:re|un|pre|de|dis|mis|non|over|under|sub|out|micro|multi|mini|semi|inter|super|anti|auto|hydro|electro|co|mid|bi"
    r"|tri|up)"
)


def with_endings_right(text: str, names: frozenset[str] = frozenset()) -> str:
    """The text with the endings that its words have; `names` are words in small letters that are right as they are."""
    return _WORD.sub(lambda found: _told(found[0], _by_ending, names), text)


def with_near_words(text: str, names: frozenset[str] = frozenset()) -> str:
    """The text with the words that are one slip away from its own."""
    return _SMALL.sub(lambda found: _told(found[0], _near, names), text)


def _told(typed: str, meant: Callable[[str], str | None], names: frozenset[str]) -> str:
    word = typed.lower().rstrip("'\u2019")
    is_right = word in names or word in words("people") or word in _OF_SERVICE
    if is_right or (is_whole_word(word) and not _is_said_without_g(word)):
        return typed
    return like_typed(typed, meant(word) or typed)


def _is_said_without_g(word: str) -> bool:
    """Whether lists have a word of talk alone, which nobody means otherwise: runnin, puttin; no bobbin."""
    return _TWICE_BEFORE_IN.search(word) is not None and weight(word) < _LEAST and _is_gerund(f"{word}g")


@lru_cache(maxsize=2048)
def _by_ending(word: str) -> str | None:
    found = {*_forms_meant(word), *_things_meant(word)}
    return found.pop() if len(found) == 1 else None


def _forms_meant(word: str) -> Iterator[str]:
    """What the verb has for a form that was made by another verb's rule."""
    if word.endswith("in") and _is_gerund(f"{word}g"):
        yield f"{word}g"
    if word.endswith("ins") and uses(f"{word[:-1]}gs") > 1:
        yield f"{word[:-1]}gs"
    for ending, form in _FORMS:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _LEAST_PART:
            continue
        single = stem[:-1] if stem[-1] == stem[-2] and stem[-1] not in "lsz" else stem
        for base in {stem, single, f"{stem}{stem[-1]}", f"{stem}e"}:
            right = formed(base, form) if verb_form(base) == (base, Form.BASE) else word
            is_regular = form is Form.GERUND or right in {f"{base}ed", f"{base}d", f"{base}{base[-1]}ed"}
            is_regular = is_regular or (ending == "ed" and right == f"{stem[:-1]}ied")
            is_right = base == single != stem and _is_made_of_two(base)  # firestopping
            is_right = is_right or is_whole_word(f"{stem}e")  # planed
            if right != word and is_regular and not (is_right and ending != "d"):
                yield right


def _is_gerund(word: str) -> bool:
    """Whether it is a doing, or a thing that is named as one: casting."""
    known = verb_form(word)
    return (known is not None and known[1] is Form.GERUND) or (len(word) >= _LONG - 1 and is_usual_word(word))


def _things_meant(word: str) -> Iterator[str]:
    one = word.removesuffix("s")
    if re.search(r"[^aeiou]ys$", word) and is_usual_word(one):
        yield f"{one[:-1]}ies"
    if word.endswith("s") and one.endswith(_HISSING) and is_usual_word(one):
        yield f"{one}es" if not word.endswith("sss") else one
    for typed, meant in _SWAPS if len(word) >= _LONG and not is_whole_word(one) else ():
        if word.endswith(typed):
            other = word.removesuffix(typed) + meant
            if is_usual_word(other) and (uses(other) > 1 or meant.removeprefix("e") == "ment"):
                yield other


@lru_cache(maxsize=2048)
def _near(word: str) -> str | None:
    if _ends_as_made(word):
        return None
    slips = {one: kind for kind, one in _variants(word) if is_whole_word(one)}
    if not slips:
        return None
    first, *others = sorted(slips, key=weight, reverse=True)
    is_alone = all(_TIMES_MORE * weight(one) <= weight(first) for one in others)
    least = _LEAST_OF_KIND[slips[first]] * (1 if len(word) >= _LONG else _MORE_OF_SHORT)
    is_sure = slips[first] in _SUREST and weight(first) >= _LEAST_OF_SUREST
    return (
        first
        if is_alone and (is_sure or not _is_made_of_two(word)) and weight(first) >= least and is_usual_word(first)
        else None
    )


def _ends_as_made(word: str) -> bool:
    """Whether a word that no list has may be made of one that is used: toolers, rougher."""
    for ending, more in _MADE_BY:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST_PART:
            own = [stem, *(f"{stem}{end}" for end in "ey" if end in more)]
            if "2" in more and _DOUBLED.search(stem):
                own.append(stem[:-1])
            if any(_is_used(one) or (len(one) > _LEAST_PART and ending in _SURE and is_whole_word(one)) for one in own):
                return True
    return False


def _is_made_of_two(word: str) -> bool:
    """Whether it may be made of two that are used: linesets, rewrap."""
    before = _BEFORE.match(word)
    if before and is_whole_word(word[before.end() :]):
        return True
    halves = ((word[:at], word[at:]) for at in range(_LEAST_PART, len(word) - _LEAST_PART + 1))
    return any(_is_used(first, is_part=True) and _is_used(last, is_part=True) for first, last in halves)


def _is_used(word: str, *, is_part: bool = False) -> bool:
    least = _LEAST_OF_SHORT_PART if is_part and len(word) == _LEAST_PART else 1
    return is_whole_word(word) and weight(word) >= least


def _variants(word: str) -> Iterator[tuple[str, str]]:
    """The words that one slip may have made this one of, each behind its kind; the surest kind of a word is last."""
    for at in range(1, len(word)):
        before, letter, rest = word[:at], word[at], word[at + 1 :]
        if letter in _VOWELS:
            yield from (("vowel", f"{before}{vowel}{rest}") for vowel in _VOWELS)
        yield from (("sound", f"{before}{other}{rest}") for two in _SOUNDS if letter in two for other in two)
        beside = before[-1] + rest[:1]
        if letter in _VOWELS and any(one in _VOWELS for one in beside):
            yield "more", f"{before}{rest}"
        if at > 1:  # no slip is right behind the first letter: stellite is no satellite
            yield from (("left out", f"{before}{one}{letter}{rest}") for one in _LETTERS)
    for at in range(1, len(word)):
        before, letter, rest = word[:at], word[at], word[at + 1 :]
        if rest and rest[0] != letter:
            yield "changed about", f"{before}{rest[0]}{letter}{rest[1:]}"
        yield "twice", f"{before}{letter}{letter}{rest}"
        if letter == "k":
            yield "twice", f"{before}ck{rest}"
        if letter == before[-1]:
            yield "twice", f"{before}{rest}"
