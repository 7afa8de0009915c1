"""Reads from a posting's text what it asks for."""

from collections.abc import Iterator, Sequence

import msgspec

from workers.language.grammar import LanguageCode
from workers.posting.asked.bare import requirement_of
from workers.posting.asked.features import Features, features_of
from workers.posting.asked.headings import Part
from workers.posting.asked.lists import parted_alike
from workers.posting.asked.prose import given_from
from workers.posting.asked.requirement import Requirement
from workers.posting.asked.statements import Statement, statements_in
from workers.posting.asked.surroundings import told_of
from workers.posting.asked.tagging import Weights, phrases_in
from workers.posting.asked.told import is_taught, tells_only
from workers.posting.asked.whole_things import whole_thing

_MOST = 60


def requirements_in(text: str, code: LanguageCode, weights: Weights | None = None) -> tuple[Requirement, ...]:
    """Return what the posting asks for, in its order, each thing once; `weights` are given only by training."""
    return requirements_of(statements_in(text), code, weights)


def requirements_of(
    statements: Sequence[Statement], code: LanguageCode, weights: Weights | None = None
) -> tuple[Requirement, ...]:
    """`requirements_in` of a posting whose sentences are known."""
    found: dict[str, Requirement] = {}
    for statement, (part, features) in zip(statements, features_of(statements, code), strict=True):
        if tells_only(statement, part, code):
            continue
        for one in _of_statement(statement, _spans_of(statement, features, code, weights), part, code):
            key = one.text.casefold()
            if key not in found or (one.years and not found[key].years):
                found[key] = one
    return tuple(found.values())[:_MOST]


def _spans_of(
    statement: Statement, features: Features, code: LanguageCode, weights: Weights | None
) -> list[tuple[int, int]]:
    """The tagger's phrases; a short line of a list of what is asked is one by its place, whatever its words."""
    spans = parted_alike(statement, phrases_in(features, weights), code)
    return spans or whole_thing(statement)


def _of_statement(
    statement: Statement, spans: list[tuple[int, int]], part: Part | None, code: LanguageCode
) -> Iterator[Requirement]:
    spans = [_with_whole_brackets(statement, _as_who(statement, begin), end) for begin, end in spans]
    spans = [span for span in spans if statement.tokens[span[0]].start < given_from(statement.text)]
    spans = [span for span in spans if not _is_taught(statement, *span)]
    for phrase in told_of(statement, spans):
        piece = statement.said(phrase.begin, phrase.end)
        if one := requirement_of(piece, phrase.level, phrase.years, code):
            yield msgspec.structs.replace(one, is_duty=part is Part.DUTIES)


def _as_who(statement: Statement, begin: int) -> int:
    """Return where a phrase begins, with words that make an occupation a thing to have.

    "experience as a powder helper".
    """
    before = [token.folded for token in statement.tokens[max(0, begin - 3) : begin]]
    for words in (["experience", "as", "a"], ["experience", "as", "an"], ["experiencia", "como"]):
        if before[-len(words) :] == words:
            return begin - len(words)
    return begin


def _is_taught(statement: Statement, begin: int, end: int) -> bool:
    return is_taught(statement, statement.tokens[begin].start, statement.tokens[end - 1].end)


def _with_whole_brackets(statement: Statement, begin: int, end: int) -> tuple[int, int]:
    """A phrase that ends inside brackets that it opened goes on to their end, or stops before them."""
    signs = [token.text for token in statement.tokens[begin : end + 1]]
    opened = [begin + place for place, sign in enumerate(signs[: end - begin]) if sign == "("]
    if len(opened) <= signs[: end - begin].count(")"):
        return begin, end
    if signs[end - begin :] == [")"]:
        return begin, end + 1
    return begin, opened[-1] if opened[-1] > begin else end
