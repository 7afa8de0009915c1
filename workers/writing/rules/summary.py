"""A resume's summary: rank and years in the trade, what was done that the posting asks for, skills, credentials."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from workers.language.grammar import LanguageCode, grammar
from workers.writing.person.facts import Credential, Experience
from workers.writing.person.tenure import years_with_employer_of
from workers.writing.rules.asked.said import is_said
from workers.writing.rules.asked.wishes import Answered, together_answered
from workers.writing.rules.first_work import is_whole
from workers.writing.rules.letter.service import serves_as_asked, service_in_english
from workers.writing.rules.lines.without_person import in_one_sentence
from workers.writing.rules.rows.anybodys_papers import is_degree, says_little_unasked
from workers.writing.rules.rows.journey_cards import apprenticeship_asked, journey_card_asked
from workers.writing.rules.rows.schooling import degree_asked, requires_schooling
from workers.writing.rules.selection import Selection
from workers.writing.rules.work_beside_rows import (
    ENOUGH_SKILLS,
    MOST_LINES,
    MOST_SKILLS,
    Told,
    fullest,
    main_first,
    makes_small,
    skills_beside,
)
from workers.writing.rules.worth.hours import says_hours
from workers.writing.rules.worth.leading import leads, leads_work, position_leads
from workers.writing.trades.families import WITH_MACHINES, families_of_title
from workers.writing.trades.risen import has_risen
from workers.writing.words.articles import article_for
from workers.writing.words.phrases import Statement

_CREDENTIALS = 2
"""That a summary names, those asked for first; more only where more are asked for."""
_NEWLY_ANSWERED = 0.25
"""What a further one must answer of the posting's wishes, a full one being 1."""
_FAR_MORE = 2
"""How many times as much of the wishes a longer line tells than the one that it stands for."""
_RANKED = re.compile(r"\w+ (?:[\w-]+ )?(?:crew|team|shift|line|cell|job|site) (?:lead(?:er)?|foreman|boss|chief)\b")
"""An act before a rank, which is the rank's name: install crew lead."""
_INCLUDES = re.compile(r"Work includ")
"""What begins a sentence of things; one of them alone may be none of leading."""
_OF_NEW_HIRES = re.compile(r"\borientations?\b", re.IGNORECASE)
"""What is told to whoever begins, which leads nobody."""
_SHORTEST = 4
_LONGEST = 14
"""Words of a duty that a summary has room for: a longer one takes a third line, and three jobs a second page."""


def summary(chosen: Selection) -> str:
    """Write two to five short sentences, each only where there is something to say."""
    say, style = chosen.phrases, chosen.style
    sentences = []
    if chosen.headline:
        years = chosen.years_under_headline()
        sentences.append(
            say.heading(
                chosen.headline,
                years,
                chosen.tenure,
                chosen.headline_job,
                is_all=years >= chosen.years_in_all(),
                has_risen=has_risen(chosen.headline_job, chosen.facts.experiences),
                here=_years_there(chosen),
            )
        )
    sentences.append(say.also_in(chosen.other) if chosen.other and not _is_within(chosen, sentences) else "")
    sentences.append(_journeyman(chosen))
    sentences.append(_leading(chosen))
    papers = _papers(chosen)
    holds = say.holds(papers)
    degree = degree_asked(chosen.facts, chosen.posting_text)
    studied = say.has_degree(degree) if degree else ""
    work = _work_and_skills(chosen, sentences, holds)
    if _is_part(sentences[-1], work[0], chosen.language):
        sentences[-1] = ""
    if (joined := in_one_sentence(sentences[-1], work[0])) and style.holds(joined):
        sentences[-1], work[0] = joined, ""
    work.append(_served(chosen))
    orders = [[*sentences, *work, *held] for held in ((holds, studied), (studied, holds))]
    if any(map(chosen.papers.is_must, papers)):  # whoever reads looks for it first
        first = studied if studied and requires_schooling(chosen.requirements) else ""
        rest = "" if first else studied
        orders = [[*sentences, holds, first, *work, rest], [*sentences, first, holds, *work, rest], *orders]
    whole = (told for order in orders if (told := " ".join(filter(None, order))) == style.together(order))
    return next(whole, None) or max(map(style.together, orders), key=len)


def _is_within(chosen: Selection, said: Sequence[str]) -> bool:
    """Whether the years in another trade were with the employer of whose years the head has told all."""
    job, other = chosen.headline_job, chosen.other
    if job is None or other is None or not any(one[:1].isdigit() for one in said):
        return False
    return all(one.has_employer_of(job) for one in other.jobs)


