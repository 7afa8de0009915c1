"""Short names in capitals that stand for words of a posting: TI work, of tenant improvement; UG, of underground."""

import re
from collections.abc import Iterator

from workers.language.grammar import grammar
from workers.language.words import sentences_of, words_of

_SHORT_NAME = re.compile(r"(?<![\w-])[A-Z]{2,3}s?(?![\w-])")
_LEAST_SPELLED = 3
"""Letters of a word that initials stand for."""
_OF_ONE_WORD = {"UG": "underground", "OH": "overhead"}
"""Short names whose letters stand for the halves of one word."""


def short_names_in(line: str) -> Iterator[str]:
    """The short names of a line, each in the singular."""
    return (word.rstrip("s") for word in _SHORT_NAME.findall(line))


def spelled_in(text: str) -> dict[str, frozenset[str]]:
    """Return pairs and triples of neighbouring words by their initials.

    Those that the text writes as initials are left out.
    """
    words = grammar("en")
    found: dict[str, frozenset[str]] = {}
    for sentence in sentences_of(text):
        read = [word.folded for word in words_of(sentence)]
        found |= {name: frozenset([words.key(whole)]) for name, whole in _OF_ONE_WORD.items() if whole in read}
        for length in (2, 3):
            for place in range(len(read) - length + 1):
                run = read[place : place + length]
                if all(len(one) >= _LEAST_SPELLED and words.key(one) not in words.neutral for one in run):
                    found.setdefault("".join(one[0] for one in run).upper(), frozenset(map(words.key, run)))
    said = set(short_names_in(text))
    return {name: keys for name, keys in found.items() if name not in said}
