"""Spanish sentences of a letter. Where grammar would need the person's gender, a turn without it stands."""

import re
from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title
from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.person.facts import Experience, Reachable
from workers.writing.person.own_gender import is_of_both
from workers.writing.rules.career import Career
from workers.writing.rules.letter.asked_answer import OF_THE_WORK
from workers.writing.rules.letter.lead import Lead, is_said_twice
from workers.writing.rules.letter.spanish_held import ONE_PAPER, SpanishHeld
from workers.writing.rules.lines.lead_and_lines import with_lines
from workers.writing.rules.rows.listed_rows import with_validity
from workers.writing.rules.spanish import in_prose, years_of
from workers.writing.trades.risen import rise_within
from workers.writing.words.kinds_of_titles import field_of_title, names_thing_beside
from workers.writing.words.phrases import capitalized, closed, employer_of, lowered

_PUBLIC_HE = re.compile(
    r"(?:Municipio|Ayuntamiento|Condado|Distrito|Gobierno|Departamento|Hospital|Hotel|Puerto(?= de )|Aeropuerto"
    r"|Instituto)\b"
)
_PUBLIC_SHE = re.compile(r"(?:Ciudad de(?!l)|Universidad|Secretar[i\u00ed]a|Escuela|Cl[i\u00ed]nica)\b")
"""What is no firm's own name alone, so that Spanish puts its article before it."""


class SpanishLetter(SpanishHeld):
    """The Spanish sentences of a letter (`LetterSentences`)."""

    def applied(self, title: str, company: str) -> str:
        """Tell what is applied for and nothing more."""
        return closed(f"Solicito {_position(title, company)}")

    def opening(self, title: str, company: str, lead: Lead, career: Career) -> str:
        """The lead decides how the letter begins."""
        applying = f"Solicito {_position(title, company)}"
        now = self._works(career)
        if lead.kind == "job":
            together = f"Trabajo como {_role(career.job)} y solicito {_position(title, company)}"
            turns = [together] if career.is_held and _role(career.job) else []
            return self._first([*turns, f"{applying}. {now}" if now else applying])
        if lead.kind == "years":
            return self._first(self._of_years(applying, now, career))
        proof = self._proof(lead)
        if not proof:
            return ""
        turns = [f"{now}, y {proof}"] if now and lead.kind in {"credential", "level"} else []
        turns += [f"{now}. {capitalized(proof)}"] if now else [capitalized(proof)]
        return self._first([f"{applying}. {one}" for one in turns])

    def _of_years(self, applying: str, now: str, career: Career) -> list[str]:
        tenure = career.tenure
        if tenure and tenure.years == career.years_here and career.is_held and _role(career.job):
            trade = "" if is_said_twice(tenure.trade("es"), career.job.job_title, "es") else f" en {tenure.trade('es')}"
            worked = f"{years_of(tenure.years)} de experiencia{trade} como {_role(career.job)}"
            return [f"{applying}. Tengo {worked}", *([f"{applying}. {now}"] if now else [])]
        if not (career.years and tenure):
            return [f"{applying}. {now}"] if now else []
        worked = f"{years_of(tenure.years)} de experiencia en {tenure.trade('es')}"
        turns = [
            f"{applying}. Tengo {worked}. {now}",
            f"{applying}. Llevo {years_of(tenure.years)} en {tenure.trade('es')}. {now}",
        ]
        if career.job in tenure.jobs and career.is_held and career.years_here > 1 and _role(career.job):
            last = f"los últimos {career.years_here} como {_role(career.job)}"
            turns = [f"{applying} con {worked}, {last}", f"{applying}. Tengo {worked}, {last}", *turns]
        return turns

    def _proof(self, lead: Lead) -> str:
        if lead.credential:
            turn = lowered(ONE_PAPER) if self._say.style.has_one_paper else "mis certificaciones incluyen {}"
            return turn.format(with_validity(lead.credential.name, lead.credential, "es"))
        return f"mis habilidades incluyen {self._say.skill(lead.skill)}" if lead.skill else ""

    def _works(self, career: Career) -> str:
        """Tell where the person works, without a full stop."""
        job = career.job
        role, since = _role(job), month_of(job.start_date, "es")
        until = month_of(job.end_date, "es") if job.end_date else ""
        if role and employer_of(job) and rise_within(job):
            now = in_prose(job.job_title)
            worked = f"De {since} a {until} trabajé en {employer_of(job)}" if until else ""
            return (
                f"{worked}, al final como {now}"
                if until
                else f"Trabajo en {employer_of(job)} desde {month_of(career.there_since, 'es')}, ahora como {now}"
            )
        if role:
            return f"De {since} a {until} trabajé como {role}" if until else f"Trabajo como {role} desde {since}"
        if not employer_of(job):
            return ""
        field = field_of_title(job.job_title)
        begun = month_of(job.start_date if field else career.there_since, "es")
        place = f"{field} en {employer_of(job)}".strip()
        return f"Trabajé {place} hasta {until}" if until else f"Trabajo {place} desde {begun}"

    def since(self, job: Experience, lines: Sequence[str]) -> str:
        """What somebody has done since the job that the letter is about."""
        where = _where(job)
        begun = month_of(job.start_date, "es")
        lead = (
            f"De {begun} a {month_of(job.end_date, 'es')} trabajé {where}"
            if job.end_date
            else f"Desde {begun} trabajo {where}"
        )
        return with_lines(self._say.style, [lead] if where else [], _in_one_form(lines, job))

    def earlier(self, job: Experience, lines: Sequence[str]) -> str:
        """Tell an earlier job with its years, since no other job stands beside it."""
        where = _where(job)
        return with_lines(
            self._say.style, [f"{_span(job)} trabajé {where}"] if where else [], _in_one_form(lines, job), bare=False
        )

    def before(self, job: Experience, career: Career, lines: Sequence[str], *, number: int) -> str:
        """Who rose with one employer says so."""
        place = employer_of(job)
        field = field_of_title(job.job_title)
        is_nobody = field or language_of_title(job.job_title) == "en" or names_thing_beside(job.job_title)
        role = "" if is_nobody else in_prose(job.job_title)
        if place and career.began_with(job):
            where = "Ahí mismo" if career.is_there(job) else f"En {place}"
            begun = f"{where} empecé en {month_of(job.start_date, 'es')}"
            lines = _in_one_form(lines, job)
            leads = [f"{begun} como {role}"] if role else [f"{begun} {field}"] if field else []
            return with_lines(self._say.style, [*leads, f"{begun} en otro puesto"], lines)
        first, last = job.start_date.year, (job.end_date or job.start_date).year
        begin, behind = "Antes trabajé", f" ({first} a {last})" if first != last else f" ({first})"
        if number:
            begin, behind = f"{_span(job)} trabajé", ""
        at = "ahí mismo" if career.is_there(job) else f"en {place}"
        leads = [f"{begin} {at}{behind}"] if place else []
        if role and leads and rise_within(job):
            leads = [f"{leads[0]}, al final como {role}", *leads]
        elif role:
            where = f"{role} {at}" if place else f"{role} por mi cuenta" if job.company_name else role
            leads = [f"{begin} como {where}{behind}", *leads, f"{begin} como {role}{behind}"]
        elif field and leads:
            leads = [f"{begin} {field} {at}{behind}", *leads]
        return with_lines(self._say.style, leads, _in_one_form(lines, job))

    def answer(self, lines: Sequence[str]) -> str:
        """Tell the lines that answer the posting as they were typed."""
        return with_lines(self._say.style, [OF_THE_WORK["es"]], lines, bare=False)

    def closing(self, title: str, company: str, reachable: Reachable, email: str) -> str:
        """Close the letter with the phone and e-mail of the profile."""
        place = f" en {with_article(company)}" if company else ""
        about = [f"sobre el trabajo{place}", "sobre el trabajo"]
        about = ["sobre el puesto", *about] if title else about  # which the opening has named
        willing = (
            "Con gusto puedo conversar con ustedes",
            "Quedo a sus órdenes para conversar",
            "Me gustaría conversar",
        )
        talk = (f"{one} {what}" for what in about for one in self._say.style.ordered("closing", willing))
        ways = f"al {reachable.phone}" if reachable.phone else ""
        ways += f"{' o ' if ways else ''}en {email}" if email else ""
        reached = self._first([f"Me pueden localizar {ways}"]) if ways else ""
        return " ".join(filter(None, (self._first(talk), reached, "Gracias por su tiempo.")))


