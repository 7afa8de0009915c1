"""What has held good, in English: `sin accidentes en 6 años` is "no accidents in 6 years"."""

import re

from workers.language.words import fold

_HARMS = {
    "accidente": "accidents",
    "incidente": "incidents",
    "lesion": "injuries",
    "queja": "complaints",
    "falta": "absences",
    "derrame": "spills",
    "infraccion": "violations",
    "rechazo": "rejects",
    "multa": "citations",
    "dano": "damage",
    "retrabajo": "rework",
    "merma": "product loss",
    "error": "errors",
    "perdida": "losses",
    "devolucion": "returns",
    "reclamo": "complaints",
    "fuga": "leaks",
    "choque": "collisions",
    "retraso": "delays",
    "atraso": "delays",
    "retardo": "late arrivals",
    "defecto": "defects",
}
_OF = {
    "": "",
    "de clientes": "customer ",
    "de los clientes": "customer ",
    "de huespedes": "guest ",
    "al producto": "product ",
    "de producto": "product ",
    "de trabajo": "work ",
    "laborales": "work ",
    "de manejo": "driving ",
    "de surtido": "picking ",
    "con tiempo perdido": "lost-time ",
    "con incapacidad": "lost-time ",
    "incapacitantes": "lost-time ",
    "incapacitante": "lost-time ",
}
_WHEN = {
    "": "",
    "este ano": " this year",
    "en este ano": " this year",
    "en el ultimo ano": " in the last year",
    "en mi turno": " on my shift",
}
_FOR_SO_LONG = re.compile(r"(?:en|durante) (?:los ultimos )?(?P<count>\d+) (?P<unit>anos?|meses|mes|temporadas?)")
_SINCE = re.compile(r"desde (?:el )?(?P<year>(?:19|20)\d\d)")
_UNITS = {"a": "year", "m": "month", "t": "season"}
_RECORD = re.compile(
    r"(?:sin(?: ningun[ao]?)?|cero|0|ningun[ao]?|nunca tuve(?: un[ao]?| ningun[ao]?)?)"
    rf" (?P<harm>{'|'.join(_HARMS)})(?:e?s)?(?: (?:ni|o|y|e) (?:sin )?(?P<other>{'|'.join(_HARMS)})(?:e?s)?)?"
    rf"(?: (?P<of>{'|'.join(filter(None, _OF))}))?(?: (?P<when>.+))?"
)


_BELOW = re.compile(
    rf"(?:con )?(?:menos|abajo|por debajo) del? (?P<share>\d[\d.]*) ?(?:%|por ciento) (?:de )?"
    rf"(?P<harm>{'|'.join(_HARMS)})(?:e?s)?"
)
_BEHIND = re.compile(r"^(?P<line>.+?), (?P<record>[^,;]+)$")


def record_behind(text: str) -> tuple[str, str]:
    """A line without the share of rejects that ends it, and that share in English; the line alone without one."""
    found = _BEHIND.match(text.strip().rstrip("."))
    below = _BELOW.fullmatch(fold(found["record"])) if found else None
    if found is None or below is None:
        return text, ""
    return found["line"], f" with less than {below['share']}% {_HARMS[below['harm']]}"


def record_in_english(text: str) -> str:
    """The line in English where it denies one harm and says no more than whose it was and how long; else empty."""
    found = _RECORD.fullmatch(fold(text.strip().rstrip(".")))
    when = _when(found["when"] or "") if found else None
    if found is None or when is None:
        return ""
    other = f" or {_HARMS[found['other']]}" if found["other"] else ""
    return f"No {_OF[found['of'] or '']}{_HARMS[found['harm']]}{other}{when}"


def _when(said: str) -> str | None:
    if said in _WHEN:
        return _WHEN[said]
    if since := _SINCE.fullmatch(said):
        return f" since {since['year']}"
    if long := _FOR_SO_LONG.fullmatch(said):
        return f" in {long['count']} {_UNITS[long['unit'][0]]}{'' if long['count'] == '1' else 's'}"
    return None
