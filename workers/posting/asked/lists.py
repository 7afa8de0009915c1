"""Lists in a sentence, of which each thing is asked for by itself: what the tagger parted in one place only."""

from collections.abc import Sequence

from workers.language.grammar import LanguageCode
from workers.posting.asked.doings import begins_doing
from workers.posting.asked.statements import Statement

_JOINS = frozenset({"and", "y", "e", "&"})
_LONGEST_ITEM = 4
"""Words."""
Span = tuple[int, int]
"""The first token of a phrase and the one behind its last."""


def parted_alike(statement: Statement, spans: Sequence[Span], code: LanguageCode) -> list[Span]:
    """The phrases, with the end of a list parted as its beginning was.

    "MIG" and "TIG and stick welding" are three things, since a comma parted the first from the second; "tip, liner" and
    "wire maintenance" are one, since no comma parted the first two. Where something is done to several things, the
    tagger's word stands: those belong to the doing.
    """
    found: list[Span] = []
    for span in spans:
        before = found[-1] if found else None
        if before and _is_kept_comma(statement, before, span) and not _does(statement, before, code):
            found[-1] = (before[0], span[1])
        elif before and (two := _last_two(statement, before, span)) and not _any_does(statement, [before, *two], code):
            found += two
        else:
            found.append(span)
    return found


def _is_kept_comma(statement: Statement, before: Span, span: Span) -> bool:
    """Whether only "and" stands between the two, and the one before it has a comma inside."""
    signs = {token.text for token in statement.tokens[slice(*before)]}
    joined = before[1] == span[0] - 1 and statement.tokens[before[1]].folded in _JOINS
    return joined and "," in signs and "(" not in signs


def _last_two(statement: Statement, before: Span, span: Span) -> list[Span]:
    """The two things of a phrase behind a comma ("..., TIG and stick welding"), or none."""
    tokens = statement.tokens
    words = [token.folded for token in tokens[slice(*span)]]
    joins = [place for place, word in enumerate(words) if word in _JOINS]
    if len(joins) != 1 or {",", "(", ")"} & set(words) or tokens[span[0] - 1].text != "," or before[1] != span[0] - 1:
        return []
    middle = span[0] + joins[0]
    two = [(span[0], middle), (middle + 1, span[1])]
    return two if all(0 < end - begin <= _LONGEST_ITEM for begin, end in [before, *two]) else []


def _any_does(statement: Statement, spans: Sequence[Span], code: LanguageCode) -> bool:
    return any(_does(statement, span, code) for span in spans)


def _does(statement: Statement, span: Span, code: LanguageCode) -> bool:
    return begins_doing(statement.said(*span), code)
