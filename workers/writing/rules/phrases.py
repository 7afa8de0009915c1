"""The sentences that the built-in writer knows in each language. What they say is filled from rows and own words."""

from typing import Protocol

from workers.language.vocabulary import Concept
from workers.writing.facts import Experience


class Phrases(Protocol):
    """One language. Every sentence ends with a full stop; lists come in the order in which they should be read."""

    def named(self, concept: Concept) -> str:
        """A vocabulary entry as it stands in a list of what somebody knows."""
        ...

    def title_with_years(self, title: str, years: int) -> str:
        """For the head of a summary, which names nobody."""
        ...

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        ...

    def holds(self, credentials: list[str]) -> str:
        """Resume style, without a subject."""
        ...

    def applying(self, title: str, company: str) -> str:
        """The letter's first sentence; title and company may be unknown (empty)."""
        ...

    def works_as(self, job: Experience) -> str:
        """Where the person works now, or worked last."""
        ...

    def years_as(self, title: str, years: int) -> str:
        """Years in jobs that go by this title."""
        ...

    def did(self, job: Experience, statements: list[str], *, as_title: bool) -> list[str]:
        """One sentence per statement, the first naming the employer (and the title, where two jobs were with one).

        A statement that makes no sentence is left out.
        """
        ...

    def posting_asks(self, things: list[str]) -> str:
        """What was asked for, of which the person has all that is named."""
        ...

    def i_hold(self, credentials: list[str]) -> str:
        """Certifications in force."""
        ...

    def my_skills(self, things: list[str]) -> str:
        """Skills of the profile's rows."""
        ...

    def closing(self) -> str:
        """The last paragraph."""
        ...
