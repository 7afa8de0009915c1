"""What was studied in English, in Spanish: each part of a row by our own list, or all of it as it was typed."""

import re

from workers.writing.translation.rows.study_lists import key_of, listed, lists_of

_FILE = "studies_in_spanish.toml"
_OF_FIELD = re.compile(r"(?P<earned>.+?) (?:in|of) (?P<field>.+)", re.IGNORECASE)
_ASIDE = re.compile(r"(?P<of>.+?) \((?P<said>[^()]+)\)")
_TIME = re.compile(r"(?P<many>\d+)[ -](?P<unit>year|month|week|semester|hour|day|credit)s?", re.IGNORECASE)
_UNITS = {
    "year": ("año", "años"), "month": ("mes", "meses"), "week": ("semana", "semanas"), "hour": ("hora", "horas"),
    "semester": ("semestre", "semestres"), "day": ("día", "días"),
    "credit": ("crédito", "créditos"),
}  # fmt: skip


def studied_in_spanish(text: str) -> str:
    """A row's credential and program; as it stands where a part between commas isn't known."""
    told = [_part(part.strip()) for part in text.split(",")]
    return ", ".join(told) if all(told) else text


def _part(part: str) -> str:
    """What was earned, of which field, how long it took, what is said of it."""
    return listed(part, lists_of(_FILE)) or _length(part) or _with_aside(part) or _of_field(part) or _with_remark(part)


def _with_remark(part: str) -> str:
    """What was earned with what is said of it behind it, without a mark: one year not completed."""
    words = part.split(" ")
    remarks = lists_of(_FILE)["remarks"]
    for cut in range(1, len(words)):
        told, remark = _part(" ".join(words[:cut])), remarks.get(key_of(" ".join(words[cut:])), "")
        if told and remark:
            return f"{told}, {remark}"
    return ""


def _length(part: str) -> str:
    found = _TIME.fullmatch(part)
    return f"{found['many']} {_UNITS[found['unit'].lower()][found['many'] != '1']}" if found else ""


def _with_aside(part: str) -> str:
    found = _ASIDE.fullmatch(part)
    told = _part(found["of"]) if found else ""
    remark = lists_of(_FILE)["remarks"].get(key_of(found["said"]), "") if found else ""
    return f"{told} ({remark})" if told and remark else ""


def _of_field(part: str) -> str:
    """A paper with its field, before it or behind it: welding certificate, associate in welding, AAS welding."""
    words = part.split(" ")
    pairs = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    pairs += [(behind, before) for before, behind in pairs]
    if said := _OF_FIELD.fullmatch(part):
        pairs.append((said["earned"], said["field"]))
    earned, fields = lists_of(_FILE)["earned"], lists_of(_FILE)["fields"]
    told = ((earned.get(key_of(paper), ""), fields.get(key_of(field), "")) for paper, field in pairs)
    return next((f"{paper} en {field}" for paper, field in told if paper and field), "")
