"""'Acme Foods' of '1040 Acme Foods Lodi Plant': a firm without its number in a group's books and the plant that hires.

Systems for large employers declare the part of the firm that pays. A letter goes to the firm.
"""

import re

from workers.language.words import fold
from workers.posting.name_forms.towns import TOWNS
from workers.posting.text.subjects import LEGAL_FORM

_SITE = (
    r"(?:(?:processing |manufacturing |assembly |production |packing |fabrication |repair )?(?:plant|facility|shop)"
    r"|mill|site|yard|terminal|depot|branch|warehouse|(?:distribution|service) cent(?:er|re)|campus|store|location)"
)
_NUMBERED = r"\s+(?:#|[Nn]o\. ?)?\d{1,6}"
_PARTED = r"(?:\s*[(:|/,]\s*|\s+[-\u2013\u2014]\s+)"
_SITE_BEHIND = re.compile(rf"(?P<before>.+?)\s+(?i:{_SITE})(?:{_NUMBERED})?\)?")
_SITE_BY_NUMBER = re.compile(
    rf"(?P<firm>.+?)(?:{_PARTED}|\s+)(?i:{_SITE}|planta|sucursal|tienda|almac[e\u00e9]n|cedis){_NUMBERED}\)?"
)
_SITE_BEFORE_TOWN = re.compile(
    rf"(?P<firm>.+?)(?P<parted>{_PARTED}|\s+)"
    r"(?i:planta|sucursal|cedis|f[a\u00e1]brica|almac[e\u00e9]n|terminal|centro de trabajo)\s+(?:de\s+|en\s+)?"
    r"(?P<town>[A-Z\u00c1-\u00da][^()]*?)\)?"
)
_PARTED_TOWN = re.compile(rf"(?P<firm>.+?){_PARTED}(?P<town>[^\W\d][^()|/]*?)\)?")
_NUMBER = re.compile(r"(?:[A-Z]{1,4}-?)?\d{2,8}(?:,|:|\s+[-\u2013:])?\s+(?=[^\W\d])")
"""Of two figures and more: 'US10', '1040', 'C-0412'. Names begin so too, '84 Lumber'."""
_LAW = re.compile(LEGAL_FORM)
_LONGEST_TOWN = 3
_FEWEST_WORDS = 2
"""Of a firm, where the page doesn't call it so by itself."""


def without_entity(name: str, location: str, shown: str) -> str:
    """`location`: where the work is. `shown`: the page's words, which prove what is no part of the name."""
    named = _without_site(name, location, shown)
    number = _NUMBER.match(named)
    rest = named[number.end() :] if number else named
    if len(rest.split()) >= _FEWEST_WORDS and (named != name or _says(shown, rest, named)):
        return rest
    return named


def _without_site(name: str, location: str, shown: str) -> str:
    town = fold(location.split(",", 1)[0].strip())

    def is_firm(firm: str) -> bool:
        return len(firm.split()) >= _FEWEST_WORDS and not _ends_open(firm)

    if (numbered := _SITE_BY_NUMBER.fullmatch(name)) and is_firm(numbered["firm"]):
        return _without_town_of_site(numbered["firm"], town, shown) or numbered["firm"]
    if (behind := _SITE_BEHIND.fullmatch(name)) and (firm := _without_town_of_site(behind["before"], town, shown)):
        return firm
    if (before := _SITE_BEFORE_TOWN.fullmatch(name)) and is_firm(before["firm"]):
        is_known = _is_town(before["town"], town)
        if is_known or before["parted"].strip() or _says(shown, before["firm"], name):
            return before["firm"]
    parted = _PARTED_TOWN.fullmatch(name)
    if parted and town and fold(parted["town"].split(",", 1)[0]) == town and _says(shown, parted["firm"], name):
        return parted["firm"]
    return name


def _without_town_of_site(before: str, town: str, shown: str) -> str:
    """'Acme Foods' of 'Acme Foods Lodi', whose next word is 'Plant'; '' where no town stands there."""
    words = before.replace("(", " ( ").split()
    parts = [
        (firm, place, firm.rstrip(" ,(:|/-\u2013\u2014"))
        for length in range(min(_LONGEST_TOWN, len(words) - 1), 0, -1)
        if (place := " ".join(words[-length:]))[0].isupper() and (firm := " ".join(words[:-length]))
    ]
    parted = (alone for firm, place, alone in reversed(parts) if alone and alone != firm and not _LAW.match(place))
    at_work = (alone for _, place, alone in parts if fold(place) == town and _says(shown, alone, before))
    ways = [
        (firm, place, alone)
        for firm, place, alone in parts
        if len(alone.split()) >= _FEWEST_WORDS and not _ends_open(alone)
    ]
    in_known = (alone for _, place, alone in ways if _is_town(place, town))
    called = (alone for _, _, alone in reversed(ways) if _says(shown, alone, before))
    return next(parted, "") or next(at_work, "") or next(in_known, "") or next(called, "")


def _is_town(place: str, town: str) -> bool:
    folded = fold(place.split(",", 1)[0].strip())
    return bool(folded) and (folded == town or folded in TOWNS)


def _ends_open(firm: str) -> bool:
    """'Port of', 'Bank and': the next word belongs to the name."""
    return fold(firm.rsplit(maxsplit=1)[-1]) in {"of", "the", "and", "&", "de", "del", "la", "los", "las", "y", "e"}


def _says(shown: str, firm: str, name: str) -> bool:
    """Whether the page calls the firm so, without more of a name behind it or the longer name around it."""
    alone = _NUMBER.sub("", firm, count=1)
    apart = shown.replace(name, "\n")
    return alone in apart and bool(re.search(rf"(?<!\w){re.escape(alone)}(?!\w| [A-Z&\u00c1-\u00da])", apart))
