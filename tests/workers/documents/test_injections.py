"""Forty texts that would be markup, style or template code, in every field and every edit: they stay text."""

import re
from io import BytesIO
from pathlib import Path
from typing import Any

import docx
import lxml.html
import pytest

from common.documents.composed import (
    ContactLink,
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    Line,
    LineSection,
    Points,
    ProseSection,
    Resume,
)
from common.documents.templates import document_templates
from common.jobs.kinds.edit_document import DocumentEdits, EditedLine, EditedPoints, EditedSection
from tests.workers.documents.test_pdf import read_by_poppler
from workers.documents.edits import edited
from workers.documents.fetching import FontsOnly
from workers.documents.pdf import html_of, print_pdf
from workers.documents.web_page import write_web_page
from workers.documents.word import write_word

SECRET = "the-file-that-nobody-may-read"
INJECTIONS = [
    "<script>fetch('http://127.0.0.1:9/')</script>",
    '<img src="file://{file}">',
    '<img src="http://127.0.0.1:9/x.png">',
    '<link rel="stylesheet" href="file://{file}">',
    '<link rel=attachment href="file://{file}">',
    '<a rel=attachment href="file://{file}">x</a>',
    '<iframe src="file://{file}"></iframe>',
    '<object data="file://{file}"></object>',
    '<embed src="file://{file}">',
    '<svg><image href="file://{file}"/></svg>',
    '<svg><use href="http://127.0.0.1:9/#x"/></svg>',
    '<style>@import "http://127.0.0.1:9/";</style>',
    "</style><style>*{{background:url(file://{file})}}</style>",
    "</title><h1>Other</h1>",
    '"><img src=x>',
    "' onload='x",
    "--><b>bold</b><!--",
    "]]><b>bold</b><![CDATA[",
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file://{file}">]>&e;',
    "&lt;b&gt;&#60;b&#62;&amp;",
    "<base href='http://127.0.0.1:9/'>",
    "<meta http-equiv=refresh content='0;url=http://127.0.0.1:9/'>",
    "<video poster='http://127.0.0.1:9/'></video>",
    "<table><td background='http://127.0.0.1:9/'>",
    "<p style='content:url(file://{file})'>",
    "@font-face{{font-family:x;src:url(http://127.0.0.1:9/)}}",
    "@page{{@top-left{{content:url(file://{file})}}}}",
    "*{{display:none}} body::before{{content:attr(x)}}",
    "url(fonts:../../page.css)",
    "{{{{ 7 * 7 }}}}",
    "{{% include 'base.html' %}}",
    "{{% set x = document.__class__ %}}{{{{ x.__mro__ }}}}",
    "{{{{ ''.__class__.__mro__[1].__subclasses__() }}}}",
    "{{{{ cycler.__init__.__globals__.os.popen('id').read() }}}}",
    "{{# comment #}}",
    "${{7*7}} #{{7*7}} <%= 7*7 %>",
    "javascript:alert(1)",
    "data:text/html,<script>1</script>",
    "file://{file}",
    "\\include{{{file}}} %s %(x)s {{0}} $(id) `id`",
]
TEMPLATES = list(document_templates())


def resume(text: str) -> Resume:
    """The text in every field that anybody writes."""
    return Resume(
        "en",
        text,
        text,
        (text, text),
        text,
        (
            ProseSection(text, (text,)),
            EntrySection(text, (Entry(text, text, text, (text, text)),)),
            LineSection(text, (Line(text, text),), ": "),
        ),
        (ContactLink(text, "https://example.com/"),),
    )


def letter(text: str) -> CoverLetter:
    points = Points(text, Entry(text, text, text, (text, text)))
    return CoverLetter("en", text, text, (text,), text, (text, text), text, (text, text), text, points=points)


def edits(text: str) -> DocumentEdits:
    """The text in every place that can be edited, of both kinds of document."""
    sections = [
        EditedSection(paragraphs=[text]),
        EditedSection(bullets=[[text, text]]),
        EditedSection(lines=[EditedLine(text, text)]),
    ]
    points = EditedPoints(1, text, [text, text])
    return DocumentEdits(title=text, headline=text, sections=sections, paragraphs=[text, text], points=points)


def harmless(text: str) -> str:
    """As many words of the same lengths, of which the last ones are kept together just so."""
    return re.sub(r"[^ ]", "N", text)


def elements(html: str | bytes) -> list[Any]:
    """Every element with its attributes, but for what is the person's own text."""
    tree = lxml.html.document_fromstring(html)
    return [(one.tag, sorted(one.attrib) if one.tag == "meta" else dict(one.attrib)) for one in tree.iter()]


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_text_adds_an_element_or_an_attribute(template: str) -> None:
    assert len(INJECTIONS) == 40
    for make in (resume, letter):
        for injection in INJECTIONS:
            text = injection.format(file="/etc/hostname")
            plain = make(harmless(text))
            expected = elements(html_of(plain, template))
            assert elements(html_of(make(text), template)) == expected, injection
            assert elements(html_of(edited(plain, edits(text)), template)) == expected, injection


def test_none_adds_one_to_the_page_that_a_link_leads_to() -> None:
    for make in (resume, letter):
        for injection in INJECTIONS:
            text = injection.format(file="/etc/hostname")
            plain = make(harmless(text))
            expected = elements(write_web_page(plain, "classic", "letter"))
            for document in (make(text), edited(plain, edits(text))):
                assert elements(write_web_page(document, "classic", "letter")) == expected, injection


def word_parts(document: Document) -> tuple[list[str], set[str]]:
    """The tags of a Word file's text in their order, and all that it refers to outside of itself."""
    file = docx.Document(BytesIO(write_word(document)))
    outside = {one.target_ref for one in file.part.rels.values() if one.is_external}
    return [one.tag for one in file.element.iter()], outside


def test_none_adds_anything_to_a_word_file() -> None:
    typed = tuple(injection.format(file="/etc/hostname") for injection in INJECTIONS)
    for make in (resume, letter):
        plain = make("N")
        expected = word_parts(plain)
        assert expected[1] <= {"https://example.com/"}
        for document in (make(" ".join(typed)), edited(plain, edits(" ".join(typed)))):
            assert word_parts(document) == expected


def letters(text: str) -> str:
    """Without hyphens: poppler takes one at a line's end for a broken word's."""
    return "".join(text.replace("-", "").split())


@pytest.mark.parametrize("template", TEMPLATES)
def test_all_are_printed_as_they_were_typed_and_nothing_is_opened(
    template: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []
    fetch = FontsOnly.fetch

    def remembering(self: FontsOnly, url: str, headers: object = None) -> Any:
        fetched.append(url)
        return fetch(self, url, headers)

    monkeypatch.setattr(FontsOnly, "fetch", remembering)
    monkeypatch.setattr("socket.socket.connect", lambda *_: pytest.fail("a connection was opened"))
    file = tmp_path / "secret.txt"
    file.write_text(SECRET)
    typed = [injection.format(file=file) for injection in INJECTIONS]
    document = Resume("en", "Welder", "Rosa", (), "", (EntrySection("Jobs", (Entry("A", "B", "C", tuple(typed)),)),))
    pdf = print_pdf(document, template)
    read = letters(read_by_poppler(pdf, tmp_path))
    for text in typed:
        assert letters(text) in read, text
    assert letters(SECRET) not in read
    assert not [url for url in fetched if not url.startswith("fonts:")]
    assert not [name for name in (b"/EmbeddedFile", b"/JavaScript", b"/Launch") if name in pdf]
