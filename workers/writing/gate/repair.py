"""Saving what is true of a sentence that isn't: plainer words, less praise, no tail; else it is given up."""

import re
from collections.abc import Callable, Iterator

from workers.language.grammar import Grammar
from workers.language.terms import Term

Unsupported = Callable[[str], list[Term]]

# Where a sentence may end early and stay one. A comma before "and" is left alone: cutting a list there breaks it.
_TAIL = re.compile(
    r"\s*;\s+|\s+[\u2013—-]\s+|,?\s+(?:resulting in|leading to|thereby|thus|while|which|ensuring|lo que|logrando)\b"
    r"|,?\s+(?:resultando en|mientras)\b"
    r"|,\s+(?=\w+(?:ing|ando|iendo)\b)"
    r"|,?\s+(?=(?:increasing|reducing|improving|saving|achieving|exceeding|earning|cutting|boosting)\b)"
    r"|(?<=experience)\s+(?:in|with|as|including|\w+ing)\b|(?<=experiencia)\s+(?:en|con|como|incluyendo)\b"
    r"|,?\s+(?:to|in order to|para|a fin de)\s+(?=[a-záéíóú]+\b)",
    re.IGNORECASE,
)
_ADEPT = "(?:skilled|proficient|adept|competent|well-versed|versed|experienced|expert)"
_PLAINER = (
    (
        re.compile(
            r"(?i)\b(?:hands-on|high-quality|(?:detail|safety|results|team)-(?:oriented|driven|minded|focused))\s+"
        ),
        "",
    ),
    (re.compile(rf"(?i)\bI am (?:highly\s+)?{_ADEPT} (?:in|at|with)\b"), "I have experience in"),
    (re.compile(rf"(?i)\b(?:highly\s+)?{_ADEPT} (?:in|at)\b"), "with experience in"),
    (re.compile(r"(?i)\b(?:hábil|expert[oa]|competente|capacitad[oa]) en\b"), "con experiencia en"),
)
_LEAST_WORDS = 3


def repaired(sentence: str, unsupported: Unsupported, words: Grammar) -> str | None:
    """The sentence, or the longest true part of it that still is one, or None."""
    failing = unsupported(sentence)
    if not failing:
        return sentence
    for candidate in _candidates(sentence, failing, unsupported, words):
        if len(candidate.split()) >= _LEAST_WORDS and not unsupported(candidate):
            return candidate
    return None


def _candidates(sentence: str, failing: list[Term], unsupported: Unsupported, words: Grammar) -> Iterator[str]:
    """From what keeps most to what keeps least."""
    plainer = _plainer(sentence)
    less_praise = _without_praise(plainer, failing if plainer == sentence else unsupported(plainer), words)
    yield from (text for text in (plainer, less_praise) if text != sentence)
    for text in dict.fromkeys((plainer, less_praise)):
        for cut in sorted((match.start() for match in _TAIL.finditer(text)), reverse=True):
            yield _closed(text[:cut], text)


def _plainer(sentence: str) -> str:
    """Boasts in words that can be exchanged: "skilled in" is "with experience in"."""
    plainer = sentence
    for boast, plain in _PLAINER:
        plainer = boast.sub(plain, plainer)
    return plainer if plainer == sentence else _closed(_articles(plainer), sentence)


def _without_praise(sentence: str, failing: list[Term], words: Grammar) -> str:
    """Praise cut where the sentence stands without it: adverbs, and adjectives right before another word."""
    kept = sentence
    for term in sorted(failing, key=lambda term: -term.start):
        following = kept[term.end :]
        is_cuttable = re.match(r",?\s+(?!(?:in|at|with|of|for|and|or|en|con|de|para|y)\b)\w|\s*$|\s*[.,]", following)
        if term.key in words.praise and is_cuttable:
            kept = kept[: term.start].rstrip(" ,") + " " + re.sub(r"^\s*,", "", following).lstrip()
    return sentence if kept == sentence else _closed(_articles(" ".join(kept.split())), sentence)


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
