"""Personas of three makers, in two languages: what the generator wrote is what the reader reads."""

import json
from pathlib import Path
from typing import Any

import pytest

from workers.resumes import read_resume
from workers.resumes.text.cleaning import key

PERSONAS = sorted((Path(__file__).parents[2] / "fixtures" / "personas").glob("*.pdf"))


@pytest.mark.parametrize("path", PERSONAS, ids=[path.stem for path in PERSONAS])
def test_a_persona_is_read_whole(path: Path) -> None:
    truth: dict[str, Any] = json.loads(path.with_suffix(".truth.json").read_text(encoding="utf-8"))
    resume = read_resume(path.read_bytes())
    assert [(job.title, job.company, str(job.start), str(job.end) if job.end else None) for job in resume.jobs] == [
        (job["jobTitle"], job["companyName"], job["startDate"], job["endDate"]) for job in truth["workExperiences"]
    ]
    for job, expected in zip(resume.jobs, truth["workExperiences"], strict=True):
        assert [key(duty) for duty in job.duties] == [key(duty) for duty in expected["dutiesContains"]]
    assert set(truth["skills"]) <= {skill.name for skill in resume.skills}
    assert [(one.name, one.issuer, str(one.issued)) for one in resume.certifications] == [
        (one["name"], one["issuingOrganization"], one["issueDate"]) for one in truth["certifications"]
    ]


def test_there_is_one_of_each_maker() -> None:
    makers = {json.loads(path.with_suffix(".truth.json").read_text(encoding="utf-8"))["maker"] for path in PERSONAS}
    assert makers == {"LibreOffice", "Typst", "WeasyPrint"}
