"""What speaks for and against words as the job's title, and how much each thing weighs."""

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from workers.language.words import fold
from workers.posting.company.evidence import is_union
from workers.posting.company.page_sources import COMPANY_LABELS
from workers.posting.company.text_sources import text_mentions
from workers.posting.learnt_weights import weight_of, weights_in
from workers.posting.locations import LOCATION_LABELS
from workers.posting.name_forms.places import is_place
from workers.posting.name_forms.title_words import ends_title, is_title_word
from workers.posting.name_forms.titles import is_generic, is_page_heading
from workers.posting.text.clean_text import BULLET
from workers.posting.text.heading_lines import NUMBER_LABEL
from workers.posting.text.subjects import FIRM_END, FIRM_WORD, JOB_WORD
from workers.posting.title.sources import OF_HEADINGS, OF_LINES, Source, calls

FILE = Path(__file__).with_name("weights.tsv")
_SEGMENTS = re.compile(r"\s+[-\u2013\u2014|/]+\s+|\s*[(),;:/]\s*|\s+(?:for|with|de|para|con|of|in|en|at)\s+")
_LEVEL = re.compile(
    r"(?:[ivx]{1,4}|\d{1,3}|[a-z]|m/f|h/m|sr|jr|senior|junior|lead|level|class|grade|nights?|days?|shift|apprentice)"
)
_TO_READERS = re.compile(
    r"\b(?:us|our|we|you|your|my|me|here|nuestr[oa]s?|nosotros|t[uú]|su|aqu[ií])\b|[\u2019']s\b", re.IGNORECASE
)
_OF_SITES = re.compile(
    r"\b(?:log ?in|sign|menu|search|account|home|site|page|online|contact|member(?:s|ship)?|visitors?|customers?"
    r"|careers?|jobs?(?! order)|openings?|calendar|newsletter|newsroom|center|directory|application|users?|share|filter"
    r"|acceso|buscar|inicio|cuenta|empleos?|vacantes?|usuarios?|cookies?|alerts?|calls?)\b",
    re.IGNORECASE,
)
_ASIDE = re.compile(r"\s*\([^()]*\)")
_LABELS = (NUMBER_LABEL, re.compile(COMPANY_LABELS, re.IGNORECASE), re.compile(LOCATION_LABELS, re.IGNORECASE))
_FEW, _SOME, _MANY = 2, 6, 9
"""Words."""
_SHORTEST = 3
_LONG = 5


def evidence_of(features: AbstractSet[str]) -> float:
    """The sum of what the features weigh, as `scripts/training/titles.py` learnt them."""
    return weight_of(features, weights_in(FILE))


def features_of(sources: AbstractSet[Source]) -> set[str]:
    """The places that name it, and on how many independent kinds of places they agree."""
    kinds = len(sources - OF_HEADINGS - OF_LINES) + bool(sources & OF_HEADINGS) + bool(sources & OF_LINES)
    return {source.name.lower() for source in sources} | {f"kinds {count}" for count in (2, 3, 4) if kinds >= count}


def signs_of(title: str) -> set[str]:
    """Return the signs that a title's own words give."""
    words = fold(title).split()
    segments = [segment for segment in _SEGMENTS.split(title) if segment.strip()]
    signs = {
        "ends a title": bool(segments) and _ends_title(segments[0]),
        "part ends a title": any(map(_ends_title, segments[1:])),
        "occupation": any(is_title_word(word.strip(",.()/-")) for word in words),
        "job word": bool(JOB_WORD.search(title)),
        "firm": bool(FIRM_END.search(_ASIDE.sub("", title))),
        "word of firms": bool(FIRM_WORD.search(title)),
        "place": is_place(title),
        "union": bool(segments) and is_union(segments[0].strip()),
        "page heading": is_page_heading(title),
        "generic": is_generic(title) and not any(map(_ends_title, segments[1:])),
        "label": title.endswith(":") or any(label.fullmatch(title) for label in _LABELS),
        "sentence": title.endswith((".", "!", "?")) and len(words) >= _FEW * 2,
        "to readers": bool(_TO_READERS.search(title)),
        "of sites": bool(_OF_SITES.search(title)),
        "call": bool(calls(title)),
        "figures": sum(map(str.isdigit, title)) > _SHORTEST,
        "mostly figures": sum(map(str.isalpha, title)) <= max(2, sum(map(str.isdigit, title))),
        "one word": len(words) == 1,
        "some words": _FEW <= len(words) <= _SOME,
        "more words": _SOME < len(words) <= _MANY,
        "many words": len(words) > _MANY,
        "small letters": title[:1].islower(),
    }
    signs["no job"] = not (signs["job word"] or signs["occupation"])
    signs["segment"] = len(segments) > 1
    signs["comma"] = ", " in title
    return {sign for sign, is_so in signs.items() if is_so}


def _ends_title(segment: str) -> bool:
    """Whether it ends with who does the work, before a level: 'Welder II'; in Spanish it begins so."""
    words = [word.strip(".,()") for word in fold(segment).split()]
    while len(words) > 1 and _LEVEL.fullmatch(words[-1]):
        words.pop()
    return ends_title(words) or (len(words) > 1 and is_title_word(words[0]) and not is_title_word(words[-1]))


@dataclass(frozen=True, slots=True)
class Around:
    """The rest of a page: its own titles, all names for its job, and what its description speaks of."""

    page_titles: tuple[str, ...]
    names: tuple[str, ...]
    description: str
    spoken: frozenset[str]
    firms: frozenset[str]


def around(page_titles: Iterable[str], names: Iterable[str], description: str) -> Around:
    """Small letters throughout, so that they are made once for all candidates."""
    return Around(
        tuple(map(str.casefold, page_titles)),
        tuple(map(str.casefold, names)),
        description,
        frozenset(_words(description)),
        frozenset(mention.name.casefold() for mention in text_mentions(description)),
    )


def signs_on_page(title: str, page: Around) -> set[str]:
    """How the rest of the page speaks of it."""
    folded, is_job, call = title.casefold(), bool(JOB_WORD.search(title)), calls(title).casefold()
    others = [name for name in page.names if name != folded]
    words = [word for word in _words(title) if len(word) >= _SHORTEST]
    heads = [word for word in words if is_title_word(word)]
    is_in_title = any(folded in page_title for page_title in page.page_titles)
    signs = {
        "in page's title": is_in_title,
        "job in page's title": is_job and is_in_title,
        "holds a job": any(other in folded and JOB_WORD.search(other) for other in others),
        "held": any(folded in other for other in others),
        "item": f"{BULLET}{title}" in page.description,
        "firm in text": folded in page.firms,
        "spoken of": bool(words) and page.spoken.issuperset(words),
        "head spoken of": any(head in page.spoken or f"{head}s" in page.spoken for head in heads),
        "called elsewhere": bool(call) and any(call in other for other in others),
    }
    return {sign for sign, is_so in signs.items() if is_so}


def is_in_address(title: str, of_address: AbstractSet[str]) -> bool:
    """Whether every word of some length stands in the address, and two do, or a long one."""
    words = [word for word in _words(title) if len(word) >= _SHORTEST]
    return bool(words) and set(words) <= of_address and (len(words) > 1 or len(words[0]) > _LONG)


def _words(text: str) -> list[str]:
    return re.split(r"[\W_]+", fold(text))