def _years_there(chosen: Selection) -> int:
    """Full years with the employer of the job that heads the resume, 0 where it wasn't the last one there."""
    job, jobs = chosen.headline_job, chosen.facts.experiences
    is_last = job is not None and not any(one.start_date > job.start_date and one.has_employer_of(job) for one in jobs)
    return years_with_employer_of(job, jobs, chosen.facts.today) if is_last else 0


def _journeyman(chosen: Selection) -> str:
    """Tell that an apprenticeship was finished, where the posting wants a journeyman."""
    if chosen.language != "en":
        return ""
    card = journey_card_asked(chosen.facts, chosen.posting_text)
    if card:
        return chosen.phrases.has_degree(card)
    course = apprenticeship_asked(chosen.facts, chosen.posting_text)
    return (
        chosen.style.first([f"Completed the {course}", f"Completed {article_for(course)} {course}"]) if course else ""
    )


def _served(chosen: Selection) -> str:
    """Military service before the job that heads the resume, where the posting welcomes it."""
    jobs = [one for one in chosen.facts.experiences if serves_as_asked(one, chosen.posting_text)]
    told = (service_in_english(one) for one in jobs if one is not chosen.headline_job)
    return chosen.style.first(told) if chosen.language == "en" else ""


def _papers(chosen: Selection) -> list[Credential]:
    """The first few, and of the rest what is asked for or answers a wish that those before it don't."""
    papers = [one for one in chosen.credentials() if not is_degree(one.name)]
    if chosen.only_shows_what_is_missing(papers):
        return []
    wishes, asked = chosen.telling.wishes, chosen.asked_held()
    told = list[Credential]()
    answered: Answered = {}
    for paper in papers:
        own = wishes.answered(paper.name)
        is_asked = paper in asked or chosen.papers.is_said_by_name(paper)
        is_little = not is_asked and says_little_unasked(paper.name)
        if is_little and (any(one in asked for one in papers) or _is_of_machine_beside(chosen, paper)):
            continue
        is_new = chosen.papers.is_spoken_of(paper) and wishes.gain(own, answered) >= _NEWLY_ANSWERED
        if len(told) < _CREDENTIALS or is_asked or is_new:
            told.append(paper)
            answered = together_answered(answered, own)
    return told


def _is_of_machine_beside(chosen: Selection, paper: Credential) -> bool:
    """Whether it is the card of a machine with which neither the position nor the person's own title has to do."""
    is_own = bool(families_of_title(chosen.headline) & WITH_MACHINES)
    return chosen.skills.is_of_machine_beside(paper.name) and not is_own


def _work_and_skills(chosen: Selection, before: Sequence[str], behind: str) -> list[str]:
    """Tell the work and skills that answer most of the posting's wishes, in as many words as rows alone take."""
    say = chosen.phrases
    usual = _usual(chosen, " ".join(before))
    led = _led(chosen, " ".join(before))
    for told in fullest(chosen, usual, [*before, behind]):
        job, lines, skills = chosen.headline_job, told.lines, told.skills
        if not set(led) <= set(lines):
            continue
        recent = say.recent(job, lines, beside=bool(before[-1])) if job and lines else ""
        strong = say.strong(list(skills)) if skills else ""
        is_whole = bool(recent) == bool(lines) and bool(strong) == bool(skills) and bool(recent or strong)
        sentences = list(filter(None, [*before, recent, strong, behind]))
        if is_whole and (told is usual or chosen.style.together(sentences) == " ".join(sentences)):
            return [recent, strong]
    things = list(islice(_of_trade(chosen), MOST_SKILLS))
    known, experience = _known(chosen), say.experience_with(things)
    # one thing alone says little: "experience with training"
    return ["", (known or experience) if len(things) == 1 else (experience or known)]


def _is_part(sentence: str, of: str, language: LanguageCode) -> bool:
    """Whether a sentence says only what stands in another: lead 9 loaders, of "lead 9 loaders, 32 dock doors"."""
    keys = [" ".join(grammar(language).keys(one)) for one in (sentence, of)]
    return bool(keys[0]) and f" {keys[0]} " in f" {keys[1]} "


def _usual(chosen: Selection, said: str) -> Told:
    """Rows that are asked for, and lines of work where those are few; who led, where the position leads."""
    asked = chosen.skills.asked()
    led = _led(chosen, said)
    recent = [] if len(asked) >= ENOUGH_SKILLS else _recent(chosen, said)
    others = [one for one in recent if one not in led]
    if not others and (led or 0 < len(asked) < ENOUGH_SKILLS):  # without rows the best skills are told
        others = _main(chosen, said, led)
    first = 0 if any(map(chosen.telling.leads_first, led)) else 1  # to have taught or stood in stands behind the work
    recent = [*others[:first], *led, *others[first:]][:MOST_LINES]
    return Told(recent, skills_beside(chosen, asked, "; ".join(recent)))


