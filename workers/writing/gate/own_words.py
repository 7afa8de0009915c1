"""Whether a sentence is simply the person's own: whole clauses of the duties, word for word but for tense."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from workers.writing.language.grammar import Grammar
from workers.writing.language.words import words_of

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
    begins = _past_lead_ins({0, *marks, *after_links}, keys, language)
    taints = [index for index, key in enumerate(keys) if key in language.negators or key in language.hedges]
    first_taint = min(taints, default=len(keys))
    return OwnWords(
        tuple(language.with_pasts([key]) for key in keys),
        frozenset(b for b in begins if b <= first_taint),
        frozenset({len(keys), *marks}),
    )


def _past_lead_ins(begins: set[int], keys: Sequence[str], language: Grammar) -> set[int]:
    """With the places after "I was responsible for" and the like, which bullets leave out."""
    found = set(begins)
    for begin in begins:
        index = begin
        while index < len(keys) and (keys[index] in language.neutral or keys[index] in language.praise):
            index += 1
            found.add(index)
    return found
