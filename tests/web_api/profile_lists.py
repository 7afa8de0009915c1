"""The three lists of the profile, for tests of what each of them does alike."""

from dataclasses import dataclass
from typing import Any

import pytest

Json = dict[str, Any]


@dataclass(frozen=True)
class ProfileList:
    """One list: where it is, a row of it, another one, and which fields the form asks for, with the answer without."""

    path: str
    row: Json
    other: Json
    required: dict[str, str]


WORK = ProfileList(
    "/api/work-experiences",
    {
        "jobTitle": "Pipe welder",
        "companyName": "Delta Fabrication",
        "startDate": "2019-04-01",
        "endDate": "2022-08-31",
        "duties": "Welded 6-inch pipe\nRead isometric drawings",
    },
    {
        "jobTitle": "Foreman",
        "companyName": "Bay Steel",
        "startDate": "2022-09-01",
        "endDate": None,
        "duties": None,
    },
    {
        "jobTitle": "Job title is required",
        "companyName": "Company name is required",
        "startDate": "Start date is required",
    },
)
SKILLS = ProfileList(
    "/api/equipment-skills",
    {"name": "TIG welder", "type": "Power Tool", "proficiencyLevel": "Advanced"},
    {"name": "Forklift", "type": "Heavy Equipment", "proficiencyLevel": "Beginner"},
    {
        "name": "Name is required",
        "type": "Type is required",
        "proficiencyLevel": "Proficiency level is required",
    },
)
CERTIFICATIONS = ProfileList(
    "/api/certifications",
    {
        "name": "OSHA 30",
        "issuingOrganization": "OSHA",
        "issueDate": "2021-02-03",
        "expirationDate": "2026-02-03",
    },
    {"name": "6G", "issuingOrganization": "AWS", "issueDate": "2023-05-06", "expirationDate": None},
    {
        "name": "Name is required",
        "issuingOrganization": "Issuing organization is required",
        "issueDate": "Issue date is required",
    },
)
EDUCATION = ProfileList(
    "/api/education",
    {
        "school": "Laney College",
        "credential": "Welding certificate",
        "hours": None,
        "startDate": "2015-08-15",
        "endDate": "2016-06-01",
    },
    {
        "school": "Ironworkers Local 378",
        "credential": "Apprenticeship",
        "hours": 8000,
        "startDate": "2019-04-01",
        "endDate": None,
    },
    {"school": "School is required"},
)
LANGUAGES = ProfileList(
    "/api/languages",
    {"name": "Spanish", "level": "Native"},
    {"name": "Tagalog", "level": "Conversational"},
    {"name": "Name is required", "level": "Level is required"},
)
LISTS = [WORK, SKILLS, CERTIFICATIONS, EDUCATION, LANGUAGES]
each_list = pytest.mark.parametrize("of", LISTS, ids=["work", "skills", "certifications", "education", "languages"])


def fields_of(row: Json, like: Json) -> Json:
    return {name: row[name] for name in like}
