"""A resume's summary: rank and years in the trade, what was done that the posting asks for, skills, credentials."""

from collections.abc import Iterator

from workers.writing.rules.leading import asks_to_lead, leads
from workers.writing.rules.phrases import Statement
from workers.writing.rules.selection import Selection
from workers.writing.rules.unsaid import is_said
from workers.writing.trades import families_of_title

_STEM = 6
_CREDENTIALS = 2
"""That a summary names, those asked for first; more only where more are asked for."""
_LONGEST = 14
"""Words of a duty that a summary has room for: a longer one takes a third line, and three jobs a second page."""
_TRIED = 4
"""Duties among which one is found that makes a sentence."""
_SKILLS = 3


def summary(chosen: Selection) -> str:
    """Two to five short sentences, each only where there is something to say."""
    say, style = chosen.phrases, chosen.style
    sentences = []
    if chosen.headline:
        years = chosen.years_under_headline()
        sentences.append(say.heading(chosen.headline, years, chosen.tenure(), chosen.headline_job))
    leading = _leading(chosen)
    done = _done(chosen, leading)
    sentences += [leading, done]
    skills = [one for one in chosen.asked_skills() if one.proficiency in {"Expert", "Advanced"}]
    skills = [one for one in skills if not is_said(one.name, done, chosen.language)]
    strong = say.strong(skills[:_SKILLS]) if skills else ""
    sentences.append(strong)
    if not done:
        things = [thing for thing in _of_trade(chosen) if not _is_in(thing, strong)]
        sentences.append(say.experience_with(things[:3]) or ("" if strong else _known(chosen)))
    sentences.append(say.holds(chosen.credentials()[: max(_CREDENTIALS, len(chosen.asked_held()))]))
    return style.together(sentences)


def _is_in(thing: str, said: str) -> bool:
    """Whether every word of a thing stands there already, in whatever form: hydraulics in hydraulic elevators."""
    return all(word[:_STEM] in said.casefold() for word in thing.casefold().split())


def _done(chosen: Selection, leading: str) -> str:
    """The duty of the job that heads the resume which speaks most to the posting, as a sentence."""
    if not chosen.headline_job:
        return ""
    statements = chosen.telling.for_letter(chosen.headline_job)[:_TRIED]
    return chosen.style.first(text for one in statements for text in _sentences(chosen, one) if text not in leading)


def _sentences(chosen: Selection, statement: Statement) -> Iterator[str]:
    for one in (statement, *statement.items):
        text = chosen.phrases.done(one)
        if text and len(text.split()) <= _LONGEST:
            yield text


def _of_trade(chosen: Selection) -> Iterator[str]:
    """Things that are asked for and done; of another trade's names none: who plumbs columns does no plumbing."""
    own = families_of_title(chosen.headline)
    return (thing for thing in chosen.things() if families_of_title(thing) <= own)


def _known(chosen: Selection) -> str:
    """What is in hand best, where nothing of it was asked for."""
    best = [one for one in chosen.best_skills() if one.proficiency in {"Expert", "Advanced"}]
    return (chosen.phrases.strong(best) if best else "") or chosen.phrases.experience_with(chosen.skill_names())


def _leading(chosen: Selection) -> str:
    """Whom the person leads or teaches, where the posting's position leads."""
    if not asks_to_lead(chosen.position) or not chosen.headline_job:
        return ""
    told = (one for one in chosen.telling.for_letter(chosen.headline_job) if leads(one.text))
    return chosen.style.first(text for one in told for text in _sentences(chosen, one) if len(text.split()) <= _LONGEST)
