"""A page is read as WeasyPrint would read it, and printed the same."""

from typing import Any

import pytest
from weasyprint import HTML

from common.documents.composed import Document
from common.documents.templates import document_templates
from tests.workers.documents.test_injections import INJECTIONS, letter, resume
from tests.workers.documents.test_pdf import LETTER
from workers.documents import pdf
from workers.documents.page_tree import Page, elements_of
from workers.documents.pdf import html_of, print_pdf


def tree(element: Any) -> tuple[Any, ...]:
    """Blanks around elements aside: where they begin and end is each reader's own."""
    texts = ((element.text or "").strip(), (element.tail or "").strip())
    return (element.tag, dict(element.attrib), *texts, [tree(child) for child in element])


@pytest.mark.parametrize("template", document_templates())
@pytest.mark.parametrize("document", [LETTER, *(kind(" ".join(INJECTIONS)) for kind in (resume, letter))])
def test_the_elements_are_those_that_weasyprint_finds(template: str, document: Document) -> None:
    markup = html_of(document, template)
    assert tree(elements_of(markup)) == tree(HTML(string=markup).etree_element)


def test_the_page_is_printed_to_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = print_pdf(LETTER)
    monkeypatch.setattr(pdf, "Page", lambda markup, fetcher: HTML(string=markup, url_fetcher=fetcher))
    assert print_pdf(LETTER) == printed


def test_what_no_page_can_hold_is_replaced() -> None:
    assert Page("<html><body><p>a\ud800b</p></body></html>", None).etree_element.findtext("body/p") == "a?b"
