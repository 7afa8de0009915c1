"""What belongs to a position's name and was left behind it: the class of a license, a second kind that "y" joins."""

import re
from dataclasses import replace

from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.job_words import names_job
from workers.posting.named.spans import Span
from workers.posting.named.word_classes import FUNCTION, NOT_IN_TITLES, SEEKS, SOUGHT

_LICENSES = frozenset({"cdl", "clase", "class"})
_CLASSES = frozenset({"a", "b", "c"})
_QUALITY = re.compile(r"\w{4,}(?:triz|ic[oa]|ial|ural|uel|tivo|tiva|iesel)|diesel|civil|naval|bilingue")
"""Spanish words for a kind of work, folded: automotriz, industrial, diesel."""
_JOINS = frozenset({"y", "e"})
_LONGEST_LINE = 14
"""Words of a line that is a heading; a sentence goes on with anything."""
_MOST_JOINED = 4


def whole_title(span: Span) -> Span:
    """The span with what belongs to it: "Chofer CDL A", "techos comerciales y residenciales".

    Spanish joins a second kind behind the first, where English has both in front; another position that "y" joins is
    one by itself.
    """
    return _with_second_kind(_with_kind(_with_class(span)))


def _with_class(span: Span) -> Span:
    tokens, end = span.line.tokens, span.end
    if tokens[end - 1].folded not in _LICENSES and end < len(tokens) and not tokens[end].gap:
        end += tokens[end].folded in _LICENSES
    if end >= len(tokens) or tokens[end].gap or tokens[end - 1].folded not in _LICENSES:
        return span
    letter = tokens[end]
    is_class = letter.folded in _CLASSES and letter.surface.isupper() and _ends_or_breaks(span, end)
    return replace(span, end=end + 1) if is_class else span


def _ends_or_breaks(span: Span, place: int) -> bool:
    """Whether no title that goes on is cut by the letter: in a shouted line "A LOS ANGELES" is where one drives to."""
    tokens = span.line.tokens
    if place + 1 >= len(tokens) or tokens[place + 1].gap:
        return True
    return not span.line.text.isupper()


def _with_kind(span: Span) -> Span:
    """The span with the one Spanish quality behind it that a mark ends: "Pintor automotriz. Pinturas Roca"."""
    tokens, end = span.line.tokens, span.end
    if end >= len(tokens) or tokens[end].gap or span.line.number or not span.line.gap_behind(end):
        return span
    is_quality = _QUALITY.fullmatch(tokens[end].folded) and tokens[end].folded not in NOT_IN_TITLES | SOUGHT
    return replace(span, end=end + 1) if is_quality else span


def _with_second_kind(span: Span) -> Span:
    tokens = span.line.tokens
    is_joined = span.end + 1 < len(tokens) and tokens[span.end].folded in _JOINS and not tokens[span.end].gap
    if not is_joined or len(tokens) > _LONGEST_LINE:
        return span
    end = span.end + 1
    while end < len(tokens) and not (tokens[end].gap and end > span.end + 1) and end - span.end <= _MOST_JOINED:
        end += 1
    joined = [token.folded for token in tokens[span.end + 1 : end]]
    is_more = end < len(tokens) and not tokens[end].gap
    links = FUNCTION - {"de", "del"}
    is_other = any(one in links | SEEKS | SOUGHT | NOT_IN_TITLES | TOWNS or not one.isalpha() for one in joined)
    return span if is_more or is_other or not joined or names_job(joined[0]) else replace(span, end=end)
