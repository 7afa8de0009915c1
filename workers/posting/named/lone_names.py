"""The employer where a line or a sentence is its name and at most a town: Golden Crumb Bakery, Duluth."""

import re
from collections.abc import Iterator, Sequence

from workers.language.words import fold
from workers.posting.name_forms.firm_wordings import NAME, ends_as_a_firm
from workers.posting.name_forms.places import STATE_CODE, US_STATES, is_place
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.common_words import are_common, makers_in
from workers.posting.named.houses import ends_as_house
from workers.posting.named.job_words import names_job
from workers.posting.named.word_classes import CREDENTIALS, NEVER_FIRST, UNIONS

_ENDS = re.compile(
    r"(?<!\bSt)(?<!\bMt)(?<!\bFt)(?<!\bBros)(?<!\bHnos)(?<!\bCo)(?<!\bNo)[.!?;]+(?:\s+|$)|\s[-\u2013\u2014|]\s|\n"
)
_PART = re.compile(
    rf"\W*(?:(?:[Aa]t|[Ee]n|[Bb]y|[Ff]or|[Ww]ith) )?(?P<name>{NAME})"
    r"(?:(?:, | \(| (?:in|near|at|en|out of|cerca de) )(?P<place>[^,()\d]{3,40}(?:, [^,()\d]{2,20})?)\)?)?"
    r"(?: since \d{4})?(?:,? (?:[Cc]all |[Tt]ext |[Ll]lama\w* (?:al )?)?\(?\d{3}\)?[-. ]\d[\d. -]*)?\W*"
)
_STATE = rf"(?:{STATE_CODE}|{'|'.join(US_STATES)})"
_IN_STATE = re.compile(rf"[A-Z][\w.' -]+,? {_STATE}")
_UNDER_TITLE = re.compile(
    rf"\A[^\n]+\n\s*(?P<name>{NAME}),? [-\u2013\u2014|]? ?"
    rf"(?P<town>[A-Z][\w.']+(?: [A-Z][\w.']+){{0,2}}),? {_STATE}\b\W*(?:\n|$)"
)
_MIXED = re.compile(r"[A-Z][a-z]+[A-Z]\w+")
"""A word that only a name has: AeroParts."""
_LAST = frozenset(
    word
    for line in (
        "aquarium bakery cablevision canvas carpentry castings clearance daughters",
        " composites coatings drilling environmental equestrian exteriors",
        "doors farm growers gutters pools surveying towers upholstery",
        "fabrication fence fencing flooring framing hardscapes inn insulation landscapes market motel ranch",
        "millwork nurseries optics outfitters",
        "plaster press printing products rental rigging scaffold septic signs storage striping surfacing terminal tile",
        "timber towing trailers transport truss welding wireless woodworks workboats",
    )
    for word in line.split()
)
"""What firms are called behind a word of their own, which in the midst of a sentence is a thing."""
_LAST_TWO = frozenset({"care home", "nursing home", "pool care", "home care", "building care", "funeral home"})
_OFFICES = frozenset({"office", "department", "dept", "dept."})
_PUBLIC = frozenset({"county", "city", "sheriff's", "parish"})
_NEVER_FIRST = NEVER_FIRST | {
    "company",
    "paid",
    "deliver",
    "text",
    "ask",
    "email",
    "see",
    "cash",
    "visit",
    "state",
    "old",
    "high",
    "gracias",
    "thanks",
}
_DIRECTIONS = frozenset({"north", "south", "east", "west", "main", "upper", "lower", "downtown", "norte", "sur"})
_TAUGHT_AT = frozenset({"school", "college", "university", "academy"})
"""What a sentence of its own asks for, as a rule: "Vo-Tech School"."""
_ENDS_LIKE_A_FORM = re.compile(r"[^\W\d_](?:co|corp|inc|lp)\W*$", re.IGNORECASE)
"""What only ends as a legal form does: Marco."""
_FEWEST_OF_TWO = 4
_MOST = 6


def lone_names(text: str) -> Iterator[str]:
    """Names of firms that are a sentence by themselves, with a town and a telephone number if any."""
    for part in _ENDS.split(text):
        found = _PART.fullmatch(part)
        if not found:
            continue
        name = without_known_town(found["name"].removeprefix("The "))
        place = found["place"] or ""
        if place and not _is_place(place):
            continue
        is_of_place = bool(place) and not _is_other(name) and ("&" in name.split()[1:-1] or _MIXED.fullmatch(name))
        if is_of_place or is_lone_firm(name):
            yield name


def name_under_title(text: str) -> Iterator[str]:
    """The name that stands with its town and state right under the position: AeroParts, Wichita KS."""
    found = _UNDER_TITLE.match(text.strip())
    if found and (" " in found["name"] or _MIXED.fullmatch(found["name"])) and not _is_other(found["name"]):
        yield found["name"]


def without_known_town(name: str) -> str:
    """The name alone where a town is written right behind it: Delmonte Cold Storage Modesto."""
    words = name.split()
    for length in (3, 2, 1):
        is_town = len(words) - length > 1 and fold(" ".join(words[-length:])) in TOWNS
        if is_town and _ends_as_firm(" ".join(words[:-length])):
            return " ".join(words[:-length])
    return name


def _ends_as_firm(name: str) -> bool:
    words = fold(name).split()
    is_public = words[-1] in _OFFICES and not _PUBLIC.isdisjoint(words[1:-1])
    is_by_last = len(words) > 1 and (words[-1] in _LAST or " ".join(words[-2:]) in _LAST_TWO)
    is_firm = ends_as_a_firm(name) and not _ENDS_LIKE_A_FORM.search(name)
    return is_firm or ends_as_house(words) or is_public or is_by_last


def is_lone_firm(name: str) -> bool:
    """Whether a name of several words, which stands by itself or opens a sentence, is plainly a firm's."""
    words = fold(name).split()
    if not 1 < len(words) <= _MOST or name.isupper() or _is_other(name):
        return False
    return _ends_as_firm(name) or _is_of_two(words)


def _is_of_two(words: Sequence[str]) -> bool:
    """Whether a sign joins two that neither is common: Grove & Canopy, not Health & Dental."""
    if "&" not in words[1:-1] or len(words) < _FEWEST_OF_TWO:
        return False
    place = words.index("&")
    return not (are_common(words[:place]) or are_common(words[place + 1 :]))


def _is_other(name: str) -> bool:
    words = fold(name).split()
    is_known = fold(name) in TOWNS or is_place(name) or bool(makers_in(words)) or not UNIONS.isdisjoint(words)
    if words[0] in _NEVER_FIRST or words[-1] in _TAUGHT_AT:
        return True
    if words[0] in _DIRECTIONS and not words[2:]:
        return True
    is_asked = any(map(CREDENTIALS.fullmatch, words)) or names_job(words[-1]) or any(word.isdigit() for word in words)
    return is_known or is_asked or are_common(words)


def _is_place(said: str) -> bool:
    parts = re.split(r" (?:and|y|&) | ?/ ?", said.strip())
    return bool(_IN_STATE.fullmatch(said.strip())) or all(part[:1].isupper() for part in parts)
