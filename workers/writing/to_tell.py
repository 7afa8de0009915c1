"""What a posting asks to be told, and the line of the letter that tells it: the writer's, or the person's own."""

import re
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from common.composed_document import CoverLetter, Document
from common.document_findings import ToTell
from common.jobs.kinds.edit_document import WrittenAnswer
from workers.documents.lines import lines_of
from workers.language.words import one_line
from workers.posting.to_tell import Asked, asks_to_tell
from workers.writing.draft import Assignment
from workers.writing.rules.word_worth import telling_keys

_OF_ONE_S_OWN = re.compile(
    r"\b(?:why|hard(?:est)?|tough(?:est)?|worst|best|favou?rite|ugliest|proud\w*|learn\w*|would|you(?:['\u2019]d)|want|like|prefer"
    r"|por qu[eé]|dif[ií]cil\w*|peor|mejor|favorit[oa]|feo|orgull\w+|har[ií]as?|gust\w+|prefier\w+|quier\w+)\b",
    re.IGNORECASE,
)
"""What only the person can say of their work; a line that has the words beside it is no answer."""
_HOW_MUCH = re.compile(
    r"\b(?:how|largest|biggest|longest|highest|cu[aá]nt[oa]s?|m[aá]s (?:grande|largo|alto))\b", re.IGNORECASE
)
"""A question that only a figure answers."""
_OF_ASKING = re.compile(
    r"\b(?:yourself|you(?:['\u2019]ve)?|your|last|many|much|long|years?|largest|biggest|ever|usted|mism[oa]|hizo|ha|cu[aá]nt[oa]s?"
    r"|a[nñ]os?|[uú]ltim[oa]s?)\b",
    re.IGNORECASE,
)
"""Words of the question, not of the work."""
_NAME = re.compile(r"\b[A-Z]{2,}\b")
_FEW_WORDS = 2


def to_tell(document: Document, assignment: Assignment) -> list[ToTell]:
    """For a letter, each thing that the posting asks for, with the line that tells it already. None for a resume."""
    if not isinstance(document, CoverLetter):
        return []
    bullets = document.points.job.bullets if document.points else ()
    return [
        ToTell(one.text, one.subject, _line_of(one, bullets, assignment))
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


def _line_of(asked: Asked, lines: Sequence[str], assignment: Assignment) -> str | None:
    """A line of the person's work that has all the words of what is asked, or all but one of several.

    A single word is enough where it is a name, CMM; lines that have "plant" don't tell which plants.
    """
    language = assignment.language
    if asked.subject == "terms" or _OF_ONE_S_OWN.search(asked.text) or assignment.posting.language != language:
        return None
    keys = telling_keys(_OF_ASKING.sub(" ", asked.text), language)
    if _HOW_MUCH.search(asked.text):
        lines = [line for line in lines if any(map(str.isdigit, line))]
    if len(keys) < _FEW_WORDS and not _NAME.search(asked.text):
        return None
    least = len(keys) - (len(keys) > _FEW_WORDS)
    found = ((len(keys & telling_keys(line, language)), line) for line in lines)
    most, line = max(found, default=(0, ""), key=lambda one: one[0])
    return line if keys and most >= least else None
