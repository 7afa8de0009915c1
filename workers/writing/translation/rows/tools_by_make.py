"""Skills that name a tool or a vehicle by its make: "Airless Graco 695", "Ford F350 con dump tráiler"."""

import re
from collections.abc import Callable

from workers.language.words import fold
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import plural
from workers.writing.lexicon.loans import is_english_word
from workers.writing.lexicon.spanish import lexicon
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.words.articles import article_for

_TOOL_BEFORE_MAKE = re.compile(
    r"^(?P<tool>airless|boom lift|scissor lift|forklift|jetter|router|skid steer|reach truck|chainsaw)"
    r" (?P<make>[A-Z][\w .-]+?(?: / \w+)?)$",
    re.IGNORECASE,
)
"""A tool by its English name with its make behind it, as Spanish orders them."""
_MAKE_WITH = re.compile(r"^(?P<make>[A-Z]\w*[a-z]\w*(?: [A-Z]\w+)*) con (?P<part>[^\d,;/]+)$")
"""A vehicle by its make and what it has."""

_MAKE = r"[A-Z]\w*[a-z]\w*(?: [A-Z]\w+)*"
_TOOL_OF_MAKES = re.compile(
    rf"^(?P<tool>[A-ZÁÉÍÓÚÑ]?[a-záéíóúñ]+(?: [a-záéíóúñ]+)*) (?P<first>{_MAKE})(?: [ye] (?P<second>{_MAKE}))?$"
)
"""One kind of tool by its make or two, which stand before it in English: Tractor John Deere y New Holland."""
_MAKE_BEFORE_TOOL = re.compile(rf"^(?P<make>{_MAKE}) (?P<tool>[a-záéíóúñ]{{4,}}(?: [a-záéíóúñ]+)*)$")
"""The same, as English orders them: Brandt enchapadora."""
_GEARED = re.compile(
    r"^(?P<name>.+?),? (?:de )?(?P<speeds>\d+(?:,? (?:y )?\d+)*) (?:velocidades|cambios)$", re.IGNORECASE
)
"""A vehicle and how many speeds it has: Tractor Freightliner, 10 y 13 velocidades."""


def named_by_make(name: str, tell: Callable[[str], str]) -> str:
    """The English of such a name, where `tell` tells what a vehicle has; empty for another name."""
    if (tool := _TOOL_BEFORE_MAKE.match(name)) and _is_make(tool["make"]):
        return f"{tool['make']} {tool['tool'].lower()}{' sprayer' if tool['tool'].lower() == 'airless' else ''}"
    geared = _GEARED.match(name)
    if geared and ((vehicle := tell(geared["name"])) != geared["name"] or _is_make(vehicle)):
        return f"{vehicle}, {geared['speeds'].replace(' y ', ' and ')} speed"
    fitted = _MAKE_WITH.match(name)
    if fitted is None or not _is_make(fitted["make"]):
        return ""
    part = fitted["part"]
    told = tell(part)
    if told == part and not all(is_english_word(word) for word in re.findall(r"\w+", fold(part))):
        return ""
    return f"{fitted['make']} with {article_for(told)} {told[:1].lower()}{told[1:]}"


def by_makes(name: str, tell: Callable[[str], str]) -> str:
    """A kind of tool by its make or two; empty for another name, and where `tell` tells no tool."""
    if _is_thing(name):
        return ""  # no Clips makes the "niveladores" of clips niveladores
    if first := _MAKE_BEFORE_TOOL.match(name):
        is_spanish = _is_thing(first["tool"]) and not is_english_word(fold(first["tool"]).split()[0])
        tool = tell(first["tool"]) if is_spanish and _may_be_make(first["make"]) else ""
        return f"{first['make']} {tool[:1].lower()}{tool[1:]}" if tool and fold(tool) != fold(first["tool"]) else ""
    made = _TOOL_OF_MAKES.match(name)
    makes = [one for one in (made["first"], made["second"]) if one] if made else []
    named = made is not None and all(_are_makes(one) or _is_no_quality(made["tool"], one) for one in makes)
    is_of_makes = named and made is not None and _is_thing(made["tool"])
    tool = tell(made["tool"]) if made and is_of_makes else ""
    if not tool:
        return ""
    tool = tool[:1].lower() + tool[1:]
    is_many = len(makes) > 1 and not tool.endswith("s")
    return f"{' and '.join(makes)} {plural(tool) if is_many else tool}"


def _is_make(words: str) -> bool:
    return key(words.split(maxsplit=1)[0]) in tables().makes


def _are_makes(name: str) -> bool:
    return all(map(_may_be_make, name.split()))


def _may_be_make(name: str) -> bool:
    """Whether it is a make that is listed, or a name in which the lexicon knows no word."""
    return _is_make(name) or not any(_is_known(fold(word)) for word in name.split())


def _is_known(word: str) -> bool:
    known = lexicon()
    is_term = known.at([word], 0, "noun", "adjective", "adverb", "before_noun", "number", "unit") is not None
    return is_term or word in known.forms or word in known.acts


def _is_thing(name: str) -> bool:
    """Whether it is a thing of the lexicon, as a whole."""
    words = fold(name).split()
    thing = lexicon().at(words, 0, "noun")
    return thing is not None and len(thing.words) == len(words)


def _is_no_quality(tool: str, word: str) -> bool:
    """Whether a capitalized word that may be a quality has the other gender than the tool: "localizador Armada"."""
    head = fold(tool).split()[0]
    is_feminine = {"a": True, "o": False, "r": False}.get(head[-1])
    of_feminine = {"a": True, "o": False}.get(fold(word)[-1])
    forms = lexicon().forms.get(fold(word), ())
    is_quality = lexicon().at([fold(word)], 0, "adjective") or any(told is Told.PARTICIPLE for _, told in forms)
    return bool(is_quality) and None not in {is_feminine, of_feminine} and is_feminine != of_feminine
