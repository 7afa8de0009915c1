"""Which of a posting's questions a letter tells already, and what becomes of them by the person's edits."""

from datetime import date

import pytest

from common.documents.composed import Document
from common.documents.findings import ToTell
from common.jobs.kinds.edit_document import DocumentEdits, WrittenAnswer
from workers.documents.edits import edited
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.to_tell import answered, to_tell, told_terms
from workers.writing.write import check, write

TODAY = date(2026, 11, 23)
DUTIES = "Check parts on the CMM and write its programs\nSet up lathes with live tooling\nLed 4 apprentices"


def told(question: str, kind: str = "cover_letter") -> tuple[list[ToTell], Document]:
    text = f"CNC Machinist\nRequirements:\n- CMM programs\n- lathes with live tooling\n{question}\n"
    job = Experience("1", "CNC Machinist", "Acme Gear", date(2019, 8, 5), None, DUTIES)
    facts = ProfileFacts("Ines Kahale", "ines@example.com", (job,), (), (), TODAY)
    posting = understand_posting(text)
    task = Assignment(
        "resume" if kind == "resume" else "cover_letter", "en", posting, text, facts, match(posting, facts)
    )
    document = compose(check(write(task, RuleWriter()), task).draft, task)
    return to_tell(document, task), document


def test_a_line_of_the_letter_with_the_words_tells_what_is_asked() -> None:
    ((one,), _) = told("Tell us which CMM programs you write.")

    assert one.told
    assert "CMM" in one.told


@pytest.mark.parametrize(
    "question",
    [
        "Say when you can start.",
        "Describe the hardest CMM program you wrote.",
        "Tell us how many CMM programs you wrote.",
        "Tell us which plants you know.",
    ],
)
def test_what_only_the_person_can_say_is_open(question: str) -> None:
    ((one,), _) = told(question)

    assert one.told is None


def test_a_resume_is_asked_nothing() -> None:
    assert told("Say when you can start.", "resume")[0] == []


def test_what_is_asked_is_told_as_long_as_the_paragraph_stands() -> None:
    asked, document = told("Say when you can start.")
    own = "I can start in two  weeks."
    document = edited(document, DocumentEdits(paragraphs=["I weld.", own]))

    (done,) = answered(asked, document, [WrittenAnswer("when you can start", own), WrittenAnswer("of nobody", own)])

    assert done.told == "I can start in two weeks."
    assert told_terms([done]) == {done.told}
    assert answered([done], document, []) == [done]
    assert answered([done], edited(document, DocumentEdits(paragraphs=["I weld."])), [])[0].told is None
