"""What sort of thing is asked for, by the words that name its sort."""

import re

from workers.language.grammar import LanguageCode, grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.asked.requirement import RequirementKind
from workers.posting.text.patterns import EitherCase

_EDUCATION = EitherCase(
    r"\b(?:diploma|ged|degree|bachelor\w*|associate['\u2019]?s?(?= degree)|high school|h\.?s\.? (?:diploma|grad)"
    r"|preparatoria|secundaria|bachillerato|título)\b",
)
_CREDENTIAL = EitherCase(
    r"\b(?:licen[cs]e[ds]?|licensure|licencias?|certificat\w+|certified|certs?|certificad[oa]s?|certificaci[oó]n\w*"
    r"|card|cards|tarjeta|ticket"
    r"|credentials?|endorsements?|permit|permiso de conducir|apprenticeship|apprentice"
    r"|journeyman(?: certificate)?(?= or|$)|registration|registered"
    r"|cdl|osha|epa|nate|nccer|nccco|twic|cpr|first aid|primeros auxilios|msha|hazwoper|nicet|ase\b|i-car|aws\b|gwo"
    r"|irata|sprat|cwi|nims"
    r"|ccst|chst|sts|cet|qualification|6g|5g|[1-6][gf]\b|exam|training|capacitaci[oó]n|curso|awareness|dot medical"
    r"|medical card|pole-top rescue"
    r"|nfpa 70e|asme ix|papers|(?:red|blue|black) seals?)\b",
)
_PHYSICAL = EitherCase(
    r"\b(?:lift|lifting|carry|carrying|climb|climbing|stand(?:ing)?|kneel\w*|bend (?:over|down)|stoop\w*|crawl\w*"
    r"|heights?|lbs?\.?|pounds?|libras?"
    r"|kilos?|overhead work|respirator|heat|cold|walk\w*|push|pull \d|physical(?:ly)?|alturas?|cargar|levantar"
    r"|subir escaleras|de pie|pesado"
    r"|lung function|confined spaces?|all weather|handle \d+|handle heavy|weather|outdoors|ladders)\b",
)
_OTHER = EitherCase(
    r"\b(?:driving record|record de manejo|mvr|background|drug|alcohol|transportation|transporte|spanish|english"
    r"|bilingual|biling[uü]e|ingl[eé]s|español|authorized"
    r"|authorization|eligible|passport|clearance|reside|travel|relocat\w+|on[- ]call|18|21|years old|references?"
    r"|referencias|overtime|shifts?|nights"
    r"|weekends?|insurable|accidents|violations|us person|itar|identificaci[oó]n|permiso (?:de|para) trabaj\w+"
    r"|clean license|disponib\w+)\b",
)
_WHEN = re.compile(
    r"\b(?:turnos?|horario|guardias?|fin(?:es)? de semana|s[áa]bados?|domingos?|noches?|horas al?|on \w+ off"
    r"|llamadas? de (?:emergencia|guardia)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|[ap]\.?m\.?|hours?|weeks?"
    r"|months?)\b",
    re.IGNORECASE,
)
"""When the work is; of what is nothing else."""
_OWN_TOOLS = EitherCase(
    r"\b(?:tools?|toolbox|herramientas?|boots|botas|hard hat|hood|gloves|vest|casco|chaleco|multimeters?|software"
    r"|grinders?|micrometers?|calipers?|truck\b(?! driv))",
)
_EXPERIENCE = EitherCase(r"\b(?:experience|experienced|exp|experiencia)\b")
_DOING = re.compile(r"^\w+(?:ing|ar|er|ir)\b", re.IGNORECASE)


def kind_of(phrase: str, *, has_years: bool, code: LanguageCode) -> RequirementKind:
    """The sort of a phrase; years make it experience, whatever else it names."""
    if has_years:
        return "experience"
    for kind, pattern in SORTS:
        if pattern.search(phrase):
            return kind
    if _WHEN.search(phrase):
        return "other"
    return "tool" if _names_tool(phrase, code) else "skill"


SORTS: tuple[tuple[RequirementKind, EitherCase], ...] = (
    ("education", _EDUCATION),
    ("other", _OTHER),
    ("physical", _PHYSICAL),
    ("credential", _CREDENTIAL),
    ("experience", _EXPERIENCE),
    ("tool", _OWN_TOOLS),
)


def _names_tool(phrase: str, code: LanguageCode) -> bool:
    entries = vocabulary(code)
    read = words_of(phrase)
    found = entries.find(read, grammar(code).keys_of(read))
    return any(entries.concepts[name].kind in {"tool", "software"} for _, _, name in found) and not _DOING.match(phrase)
