"""English sentences of a letter behind its opening."""

import re
from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.detect import language_of
from workers.language.occupations import language_of_title
from workers.writing.person.facts import Experience, Reachable
from workers.writing.rules.career import Career
from workers.writing.rules.letter.asked_answer import OF_THE_WORK
from workers.writing.rules.letter.english_held import EnglishHeld
from workers.writing.rules.letter.english_opening import EnglishOpening, role_of
from workers.writing.rules.lines.lead_and_lines import with_lines
from workers.writing.trades.risen import rise_within
from workers.writing.trades.titles import is_somebody
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.english_words import at_employer, in_prose, title_at, with_article, with_the, worked_at
from workers.writing.words.kinds_of_titles import where_of_title
from workers.writing.words.phrases import employer_of

_IN_SPANISH = re.compile(r"[áéíóúñ]|\b(?:de|del|y)\b", re.IGNORECASE)


class EnglishLetter(EnglishOpening, EnglishHeld):
    """The English sentences of a letter (`LetterSentences`)."""

    def since(self, job: Experience, lines: Sequence[str]) -> str:
        """What somebody has done since the job that the letter is about."""
        role, place = role_of(job), at_employer(employer_of(job))
        begun = month_of(job.start_date, "en")
        if job.end_date:
            span = f"From {begun} to {month_of(job.end_date, 'en')}"
            leads = [f"{span} I was {role}" if role else "", f"{span} I {worked_at(place)}" if place else ""]
        else:
            span = f"Since {begun}"
            leads = [f"{span} I have been {role}" if role else "", f"{span} I have worked {place}" if place else ""]
        return with_lines(self._say.style, [one for one in leads if one], lines)

    def earlier(self, job: Experience, lines: Sequence[str]) -> str:
        """Tell an earlier job with its years, since no other job stands beside it."""
        span = _span(job)
        leads = [f"{span} I was {role}" if (role := role_of(job)) else ""]
        leads.append(f"{span} I {worked_at(place)}" if (place := at_employer(employer_of(job))) else "")
        return with_lines(self._say.style, [one for one in leads if one], lines, bare=False)

    def before(self, job: Experience, career: Career, lines: Sequence[str], *, number: int) -> str:
        """Who rose with one employer says so."""
        title, place = title_at(english_title(job.job_title), job.company_name), at_employer(employer_of(job))
        role = with_article(in_prose(title)) if is_somebody(title) and not _is_spanish(title) else ""
        where = "" if role else where_of_title(title)
        if place and career.began_with(job):
            begun = f"I started {'there' if career.is_there(job) else place} in {month_of(job.start_date, 'en')}"
            leads = [f"{begun} as {role}"] if role else [f"{begun} {where}"] if where else []
            named = "" if not title or _is_spanish(title) or language_of(job.duties) == "es" else f"{begun} ({title})"
            return with_lines(
                self._say.style, [*leads, *([named] if named else []), f"{begun} in another position"], lines
            )
        first, last = job.start_date.year, (job.end_date or job.start_date).year
        span = _span(job)
        place = "there" if place and career.is_there(job) else place
        begin = "Before that I" if job is career.previous else "Earlier I"
        behind = f" ({first} to {last})" if first != last else f" ({first})"
        if number:
            begin, behind = f"{span} I", ""
        leads = [f"{begin} {worked_at(place)}{behind}"] if place else []
        if where:
            leads = [f"{begin} worked {where} {place}".rstrip() + behind, *leads]
        if role and leads and rise_within(job):
            leads = [f"{leads[0]}, last as {role}", *leads]
        if role and not (place and rise_within(job)):
            own = f"a self-employed {in_prose(title).removeprefix('self-employed ')}"
            where = f"{role} {place}" if place else own if job.company_name else role
            leads = [f"{begin} was {where}{behind}", *leads, f"{span} I was {where}"]
        return with_lines(self._say.style, leads, lines)

    def answer(self, lines: Sequence[str]) -> str:
        """Tell the lines that answer the posting as they were typed."""
        return with_lines(self._say.style, [OF_THE_WORK["en"]], lines, bare=False)

    def closing(self, title: str, company: str, reachable: Reachable, email: str) -> str:
        """Close the letter with the phone and e-mail of the profile."""
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


def _span(job: Experience) -> str:
    first, last = job.start_date.year, (job.end_date or job.start_date).year
    return f"From {first} to {last}" if first != last else f"In {first}"


def _is_spanish(title: str) -> bool:
    return language_of_title(title) == "es" or bool(_IN_SPANISH.search(title))
