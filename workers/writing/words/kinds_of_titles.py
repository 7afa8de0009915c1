"""What stands in a title's row beside who one is: a kind of employment; a place or a field instead of a person.

Nobody says "I was a parts counter" or "an instrument tech (contract)".
"""

import re

from workers.language.occupations import names_occupation
from workers.writing.trades.titles import is_somebody, parts_of_title

_KINDS = (
    r"contract(?:or)?|temp(?:orary)?|seasonal|part[- ]time|full[- ]time|per diem|on[- ]call|1099|w-?2|travel(?:ing)?"
    r"|(?:non-)?union|por contrato|temporal|medio tiempo|tiempo completo|de planta|eventual"
)
_KIND = re.compile(
    rf"\s*(?:[(\[](?P<aside>{_KINDS})[)\]]|(?:,| [-\u2013\u2014]) ?(?P<behind>{_KINDS}))\s*$", re.IGNORECASE
)
"""How one is employed, in brackets or behind a comma or dash at a title's end."""
_BEFORE = {"temp": "temporary", "contractor": "contract"}
_ADJECTIVES = frozenset({"contract", "temporary", "seasonal", "traveling"})
"""Kinds that English says before who one is; the others say nothing of the work."""

_LEVELS = (
    r"journeyman|journey(?:person|[- ]level)|senior|lead|master|(?:1st|2nd|3rd|first|second|third)[- ]class"
    r"|(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth)[- ]year"
)
_LEVEL = re.compile(
    rf"(?:\s*[(\[](?P<aside>{_LEVELS})[)\]]|,\s*(?P<behind>{_LEVELS})|\s[-\u2013\u2014]\s(?P<dashed>{_LEVELS}))\s*$",
    re.IGNORECASE,
)
"""How far one has come, behind who one is: Bus mechanic, journeyman."""

_PLACES = {
    "at": r"(?:\w+ )?(?:desk|dock|register)|(?:parts|front|deli|sales|service|lunch|meat|paint|rental) counter",
    "in": r"(?:the )?(?:\w+ )?(?:crib|kitchen|yard|office|shop|room|warehouse|department|dept)",
    "on": r"(?:\w+ )?floor|(?:packing|assembly|production|prep|picking|bottling|canning|deboning) line",
}
_FIELDS = re.compile(
    r"(?:(?:maintenance|shipping|receiving|production|security|sanitation|assembly|packing|fabrication|welding|quality"
    r"(?: control| assurance)?|housekeeping|landscaping|construction|demolition|roofing|painting|delivery|sales|retail"
    r"|customer service|food service|electrical|plumbing|carpentry|drywall|framing|masonry|concrete|logistics)"
    r"(?:,? and |, ?| ?[/&] ?|$))+",
    re.IGNORECASE,
)
_WATCH = re.compile(r"(?:fire|hole) ?watch", re.IGNORECASE)
_WORK = re.compile(
    r"(?:[a-z]{3,}(?:-[a-z]{2,})?(?: and |,? ?[/&] ?| )){0,3}"
    r"(?:[a-z]{3,}(?:ing|ction|ation)|delivery|set-?up|repair|maintenance)",
    re.IGNORECASE,
)
"""What is done, by how its last word ends: shakeout and grinding, vinyl production."""

