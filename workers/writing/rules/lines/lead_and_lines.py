"""A job told in a paragraph: a plain lead, and behind it lines of the job as they were typed."""

import re
from collections.abc import Sequence

from workers.writing.rules.style import Style
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_verbs import verb_form
from workers.writing.words.phrases import lowered

_MOST_LINES = 3
_SMALL = 5
"""Words of all that is left of several lines, which would stand for the whole work."""
_AS_THE = re.compile(r"\bas the(?= helper\b)")
"""Of several helpers one, where no other line has told of them."""
_ALSO = re.compile(r"^(?:and also|also|tambi[eé]n|adem[aá]s) (?=\w)", re.IGNORECASE)
_TOO = re.compile(r"^((?:[\w/&-]+ ){0,5}[\w/&-]+) (?:too|as well)(?=\s*(?:$|[-–,;(.]))(?! as\b)", re.IGNORECASE)
"""What adds a line to those that were typed before it: electronics too."""


def with_lines(
    style: Style, leads: Sequence[str], lines: Sequence[str], *, bare: bool = True, is_all: bool = False
) -> str:
    """The first lead that may be said, with as many of the lines as may be said of that job; empty without a lead.

    No line is made a clause: what people note of a job ("fire alarm rough only") fits into no sentence. A `bare` lead
    may stand without lines. Where the lines stand for `is_all` that somebody does, no few words of a further one are
    told without the first.
    """
    items = [_as_item(line) for line in lines]
    for lead in leads:
        if items and (whole := style.first([f"{lead}: {_told(items[:_MOST_LINES])}"])):
            return whole
        proven = [item for item in items if style.first([f"{lead}: {_told([item])}"])][:_MOST_LINES]
        if is_all and proven and proven[0] != items[0] and len(" ".join(proven).split()) <= _SMALL:
            return ""
        whole = style.first(f"{lead}: {_told(proven[:most])}" for most in range(len(proven), 0, -1))
        if told := whole or (style.first([lead]) if bare else ""):
            return told
    return ""


def _told(items: Sequence[str]) -> str:
    """Return the items for the place behind a lead.

    The first one without "too", since what it adds to isn't told there.
    """
    first, *others = items
    return "; ".join([_TOO.sub(r"\1", _ALSO.sub("", first, count=1), count=1), *others])


def _as_item(line: str) -> str:
    """Within the sentence, without signs that would part it: operated M915, but EMT up to 2"."""
    first, _, rest = line.partition(" ")
    if first.casefold() in names_with_capital():
        told = line
    else:
        told = f"{first.lower()} {rest}" if verb_form(first.lower()) and first.istitle() else lowered(line)
    return _AS_THE.sub("as a", told.rstrip(". ").replace(": ", " - "))
