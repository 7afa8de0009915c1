"""Lines of the person's own that a document leaves out, since they can't be told in its language."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from common.document_findings import DocumentFindings, UntoldLine
from common.jobs.kinds.edit_document import WrittenLine
from workers.writing.compose import entry_of
from workers.writing.draft import Assignment, Draft


def untold_lines(draft: Draft, assignment: Assignment) -> list[UntoldLine]:
    """Each with its job as the document names it."""
    jobs = {job.id: place for place, job in enumerate(assignment.facts.experiences)}
    return [_line(jobs[one.job_id], one.line, one.told, assignment) for one in draft.untold]


def _line(place: int, line: str, told: Sequence[str], assignment: Assignment) -> UntoldLine:
    entry = entry_of(assignment.facts.experiences[place], (), assignment.language)
    return UntoldLine(place, line, entry.organization, entry.title, list(told))


def without_written(findings: DocumentFindings, written: Iterable[WrittenLine]) -> DocumentFindings:
    """The findings once the person has written some of the lines in the document's language themselves."""
    done = {(one.entry, one.line) for one in written}
    untold = [one for one in findings.untold if (one.entry, one.line) not in done]
    if untold == findings.untold:
        return findings
    return replace(findings, untold=untold, untranslated=[one.line for one in untold])
