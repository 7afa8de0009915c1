"""How long a document may be: what is far beyond any resume takes minutes to lay out, and holds up who waits."""

from common.documents.composed import Document
from common.errors import ErrorCode, UserError
from workers.documents.plain_text import plain_text

MOST_SIGNS = 40_000
"""Of all lines together: a dozen full pages."""
SIGNS_OF_A_LINE = 40
"""What a line costs beside its signs: a thousand short ones take as long to lay out as a long text."""


def check_length(document: Document) -> None:
    """Raise UserError `document_too_long` for a document that costs too much to print."""
    if signs_of(document) > MOST_SIGNS:
        raise UserError(ErrorCode.DOCUMENT_TOO_LONG)


def signs_of(document: Document) -> int:
    """Return what the document costs to lay out, in characters of text."""
    text = plain_text(document)
    return len(text) + SIGNS_OF_A_LINE * text.count("\n")
