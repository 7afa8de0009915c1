"""How resumes are read: `scripts/bench reading FOLDER [--out FOLDER]`.

Reads every resume (PDF, .docx, picture) of FOLDER as a job does, writes NAME.json beside it (or into --out) with what
was found, and prints for each the milliseconds (warm, wall and CPU) and the peak memory; then the medians. Ends
non-zero when the reader fails by a bug; a file that can't be read is written as {"error": code, "message": ...}.

Pictures NAME-1.jpg, NAME-2.jpg (or NAME_p1, NAME-page2) beside one NAME.truth.json are one resume, read together.
"""

import argparse
import json
import multiprocessing
import re
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from common.errors import UserError
from workers.resumes import read_resume, warm_up
from workers.resumes.resume import ReadResume

KILOBYTES_PER_MEGABYTE = 1024
PAGE = re.compile(r"(?P<name>.+?)[-_ ](?:p|page|pagina|photo|foto)?[-_ ]?\d$", re.IGNORECASE)
SUFFIXES = {".pdf", ".docx", ".jpg", ".jpeg", ".png", ".heic"}


class Measured(msgspec.Struct):
    """The figures of one document.

    Wall and CPU milliseconds of a warm reading, megabytes at the peak, and what was read.
    """

    wall: float
    cpu: float
    megabytes: float
    answer: dict[str, Any]


def main() -> int:
    """Returns the number of documents that the reader broke down on, at most 1."""
    parser = argparse.ArgumentParser(prog="scripts/bench reading", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, help="where the JSON goes; beside the PDFs without it")
    options = parser.parse_args()
    out: Path = options.out or options.folder
    out.mkdir(parents=True, exist_ok=True)
    warm_up()
    measured = [_one(name, paths, out) for name, paths in documents(options.folder).items()]
    read = [one for one in measured if one and "error" not in one.answer]
    if read:
        print(
            f"{len(read)} of {len(measured)} read; p50 {statistics.median(one.wall for one in read):.0f} ms,"
            f" {statistics.median(one.cpu for one in read):.0f} ms CPU;"
            f" at most {max(one.megabytes for one in read):.0f} MB"
        )
    return int(None in measured)


def documents(folder: Path) -> dict[str, list[Path]]:
    """The files of each resume in their order, by the resume's name."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix.lower() in SUFFIXES:
            found.setdefault(_resume_of(path), []).append(path)
    return found


def _resume_of(path: Path) -> str:
    page = PAGE.match(path.stem)
    alone = page is None or path.with_name(f"{path.stem}.truth.json").exists()
    is_page = page is not None and not alone and path.with_name(f"{page['name']}.truth.json").exists()
    return page["name"] if page is not None and is_page else path.stem


def _one(name: str, paths: Sequence[Path], out: Path) -> Measured | None:
    """Measure one document in a process of its own, so that the peak of memory is the document's."""
    receiving, sending = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.get_context("fork").Process(
        target=_measure, args=([path.read_bytes() for path in paths], sending)
    )
    child.start()
    sending.close()
    try:
        measured = msgspec.json.decode(receiving.recv_bytes(), type=Measured)
    except EOFError:
        print(f"BUG                                    {name}")
        return None
    finally:
        child.join()
    written = json.dumps(measured.answer, indent=1, ensure_ascii=False)
    (out / f"{name}.json").write_text(written, encoding="utf-8")
    figures = f"{measured.wall:6.0f} ms {measured.cpu:6.0f} ms CPU {measured.megabytes:5.0f} MB"
    print(f"{figures}  {name}  {measured.answer.get('error', '')}")
    return measured


def _measure(files: Sequence[bytes], sending: Any) -> None:
    _read(files)
    wall, cpu = time.perf_counter(), _cpu()
    answer = _read(files)
    wall, cpu = (time.perf_counter() - wall) * 1000, (_cpu() - cpu) * 1000
    # The reader's child shares the worker's pages, so the larger of the two peaks is what the job takes.
    peak = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    sending.send_bytes(msgspec.json.encode(Measured(wall, cpu, peak / KILOBYTES_PER_MEGABYTE, answer)))


def _cpu() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _read(files: Sequence[bytes]) -> dict[str, Any]:
    try:
        return as_profile(read_resume(*files))
    except UserError as error:
        return {"error": error.code, "message": error.message}


def as_profile(resume: ReadResume) -> dict[str, Any]:
    """The profile's JSON, with dates as exact as the resume gives them ("2019", "2019-03", "Present")."""
    return {
        "workExperiences": [
            {
                "jobTitle": job.title,
                "companyName": job.company,
                "startDate": str(job.start) if job.start else None,
                "endDate": "Present" if job.current else str(job.end) if job.end else None,
                "duties": "\n".join(job.duties),
            }
            for job in resume.jobs
        ],
        "skills": [
            {"name": skill.name, "type": skill.type, "proficiencyLevel": skill.proficiency} for skill in resume.skills
        ],
        "certifications": [
            {
                "name": one.name,
                "issuingOrganization": one.issuer,
                "issueDate": str(one.issued) if one.issued else None,
                "expirationDate": str(one.expires) if one.expires else None,
            }
            for one in resume.certifications
        ],
        "education": [
            {
                "school": one.school,
                "credential": one.credential,
                "hours": one.hours,
                "startDate": str(one.start) if one.start else None,
                "endDate": str(one.end) if one.end else None,
            }
            for one in resume.education
        ],
        "languages": [{"name": one.name, "level": one.level} for one in resume.languages],
        "toCheck": resume.to_check,
    }


if __name__ == "__main__":
    sys.exit(main())
