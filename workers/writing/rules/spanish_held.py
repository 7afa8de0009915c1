"""Spanish sentences of a letter about what somebody holds and knows: years, credentials, skills, languages."""

from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title
from workers.language.spoken import named_in
from workers.writing.facts import Credential, Skill
from workers.writing.rules.career import Career
from workers.writing.rules.phrases import capitalized, lowered
from workers.writing.rules.spanish import Spanish, in_prose, in_sentence, listed, years_of

_DATED = 2
"""Credentials of a sentence that says how long each is valid."""


class SpanishHeld:
    """The part of `LetterSentences` behind the work."""

    def __init__(self, say: Spanish) -> None:
        self._say = say
        self._first = say.style.first

    def years(self, career: Career, asked: int | None) -> str:
        """Answers the posting's figure where it has one."""
        tenure = career.tenure
        if not tenure or not tenure.years:
            return ""
        have = f"tengo {years_of(tenure.years)} de experiencia en {tenure.trade('es')}"
        turns = [f"Piden {years_of(asked)}; {have}"] if asked else []
        return self._first([*turns, capitalized(have), f"Llevo {years_of(tenure.years)} en {tenure.trade('es')}"])

    def held(self, credentials: Sequence[Credential], *, asked: bool) -> str:
        """Dates behind one or two; more are named alone."""
        proven = [one for one in credentials if self._first([f"Tengo {in_sentence(one.name)}"])]
        if not proven:
            return ""
        names = [in_sentence(one.name) for one in proven]
        if len(proven) == 1:
            until = f", vigente hasta {month_of(proven[0].expires, 'es')}" if proven[0].expires else ""
            turns = [f"Cuento con {names[0]} que piden{until}"] if asked else []
            return self._first([*turns, f"Cuento con {names[0]}{until}", f"Cuento con {names[0]}"])
        dated = [
            f"{name} (vigente hasta {month_of(one.expires, 'es')})" if one.expires else name
            for one, name in zip(proven, names, strict=True)
        ]
        turns = (
            [f"Cuento con {listed(dated)}"] if len(names) <= _DATED and not any("(" in name for name in names) else []
        )
        return self._first([*turns, f"Cuento con {listed(names)}", f"Tengo {listed(names)}"])

    def known(self, skills: Sequence[Skill]) -> str:
        """Experts first; who is advanced says so, the rest is experience."""
        by_level = {
            level: [self._say.skill(one) for one in skills if one.proficiency == level][:3]
            for level in ("Expert", "Advanced", "Intermediate")
        }
        parts = [f"nivel experto en {listed(by_level['Expert'])}"] if by_level["Expert"] else []
        parts += [f"nivel avanzado en {listed(by_level['Advanced'])}"] if by_level["Advanced"] else []
        used = by_level["Intermediate"]
        first = self._first([f"Tengo {listed(parts)}"]) if parts else ""
        second = self._first([f"También tengo experiencia con {listed(used)}"]) if used else ""
        if first or second:
            return " ".join(filter(None, (first, second)))
        every = [one for named in by_level.values() for one in named if self._first([f"Tengo experiencia con {one}"])]
        return self._first([f"Tengo experiencia con {listed(every[:4])}"]) if every else ""

    def years_as(self, career: Career, asked: int) -> str:
        """By the title, since no trade's name is known."""
        title = career.job.job_title
        if language_of_title(title) == "en":
            return ""
        years = years_of(career.years_here)
        have = f"llevo {years} como {in_prose(title)}" if career.is_held else f"trabajé {years} como {in_prose(title)}"
        return self._first([f"Piden {years_of(asked)}; {have}"])

    def experience(self, things: Sequence[str]) -> str:
        """Only those that are proven."""
        proven = [one for one in things if self._first([f"También tengo experiencia en {one}"])]
        return self._first([f"También tengo experiencia en {listed(proven)}"]) if proven else ""

    def begun(self, skills: Sequence[Skill]) -> str:
        """The level within the sentence, before the thing."""
        names = [self._say.skill(one) for one in skills]
        turns = ("Tengo nivel básico en {}", "Tengo experiencia básica con {}")
        return self._first([turn.format(listed(names[:most])) for most in range(len(names), 0, -1) for turn in turns])

    def spoken(self, languages: Sequence[str]) -> str:
        """As they are called in Spanish."""
        names = [lowered(named_in("es", one)) for one in languages]
        return self._first([f"Hablo {listed(names)}"]) if languages else ""