def _in_one_form(lines: Sequence[str], job: Experience) -> list[str]:
    """Lines of one sentence that tell what "I" do, or did: infinitives behind "trabajé" would read as notes.

    Of habit where the job has ended: "subía material; limpiaba el patio".
    """
    past = job.end_date is not None
    told = ((line, in_own_voice(lowered(line), past=past, of_habit=True)) for line in lines)
    return [own if own != lowered(line) else line for line, own in told]


def _span(job: Experience) -> str:
    first, last = job.start_date.year, (job.end_date or job.start_date).year
    return f"De {first} a {last}" if first != last else f"En {first}"


def _where(job: Experience) -> str:
    """Tell as whom, or in what, and where somebody worked."""
    place = f"en {employer_of(job)}" if employer_of(job) else ""
    return f"como {_role(job)}" if _role(job) else f"{field_of_title(job.job_title)} {place}".strip()


def _position(title: str, company: str) -> str:
    position = f"el puesto de {title}" if _is_sayable(title) else "el puesto anunciado"
    return f"{position} en {with_article(company)}" if company else position


def with_article(company: str) -> str:
    """An employer within a sentence: en el Municipio de Caguas."""
    if _PUBLIC_HE.match(company):
        return f"el {company}"
    return f"la {company}" if _PUBLIC_SHE.match(company) else company


def _is_sayable(title: str) -> bool:
    """Whether a sentence has room for it: nobody applies as a "supervisor(a)"."""
    return bool(title) and not is_of_both(title)


def _role(job: Experience) -> str:
    """A role at its employer; empty where the title is a word of the other language, or names no person."""
    if not job.job_title or language_of_title(job.job_title) == "en" or field_of_title(job.job_title):
        return ""
    if names_thing_beside(job.job_title):
        return ""
    return f"{in_prose(job.job_title)} en {employer_of(job)}" if employer_of(job) else in_prose(job.job_title)
