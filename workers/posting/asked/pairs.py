"""Parts of "A and B" that are two things, and those that are one."""

import re
from collections.abc import Iterator

from workers.language.grammar import LanguageCode
from workers.posting.asked.doings import begins_doing, form_at_start
from workers.posting.asked.kinds import kind_of

AND = re.compile(
    r"\s+(?:and|y|e|&|\+|plus|with)\s+(?:also\s+|be able to\s+|the ability to\s+|poder\s+)"
    r"|\s+(?:and|y|e|&|\+)\s+",
    re.IGNORECASE,
)
_GOVERNS = re.compile(
    r"\b(?:knowledge of|familiar(?:ity)? with|proficien\w+ (?:in|with)|experience (?:with|in|on|using|operating"
    r"|running)|use of|using|comfortable with|handy with|know your way around|skilled (?:in|with)|manejo de|uso de"
    r"|conocimientos? (?:de|en)|experiencia (?:con|en)|usar|saber usar|such as|like|has run|have run|certified in"
    r"|training in)\s",
    re.IGNORECASE,
)
"""Turns that govern each thing of a list behind them."""
TOGETHER = re.compile(
    r"\b(?:own|your own|bring|propi[ao]s?|basic|set of|either|between|both|wet and dry|first aid and|cpr and)\b"
    r"|^(?:tools?|botas)\b",
    re.IGNORECASE,
)
VERB_ALONE = re.compile(r"(?:to |must |able to )?\w+(?: (?:out|up|down|off|in))?", re.IGNORECASE)
_SORT = re.compile(
    r"\b(?:training|certificat\w+|certified|cards?|licen[cs]e\w*|apprenticeship|permits?|registration|OSHA|CDL|use)\b|\d",
    re.IGNORECASE,
)
_SORT_AT_END = re.compile(
    r"\b(?:training|certificat\w+|certified|cards?|apprenticeship|permits?|registration)\b[^,]{0,30}$", re.IGNORECASE
)
_LANGUAGE = re.compile(r"\b(?:english|spanish|ingl[eé]s|español)\b", re.IGNORECASE)
ACTIVITY = re.compile(
    r"(?:\w{3,}ing|\w+(?:tion|sion|ment|ance|enance)s?|repairs?|work|changes?|changeouts?|tests?|entries|service|rounds?"
    r"|upkeep|tuning|pulls?|terminations|hookups?)\s*(?:$|\b(?:of|on|for|with|in)\b)",
    re.IGNORECASE,
)


def joined(text: str, code: LanguageCode) -> Iterator[str]:
    """Parts of "A and B" that are two things: two doings, two sorts, or two that a turn before them governs."""
    halves = AND.split(text, maxsplit=1)
    if len(halves) < 2 or not all(half.strip() for half in halves) or not _are_two((halves[0], halves[1]), text, code):  # noqa: PLR2004
        yield text
        return
    yield halves[0]
    yield from joined(halves[1], code)


def _are_two(halves: tuple[str, str], text: str, code: LanguageCode) -> bool:
    first, second = halves
    if begins_doing(second, code):
        is_object_shared = VERB_ALONE.fullmatch(first.strip()) or all(map(VERB_ALONE.fullmatch, first.split(", ")))
        return not is_object_shared and form_at_start(first, code) in {None, form_at_start(second, code)}
    if TOGETHER.search(text) or _shares_its_sort(first, second):
        return False
    if _GOVERNS.search(first) or text.rstrip(" .").endswith(" use"):
        return True
    kinds = [kind_of(half, has_years=False, code=code) for half in (first, second)]
    if kinds[0] == kinds[1] and kinds[0] in {"credential", "other", "education"}:
        return len(second.split()) > 1 and not _LANGUAGE.search(first)
    return kinds[0] != kinds[1] and min(len(first.split()), len(second.split())) > 1 and not begins_doing(first, code)


def _shares_its_sort(first: str, second: str) -> bool:
    """Whether the sort at the end is said of both: "confined space and fall protection training"."""
    return bool(_SORT_AT_END.search(second)) and not _SORT.search(first) and not ACTIVITY.search(first)
