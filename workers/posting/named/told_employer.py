"""The employer in turns of phrase that tell of nobody else, for a posting of which nothing else names one."""

import re
from collections.abc import Iterator
from itertools import pairwise

from workers.language.words import fold, words_of
from workers.posting.name_forms.firm_wordings import NAME, WORD, ends_as_a_firm
from workers.posting.name_forms.places import STATE_CODE, TOWN, is_place
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.common_words import are_common
from workers.posting.named.houses import ends_as_house
from workers.posting.named.job_words import names_job
from workers.posting.named.word_classes import OF_ADVERTISING, SECTION

_AT_WE = re.compile(
    rf"(?:\A|\n|[.!?]\s+)(?:Here at|At|En) (?P<name>{NAME}),? "
    r"(?:we|our|nos|nuestr[oa]s?|[a-z\u00e1\u00e9\u00ed]{{2,12}}mos)\b"
)
"""At Brightwater Pools we take care of 640 backyards; En Taller Cedro hacemos."""
_ABOUT = re.compile(rf"^[^\w\n]*(?:About|Sobre|Acerca de) (?P<name>{NAME})[ *]*(?::|$)", re.MULTILINE)
"""What stands over, or before, the employer's own story."""
_LABEL = re.compile(
    rf"^[^\w\n]*(?:Company|Employer|Contractor|Empresa|Patr[\u00f3o]n|Who): +(?P<name>{NAME})\W*$",
    re.MULTILINE | re.IGNORECASE,
)
_IN_LINE_LABEL = re.compile(
    r"(?:^|[.;|] +)(?:Employer|Company|Contractor|Empresa|Patr[\u00f3o]n|Contratista): *"
    r"(?P<name>[A-Z\u00c1\u00c9\u00cd\u00d3\u00da\u00d10-9][^,.;:|()\n\d]{2,60}?)\s*(?=[,.;|(]|$)",
    re.MULTILINE | re.IGNORECASE,
)
"""The same within a line, however the name is written: Service Mechanic. Employer: State hospital at Amberton, ..."""
_MOST_LABELLED = 7
_CONTACT = re.compile(
    rf"\b(?:[Cc]ontact|[Cc]all|[Tt]ext|[Ee]mail|[Aa]pply (?:at|to|with|in person at)|[Rr]eport to|[Ss]ee|[Rr]eply to"
    rf"|[Ss]end (?:an? |your )?(?:resumes?|applications?) to|[Cc]omun[i\u00ed]quese con|[Ll]lame a|[Ee]scriba a"
    rf"|[Pp]res[e\u00e9]ntese en) (?P<name>{NAME})"
)
"""Whom one applies to; taken for the employer only where the name is plainly a firm's."""
_LEGAL_END = re.compile(r"(?:Corp|Inc|LLC|Ltd|Co|Company|Corporation|L\.L\.C|LLP|LP)\.?$")
_LINE_NAME = rf"(?P<name>{WORD}(?: (?:(?:&|and|of|de|del|la|los|y) )?{WORD}){{1,5}})"
_HIRES = re.compile(
    rf"(?:\A|\n)[^\w\n]*{_LINE_NAME}"
    r"(?: (?:en|in|of) [^.\n]{3,40}?)? (?:is hiring|is looking|is seeking|seeks|hires|needs|wants"
    r"|est[\u00e1a] contratando|busca|solicita|ocupa|necesita|contrata|requiere)\b"
)
_IS_A = re.compile(
    rf"(?:\A|\n){_LINE_NAME}(?:,| is| es) (?:an?|una?) [^.\n]{{0,60}}"
    r"\b(?:facility|company|contractor|shop|hospital|firm|dealer|manufacturer|farm|ranch|outfit|employer|empresa"
    r"|taller)\b"
)
_ASIDE = re.compile(r"\([^()]*\)")
_PARTS = re.compile(r"[.;:!|]\s+|\s[-\u2013\u2014|/]+\s|,\s|\b(?:for|at|para|en) (?=[A-Z])")
_DASHES = re.compile(r"\s+[-\u2013\u2014|/]+\s+")
_TOWN_AND_CODE = re.compile(rf"{TOWN},? {STATE_CODE}")
_HEAD = 5
_FEWEST = 2
"""Words of a name that only stands where an employer's does."""
_MOST = 6
_OF_PLACES = frozenset({"city", "county", "island", "islands", "beach", "port", "district"})
_NOBODY = frozenset({"empresa", "importante", "restaurante", "taller", "agencia", "familia"}) | frozenset(
    {"us", "the", "this", "you", "our", "your", "we", "nosotros", "la", "el", "nuestra"}
)


