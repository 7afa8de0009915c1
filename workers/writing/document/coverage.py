"""Which of a posting's requirements a document covers, by which of its lines, and why it doesn't cover the others."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from common.documents.composed import Document, EntrySection, Resume
from common.documents.findings import Coverage, NotCovered, RequirementKind, UntoldLine
from workers.documents.lines import DocumentLine, lines_of
from workers.posting.requirements.keywords import Keyword
from workers.writing.document.other_names import with_other_names
from workers.writing.document.untold import untranslated
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match, says
from workers.writing.person.tenure import years_asked

_CERTIFIED = frozenset({"certification"})
_YEARS = re.compile(r"\b\w+\+? (?:years?|a\u00f1os)\b", re.IGNORECASE)


def coverage_of(document: Document, assignment: Assignment, untold: Sequence[UntoldLine] = ()) -> list[Coverage]:
    """Return each requirement once, as the posting weighs them: those that nothing covers first, then the others.

    Only what the profile shows can be covered; a line that merely says the word covers nothing, and neither does one
    that the document leaves out.
    """
    lines = list(lines_of(document))
    told = list(_told(lines, assignment, _LeftOut(document, assignment, untold)))
    return sorted(told, key=lambda one: one.covered)


class _LeftOut:
    """What the profile shows by lines that the document leaves out, and not by those that it prints."""

    def __init__(self, document: Document, assignment: Assignment, untold: Sequence[UntoldLine]) -> None:
        self._document = document
        self._assignment = assignment
        self._has_lines = bool(untold)
        self._lines = untranslated(untold)

    def says(self, keyword: Keyword) -> bool:
        """Whether a line that is left out for its language names the keyword."""
        code = self._assignment.facts.language() or self._assignment.language
        return any(says(one, keyword, code, self._assignment.posting.language) for one in self._lines)

    def proves(self, keyword: Keyword) -> bool:
        """Whether the keyword is held under another name, but not by what is printed."""
        return self._has_lines and keyword.name not in self._printed

    @property
    def is_for_language(self) -> bool:
        """Whether any line is left out for its language, and not all for their wording."""
        return bool(self._lines)

    @cached_property
    def _printed(self) -> frozenset[str]:
        """Names of what would be held if the duties were only those that a resume prints."""
        sections = self._document.sections if isinstance(self._document, Resume) else ()
        entries = next((one.entries for one in sections if isinstance(one, EntrySection)), ())
        facts, posting = self._assignment.facts, self._assignment.posting
        jobs = zip(facts.experiences, entries, strict=False)
        printed = replace(facts, experiences=tuple(replace(job, duties="\n".join(one.bullets)) for job, one in jobs))
        return frozenset(one.name for one in with_other_names(match(posting, printed), posting, printed).supported)


def _told(lines: Sequence[DocumentLine], assignment: Assignment, left_out: _LeftOut) -> Iterator[Coverage]:
    matches, code = assignment.matches, assignment.language
    once = matches.once(assignment.posting.language)
    for keyword in (one for one in once if one in matches.supported):
        line = next((one for one in lines if says(one.text, keyword, code, assignment.posting.language)), None)
        if line:
            yield Coverage(keyword.name, _kind(keyword), covered=True, line=line.text, place=line.place)
            continue
        is_other_name = _is_held_under_another_name(keyword, assignment)
        is_left_out = is_other_name and left_out.proves(keyword)
        if left_out.says(keyword) or (is_left_out and left_out.is_for_language):
            yield Coverage(keyword.name, _kind(keyword), covered=False, reason="not_translated")
        elif is_other_name and not is_left_out:
            yield Coverage(keyword.name, _kind(keyword), covered=True)
        else:
            yield Coverage(keyword.name, _kind(keyword), covered=False, reason="not_in_document")
    for keyword in (one for one in once if one in matches.missing):
        yield Coverage(keyword.name, _kind(keyword), covered=False, reason=_reason(keyword, assignment))
    yield from _years(lines, assignment)


def _is_held_under_another_name(keyword: Keyword, assignment: Assignment) -> bool:
    """Whether only proof knows it: of what no row names, a resume lists what proves it."""
    facts = assignment.facts
    rows = [text for job in facts.experiences for text in (job.job_title, job.duties)]
    rows += [one.name for one in facts.skills] + [f"{one.name} {one.issuer}" for one in facts.credentials]
    code = facts.language() or assignment.language
    named = any(says(row, keyword, code, assignment.posting.language) for row in rows)
    return assignment.kind == "resume" and not named


def _years(lines: Sequence[DocumentLine], assignment: Assignment) -> Iterator[Coverage]:
    asked = assignment.posting.years_required
    if not asked:
        return
    name = years_asked(asked, assignment.posting.language)
    if assignment.matches.missing_years:
        yield Coverage(name, "years", covered=False, reason="too_few_years")
        return
    line = next((one for one in lines if _YEARS.search(one.text)), None)
    if line:
        yield Coverage(name, "years", covered=True, line=line.text, place=line.place)
    else:
        yield Coverage(name, "years", covered=True)


def _kind(keyword: Keyword) -> RequirementKind:
    return "certification" if keyword.kind in _CERTIFIED else "skill"


def _reason(keyword: Keyword, assignment: Assignment) -> NotCovered:
    facts = assignment.facts
    expired = (one for one in facts.credentials if one.expires and one.expires < facts.today)
    code = facts.language() or assignment.language
    if any(says(f"{one.name} {one.issuer}", keyword, code, assignment.posting.language) for one in expired):
        return "expired"
    return "not_in_profile"
