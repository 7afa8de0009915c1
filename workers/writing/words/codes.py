"""Codes, models and short names of two letters that were typed small: 3G, D1.1, LN-25, I-5, Cat 966."""

import re

from workers.language.grammar import LanguageCode
from workers.writing.words.capitals import words

_POSITION = re.compile(r"(?<![\w.-])[1-6]g(?![\w-])")
"""How a weld lies: 3g, 4g."""
_FILLET = re.compile(r"(?<![\w.-])[1-4]f(?![\w-])")
_STANDARD = re.compile(r"(?<![\w.-])[a-z]\d{1,2}\.\d{1,2}(?![\w.-])")
"""D1.1, B31.3, A17.1."""
_MODEL = re.compile(r"(?<![\w.-])(?!(?:pre|mid|non|sub|top|no|to|up|by|at|on|in|x)-)[a-z]{1,3}-\d{1,4}[a-z]?(?![\w.-])")
"""LN-25, K-400, I-5, R-410A; but pre-2010."""
_MODEL_IN_ONE = re.compile(
    r"(?<![\w./-])(?!b4(?:\s+[a-z]|\s*(?:[,;.]|$)))(?!(?:x|h|w|hwy|rt|ft|st|sq|pm|mm|cm|kg|lb|kw|kv|hp|no)\d)"
    r"[b-df-hj-np-tv-z]{1,3}\d{1,4}[a-z]?(?![\w./-])"
)
"""A model without a hyphen, which no word is: vf4, d6t, m18; no time, measure or number of times."""
_OF_DEERE = re.compile(r"(?<=deere )\d{1,4}(?:rx|rt|lc|sl|[ceghjklmprx])(?![\w-])", re.IGNORECASE)
"""A tractor by its series: john deere 8r."""
_GAS = re.compile(r"(?<![\w.-])r(?=\d{2,4}(?:[a-c]|yf|ze)?(?![\w-]))")
"""A refrigerant: r22, r134a."""
_FORMULA = re.compile(r"(?<![\w.-])(?:co2|n2|o2|nh3|h2s|sf6|[24]wd|gd ?& ?t)(?![\w-])")
"""A gas by its formula, how many wheels are driven, how drawings tell tolerances."""
_BY_MAKER = re.compile(r"(?<![\w.-])[a-z]+(?= (?:[A-Za-z]{1,3}-?\d{1,4}|\d{3,4})[a-zA-Z]?(?![\w-]))")
"""What stands before a model: cat 966, lincoln LN-25."""
_BY_KIND = re.compile(
    r"(?<![\w.-])(?!case )[a-z]+(?= (?:welders?|power wave|forklifts?|loaders?|excavators?|dozers?|engines?"
    r"|chillers?|lifts?|tractors?|dealer(?:ship)?|buses|cranes?|reach trucks?|order pickers?|rotors?|sprinklers?"
    r"|mains|gensets?|generators?|controllers?|timers?|meters?|furnaces?|condensers?|compressors?|rooftops?"
    r"|mowers?|alignment)\b)"
)
"""What stands before what its maker makes: genie lifts."""
_CAT_BEHIND = re.compile(r"(?<=\d{3} )cat\b(?! ?\d)|(?<=\d{3}[A-Za-z] )cat\b(?! ?\d)")
"""The maker of machines behind their numbers: 320 and 336 cat; no cable."""
_ROAD = re.compile(r"(?<![\w.-])(?:hwy|highway|interstate)(?= \d)")
_SHORT = re.compile(r"(?<![\w.&/-])(?<!\d )[a-z]{2}(?![\w&-]|['\u2019/][a-z])")
_CAL_OSHA = re.compile(r"\bcal[ /-]?osha\b", re.IGNORECASE)
_PIPING = re.compile(r"(?<![\w.&-])p ?& ?id(s?)(?![\w&-])", re.IGNORECASE)
_BEHIND_KIND = re.compile(r"(?<= )(?:raymond|crown|toyota|hyster|yale|clark|linde|genie|skyjack|toro)$")
"""A maker behind its machine, which ends a name: reach truck raymond."""
_KIND = re.compile(
    r"\b(?:trucks?|(?:fork)?lifts?|loaders?|excavators?|dozers?|tractors?|mowers?|welders?|jack|picker) $"
)
_REEFER = re.compile(r"(?<![\w.-])carrier(?= (?:units?|reefers?|apus?)\b)")
_POWER_COMPANY = re.compile(r"\bpg ?& ?e\b", re.IGNORECASE)


def with_codes(text: str, code: LanguageCode) -> str:
    """The text with its codes and models in capitals, and the makers before them with one."""
    text = _PIPING.sub(lambda found: f"P&ID{found[1].lower()}", text)
    if text.isupper():
        return text
    text = _REEFER.sub("Carrier", text)
    if (behind := _BEHIND_KIND.search(text)) and _KIND.search(text[: behind.start()]):
        text = f"{text[: behind.start()]}{behind[0].title()}"
    if any(map(str.isdecimal, text)) or "&" in text:
        has_position = bool(_POSITION.search(text))
        for pattern in (
            _POSITION,
            _STANDARD,
            _MODEL,
            _MODEL_IN_ONE,
            _OF_DEERE,
            _GAS,
            _FORMULA,
            *([_FILLET] if has_position else []),
        ):
            text = pattern.sub(lambda found: found[0].upper(), text)
        text = _CAT_BEHIND.sub("Cat", text)
        text = _ROAD.sub(lambda found: found[0].title(), _BY_MAKER.sub(_maker_named, text))
    if code == "en":
        text = _BY_KIND.sub(_maker_named, text)
        text = _SHORT.sub(lambda found: found[0].upper() if found[0] in words("short_acronyms") else found[0], text)
    return _POWER_COMPANY.sub("PG&E", _CAL_OSHA.sub("Cal/OSHA", text))


def _maker_named(found: re.Match[str]) -> str:
    if found[0] not in words("model_makers"):
        return found[0]
    return found[0].upper() if found[0] in words("acronyms") else found[0].title()
