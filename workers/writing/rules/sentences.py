"""What the sentences of a letter tell, whatever its language: each is empty where the fact gate wouldn't pass it."""

from collections.abc import Container, Sequence
from typing import Protocol

from workers.writing.facts import Credential, Experience, Reachable, Skill
from workers.writing.rules.career import Career
from workers.writing.rules.lead import Lead
from workers.writing.rules.phrases import Statement


class LetterSentences(Protocol):
    """One language."""

    def opening(self, title: str, company: str, lead: Lead, career: Career) -> str:
        """What is applied for, what speaks most for it, and where the person works; empty where it can't be said."""
        ...

    def applied(self, title: str, company: str) -> str:
        """What is applied for, alone."""
        ...

    def did(self, statement: Statement) -> str:
        """A duty of the job that has been named."""
        ...

    def since(self, job: Experience) -> str:
        """The present job, where the letter is about an earlier one."""
        ...

    def before(
        self,
        job: Experience,
        career: Career,
        statements: Sequence[Statement],
        *,
        number: int,
        asked: Container[Statement] = (),
    ) -> str:
        """An earlier job and one thing done in it; `number` counts the earlier jobs that have been told."""
        ...

    def years(self, career: Career, asked: int | None) -> str:
        """Years in the trade; `asked` are those that the posting wants and the person has."""
        ...

    def held(self, credentials: Sequence[Credential], *, asked: bool) -> str:
        """Credentials in force, with how long they are valid."""
        ...

    def known(self, skills: Sequence[Skill]) -> str:
        """Skills that were asked for, by how well they are in hand."""
        ...

    def years_as(self, career: Career, asked: int) -> str:
        """Years in the job beside those that the posting wants."""
        ...

    def experience(self, things: Sequence[str]) -> str:
        """Things that were asked for and done, by their names."""
        ...

    def begun(self, skills: Sequence[Skill]) -> str:
        """Skills of a beginner that were asked for, as no more than that."""
        ...

    def spoken(self, languages: Sequence[str]) -> str:
        """Languages, by their names in English."""
        ...

    def closing(self, title: str, company: str, reachable: Reachable, email: str) -> str:
        """An offer to talk, how the person is reached, thanks."""
        ...