_SPANISH_PLACES = re.compile(
    r"(?:campo|almac[eé]n|taller|rancho|invernadero|patio|vivero|(?P<hers>bodega|cocina|granja|lavander[ií]a|yarda|huerta"
    r"|obra|lecher[ií]a))(?= de \w|$)",
    re.IGNORECASE,
)
_SPANISH_FIELDS = re.compile(
    r"(?:\w{2,}(?:ci[oó]n|si[oó]n|miento|aje)|(?:des)?empaque|limpieza|intendencia|costura|soldadura|pintura|carpinter[ií]a"
    r"|plomer[ií]a|alba[nñ]iler[ií]a|jardiner[ií]a|control de calidad|calidad|agricultura|ganader[ií]a|ventas|entregas"
    r"|recibo|env[ií]os|embarques|reparto|cosecha|pizca|corte|riego|poda|lavado|tablaroca|yeso|concreto|techos"
    r"|seguridad)(?: (?:industrial|comercial|residencial)(?=$| [\[(]))?(?= de \w|,? (?:y|e) |$)",
    re.IGNORECASE,
)
"""Acts by their endings, and what else work is called by that is nobody: sanitización, empaque."""
_JOINED_THING = re.compile(
    r"(?:[,/] ?| (?:y|e) )(?:acabados?|detallado|detalles?|bodega|cocina|almac[eé]n|taller|patio|electricidad"
    rf"|herrer[ií]a|hojalater[ií]a|mec[aá]nica|{_SPANISH_FIELDS.pattern})$",
    re.IGNORECASE,
)
"""What a title joins to who somebody is, though it is nobody: lijadora y acabados, plomero y soldadura."""

_OF_TWO_FIELDS = re.compile(r"\b(?:de|en) \w+(?:ci[oó]n|[ií]a|dad|aje|miento|nica|ura) [ye] [^\W_]+$", re.IGNORECASE)
"""Two fields of one trade, of whom somebody is: técnico de instrumentación y electricidad."""


def with_level_before(title: str) -> str:
    """The title with its level in front, as a sentence has it: journeyman Bus mechanic."""
    found = _LEVEL.search(title)
    if not found or not found.start():
        return title
    level = (found["aside"] or found["behind"] or found["dashed"]).lower()
    bare = title[: found.start()]
    bare = bare.lower() if bare[1:].islower() else bare
    return bare if level in bare.lower() else f"{level} {bare}"


def without_kind(title: str) -> str:
    """The title without how one is employed, where that stands behind it: Instrument Tech, of "... (contract)"."""
    return _KIND.sub("", title)


def with_kind_before(title: str) -> str:
    """The title with the kind of employment in front, as English says it: contract Instrument Tech."""
    found = _KIND.search(title)
    if not found or not found.start():
        return title
    kind = (found["aside"] or found["behind"]).lower()
    kind = _BEFORE.get(kind, kind)
    bare = title[: found.start()]
    return f"{kind} {bare}" if kind in _ADJECTIVES and not bare.lower().startswith(kind) else bare


def where_of_title(title: str) -> str:
    """Return where or in what the holder of a title works, if the title names no person.

    For example at the parts counter, or in maintenance.
    """
    bare = without_kind(title).strip()
    if _WATCH.fullmatch(bare):
        return f"on {bare.lower()}"
    place = next((link for link, names in _PLACES.items() if re.fullmatch(names, bare, re.IGNORECASE)), "")
    if place:
        return f"{place} the {bare.lower().removeprefix('the ')}"
    is_field = _FIELDS.fullmatch(bare) or (_WORK.fullmatch(bare) and not any(map(str.isupper, bare.split())))
    if is_field and not is_somebody(bare):
        return f"in {re.sub(r' ?[/&] ?', ' and ', bare.lower())}"
    return ""


def names_thing_beside(title: str) -> bool:
    """Whether a Spanish title joins a thing or a field to a person, so that nobody works "as" all of it."""
    bare = without_kind(title).strip()
    return bool(_JOINED_THING.search(bare)) and not _OF_TWO_FIELDS.search(bare)


def field_of_title(title: str) -> str:
    """Return in what or where the holder of a Spanish title works, if it names no person: en sanitización.

    Else empty.
    """
    bare = re.sub(r"\s*[(\[].*?[)\]]", "", parts_of_title(without_kind(title))[0]).strip()
    if names_occupation(bare) or not bare:
        return ""
    said = " ".join(word.lower() if word[1:].islower() else word for word in bare.split())
    if place := _SPANISH_PLACES.match(bare):
        return f"en {'la' if place['hers'] else 'el'} {said}"
    return f"en {said}" if _SPANISH_FIELDS.match(bare) else ""
