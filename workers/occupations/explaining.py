"""Why an occupation is suggested, and what it would take: messages for both languages, and the English of them."""

from collections.abc import Iterator

from common.jobs.kinds import match_careers as words
from common.messages import Message
from common.tables import OccupationOutlook
from workers.occupations.figures import Figures
from workers.occupations.person import Person
from workers.occupations.suggesting import Suggestion
from workers.occupations.tickets import Ticket, tickets_of

_PAYS_MORE_PERCENT = 5
_OWN_WORDS = 3
_EDUCATION = {
    "certificate": words.EDUCATION_CERTIFICATE,
    "some_college": words.EDUCATION_COLLEGE,
    "associate": words.EDUCATION_ASSOCIATE,
    "bachelor": words.EDUCATION_BACHELOR,
    "master": words.EDUCATION_ADVANCED,
    "doctoral": words.EDUCATION_ADVANCED,
}
_EXPERIENCE = {"under_5_years": words.EXPERIENCE_SOME, "5_years": words.EXPERIENCE_FIVE}
_TRAINING = {
    "short": words.TRAINING_SHORT,
    "moderate": words.TRAINING_MODERATE,
    "long": words.TRAINING_LONG,
    "apprenticeship": words.TRAINING_APPRENTICESHIP,
    "residency": words.TRAINING_LONG,
}


def reasons(suggestion: Suggestion, figures: Figures, *, step_up: bool) -> Iterator[Message]:
    """Yield the reasons for a suggestion: what leads to it, the person's own words for it, and whether it pays more."""
    origin = suggestion.origin
    if origin is None or not origin.is_job:
        yield words.FITS_YOUR_WORDS.told()
    else:
        title = figures.title(origin.code)
        title_es = figures.title_es(origin.code) or title
        ladder = words.STEP_UP if step_up else words.NEXT_STEP
        yield (ladder if suggestion.is_ladder else words.RELATED_WORK).told(from_title=title, from_title_es=title_es)
    if suggestion.own_words:
        # Whole lines as they were typed, with capitals and commas of their own: unquoted they run into the sentence.
        quoted = tuple(f"\u201c{one}\u201d" for one in suggestion.own_words[:_OWN_WORDS])
        yield words.OWN_WORDS_COUNT.told(words=quoted)
    if origin and (percent := _pays_more(figures.outlook(origin.code), figures.outlook(suggestion.code))):
        yield words.PAYS_MORE.told(percent=percent)


def have(suggestion: Suggestion, person: Person) -> Iterator[Message]:
    """Yield what the person already has for it: certificates first, then years."""
    for ticket in tickets_of(suggestion.code):
        if ticket.is_named_in([*person.certificates, *person.skills]):
            yield words.TICKET_HELD.told(name=ticket.en, name_es=ticket.es)
    if suggestion.origin and (years := _whole_years(suggestion.origin.years)):
        yield words.EXPERIENCE_HELD.told(count=years)


def missing(suggestion: Suggestion, person: Person, outlook: OccupationOutlook) -> Iterator[Message]:
    """Yield what the person lacks for it, in the order in which to begin."""
    for ticket in tickets_of(suggestion.code):
        if not ticket.is_named_in([*person.certificates, *person.skills]):
            yield _wanted(ticket)
    for found in (
        _EDUCATION.get(outlook.education or ""),
        _TRAINING.get(outlook.training or ""),
        _EXPERIENCE.get(outlook.experience or "") if not _has_years(suggestion) else None,
    ):
        if found:
            yield found.told()


def explanation(why: list[Message], wanted: list[Message]) -> str:
    """The English of the reasons and of the first thing to do."""
    return " ".join(message.message for message in [*why, *wanted[:1]])


def _whole_years(years: float) -> int:
    """Return the completed years; a leap day that the average year lacks doesn't take one away."""
    return int(years + 1 / 365)


def _has_years(suggestion: Suggestion) -> bool:
    return suggestion.origin is not None and suggestion.origin.years >= 5  # noqa: PLR2004 - BLS' own limit


def _wanted(ticket: Ticket) -> Message:
    if not ticket.required:
        return words.TICKET_HELPS.told(name=ticket.en, name_es=ticket.es)
    if ticket.months:
        return words.TICKET_REQUIRED_MONTHS.told(name=ticket.en, name_es=ticket.es, months=ticket.months)
    return words.TICKET_REQUIRED.told(name=ticket.en, name_es=ticket.es)


def _pays_more(here: OccupationOutlook, there: OccupationOutlook) -> int | None:
    """Whole percent of one vintage's medians; None where either isn't published or they are of different years."""
    if not here.median_hourly_wage or not there.median_hourly_wage or here.california_period != there.california_period:
        return None
    percent = round(100 * (there.median_hourly_wage / here.median_hourly_wage - 1))
    return percent if percent >= _PAYS_MORE_PERCENT else None
