"""A model's claims against the document. What doesn't stand in it is dropped; what the rules read stays as it is."""

from collections.abc import Iterator, Sequence

import msgspec

from workers.resumes.credentials.certifications import same_credential
from workers.resumes.credentials.words import KNOWN, SAYS_SO
from workers.resumes.model.answers import Answer, AnsweredCertification, AnsweredJob
from workers.resumes.resume import ReadCertification, ReadJob, ReadResume, ReadSkill
from workers.resumes.sections.dividing import Section
from workers.resumes.skills.lexicon import skill_type
from workers.resumes.text.cleaning import key
from workers.resumes.text.dates import Moment, find_date, ranges
from workers.resumes.text.headings import Kind

LONGEST_SKILL = 6  # words
STILL = {"present", "current", "now", ""}
# Dates that stand here are never a job's.
_NO_WORK = {Kind.EDUCATION, Kind.REFERENCES, Kind.CERTIFICATIONS, Kind.TRAINING, Kind.PROJECTS, Kind.AWARDS}


class Document:
    """The document's text, in which claims are looked up."""

    def __init__(self, sections: Sequence[Section]) -> None:
        texts = [(section.kind, row.text) for section in sections for row in section.rows]
        at_work = [text for kind, text in texts if kind not in _NO_WORK]
        self._said = f" {' '.join(key(text) for _, text in texts)} "
        self.dates = {moment for _, text in texts for moment in _moments(text)}
        self.work_dates = {moment for text in at_work for moment in _moments(text)}
        self.still_held = {one.start for text in at_work for one in ranges(text) if one.current}

    def says(self, claim: str) -> bool:
        """True where the claim's words stand in the document, in their order."""
        bare = key(claim)
        return bool(bare) and f" {bare} " in self._said


def completed(resume: ReadResume, answer: Answer, sections: Sequence[Section]) -> ReadResume:
    """The resume with what the model saw and the rules did not."""
    document = Document(sections)
    jobs = [_filled(job, answer.jobs, document) for job in resume.jobs]
    jobs += [job for job in _claimed_jobs(answer.jobs, document) if not any(_same(job, other) for other in jobs)]
    skills = resume.skills or [
        ReadSkill(name, skill_type(name))
        for name in dict.fromkeys(answer.skills)
        if document.says(name) and len(name.split()) <= LONGEST_SKILL
    ]
    held = list(resume.certifications)
    for claim in answer.certifications:
        one = _claimed_certification(claim, document)
        if one and not any(same_credential(one.name, other.name) for other in held):
            held.append(one)
    return msgspec.structs.replace(resume, jobs=jobs, skills=skills, certifications=held, to_check=[])


def _filled(job: ReadJob, claims: Sequence[AnsweredJob], document: Document) -> ReadJob:
    """A job of the rules, with a title or an employer that they didn't find."""
    if job.title and job.company:
        return job
    claim = next((claim for claim in claims if job.start and claim.start == str(job.start)), None)
    if claim is None:
        return job
    return msgspec.structs.replace(
        job,
        title=job.title or (claim.title if document.says(claim.title) else ""),
        company=job.company or (claim.company if document.says(claim.company) else ""),
    )


def _claimed_jobs(claims: Sequence[AnsweredJob], document: Document) -> Iterator[ReadJob]:
    for claim in claims:
        start, end = _moment(claim.start), _moment(claim.end)
        if start not in document.work_dates or not (document.says(claim.title) and document.says(claim.company)):
            continue
        current = end is None
        if start not in document.still_held if current else end not in document.work_dates:
            continue
        if current and claim.end.strip().lower() not in STILL:
            continue
        duties = [duty for duty in claim.duties if document.says(duty)]
        yield ReadJob(claim.title.strip(), claim.company.strip(), start, end, current, duties)


def _same(job: ReadJob, other: ReadJob) -> bool:
    return job.start == other.start or (key(job.title), key(job.company)) == (key(other.title), key(other.company))


def _claimed_certification(claim: AnsweredCertification, document: Document) -> ReadCertification | None:
    if not document.says(claim.name) or not (KNOWN.search(claim.name) or SAYS_SO.search(claim.name)):
        return None
    issued, expires = _moment(claim.issued), _moment(claim.expires)
    return ReadCertification(
        claim.name.strip(),
        claim.issuer.strip() if document.says(claim.issuer) else None,
        issued if issued in document.dates else None,
        expires if expires in document.dates else None,
    )


def _moment(claim: str) -> Moment | None:
    found = find_date(claim)
    return found.start if found else None


def _moments(text: str) -> Iterator[Moment]:
    for one in ranges(text):
        yield one.start
        if one.end:
            yield one.end
    alone = find_date(text)
    if alone:
        yield alone.start
