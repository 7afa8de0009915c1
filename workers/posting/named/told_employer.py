"""The employer in turns of phrase that tell of nobody else, for a posting of which nothing else names one."""

import re
from collections.abc import Iterator
from itertools import pairwise

from workers.language.words import fold, words_of
from workers.posting.name_forms.firm_wordings import NAME, WORD, ends_as_a_firm
from workers.posting.name_forms.places import STATE_CODE, TOWN, is_place
from workers.posting.name_forms.same_firm import is_same_firm
from workers.posting.name_forms.same_firm import words_of as words_of_name
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.common_words import are_common, makers_in
from workers.posting.named.houses import ends_as_house
from workers.posting.named.job_words import names_job
from workers.posting.named.kinds_of_work import is_kind_of_place
from workers.posting.named.lone_names import is_lone_firm, lone_names, name_under_title
from workers.posting.named.others import is_only_praise
from workers.posting.named.surely_told import surely_named
from workers.posting.named.word_classes import OF_ADVERTISING, SECTION

_AT_WE = re.compile(
    rf"(?:\A|\n|[.!?]\s+)(?:Here at|At|En) (?P<name>{NAME}),? "
    r"(?:we|our|nos|nuestr[oa]s?|[a-z\u00e1\u00e9\u00ed]{2,12}mos)\b"
)
"""At Brightwater Pools we take care of 640 backyards; En Taller Cedro hacemos."""
_AT_FIRM = re.compile(
    rf"(?:\A|\n|[.!?]\s+)(?:Here at|At) (?P<name>{NAME}),? (?:the|your|every|each|nobody|an?|it|there|all) "
)
"""The same where a sentence goes on otherwise; taken only where the name is plainly a firm's."""
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
_SAID = re.compile(
    r"(?:\b(?:[Ee]mployer|[Tt]he (?:employer|firm|company|shop|business|name (?:over|on) the (?:door|truck|sign|gate)))"
    r" is(?: called)?|\b[Ll]a empresa es|\b[Ee]l patr[\u00f3o]n es) "
    rf"(?P<name>{NAME})"
)
"""Employer is Door Peninsula Ship & Engine; the name over the door is Pruett & Daughter."""
_WORK_FOR = re.compile(
    r"\b(?:[Yy]ou(?:['\u2019]d| would|['\u2019]ll| will)(?: be)? work(?:ing)? for|[Tt]rabajar[\u00e1a]s? (?:para|con)) "
    rf"(?P<name>{NAME})(?=[.,;!\n]| (?:in|near|at|out|en|cerca)\b)"
)
_WHERE = re.compile(
    rf"^[^\w\n]*(?i:where|location|place|lugar|d[o\u00f3]nde): +(?P<name>{NAME})(?=,|[^\w\n]*$)", re.MULTILINE
)
"""Taken for the employer only where it ends as a firm or a place of work does: Wiscasset Harbor Yard."""
_STORY = re.compile(
    r"\b(?:[Aa]bout us|[Tt]he [Cc]ompany(?=\n|:)|[Cc]ompany [Oo]verview"
    r"|[Ww]ho we are|[Oo]ur story|[Aa]cerca de nosotros|[Ss]obre nosotros|[Qq]ui[e\u00e9]nes somos)"
    rf"\W{{1,4}}(?P<name>{NAME})(?:, [^.,\n]{{3,40}},)? (?P<does>[a-z\u00e1\u00e9\u00ed]{{2,}}[sae]) (?=[\w$])"
)
_DIRECTIONS = frozenset({"north", "south", "east", "west", "main", "upper", "lower", "garage", "norte", "sur"})
_OF_WORK = frozenset(
    {"yard", "boatyard", "marina", "cemetery", "market", "ranch", "mill", "garage", "school", "bakery", "inn", "lodge"}
    | {"grill", "diner", "cafe", "greenhouse", "greenhouses", "quarry", "terminal", "taller", "bodega", "rancho"}
)
"""Last words of places that are worked at, behind a word of their own."""
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
_NEEDS = re.compile(
    rf"(?:[.!?]\s+|\b(?:and|but|so) ){_LINE_NAME}(?: out of [A-Z]\w+(?: [A-Z]\w+)?)?"
    r" (?:is hiring|is looking|is seeking|needs (?:\d|a |an |some |two |three )|busca|solicita|contrata)\b"
)
"""Who seeks people in a sentence that began otherwise: "and Mile Hi Slab & Curb needs 4 finishers"."""
_SENTENCE = re.compile(
    rf"(?:\A|\n|[.!?]\s+)[^\w\n]*{_LINE_NAME}(?: in [A-Z]\w+)? "
    r"(?!(?:is|are|es) (?:the |our |el )?(?:gc|GC|general contractor|customer|client|owner|cliente)\b)"
    r"(?:is|are|still|will (?:hire|train|pay|take)|es|tiene|ofrece|paga|hace|trabaja|atiende|[a-z]{3,12}s) "
)
"""The first words of a sentence that tells of somebody; taken only where the name is plainly a firm's."""
_PERSON_AT = re.compile(
    r"\b(?:[Cc]all|[Tt]ext|[Ss]ee|[Aa]sk for|[Ee]mail|[Cc]ontact|[Hh]abl\w+ con|[Pp]regunt\w+ por|[Ll]lam\w+ a) "
    rf"[A-Z]\w+ (?:at|with|de|en) (?P<name>{WORD}(?: (?:(?:&|and|of|de|del|la|los|y) )?(?!\d){WORD}){{1,5}})"
)
"""Of whom one asks for somebody: Call Miguel at Twin Gables Framing."""
_IS_A = re.compile(
    rf"(?:\A|\n){_LINE_NAME}(?:,| is| es) (?:an?|una?) [^.\n]{{0,60}}"
    r"\b(?:facility|company|contractor|shop|hospital|firm|dealer|manufacturer|farm|ranch|outfit|employer|empresa"
    r"|taller|restaurant|diner|bakery|hotel|motel|inn|brewery|winery|market|grocer|dealership|nursery|orchard|dairy"
    r"|garage|cemetery|marina|boatyard|mill|cooperative|co-op|negocio|restaurante|panader[\u00eda]+|rancho)\b"
)
_DOES = re.compile(rf"(?:\A|\n){_LINE_NAME}, [A-Z][^.,\n]{{2,30}}, [a-z]{{2,12}}s ")
"""Who does something, and where: Cottonwood Aerial Applicators, Colby Kansas, flies six planes."""
_FIRM_DOES = re.compile(
    rf"(?:\A|\n|[.!?]\s+)[^\w\n]*(?P<name>{WORD}(?: (?:& )?{WORD}){{1,3}})"
    r" (?:builds|makes|delivers|runs|operates|installs|services|serves|repairs|rebuilds|packs|melts|rolls|pours|molds"
    r"|turns|grows|hauls|moves|prints|weaves|brews|bakes|processes|manufactures|produces|fabricates|designs|maintains"
    r"|supplies|mines|brings|carries|connects|farms|cuts|ships|crushes|mills|saws|dries|welds|paints|refits|gives"
    r"|works on|has (?:been|made|grown|built|served))\b"
)
"""What firms do, behind a name that opens a sentence."""
_PARTS = re.compile(r"[.;:!|]\s+|\s[-\u2013\u2014|/]+\s|,\s|\b(?:for|at|para|en) (?=[A-Z])")
_DASHES = re.compile(r"\s+[-\u2013\u2014|/]+\s+")
_TOWN_AND_CODE = re.compile(rf"{TOWN},? {STATE_CODE}")
_HEAD = 5
_FEWEST = 2
"""Words of a name that only stands where an employer's does."""
_MOST = 6
_OF_PLACES = frozenset({"city", "county", "island", "islands", "beach", "port", "district"})
_NOBODY = frozenset({"empresa", "importante", "restaurante", "taller", "agencia", "familia"}) | frozenset(
    {"us", "the", "this", "company", "paid", "you", "our", "your", "we", "nosotros", "la", "el", "nuestra"}
)


