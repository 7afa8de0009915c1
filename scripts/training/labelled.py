"""Labelled postings, and where their labels stand in what the reader reads.

postings/*.json has the shape that `scripts/bench requirements` takes. In postings/*.txt a posting begins with `###` and
its language, and what it asks for stands in square brackets.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from scripts.benchmarks.requirements import THRESHOLD, content, likeness
from workers.language.grammar import LanguageCode
from workers.posting.asked.statements import Statement, tokens_of

FOLDER = Path(__file__).parent / "postings"
_LONGEST = 14
"""Words."""
Place = tuple[int, int, int]
"""A statement's place, and the first token and the one behind the last."""


def sets() -> dict[str, list[dict[str, Any]]]:
    """The labelled postings by the name of their file."""
    found = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))}
    return found | {file.stem: list(_marked(file.read_text(encoding="utf-8"))) for file in sorted(FOLDER.glob("*.txt"))}


def digest() -> str:
    """Return the digest of all labelled files, names and contents."""
    whole = hashlib.sha256()
    for file in sorted([*FOLDER.glob("*.json"), *FOLDER.glob("*.txt")]):
        whole.update(f"{file.name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\0".encode())
    return whole.hexdigest()


def _marked(text: str) -> Iterator[dict[str, Any]]:
    for posting in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        language, said = posting.split("\n", 1)
        labels = re.findall(r"\[([^\[\]]+)\]", said)
        yield {
            "lang": language.strip(),
            "text": re.sub(r"[\[\]]", "", said).strip(),
            "requirements": [{"text": label} for label in labels],
        }


def tags_of(statements: Sequence[Statement], labels: Sequence[str], code: LanguageCode) -> list[list[str]]:
    """B, I or O for every token; a label that stands nowhere word for word is where its words are nearest together."""
    tags = [["O"] * len(statement.tokens) for statement in statements]
    last = 0
    for label in labels:
        free = [place for place in _places(statements, label, code) if _is_free(tags, place)]
        if not free:
            continue
        statement, begin, end = min(free, key=lambda place: (place[0] < last, place))
        tags[statement][begin:end] = ["B", *["I"] * (end - begin - 1)]
        last = statement
    return tags


def _is_free(tags: Sequence[Sequence[str]], place: Place) -> bool:
    statement, begin, end = place
    return set(tags[statement][begin:end]) == {"O"}


def _places(statements: Sequence[Statement], label: str, code: LanguageCode) -> list[Place]:
    wanted = [token.folded for token in tokens_of(label)]
    exact = [
        (number, begin, begin + len(wanted))
        for number, statement in enumerate(statements)
        for begin in range(len(statement.tokens) - len(wanted) + 1)
        if [token.folded for token in statement.tokens[begin : begin + len(wanted)]] == wanted
    ]
    return exact or _near(statements, label, code)


def _near(statements: Sequence[Statement], label: str, code: LanguageCode) -> list[Place]:
    """The spans that are most like the label, if any is like enough."""
    wanted = content(label, code)
    found: list[tuple[float, int, Place]] = []
    for number, statement in enumerate(statements):
        hits = [place for place, token in enumerate(statement.tokens) if content(token.text, code) & wanted]
        for begin in hits:
            for end in (hit + 1 for hit in hits if begin <= hit < begin + _LONGEST):
                like = likeness(content(statement.said(begin, end), code), wanted)
                if like >= THRESHOLD:
                    found.append((-like, end - begin, (number, begin, end)))
    return [place for like, length, place in found if (like, length) == min(found)[:2]]
