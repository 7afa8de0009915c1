"""Turns of being on call, in English: `guardia un fin de semana al mes` is "on call one weekend a month"."""

import re

from workers.language.words import fold

_PERIODS = {
    "fin de semana": "weekend",
    "fines de semana": "weekend",
    "semana": "week",
    "noche": "night",
    "mes": "month",
    "ano": "year",
}
_COUNTS = {"un": "one", "una": "one", "dos": "two", "tres": "three", "cuatro": "four", "cinco": "five"}
_EVERY = {"otro": "every other", "otra": "every other", "tercer": "every third", "tercera": "every third"}
"""Every so many, by the word behind "cada": cada tercer fin de semana."""
_PERIOD = rf"(?:{'|'.join(_PERIODS)})(?:e?s)?"
_COUNT = rf"(?:\d|{'|'.join(_COUNTS)})"
_ON_CALL = re.compile(
    r"(?:(?:estoy |estaba )?de |en |hago |hacia |cubro |cubria )?(?:turnos? de )?"
    r"guardias?(?: localizadas?)?(?: de)? (?P<when>.+?)"
    r"(?P<all_day>(?:, | de | las | )(?:las )?24 (?:horas|hrs?))?"
)
_SO_MANY = re.compile(rf"(?P<count>{_COUNT}) (?P<what>{_PERIOD}) (?:al|por|cada) (?P<of>{_PERIOD})")
"""Un fin de semana al mes."""
_OUT_OF = re.compile(rf"(?:una?|1) (?P<what>{_PERIOD}) de cada (?P<count>{_COUNT})")
"""Una semana de cada cuatro."""
_EACH = re.compile(rf"cada (?:(?P<count>{_COUNT}|{'|'.join(_EVERY)}) )?(?P<what>{_PERIOD})")
"""Cada semana, cada dos semanas."""


def on_call_in_english(text: str) -> str:
    """The line in English where it says when one is on call, and no more; else empty."""
    found = _ON_CALL.fullmatch(fold(text.strip().rstrip(".")))
    when = _when(found["when"]) if found else ""
    all_day = ", 24 hours a day" if found and found["all_day"] else ""
    return f"On call {when}{all_day}" if when else ""


def _when(said: str) -> str:
    if many := _SO_MANY.fullmatch(said):
        return f"{_counted(many['count'], many['what'])} a {_period(many['of'])}"
    if out := _OUT_OF.fullmatch(said):
        return f"one {_period(out['what'])} in {_COUNTS.get(out['count'], out['count'])}"
    if each := _EACH.fullmatch(said):
        if not each["count"] or each["count"] in _EVERY:
            return f"{_EVERY.get(each['count'] or '', 'every')} {_period(each['what'])}"
        return f"every {_counted(each['count'], each['what'])}"
    return ""


def _counted(count: str, what: str) -> str:
    """Return a number of periods: two weekends."""
    told = _COUNTS.get(count, count)
    return f"{told} {_period(what)}{'' if told in {'one', '1'} else 's'}"


def _period(said: str) -> str:
    return next(name for spanish, name in _PERIODS.items() if said.startswith(spanish))
