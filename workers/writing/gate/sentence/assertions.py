"""Which clauses of a sentence assert something of their person, and which only wish, admit, or tell of the posting.

"I do not have a Class B CDL yet, and I understand you allow six months to get it" claims no licence; "so I would need
to learn Maximo" claims no Maximo. What tells of the employer may name only what the posting names. A denial of what
nobody wants ("no accidents") is a claim about the work's outcome, and so is a wish that brings something along ("would
bring my ten years"); both are read as claims.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from workers.trades.proof.phrases import pattern
from workers.writing.gate.sentence.named_employer import phrase_with_employer


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence that asserts nothing of its person: from `start` to before `end`."""

    start: int
    end: int
    is_of_employer: bool
    """Whether it tells of the employer or the posting, rather than of what its person lacks or wishes."""
    is_wish: bool = False
    """Whether it wishes or plans, so that what it names is true of the posting or of its person."""


def unasserted(text: str, company: str) -> list[Clause]:
    """The clauses that claim nothing.

    `text` is in lower case without accents, `company` a pattern of the employer's names.
    """
    found: list[Clause] = []
    for start, end in clauses_of(text):
        if clause := _unasserted(text[start:end], start, company):
            found.append(clause)
    return found


def _unasserted(clause: str, start: int, company: str) -> Clause | None:
    end = start + len(clause)
    lacks, wishes = _found("lacking", clause), _found("conditional", clause)
    told = lacks or wishes
    is_said_of_subject = told is not None and _says_of_subject(clause, told)
    if lacks and _found("unwanted", clause if is_said_of_subject else clause[lacks.start() :]):
        return None
    if wishes and _found("brought", clause[wishes.start() :]):
        return None
    if told:
        begin = start if is_said_of_subject else start + told.start()
        return Clause(begin, end, is_of_employer=False, is_wish=not lacks)
    read = _found("having_read", clause)
    rest = clause[read.end() :].lstrip() if read else clause
    if phrase_with_employer("of_employer", company, rest).search(rest) and not _found("of_person", rest):
        return Clause(start, end, is_of_employer=True)
    if contrast := _found("contrast", clause):
        return Clause(start + contrast.start(), end, is_of_employer=False)
    tail = phrase_with_employer("told_last", company, clause).search(clause)
    return Clause(start + tail.start(), end, is_of_employer=True) if tail else None


def _says_of_subject(clause: str, told: re.Match[str]) -> bool:
    """Whether a wish or a lack is of what stands before it, and "and" doesn't part them: "TWIC I do not have"."""
    is_joined = clause[: told.start()].rstrip().endswith((" and", " y"))
    return bool(_found("said_of_subject", clause[told.start() :])) and not is_joined


def clauses_of(text: str) -> Iterator[tuple[int, int]]:
    """Yield where each clause of a text begins and ends."""
    text, start = text.rstrip(" .!?"), 0
    for match in _breaks().finditer(text):
        if match.start() > start:
            yield start, match.start()
        start = match.end()
    if start < len(text):
        yield start, len(text)


def _found(name: str, text: str) -> re.Match[str] | None:
    return _compiled(name).search(text)


@cache
def _compiled(name: str) -> re.Pattern[str]:
    return re.compile(pattern(name))


@cache
def _breaks() -> re.Pattern[str]:
    return re.compile(pattern("clause_breaks"))
