"""JSON Resume files, whole, old, and broken."""

import json
from typing import Any

import pytest

from common.errors import UserError
from workers.resumes import read_resume

WHOLE: dict[str, Any] = {
    "basics": {"name": "Rosa Ibarra"},
    "work": [
        {
            "name": "Bayline Fabrication",
            "position": "Pipe Welder",
            "startDate": "2019-03-01",
            "summary": "Welds pipe.",
            "highlights": ["Passed every inspection"],
        },
        {
            "company": "Tule Steel",
            "position": "Helper",
            "startDate": "2015-06",
            "endDate": "2019-02-28",
            "summary": None,
        },
    ],
    "skills": [{"name": "Cutting", "level": "Advanced", "keywords": ["Plasma cutter", "Torch"]}, {"name": "Rigging"}],
    "certificates": [{"name": "AWS D1.1", "issuer": "American Welding Society", "date": "2021-05-01"}],
    "education": [
        {"institution": "UA Local 38", "studyType": "Apprenticeship, 9,000 hours", "endDate": "2016-05-01"},
        {"institution": "Laney College", "studyType": "Certificate", "area": "Welding", "endDate": None},
    ],
    "languages": [{"language": "Spanish", "fluency": "Native speaker"}, {"language": "English", "fluency": "B1"}],
}


def test_a_json_resume_is_read_without_guessing() -> None:
    resume = read_resume(json.dumps(WHOLE).encode())
    assert [(job.title, job.company, str(job.start), str(job.end or "")) for job in resume.jobs] == [
        ("Pipe Welder", "Bayline Fabrication", "2019-03", ""),
        ("Helper", "Tule Steel", "2015-06", "2019-02"),
    ]
    assert resume.jobs[0].duties == ["Welds pipe.", "Passed every inspection"]
    assert [(skill.name, skill.proficiency) for skill in resume.skills] == [
        ("Plasma cutter", "Advanced"),
        ("Torch", "Advanced"),
        ("Rigging", "Beginner"),
    ]
    assert [(one.name, one.issuer, str(one.issued)) for one in resume.certifications] == [
        ("AWS D1.1", "American Welding Society", "2021-05")
    ]
    assert [(one.school, one.credential, one.hours, str(one.end or "")) for one in resume.education] == [
        ("UA Local 38", "Apprenticeship", 9000, "2016-05"),
        ("Laney College", "Certificate, Welding", None, ""),
    ]
    assert [(one.name, one.level) for one in resume.languages] == [("Spanish", "Native"), ("English", "Conversational")]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b'{"work": [', "json_unreadable"),
        (b'{"work": "welder"}', "json_unreadable"),
        (b'{"a":' * 5_000 + b"1" + b"}" * 5_000, "json_unreadable"),
        (b'{"name": "package", "version": "1.0.0"}', "nothing_found"),
    ],
    ids=["cut off", "other shape", "deep", "other file"],
)
def test_what_is_no_json_resume_gets_its_own_words(content: bytes, code: str) -> None:
    with pytest.raises(UserError) as caught:
        read_resume(content)
    assert caught.value.code == code
