"""How an English letter opens: what is applied for, beside what its person has most of."""

from workers.documents.labels import month_of
from workers.language.occupations import language_of_title
from workers.writing.person.facts import Experience
from workers.writing.rules.career import Career
from workers.writing.rules.english import English
from workers.writing.rules.letter.english_held import ONE_PAPER
from workers.writing.rules.letter.lead import Lead, is_said_twice
from workers.writing.rules.rows.listed_rows import as_paper, with_validity
from workers.writing.trades.risen import rise_within
from workers.writing.trades.titles import is_somebody
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.articles import is_paper, with_credential_article
from workers.writing.words.english_words import at_employer, in_prose, title_at, with_article, with_the, years_of
from workers.writing.words.kinds_of_titles import where_of_title
from workers.writing.words.phrases import closed, employer_of


class EnglishOpening:
    """The first half of a letter's English sentences (`LetterSentences`)."""

    def __init__(self, say: English) -> None:
        self._say = say
        self._first = say.style.first

    def applied(self, title: str, company: str) -> str:
        """Tell what is applied for and nothing more."""
        return closed(f"I am applying for {position(title, company)}")

    def opening(self, title: str, company: str, lead: Lead, career: Career) -> str:
        """The lead decides how the letter begins."""
        begins = self._say.style.ordered("begins", ("I am applying for", "I would like to be considered for"))
        applying = f"{begins[0]} {position(title, company)}"
        now = self._works(career)
        if lead.kind == "job":
            role = role_of(career.job)
            turns = [f"I am {role}, and {applying}"] if role and career.is_held else []
            where = _workplace(career) if career.is_held else ""
            turns += [f"{applying}. {one}" for one in (now, where) if one]
            return self._first([*turns, applying])
        if lead.kind == "years":
            return self._first(self._of_years(f"I am applying for {position(title, company)}", now, career))
        proof = self._proof(lead)
        if not proof:
            return ""
        # A title that the gate can't follow must not take the employer with it: "before that" needs one.
        works = [one for one in dict.fromkeys((now, _workplace(career))) if one]
        turns = [f"{one}. {proof}" for one in works]
        return self._first([f"{applying}. {one}" for one in (*turns, proof)])

    def _of_years(self, applying: str, now: str, career: Career) -> list[str]:
        job, tenure = career.job, career.tenure
        if career.years and tenure:
            worked = f"{years_of(tenure.years)} in {tenure.trade('en')}"
            behind = [
                f"{applying}. I have {worked} behind me. {now}",
                f"{applying}. I have worked in {tenure.trade('en')} for {years_of(tenure.years)}. {now}",
            ]
            is_of_trade = job in tenure.jobs
            if is_of_trade and career.is_held and (career.years_here or rise_within(job)) and role_of(job):
                last = (
                    f"the last {career.years_here} as {role_of(job)}"
                    if career.years_here > 1
                    else f"now as {role_of(job)}"
                )
                sought = applying.removeprefix("I am applying for ")
                turns = (
                    f"{applying}. I bring {worked}, {last}",
                    f"Please consider me for {sought}. I bring {worked}, {last}",
                    f"I have {worked}, {last}, and {applying}",
                )
                return [*self._say.style.ordered("years", turns), *behind]
            return behind
        if tenure and tenure.years == career.years_here and career.is_held and role_of(job):
            trade = "" if is_said_twice(tenure.trade("en"), job.job_title, "en") else f" in {tenure.trade('en')}"
            worked = f"{years_of(tenure.years)}{trade} as {role_of(job)}"
            told = self._say.style.ordered(
                "years", (f"{applying}. I bring {worked}", f"I have {worked}, and {applying}")
            )
            return [*told, *([f"{applying}. {now}"] if now else [])]
        return [f"{applying}. {now}"] if now else []

    def _proof(self, lead: Lead) -> str:
        if lead.credential:
            paper = as_paper(lead.credential.name)
            name, is_held = with_validity(paper, lead.credential, "en"), is_paper(paper)
            several = ONE_PAPER if self._say.style.has_one_paper else "My certifications include {}"
            return f"I hold {with_credential_article(name)}" if is_held else several.format(name)
        return f"My skills include {self._say.skill(lead.skill)}" if lead.skill else ""

    def _works(self, career: Career) -> str:
        """Tell where the person works, without a full stop."""
        job = career.job
        role, since = role_of(job), month_of(job.start_date, "en")
        if not role:
            return _workplace(career)
        if not employer_of(job) and job.company_name:
            return (
                f"I have been self-employed as {role} since {since}"
                if career.is_held
                else f"I was {role} until {month_of(job.end_date, 'en')}"
                if job.end_date
                else ""
            )
        if rise_within(job):
            now = with_article(in_prose(english_title(job.job_title)))
            return f"{_workplace(career)}, {'last' if job.end_date else 'now'} as {now}"
        if job.end_date:
            return f"I was {role} from {since} to {month_of(job.end_date, 'en')}"
        return f"I have been {role} since {since}"


def _workplace(career: Career) -> str:
    """Tell where the person works or worked since the first day there, where the title can't be told."""
    job = career.job
    where = "" if role_of(job) else where_of_title(english_title(job.job_title))
    begun = job.start_date if where else career.there_since
    place = f"{where} {at_employer(employer_of(job))}".strip()
    if place and job.end_date:
        return f"I worked {place} until {month_of(job.end_date, 'en')}"
    return f"I have worked {place} since {month_of(begun, 'en')}" if place else ""


def position(title: str, company: str) -> str:
    """What is applied for; its employer only where the title doesn't name it."""
    named = f"the {title} position" if title else "the position you posted"
    is_in_title = company.casefold() in title.casefold()
    return f"{named} at {with_the(company)}" if company and not is_in_title else named


def role_of(job: Experience) -> str:
    """A role at its employer: a roofer at Summit Roofing; empty where the title is a word of the other language."""
    title = english_title(job.job_title)
    if not title or language_of_title(title) == "es" or not is_somebody(title):
        return ""
    role = with_article(in_prose(title_at(title, job.company_name)))
    return f"{role} {at_employer(employer_of(job))}".rstrip()
