"""A resume's summary: rank and years in the trade, what was done that the posting asks for, skills, credentials."""

from collections.abc import Iterator
from itertools import islice

from workers.writing.rules.leading import asks_to_lead, leads, leads_work
from workers.writing.rules.phrases import Statement
from workers.writing.rules.said import is_said
from workers.writing.rules.selection import Selection, is_degree
from workers.writing.trades import families_of_title

_CREDENTIALS = 2
"""That a summary names, those asked for first; more only where more are asked for."""
_SHORTEST = 4
_LONGEST = 14
"""Words of a duty that a summary has room for: a longer one takes a third line, and three jobs a second page."""
_RECENT = 2
"""Lines of work as typed that a summary names."""
_SMALL = 5
"""Words of one line that, alone of a job of several, makes its person small: flagging on road jobs."""
_SKILLS, _ENOUGH_SKILLS = 3, 2
"""Skills that a summary names; how many asked for are enough without lines of work, and in hand well without others."""


def summary(chosen: Selection) -> str:
    """Two to five short sentences, each only where there is something to say."""
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
                has_risen=chosen.has_risen(),
            )
        )
    leading = _leading(chosen)
    sentences.append(leading)
    asked = chosen.skills.asked()
    recent = "" if len(asked) >= _ENOUGH_SKILLS else _recent(chosen, leading)
    skills = [one for one in asked if one.proficiency == "Expert" or not is_said(one.name, recent, chosen.language)]
    if not any(map(chosen.skills.is_strong, skills)):
        skills = asked  # a weak one alone makes small who has done the other, and is good at it
    untold = [one for one in chosen.skills.strong() if not is_said(one.name, recent, chosen.language)]
    others = untold or ([] if any(map(chosen.skills.is_strong, skills)) else chosen.skills.strong())
    others = others if sum(map(chosen.skills.is_strong, skills)) < _ENOUGH_SKILLS else []
    skills = chosen.skills.best_first(skills, others, _SKILLS) if skills else []
    strong = say.strong(skills) if skills else ""
    sentences += [recent, strong]
    if not recent and not strong:
        sentences.append(say.experience_with(list(islice(_of_trade(chosen), _SKILLS))) or _known(chosen))
    papers = [one for one in chosen.credentials() if not is_degree(one.name)]
    if chosen.only_shows_what_is_missing(papers):
        papers = []
    sentences.append(say.holds(papers[: max(_CREDENTIALS, len(chosen.asked_held()))]))
    return style.together(sentences)


def _recent(chosen: Selection, said: str) -> str:
    """Lines of the job that heads the resume, as typed, where few rows say what is asked for.

    Beside rows they would only say the first bullets twice. Work that nobody asks for leads nothing; a short line alone
    reads as all that somebody does. Nothing is told that is `said`.
    """
    job = chosen.headline_job
    if job is None:
        return ""
    lines = [one for one in chosen.of_job.asked_in_short(job) if not is_said(one, said, chosen.language)][:_RECENT]
    is_small = len(lines) == 1 and len(lines[0].split()) <= _SMALL and len(chosen.telling.by_job[job.id]) > _RECENT
    return "" if is_small else chosen.phrases.recent(job, lines)


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
    return chosen.phrases.strong(chosen.skills.best()[:_SKILLS])


def _leading(chosen: Selection) -> str:
    """Whom the person leads or teaches, where the posting's position leads; no teaching of who leads, too."""
    if not asks_to_lead(chosen.position) or not chosen.headline_job:
        return ""
    job, telling = chosen.headline_job, chosen.telling  # a whole line before its parts
    told = [one for one in (*telling.by_job[job.id], *telling.for_letter(job)) if leads(one.text)]
    told = [one for one in told if leads_work(one.text)] or told
    parts = (part for one in told for part in (one, *one.items) if leads(part.text))
    return chosen.style.first(text for part in parts for text in _sentences(chosen, part))
