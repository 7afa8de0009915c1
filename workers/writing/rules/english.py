"""English sentences of the built-in writer."""

import re

from workers.language.conjugation import Form
from workers.language.vocabulary import Concept
from workers.writing.facts import Experience
from workers.writing.rules.verbs import begins_with_gerund, begins_with_verb, in_form

_COMMON_NOUN = re.compile(r"(?:Department|City|County|Town|Port|State|University|U\.?S\.?)\b(?! Steel)")
_INITIALS = re.compile(r"^[A-Z]{2,}\b")


def listed(things: list[str]) -> str:
    """Things joined as A; A and B; A, B and C."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def with_article(title: str) -> str:
    """The title behind "a" or "an": an HVAC technician, a Pipe Welder."""
    if _INITIALS.match(title):
        return f"{'an' if title[0] in 'AEFHILMNORSX' else 'a'} {title}"
    return f"{'an' if re.match(r'[aeio]|u(?!ni|se|ti)|hour|honest', title, re.IGNORECASE) else 'a'} {title}"


def with_the(company: str) -> str:
    """The name, with an article where it is a common noun: the Department of the Interior, but Acme Shipyard."""
    return f"the {company}" if _COMMON_NOUN.match(company) else company


def _plural(name: str) -> str:
    if name.endswith(("s", "equipment")):
        return name
    return f"{name}es" if name.endswith(("x", "ch", "sh")) else f"{name}s"


class English:
    """See `Phrases`."""

    def named(self, concept: Concept) -> str:
        """Tools in the plural: "forklifts"."""
        return _plural(concept.english) if concept.kind == "tool" else concept.english

    def title_with_years(self, title: str, years: int) -> str:
        """For the head of a summary, which names nobody."""
        return f"{title} with {years} {'year' if years == 1 else 'years'} of experience."

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        return f"Experience with {listed(things)}."

    def holds(self, credentials: list[str]) -> str:
        """Resume style, without a subject."""
        return f"Holds {listed(credentials)}."

    def applying(self, title: str, company: str) -> str:
        """The letter's first sentence; title and company may be unknown."""
        position = f"the {title} position" if title else "the position you posted"
        return f"I am applying for {position}{f' at {with_the(company)}' if company else ''}."

    def works_as(self, job: Experience) -> str:
        """Where the person works now, or worked last."""
        role = f"{with_article(job.job_title)} at {job.company_name}"
        return f"I currently work as {role}." if job.end_date is None else f"Most recently, I worked as {role}."

    def years_as(self, title: str, years: int) -> str:
        """Years in the trade."""
        return f"I have {years} {'year' if years == 1 else 'years'} of experience as {with_article(title)}."

    def did(self, job: Experience, statements: list[str], *, as_title: bool) -> list[str]:
        """The first names the employer, and the title where two jobs were with one employer."""
        included = "includes" if job.end_date is None else "included"
        place = f"At {job.company_name}, " + (f"as {with_article(job.job_title)}, " if as_title else "")
        sentences: list[str] = []
        for statement in statements:
            text = statement[:1].lower() + statement[1:]
            if begins_with_gerund(statement):
                sentences.append(f"{'My work also' if sentences else f'{place}my work'} {included} {text}.")
            elif begins_with_verb(statement) and len(sentences) == 2:  # noqa: PLR2004 - "I also" twice is once too often
                doing = in_form(statement, Form.GERUND)
                sentences.append(f"My work there {included} {doing[:1].lower()}{doing[1:]}.")
            elif begins_with_verb(statement):
                sentences.append(f"{'I also' if sentences else f'{place}I'} {text}.")
        return sentences

    def posting_asks(self, things: list[str]) -> str:
        """Only what the profile shows firsthand."""
        these = "this" if len(things) == 1 else "each of these"
        return f"Your posting asks for {listed(things)}, and my experience covers {these}."

    def i_hold(self, credentials: list[str]) -> str:
        """Certifications in force."""
        return f"I hold {listed(credentials)}."

    def my_skills(self, things: list[str]) -> str:
        """Skills of the profile's rows."""
        return f"My skills include {listed(things)}."

    def closing(self) -> str:
        """The last paragraph."""
        return (
            "I would welcome the chance to talk about the work and how my experience fits what you need. "
            "Thank you for your time."
        )
