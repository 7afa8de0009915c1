"""A job title typed all in small letters or all in capitals, as people write one: CNC Machinist II, HVAC Technician."""

import re

from workers.language.grammar import LanguageCode
from workers.language.occupations import language_of_title
from workers.writing.words.casing import with_acronyms
from workers.writing.words.word_case import LINKS, is_code, is_initials

_SHORTENED = {
    "mech": "mechanic",
    "maint": "maintenance",
    "asst": "assistant",
    "mgr": "manager",
    "supv": "supervisor",
    "svc": "service",
    "refrig": "refrigeration",
    "op": "operator",
    "oper": "operator",
    "shft": "shift",
    "deliv": "delivery",
    "constr": "construction",
    "elec": "electrical",
    "equip": "equipment",
    "appr": "apprentice",
    "mtnc": "maintenance",
    "mntnc": "maintenance",
    "maintance": "maintenance",
    "mfg": "manufacturing",
    "whse": "warehouse",
    "wrhse": "warehouse",
    "supt": "superintendent",
    "supvr": "supervisor",
    "hvy": "heavy",
    "opr": "operator",
    "instl": "install",
    "trk": "truck",
    "drvr": "driver",
    "struct": "structural",
}
"""Words of titles that are short for one thing."""
_SHORT_WORD = re.compile(rf"(?<![\w-])({'|'.join(_SHORTENED)})\b\.?", re.IGNORECASE)
_STOP_LEFT = re.compile(rf"(?<![\w-])({'|'.join(sorted(set(_SHORTENED.values())))})\. (?=[A-Za-z])", re.IGNORECASE)
"""The full stop of a short word that was spelled out before: Heavy Equipment. Mechanic."""
_JOURNEYMAN = re.compile(r"^(?:jl|j/l|jrny)\.? (?=(?:lineman|line ?worker)\b)", re.IGNORECASE)
"""A journeyman lineman, who says it twice: JL lineman."""
_APPRENTICE = re.compile(
    r"^app\b\.? (?=(?:line(?:man|worker)|electrician|plumber|pipefitter|carpenter|ironworker|mechanic|machinist"
    r"|welder|operator)\b)",
    re.IGNORECASE,
)
_DRIVER = re.compile(
    r"(?:(?<=\btruck )|(?<=\btrk )|(?<=\bbus )|(?<=\bvan )|(?<=\bforklift )|(?<=\bdelivery ))dr\b\.?", re.IGNORECASE
)
_UNDERGROUND = re.compile(
    r"\b(?:ug|u/g) (?=(?:miner|nipper|mechanic|electrician|bolter|mucker|shifter|surveyor|geologist)\b)", re.IGNORECASE
)
_INJECTION = re.compile(r"\binj\b\.?(?= mold)", re.IGNORECASE)
_YEAR = re.compile(r"(?<=\d(?:st|nd|rd|th) )yr\b\.?", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+(?:['\u2019][^\W\d_]+)*")
_RANK = re.compile(r"I{1,3}|IV|V")
_LETTERED = re.compile(r"(?:class|clase|tech|type|tipo|grade|grado|level|nivel|group|grupo|step|cdl)\s+(?:[a-d]/)?$")
"""What a single letter stands behind: class a, type b."""
_SHORT = 3
_SMALL_WORD = re.compile(r"(?:(?<=[\w)] )|(?<= / )|(?<= & )|(?<=[a-z]/))[a-z]{3,}(?![\w'\u2019-])")
"""A word behind another that has no capital of its own: crane operator, of "Crane operator"."""
_PARTED = re.compile(r"[,;()\[]| [-\u2013\u2014] |\b(?:de|del|en|y)\b")
"""What parts a title from what is said beside it, which is no name; and words of a Spanish one."""


def in_title_case(title: str, code: LanguageCode) -> str:
    """The title with the capitals that English titles have; as it was typed where something is said beside it.

    A Spanish title has one capital.
    """
    letters = [c for c in title if c.isalpha()]
    is_shouted = title.isupper() and len(letters) > _SHORT
    is_spanish = (language_of_title(title) or code) == "es"
    if not letters or not (is_shouted or title.islower()):
        is_name = not is_spanish and not _PARTED.search(title)
        return _SMALL_WORD.sub(_with_own_capital, with_capital(title)) if is_name else with_capital(title)
    calm = with_acronyms(title.lower())
    told = _WORD.sub(lambda found: _written(found, is_shouted=is_shouted, is_spanish=is_spanish), calm)
    first = _WORD.search(told)
    return told if first is None else f"{told[: first.start()]}{told[first.start()].upper()}{told[first.start() + 1 :]}"


def title_spelled_out(title: str, code: LanguageCode) -> str:
    """An English title with its shorthand written out: Loader Operator, of "Loader op"."""
    if code != "en":
        return title
    title = _APPRENTICE.sub("Apprentice ", _JOURNEYMAN.sub("Journeyman ", title))
    title = _DRIVER.sub("Driver", _UNDERGROUND.sub("Underground ", title))
    title = _INJECTION.sub(lambda word: "Injection" if word[0].istitle() else "injection", title)
    return _YEAR.sub("year", _SHORT_WORD.sub(lambda word: _whole(word[1]), title))


def without_stops_left(title: str) -> str:
    """The title without full stops behind words that are spelled out by now: Heavy Equipment Mechanic."""
    return _STOP_LEFT.sub(r"\1 ", title)


def _whole(word: str) -> str:
    whole = _SHORTENED[word.lower()]
    return whole.upper() if word.isupper() else whole.capitalize() if word.istitle() else whole


def _with_own_capital(found: re.Match[str]) -> str:
    word = found[0]
    return word if word in LINKS else word.capitalize()


def with_capital(name: str) -> str:
    """The name with a capital first letter, unless its first word has one within: journeyman Plumber, but eMaint."""
    return f"{name[:1].upper()}{name[1:]}" if name.split()[:1] and name.split(maxsplit=1)[0].islower() else name


def _written(found: re.Match[str], *, is_shouted: bool, is_spanish: bool) -> str:
    word, before = found[0], found.string[: found.start()].casefold()
    lower = word.lower()
    if is_rank(lower, before, is_last=found.end() == len(found.string)) or is_code(lower):
        return word.upper()
    if len(word) == 1 and word.isalpha() and (_LETTERED.search(before) or (is_shouted and lower not in LINKS)):
        return word.upper()
    if (word.isupper() and len(word) > 1) or is_initials(lower, is_shouted=is_shouted):
        return word.upper()
    if is_spanish or (lower in LINKS and before.strip()) or word != lower:
        return word if word != lower and not is_shouted else lower
    return lower[:1].upper() + lower[1:]


def is_rank(lower: str, before: str, *, is_last: bool) -> bool:
    """Whether it is the number of a rank, behind a word: mechanic ii; a five only at the end."""
    is_number = _RANK.fullmatch(lower.upper()) is not None and before.endswith((" ", "-", "/"))
    return is_number and (is_last or lower not in {"v", "i"})
