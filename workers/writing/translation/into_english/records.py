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
    "golpe": "collisions",
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
_FOR_SO_LONG = re.compile(
    r"(?:en|durante|por) (?:los ultimos )?(?P<count>\d+) (?P<unit>anos?|meses|mes|temporadas?|dias)"
)
_SINCE = re.compile(r"desde (?:el )?(?P<year>(?:19|20)\d\d)")
_UNITS = {"a": "year", "m": "month", "t": "season", "d": "day"}
_RECORD = re.compile(
    r"(?:sin(?: ningun[ao]?)?|cero|0|ningun[ao]?|nunca tuve(?: un[ao]?| ningun[ao]?)?)"
    rf" (?P<harm>{'|'.join(_HARMS)})(?:e?s)?(?: (?:ni|o|y|e) (?:sin )?(?P<other>{'|'.join(_HARMS)})(?:e?s)?)?"
    rf"(?: (?P<of>{'|'.join(filter(None, _OF))}))?(?: (?P<when>.+))?"
)

_BELOW = re.compile(
    rf"(?:con )?(?:menos|abajo|por debajo) del? (?P<share>\d[\d.]*) ?(?:%|por ciento) (?:de )?"
    rf"(?P<harm>{'|'.join(_HARMS)})(?:e?s)?"
)
_FIRST_TIME = re.compile(r"(?:con )?(?P<share>\d[\d.]*) ?% (?:a la primera|al primer intento|de aprobacion|de primera)")
_SO_LONG_WITHOUT = re.compile(
    r"^(?:tengo|llevo|llevamos|llevaba|llevabamos|tuve|tuvimos|duramos) (\d+ (?:anos?|mes(?:es)?|dias)) (sin .+)$"
)
_BEHIND = re.compile(r"^(?P<line>.+?), (?P<record>[^,;]+)$")
_CHANGES = r"(?:baj|reduj|reduz|reduc|sub|aument|mejor)\w*"
_CHANGED = re.compile(
    rf"^(?P<line>(?:ayud[\w]+ a )?{_CHANGES} [^,;]*?),? del? (?P<before>\d[\d.,]*) ?%? al? "
    r"(?P<after>\d[\d.,]*)(?P<of> ?%|(?: (?:por|al) (?P<each>año|mes|semana|turno)))?$",
    re.IGNORECASE,
)
_BY_SO_MUCH = re.compile(
    rf"^(?P<line>{_CHANGES} [^,;\d]*?),? (?:(?:en )?(?:un )?)(?P<share>\d[\d.]*) ?%$",
    re.IGNORECASE,
)
_RIGHT = {
    "exactitud": "accuracy", "eficiencia": "efficiency", "precision": "accuracy", "puntualidad": "punctuality",
    "productividad": "productivity",
}  # fmt: skip
_WITH_SHARE = re.compile(
    rf"^(?P<line>.+?),? (?:con|a) (?:una? )?(?P<share>\d[\d.]*) ?% de (?P<of>{'|'.join(_RIGHT)}|precisión)$",
    re.IGNORECASE,
)
_PASSED = re.compile(r"pruebas? (?:de )?(?P<of>[1-6]gr?(?:(?:, | y )[1-6]gr?)*) (?:pasad|aprobad)as?")
_X_RAY = re.compile(
    r"(?:radiografias?|rayos x|placas de rayos x) con (?P<less>menos del? )?(?P<share>\d[\d.]*) ?% de "
    r"(?P<of>rechazo|reparacion)"
)
_EACH = {"año": "a year", "mes": "a month", "semana": "a week", "turno": "a shift"}


def record_behind(text: str) -> tuple[str, str]:
    """A line without the share or the change that ends it, and that in English; else the whole line, and an empty text.

    `menos de 2 % de rechazo`, `98 % a la primera`, `bajé la merma de 6 a 2 %`.
    """
    line = text.strip().rstrip(".")
    if changed := _CHANGED.match(line):
        sign = "%" if "%" in (changed["of"] or "") else ""
        each = f" {_EACH[changed['each'].lower()]}" if changed["each"] else ""
        return changed["line"], f" from {changed['before']}{sign} to {changed['after']}{sign}{each}"
    if changed := _BY_SO_MUCH.match(line):
        return changed["line"], f" by {changed['share']}%"
    if share := _WITH_SHARE.match(line):
        return share["line"], f" with {share['share']}% {_RIGHT[fold(share['of'])]}"
    found = _BEHIND.match(line)
    record = fold(found["record"]) if found else ""
    if found and (below := _BELOW.fullmatch(record)):
        return found["line"], f" with less than {below['share']}% {_HARMS[below['harm']]}"
    if found and (passed := _FIRST_TIME.fullmatch(record)):
        return found["line"], f" with a {passed['share']}% first-pass rate"
    return text, ""


def record_in_english(text: str) -> str:
    """The line in English where it denies one harm and says no more than whose it was and how long; else empty."""
    if tested := _tested(fold(text.strip().rstrip("."))):
        return tested
    found = _RECORD.fullmatch(_SO_LONG_WITHOUT.sub(r"\2 en \1", fold(text.strip().rstrip("."))))
    when = _when(found["when"] or "") if found else None
    if found is None or when is None:
        return ""
    other = f" or {_HARMS[found['other']]}" if found["other"] else ""
    return f"No {_OF[found['of'] or '']}{_HARMS[found['harm']]}{other}{when}"


def _tested(said: str) -> str:
    """Tests of welders that were passed, and what X-rays found: "pruebas 6G pasadas"; nothing for any other line."""
    if passed := _PASSED.fullmatch(said):
        positions = re.findall(r"[1-6]gr?", passed["of"])
        named = " and ".join(filter(None, [", ".join(positions[:-1]), positions[-1]])).upper().replace(" AND ", " and ")
        return f"Passed {named} tests"
    if shot := _X_RAY.fullmatch(said):
        less = "Less than " if shot["less"] else ""
        return f"{less}{shot['share']}% X-ray {'repair' if shot['of'].startswith('rep') else 'reject'} rate"
    return ""


def _when(said: str) -> str | None:
    if said in _WHEN:
        return _WHEN[said]
    if since := _SINCE.fullmatch(said):
        return f" since {since['year']}"
    if long := _FOR_SO_LONG.fullmatch(said):
        return f" in {long['count']} {_UNITS[long['unit'][0]]}{'' if long['count'] == '1' else 's'}"
    return None
