"""How employers reach the person, at the head of both kinds of document, as text and as PDF."""

from collections.abc import Iterator
from datetime import date
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from pypdf import PdfReader
from pypdf.generic import ArrayObject

from common.documents.composed import Document, document_data, read_document
from common.documents.templates import document_templates
from common.profile.fingerprint import profile_fingerprint
from common.tables import ContactDetails, User
from tests.workers.documents.test_pdf import HOSTILE, read_by_poppler, words
from tests.workers.writing.people import WELDER, assignment
from workers.documents.pdf import print_pdf
from workers.documents.plain_text import plain_text
from workers.writing.document.compose import compose
from workers.writing.draft import DocumentKind, Draft
from workers.writing.person.facts import Reachable

LINKS = ["https://www.linkedin.com/in/rosa/", "http://welds.example/rosa?a=1&b=2"]
HEADER = (
    "Richmond, CA | (510) 555-0142 | rosa@example.com | www.linkedin.com/in/rosa | http://welds.example/rosa?a=1&b=2"
)
both_kinds = pytest.mark.parametrize("kind", ["resume", "cover_letter"])


def details(**values: Any) -> ContactDetails:
    whole = {"phone": "(510) 555-0142", "city": "Richmond", "state": "CA", "links": LINKS}
    return ContactDetails(user_id=uuid4(), **(whole | values))


def document(kind: DocumentKind, row: ContactDetails | None) -> Document:
    facts = msgspec.structs.replace(WELDER, reachable=Reachable.from_row(row))
    draft = Draft(headline="Pipe Welder", paragraphs=("I weld.",))
    return compose(draft, assignment(facts, kind=kind))


def addresses(pdf: bytes) -> list[str]:
    """Where the first page's links lead, in their order."""
    annotations = PdfReader(BytesIO(pdf)).pages[0].get("/Annots", [])
    return [annotation.get_object()["/A"]["/URI"] for annotation in annotations]


def tags(element: Any) -> Iterator[str]:
    """The kinds of the element and all below it."""
    element = element.get_object()
    if isinstance(element, list):
        for part in element:
            yield from tags(part)
    elif isinstance(element, dict):
        yield element.get("/S", "")
        yield from tags(element.get("/K", ArrayObject()))


@both_kinds
def test_the_header_says_all_of_it(kind: DocumentKind, tmp_path: Path) -> None:
    composed = document(kind, details())
    assert HEADER in plain_text(composed).splitlines()
    pdf = print_pdf(composed)
    assert words(read_by_poppler(pdf, tmp_path)) == words(plain_text(composed))
    assert addresses(pdf) == LINKS
    assert read_document(msgspec.json.decode(msgspec.json.encode(document_data(composed)))) == composed


@both_kinds
def test_what_was_not_given_leaves_no_trace(kind: DocumentKind) -> None:
    nothing = details(phone=None, city=None, state=None, links=[])
    assert plain_text(document(kind, nothing)) == plain_text(document(kind, None))
    assert "\nRichmond | rosa@example.com\n" in plain_text(document(kind, details(phone=None, state=None, links=[])))


def test_a_document_from_before_links_is_still_read() -> None:
    composed = document("resume", None)
    stored = document_data(composed)
    del stored["links"]
    assert read_document(stored) == composed


@pytest.mark.parametrize("text", [*HOSTILE, "javascript:alert(1)"])
def test_markup_stays_text_and_never_becomes_a_link(text: str, tmp_path: Path) -> None:
    composed = document("resume", details(city=text, state=text, links=[text, LINKS[0]]))
    pdf = print_pdf(composed)
    assert words(text) in words(plain_text(composed))
    assert words(read_by_poppler(pdf, tmp_path)) == words(plain_text(composed))
    assert addresses(pdf) == [LINKS[0]]
    assert b"/EmbeddedFile" not in pdf


@pytest.mark.parametrize("template", document_templates())
def test_none_of_it_is_parted_at_a_line_s_end(template: str, tmp_path: Path) -> None:
    """Neither what may be set as text, being short, nor what needs a box of its own."""
    items = [
        "San Juan Capistrano, CA",
        "+1 (510) 555-0142 ext. 2201",
        "the-long-part-of-an-address@of-a.long-name.example",
    ]
    for before in range(1, 30, 4):
        head = ("W" * before, *items)
        pdf = print_pdf(msgspec.structs.replace(document("resume", None), contact=head), template)
        lines = read_by_poppler(pdf, tmp_path, "-layout").splitlines()
        assert all(any(item in " ".join(line.split()) for line in lines) for item in items), lines[:6]


def test_links_are_tagged() -> None:
    catalog: Any = PdfReader(BytesIO(print_pdf(document("resume", details())))).trailer["/Root"]
    assert list(tags(catalog["/StructTreeRoot"])).count("/Link") == len(LINKS)


def test_a_changed_contact_is_a_changed_profile() -> None:
    user = User(first_name="Rosa", last_name="Ibarra", email="rosa@example.com")
    fingerprint = partial(profile_fingerprint, user, [], [], [], today=date(2026, 11, 22))
    empty = details(phone=None, city=None, state=None, links=[])
    assert fingerprint(empty) == fingerprint()
    told = [details(), details(phone=None), details(city=None), details(state="NV"), details(links=[])]
    assert len({fingerprint(), *(fingerprint(row) for row in told)}) == 1 + len(told)
