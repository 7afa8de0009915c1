"""What stands around an English title that bounds it, in Spanish: a year, a shift, a grade, routes."""

import re
from collections.abc import Callable

_ORDERS = {
    "1st": "primer", "2nd": "segundo", "3rd": "tercer", "4th": "cuarto", "5th": "quinto",
    "first": "primer", "second": "segundo", "third": "tercer", "fourth": "cuarto", "fifth": "quinto",
}  # fmt: skip
_ORDER = rf"(?P<order>{'|'.join(_ORDERS)})"
_IN_YEAR = (
    re.compile(rf"^(?P<title>.*apprentice.*?),? \(?{_ORDER}[ -]year\)?$"),
    re.compile(rf"^{_ORDER}[ -]year (?P<title>.*apprentice.*)$"),
)
_ON_SHIFT = re.compile(rf"^(?P<title>.+?)(?:,| -) \(?(?:{_ORDER}|(?P<kind>night|day|nights|days)) ?(?:shift)?\)?$")
_OF_GRADE = re.compile(r"^(?P<title>.+?),? (?:grade|level|class) (?P<grade>[1-5]|i{1,3}|iv)$")
_ON_ROUTES = re.compile(r"^(?P<title>.+?)(?:,| -) (?P<kind>regional|local)$")


def limited(name: str, titled: Callable[[str], str]) -> str:
    """A title with its year of an apprenticeship, its shift, its grade or its routes behind it."""
    for pattern, behind in (
        *((one, " ({order} año)") for one in _IN_YEAR),
        (_ON_SHIFT, ", {order} turno"),
        (_OF_GRADE, ", grado {grade}"),
        (_ON_ROUTES, ", {kind}"),
    ):
        if (found := pattern.match(name)) and (named := titled(found["title"])):
            told = {key: said or "" for key, said in found.groupdict().items()}
            told["order"] = _ORDERS.get(told.get("order", ""), "")
            if pattern is _ON_SHIFT and not told["order"]:
                return f"{named}, turno de {'noche' if told['kind'].startswith('n') else 'día'}"
            return f"{named}{behind.format(**{**told, 'grade': told.get('grade', '').upper()})}"
    return ""