def told_employer(text: str) -> str:
    """The one that is told, or nothing: who "we" are, whose story follows, whose line stands over the town's."""
    for names in (
        _of(_LABEL, text),
        (name for name in _of(_IN_LINE_LABEL, text) if len(name.split()) <= _MOST_LABELLED),
        _of(_HIRES, text),
        _of(_IS_A, text),
        _of(_AT_WE, text),
        _of(_ABOUT, text),
        _of_first_line(text),
        _over_town(text),
        (name for name in _of(_CONTACT, text) if _LEGAL_END.search(name) or ends_as_a_firm(name)),
    ):
        found = list(dict.fromkeys(name for name in names if _may_be(name)))
        if len(found) == 1:
            return found[0]
    return ""


def labelled_in_full(name: str, text: str) -> str:
    """The name as a label has it, where that goes on in small letters: Company: Pine Valley school district."""
    labelled = (one for one in _of(_IN_LINE_LABEL, text) if len(one.split()) <= _MOST_LABELLED)
    return next((one for one in labelled if name and one.startswith(f"{name} ")), name)


def _of(pattern: re.Pattern[str], text: str) -> Iterator[str]:
    return (match["name"] for match in pattern.finditer(text))


def _of_first_line(text: str) -> Iterator[str]:
    """Parts of the first line that end as names of firms do, or stand between the position and the town."""
    first = text.lstrip().partition("\n")[0]
    parts = [part.strip(" .,*#") for part in _DASHES.split(first)]
    for before, part, behind in zip(parts, parts[1:], parts[2:], strict=False):
        is_between = any(map(names_job, fold(before).split())) and _is_town(behind)
        if is_between and re.fullmatch(NAME, part) and len(part.split()) >= _FEWEST:
            yield part
    for part in _PARTS.split(re.sub(r"[()]", " | ", first)):
        name = part.strip(" .,*#|")
        if re.fullmatch(NAME, name) and len(name.split()) >= _FEWEST and _is_firm_s(name):
            yield name


def _is_firm_s(name: str) -> bool:
    is_place_s = fold(name).rsplit(maxsplit=1)[-1] in _OF_PLACES
    return not (name.isupper() or is_place_s) and (ends_as_a_firm(name) or ends_as_house(fold(name).split()))


def _is_town(text: str) -> bool:
    return fold(text) in TOWNS or is_place(text) or bool(_TOWN_AND_CODE.fullmatch(text))


def _over_town(text: str) -> Iterator[str]:
    """Lines of a few words in capitals below the first, right over a line that is only a town with its state."""
    lines = [line.strip(" *#") for line in text.splitlines() if line.strip()]
    for above, below in pairwise(lines[1 : _HEAD + 1]):
        if re.fullmatch(NAME, above) and _FEWEST <= len(above.split()) <= _MOST and is_place(below):
            yield above


def _may_be(name: str) -> bool:
    words = [word.folded for word in words_of(name)]
    if not words or _is_town(name) or words[0] in _NOBODY or SECTION.fullmatch(fold(name)):
        return False
    is_who = names_job(words[-1]) and not (len(words) > _FEWEST and words[-1].endswith("s"))
    return not (is_who or are_common(words) or all(word in OF_ADVERTISING for word in words))
