"""A resume's summary: rank and years in the trade, what the posting asks for and is in hand best, credentials."""

from workers.writing.rules.leading import asks_to_lead, leads
from workers.writing.rules.selection import Selection

_STEM = 6
_CREDENTIALS = 2
"""That a summary names, those asked for first; more only where more are asked for."""
_LONGEST_LEADING = 14
"""Words of a duty that a summary has room for."""


def summary(chosen: Selection) -> str:
    """Two to four short sentences, each only where there is something to say."""
    say, style = chosen.phrases, chosen.style
    sentences = []
    if chosen.headline:
        years = chosen.years_under_headline()
        sentences.append(say.heading(chosen.headline, years, chosen.tenure(), chosen.headline_job))
    sentences.append(_leading(chosen))
    skills = [one for one in chosen.asked_skills() if one.proficiency in {"Expert", "Advanced"}]
    strong = say.strong(skills) if skills else ""
    sentences.append(strong)
    things = [thing for thing in chosen.things() if not _is_in(thing, strong)]
    sentences.append(say.experience_with(things[:3]) or ("" if strong else _known(chosen)))
    sentences.append(say.holds(chosen.credentials()[: max(_CREDENTIALS, len(chosen.asked_held()))]))
    return style.together(sentences)


def _is_in(thing: str, said: str) -> bool:
    """Whether every word of a thing stands there already, in whatever form: hydraulics in hydraulic elevators."""
    return all(word[:_STEM] in said.casefold() for word in thing.casefold().split())


def _known(chosen: Selection) -> str:
    """What is in hand best, where nothing of it was asked for."""
    best = [one for one in chosen.best_skills() if one.proficiency in {"Expert", "Advanced"}]
    return (chosen.phrases.strong(best) if best else "") or chosen.phrases.experience_with(chosen.skill_names())


def _leading(chosen: Selection) -> str:
    """Whom the person has led or taught, where the posting's position leads; Spanish tells it as oneself."""
    if chosen.language == "es" or not asks_to_lead(chosen.position) or not chosen.headline_job:
        return ""
    told = (one.text for one in chosen.telling.by_job[chosen.headline_job.id] if leads(one.text))
    return chosen.style.first(text for text in told if len(text.split()) <= _LONGEST_LEADING)
