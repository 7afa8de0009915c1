"""What a posting asks to be told, and the line of the letter that tells it: the writer's, or the person's own."""

from collections.abc import Iterable

from msgspec.structs import replace

from common.documents.composed import CoverLetter, Document
from common.documents.findings import ToTell
from common.jobs.kinds.edit_document import WrittenAnswer
from workers.documents.lines import lines_of
from workers.language.words import one_line
from workers.posting.to_tell.sentences import asks_to_tell
from workers.writing.draft import Assignment
from workers.writing.rules.letter.asked_answer import OF_THE_WORK, line_that_tells

_ANSWERS = tuple(OF_THE_WORK.values())


def to_tell(document: Document, assignment: Assignment) -> list[ToTell]:
    """Return each thing that the posting asks a letter to tell, with the line that tells it already.

    A resume has none.
    """
    if not isinstance(document, CoverLetter):
        return []
    bullets = document.points.job.bullets if document.points else ()
    lines = [*bullets, *(one for one in document.paragraphs if one.startswith(_ANSWERS))]
    return [
        ToTell(one.text, one.subject, assignment.posting.language, line_that_tells(one, lines, assignment))
        for one in asks_to_tell(assignment.posting_text)
    ]


def answered(asked: Iterable[ToTell], document: Document, answers: Iterable[WrittenAnswer]) -> list[ToTell]:
    """What is asked, once the document was edited: told by lines that the edits name, as long as these stand in it."""
    written = {one.asked: one_line(one.told) for one in answers}
    lines = {line.text for line in lines_of(document)}
    told = ((one, written.get(one.asked, one.told)) for one in asked)
    return [replace(one, told=line if line in lines else None) for one, line in told]


def told_terms(asked: Iterable[ToTell]) -> frozenset[str]:
    """Lines that tell what no profile says."""
    return frozenset(one.told for one in asked if one.told and one.subject == "terms")
