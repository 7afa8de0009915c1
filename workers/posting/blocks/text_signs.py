"""What speaks for and against a block being of the posting in its text alone: how it is written, what it says."""

import re
from collections.abc import Iterator, Sequence

from workers.posting.blocks.borders import bucket
from workers.posting.blocks.sections import words_in
from workers.posting.text.heading_lines import FOREIGN_HEADING
from workers.posting.text.page_lines import ENDS_POSTING, INVITES, NOISE_LINE, is_noise_sentence
from workers.posting.text.subjects import JOB_WORD

_PHONE = re.compile(r"\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d{3}-\d{4}")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_SHAPES = (
    ("mail", re.compile(r"\S@\S")),
    ("phone", _PHONE),
    ("pay", re.compile(r"\$ ?\d")),
    ("year", _YEAR),
    ("rights", re.compile(r"©|\ball rights\b|derechos reservados", re.IGNORECASE)),
    ("web", re.compile(r"https?:|www\.|\.(?:com|org|net|gov)\b", re.IGNORECASE)),
    ("bar", re.compile(r"[|·»\u203a]")),
    ("question", re.compile(r"\?")),
    ("town", re.compile(r"\b[A-Z][a-z]+, [A-Z]{2}\b")),
    ("date", re.compile(r"\b\d{1,2}/\d{1,2}/\d{2,4}\b|\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b")),
    ("id", re.compile(r"(?<!\d[-. ])\b(?!(?:19|20)\d\d\b)[A-Z]*-?\d{4,}\b|#\d")),
    ("count", re.compile(r"^\W*\d[\d,.]*\W*\w+(?: \w+)?$")),
)
_LINES = (("end", ENDS_POSTING), ("invites", INVITES), ("noise", NOISE_LINE), ("foreign", FOREIGN_HEADING))
_MOST_WORDS = 60
_LONGEST_NOISE = 400
_LONGEST_TITLE = 60
_MANY_CUES = 4
_FEW_WORDS = 4
_SIZES = (0, 4, 10, 20, 40, 80, 160, 320)


def text_signs(text: str, cues: Sequence[int]) -> Iterator[str]:
    """Yield the signs of a block's text; `cues` are the subjects of postings that it speaks of."""
    yield from _build_of(text)
    yield from _matters_of(text, cues)
    yield from _words_of(text)


def _build_of(text: str) -> Iterator[str]:
    """Yield signs of a text's length, end and capitals."""
    size = f"z={bucket(len(text), _SIZES)}"
    end = text[-1]
    shape = "." if end in ".!" else end if end in ":?,;)" else "d" if end.isdecimal() else "w"
    yield from (size, f"z={shape}", f"{size}{shape}")
    if text.isupper():
        yield "capitals"
    words = text.split()
    high = sum(word[0].isupper() for word in words) / len(words)
    yield f"high {bucket(high, (0.2, 0.5, 0.99))}"
    if text[0].islower():
        yield "low start"


def _matters_of(text: str, cues: Sequence[int]) -> Iterator[str]:
    """Yield signs of what a text speaks of (`cues`), and whether it is a line that sites have."""
    yield from (f"shape {name}" for name, pattern in _SHAPES if pattern.search(text))
    yield from (f"line {kind}" for kind, pattern in _LINES if pattern.fullmatch(text))
    if JOB_WORD.search(text):
        yield "job word"
        if len(text) <= _LONGEST_TITLE:
            yield "short job word"
    yield f"cues {min(len(cues), _MANY_CUES)}"
    yield from (f"cue {cue}" for cue in cues)
    if len(text) <= _LONGEST_NOISE and is_noise_sentence(text):
        yield "noise sentence"


def _words_of(text: str) -> Iterator[str]:
    found = words_in(text)
    yield from (f"w={word}" for word in found[:_MOST_WORDS])
    first = found[:_FEW_WORDS]
    yield from (f"b={one} {two}" for one, two in zip(["^", *first], first, strict=False))
    if len(found) <= _FEW_WORDS:
        yield f"l={' '.join(found)}"
