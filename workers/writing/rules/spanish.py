"""Spanish sentences of the built-in writer."""

import re
from functools import cache

from workers.language.grammar import grammar
from workers.language.vocabulary import Concept
from workers.language.words import fold
from workers.writing.facts import Experience

_FIRST_PERSON = re.compile(r"^\w+(?:é|í|aba|ía)$|^(?:hice|conduje|mantuve|puse|traje|produje)$", re.IGNORECASE)


def listed(things: list[str]) -> str:
    """Things joined as A; A y B; A, B y C; with "e" before the sound i."""
    if len(things) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(things)
    link = "e" if re.match(r"h?i(?!e)", fold(things[-1])) else "y"
    return f"{', '.join(things[:-1])} {link} {things[-1]}"


class Spanish:
    """See `Phrases`. Where grammar would need the person's gender, a turn without it stands."""

    def named(self, concept: Concept) -> str:
        """As the vocabulary has it."""
        return concept.spanish

    def title_with_years(self, title: str, years: int) -> str:
        """For the head of a summary, which names nobody."""
        return f"{title} con {years} {'año' if years == 1 else 'años'} de experiencia."

    def experience_with(self, things: list[str]) -> str:
        """Resume style, without a subject."""
        return f"Experiencia en {listed(things)}."

    def holds(self, credentials: list[str]) -> str:
        """Resume style, without a subject."""
        return f"Cuenta con {listed(credentials)}."

    def applying(self, title: str, company: str) -> str:
        """The letter's first sentence; title and company may be unknown."""
        position = f"el puesto de {title}" if title else "el puesto anunciado"
        return f"Me interesa {position}{f' en {company}' if company else ''}."

    def works_as(self, job: Experience) -> str:
        """Where the person works now, or worked last."""
        if job.end_date is None:
            return f"Actualmente trabajo como {job.job_title} en {job.company_name}."
        return f"Recientemente trabajé como {job.job_title} en {job.company_name}."

    def years_as(self, title: str, years: int) -> str:
        """Years in the trade."""
        return f"Tengo {years} {'año' if years == 1 else 'años'} de experiencia como {title}."

    def did(self, job: Experience, statements: list[str], *, as_title: bool) -> list[str]:
        """The first names the employer, and the title where two jobs were with one employer."""
        sentences: list[str] = []
        for statement in statements:
            place = "" if sentences else f"En {job.company_name}, {f'como {job.job_title}, ' if as_title else ''}"
            also = "también " if sentences else ""
            includes = "incluye" if job.end_date is None else "incluyó"
            text = statement[:1].lower() + statement[1:]
            first, _, rest = text.partition(" ")
            if re.search(r"(?:ción|sión|miento|dura|aje|eza)$", first):
                sentences.append(_capital(f"{place}mi trabajo {also}{includes} {text}."))
            elif _FIRST_PERSON.match(first) and grammar("es").key(fold(first)) in grammar("es").verbs:
                sentences.append(_capital(f"{place}{also}{text}."))
            elif (infinitive := _infinitives().get(grammar("es").key(fold(first)))) and not _has_other_verb(rest):
                sentences.append(_capital(f"{place}mi trabajo {also}{includes} {infinitive} {rest}."))
        return sentences

    def posting_asks(self, things: list[str]) -> str:
        """Only what the profile shows firsthand."""
        these = "este requisito" if len(things) == 1 else "estos requisitos"
        return f"Su anuncio pide {listed(things)}, y mi experiencia abarca {these}."

    def i_hold(self, credentials: list[str]) -> str:
        """Certifications in force."""
        return f"Cuento con {listed(credentials)}."

    def my_skills(self, things: list[str]) -> str:
        """Skills of the profile's rows."""
        return f"Mis habilidades incluyen {listed(things)}."

    def closing(self) -> str:
        """The last paragraph."""
        return "Con gusto puedo conversar con ustedes sobre el puesto y sobre mi experiencia. Gracias por su atención."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _has_other_verb(rest: str) -> bool:
    """Whether a second verb, in a form of its own, follows: then the first can't be put into the infinitive alone."""
    after_link = re.findall(r"(?:\by\b|,)\s+(\w+)", rest)
    return any(
        grammar("es").key(fold(word)) in grammar("es").verbs and not re.search(r"(?:ar|er|ir)$", word)
        for word in after_link
    )


@cache
def _infinitives() -> dict[str, str]:
    language = grammar("es")
    return {language.key(verb): verb for verb in sorted(language.verb_bases)}
