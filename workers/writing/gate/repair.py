"""Saving what is true of a sentence that isn't: cut the praise, cut the tail, or give the sentence up."""

import re
from collections.abc import Callable, Iterator

from workers.writing.language.grammar import Grammar
from workers.writing.language.terms import Term

Unsupported = Callable[[str], list[Term]]

# Where a sentence may end early and stay one. A comma before "and" is left alone: cutting a list there breaks it.
_TAIL = re.compile(
    r"\s*;\s+|\s+[\u2013—-]\s+|,?\s+(?:resulting in|leading to|thereby|thus|while|which|ensuring|lo que|logrando)\b"
    r"|,?\s+(?:resultando en|mientras)\b"
    r"|,\s+(?=\w+(?:ing|ando|iendo)\b)|,?\s+(?=(?:increasing|reducing|improving|saving|achieving|exceeding|earning|cutting|boosting)\b)",
    re.IGNORECASE,
)
_LEAST_WORDS = 3


def repaired(sentence: str, unsupported: Unsupported, words: Grammar) -> str | None:
    """The sentence, or the longest true part of it that still is one, or None."""
    failing = unsupported(sentence)
    if not failing:
        return sentence
    for candidate in _candidates(sentence, failing, words):
        if len(candidate.split()) >= _LEAST_WORDS and not unsupported(candidate):
            return candidate
    return None


def _candidates(sentence: str, failing: list[Term], words: Grammar) -> Iterator[str]:
    without_praise = _without_praise(sentence, failing, words)
    if without_praise != sentence:
        yield without_praise
    for text in (sentence, without_praise):
        for cut in sorted((match.start() for match in _TAIL.finditer(text)), reverse=True):
            yield _closed(text[:cut], text)


def _without_praise(sentence: str, failing: list[Term], words: Grammar) -> str:
    """Praise cut where the sentence stands without it: adverbs, and adjectives right before another word."""
    for term in sorted(failing, key=lambda term: -term.start):
        following = sentence[term.end :]
        is_cuttable = re.match(
            r"(?:,?\s+(?!(?:in|at|with|of|for|and|or|en|con|de|para|y)\b)\w)|\s*$|\s*[.,]", following
        )
        if term.key in words.praise and is_cuttable:
            sentence = sentence[: term.start].rstrip(" ,") + " " + re.sub(r"^\s*,", "", following).lstrip()
    return _closed(_articles(" ".join(sentence.split())), sentence)


def _articles(text: str) -> str:
    """Put "a" or "an" as the word now after it wants."""
    text = re.sub(r"\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz])", r"\1 ", text)
    return re.sub(r"\b([Aa]) (?=[aeio])", r"\1n ", text)


def _closed(text: str, original: str) -> str:
    """A capital at the start, and the end mark of the original."""
    text = re.sub(r"\s+([.,;:])", r"\1", text).strip(" ,;:\u2013—-")
    text = text[:1].upper() + text[1:]
    end = original.rstrip()[-1:]
    return text + end if text and end in ".!?" and text[-1] not in ".!?" else text
