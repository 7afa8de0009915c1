"""Documents made to be laid out for ever: each ends with a document or a clear error.

What is too much is refused before it is laid out. What passes is printed whole by every template; the job's deadline
holds whoever finds something worse.
"""

from typing import Any

import pytest

from common.documents.composed import Document, Entry, EntrySection, Line, LineSection, Resume
from common.documents.templates import document_templates
from common.errors import ErrorCode, UserError
from common.jobs.kind import Kind
from common.jobs.kinds.render_pages import RENDER_PAGES
from common.jobs.kinds.render_pdf import RENDER_PDF
from tests.workers.documents.test_templates import extreme
from workers.documents.length import MOST_SIGNS, check_length
from workers.documents.pdf import print_pdf

TEMPLATES = list(document_templates())


def resume(*sections: Any, **head: Any) -> Resume:
    return Resume(
        **{"language": "en", "title": "T", "name": "Rosa", "contact": (), "headline": "", "sections": sections} | head
    )


def job(*bullets: str) -> EntrySection:
    return EntrySection("Experience", (Entry("Company", "Welder", "2020", bullets),))


TOO_MUCH: dict[str, Document] = {
    "a word of 200,000 letters": resume(job("W" * 200_000)),
    "10,000 bullets": resume(job(*(f"Beam {number}" for number in range(10_000)))),
    "1,000 jobs": resume(EntrySection("Jobs", tuple(Entry(f"C{n}", "Welder", "2020", ("a",)) for n in range(1_000)))),
    "5,000 skills": resume(
        LineSection("Skills", (Line("Tools", ", ".join(f"Tool {n} (Expert)" for n in range(5_000))),))
    ),
    "3,000 lists": resume(LineSection("Skills", tuple(Line(f"Kind {n}", "Loader") for n in range(3_000)))),
    "50,000 accents on a letter": resume(job("e" + "\u0301" * 50_000)),
    "a flood of emoji": resume(job(*["👷🏽‍♀️🔥🚜" * 200] * 60)),
    "pages of Chinese": resume(job(*["焊接工程师" * 400] * 60)),
    "a name of 100,000 letters": resume(job("x"), name="Wolfeschlegel " * 7_200),
    "3,000 telephone numbers": resume(job("x"), contact=("(510) 555-0142",) * 3_000),
}
PRINTED: dict[str, Document] = {
    "words of 300 letters": resume(job(*["W" * 300] * 5)),
    "a name of 300 letters": resume(job("x"), name="Wolfeschlegel " * 21),
    "accents upon accents": resume(job(*["e\u0301\u0323\u0304" * 100] * 5)),
    "an accent repeated": resume(job("e" + "\u0301" * 300)),
    "right to left and back": resume(job(*["\u202e\u05e9\u05dc\u05d5\u05dd \u0627\u0644\u0639\u202c abc " * 20] * 5)),
    "signs without width": resume(job(*["a\u200b\u200c\u200d\u2060" * 100] * 5)),
    "emoji": resume(job(*["👷🏽‍♀️🔥🚜" * 20] * 3)),
    "control characters": resume(job("a\u0007b\u000bc\ufffe\uffff")),
}


@pytest.mark.parametrize("document", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_far_beyond_a_resume_is_refused_before_it_is_laid_out(document: Document) -> None:
    with pytest.raises(UserError) as refused:
        check_length(document)
    assert refused.value.error is ErrorCode.DOCUMENT_TOO_LONG


@pytest.mark.parametrize("document", PRINTED.values(), ids=PRINTED)
def test_what_is_strange_but_short_is_printed_by_every_template(document: Document) -> None:
    check_length(document)
    for template in TEMPLATES:
        assert print_pdf(document, template).startswith(b"%PDF-1.7"), template


@pytest.mark.parametrize("kind", [RENDER_PDF, RENDER_PAGES], ids=["print", "preview"])
def test_what_is_worse_than_all_of_these_is_ended_after_15_seconds(kind: Kind[Any, Any]) -> None:
    """The parent ends it then, as every job at its deadline; tests/workers/runtime/test_deadlines.py shows that."""
    assert kind.deadline_seconds <= 15


def test_a_resume_of_three_pages_and_more_is_far_from_the_limit() -> None:
    check_length(extreme())
    check_length(resume(job("W" * (MOST_SIGNS // 2))))
