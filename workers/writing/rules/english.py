"""English sentences of the built-in writer."""

import re

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title
from workers.language.vocabulary import Concept
from workers.writing.facts import Credential, Experience, Skill
from workers.writing.rules.articles import skill_in_prose, with_credential_article
from workers.writing.rules.english_words import in_prose, listed, plural, with_article, with_the, years_of
from workers.writing.rules.phrases import Paragraph, Statement, closed, employer_of, lowered
from workers.writing.rules.relevance import Thing
from workers.writing.rules.style import Style
from workers.writing.trades import Tenure

_MACHINES = frozenset({"Heavy Equipment", "Power Tool", "Hand Tool"})
_NO_THING = re.compile(r"\d|(?:on|under|in|at|off|with|for|as|during|after|before|last|first)\b", re.IGNORECASE)
"""Heads of a line that no work includes: a figure without its noun, a place, a time."""


class English:
    """See `Phrases`."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def named(self, concept: Concept) -> str:
        """Tools in the plural: "forklifts"."""
        return plural(concept.english) if concept.kind == "tool" else concept.english

    def skill(self, row: Skill) -> str:
        """One machine behind "a", common nouns in small letters."""
        return skill_in_prose(row.name, is_machine=row.type in _MACHINES)

    def heading(self, title: str, years: int, tenure: Tenure | None) -> str:
        """For the head of a summary, which names nobody."""
        bare = title.split(",", maxsplit=1)[0]
        turns = []
        if language_of_title(title) == "es":
            if tenure and tenure.years:
                turns.append(f"{years_of(tenure.years)} of experience in {tenure.trade('en')}")
            turns += [f"{years_of(years)} of experience"] if years else []
            return next((turn for turn in map(closed, turns) if self._style.holds(turn)), "")
        if tenure and tenure.years > years:
            turns.append(f"{bare}, {years_of(tenure.years)} of experience in {tenure.trade('en')}")
            turns.append(f"{years_of(tenure.years)} of experience in {tenure.trade('en')}")
        if years:
            turns.append(f"{bare} with {years_of(years)} of experience")
        turns.append(title)
        return next((turn for turn in map(closed, turns) if self._style.holds(turn)), "")

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        proven = [thing for thing in things if self._style.holds(f"Experience with {thing}.")]
        if not proven:
            return ""
        turns = ("Experience with {}", "Work experience with {}", "Experience includes {}")
        return self._style.say("experience", [closed(turn.format(listed(proven))) for turn in turns])

    def holds(self, credentials: list[Credential]) -> str:
        """Resume style, without a subject."""
        names = [with_credential_article(one.name) for one in credentials]
        # What is held is told in the present, which the gate may take for a job that goes on.
        for turn in ("Holds {}", "Certifications include {}"):
            if proven := [name for name in names if self._style.holds(closed(turn.format(name)))]:
                return closed(turn.format(listed(proven)))
        return ""

    def opening(self, title: str, company: str) -> str:
        """The application, in one of several turns."""
        position = f"the {title} position" if title else "the position you posted"
        position += f" at {with_the(company)}" if company else ""
        turns = (
            f"I am applying for {position}",
            f"Please consider me for {position}",
            f"I am interested in {position}",
            f"I would like to apply for {position}",
            f"I am writing about {position}",
        )
        return self._style.say("opening", [closed(turn) for turn in turns]) or closed(turns[0])

    def asks_and_did(self, thing: Thing | None, statement: Statement) -> str:
        """What the posting asks for, beside the duty that has it."""
        did = self._did(statement)
        if not did:
            return ""
        place = next(iter(self._where(statement.job, Paragraph("asks", 1))), "")
        place = lowered(place)
        capital = f"{_capital(place)}{did}"
        turns = []
        if thing and not thing.is_doing:
            name = f"experience with {plural(thing.name)}" if thing.is_tool else lowered(thing.name)
            turns = [
                f"Your posting asks for {name}. {capital}",
                f"You ask for {name}: {place}{did}",
                f"You list {name}. {capital}",
            ]
        return self._style.say("asks", [closed(turn) for turn in turns]) or self._style.say("asks", [closed(capital)])

    def works_as(self, job: Experience) -> str:
        """Where the person works now, or worked last."""
        if language_of_title(job.job_title) == "es":
            return self._works_at(job)
        role = with_article(in_prose(job.job_title))
        place = f" at {with_the(employer_of(job))}" if employer_of(job) else ""
        since = month_of(job.start_date, "en")
        if job.end_date is None and job.company_name and not place:
            turns = [f"I have been self-employed as {role} since {since}", f"I am {role}"]
        elif job.end_date is None:
            turns = [f"I have been {role}{place} since {since}", f"I work as {role}{place}", f"I am {role}{place}"]
        else:
            until = month_of(job.end_date, "en")
            turns = [f"I worked as {role}{place} until {until}", f"My last job was as {role}{place}"]
        return self._style.say("works", [closed(turn) for turn in turns])

    def _works_at(self, job: Experience) -> str:
        """As `works_as`, where the title is a word of the other language."""
        if not employer_of(job):
            return ""
        place, since = with_the(employer_of(job)), month_of(job.start_date, "en")
        until = f" until {month_of(job.end_date, 'en')}" if job.end_date else ""
        turn = f"I worked at {place}{until}" if until else f"I have worked at {place} since {since}"
        return self._style.say("works", [closed(turn)])

    def tenure(self, title: str, tenure: Tenure | None, years: int) -> str:
        """Years in the trade, or under the title."""
        turns = []
        is_foreign = language_of_title(title) == "es"
        if tenure and (tenure.years > years or (is_foreign and tenure.years)):
            trade = tenure.trade("en")
            turns.append(f"I have {years_of(tenure.years)} of experience in {trade}")
            turns.append(f"I have worked in {trade} for {years_of(tenure.years)}")
        elif years and not is_foreign:
            turns.append(f"I have {years_of(years)} of experience as {with_article(in_prose(title))}")
            turns.append(f"I have worked as {with_article(in_prose(title))} for {years_of(years)}")
        return self._style.say("tenure", [closed(turn) for turn in turns])

    def told(self, job: Experience, statements: list[Statement], telling: Paragraph) -> str:
        """A paragraph about one job, of as many sentences as are wanted and may be said."""
        sentences: list[str] = []
        nouns: list[str] = []
        for statement in statements:
            if len(sentences) + bool(nouns) >= telling.most:
                break
            if did := self._did(statement):
                turns = self._turns(job, did, len(sentences), telling)
                sentences += filter(None, [self._style.say(f"{telling.place} {len(sentences)}", turns)])
            elif (noun := self._noun(statement)) and self._style.holds(closed(f"My work included {noun}")):
                nouns.append(noun)
        if nouns and len(sentences) < telling.most:
            sentences += filter(None, [self._included(job, nouns[:2], telling, is_first=not sentences)])
        return self._style.together_from_first(sentences)

    def _turns(self, job: Experience, did: str, number: int, telling: Paragraph) -> list[str]:
        own = did.removeprefix("I ")
        if own.startswith(("am ", "was ")) and (number or telling.is_named):
            be, _, rest = own.partition(" ")
            return [closed(f"I {be} also {rest}")]
        if number == 0 and telling.is_named:
            turns = [f"There I also {own}", f"In the same job I {own}", f"I also {own}"]
        elif number == 0 and telling.is_introduced and not employer_of(job):
            turns = [did]
        elif number == 0 and telling.is_introduced:
            turns = [f"There I {own}", f"In that job I {own}", f"In my work there I {own}"]
        elif number == 0:
            turns = [f"{where}{did}" for where in self._where(job, telling)]
        elif number == 1 and telling.is_introduced:
            turns = [f"I also {own}", did]
        elif number == 1 and not telling.is_named:
            turns = [f"I also {own}", f"There I also {own}", f"In that job I also {own}"]
        else:
            turns = [did]
        return [closed(turn) for turn in turns]

    def _included(self, job: Experience, nouns: list[str], telling: Paragraph, *, is_first: bool) -> str:
        if len(nouns) > 1:
            whole = self._includes(job, nouns, telling, is_first=is_first)
            return whole or self._included(job, nouns[:-1], telling, is_first=is_first)
        return self._includes(job, nouns, telling, is_first=is_first)

    def _includes(self, job: Experience, nouns: list[str], telling: Paragraph, *, is_first: bool) -> str:
        verb = "includes" if job.end_date is None else "included"
        if is_first and telling.is_introduced:
            there = " there" if employer_of(job) else ""
            turns = [f"{whose} work{there} {verb} {listed(nouns)}" for whose in ("My", "The" if there else "My")]
        elif is_first and not telling.is_named:
            turns = [f"{where}my work {verb} {listed(nouns)}" for where in self._where(job, telling)]
        elif not employer_of(job):
            turns = [f"My work also {verb} {listed(nouns)}"]
        else:
            turns = [f"The work there also {verb} {listed(nouns)}", f"My work there also {verb} {listed(nouns)}"]
        return self._style.say(f"included {telling.place}", [closed(turn) for turn in turns])

    def _where(self, job: Experience, telling: Paragraph) -> list[str]:
        company = with_the(employer_of(job))
        role = with_article(in_prose(job.job_title))
        is_foreign = language_of_title(job.job_title) == "es"
        if not employer_of(job):
            return [f"As {role}, "] if not is_foreign else []
        if telling.is_same_employer and not is_foreign:
            return [f"As {role} at {company}, "]
        spans_years = job.end_date is not None and job.end_date.year > job.start_date.year
        if telling.is_same_employer and job.end_date and spans_years:
            return [f"At {company}, from {job.start_date.year} to {job.end_date.year}, "]
        turns = [f"At {company}, "] if is_foreign else [f"At {company}, ", f"As {role} at {company}, "]
        if job.end_date and job.end_date.year > job.start_date.year:
            turns.append(f"At {company}, from {job.start_date.year} to {job.end_date.year}, ")
        if telling.is_earlier:
            turns.append(f"Before that, at {company}, ")
        return turns

    def _did(self, statement: Statement) -> str:
        """Make "I weld pipe" of a duty that has a clause, else nothing."""
        return f"I {statement.clause}" if statement.clause else ""

    def _noun(self, statement: Statement) -> str:
        """What a job includes: "welding pipe", "fire watch"; nothing where it isn't one thing or a few."""
        return "" if _NO_THING.match(statement.noun) else statement.noun

    def i_hold(self, credentials: list[Credential], asked: frozenset[str]) -> str:
        """Certifications in force, with how long they are valid where one is named alone."""
        proven = [one for one in credentials if self._style.holds(f"I have {with_credential_article(one.name)}.")]
        if not proven:
            return ""
        names = [with_credential_article(one.name) for one in proven]
        turns = [f"I hold {listed(names)}", f"I have {listed(names)}", f"I currently hold {listed(names)}"]
        if len(proven) == 1 and proven[0].expires:
            turns = [f"I hold {names[0]}, valid through {month_of(proven[0].expires, 'en')}", *turns]
            return next((turn for turn in map(closed, turns) if self._style.holds(turn)), "")
        wanted = [with_credential_article(one.name) for one in proven if one.id in asked]
        rest = [with_credential_article(one.name) for one in proven if one.id not in asked]
        if wanted and rest:
            parted = f"{closed(f'I hold {listed(wanted)}')} {closed(f'I also have {listed(rest)}')}"
            if self._style.holds(parted):
                return parted
        return self._style.say("hold", [closed(turn) for turn in turns])

    def my_skills(self, things: list[str]) -> str:
        """Skills of the profile's rows."""
        proven = [thing for thing in things if self._style.holds(f"I have experience with {thing}.")]
        if not proven:
            return ""
        turns = ("I have experience with {}", "I have worked with {}")
        return self._style.say("skills", [closed(turn.format(listed(proven))) for turn in turns])

    def closing(self, title: str, company: str) -> str:
        """The last paragraph."""
        position = f"the {title} position" if title else "the position"
        place = f" at {with_the(company)}" if company else ""
        turns = (
            f"I would welcome the chance to talk about {position}. Thank you for your time.",
            "Thank you for reading my application. I would be glad to answer any questions.",
            f"I look forward to hearing from you about {position}. Thank you for your consideration.",
            "I would be glad to meet and talk about the work. Thank you for your consideration.",
            f"Thank you for considering me for {position}{place}. I hope to hear from you.",
            "I am glad to answer any questions about my work. Thank you for your time.",
            f"I would be happy to talk about the job{place}. Thank you for your time.",
        )
        return self._style.say("closing", turns) or "Thank you for your time."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
