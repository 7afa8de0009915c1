"""English sentences of the built-in writer."""

import re
from collections.abc import Sequence

from workers.language.occupations import is_occupation, language_of_title
from workers.language.vocabulary import Concept
from workers.trades.proof.general_words import specificity_words
from workers.writing.duties.english.lists import is_told_whole
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.person.facts import Credential, Experience, Skill, Training
from workers.writing.person.tenure import whole_years
from workers.writing.rules.asked.tongues import in_prose_tongues
from workers.writing.rules.lines.lead_and_lines import with_lines
from workers.writing.rules.rows.journey_cards import card_in_prose
from workers.writing.rules.rows.listed_rows import listing, with_level
from workers.writing.rules.rows.schooling import paper_in_prose
from workers.writing.rules.style import Style
from workers.writing.trades.families import families_of_title
from workers.writing.trades.risen import under_title
from workers.writing.trades.titles import is_somebody
from workers.writing.trades.years_in_trades import Tenure
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.articles import is_paper, skill_in_prose, with_credential_article
from workers.writing.words.english_words import at_employer, in_prose, listed, plural, with_article, years_of
from workers.writing.words.kinds_of_titles import with_level_before, without_kind
from workers.writing.words.phrases import Statement, capitalized, closed, employer_of
from workers.writing.words.single_things import is_likely_single, is_single_thing
from workers.writing.words.title_case import in_title_case
from workers.writing.words.verbs import leaves_act_unsure

_SETTLED = 3
"""Years with one employer that a summary names."""
_NEXT_SENTENCE = re.compile(r"[.]\s+(?=[a-z])")
"""Where a line typed without capitals goes on with another doing."""
_TELLS = re.compile(r"\b(?:when|if)\b|/ ")
"""Signs of a clause within what was taken for a thing."""
_HOW_OFTEN = re.compile(r"\b(?:every|before|after|mostly|only|finished|completed)\b(?! \w+ing)|\b\d+x\b", re.IGNORECASE)
"""Signs of a doing whose verb isn't known, or of one that is over: "swab molds every 20 min"."""
_BEHIND = re.compile(r"\s(?:with|for|on|in|at|of|off|to|from|by|per|each)\s")
_LINK = re.compile(r",\s*(?:and\s+)?|\s+and\s+")
_IN_BRACKETS = re.compile(r"\s*\([^)]*\)")
_OF_PROGRAM = re.compile(r" (?:\d|[A-Z]{2})")
"""A figure or initials in the name of a program: Studio 5000, Tracer SC controls."""
_ONE_OF = re.compile(r"^(crew|team|route|fleet)\b")
_SOME = re.compile(r"^some (?=[a-z])")
_NO_THING = re.compile(
    r"\d|(?:watch for|on|under|in|at|off|with|for|as|during|after|before|last|first)\b", re.IGNORECASE
)
"""Heads of a line that no work includes: a figure without its noun, a place, a time."""


_OF_ONESELF = ("am ", "was ", "were ", "is ", "have ", "had ", "has ", "do ", "did ", "does ")


def _begins_with_title(noun: str, job: Experience) -> bool:
    """Whether a thing only says again what somebody is: "leverman on a cutter dredge"."""
    return bool(job.job_title) and noun.casefold().startswith(f"{job.job_title.casefold()} ")


def _wants_no_article(noun: str) -> bool:
    """Whether no thing of a list is a single one that stands bare: "gas meter"."""
    heads = [_BEHIND.split(one, maxsplit=1)[0] for one in _LINK.split(_IN_BRACKETS.sub("", noun)) if one.strip()]
    lasts = [head.split()[-1] for head in heads if head.split()]
    are_single = any(is_single_thing(one.casefold()) or is_likely_single(one.casefold()) for one in lasts)
    return bool(lasts) and not are_single and not any(sign in noun for sign in "+#=")


