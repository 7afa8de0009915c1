"""Saving what is true of a sentence that isn't: less praise, no tail. What is left is a whole sentence, or nothing."""

import re
from collections.abc import Callable, Iterator, Sequence

from workers.language.grammar import LanguageCode, word_lists
from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Fault

Faults = Callable[[str], Sequence[Fault]]

# Where a sentence may end early and stay one: before what only tells more of it.
_TAIL = re.compile(
    r"\s*;\s+|\s+[\u2013—-]\s+"
    r"|,?\s+(?:resulting in|leading to|thereby|ensuring|lo que|logrando|resultando en|mientras|while|which)\b"
    r"|,\s+(?=\w+(?:ing|ando|iendo)\b)"
    r"|,?\s+(?=(?:increasing|reducing|improving|saving|achieving|exceeding|earning|cutting|boosting)\b)",
    re.IGNORECASE,
)
_LEAST_WORDS = 3
# No sentence ends on one of these.
_UNFINISHED = word_set("repair_unfinished")


def repaired(sentence: str, faults: Faults, code: LanguageCode) -> str | None:
    """The sentence, or the longest true part of it that still is a sentence, or None."""
    failing = faults(sentence)
    if not failing:
        return sentence
    for candidate in dict.fromkeys(_candidates(sentence, failing, code)):
        if _is_whole(candidate) and not faults(candidate):
            return candidate
    return None


def _candidates(sentence: str, failing: Sequence[Fault], code: LanguageCode) -> Iterator[str]:
    """Yield repaired sentences, from the one that keeps most to the one that keeps least."""
    plainer = _without_praise(sentence, failing, code)
    if plainer != sentence:
        yield plainer
    for text in dict.fromkeys((sentence, plainer)):
        for cut in sorted((match.start() for match in _TAIL.finditer(text)), reverse=True):
            yield _closed(text[:cut], text)


def _is_whole(text: str) -> bool:
    words = text.rstrip(" .!?").split()
    return len(words) >= _LEAST_WORDS and fold(words[-1]) not in _UNFINISHED


def _without_praise(sentence: str, failing: Sequence[Fault], code: LanguageCode) -> str:
    """Praise cut where the sentence stands without it: adverbs, and adjectives right before another word."""
    praise = frozenset(fold(word) for word in word_lists(code)["praise"].split())
    kept = sentence
    for fault in sorted(failing, key=lambda one: -one.start):
        following = kept[fault.end :]
        is_cuttable = re.match(r",?\s+(?!(?:in|at|with|of|for|and|or|en|con|de|para|y)\b)\w|\s*$|\s*[.,]", following)
        if fold(fault.text) in praise and is_cuttable:
            kept = kept[: fault.start].rstrip(" ,") + " " + re.sub(r"^\s*,", "", following).lstrip()
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
