"""The page that the preview shows next and the download hands out, printed by the job that wrote the document.

A job of its own costs as much again as the page: it is enqueued, carried, claimed, waited for and told of.
"""

import structlog

from common.documents.composed import Document
from workers.documents.length import signs_of
from workers.documents.pdf import print_pdf

log = structlog.get_logger()

MOST_SIGNS_AHEAD = 10_000
"""By `length.signs_of`: some three pages. Nobody's text waits for a page that takes longer to lay out."""


def print_ahead(document: Document) -> bytes | None:
    """The PDF in the usual look. None where whoever asks for it has it printed by `render_pdf`, or is told why not."""
    if signs_of(document) > MOST_SIGNS_AHEAD:
        return None
    try:
        return print_pdf(document)
    except Exception:  # the text is written, and a page that can't be printed is no reason to lose it
        log.exception("not printed ahead")
        return None