def told_employer(text: str) -> str:
    """The one that is told, or nothing: who "we" are, whose story follows, whose line stands over the town's."""
    for names in (
        _of(_LABEL, text),
        (name for name in _of(_IN_LINE_LABEL, text) if len(name.split()) <= _MOST_LABELLED),
        (name for name in _of(_SAID, text) if " " in name),
        _of(_HIRES, text),
        _of(_IS_A, text),
        _of(_AT_WE, text),
        surely_named(text),
        (name for name in _of(_AT_FIRM, text) if " & " in name or _is_firm_s(name)),
        _of(_ABOUT, text),
        (one["name"] for one in _STORY.finditer(text) if " " in one["name"] and not names_job(fold(one["does"]))),
        (name for name in _of(_WORK_FOR, text) if " " in name),
        (name for name in _of(_WHERE, text) if _is_firm_s(name) or _is_worked_at(name)),
        _of(_DOES, text),
        _of_first_line(text),
        _of_lone_line(text),
        _over_town(text),
        name_under_title(text),
        _of(_NEEDS, text),
        lone_names(text),
        (name for name in _of(_SENTENCE, text) if is_lone_firm(name)),
        (name for name in _of(_PERSON_AT, text) if is_lone_firm(name)),
        (name for name in _of(_FIRM_DOES, text) if not makers_in(fold(name).split())),
        (name for name in _of(_CONTACT, text) if _LEGAL_END.search(name) or ends_as_a_firm(name)),
    ):
        found = list(dict.fromkeys(name for name in names if _may_be(name, text)))
        if len(found) == 1:
            return found[0]
    return ""


