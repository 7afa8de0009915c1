"""Lines of the person's own that a document leaves out, for their language or for their wording."""

from collections.abc import Iterable

from msgspec.structs import replace

from common.documents.findings import DocumentFindings, OwnTelling, UntoldLine
from common.jobs.kinds.edit_document import WrittenLine
from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.writing.document.compose import entry_of
from workers.writing.draft import Assignment, Draft, Untold
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import ProfileFacts


def untold_lines(draft: Draft, assignment: Assignment) -> list[UntoldLine]:
    """Return the lines that could not be told, each with its job as the document names it."""
    jobs = {job.id: place for place, job in enumerate(assignment.facts.experiences)}
    return [_line(jobs[one.job_id], one, assignment) for one in draft.untold]


def _line(place: int, one: Untold, assignment: Assignment) -> UntoldLine:
    entry = entry_of(assignment.facts.experiences[place], (), assignment.language)
    return UntoldLine(place, one.line, entry.organization, entry.title, list(one.told), one.reason)


def untranslated(untold: Iterable[UntoldLine]) -> list[str]:
    """Return those lines that are left out for their language, as they were typed."""
    return [one.line for one in untold if one.reason == "language"]


def without_written(findings: DocumentFindings, written: Iterable[WrittenLine]) -> DocumentFindings:
    """The findings once the person has written some of the lines themselves, as they should stand."""
    done = {(one.entry, one.line): (one.told or "").strip() for one in written}
    untold = [one for one in findings.untold if (one.entry, one.line) not in done]
    if untold == findings.untold:
        return findings
    told = [OwnTelling(one.line, done[one.entry, one.line]) for one in findings.untold if one not in untold]
    return replace(
        findings,
        untold=untold,
        untranslated=untranslated(untold),
        written=[*findings.written, *(one for one in told if one.written)],
    )


def own_tellings(findings: DocumentFindings, facts: ProfileFacts, language: LanguageCode) -> frozenset[str]:
    """What the person wrote for lines that the profile still has: in other words than can be held against these.

    A line that was left out for its wording stands in the findings as the document would have told it.
    """
    if not findings.written:
        return frozenset()
    duties = [fold(job.duties) for job in facts.experiences]
    told = {fold(one.text) for job in facts.experiences for one in lines_of(job, language)}
    of_profile = (
        one for one in findings.written if fold(one.line) in told or any(fold(one.line) in own for own in duties)
    )
    return frozenset(one.written for one in of_profile)
