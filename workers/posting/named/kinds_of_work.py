"""What stands behind a title on its line and is no employer: a kind of work, a shift, a part of the house."""

import re
from collections.abc import Sequence

from workers.posting.name_forms.places import STATE_CODE, TOWN
from workers.posting.name_forms.same_firm import LEGAL_END
from workers.posting.named.common_words import are_common, are_of_makers, makers_in
from workers.posting.named.job_words import names_job
from workers.posting.named.spans import Span
from workers.posting.named.word_classes import NUMBERS
from workers.posting.text.subjects import FIRM_END

_TOP_LINES = 3
_MARKS = frozenset({"dash", "comma", "bar", "open", "slash", "colon"})
_ENDS = _MARKS | {"end", "close", "stop"}
_FIRST_OF_PARTS = frozenset(
    {"planta", "sucursal", "turno", "departamento", "depto", "area", "zona", "obra", "proyecto", "parque"}
)
"""What parts of a house, works and grounds are called: Planta Escobedo, Parque Industrial Kalos."""
_LAST_OF_PARTS = frozenset(
    {"division", "shift", "crew", "team", "project", "location", "territory", "region", "route", "zone", "cell", "wing"}
    | {"area", "metro", "turnaround", "outage", "shutdown", "expansion", "contract", "campus", "certified", "partner"}
)
_QUALITIES = frozenset(
    {"new", "residential", "commercial", "industrial", "structural", "heavy", "light", "field", "shop", "general"}
    | {"civil", "cold", "wet", "dry", "high", "low", "tenant", "multiple", "various"}
)
_DOES = frozenset({"to verb", "to is", "to seeks", "to is seeking", "to who", "from at", "is one of us", "then we"})
"""What a name has beside it where a sentence speaks of the firm."""
_NAMES_PLACE = frozenset({"to a place", "to a state"})
_TOWN_AND_CODE = re.compile(rf"\W*{TOWN} {STATE_CODE}\b")
_LABELLED = "colon of company"
"""A label says that a firm follows: "Contratista: Laguna Services"."""
_FEWEST_WORDS = 3
_OPENS = frozenset({"from start", "from colon"})
_MACHINES = frozenset(
    {"tractores", "camiones", "equipos", "motores", "montacargas", "excavadoras", "trucks", "tractors"}
)
_LISTED = re.compile(r"(?:, [A-Z][\w&-]+){1,4},? (?:and|y|&) [A-Z][\w&-]+ [a-z]")
_DEALS = re.compile(r" (?:dealer|dealership|distributor)s?\b")
_OFFICE = re.compile(r"(?:department|dept|division|office|bureau) of ")
_PUBLIC = re.compile(r"(?:city|town|township|village|county|borough) of |.+ (?:county|township|borough)$")
_NUMERALS = (NUMBERS - {"varios"}) | {"eleven", "twelve", "dozen", "once", "doce", "docena"}


_PLACES = frozenset(
    word
    for line in (
        "mill plant shop yard boatyard shipyard quarry mine pit co-op coop cooperative dealership dealer refinery",
        "foundry brewery dairy warehouse terminal depot garage marina landfill hospital school hotel resort farm ranch",
        "orchard nursery greenhouse bakery cannery creamery distillery winery smelter sawmill utility railroad",
        "airport hangar forge substation laboratory studio site campus room drydock kitchen hatchery elevator",
        "packinghouse slaughterhouse supplier contractor manufacturer",
        "planta taller fabrica rancho mina aserradero astillero cooperativa cantera granja bodega refineria",
    )
    for word in line.split()
)
_MATERIALS = frozenset(
    word
    for line in (
        "stone rock gravel sand limestone granite marble gold silver copper coal textile cotton glass flour forge",
        "chicken turkey hog crab shrimp electric rural plywood stud union aircraft citrus weave telephone ferry",
        "gigafactory almond pecan tribal",
    )
    for word in line.split()
)
"""Of which places of work are, though names have these words, too."""
_OF_PARTS_OF_PLACES = frozenset({"broadband", "operations", "maintenance", "division", "department", "services"})
_MODELS = frozenset({"king air", "king airs", "black hawk", "black hawks", "super duty", "citation jets"})
_OF_MODELS = frozenset({"bell", "boeing", "airbus", "cessna", "sikorsky", "embraer", "beechcraft", "piper"})


def is_kind_of_work(span: Span, signs: frozenset[str], spoken_of: Sequence[Span]) -> bool:
    """Whether a span behind a title tells of the work: Plumber - New Construction, Line Mechanic - Tree Fruit Packing.

    `spoken_of`: the spans of which a sentence says that they do something. Such a name is a firm's, whatever its words.
    """
    words = span.words
    if _LABELLED in signs or not _is_behind_title(span) or (words[0] not in _QUALITIES and _is_firm_s(span)):
        return False
    if any(words[: len(other.words)] == other.words for other in spoken_of if other.words[1:] or not words[1:]):
        return False
    if words[0] in _FIRST_OF_PARTS or (words[-1] in _LAST_OF_PARTS and "of" not in words):
        return True
    has_firm_s_place = "firm" in signs and _has_place_behind(span, signs) and words[0] not in _QUALITIES
    return not has_firm_s_place and (are_common(words) or (len(words) <= _FEWEST_WORDS and are_of_makers(words)))


