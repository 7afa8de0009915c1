"""English words as sentences of the built-in writer have them: lists, articles, titles, names, plurals."""

import re

from workers.language.occupations import names_occupation
from workers.writing.trades.titles import is_somebody, parts_of_title
from workers.writing.words.articles import article_for
from workers.writing.words.kinds_of_titles import with_kind_before, with_level_before
from workers.writing.words.phrases import calm, joined
from workers.writing.words.title_case import in_title_case

_COMMON_NOUN = re.compile(
    r"(?:Department|City|County|Town|Port|State|University)(?: of\b|$)|United States\b(?! Steel)"
    r"|(?:[A-Z][\w&]* (?:and )?){1,3}(?:Department|Division|Authority|Commission|Bureau) of\b"
    r"|(?:Village|Township|Borough|Parish|Commonwealth|Diocese|Archdiocese) of\b"
    r"|U\.?S\.? (?:Department|Forest|Postal|Bureau|Fish|Geological|General Services|Customs|National|Government)\b"
    r"|(?:City|County|Town|Port|State)\b.* (?:Department|District|Authority|Board|Schools?|Hospital|Commission|Agency)$"
)
"""A public body; what only begins with such a word is a firm's own name: Port City Collision Center."""
_SERVICE = re.compile(
    r"\b(?<!Old )(?:Army|Navy|Air Force|Space Force|Marines|Marine Corps|Coast Guard|National Guard|USAF|USMC|USCG|USN)"
    r"(?: Reserves?)?(?=$|,| [-\u2013\u2014(/])"
)
"""An armed service, whatever base or unit stands behind it: U.S. Air Force, Travis AFB."""
_SERVICE_BEFORE = re.compile(
    r"(?:US |U\.S\. )?(Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard) (?=\w)", re.IGNORECASE
)
_PLAIN_WORD = re.compile(r"\(?[A-Z][a-z]+(?:['\u2019]s)?[,;:]?\)?|(?:[A-Z][a-z]+|\d+)(?:[-/][A-Z]?[a-z]+)+")
_FIRST_GRADE = re.compile(r" I(?=$| \()")
_RANK = re.compile(r" (?:I{1,3}|IV|V|[1-5])$")
"""Mechanic 2, Operator II."""
_LATER = re.compile(r"(?:later|then|now|also|formerly|previously)\b", re.IGNORECASE)
"""What somebody rose to in one row: "lathe hand, later second shift leadman"."""
_ROSE = re.compile(r"(?:later|then|now)\b", re.IGNORECASE)
_SEVERAL = re.compile(r"\w\s*/\s*\w")
"""Several titles beside a slash: operator-in-training / operator I."""
_OF_CLASS = re.compile(r"class [a-d]\b ?", re.IGNORECASE)
_MEASURE = re.compile(r"\d ?(?:ft|in|mm|hp|ton|lb|kw|v)$", re.IGNORECASE)
"""A name that ends on how large its thing is: boom lift 60 ft."""
_CREW = re.compile(r"\w (?:crew|team)$", re.IGNORECASE)
_SHIFT = re.compile(
    r"\s+\(?(?:(?:1st|2nd|3rd|first|second|third|day|night|swing|graveyard|evening)[- ]shift|nights|days|graveyards?"
    r"|overnights?)\)?$",
    re.IGNORECASE,
)
"""When one works, behind who one is: brake operator 2nd shift."""
_SEVERAL_EMPLOYERS = re.compile(r"(?:various|several|different|multiple|many) (?=[a-z])", re.IGNORECASE)
"""Employers that a row doesn't name: various signatory contractors."""
_LABOR = re.compile(r"(?<= )labor\b(?=$| / )", re.IGNORECASE)
"""Work that stands for who does it: general labor."""
_IN_WORDS = re.compile(r"[^\W\d]+(?:[ -][^\W\d]+)* / [^\W\d]+(?:[ -][^\W\d]{2,})*")
_YEAR = re.compile(r"(?<=\d[snrt][tdh]) yr\b\.?")


