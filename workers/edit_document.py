"""Put a person's edits into a stored document, and mark what the profile doesn't support."""

from datetime import UTC, datetime

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.documents.composed import Document, document_data, kind_of, read_document
from common.documents.findings import findings_data, read_findings
from common.documents.versions import keep_version
from common.errors import ErrorCode, UserError
from common.jobs.kinds.edit_document import EditDocumentArguments, EditDocumentResult
from common.local_day import today_in
from common.tables import GeneratedDocument
from workers.documents.edits import edited
from workers.documents.length import check_length
from workers.documents.plain_text import plain_text
from workers.posting.requirements.reading import Posting, Told, understand_posting
from workers.runtime.running_job import RunningJob
from workers.writing.document.certificate_lines import agreed_expiries, with_certificates
from workers.writing.document.coverage import coverage_of
from workers.writing.document.doubts import doubts_of
from workers.writing.document.other_names import with_other_names
from workers.writing.document.untold import own_tellings, without_written
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import ProfileFacts
from workers.writing.person.profile_rows import read_profile
from workers.writing.proofreading.rows import proofread
from workers.writing.rehearsal import rehearse_writing
from workers.writing.to_tell import answered, told_terms
from workers.writing.translation.rows.row_names import with_names_in


def run(job: RunningJob, arguments: EditDocumentArguments) -> None:
    """The words are kept as the person has them; the version before stays, and every printed form of it goes.

    Edits that change no word make no version. What was answered about expired certificates is forgotten with the words
    that it was about.

    UserError `document_not_found` when the document isn't the user's, or no longer there; `document_changed` when
    another edit came first; `document_too_long`.
    """
    job.step(1)
    with job.session() as session:
        row = _row(session, job, arguments)
        before = read_document(row.draft)
        document = reworded = edited(before, arguments.edits)
        text, findings = row.job_description or "", read_findings(row.findings)
        told = Told(findings.posting.title, findings.posting.company, findings.posting.location)
        facts, _ = read_profile(session, job.owner_id, today_in(arguments.time_zone))
    facts = proofread(facts, plain_text(before))
    document = with_certificates(
        document,
        facts,
        as_now=arguments.edits.certificates_as_now,
        left_out=arguments.edits.certificates_left_out,
    )
    check_length(document)

    job.step(2)
    assignment = _assignment(document, understand_posting(text, told), text, facts)
    findings = without_written(findings, arguments.edits.written_lines)
    asked = answered(findings.to_tell, document, arguments.edits.answers)
    findings = replace(
        findings,
        to_tell=asked,
        coverage=coverage_of(document, assignment, findings.untold),
        doubts=doubts_of(document, assignment, own_tellings(findings, facts, document.language), told_terms(asked)),
        agreed_expiries=[
            *(findings.agreed_expiries if reworded == before else ()),
            *agreed_expiries(facts, arguments.edits.certificates_as_now),
        ],
    )

    job.step(3)
    with job.ending() as ending:
        row = _row(ending.session, job, arguments, hold=True)
        if document != before:
            keep_version(ending.session, row)
            row.title, row.content, row.draft = document.title, plain_text(document), document_data(document)
            row.edited_at = datetime.now(UTC)
        row.findings = findings_data(findings)
        ending.succeed(EditDocumentResult(row.id, row.version))


def warm_up() -> None:
    """Write before the pool forks: an edit is matched and judged like what was written."""
    rehearse_writing()


def _assignment(document: Document, posting: Posting, posting_text: str, facts: ProfileFacts) -> Assignment:
    return Assignment(
        kind=kind_of(document),
        language=document.language,
        posting=posting,
        posting_text=posting_text,
        facts=with_names_in(document.language, facts, plain_text(document), posting=posting_text),
        matches=with_other_names(match(posting, facts), posting, facts),
    )


def _row(
    session: Session, job: RunningJob, arguments: EditDocumentArguments, *, hold: bool = False
) -> GeneratedDocument:
    statement = select(GeneratedDocument).where(
        GeneratedDocument.id == arguments.document_id, GeneratedDocument.user_id == job.owner_id
    )
    row = session.scalar(statement.with_for_update() if hold else statement)
    if row is None:
        raise UserError(ErrorCode.DOCUMENT_NOT_FOUND)
    if row.version != arguments.version:
        raise UserError(ErrorCode.DOCUMENT_CHANGED)
    return row
