"""Words that stand beside an entry and say when, where or how long: dates, places, durations, links. Never a title, an employer or
a duty."""

import re

from workers.reading.dates import find_date, find_range

STATES = (
    "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX "
    "UT VT VA WA WV WI WY PR AB BC MB NB NL NS ON PE QC SK UK USA US D.C. B.C. S.C. N.C. N.Y."
).split()
_STATE_NAMES = (
    "Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana "
    "Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah "
    "Vermont Virginia Washington Wisconsin Wyoming México Mexico Canada Guatemala Colombia Honduras Türkiye Turkey Germany France España Spain India Jalisco Sonora"
).split() + ["New York", "New Jersey", "New Mexico", "New Hampshire", "North Carolina", "South Carolina", "North Dakota", "South Dakota", "Rhode Island",
             "West Virginia", "Puerto Rico", "El Salvador", "Baja California", "Costa Rica", "Nuevo León", "United States", "Estados Unidos"]  # fmt: skip
_TOWN = r"(?:[A-ZÁÉÍÓÚÑ][\w.'’-]*|St\.|Ft\.|Mt\.)(?:\s(?:de|del|la|las|los|of|[A-ZÁÉÍÓÚÑ][\w.'’-]*)){0,3}"
_REGION = (
    "(?:" + "|".join(re.escape(name) for name in sorted(STATES + _STATE_NAMES, key=len, reverse=True)) + r")(?![\w])\.?"
)
PLACE = re.compile(
    rf"(?:\bCity\s*,\s*State\b(?:\s*,\s*(?:United States|US|USA))?|\b{_TOWN}\s*,\s*{_REGION}(?:\s*,?\s*(?:USA|U\.S\.A\.|United States|EE\.?\s?UU\.?))?(?:\s+\d{{5}}(?:-\d{{4}})?)?)"
)
_LENGTH = re.compile(
    r"^\W*(?:\d{1,2}\+?\s*(?:years?|yrs?\.?|months?|mos?\.?|años?|meses|mes)\W*(?:and|y|,)?\s*)+\W*$", re.IGNORECASE
)
_LINK = re.compile(r"^(?:https?://|www\.)\S+$|^\S+\.(?:com|org|net|io|edu|gov|mx)(?:/\S*)?$", re.IGNORECASE)
_REMOTE = re.compile(
    r"^\W*(?:remote|hybrid|on-?site|remoto|híbrido|presencial|full[- ]?time|part[- ]?time|tiempo completo|medio tiempo|seasonal|temporary|contract|temporal)\W*$",
    re.IGNORECASE,
)


def is_place(text: str) -> bool:
    """True for a text that is a town with its state or country and nothing else."""
    match = PLACE.search(text)
    return bool(match) and not _rest(text, match.start(), match.end()) or bool(_REMOTE.match(text))


def is_date(text: str) -> bool:
    """True for a text that is a date or a range and nothing else but brackets and a duration."""
    found = find_range(text) or find_date(text)
    if found is None:
        return False
    rest = _rest(text, found.at, found.until)
    return not rest or bool(_LENGTH.match(rest)) or is_place(rest)


def is_link(text: str) -> bool:
    """True for a web address."""
    return bool(_LINK.match(text.strip()))


def is_aside(text: str) -> bool:
    """True for a date, a place, a duration or a link that stands alone."""
    return is_date(text) or is_place(text) or bool(_LENGTH.match(text)) or is_link(text)


def _rest(text: str, start: int, end: int) -> str:
    return re.sub(r"^[\s()\[\]|,;:/•·–—-]+|[\s()\[\]|,;:/•·–—-]+$", "", text[:start] + " " + text[end:])