def listed(things: list[str]) -> str:
    """Things joined as A; A and B; A, B and C; by semicolons where one of them has a comma."""
    return joined(things, "and")


def with_article(title: str) -> str:
    """The title behind "a" or "an": an HVAC technician, a MIG welder; who is in a crew is part of it."""
    if _CREW.search(title):
        return f"part of the {title}"
    return f"{article_for(title)} {title}"


def in_prose(title: str) -> str:
    """A title as a sentence has it: in small letters, but for acronyms and names, and for one with a rank's number.

    What somebody rose to in the same row stays: a lathe hand, later second shift leadman.
    """
    parts = parts_of_title(with_level_before(with_kind_before(calm(title))))
    held = [part for part in parts if not _LATER.match(part)] or [title]
    said = next(filter(names_occupation, held), None) or next(filter(is_somebody, held), held[0])
    risen = next((part for part in parts[1:] if _ROSE.match(part)), "")
    return ", ".join(filter(None, (_told(said), _in_small_letters(risen))))


def _told(said: str) -> str:
    said = _LABOR.sub("laborer", said)
    bare = _with_aside(_YEAR.sub(" year", _without_shift(said)))
    if not _SEVERAL.search(bare):
        bare = _FIRST_GRADE.sub("", bare)  # which reads as the person who speaks, and says the least
    if _RANK.search(bare):
        return in_title_case(bare, "en")
    if of_class := _OF_CLASS.match(bare):
        return f"{of_class[0].title()}{in_prose(bare[of_class.end() :])}"
    return _in_small_letters(bare)


def _with_aside(title: str) -> str:
    """What else the job is behind who one is, in brackets: a CNC machinist (set up), of "CNC Machinist / Set Up".

    Somebody else that one is, too, stands behind "and": a trackman and machine operator.
    """
    who, slash, else_done = title.partition(" / ")
    if not slash or "(" in title or " / " in else_done or not is_somebody(who):
        return title
    if is_somebody(else_done):
        return f"{who} and {else_done}" if _IN_WORDS.fullmatch(title) else title
    return f"{who} ({else_done})"


def _in_small_letters(text: str) -> str:
    def small(word: str) -> str:
        return "/".join(part.lower() if _PLAIN_WORD.fullmatch(part) else part for part in word.split("/"))

    return " ".join(map(small, text.split()))


def _without_shift(title: str) -> str:
    """The title without its shift where what is left still says who one is."""
    bare = _SHIFT.sub("", title)
    return bare if is_somebody(bare) else title


def with_the(company: str) -> str:
    """The name, with an article where it is a common noun: the Department of the Interior, but Acme Shipyard."""
    is_common = _COMMON_NOUN.match(company) or (_SERVICE.search(company) and not company.startswith("The "))
    return f"the {company}" if is_common else company


def at_employer(company: str) -> str:
    """Return a workplace with its preposition: at Acme Shipyard, but in the US Army."""
    if several := _SEVERAL_EMPLOYERS.match(company):
        return f"with {several[0].lower()}{company[several.end() :]}"
    return f"{'in' if _SERVICE.search(company) else 'at'} {with_the(company)}" if company else ""


def title_at(title: str, company: str) -> str:
    """The title without the armed service that its employer names: 91D generator mechanic, in the US Army."""
    service = _SERVICE_BEFORE.match(title)
    return title[service.end() :] if service and service[1].casefold() in company.casefold() else title


def worked_at(place: str) -> str:
    """What somebody did `at_employer` where no title is told: worked at Acme Shipyard, served in the US Army."""
    return f"{'served' if place.startswith('in ') and _SERVICE.search(place) else 'worked'} {place}"


def plural(name: str) -> str:
    """More of a machine or a tool by its name."""
    if name.endswith(("s", "equipment")) or _MEASURE.search(name):
        return name
    if re.search(r"[^aeiou]y$", name):
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("x", "ch", "sh")) else f"{name}s"


def years_of(number: int) -> str:
    """A number of years, one of them in the singular."""
    return f"{number} {'year' if number == 1 else 'years'}"
