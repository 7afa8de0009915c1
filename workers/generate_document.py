"""Write a resume or a cover letter for a posting, out of what the profile holds."""

from collections.abc import Iterable

import msgspec

from common import analytics
from common.documents.composed import Document, document_data
from common.documents.findings import DocumentFindings, ReadPosting, RemovedText, findings_data
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE
from common.errors import ErrorCode, UserError
from common.jobs.kinds.generate_document import (
    JOBS_REVIEWED,
    REQUIREMENTS_FOUND,
    REQUIREMENTS_MATCHED,
    WRITING,
    GenerateDocumentArguments,
    GenerateDocumentResult,
)
from common.jobs.kinds.render_pdf import download_name
from common.local_day import today_in
from common.settings import get_settings
from common.tables import DocumentFile, GeneratedDocument
from workers.documents import pdf
from workers.documents.plain_text import plain_text
from workers.documents.print_ahead import print_ahead
from workers.posting.requirements.reading import Told, understand_posting
from workers.runtime.running_job import RunningJob
from workers.writing.document.compose import compose
from workers.writing.document.coverage import coverage_of
from workers.writing.document.other_names import with_other_names
from workers.writing.document.untold import untold_lines, untranslated
from workers.writing.draft import Assignment
from workers.writing.gate.gate import Removal
from workers.writing.matching.asked_once import count_asked
from workers.writing.matching.keywords import match
from workers.writing.person.profile_rows import read_profile
from workers.writing.proofreading.rows import proofread
from workers.writing.rehearsal import rehearse_writing
from workers.writing.to_tell import to_tell
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.write import check, write
from workers.writing.writers import configured_writer

_LONGEST_DETAIL = 240
_PIECES = 14
"""Of prose that a document usually has: how far the writing is."""


def run(job: RunningJob, arguments: GenerateDocumentArguments) -> None:
    """Write a document; nothing is stored before the last step.

    Raises UserError `incomplete_profile` when there is nothing to write from.
    """
    job.step(1)
    told = Told(arguments.job_title or "", arguments.company or "", arguments.location or "")
    posting = understand_posting(arguments.job_description, told)
    job.step(1, detail=REQUIREMENTS_FOUND.told(count=count_asked(posting)), within=0.9, next_at_once=True)

    job.step(2)
    with job.session() as session:
        facts, fingerprint = read_profile(session, job.owner_id, today_in(arguments.time_zone))
    facts = proofread(facts)
    if not facts.experiences and not facts.skills:
        raise UserError(ErrorCode.INCOMPLETE_PROFILE)
    job.step(2, detail=JOBS_REVIEWED.told(count=len(facts.experiences)), within=0.9, next_at_once=True)

    job.step(3)
    language = arguments.language or posting.language
    matches = with_other_names(match(posting, facts), posting, facts)
    matched = REQUIREMENTS_MATCHED.told(part=matches.count_shown(posting), whole=count_asked(posting))
    job.step(3, detail=matched, within=0.9, next_at_once=True)

    job.step(4)
    assignment = Assignment(
        kind=arguments.document_type,
        language=language,
        posting=posting,
        posting_text=arguments.job_description,
        facts=with_names_in(language, facts, posting=arguments.job_description),
        matches=matches,
    )
    written = write(assignment, configured_writer(get_settings()), _Teller(job))

    job.step(5, next_at_once=written.writer == "rules")  # what a model wrote takes longer to check
    checked = check(written, assignment)
    document = compose(checked.draft, assignment)

    job.step(6)
    untold = untold_lines(checked.draft, assignment)
    findings = DocumentFindings(
        writer=checked.writer,
        removed=removed_texts(checked.removals),
        untranslated=untranslated(untold),
        untold=untold,
        to_tell=to_tell(document, assignment),
        missing_keywords=matches.missing_names(posting.language),
        coverage=coverage_of(document, assignment, untold),
        posting=ReadPosting(posting.title, posting.company, posting.location),
    )
    row = _row(document, job, arguments, fingerprint)
    row.findings = findings_data(findings)
    page = print_ahead(document)
    with job.ending() as ending:
        ending.session.add(row)
        ending.session.add(
            analytics.document_generation(
                job.owner_id,
                document_type=arguments.document_type,
                writer=checked.writer,
                claims_removed=len(checked.removals),
            )
        )
        ending.session.flush()
        if page is not None:
            ending.session.add(
                DocumentFile(
                    document_id=row.id, format="pdf", template=DEFAULT_TEMPLATE, paper=DEFAULT_PAPER, content=page
                )
            )
        ending.succeed(
            GenerateDocumentResult(
                document_id=row.id, title=row.title, content=row.content, **msgspec.structs.asdict(findings)
            )
        )


class _Teller:
    """Tells what is being written: each sentence that is true as the progress's detail, once it is whole."""

    def __init__(self, job: RunningJob) -> None:
        self._job = job
        self._told = 0

    def __call__(self, prose: str) -> None:
        self._told += 1
        detail = WRITING.told(text=prose[:_LONGEST_DETAIL])
        self._job.step(4, detail=detail, within=min(0.95, self._told / _PIECES))


def removed_texts(removals: Iterable[Removal]) -> list[RemovedText]:
    """Return the sentences that the person is told were removed, each once, without ids that a model made up."""
    told = {
        one.text: RemovedText(one.text, one.reason.value, list(one.unproven)) for one in removals if one.place != "id"
    }
    return list(told.values())


def warm_up() -> None:
    """Write and print a document before the pool forks, so that every worker inherits what it loads."""
    rehearse_writing()
    pdf.warm_up()


def _row(
    document: Document, job: RunningJob, arguments: GenerateDocumentArguments, fingerprint: str
) -> GeneratedDocument:
    return GeneratedDocument(
        user_id=job.owner_id,
        job_id=job.id,
        type=arguments.document_type,
        title=document.title,
        content=plain_text(document),
        draft=document_data(document),
        job_description=arguments.job_description,
        file_name=download_name(arguments.document_type, "pdf"),
        profile_fingerprint=fingerprint,
    )