def _main(chosen: Selection, said: str, led: Sequence[str]) -> list[str]:
    """The job's main line where none is asked for: of the position's own trade, or beside what was led or taught."""
    job, telling = chosen.headline_job, chosen.telling
    is_of_trade = families_of_title(chosen.headline) & families_of_title(chosen.position)
    if job is None or not (led or is_of_trade):
        return []
    lines = [one for one in chosen.of_job.in_short(job, telling.by_job[job.id]) if is_whole(one) and one not in led]
    lines = [one for one in lines if not (says_hours(one) or is_said(one, said, chosen.language))]
    typed = chosen.of_job.in_short(job, telling.typed_first[job.id])
    told = [*(one for one in typed if one in lines), *lines][:1]
    return [] if not led and makes_small(chosen, job, told) else told


def _led(chosen: Selection, said: str) -> list[str]:
    """The line that tells of leading, where the position leads and nothing that is `said` tells of it; no limit counts.

    Who runs the shop only when the boss is out has led, and is asked for that.
    """
    job, telling = chosen.headline_job, chosen.telling
    if job is None or _leading(chosen) or any(map(leads, said.split(". "))):
        return []
    asked = telling.says_leading_as_asked if chosen.language == "en" else telling.leads_as_asked
    told = [one for one in telling.by_job[job.id] if asked(one.text) and not _OF_NEW_HIRES.search(one.text)]
    lines = chosen.of_job.in_short(job, told, _LONGEST, with_limits=True)
    return sorted(lines, key=lambda one: not telling.leads_as_asked(one))[:1]


def _recent(chosen: Selection, said: str) -> list[str]:
    """Lines of the job that heads the resume, as typed, where few rows say what is asked for.

    Beside rows they would only say the first bullets twice. Work that nobody asks for leads nothing; a short line alone
    reads as all that somebody does. Nothing is told that is `said`.
    """
    job = chosen.headline_job
    if job is None:
        return []
    asked = [one for one in chosen.of_job.asked_in_short(job) if not is_said(one, said, chosen.language)]
    lines = _of_weight(chosen, job, main_first(chosen, asked)[:MOST_LINES], said)
    return [] if makes_small(chosen, job, lines) else lines


def _of_weight(chosen: Selection, job: Experience, lines: list[str], said: str) -> list[str]:
    """The lines, or in place of one that tells little of the wishes the longer one that tells most of them.

    Who gives prices on a tablet and repairs leaks is a plumber by the latter.
    """
    if len(lines) != 1:
        return lines
    telling, wishes = chosen.telling, chosen.telling.wishes
    asked = [one for one in telling.by_job[job.id] if telling.is_asked(one)]
    longer = [one for one in chosen.of_job.in_short(job, asked, _LONGEST) if not is_said(one, said, chosen.language)]
    gains = {one: wishes.gain(wishes.answered(one), {}) for one in (*lines, *longer)}
    best = max(gains, key=lambda one: gains[one])
    return [best] if gains[best] > _FAR_MORE * gains[lines[0]] else lines


def _sentences(chosen: Selection, statement: Statement) -> Iterator[str]:
    """The whole line: a part of it says less than a summary should."""
    text = chosen.phrases.done(statement) if statement.is_plain else ""
    if text and _SHORTEST <= len(text.split()) <= _LONGEST:
        yield text


def _of_trade(chosen: Selection) -> Iterator[str]:
    """Things that are asked for and done; of another trade's names none: who plumbs columns does no plumbing."""
    own = families_of_title(chosen.headline)
    return (thing for thing in chosen.things() if families_of_title(thing) <= own)


def _known(chosen: Selection) -> str:
    """What is in hand best, where nothing of it was asked for."""
    return chosen.phrases.strong(chosen.skills.best()[:MOST_SKILLS])


def _leading(chosen: Selection) -> str:
    """Whom the person leads or teaches, where the posting's position leads; no teaching of who leads, too."""
    if not position_leads(chosen.position) or not chosen.headline_job:
        return ""
    job, telling = chosen.headline_job, chosen.telling  # a whole line before its parts
    told = [one for one in (*telling.by_job[job.id], *telling.for_letter(job)) if leads(one.text)]
    told = [one for one in told if leads_work(one.text)] or told
    parts = (part for one in told for part in (one, *one.items) if leads(part.text))
    texts = (text for part in parts for text in _sentences(chosen, part))
    texts = (one for one in texts if not _RANKED.match(one) and (leads(one) or not _INCLUDES.match(one)))
    return chosen.style.first(texts)
