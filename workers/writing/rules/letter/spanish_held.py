"""Spanish sentences of a letter about what somebody holds and knows: years, credentials, skills, languages."""

import re
from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title, names_occupation
from workers.language.spoken import named_in
from workers.writing.person.facts import Credential, Skill, SpokenLanguage, Training
from workers.writing.rules.asked.own_gear import Gear
from workers.writing.rules.career import Career
from workers.writing.rules.rows.listed_rows import listing, with_validity
from workers.writing.rules.rows.schooling import paper_in_spanish
from workers.writing.rules.spanish import Spanish, in_prose, listed, years_of
from workers.writing.trades.years_in_trades import Tenure
from workers.writing.words.phrases import capitalized, lowered

_PAPER = re.compile(
    r"(?:tarjeta|licencia|certificado|certificaci[oó]n|credencial|curso|permiso|endoso|cdl)\b", re.IGNORECASE
)
ONE_PAPER = "Cuento con esta certificación: {}"
"""How one is told that its person has no other of."""
_ROWS = (
    ("Mis certificaciones incluyen {}", "Mis habilidades: {}"),
    ("Mis certificaciones: {}", "Mis habilidades incluyen {}"),
)
"""How credentials and skills are told in one letter: never both in the same turn."""


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

    def held(self, credentials: Sequence[Credential], *, is_more: bool) -> str:
        """Tell credentials as a list, since a name may be anything, in either language."""
        plain = [one.name for one in credentials]
        until = [with_validity(one.name, one, "es") for one in credentials]
        own = [one[0] for one in self._say.style.ordered("rows", _ROWS)]
        if len(plain) == 1:
            own = [ONE_PAPER if self._say.style.has_one_paper else _ROWS[0][0]]
        turns = ["Mis certificaciones también incluyen {}"] if is_more else own
        most = len(plain)
        return listing(self._say.style, turns, until, listed, most=most) or listing(
            self._say.style, turns, plain, listed, most=most
        )

    def pursued(self, names: Sequence[str]) -> str:
        """What is yet to be earned, by its name alone."""
        return self._first([f"Tengo en curso {listed(list(names))}"]) if names else ""

    def lapsed(self, credentials: Sequence[Credential]) -> str:
        """Tell when credentials expired, by month."""
        over = ((_as_lapsed(one.name), month_of(one.expires, "es")) for one in credentials if one.expires)
        return " ".join(filter(None, (self._first([f"Mi {name} venció en {month}"]) for name, month in over)))

    def known(self, skills: Sequence[Skill], *, is_more: bool) -> str:
        """List skills, each with its level in brackets, since a skill's name may be anything."""
        own = [one[1] for one in self._say.style.ordered("rows", _ROWS)]
        if len(skills) == 1:
            own = [_ROWS[1][1]]  # one that stands behind a colon is no list
        turns = ["Mis habilidades también incluyen {}"] if is_more else own
        return listing(self._say.style, turns, [self._say.skill(one) for one in skills], listed, most=len(skills))

    def years_as(self, career: Career, asked: int) -> str:
        """Tell the years under the title, since the trade has no known name."""
        title = career.job.job_title
        if language_of_title(title) == "en":
            return ""
        years = years_of(career.years_here)
        have = f"llevo {years} como {in_prose(title)}" if career.is_held else f"trabajé {years} como {in_prose(title)}"
        return self._first([f"Piden {years_of(asked)}; {have}"])

    def spoken(self, languages: Sequence[SpokenLanguage]) -> str:
        """Tell the languages by their Spanish names."""
        names = [f"{lowered(named_in('es', one.name))}{' básico' if one.level == 'Basic' else ''}" for one in languages]
        return self._first([f"Hablo {listed(names)}"]) if languages else ""

    def also_in(self, tenure: Tenure) -> str:
        """Tell the years in a further trade, behind those in one's own."""
        return self._first([f"También tengo {years_of(tenure.years)} de experiencia en {tenure.trade('es')}"])

    def led(self, years: int, asked: int | None) -> str:
        """Beside what the posting asks for."""
        have = f"tengo {years_of(years)} de experiencia como líder"
        alone = capitalized(have)
        return self._first([f"Piden {years_of(asked)}; {have}", alone] if asked else [alone])

    def brings(self, gear: Gear) -> str:
        """Tell own tools and vehicles in words of our own, since a row's name may be a list."""
        return self._first([f"Tengo {'herramienta propia' if gear == 'tools' else 'vehículo propio'}"])

    def studied(self, training: Training, *, is_over: bool) -> str:
        """What was earned, where the row tells that; else behind a colon, since it may be anything."""
        year = str(training.end_date.year) if is_over and training.end_date else ""
        aside = f" ({year})" if year else ""
        turns = [f"{'Estudié' if is_over else 'Estudio'} en {training.school}: {training.credential}{aside}"]
        if is_over and (paper := paper_in_spanish(training.credential)):
            where = ", ".join(filter(None, (training.school, year)))
            turns.insert(0, f"Obtuve mi {paper} ({where})")
        return self._first(turns)


def _as_lapsed(name: str) -> str:
    is_code = name.isupper() and " " not in name
    of = "de " if names_occupation(name.split(maxsplit=1)[0]) else ""
    return (
        lowered(name)
        if _PAPER.match(name)
        else name
        if is_code
        else f"certificación {of}{lowered(name) if of else name}"
    )