def is_kind_of_place(words: Sequence[str]) -> bool:
    """Whether folded words only say what sort of place it is: stone quarry, chicken plant, electric co-op broadband.

    So says a machine by its maker and number (Bell 407), or by a name that only machines have (King Air).
    """
    if " ".join(words) in _MODELS or (words[0] in _OF_MODELS and any(any(map(str.isdigit, one)) for one in words[1:])):
        return True
    last = next((one for one in reversed(words) if one not in _OF_PARTS_OF_PLACES), "")
    others = [one for one in words if one not in _PLACES and one not in _MATERIALS]
    return last in _PLACES and (are_common(others) or are_of_makers(others))


def is_place_behind_work(span: Span, text: str) -> bool:
    """Whether such a place stands behind the title, and the text has it, or its first two words, only there."""
    is_told_once = text.count(" ".join(span.said.split()[:2])) == 1
    return is_told_once and _is_behind_title(span) and is_kind_of_place(span.words)


def is_of_two_makers(span: Span, signs: frozenset[str]) -> bool:
    """Whether it joins two makers of machines, of whom no sentence says that they seek or are: Engel and Arburg."""
    is_told_of = not signs.isdisjoint({"to is", "to seeks", "to is seeking", "is one of us"})
    return makers_in(span.words) > 1 and are_of_makers(span.words) and not is_told_of


def _is_firm_s(span: Span) -> bool:
    """Whether the words end as a firm's: by its legal form, or three and more by what firms are (Tank Car Services)."""
    ends_as_firm = len(span.words) >= _FEWEST_WORDS and FIRM_END.search(span.said)
    return bool(LEGAL_END.search(span.said) or ends_as_firm)


def _has_place_behind(span: Span, signs: frozenset[str]) -> bool:
    rest = span.line.text[span.line.tokens[span.end - 1].end :]
    return not signs.isdisjoint(_NAMES_PLACE) or bool(_TOWN_AND_CODE.match(rest))


def is_thing(span: Span, signs: frozenset[str]) -> bool:
    """Whether one word opens a sentence that goes on small, as things do and firms don't: "Steel tubs and hoppers"."""
    goes_on = "from start" in signs and not signs.isdisjoint({"to word", "to verb", "to is", "to and"})
    return len(span.words) == 1 and goes_on and span.line.number > 0 and are_common(span.words)


def is_maker_s(span: Span, signs: frozenset[str], spoken_of: Sequence[Span]) -> bool:
    """Whether a sentence names the maker of what is worked on: "training by Toyota Material Handling".

    So are those of whom the employer says to be "a Mercury and Suzuki dealer".
    """
    line = span.line
    is_dealt_in = span.begin > 0 and line.tokens[span.begin - 1].folded in {"a", "an"}
    if is_dealt_in and _DEALS.match(line.text[line.tokens[span.end - 1].end :]):
        return True
    least = 1 if span.words[0] in _MACHINES else 2
    if span.begin > 0 and "firm" not in signs and makers_in(span.words) >= least:
        return True  # machines, with the marks between them left out: "Genie JLG Sky", "Tractores John Deere y Case"
    is_told_of = any(other.words == span.words for other in spoken_of)
    is_apart = _is_behind_title(span) or bool(LEGAL_END.search(span.said)) or not signs.isdisjoint(_OPENS)
    return not is_apart and not is_told_of and are_of_makers(span.words)


def is_counted(span: Span) -> bool:
    """Whether it is something of which there are several: "flies six Air Tractors", "con 12 Kenworths"."""
    before = span.line.tokens[span.begin - 1].folded if span.begin else ""
    return span.words[-1].endswith("s") and (before in _NUMERALS or before.isdecimal())


def is_in_list(span: Span) -> bool:
    """Whether a sentence opens with a list whose first is the span: "State Farm, Progressive and GEICO work"."""
    rest = span.line.text[span.line.tokens[span.end - 1].end :]
    return span.begin == 0 and span.line.number > 0 and bool(_LISTED.match(rest))


def is_office_of(span: Span, lines: Sequence[Span]) -> bool:
    """Whether the span is an office that every town has, and a town hires: "Department of Public Works".

    `lines`: names that fill their lines, or the first part of them.
    """
    if not _OFFICE.match(" ".join(span.words)) or not are_common(span.words) or span.line.number >= _TOP_LINES:
        return False
    return any(_PUBLIC.match(" ".join(one.words)) and one.line.number <= _TOP_LINES for one in lines)


def is_spoken_of(span: Span, signs: frozenset[str]) -> bool:
    """Whether a sentence says what the span does."""
    return not _is_behind_title(span) and not signs.isdisjoint(_DOES)


def _is_behind_title(span: Span) -> bool:
    tokens = span.line.tokens
    is_apart = tokens[span.begin].gap in _MARKS and span.line.gap_behind(span.end - 1) in _ENDS
    return span.line.number < _TOP_LINES and is_apart and any(names_job(token.folded) for token in tokens[: span.begin])
