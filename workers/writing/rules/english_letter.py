"""English sentences of a letter behind its opening."""

import re
from collections.abc import Container, Iterator, Sequence

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title
from workers.writing.facts import Experience, Reachable
from workers.writing.rules.career import Career
from workers.writing.rules.duties.english_verbs import verb_form
from workers.writing.rules.english_held import EnglishHeld
from workers.writing.rules.english_opening import EnglishOpening, role_of
from workers.writing.rules.english_words import in_prose, listed, with_article, with_the
from workers.writing.rules.phrases import Statement, employer_of
from workers.writing.translation.titles import english_title

_SEVERAL = re.compile(r"(?P<first>[a-z]+)(?:, (?P<second>[a-z]+),?)? and (?P<third>[a-z]+) (?=[a-z\d])")
_LONGEST_THING = 10
"""Words of a thing that a sentence about an earlier job has room for."""
_IN_SPANISH = re.compile(r"\b(?:de|del|y)\b", re.IGNORECASE)
_CREW = re.compile(
    r"(?P<how_many>(?:run|ran|lead|led|supervised?) an? (?:\d[\w-]*|two|three|four|five|six)(?:-man)?) .*\bcrew\b"
)


class EnglishLetter(EnglishOpening, EnglishHeld):
    """See `LetterSentences`."""

    def did(self, statement: Statement) -> str:
        """A plain sentence; by fewer of its verbs where they can't all be shown."""
        did = self._say.did(statement).split(" but ", maxsplit=1)[0]
        own = did.removeprefix("I ")
        return self._first([did, *(f"I {fewer}" for fewer in (*fewer_verbs(own), *_crew_alone(own)))])

    def since(self, job: Experience) -> str:
        """What somebody has done since the job that the letter is about."""
        if not role_of(job):
            return ""
        return self._first([f"Since {month_of(job.start_date, 'en')} I have been {role_of(job)}"])

    def before(
        self,
        job: Experience,
        career: Career,
        statements: Sequence[Statement],
        *,
        number: int,
        asked: Container[Statement] = (),
    ) -> str:
        """One sentence; who rose with one employer says so."""
        title, place = english_title(job.job_title), with_the(employer_of(job))
        if language_of_title(title) == "es" or _IN_SPANISH.search(title):
            return ""
        role = with_article(in_prose(title))
        did = self._doing(statements)
        things = sorted(statements, key=lambda one: one not in asked)
        nouns = (noun for one in things if one.is_plain and (noun := self._thing(one, is_asked=one in asked)))
        noun = next((one for one in nouns if 1 < len(one.split()) <= _LONGEST_THING), "")
        tail = [f", where {did}"] if did and place else []
        tail += [f"; my work included {noun}"] if noun else []
        tail.append("")
        if job.company_name == career.job.company_name and place and job is career.previous:
            began = f"I started there in {month_of(job.start_date, 'en')} as {role}"
            own = did.removeprefix("I ")
            turns = [f"{began} and {own}"] if did and not own.startswith("was ") else []
            return self._first([*turns, *(f"{began}{one}" for one in tail if not one.startswith(","))])
        where = (
            f"{role} at {place}"
            if place
            else f"a self-employed {in_prose(title).removeprefix('self-employed ')}"
            if job.company_name
            else role
        )
        first = "Before that I was" if job is career.previous else "Earlier I was"
        from_to = f"From {job.start_date.year} to {(job.end_date or job.start_date).year} I was"
        begin = from_to if number else first
        told = self._first([f"{begin} {where}{one}" for one in tail])
        if told or not (did and place):
            return told
        return self._first([f"{begin.replace(' I was', ' I worked')} at {place}, where {did}"])

    def _thing(self, statement: Statement, *, is_asked: bool) -> str:
        """The statement's things; of what is asked for those that can be told where the whole can't."""
        whole = self._say.noun(statement, asked=is_asked)
        if whole or not is_asked:
            return whole
        return listed([noun for one in statement.items if (noun := self._say.noun(one, asked=True))])

    def _doing(self, statements: Sequence[Statement]) -> str:
        """The first doing that was typed as a sentence without its subject."""
        plain = (did for one in statements if one.is_doing and (did := self._say.did(one)) and self._first([did]))
        return next(plain, "")

    def closing(self, title: str, company: str, reachable: Reachable, email: str) -> str:
        """With phone and e-mail of the profile."""
        place = f" at {with_the(company)}" if company else ""
        ordered = self._say.style.ordered
        about = (
            f"about the work{place}",
            "about the job",
            "about the position" if title else "about the work",
        )
        willing = (
            "I would be glad to talk with you",
            "I would welcome the chance to talk",
            "I would be glad to meet and talk",
            "I look forward to talking with you",
            "I would be glad to come in and talk",
        )
        talk = (f"{one} {what}" for what in ordered("about", about) for one in ordered("closing", willing))
        thanks = ordered("thanks", ("Thank you for your time.", "Thank you for reading."))[0]
        ways = f"at {reachable.phone}" if reachable.phone else ""
        ways += f"{' or ' if ways else 'at '}{email}" if email else ""
        reached = self._first([f"You can reach me {ways}"]) if ways else ""
        return " ".join(filter(None, (self._first(talk), reached, thanks)))


def fewer_verbs(clause: str) -> Iterator[str]:
    """The doing by fewer of its verbs, where not all of them can be shown: erect scaffold, of erect and dismantle."""
    if several := _SEVERAL.match(clause):
        rest = clause[several.end() :]
        verbs = [one for one in (several["first"], several["second"], several["third"]) if one]
        if "punch" not in verbs and all(verb_form(one) for one in verbs):  # a punch list is one thing
            yield from (f"{one} and {verbs[-1]} {rest}" for one in verbs[:1] if len(verbs) > 2)  # noqa: PLR2004
            yield f"{verbs[0]} {rest}"


def _crew_alone(clause: str) -> Iterator[str]:
    """Whom somebody leads without what kind of crew it is: a 4-man crew, of a 4-man maintenance crew."""
    if led := _CREW.match(clause):
        yield f"{led['how_many']} crew"
