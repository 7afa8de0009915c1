"""Which lines of a document the profile doesn't support: marked for its owner, and left to them."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet

from msgspec.structs import replace

from common.documents.composed import (
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    Line,
    LineSection,
    ProseSection,
    Resume,
)
from common.documents.findings import Doubt
from workers.documents.lines import lines_of, said
from workers.language.words import fold
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, Draft
from workers.writing.gate.examination import Reason
from workers.writing.gate.gate import FactGate, Removal
from workers.writing.person.facts import Experience

_WORK = frozenset({Reason.WORK, Reason.SAYS_NOTHING})


def doubts_of(
    document: Document,
    assignment: Assignment,
    own_tellings: AbstractSet[str] = frozenset(),
    told_terms: AbstractSet[str] = frozenset(),
) -> list[Doubt]:
    """Every line, held by the fact gate against the profile as it is now.

    `own_tellings`: lines that tell, in words of their person, lines of the profile that the product left out. What
    work they name can't be held against these; their figures, credentials, titles and names are. `told_terms`: lines
    that tell the posting what no profile says, one's first day or pay.
    """
    return [one for one in _Doubts(assignment, own_tellings).of(document) if one.line not in told_terms]


class _Doubts:
    def __init__(self, assignment: Assignment, own_tellings: AbstractSet[str]) -> None:
        self._gate = FactGate(assignment)
        self._own_tellings = own_tellings
        self._jobs = assignment.facts.experiences
        rows = compose(Draft(), replace(assignment, kind="resume"))
        sections = rows.sections if isinstance(rows, Resume) else ()
        self._entries = [one for section in sections if isinstance(section, EntrySection) for one in section.entries]
        self._of_rows = frozenset(line.text for line in lines_of(rows))
        self._listed = frozenset(
            fold(item)
            for section in sections
            if isinstance(section, LineSection)
            for line in section.lines
            for item in _items(line, section)
        )

    def of(self, document: Document) -> Iterator[Doubt]:
        if isinstance(document, CoverLetter):
            for paragraph in document.paragraphs:
                yield from self._held(paragraph, Draft(paragraphs=(paragraph,)))
            if document.points:
                yield from self._lead(document.points.lead)
                yield from self._entry(document.points.job)
            return
        if document.headline:
            yield from self._held(document.headline, Draft(headline=document.headline))
        for section in document.sections:
            if isinstance(section, ProseSection):
                for paragraph in section.paragraphs:
                    yield from self._held(paragraph, Draft(summary=paragraph))
            elif isinstance(section, EntrySection):
                for entry in section.entries:
                    yield from self._entry(entry)
            else:
                yield from self._lines(section)

    def _lead(self, lead: str) -> Iterator[Doubt]:
        """What merely leads in says nothing that needs proof, "What I did there:"."""
        removals = self._gate.pass_through(Draft(paragraphs=(lead,))).removals
        if any(one.reason is not Reason.SAYS_NOTHING for one in removals):
            yield _doubt(lead, removals)

    def _entry(self, entry: Entry) -> Iterator[Doubt]:
        job = self._job_of(entry)
        for bullet in entry.bullets:
            draft = Draft(bullets={job.id: (bullet,)}) if job else Draft(summary=bullet)
            yield from self._held(bullet, draft, job)

    def _lines(self, section: LineSection) -> Iterator[Doubt]:
        """What stands in a row of the profile needs no proof; what doesn't is read as a claim."""
        for line in section.lines:
            unknown = [item for item in _items(line, section) if fold(item) not in self._listed]
            if unknown and not all(map(self._is_proven, unknown)):
                yield Doubt(said(line, section.joint), unknown)

    def _is_proven(self, item: str) -> bool:
        return not self._gate.pass_through(Draft(summary=item)).removals

    def _held(self, line: str, draft: Draft, job: Experience | None = None) -> Iterator[Doubt]:
        if line in self._of_rows:
            return
        if line in self._own_tellings:
            yield from self._own_telling(line, job)
            return
        removals = self._gate.pass_through(draft).removals
        if removals:
            yield _doubt(line, removals)

    def _own_telling(self, line: str, job: Experience | None) -> Iterator[Doubt]:
        faults = self._gate.faults(line, job.id if job else None)
        words = [fault.text for fault in faults if fault.reason not in _WORK]
        if words:
            yield Doubt(line, words)

    def _job_of(self, entry: Entry) -> Experience | None:
        """The row that an entry was composed from, as long as the profile has it."""
        for job, composed in zip(self._jobs, self._entries, strict=False):
            if (composed.organization, composed.title.casefold(), composed.dates) == (
                entry.organization,
                entry.title.casefold(),
                entry.dates,
            ):
                return job
        return None


def _doubt(line: str, removals: Iterable[Removal]) -> Doubt:
    return Doubt(line, list(dict.fromkeys(word for one in removals for word in one.unproven)))


def _items(line: Line, section: LineSection) -> list[str]:
    """What a line lists: skills behind their sort; a certificate's name, issuer and dates."""
    listed = line.detail.split(", ") if section.joint == ": " else [line.label, *line.detail.split(", ")]
    return [item for item in listed if item]
