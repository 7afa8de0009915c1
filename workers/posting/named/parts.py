"""What stands behind a position as an employer does and is none: the town of the work, or a part of a firm."""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from workers.posting.name_forms.firm_wordings import WORD, ends_as_a_firm
from workers.posting.named.spans import Span

_OF_PLACES = frozenset({"island", "islands", "beach", "city"})
"""What the names of places end with, of which few are in the list of towns."""
_PART_BEHIND = re.compile(
    r" (?:[a-z]+ )?"
    r"(?:shops?|yard|plant|warehouse|terminal|fleet|team|crews?|center|department|division|customers|clients)\b"
)
_AGAIN = "first word again"
_HOUSES = frozenset(
    {"store", "shop", "yard", "plant", "warehouse", "terminal", "branch", "location", "depot", "facility"}
)
"""One of a firm's several houses, which is called after its town."""
_LONGEST_TOWN = 3
_OF_TOWNS = _OF_PLACES | frozenset(
    {"falls", "rapids", "lake", "bay", "river", "forks", "springs", "valley", "creek", "hills", "heights", "grove"}
    | {"park", "point", "harbor", "junction", "rock", "bluff", "bluffs", "center", "centre", "prairie", "haven"}
)
"""What the names of towns end with, where a house of a firm is called after one."""
_OF_WARES = re.compile(
    r"\b(?:tires?|ford|chevrolet|toyota|honda|trucks?|auto|automotive|motors?|ag|equipment|implement|supply|lumber"
    r"|general"
    r"|depot|foods?|markets?|hardware|parts|electric|steel|glass|paint|tools?|rental|dodge|deere|freight|farms?)\b",
    re.IGNORECASE,
)
"""What firms are called by and towns are not."""


def is_place_behind_title(span: Span, signs: AbstractSet[str]) -> bool:
    """Whether the first line ends a sentence with a place that the text never says again, or the next line is one.

    "Meat Cutter, full time, Dodge City. Hometown Fresh Markets needs a third cutter." An employer says its name, or
    the first word of it, once more, as a rule; and no name is better than a town's.
    """
    line, words = span.line, span.words
    if _is_town_of_house(span) and (words[-1] in _OF_TOWNS or _AGAIN not in signs):
        return True
    is_behind = line.number == 0 and span.begin > 0 and line.tokens[span.begin].gap in {"comma", "dash", "stop"}
    is_below = line.number == 1 and (span.begin, span.end) == (0, len(line.tokens))
    is_whole = bool(line.gap_behind(span.end - 1))
    return (is_behind or is_below) and is_whole and len(words) > 1 and words[-1] in _OF_PLACES and _AGAIN not in signs


def _is_town_of_house(span: Span) -> bool:
    """Whether the first line ends with a house of a firm behind its town: Ag Technician - Valley City store."""
    line = span.line
    rest = [token.surface for token in line.tokens[span.end :]]
    is_end = line.number == 0 and span.begin > 0 and len(rest) == 1 and rest[0] in _HOUSES
    is_parted = line.tokens[span.begin].gap in {"comma", "dash", "stop", "bracket"}
    said = line.said(span.begin, span.end)
    is_firm = span.words[-1] not in _OF_TOWNS and (ends_as_a_firm(said) or _OF_WARES.search(said))
    return is_end and is_parted and len(span.words) <= _LONGEST_TOWN and not is_firm


def owner_of_part(company: str, text: str) -> str:
    """Return the firm whose part stands behind the position, where the text says so in small letters.

    "PAINTER - Collision Center", and below "Harpeth Auto Group's collision center fixes 160 cars": the group hires.
    Of an owner that is named by such a part alone ("Gulfline Marine's shop") the mark of whose is no part.
    """
    if not company or company not in text:
        return company
    if company.endswith(("'s", "\u2019s")) and all(_PART_BEHIND.match(text, end) for end in _ends_of(company, text)):
        return company[:-2]
    part = company.lower()
    if part not in text:
        return company
    owner = rf"(?<![\w&])(?P<name>{WORD}(?: (?:(?:&|and|of) )?{WORD}){{1,4}})['\u2019]s? {re.escape(part)}\b"
    owners = {one["name"] for one in re.finditer(owner, text)}
    return owners.pop() if len(owners) == 1 else company


def _ends_of(name: str, text: str) -> Iterator[int]:
    """Yield the index behind each place where the text says the name."""
    end = 0
    while (begin := text.find(name, end)) >= 0:
        end = begin + len(name)
        yield end
