"""What a model is asked to answer about a resume."""

import msgspec


class AnsweredJob(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A job in a model's answer; dates are "YYYY-MM", "YYYY", "present" or empty."""

    title: str
    company: str
    start: str
    end: str
    duties: list[str]


class AnsweredCertification(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fields that the text doesn't give are empty."""

    name: str
    issuer: str
    issued: str
    expires: str


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Claims about a resume, none of them believed before it is found in the text."""

    jobs: list[AnsweredJob]
    skills: list[str]
    certifications: list[AnsweredCertification]
