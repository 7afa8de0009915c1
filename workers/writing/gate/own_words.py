"""Whether a sentence is simply the person's own: whole clauses of the duties, word for word but for tense."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workers.language.grammar import Grammar
from workers.language.lead_ins import after_lead_in
from workers.language.words import Word, words_of

_BREAK = re.compile(r"[,;:()—\u2013|•…/.!?]|\s-\s")
_LEAST = 2
"""Words; one alone is too easily somewhere."""


@dataclass(frozen=True, slots=True)
class OwnWords:
    """A sentence of the duties by the keys of each of its words; where a clause may begin and end in it.

    No clause begins after a word that denies or hedges: "helped install panels" doesn't say "install panels".
    """

    keys: tuple[frozenset[str], ...]
    begins: frozenset[int]
    ends: frozenset[int]

    def say(self, keys: Sequence[str]) -> bool:
        """Whether these are whole clauses of the sentence."""
        length = len(keys)
        return length >= _LEAST and any(
            begin + length in self.ends
            and all(key in known for key, known in zip(keys, self.keys[begin : begin + length], strict=True))
            for begin in self.begins
        )


def own_words(sentence: str, language: Grammar) -> OwnWords:
    """Read a sentence of the duties."""
    words = words_of(sentence)
    keys = tuple(language.keys_of(words))
    marks = [
        index
        for index in range(1, len(words))
        if _BREAK.search(sentence[words[index - 1].end : words[index].start])
        or keys[index] in language.sentence_breaks
        # A capital before a verb: there a PDF's reader lost the break between two lines.
        or (keys[index] in language.verbs and words[index].surface[0].isupper() and words[index - 1].surface.islower())
    ]
    after_links = {index + 1 for index in marks if keys[index] in language.sentence_breaks}
    begins = {0, *marks, *after_links}
    begins |= {_past_lead_in(sentence, words, begin, language) for begin in begins}
    taints = [index for index, key in enumerate(keys) if key in language.negators | language.hedges]
    first_taint = -1 if language.undoing.intersection(keys) else min(taints, default=len(keys))
    # "TIG welding: none" doesn't say "TIG welding".
    denied = {index for index in marks if not language.negators.isdisjoint(keys[index : index + 2])}
    return OwnWords(
        tuple(language.with_pasts([key]) for key in keys),
        frozenset(begin for begin in begins if begin <= first_taint),
        frozenset({len(keys), *marks} - denied),
    )


def _past_lead_in(sentence: str, words: Sequence[Word], begin: int, language: Grammar) -> int:
    """Index of the first word past "I was responsible for" and the like, which bullets leave out."""
    if begin >= len(words):
        return begin
    start = words[begin].start
    duty = start + after_lead_in(sentence[start:], language.code)
    return next((index for index in range(begin, len(words)) if words[index].start >= duty), len(words))
