"""Lines of the person's own that a document leaves out, since they can't be told in its language."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from common.documents.findings import DocumentFindings, OwnTelling, UntoldLine
from common.jobs.kinds.edit_document import WrittenLine
from workers.language.words import fold
from workers.writing.document.compose import entry_of
from workers.writing.draft import Assignment, Draft
from workers.writing.person.facts import ProfileFacts


def untold_lines(draft: Draft, assignment: Assignment) -> list[UntoldLine]:
    """Return the lines that could not be told, each with its job as the document names it."""
    jobs = {job.id: place for place, job in enumerate(assignment.facts.experiences)}
    return [_line(jobs[one.job_id], one.line, one.told, assignment) for one in draft.untold]


def _line(place: int, line: str, told: Sequence[str], assignment: Assignment) -> UntoldLine:
    entry = entry_of(assignment.facts.experiences[place], (), assignment.language)
    return UntoldLine(place, line, entry.organization, entry.title, list(told))


def without_written(findings: DocumentFindings, written: Iterable[WrittenLine]) -> DocumentFindings:
    """The findings once the person has written some of the lines in the document's language themselves."""
    done = {(one.entry, one.line): (one.told or "").strip() for one in written}
    untold = [one for one in findings.untold if (one.entry, one.line) not in done]
    if untold == findings.untold:
        return findings
    told = [OwnTelling(one.line, done[one.entry, one.line]) for one in findings.untold if one not in untold]
    return replace(
        findings,
        untold=untold,
        untranslated=[one.line for one in untold],
        written=[*findings.written, *(one for one in told if one.written)],
    )


def own_tellings(findings: DocumentFindings, facts: ProfileFacts) -> frozenset[str]:
    """What the person wrote for lines that the profile still has: in other words than can be held against these."""
    duties = [fold(job.duties) for job in facts.experiences]
    return frozenset(one.written for one in findings.written if any(fold(one.line) in own for own in duties))
