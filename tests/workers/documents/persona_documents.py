"""Invented people as documents, with the facts that have to be read back out of them."""

from datetime import date
from functools import cache
from typing import get_args

from common.documents.composed import Document
from common.tables import Proficiency, SkillType
from scripts.personas.people import Person, people
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Reachable, Skill

TODAY = date(2025, 6, 1)
LEVELS = get_args(Proficiency)
POSTING = "Acme Builders is hiring. Come and see us in Vallejo today, bring your own tools and a valid licence."


@cache
def persona_facts(seed: int = 15) -> tuple[tuple[ProfileFacts, LanguageCode], ...]:
    """Everybody of the corpus, with kinds and levels of skill in turn."""
    return tuple((_facts(person), "es" if person.language == "es" else "en") for person in people(seed))


def document_of(facts: ProfileFacts, language: LanguageCode, kind: DocumentKind = "resume") -> Document:
    """Everything that the facts hold, in their own words."""
    posting = understand_posting(POSTING)
    draft = Draft(
        headline=facts.experiences[0].job_title,
        summary=". ".join(facts.experiences[0].duties.splitlines()) + ".",
        bullets={job.id: tuple(job.duties.splitlines()) for job in facts.experiences},
        skill_order=tuple(skill.id for skill in facts.skills),
        credential_order=tuple(one.id for one in facts.credentials),
        paragraphs=tuple(f"{line}." for line in facts.experiences[0].duties.splitlines()),
    )
    return compose(draft, Assignment(kind, language, posting, POSTING, facts, match(posting, facts)))


def _facts(person: Person) -> ProfileFacts:
    types = get_args(SkillType)
    return ProfileFacts(
        name=person.name,
        email=person.email,
        experiences=tuple(
            Experience(
                f"job {place}",
                job.title,
                job.company,
                date(*job.start, 1),
                date(*job.end, 1) if job.end else None,
                "\n".join(job.duties),
            )
            for place, job in enumerate(person.jobs)
        ),
        skills=tuple(
            Skill(f"skill {place}", skill.name, types[place % (len(types) - 1)], LEVELS[place % len(LEVELS)])
            for place, skill in enumerate(person.skills)
        ),
        credentials=tuple(
            Credential(f"certificate {place}", one.name, one.issuer, date(*one.issued, 1), None)
            for place, one in enumerate(person.certificates)
        ),
        today=TODAY,
        reachable=Reachable(person.phone, person.place, ("https://example.com/in/worker",)),
    )
