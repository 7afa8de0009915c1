"""A bullet in the person's own words: whole parts of one sentence of that job's duties, in their order.

Between two people who type the same, commas, "and", articles, tense and shorthand differ; none of these says anything.
"""

import re
from functools import lru_cache
from itertools import takewhile

from workers.language.grammar import Grammar, LanguageCode, grammar
from workers.language.trade_shorthand import spelled_out
from workers.language.words import sentences_as_typed, without_page_feet, words_of

_PART = re.compile(r"[,;:]\s+|\.\s+|\s+[-\u2013\u2014&+]\s+|\s(?:and|y|e)\s", re.IGNORECASE)
_SAYS_NOTHING = "a an the and n y e w with c con p para my our own i we yo also so mostly n't is be am was were"
_SMALL = frozenset(re.findall(r"\S+", _SAYS_NOTHING))

_SHORT = {
    "galv": "galvanized", "insp": "inspection", "maint": "maintenance", "const": "construction", "inox": "inoxidable",
    "mantto": "mantenimiento", "thru": "through", "nite": "night", "incl": "including", "wk": "week", "mo": "month",
    "layout": "lay out", "etc": "", "too": "",
}  # fmt: skip
_NO_LONGER_SAID = "n't"
"""A denial that is among the small words, so that nobody sees whether a bullet has it."""
_BESIDE = frozenset({"watch", "clean", "swept", "sweep", "carri", "held", "hold"})
"""Stems of acts that reach no further than their own object, beside those that the language lists as hedges."""


def says_own_words(bullet: str, duties: str, code: LanguageCode) -> bool:
    """Whether the bullet is made of whole parts of one sentence, and no part left out limits or denies the others."""
    said = _keys(bullet, grammar(code))
    if not said:
        return False
    typed = re.sub(r"(?:^|\n)\s*[-*•·]\s+", "\n", without_page_feet(duties)).replace("!", ".")
    if _says_whole_sentences(bullet, said, typed, code):
        return True
    for sentence, parts in _parts_of(typed, code):
        at, left_out = 0, []
        for part in parts:
            if said[at : at + len(part)] == part:
                at += len(part)
            else:
                left_out.append(part)
        if at == len(said) and not any(_limits(part, grammar(code)) for part in left_out):
            is_whole = not left_out and _NO_LONGER_SAID not in sentence.replace("\u2019", "'")
            return (is_whole and _denies(said, grammar(code))) or not _is_denied(parts, grammar(code))
    return False


def _says_whole_sentences(bullet: str, said: list[str], typed: str, code: LanguageCode) -> bool:
    """Whether a bullet is sentences that follow each other in one line, each whole: whatever they say was typed."""
    denials = bullet.replace("\u2019", "'").count(_NO_LONGER_SAID)
    for sentences, keys in _lines_of(typed, code):
        for begin in range(len(keys)):
            for end in range(begin + 1, len(keys) + 1):
                if said == [key for one in keys[begin:end] for key in one]:
                    run = " ".join(sentences[begin:end]).replace("\u2019", "'")
                    return run.count(_NO_LONGER_SAID) == denials
    return False


@lru_cache(maxsize=64)
def _parts_of(typed: str, code: LanguageCode) -> tuple[tuple[str, list[list[str]]], ...]:
    """Return each sentence of duties, as typed and spelled out, and its parts' keys; kept for a job's next bullet."""
    sentences = dict.fromkeys((*sentences_as_typed(typed), *sentences_as_typed(spelled_out(typed))))
    return tuple(
        (sentence, [keys for part in _PART.split(sentence) if (keys := _keys(part, grammar(code)))])
        for sentence in sentences
    )


@lru_cache(maxsize=64)
def _lines_of(typed: str, code: LanguageCode) -> tuple[tuple[list[str], list[list[str]]], ...]:
    """Return each line of duties as its sentences and their keys, as typed and spelled out.

    Kept for a job's next bullet.
    """
    words = grammar(code)
    spellings = dict.fromkeys(one for line in typed.splitlines() for one in (line, spelled_out(line)))
    read = (sentences_as_typed(one) for one in spellings)
    return tuple((sentences, [_keys(one, words) for one in sentences]) for sentences in read)


def _denies(said: list[str], words: Grammar) -> bool:
    """Whether the bullet has the "no" of its sentence itself: "no accidents since hire"."""
    return any(key in words.negators for key in said)


def _keys(text: str, words: Grammar) -> list[str]:
    whole = " ".join(_SHORT.get(word.folded, word.folded) for word in words_of(text))
    return [words.key(word.folded) for word in words_of(whole) if word.folded not in _SMALL]


def _limits(part: list[str], words: Grammar) -> bool:
    return any(key in words.hedges or key in words.negators or key in words.undoing or key in _BESIDE for key in part)


def _is_denied(parts: list[list[str]], words: Grammar) -> bool:
    """Whether the sentence says at its beginning that something isn't so."""
    first = list(takewhile(lambda key: key not in words.negators, (key for part in parts for key in part)))
    return len(first) < sum(map(len, parts))
