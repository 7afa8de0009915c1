"""What would be markup, style or template code, put into documents by editing them: words in every form of them.

Over the real calls and workers: nothing connects to where the texts point, and nobody reads the file that they name.
"""

import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import docx
import httpx
import lxml.html
import pytest

from tests.workers.documents.test_injections import INJECTIONS, SECRET, letters
from tests.workers.documents.test_pdf import read_by_poppler

pytestmark = pytest.mark.usefixtures("pool")

POSTING = "Structural Welder at Harborline Marine\nWeld structural steel with MIG and TIG. OSHA 10 required."
JOB = {
    "jobTitle": "Welder",
    "companyName": "Acme Shipyard",
    "startDate": "2019-03-01",
    "duties": "Welded structural steel with MIG\nRead blueprints",
}
OF_THE_PAGE = {"html", "head", "meta", "title", "link", "body", "header", "main", "section", "article"} | {
    *("h1", "h2", "h3", "p", "span", "ul", "li", "b", "br", "a")
}
"""Elements that a document's page on the web is made of."""


@dataclass(frozen=True)
class Hidden:
    """The texts, and the port that they point to."""

    typed: list[str]
    trap: socket.socket


@pytest.fixture
def hidden(tmp_path: Path) -> Iterator[Hidden]:
    file = tmp_path / "secret.txt"
    file.write_text(SECRET)
    with socket.create_server(("127.0.0.1", 0)) as trap:
        trap.settimeout(0)
        here = f"127.0.0.1:{trap.getsockname()[1]}/"
        yield Hidden([text.format(file=file).replace("127.0.0.1:9/", here) for text in INJECTIONS], trap)


def written(person: httpx.Client, kind: str) -> dict[str, Any]:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    wish = {"documentType": kind, "jobDescription": POSTING}
    person.post("/api/generate-content", json=wish).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    stored: dict[str, Any] = person.get(f"/api/generated-documents/{listed['id']}").json()
    return stored


def edits_of(document: dict[str, Any], typed: list[str]) -> dict[str, Any]:
    """All of the texts wherever there may be many, the first of them where there may be one."""
    if document["type"] == "cover_letter":
        half = len(typed) // 2
        points = {"after": 1, "lead": typed[half], "bullets": typed[half:]}
        return {"title": typed[0][:300], "paragraphs": typed[:half], "points": points}
    words: dict[str, Callable[[Any], dict[str, Any]]] = {
        "prose": lambda _: {"paragraphs": typed},
        "entries": lambda section: {"bullets": [typed for _ in section["entries"]]},
        "lines": lambda _: {"lines": [{"label": text, "detail": text} for text in typed]},
    }
    sections = [words[section["type"]](section) for section in document["composed"]["sections"]]
    return {"title": typed[0][:300], "headline": " ".join(typed[:5])[:300], "sections": sections}


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_they_stay_words_in_every_form_of_the_document(
    kind: str, person: httpx.Client, visitor: httpx.Client, hidden: Hidden, tmp_path: Path
) -> None:
    document, typed = written(person, kind), hidden.typed
    path = f"/api/generated-documents/{document['id']}"
    change = {"version": document["version"], "edits": edits_of(document, typed)}
    person.patch(path, json=change).raise_for_status()

    printed = person.get(f"{path}/download").raise_for_status().content
    assert not [name for name in (b"/EmbeddedFile", b"/JavaScript", b"/Launch") if name in printed]
    word = docx.Document(BytesIO(person.get(f"{path}/download?format=docx").raise_for_status().content))
    assert not [one.target_ref for one in word.part.rels.values() if one.is_external]
    pages = person.get(f"{path}/pages?template=classic&paper=letter").raise_for_status().json()["pages"]
    assert {person.get(page["address"]).headers["content-type"] for page in pages} == {"image/png"}
    link = person.put(f"{path}/link", json={}).raise_for_status().json()["url"]
    web_page = visitor.get("/" + link.split("/", 3)[3]).raise_for_status().text
    tree = lxml.html.document_fromstring(web_page)
    assert {str(one.tag) for one in tree.iter()} <= OF_THE_PAGE

    of_the_word_file = letters("".join(one.text for one in word.paragraphs))
    for form in (letters(read_by_poppler(printed, tmp_path)), of_the_word_file, letters(tree.text_content())):
        assert not [text for text in typed if letters(text) not in form]
        assert letters(SECRET) not in form
    lit = {letters(line["text"]) for page in pages for line in page["lines"]}
    assert lit >= {letters(text) for text in typed} or kind == "resume"
    with pytest.raises(BlockingIOError):
        hidden.trap.accept()
