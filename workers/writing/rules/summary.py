"""A resume's summary: years in the trade, what was asked for and done, certificates in force."""

from workers.writing.rules.selection import Selection


def summary(chosen: Selection) -> str:
    """Two or three sentences, each only where there is something to say."""
    say = chosen.phrases
    sentences = []
    if chosen.headline:
        years = chosen.years_under_headline()
        sentences.append(say.heading(chosen.headline, years, chosen.tenure()))
    sentences.append(say.experience_with(chosen.things()) or say.experience_with(chosen.skill_names()))
    sentences.append(say.holds(chosen.credentials()))
    return chosen.style.together(sentences)
