"""The messages for a model: rules from templates/prompts, and the person and the posting as one JSON object of data."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from workers.language.words import clean_text
from workers.writing.draft import Assignment, Refused
from workers.writing.person.facts import Experience
from workers.writing.person.tenure import whole_years
from workers.writing.rules.letter.letter import sentences_for
from workers.writing.rules.style import Style

_PROMPTS = Path(__file__).parents[3] / "templates" / "prompts"
_LONGEST_POSTING = 12_000
_LONGEST_DUTIES = 3_000

Message = dict[str, str]


class Prompt(msgspec.Struct, frozen=True):
    """Messages, and which row each alias in them stands for: a model copies `job1` right, and a UUID wrong."""

    messages: list[Message]
    ids: dict[str, str]


def prompt_for(assignment: Assignment) -> Prompt:
    """The opening messages for an assignment."""
    facts = assignment.facts
    jobs = _aliases("job", (job.id for job in facts.experiences))
    skills = _aliases("skill", (skill.id for skill in facts.skills))
    certifications = _aliases("cert", (one.id for one in facts.held_credentials))
    data = {
        "place": assignment.posting.location,
        "opening": sentences_for(assignment, Style(assignment)).applied(
            assignment.posting.title, assignment.posting.company
        ),
        "asked_for_and_shown": [
            keyword.name for keyword in assignment.matches.supported if keyword.concept in assignment.matches.firsthand
        ],
        "profile": {
            "jobs": [_job(alias, job, assignment) for alias, job in zip(jobs, facts.experiences, strict=True)],
            "skills": [
                {"id": alias, "name": skill.name, "level": skill.proficiency}
                for alias, skill in zip(skills, facts.skills, strict=True)
            ],
            "certifications": [
                {"id": alias, "name": one.name, "issuer": one.issuer}
                for alias, one in zip(certifications, facts.held_credentials, strict=True)
            ],
        },
        "posting": clean_text(assignment.posting_text)[:_LONGEST_POSTING],
    }
    rules = (
        _environment()
        .get_template("system.txt")
        .render(
            kind=assignment.kind,
            language=assignment.language,
        )
    )
    messages = [
        {"role": "system", "content": rules},
        {"role": "user", "content": msgspec.json.encode(data).decode()},
    ]
    return Prompt(messages, jobs | skills | certifications)


def repair_messages(prompt: Prompt, answer: str, problem: str) -> list[Message]:
    """The conversation so far, and what was wrong with the answer."""
    request = _environment().get_template("repair.txt").render(problem=problem)
    return [*prompt.messages, {"role": "assistant", "content": answer}, {"role": "user", "content": request}]


def rewrite_messages(prompt: Prompt, answer: str, refused: Sequence[Refused]) -> list[Message]:
    """The conversation so far, and the sentences that the check refused, each with what nothing supports."""
    request = _environment().get_template("rewrite.txt").render()
    texts = [
        {"number": number, "text": one.text, "not_in_profile": list(one.unsupported)}
        for number, one in enumerate(refused, start=1)
    ]
    return [
        *prompt.messages,
        {"role": "assistant", "content": answer},
        {"role": "user", "content": f"{request}\n{msgspec.json.encode({'refused': texts}).decode()}"},
    ]


def _job(alias: str, job: Experience, assignment: Assignment) -> dict[str, Any]:
    return {
        "id": alias,
        "title": job.job_title,
        "employer": job.company_name,
        "from": f"{job.start_date:%Y-%m}",
        "to": f"{job.end_date:%Y-%m}" if job.end_date else None,
        "years": whole_years([job], assignment.facts.today),
        "duties": job.duties[:_LONGEST_DUTIES],
    }


def _aliases(noun: str, ids: Iterable[str]) -> dict[str, str]:
    return {f"{noun}{number}": one for number, one in enumerate(ids, start=1)}


@cache
def _environment() -> Environment:
    # Text for a model, not markup: what comes from outside goes in as JSON, never through a template.
    return Environment(loader=FileSystemLoader(_PROMPTS), autoescape=False, undefined=StrictUndefined)  # noqa: S701
