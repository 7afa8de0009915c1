"""Cases for the fact gate: people, what is true of them and what isn't, and how the gate takes each sentence."""

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from workers.language.words import without_wraps
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge, Verdict
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, newest_first
from workers.writing.proofreading.rows import proofread


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one sentence fared: `passed` by place (summary, bullet, letter), and its verdict where it did best."""

    person: str
    text: str
    kind: str
    """"true", or what sort of invention it is."""
    language: str
    passed: dict[str, bool]
    best: Verdict
    milliseconds: float

    @property
    def passes(self) -> bool:
        """Whether it stands whole in the place where it does best."""
        return any(self.passed.values())


def read_cases(path: Path) -> list[dict[str, Any]]:
    """The file's cases, as the bench documents them."""
    cases: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return cases


def outcomes_of(case: dict[str, Any], today: date) -> Iterable[Outcome]:
    """Judge every sentence of a case in the summary, in a letter, and in the bullets of each job."""
    assignment = assignment_of(case, today)
    judge = Judge(assignment)
    labelled = [(one["text"], one["kind"], one["lang"]) for one in case["fabricated"]]
    labelled += [(one["text"], "true", one["lang"]) for one in case["true"]]
    for text, kind, language in labelled:
        started = time.perf_counter()
        prose = judge.verdict(text)
        bullets = [judge.verdict(text, experience=job.id) for job in assignment.facts.experiences]
        spent = (time.perf_counter() - started) * 1000
        passed = {
            "summary": prose.passes,
            "bullet": any(verdict.passes for verdict in bullets),
            "letter": prose.passes,
        }
        best = min([prose, *bullets], key=lambda verdict: len(verdict.faults))
        yield Outcome(assignment.facts.name, text, kind, language, passed, best, spent)


def assignment_of(case: dict[str, Any], today: date) -> Assignment:
    """Return what a writer would be given for the case's person and posting."""
    facts = proofread(_facts(case, today))
    posting = understand_posting(case["posting"])
    return Assignment("resume", posting.language, posting, case["posting"], facts, match(posting, facts))


def _facts(case: dict[str, Any], today: date) -> ProfileFacts:
    user = case["user"]
    return ProfileFacts(
        name=f"{user.get('firstName') or ''} {user.get('lastName') or ''}".strip(),
        email=user.get("email") or "",
        experiences=newest_first(
            Experience(
                f"job{number}",
                row["jobTitle"],
                row["companyName"],
                date.fromisoformat(row["startDate"]),
                _day(row.get("endDate")),
                without_wraps(row.get("duties") or ""),  # as ProfileFacts reads its rows
            )
            for number, row in enumerate(case["workExperiences"])
        ),
        skills=tuple(
            Skill(f"skill{number}", row["name"], row["type"], row["proficiencyLevel"])
            for number, row in enumerate(case["equipmentSkills"])
        ),
        credentials=tuple(
            Credential(
                f"credential{number}",
                row["name"],
                row.get("issuingOrganization") or "",
                _day(row.get("issueDate")),
                _day(row.get("expirationDate")),
                row.get("number") or "",
            )
            for number, row in enumerate(case["certifications"])
        ),
        today=today,
    )


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None
