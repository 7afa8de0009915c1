"""A resume that a person uploaded becomes rows of their profile."""

from collections.abc import Sized

import msgspec

from common import analytics
from common.jobs.kinds.parse_resume import (
    ASKING_THE_MODEL,
    PAGES,
    PICTURE,
    ParseResumeArguments,
    ParseResumeResult,
    RowsAdded,
)
from common.local_day import today_in
from common.messages import listed
from common.profile.review import stored
from common.resume_files import unpacked
from common.settings import get_settings
from common.tables import ResumeReview, Upload
from workers.resumes import all_lines, check_found, is_json, warm_up
from workers.resumes.additions.adding import Additions, add_new
from workers.resumes.additions.doubts import review_contents
from workers.resumes.background.reading import read_education, read_languages
from workers.resumes.contact import read_contact
from workers.resumes.json_resume import read_json
from workers.resumes.model.asking import ask, configured
from workers.resumes.model.checking import completed
from workers.resumes.reader import read_certifications, read_jobs, read_sections, read_skills
from workers.resumes.resume import ReadResume
from workers.resumes.sections.dividing import Section
from workers.runtime.running_job import RunningJob

__all__ = ["run", "warm_up"]

MOST_CHECKS_IN_MESSAGE = 3
TOLD_OTHERWISE = frozenset({"months_guessed", "dates_reversed"})
"""Reasons of doubts that are among what is to check, too."""


def run(job: RunningJob, arguments: ParseResumeArguments) -> None:
    """Reads the upload and adds what is new. The upload is deleted with the job's ending, however it ends."""
    job.step(1)
    with job.session() as session:
        upload = session.get_one(Upload, arguments.upload_id)
        file_name, files = upload.file_name, unpacked(upload.content)
    resume, sections = (_read_json(job, files[0]), []) if is_json(files) else _read(job, files)
    job.step(5)
    with job.ending() as ending:
        added = add_new(ending.session, job.owner_id, resume, today_in(arguments.time_zone))
        rows = RowsAdded(
            work_experiences=len(added.rows.jobs),
            equipment_skills=len(added.rows.skills),
            certifications=len(added.rows.certifications),
            education=len(added.rows.education),
            languages=len(added.rows.languages),
            contact_details=len(added.contact),
        )
        ending.session.add_all(
            analytics.profile_update(job.owner_id, changed_list=changed_list, change="read_from_resume")
            for changed_list, count in msgspec.structs.asdict(rows).items()
            if count
        )
        contents = review_contents(added, sections)
        if any(contents.added.values()) or contents.contact:
            review = ResumeReview(id=job.id, user_id=job.owner_id, file_name=file_name, contents=stored(contents))
            ending.session.add(review)
        left_open = len(added.to_check) + sum(doubt.reason not in TOLD_OTHERWISE for doubt in contents.doubts)
        ending.succeed(
            ParseResumeResult(message=message_for(added), added=rows, to_check=added.to_check, left_open=left_open)
        )


def _read_json(job: RunningJob, content: bytes) -> ReadResume:
    job.step(2)
    resume = read_json(content)
    check_found(resume)
    return resume


def _read(job: RunningJob, files: list[bytes]) -> tuple[ReadResume, list[Section]]:
    """Read the files; return the resume, and the sections that it was read from."""

    def opened(pages: int) -> None:
        job.step(2, detail=PAGES.told(count=pages))

    def on_page(number: int, count: int) -> None:
        job.step(2, detail=PICTURE.told(number=number, count=count), within=(number - 1) / count)

    lines = all_lines(*files, opened=opened, on_page=on_page)
    job.step(3)
    sections = read_sections(lines)
    jobs = read_jobs(sections)
    job.step(4)
    studied, held = read_education(sections, read_certifications(sections))
    skills = read_skills(sections, jobs, held)
    resume = ReadResume(
        jobs,
        skills,
        held,
        [],
        education=studied,
        languages=read_languages(sections),
        contact=read_contact(sections),
    )
    resume = _with_model(job, resume, sections)
    check_found(resume)
    return resume, sections


def _with_model(job: RunningJob, resume: ReadResume, sections: list[Section]) -> ReadResume:
    """The same resume, or more of it where a model is configured and what it says stands in the document."""
    settings = get_settings()
    if not configured(settings):
        return resume
    job.step(4, detail=ASKING_THE_MODEL.told(), within=0.5)
    answer = ask("\n".join(text for section in sections for text in section.texts), settings)
    return completed(resume, answer, sections) if answer else resume


def message_for(added: Additions) -> str:
    """Return the message that says what was added and what to check."""
    rows = added.rows
    nouns = ("job", "skill", "certification", "school or training", "language")
    several = ("jobs", "skills", "certifications", "schools and trainings", "languages")
    added_rows: tuple[Sized, ...] = (rows.jobs, rows.skills, rows.certifications, rows.education, rows.languages)
    named = zip(map(len, added_rows), nouns, several, strict=True)
    parts = [f"{count} {noun if count == 1 else plural}" for count, noun, plural in named if count]
    if added.contact:
        parts.append("your contact details")
    if not parts:
        return "Your profile already has everything that this resume says. Nothing was added."
    sentences = [
        f"We added {listed(tuple(parts))} to your profile.",
        *(one.message for one in added.to_check[:MOST_CHECKS_IN_MESSAGE]),
    ]
    more = len(added.to_check) - MOST_CHECKS_IN_MESSAGE
    return " ".join([*sentences, f"There are {more} more things to check."] if more > 0 else sentences)
