"""A posting as sentences in words and signs, each with the part of the posting it belongs to."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from workers.language.words import fold
from workers.posting.asked.headings import Part, heading_before
from workers.posting.asked.sections import lines_of
from workers.posting.asked.sentences import statements_of
from workers.posting.asked.turns import anywhere, plain_quotes

_TOKEN = re.compile(r"[^\W_]+(?:['\u2019.,/-](?=[^\W_])[^\W_]+)*|[^\w\s]|_")
"""A word with what holds its halves together (driver's, two-year, D1.1, 1/16), or one sign."""

_LONGEST_QUESTION = 8
_LONGEST_ANSWER = 9
_PIECE = re.compile(r"\S.{0,1198}(?=\s|$)|\S.{0,1199}")
"""Characters of what is read as one sentence; a page whose line breaks were lost may have longer ones."""


class Token(msgspec.Struct, frozen=True):
    """A word or a sign where it stands in its sentence; `folded` is in lower case and without accents."""

    start: int
    end: int
    text: str
    folded: str


class Statement(msgspec.Struct, frozen=True):
    """A sentence without the heading before it; `line` is the place of its line among the posting's."""

    text: str
    part: Part
    bulleted: bool
    headed: bool
    line: int
    tokens: tuple[Token, ...]

    def said(self, start: int, end: int) -> str:
        """The text from one token up to another, which is left out."""
        return self.text[self.tokens[start].start : self.tokens[end - 1].end]


def tokens_of(text: str) -> tuple[Token, ...]:
    """The words and signs of a text, in order."""
    return tuple(
        Token(match.start(), match.end(), match.group(), fold(match.group())) for match in _TOKEN.finditer(text)
    )


def statements_in(text: str) -> list[Statement]:
    """Every sentence of a posting that says something, in order; headings are left out."""
    return [*_statements_in(text)]


def _with_answers(sentences: Iterable[str]) -> Iterator[str]:
    """The sentences, a short answer that welcomes something with its question: CPO certified? Even better."""
    asked = ""
    for sentence in sentences:
        is_answer = bool(asked) and len(sentence.split()) <= _LONGEST_ANSWER
        if is_answer and anywhere("prose", "prefers").search(plain_quotes(f"{asked} {sentence}")):
            yield f"{asked} {sentence}"
            asked = ""
            continue
        if asked:
            yield asked
        asked = sentence if sentence.endswith("?") and len(sentence.split()) <= _LONGEST_QUESTION else ""
        if not asked:
            yield sentence
    if asked:
        yield asked


@lru_cache(maxsize=2)
def _statements_in(text: str) -> tuple[Statement, ...]:
    """Kept, for who answers a posting reads it again for what work it wishes."""
    found: list[Statement] = []
    for place, line in enumerate(lines_of(text)):
        part = line.part
        for sentence in _with_answers(statements_of(line.text)):
            named, said = heading_before(sentence, strictly=line.bulleted or part is not Part.OPEN)
            part = named or part
            found += [
                Statement(piece, part, line.bulleted, line.headed, place, tokens)
                for piece in _PIECE.findall(said)
                if (tokens := tokens_of(piece))
            ]
    return tuple(found)