_FILLS_IN = re.compile(
    r"^fill(?:s|ed)? in as (?:the |an? )?((?:\w+ ){0,2}(?:lead|foreman|supervisor|manager|boss|chief))\b", re.IGNORECASE
)
"""Who stands in for somebody: fill-in shift lead."""


class English:
    """The English phrases (`Phrases`)."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._style = style

    def did(self, statement: Statement) -> str:
        """Make "I weld pipe" of a duty that has a clause, else nothing."""
        clause = _NEXT_SENTENCE.split(statement.clause, maxsplit=1)[0]
        return f"I {clause}" if clause else ""

    def noun(self, statement: Statement, *, asked: bool = False) -> str:
        """What a job includes: "welding pipe", "fire watch"; nothing where it isn't one thing or a few.

        What is `asked` for is told even where its words are unknown, as long as none of it wants an article.
        """
        noun = _ONE_OF.sub(r"a \1", _SOME.sub("", statement.noun))
        is_told = _TELLS.search(noun) or _HOW_OFTEN.search(noun) or _begins_with_title(noun, statement.job)
        return (
            ""
            if _NO_THING.match(noun) or is_told or not (is_told_whole(noun) or (asked and _wants_no_article(noun)))
            else noun
        )

    def listed(self, things: list[str]) -> str:
        """Join things as a list: A, B and C."""
        return listed(things)

    def named(self, concept: Concept) -> str:
        """Return a concept's name, a tool's in the plural: "forklifts"."""
        return plural(concept.english) if concept.kind == "tool" else concept.english

    def skill(self, row: Skill) -> str:
        """Common nouns in small letters, its level in brackets."""
        row = in_prose_tongues(row)
        is_titled = all(word[:1].isupper() or not word[:1].isalpha() for word in row.name.split())
        first = row.name.partition(" ")[0].lower()
        is_called = " " not in row.name or bool(_OF_PROGRAM.search(row.name)) or first not in specificity_words("en")
        is_program = row.type == "Software" and (is_titled or is_called)
        is_program = is_program or (row.name[:1].isupper() and first in self.style.names)
        return with_level(row.name if is_program else skill_in_prose(row.name), row, "en")

    def heading(
        self,
        title: str,
        years: int,
        tenure: Tenure | None,
        job: Experience | None,
        *,
        is_all: bool,
        has_risen: bool,  # noqa: ARG002 - only Spanish tells since when a title is held instead
        here: int = 0,
    ) -> str:
        """Return the head of a summary, which names nobody.

        Years that name no trade read as all that somebody has: they stand only where the person worked no longer.
        """
        title = in_title_case(english_title(title), "en")
        bare = capitalized(_of_trade(with_level_before(without_kind(title))))
        of_trade = f"{years_of(tenure.years)} of experience in {tenure.trade('en')}" if tenure and tenure.years else ""
        in_trade = f"{years_of(tenure.years)} in {tenure.trade('en')}" if of_trade and tenure else ""
        if language_of_title(title) == "es":
            return self.style.first([of_trade, f"{years_of(years)} of experience" if years and is_all else ""])
        place = employer_of(job) if job and job.end_date is None else ""
        held = under_title(job) if job else ()
        since = f"{bare} {at_employer(place)} since {held[0].start_date.year}" if held and place else ""
        under = whole_years(held, self.style.today)
        where = at_employer(employer_of(job)) if job else ""
        settled = f"{bare} with {years_of(under)} {where}" if where and under >= _SETTLED else ""
        if where and here > max(under, _SETTLED):  # under other titles, too
            turns_here = self._risen(title, under, f"{years_of(here)} {where}", is_held=bool(place))
            settled = self.style.first([*turns_here, since, settled]).rstrip(".")
        of_all = f"{bare} with {years_of(years)} of experience" if years and is_all else settled or since
        if not tenure or tenure.years <= years:
            named = (
                f"{bare} with {years_of(tenure.years)} in {tenure.trade('en')}"
                if tenure and tenure.years and job in tenure.jobs
                else ""
            )
            alone = of_trade or (f"{years_of(years)} of experience" if years and is_all else "")
            return self.style.first([named, of_all, since, title, alone, in_trade])
        turns = (
            [f"{since}, with {years_of(tenure.years)} in {tenure.trade('en')}"] if since and years >= _SETTLED else []
        )
        turns += [f"{bare} with {years_of(tenure.years)} in {tenure.trade('en')}", f"{bare}, {of_trade}", of_trade]
        return self.style.first([*turns, of_all, title, in_trade])

    def _risen(self, title: str, under: int, years_here: str, *, is_held: bool) -> list[str]:
        """Tell all years with an employer, and how many of the last ones were under the last title there.

        The figure alone may be read as a model's: the last 8 at Wagner Cat.
        """
        role = with_article(in_prose(title)) if is_somebody(title) else ""
        last = [f"the last {under} as", f"the last {under} years as"] if under > 1 else ["now as"] if is_held else []
        return [f"{years_here}, {one} {role}" for one in last if role]

    def also_in(self, tenure: Tenure) -> str:
        """Tell the years in a further trade, without a subject, as the head is."""
        return self.style.first([f"Also {years_of(tenure.years)} in {tenure.trade('en')}"])

    def done(self, statement: Statement) -> str:
        """Tell a statement in the third person of the present: "Sets up and runs two mills".

        A thing is told as what the work includes.
        """
        told = statement.third if statement.job.end_date is None else statement.clause
        if leaves_act_unsure(told):
            return ""
        if not told or statement.verb or told.startswith(_OF_ONESELF):
            noun = self.noun(statement) if statement.verb == "do" or tells_an_act(statement.noun) else ""
            includes = "Work includes" if statement.job.end_date is None else "Work included"
            return closed(f"{includes} {noun}") if noun else ""
        return closed(capitalized(told))

    def recent(self, job: Experience, lines: Sequence[str], *, beside: bool = False) -> str:  # noqa: ARG002 - see Phrases
        """Lines as they were typed: what people note of their work fits into no sentence."""
        lead = "Recent work" if job.end_date is None else "Past work"
        lines = [_FILLS_IN.sub(r"fill-in \1", one) for one in lines]
        return with_lines(self.style, [lead], lines, bare=False, is_all=True)

    def strong(self, skills: list[Skill]) -> str:
        """Resume style, without a subject."""
        return listing(
            self.style, ("Skills include {}",), [self.skill(one) for one in skills], listed, most=len(skills)
        )

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        return listing(self.style, ("Experience with {}",), things, listed, most=len(things))

    def has_degree(self, degree: Training) -> str:
        """Tell a degree by its kind and field: an AAS in Diesel Technology."""
        paper = paper_in_prose(degree.credential) or card_in_prose(degree.credential)
        return self.style.first([f"Holds {paper}"]) if paper else ""

    def holds(self, credentials: list[Credential]) -> str:
        """Resume style, without a subject: papers are held, whatever else is certified is listed."""
        names = [one.name for one in credentials]
        if names and all(map(is_paper, names)):
            held = listing(
                self.style, ("Holds {}",), list(map(with_credential_article, names)), listed, most=len(names)
            )
            if held:  # told in the present, which the gate may take for a job that goes on
                return held
        turn = "Certification: {}" if self.style.has_one_paper or len(names) == 1 else "Certifications include {}"
        return listing(self.style, (turn,), names, listed, most=len(names))


def _of_trade(title: str) -> str:
    """What stands before a title's comma, or who one is behind it where only that names a trade."""
    head, _, behind = title.partition(",")
    is_somebodys = any(is_occupation(word) for word in behind.lower().split())
    is_behind = is_somebodys and families_of_title(behind) and not families_of_title(head)
    return behind.strip() if is_behind else head
