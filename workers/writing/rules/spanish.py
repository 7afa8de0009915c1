"""Spanish sentences of the built-in writer."""

import re

from workers.documents.labels import month_of
from workers.language.grammar import grammar
from workers.language.occupations import language_of_title
from workers.language.vocabulary import Concept, vocabulary
from workers.language.words import fold, words_of
from workers.writing.facts import Credential, Experience, Skill
from workers.writing.rules.phrases import Paragraph, Statement, closed, employer_of, joined, lowered
from workers.writing.rules.relevance import Thing
from workers.writing.rules.spanish_verbs import capitalized
from workers.writing.rules.style import Style
from workers.writing.trades import Tenure

_SAYS_CREDENTIAL = re.compile(
    r"(?:licencia|certificad[oa]|certificaci[oó]n|tarjeta|permiso|curso|diploma|credencial)\b", re.IGNORECASE
)


def listed(things: list[str]) -> str:
    """Things joined as A; A y B; A, B y C; with "e" before the sound i."""
    link = "e" if things and re.match(r"h?i(?!e)", fold(things[-1])) else "y"
    return joined(things, link)


def _years(number: int) -> str:
    return f"{number} {'año' if number == 1 else 'años'}"


class Spanish:
    """See `Phrases`. Where grammar would need the person's gender, a turn without it stands."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def named(self, concept: Concept) -> str:
        """As the vocabulary has it."""
        return concept.spanish

    def skill(self, row: Skill) -> str:
        """As the row has it, within a sentence."""
        return _lowered_name(row.name)

    def heading(self, title: str, years: int, tenure: Tenure | None) -> str:
        """For the head of a summary, which names nobody."""
        turns = []
        if language_of_title(title) == "en":
            if tenure and tenure.years:
                turns.append(f"{_years(tenure.years)} de experiencia en {tenure.trade('es')}")
            turns += [f"{_years(years)} de experiencia"] if years else []
            return next((turn for turn in map(closed, turns) if self._style.holds(turn)), "")
        if tenure and tenure.years > years:
            turns.append(f"{title}, {_years(tenure.years)} de experiencia en {tenure.trade('es')}")
            turns.append(f"{_years(tenure.years)} de experiencia en {tenure.trade('es')}")
        if years:
            turns.append(f"{title} con {_years(years)} de experiencia")
        turns.append(title)
        return next((turn for turn in map(closed, turns) if self._style.holds(turn)), "")

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        proven = [thing for thing in things if self._style.holds(f"Experiencia en {thing}.")]
        if not proven:
            return ""
        turns = ("Experiencia en {}", "Experiencia con {}", "La experiencia incluye {}")
        return self._style.say("experience", [closed(turn.format(listed(proven))) for turn in turns])

    def holds(self, credentials: list[Credential]) -> str:
        """Resume style, without a subject."""
        names = [_credential(one.name) for one in credentials]
        proven = [name for name in names if self._style.holds(f"Cuenta con {name}.")]
        return closed(f"Cuenta con {listed(proven)}") if proven else ""

    def opening(self, title: str, company: str) -> str:
        """The application, in one of several turns."""
        position = f"el puesto de {title}" if title else "el puesto anunciado"
        position += f" en {company}" if company else ""
        turns = (
            f"Me interesa {position}",
            f"Solicito {position}",
            f"Quisiera solicitar {position}",
            f"Escribo para solicitar {position}",
            f"Me gustaría solicitar {position}",
        )
        return self._style.say("opening", [closed(turn) for turn in turns]) or closed(turns[0])

    def asks_and_did(self, thing: Thing | None, statement: Statement) -> str:
        """What the posting asks for, beside the duty that has it."""
        did = self._clause(statement)
        if not did:
            return ""
        place = next(iter(self._where(statement.job, Paragraph("asks", 1))), "")
        capital = capitalized(place + did)
        turns = []
        if thing and not thing.is_doing:
            asked = f"experiencia con {thing.name}" if thing.is_tool else lowered(thing.name)
            turns = [
                f"Su anuncio pide {asked}: {place}{did}",
                f"Su anuncio menciona {asked}. {capital}",
                f"Ustedes piden {asked}. {capital}",
            ]
        return self._style.say("asks", [closed(turn) for turn in turns]) or self._style.say("asks", [closed(capital)])

    def works_as(self, job: Experience) -> str:
        """Where the person works now, or worked last."""
        if language_of_title(job.job_title) == "en":
            return self._works_at(job)
        role = f"{in_prose(job.job_title)}{f' en {employer_of(job)}' if employer_of(job) else ''}"
        since = month_of(job.start_date, "es")
        if job.end_date is None:
            turns = [
                f"Trabajo como {role} desde {since}",
                f"Actualmente trabajo como {role}",
                f"Desde {since} trabajo como {role}",
            ]
        else:
            until = month_of(job.end_date, "es")
            turns = [f"Trabajé como {role} hasta {until}", f"Mi último trabajo fue como {role}"]
        return self._style.say("works", [closed(turn) for turn in turns])

    def _works_at(self, job: Experience) -> str:
        """As `works_as`, where the title is a word of the other language."""
        if not employer_of(job):
            return ""
        until = f" hasta {month_of(job.end_date, 'es')}" if job.end_date else ""
        since = month_of(job.start_date, "es")
        turn = f"Trabajé en {employer_of(job)}{until}" if until else f"Trabajo en {employer_of(job)} desde {since}"
        return self._style.say("works", [closed(turn)])

    def tenure(self, title: str, tenure: Tenure | None, years: int) -> str:
        """Years in the trade, or under the title."""
        turns = []
        is_foreign = language_of_title(title) == "en"
        if tenure and (tenure.years > years or (is_foreign and tenure.years)):
            turns.append(f"Tengo {_years(tenure.years)} de experiencia en {tenure.trade('es')}")
            turns.append(f"Llevo {_years(tenure.years)} en {tenure.trade('es')}")
        elif years and not is_foreign:
            turns.append(f"Tengo {_years(years)} de experiencia como {in_prose(title)}")
            turns.append(f"He trabajado {_years(years)} como {in_prose(title)}")
        return self._style.say("tenure", [closed(turn) for turn in turns])

    def told(self, job: Experience, statements: list[Statement], telling: Paragraph) -> str:
        """A paragraph about one job: what stands in the first person by itself, the rest as what the work includes."""
        sentences: list[str] = []
        included: list[str] = []
        for statement in statements:
            if len(sentences) + bool(included) >= telling.most:
                break
            if told := statement.clause:
                turns = self._turns(job, told, len(sentences), telling)
                sentences += filter(None, [self._style.say(f"{telling.place} {len(sentences)}", turns)])
            elif (thing := statement.noun) and self._style.holds(capitalized(closed(f"mi trabajo incluye {thing}"))):
                included.append(thing)
        if included and len(sentences) < telling.most:
            sentences += filter(None, [self._included(job, included[:3], telling, is_first=not sentences)])
        return self._style.together_from_first(sentences)

    def _turns(self, job: Experience, told: str, number: int, telling: Paragraph) -> list[str]:
        if number == 0 and telling.is_introduced:
            turns = [f"ahí {told}"] if employer_of(job) else [told]
            turns += [] if told.startswith("trabaj") else [f"en ese trabajo {told}"]
        elif number == 0 and not telling.is_named:
            turns = [f"{where}{told}" for where in self._where(job, telling)]
        elif number == 0:
            turns = [f"ahí también {told}", f"también {told}", f"en ese trabajo también {told}"]
        elif number == 1 and not telling.is_named:
            turns = [f"también {told}", f"además, {told}"]
        else:
            turns = [told]
        return [closed(capitalized(turn)) for turn in turns]

    def _included(self, job: Experience, things: list[str], telling: Paragraph, *, is_first: bool) -> str:
        if len(things) > 1:
            whole = self._includes(job, things, telling, is_first=is_first)
            return whole or self._included(job, things[:-1], telling, is_first=is_first)
        return self._includes(job, things, telling, is_first=is_first)

    def _includes(self, job: Experience, things: list[str], telling: Paragraph, *, is_first: bool) -> str:
        verb = "incluye" if job.end_date is None else "incluyó"
        if is_first and telling.is_introduced:
            turns = [f"ese trabajo {verb} {listed(things)}", f"mi trabajo ahí {verb} {listed(things)}"]
        elif is_first and not telling.is_named:
            turns = [f"{where}mi trabajo {verb} {listed(things)}" for where in self._where(job, telling)]
        else:
            turns = [f"mi trabajo también {verb} {listed(things)}", f"ese trabajo también {verb} {listed(things)}"]
        return self._style.say(f"included {telling.place}", [closed(capitalized(turn)) for turn in turns])

    def _where(self, job: Experience, telling: Paragraph) -> list[str]:
        role = in_prose(job.job_title)
        is_foreign = language_of_title(job.job_title) == "en"
        if not employer_of(job):
            return [f"como {role}, "] if not is_foreign else []
        turns = [f"en {employer_of(job)}, "]
        if not is_foreign:
            turns.append(f"como {role} en {employer_of(job)}, ")
        if job.end_date and job.end_date.year > job.start_date.year:
            turns.append(f"en {employer_of(job)}, de {job.start_date.year} a {job.end_date.year}, ")
        if telling.is_same_employer:
            return turns[-1:] if is_foreign else turns[1:2]
        if telling.is_earlier:
            turns.append(f"antes, en {employer_of(job)}, ")
        return turns

    def _clause(self, statement: Statement) -> str:
        """A clause of its own: "soldé vigas", "mi trabajo incluye soldar vigas"."""
        if own := statement.clause:
            return own
        included = statement.noun
        verb = "incluye" if statement.job.end_date is None else "incluyó"
        return f"mi trabajo {verb} {included}" if included else ""

    def i_hold(self, credentials: list[Credential], asked: frozenset[str]) -> str:  # noqa: ARG002 - one list reads well
        """Certifications in force, with how long they are valid where one is named alone."""
        proven = [one for one in credentials if self._style.holds(f"Tengo {_credential(one.name)}.")]
        if not proven:
            return ""
        names = listed([_credential(one.name) for one in proven])
        if len(proven) == 1 and proven[0].expires:
            valid = closed(f"Cuento con {names}, vigente hasta {month_of(proven[0].expires, 'es')}")
            if self._style.holds(valid):
                return valid
        turns = [closed(f"Cuento con {names}"), closed(f"Tengo {names}"), closed(f"Tengo vigentes {names}")]
        return self._style.say("hold", turns if len(proven) > 1 else turns[:2])

    def my_skills(self, things: list[str]) -> str:
        """Skills of the profile's rows."""
        proven = [thing for thing in things if self._style.holds(f"Tengo experiencia con {thing}.")]
        if not proven:
            return ""
        turns = ["Tengo experiencia con {}", "He trabajado con {}"]
        if any(thing.startswith("trabajo") for thing in proven):
            turns = ["Tengo experiencia en {}"]
        return self._style.say("skills", [closed(turn.format(listed(proven))) for turn in turns])

    def closing(self, title: str, company: str) -> str:
        """The last paragraph."""
        position = f"el puesto de {title}" if title else "el puesto"
        place = f" en {company}" if company else ""
        turns = (
            f"Con gusto puedo conversar con ustedes sobre {position}. Gracias por su atención.",
            "Agradezco su tiempo y quedo a sus órdenes para cualquier pregunta.",
            f"Me gustaría conversar sobre {position}. Muchas gracias por su consideración.",
            f"Me gustaría conversar sobre el trabajo{place}. Gracias por su tiempo.",
            "Espero su respuesta. Gracias por leer mi solicitud.",
            f"Gracias por considerarme para {position}. Quedo a sus órdenes.",
        )
        return self._style.say("closing", turns) or "Gracias por su atención."


def _credential(name: str) -> str:
    """A credential within a sentence: common nouns small, and said to be one where its name doesn't say so."""
    if _SAYS_CREDENTIAL.match(name):
        article = "el" if re.match(r"certificado|permiso|curso|diploma", name, re.IGNORECASE) else "la"
        return f"{article} {name[:1].lower()}{name[1:]}"
    first = name.split(maxsplit=1)[0]
    return name if first.isupper() or any(c.isdecimal() for c in first) else f"la certificación {name}"


def _lowered_name(name: str) -> str:
    """A machine's or a skill's name, small where it begins with a common noun."""
    read = words_of(name)
    known = vocabulary("es").find(read, grammar("es").keys_of(read))
    is_common = bool(known) and known[0][0] == 0 and not read[0].surface.isupper()
    plain = not any(c.isupper() for c in name[1:])
    return name[:1].lower() + name[1:] if is_common or plain else name


def in_prose(title: str) -> str:
    """A title as a sentence has it: small letters, but for acronyms and numerals."""
    bare = title.split(",", maxsplit=1)[0]
    return " ".join(word.lower() if word[:1].isupper() and word[1:].islower() else word for word in bare.split())
