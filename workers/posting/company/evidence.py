"""What speaks for and against a name as the employer's, and how much each thing weighs."""

import re
from collections.abc import Set as AbstractSet
from itertools import islice
from pathlib import Path

from workers.language.words import fold
from workers.posting.company.mentions import IN_TEXT, OF_THE_SITE, Source
from workers.posting.learnt_weights import weight_of, weights_in
from workers.posting.name_forms.same_firm import LEGAL_END
from workers.posting.name_forms.title_words import is_title_word
from workers.posting.text.said_beside import places_of, stands_before
from workers.posting.text.subjects import FIRM_BEGIN, FIRM_END, FIRM_WORD

FILE = Path(__file__).with_name("weights.tsv")
_PART_OF_A_FIRM = re.compile(
    r"(?:department|dept\.?|division|team|crew|office|branch|unit|section|plant|(?<!ship)yard|terminal|facility|campus|warehouse"
    r"|distribution center|planta|sucursal|almac[eé]n|departamento|equipo|unidad)$"
    r"|^(?:(?:municipal |local )?civil service(?: (?:commission|board))?|merit (?:system )?(?:commission|board)"
    r"|(?:human resources|personnel|examinations?|recruitment|recursos humanos)"
    r"(?: (?:department|division|office|services|commission|board|bureau))?)(?:\W+[A-Z].*\bunit)?$",
    re.IGNORECASE,
)
"""Those that hire on behalf of a firm or a public body count as parts of it."""
_OF_SOFTWARE = re.compile(
    r"\b(?:software|recruiting|recruitment|hcm|payroll|ats|workforce|hiring|applicants?|hosts?|job board|portal"
    r"|online|saas)\b",
    re.IGNORECASE,
)
"""Whose system the page stands on, who hires nobody for a trade."""
_UNION = re.compile(
    r"\b(?:union|local(?: no\.?)?|lodge|district(?: council)?|hall) (?:#|no\. ?)?\d+|\b(?:hiring|union|dispatch) hall\b"
    r"|\b(?:brotherhood|sindicato)\b",
    re.IGNORECASE,
)
"""Who sends people to employers, and hires for itself too."""
_REGION = re.compile(r"\b(?:county|city|district|port|condado|ciudad)$", re.IGNORECASE)
_AROUND = re.compile(
    r"\b(?:in|near|around|across|throughout|outside|within|from|en|por|cerca de|alrededor de|todo el)(?: the)? \Z"
)
_IN = re.compile(r"\b(?:in|near|en|cerca de) \Z")
_STATE_BEHIND = re.compile(r", [A-Z]{2}\b")
_OF_PUBLIC_BODIES = re.compile(r"City|County|State|Town|Department|Bureau|Office|Condado|Ciudad|Estado|Departamento")
"""Words that postings say of much else, and that tell no name from another."""
_SHORTEST_WORD = 4


def evidence_of(features: AbstractSet[str]) -> float:
    """The sum of what the features weigh, as `scripts/training/employers.py` learnt them."""
    return weight_of(features, weights_in(FILE))


def features_of(sources: AbstractSet[Source]) -> set[str]:
    """The places that name a firm, and where several of one sort do, which is less than each by itself."""
    features = {source.name.lower() for source in sources}
    for sort, places in (("site", sources & OF_THE_SITE), ("text", sources & IN_TEXT)):
        features |= {f"{sort} {count}" for count in (2, 3) if len(places) >= count}
    return features


def signs_of(name: str, words: tuple[str, ...]) -> dict[str, bool]:
    """Return the signs that the name's own words give."""
    is_part = bool(_PART_OF_A_FIRM.search(name))
    is_firm = not is_part and bool(FIRM_WORD.search(name) or FIRM_END.search(name) or FIRM_BEGIN.match(name))
    return {
        "legal form": bool(LEGAL_END.search(name)),
        "named as firms are": is_firm,
        "job": bool(words) and not is_firm and not words[-1].endswith("s") and is_title_word(words[-1]),
        "part": is_part,
        "one word": len(words) == 1,
        "software": bool(_OF_SOFTWARE.search(name)),
        "union": bool(_UNION.search(name)),
    }


def signs_in_text(name: str, description: str, place: str, sources: AbstractSet[Source]) -> dict[str, bool]:
    """How the posting speaks of the name; `place` is where the work is."""
    town = place.split(",", 1)[0].strip()
    return {
        "spoken of": _is_spoken_of(name, description, besides=bool(sources & IN_TEXT)),
        "place": (bool(town) and fold(name) in {fold(town), fold(place)})
        or _is_place_in(name, description, by_its_end=sources == {Source.FIRM}),
    }


def is_union(name: str) -> bool:
    """Whether a name ends as those of unions and their halls do: 'Allied Craftworkers Local 77'."""
    return any(match.end() == len(name) for match in _UNION.finditer(name))


def _is_spoken_of(name: str, description: str, *, besides: bool) -> bool:
    """Whether the posting calls the employer by the name's first long word, `besides` once where it was found."""
    words = [word.strip(",.") for word in name.split() if len(word) >= _SHORTEST_WORD]
    first = next((word for word in words if not _OF_PUBLIC_BODIES.fullmatch(word)), "")
    if not first or first not in description:
        return False
    return sum(1 for _ in islice(places_of(first, description), 2)) > besides


def _is_place_in(name: str, description: str, *, by_its_end: bool) -> bool:
    """'in Van Nuys', 'Van Nuys, CA': how a posting speaks of a town and not of a company.

    `by_its_end`: whether only its last word tells a firm, as in 'homes around Kent County'.
    """
    if name not in description:
        return False
    if by_its_end and _REGION.search(name):
        return any(stands_before(_AROUND, description, place) for place in places_of(name, description))
    if FIRM_WORD.search(name) or FIRM_END.search(name):
        return False
    return any(
        stands_before(_IN, description, place) or _STATE_BEHIND.match(description, place + len(name))
        for place in places_of(name, description)
    )
