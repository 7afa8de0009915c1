"""English sentences of a letter about what somebody holds and knows: years, credentials, skills, languages."""

import re
from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.spoken import named_in
from workers.writing.facts import Credential, Skill
from workers.writing.rules.articles import with_credential_article
from workers.writing.rules.career import Career
from workers.writing.rules.english import English
from workers.writing.rules.english_opening import asked_for, at_it
from workers.writing.rules.english_words import in_prose, listed, with_article, years_of
from workers.writing.rules.phrases import closed
from workers.writing.translation.titles import english_title

_LONGEST_AGAIN = 4
"""Words of a name that is said twice."""
_DATED = 2
"""Credentials of a sentence that says how long each is valid."""


class EnglishHeld:
    """The part of `LetterSentences` behind the work."""

    def __init__(self, say: English) -> None:
        self._say = say
        self._first = say.style.first

    def years(self, career: Career, asked: int | None) -> str:
        """Answers the posting's figure where it has one."""
        tenure = career.tenure
        if not tenure or not tenure.years:
            return ""
        have = f"I have {years_of(tenure.years)} in {tenure.trade('en')}"
        turns = [f"You ask for {years_of(asked)} of experience; {have}"] if asked else []
        return self._first([*turns, have, f"I have worked in {tenure.trade('en')} for {years_of(tenure.years)}"])

    def held(self, credentials: Sequence[Credential], *, asked: bool) -> str:
        """Dates behind one or two; more are named alone."""
        proven = [one for one in credentials if self._first([f"I have {with_credential_article(one.name)}"])]
        if not proven:
            return ""
        if len(proven) == 1:
            one = proven[0]
            name = asked_for(one) if asked else with_credential_article(one.name)
            until = f", valid through {month_of(one.expires, 'en')}" if one.expires else ""
            plain = f"I hold {with_credential_article(one.name)}"
            return self._first([f"I hold {name}{until}", f"{plain}{until}", plain])
        names = [with_credential_article(one.name) for one in proven]
        dated = [
            f"{name} (valid through {month_of(one.expires, 'en')})" if one.expires else name
            for one, name in zip(proven, names, strict=True)
        ]
        is_dated = len(names) <= _DATED and not any("(" in name for name in names)
        apart = [
            f"{closed(f'I hold {listed(names)}')} My {_short(one.name)} is valid through {month_of(one.expires, 'en')}"
            for one in proven[:1]
            if one.expires and len(_short(one.name).split()) <= _LONGEST_AGAIN
        ]
        return self._first([*([f"I hold {listed(dated)}"] if is_dated else []), *apart, f"I hold {listed(names)}"])

    def known(self, skills: Sequence[Skill]) -> str:
        """Experts first; who is advanced says so, the rest is experience."""
        parts = []
        for level, words in (("Expert", "an expert"), ("Advanced", "advanced")):
            ranked = [one for one in skills if one.proficiency == level][:3]
            names = [self._say.skill(one) for one in ranked]
            parts += [f"{words} {at_it(names)}"] if names else []
        rest = [self._say.skill(one) for one in skills if one.proficiency == "Intermediate"][:3]
        own = self._say.style.ordered("levels", ("I am", "I rate myself"))
        turns = [f"{one} {listed(parts)}" for one in own]
        if len(parts) == 1 and parts[0].startswith("advanced"):
            turns = [f"I have advanced skills{parts[0].removeprefix('advanced')}", *turns]
        first = self._first(turns) if parts else ""
        second = (
            self._first(
                [
                    f"I have {'also ' if first else ''}worked with {listed(rest)}",
                    f"I have experience with {listed(rest)}",
                ]
            )
            if rest
            else ""
        )
        if first or second:
            return " ".join(filter(None, (first, second)))
        every = [self._say.skill(one) for one in skills]
        every = [one for one in every if self._first([f"I have experience with {one}"])]
        return self._first([f"I have experience with {listed(every[:4])}"]) if every else ""

    def years_as(self, career: Career, asked: int) -> str:
        """By the title, since no trade's name is known."""
        role = with_article(in_prose(english_title(career.job.job_title)))
        have = f"I have been {role}" if career.is_held else f"I worked as {role}"
        return self._first([f"You ask for {years_of(asked)}; {have} for {years_of(career.years_here)}"])

    def experience(self, things: Sequence[str]) -> str:
        """Only those that are proven."""
        proven = [one for one in things if self._first([f"I also have experience with {one}"])]
        turns = self._say.style.ordered(
            "experience", ("I also have experience with {}", "I have experience with {}, too")
        )
        return self._first([turn.format(listed(proven)) for turn in turns]) if proven else ""

    def begun(self, skills: Sequence[Skill]) -> str:
        """The level within the sentence, before the thing."""
        names = [self._say.skill(one) for one in skills]
        turns = self._say.style.ordered("begun", ("I have basic experience with {}", "I know the basics of {}"))
        return self._first([turn.format(listed(names[:most])) for most in range(len(names), 0, -1) for turn in turns])

    def spoken(self, languages: Sequence[str]) -> str:
        """As they are called in English."""
        return self._first([f"I speak {listed([named_in('en', one) for one in languages])}"]) if languages else ""


def _short(name: str) -> str:
    """A credential that has just been named, by its letters where it has any: CWI."""
    letters = re.search(r"\(([A-Z]{2,6})\)", name)
    return letters[1] if letters else name
