"""What the sentences of a letter tell, whatever its language: each is empty where the fact gate wouldn't pass it."""

from collections.abc import Sequence
from typing import Protocol

from workers.writing.person.facts import Credential, Experience, Reachable, Skill, SpokenLanguage, Training
from workers.writing.rules.asked.own_gear import Gear
from workers.writing.rules.career import Career
from workers.writing.rules.letter.lead import Lead
from workers.writing.trades.years_in_trades import Tenure


class LetterSentences(Protocol):
    """The sentences of a letter in one language."""

    def opening(self, title: str, company: str, lead: Lead, career: Career) -> str:
        """What is applied for, what speaks most for it, and where the person works; empty where it can't be said."""
        ...

    def applied(self, title: str, company: str) -> str:
        """Tell what is applied for and nothing more."""
        ...

    def since(self, job: Experience, lines: Sequence[str]) -> str:
        """A later job, where the letter is about an earlier one."""
        ...

    def before(self, job: Experience, career: Career, lines: Sequence[str], *, number: int) -> str:
        """An earlier job and lines of its work; `number` counts the earlier jobs that have been told."""
        ...

    def earlier(self, job: Experience, lines: Sequence[str]) -> str:
        """An earlier job by its years alone, with lines of its work."""
        ...

    def years(self, career: Career, asked: int | None) -> str:
        """Years in the trade; `asked` are those that the posting wants and the person has."""
        ...

    def held(self, credentials: Sequence[Credential], *, is_more: bool) -> str:
        """Credentials in force, and how long each is valid; `is_more` where one has been named."""
        ...

    def pursued(self, names: Sequence[str]) -> str:
        """What is yet to be earned, by names that say no more than that."""
        ...

    def lapsed(self, credentials: Sequence[Credential]) -> str:
        """Tell that credentials have expired, and when."""
        ...

    def known(self, skills: Sequence[Skill], *, is_more: bool) -> str:
        """Skills with their levels, in this order; `is_more` where one has been named."""
        ...

    def years_as(self, career: Career, asked: int) -> str:
        """Years in the job beside those that the posting wants."""
        ...

    def spoken(self, languages: Sequence[SpokenLanguage]) -> str:
        """Languages, and which of them only a little."""
        ...

    def also_in(self, tenure: Tenure) -> str:
        """Years in a trade beside the one that the letter is about."""
        ...

    def led(self, years: int, asked: int | None) -> str:
        """Years of leading others, beside those that the posting wants, where it says how many."""
        ...

    def brings(self, gear: Gear) -> str:
        """Tools or a vehicle of one's own."""
        ...

    def studied(self, training: Training, *, is_over: bool) -> str:
        """A school and what was earned there, with the year in which it ended."""
        ...

    def answer(self, lines: Sequence[str]) -> str:
        """Lines that answer what the posting wants to be told."""
        ...

    def closing(self, title: str, company: str, reachable: Reachable, email: str) -> str:
        """An offer to talk, how the person is reached, thanks."""
        ...
