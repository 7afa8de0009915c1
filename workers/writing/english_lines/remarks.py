"""Parts of an English duty that say more of the thing before them: a standard, a fuel, a size, what came of it."""

import re
from collections.abc import Sequence

WHERE_ONE_IS = re.compile(r"on (?:the|an?) .*\b(?:committee|crew|team|board|council)\b", re.IGNORECASE)
UNDER = re.compile(r"under (?:an?|the) ", re.IGNORECASE)
ON_CALL = re.compile(r"on[- ]call\b", re.IGNORECASE)
_CODE = re.compile(r"[A-Z]{2,}[ -]?\d[\d.]*(?: (?:Part|Subpart) \w+)?")
_FUEL = re.compile(r"(?:natural gas|diesel|propane|carbon|stainless|aluminum|titanium)\b(?! \w+s\b)", re.IGNORECASE)
_SIZE = re.compile(r"\d[\d.,]*[ -]?(?:ft|feet|foot|tons?|T|lbs?|HP|kW|kV|psi|gal)")
UNITS = frozenset(
    {"ton", "tons", "t", "ft", "hp", "kw", "kv", "v", "gal", "gallon", "amp", "amps", "psi", "cfm", "btu"}
)
"""Of how large a machine is."""
_SO_OFTEN = re.compile(
    r"(?:(?:about|around|up to|over|roughly) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|once|twice"
    r"|several)(?: (?:or|to) \w+)?(?: times)? (?:an?|per|each|every) (?:\w+ )?"
    r"(?:hour|shift|day|night|week|weekend|month|quarter|year|season)",
    re.IGNORECASE,
)
"""How often, in words: two a year."""
_SO_MANY = re.compile(
    r"(?:more|less|fewer) than \d[\d,.]*(?= (?:an?|per|each|every|to date|so far|total)\b|$)", re.IGNORECASE
)
"""How many of the thing before it, at most or at least: more than 60 a day."""
_SHARE = re.compile(
    r"(?:half|most|all|some|many|a few|none|several|one|two|three|four|five|six) of (?:them|those|whom|these)\b"
    r"|(?:half|mostly|most|all|some) (?:Spanish|English|bilingual)\b",
    re.IGNORECASE,
)
"""Which of the people or things before it are what: half of them Spanish speakers."""
_POST = re.compile(r"(?:connector|flagger|spotter|signal ?person|signalman|hole watch) (?:on|for|in) ", re.IGNORECASE)
_CHANGES = frozenset({"went", "fell", "dropped", "rose", "grew"})


def is_remark(text: str) -> bool:
    """Whether it is a standard by its code, or what something is made of or run on: FRA 213, natural gas."""
    return bool(_CODE.fullmatch(text) or _FUEL.match(text))


def is_so_often(text: str) -> bool:
    """Whether it says how often, how many or which of the thing before it: two a year, most of them new."""
    return bool(_SO_OFTEN.fullmatch(text) or _SO_MANY.match(text) or _SHARE.match(text))


def is_size(text: str) -> bool:
    """Whether it says how big the thing before it is: 24 ft."""
    return bool(_SIZE.fullmatch(text))


def tells_a_change(words: Sequence[str]) -> bool:
    """Whether the words begin with what a figure did: went from 11% to 4%."""
    return len(words) > 1 and words[0] in _CHANGES and words[1] in {"from", "to", "by"}


def is_post(text: str) -> bool:
    """Whether it says what somebody was within the crew: connector on 2 crane jobs."""
    return bool(_POST.match(text))
