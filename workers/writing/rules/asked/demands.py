"""What a posting demands of who does the work, in its order: by words, and by grades of papers."""

import re
from functools import cached_property

from workers.language.grammar import LanguageCode, grammar
from workers.language.words import sentences_of
from workers.posting.requirements.reading import Posting

_GRADE = re.compile(
    r"\b(?:(?:class|level|grade|type) (?:[a-d]|\d|i{1,3}|iv)|(?:clase|nivel|grado|tipo) (?:[a-d]|\d|i{1,3}|iv))\b",
    re.IGNORECASE,
)


class Demands:
    """Reads one posting; what rows say is told by the keys of their words."""

    def __init__(self, posting: Posting, text: str, code: LanguageCode) -> None:
        self._posting = posting
        self._text = text
        self._words = grammar(code)

    def earliness(self, name: str, own: frozenset[str]) -> float:
        """How early what is required first has one of a name's `own` words or its grade: 1 to near 0; 0 for none."""
        grades = _grades_of(name)
        for place, (keys, asked) in enumerate(self._required):
            if own & keys or grades & asked:
                return 1 - place / len(self._required)
        return 0.0

    def has_grade_of(self, name: str) -> bool:
        """Whether something other than work is asked for of a name's grade: Class A, Level 2."""
        grades = _grades_of(name)
        asked = (one.text for one in self._posting.requirements if not one.is_duty)
        return bool(grades) and any(grades & _grades_of(one) for one in asked)

    def has_in_a_sentence(self, own: frozenset[str]) -> bool:
        """Whether one sentence that asks for something other than work has all of these words."""
        return any(own <= keys for keys in self._asking)

    def prefers_part_of(self, own: frozenset[str]) -> bool:
        """Whether something that is only nice to have shares two of these words."""
        texts = (one.text for one in self._posting.requirements if one.level != "required")
        return any(len(own & set(self._words.keys(text))) > 1 for text in texts)

    @cached_property
    def _required(self) -> list[tuple[frozenset[str], frozenset[str]]]:
        """Words and grades of each thing that is required."""
        texts = [one.text for one in self._posting.requirements if one.level == "required"]
        return [(frozenset(self._words.keys(text)), _grades_of(text)) for text in texts]

    @cached_property
    def _asking(self) -> list[frozenset[str]]:
        said = [one.said for one in self._posting.requirements if not one.is_duty]
        asking = (one for one in sentences_of(self._text) if any(phrase in one for phrase in said))
        return [frozenset(self._words.keys(one)) for one in asking]


def _grades_of(text: str) -> frozenset[str]:
    return frozenset(one.casefold() for one in _GRADE.findall(text))