def surely_told(text: str) -> str:
    """The one employer that wordings tell in which nobody else stands: who is hiring, whom one joins, or nothing."""
    worded = (name for wording in (_HIRES, _IS_A, _ABOUT, _AT_WE) for name in _of(wording, text))
    names = (*worded, *surely_named(text))
    found = list(dict.fromkeys(name for name in names if _may_be(name, text)))
    kin = [name for name in found if all(is_same_firm(words_of_name(name), words_of_name(one)) for one in found)]
    return max(kin, key=len, default="")


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


def _of_lone_line(text: str) -> Iterator[str]:
    """A line of the head that is only such a name."""
    lines = (line.strip(" .,*#").removeprefix("The ") for line in text.splitlines()[1:_HEAD])
    for line in filter(None, lines):
        if re.fullmatch(NAME, line) and (ends_as_house(fold(line).split()) or _is_worked_at(line)):
            yield line


def _is_firm_s(name: str) -> bool:
    is_place_s = fold(name).rsplit(maxsplit=1)[-1] in _OF_PLACES
    return not (name.isupper() or is_place_s) and (ends_as_a_firm(name) or ends_as_house(fold(name).split()))


def _is_worked_at(name: str) -> bool:
    words = fold(name).split()
    is_one = len(words) > 1 and (words[-1] in _OF_WORK or words[0] in _OF_WORK)
    return is_one and words[0] not in _DIRECTIONS and not are_common(words)


def _is_town(text: str) -> bool:
    return fold(text) in TOWNS or is_place(text) or bool(_TOWN_AND_CODE.fullmatch(text))


def _over_town(text: str) -> Iterator[str]:
    """Lines of a few words in capitals below the first, right over a line that is only a town with its state."""
    lines = [line.strip(" *#") for line in text.splitlines() if line.strip()]
    for above, below in pairwise(lines[1 : _HEAD + 1]):
        if re.fullmatch(NAME, above) and _FEWEST <= len(above.split()) <= _MOST and is_place(below):
            yield above


def _may_be(name: str, text: str) -> bool:
    words = [word.folded for word in words_of(name)]
    if len(words) > _FEWEST and name.startswith("The ") and name in _of(_IS_A, text):
        return not _is_town(name)  # a house, whatever words it is called by: The Copper Kettle
    if not words or _is_town(name) or is_only_praise(words) or words[0] in _NOBODY or SECTION.fullmatch(fold(name)):
        return False
    is_who = names_job(words[-1]) and not (len(words) > _FEWEST and words[-1].endswith("s"))
    is_kind = is_who or are_common(words) or is_kind_of_place(words)
    return not (is_kind or all(word in OF_ADVERTISING for word in words))
