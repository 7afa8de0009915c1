"""What has held good, in Spanish: "never missed a day in 3 years" is "ninguna falta en 3 años"."""

import re

from workers.language.words import fold
from workers.writing.translation.from_english.measures import NUMBER_WORDS
from workers.writing.translation.from_english.records import records

_COUNT = rf"(?P<count>\d+|{'|'.join(NUMBER_WORDS)})"
_FOR_SO_LONG = re.compile(rf"(?:in|for|over)(?: the (?:last|past))? {_COUNT} (?P<unit>years?|months?|seasons?)")
_SINCE = re.compile(r"since (?P<year>(?:19|20)\d\d)")
_TIMES = re.compile(rf"{_COUNT} times|(?P<twice>twice)")
_UNITS = {"y": ("año", "años"), "m": ("mes", "meses"), "s": ("temporada", "temporadas")}


def record_in_spanish(text: str) -> str:
    """The line where it is one of the records and says no more than how long, since when or how often; else empty."""
    said = fold(text.strip().rstrip(".!").replace("\u2019", "'")).removeprefix("i ").removeprefix("have ")
    record = max((one for one in records() if said == one or said.startswith(f"{one} ")), key=len, default="")
    if not record:
        return ""
    more = _more(said[len(record) :].strip(" ,(").rstrip(")"))
    told = records()[record]
    return f"{told[:1].upper()}{told[1:]}{more}" if more is not None else ""


def _more(said: str) -> str | None:
    """What is said behind a record; None for what isn't known."""
    if not said:
        return ""
    if since := _SINCE.fullmatch(said):
        return f" desde {since['year']}"
    if long := _FOR_SO_LONG.fullmatch(said):
        one, many = _UNITS[long["unit"][0]]
        return f" en {_number(long['count'])} {one if long['count'] in {'1', 'one'} else many}"
    often = _TIMES.fullmatch(said)
    return f", {'dos' if often['twice'] else _number(often['count'])} veces" if often else None


def _number(said: str) -> str:
    return NUMBER_WORDS.get(said, said)
