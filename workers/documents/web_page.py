"""A composed document as a page of its own on the web, for the link that its owner sends."""

import re
from typing import Any

from common.documents.composed import Document, document_data, read_document
from common.documents.templates import Paper
from workers.documents.labels import labels
from workers.documents.pdf import html_of

_EMAIL = re.compile(r"([\w.+%-]+)@([\w-]+(?:\.[\w-]+)+)")


def write_web_page(document: Document, template: str, _paper: Paper) -> bytes:
    """HTML with the document's words, and no e-mail address that a robot knows for one. UserError `template_unknown`.

    Its style sheet is the API's `/document-styles/{template}`; paper is what its reader's printer has.
    """
    return html_of(_without_emails(document), template, is_web_page=True).encode()


def _without_emails(document: Document) -> Document:
    at = labels(document.language).at
    return read_document(_replaced(document_data(document), rf"\1 {at} \2"))


def _replaced(value: Any, instead: str) -> Any:
    match value:
        case str():
            return _EMAIL.sub(instead, value)
        case list() | tuple():
            return [_replaced(item, instead) for item in value]
        case dict():
            return {name: _replaced(field, instead) for name, field in value.items()}
        case _:
            return value
