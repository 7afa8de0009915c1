"""What somebody did themselves: the part of a duty that its own verb reaches, and none that was done near it."""

import re
from functools import lru_cache

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.terms import Stance, clauses_of
from workers.language.words import sentences_of, words_of

# Verbs whose object isn't worked on: who swept the CNC area has run no machine, who carried pipe has fitted none.
_BESIDE: dict[LanguageCode, frozenset[str]] = {
    "en": frozenset(
        [
            "sweep",
            "swept",
            "clean",
            "cleaned",
            "wash",
            "washed",
            "wipe",
            "wiped",
            "mop",
            "mopped",
            "dust",
            "dusted",
            "fetch",
            "fetched",
            "carry",
            "carried",
            "bring",
            "brought",
            "deliver",
            "delivered",
            "hold",
            "held",
            "hand",
            "handed",
            "pass",
            "passed",
            "move",
            "moved",
            "stack",
            "stacked",
            "store",
            "stored",
            "stock",
            "stocked",
            "restock",
            "restocked",
            "watch",
            "watched",
            "observe",
            "observed",
            "see",
            "saw",
            "guard",
            "guarded",
            "shadow",
            "shadowed",
            "attend",
            "attended",
            "learn",
            "learned",
            "study",
            "studied",
            "order",
            "ordered",
            "pick",
            "picked",
            "count",
            "counted",
            "label",
            "labeled",
            "sort",
            "sorted",
            "ride",
            "rode",
            "keep",
            "kept",
            "unload",
            "unloaded",
            "load",
            "loaded",
            "help",
            "helped",
            "assist",
            "assisted",
            "support",
            "supported",
            "report",
            "reported",
            "answer",
            "answered",
            "sell",
            "sold",
            "supply",
            "supplied",
        ]
    ),
    "es": frozenset(
        [
            "barrer",
            "barri",
            "barria",
            "limpiar",
            "limpie",
            "limpiaba",
            "limpieza",
            "lavar",
            "lave",
            "lavaba",
            "cargar",
            "cargue",
            "cargaba",
            "acarrear",
            "acarreaba",
            "llevar",
            "lleve",
            "llevaba",
            "traer",
            "traia",
            "traje",
            "entregar",
            "entregue",
            "entregaba",
            "pasar",
            "pase",
            "pasaba",
            "mover",
            "movi",
            "movia",
            "guardar",
            "guardaba",
            "acomodar",
            "acomode",
            "acomodaba",
            "ver",
            "vi",
            "veia",
            "observar",
            "observe",
            "observaba",
            "cuidar",
            "cuidaba",
            "ordenar",
            "ordenaba",
            "surtir",
            "surti",
            "surtia",
            "contar",
            "contaba",
            "etiquetar",
            "etiquetaba",
            "vender",
            "vendia",
            "ayudar",
            "ayude",
            "ayudaba",
            "asistir",
            "asisti",
            "asistia",
            "apoyar",
            "apoye",
            "apoyaba",
            "aprender",
            "aprendi",
            "aprendia",
        ]
    ),
}
_BESIDE_ITSELF = frozenset(
    {"loading", "unloading", "delivery", "inventory", "site cleanup", "housekeeping", "order picking", "forklift"}
)
"""Entries that such a verb is the doing of."""
_DRIVING = "truck driving"
"""Known by its machine, too: who inspects tractors and trailers drives none."""
_DRIVES = re.compile(
    r"\b(?:driv|drove|haul|deliver|ran\b|run\b|operat|route|cdl|otr\b|pull|manej|conduc|chofer|ruta|entreg|transport)",
    re.IGNORECASE,
)
_FOR_OTHERS = re.compile(
    r"\b(?:for|to|with|under|behind|beside|after|para|al?|con|bajo|junto a)\s+"
    r"(?P<who>(?:(?:the|our|a|an|my|los|las|el|la|un|una|mi)\s+)?(?:[\w-]+\s+){0,2}[\w-]+)",
    re.IGNORECASE,
)
_HOLDS_SIZE = re.compile(
    r"\b(?:hold|held) (?:\w+ ){0,2}(?:tolerances?\b|dimensions?\b|sizes?\b|[±+.]|\d)", re.IGNORECASE
)
"""Who holds a size works the part."""
_PLACE = re.compile(
    r"\b(?:area|room|department|shop|shed|yard|section|[aá]rea|taller|departamento|cuarto)\b", re.IGNORECASE
)


@lru_cache(maxsize=256)
def done_concepts(duties: str, code: LanguageCode) -> frozenset[str]:
    """Vocabulary entries that duties say were done or used firsthand; what they imply isn't added."""
    found: set[str] = set()
    for sentence in sentences_of(duties):
        reached = _own_part(sentence)
        words = [word.folded for word in words_of(reached)]
        beside = _is_beside(words, code) and not _HOLDS_SIZE.match(reached)
        for clause in clauses_of(reached, code):
            for term in clause.terms:
                name = term.key[1:]
                if not term.key.startswith("@") or term.stance is not Stance.PLAIN:
                    continue
                if name == _DRIVING and not _DRIVES.search(reached):
                    continue
                if name in _BESIDE_ITSELF or not (beside or _PLACE.match(reached[term.end :].lstrip())):
                    found.add(name)
    return frozenset(found)


def is_beside(statement: str, code: LanguageCode) -> bool:
    """Whether a duty only moved, cleaned or watched what it names."""
    return _is_beside([word.folded for word in words_of(statement)], code) and not _HOLDS_SIZE.match(statement)


def _is_beside(words: list[str], code: LanguageCode) -> bool:
    """Whether the first verb of a line is one of those whose object isn't worked on."""
    heads = [word for word in words[:4] if word not in {"i", "yo", "also", "was", "responsible", "for", "mainly"}][:1]
    return bool(heads) and heads[0] in _BESIDE[code]


def _own_part(sentence: str) -> str:
    """The sentence up to where it speaks of what others do: "for the TIG welders"."""
    for match in _FOR_OTHERS.finditer(sentence):
        if match.start() > 0 and any(is_occupation(word.folded) for word in words_of(match["who"])):
            return sentence[: match.start()]
    return sentence
