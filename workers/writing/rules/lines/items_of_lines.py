"""An item of a duty and the line that it was typed in."""

import re
from collections.abc import Iterable

from workers.writing.words.phrases import Statement

_GOES_ON = re.compile(r"(?:plus|and|or|but|then|also|too|y|o|pero|luego|también)\b", re.IGNORECASE)


def is_cut_out(item: Statement, statements: Iterable[Statement]) -> bool:
    """Whether an item only goes on with what stands before it in its line: plus trailers, and so on."""
    return bool(_GOES_ON.match(item.text)) and all(one.text != item.text for one in statements)


def is_within(item: Statement, lines: Iterable[Statement]) -> bool:
    """Whether an item is one of these lines, or a part of one."""
    return any(item.text in one.parts or item.text.casefold() in one.text.casefold() for one in lines)


def line_with(item: Statement, statements: Iterable[Statement]) -> Statement:
    """The line that has the item, where there is one: by itself it lacks its verb, or says the same twice."""
    part = item.text.casefold()
    return next((one for one in statements if item.text in one.parts or part in one.text.casefold()), item)
