"""Clauses of a line, parted at the signs that a caller names; what stands in brackets is never parted."""

import re

import msgspec

CLAUSE_SIGNS = re.compile(r"(?<!\d),(?!\d)\s*|,\s+|;\s*|\s+[-\u2013\u2014]\s+")
"""What parts clauses of notes: commas, but not within a figure, semicolons, and dashes between blanks."""
_IN_BRACKETS = re.compile(r"\([^()]*\)")


class PartedClause(msgspec.Struct, frozen=True):
    """A clause, the sign before it, and where that begins in the line; the first clause has none, at 0."""

    text: str
    sign: str = ""
    begin: int = 0


def parted_clauses(line: str, signs: re.Pattern[str], *, first: int = 0) -> list[PartedClause]:
    """The clauses between the signs, which begin at `first` or behind it; put together again they are the line."""
    masked = _IN_BRACKETS.sub(lambda found: "x" * len(found[0]), line)
    found = [one for one in signs.finditer(masked) if one.start() >= first]
    ends = [*(one.start() for one in found), len(line)]
    clauses = [PartedClause(line[: ends[0]])]
    for sign, end in zip(found, ends[1:], strict=True):
        clauses.append(PartedClause(line[sign.end() : end], sign[0], sign.start()))
    return clauses
