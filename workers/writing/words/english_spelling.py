"""English words with a letter too many or too few, or two changed about: collumns, insulaton, fucntion; usual slips.

Only a word that nothing knows is mended, and only where one usual word results: makers, tools and towns are known,
and so are words made of known ones (linesets). Of a vowel typed for another every second mend was wrong (sulfite,
tabular): such slips are mended only where they are usual ones.
"""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from pathlib import Path

from workers.language.conjugation import form_of
from workers.language.trade_shorthand import like_typed
from workers.trades import vocabulary_files
from workers.trades.proof.general_words import specificity_words

_WORD = re.compile(r"(?<![\w.@/'\u2019-])[a-z]{7,}(?![\w@/'\u2019-]|\.\w)")
"""Words in small letters: a capital may be a name's."""
_LETTERS = re.compile(r"[a-z]+")
_WORKERS = Path(__file__).parents[2]
_FOLDERS = (
    *(_WORKERS / "trades" / name for name in ("occupations", "proof")),
    *(_WORKERS / "language" / "data", _WORKERS / "writing" / "rules" / "duties"),
)
"""Where the words of work are told: what trades do and handle, names with capitals, verbs."""
_LISTED = {
    "recieve": "receive", "recieved": "received", "recieves": "receives", "recieving": "receiving",
    "reciever": "receiver", "seperate": "separate", "seperated": "separated", "seperately": "separately",
    "guage": "gauge", "guages": "gauges", "gaurd": "guard", "gaurds": "guards", "untill": "until", "thier": "their",
    "teh": "the", "occured": "occurred", "accross": "across", "definately": "definitely",
    "maintainance": "maintenance", "maintenence": "maintenance", "maintainence": "maintenance",
    "maintence": "maintenance", "maintanence": "maintenance", "equiptment": "equipment", "lisence": "license",
    "liscense": "license", "lisense": "license", "electricle": "electrical", "mechanicle": "mechanical",
    "hydralic": "hydraulic", "hydralics": "hydraulics", "hydrolic": "hydraulic", "hydrolics": "hydraulics",
    "vaccum": "vacuum", "vaccuum": "vacuum", "equiped": "equipped", "begining": "beginning", "truely": "truly",
    "compresser": "compressor", "compressers": "compressors", "transmision": "transmission",
    "transmisions": "transmissions", "carberator": "carburetor", "carburator": "carburetor",
    "alternater": "alternator", "generater": "generator", "generaters": "generators", "electritian": "electrician",
    "electrition": "electrician", "electricion": "electrician", "machinest": "machinist", "wearhouse": "warehouse",
    "wherehouse": "warehouse", "forkift": "forklift", "forlift": "forklift", "concreet": "concrete",
    "concret": "concrete", "cieling": "ceiling", "cielings": "ceilings",
    "scafolding": "scaffolding", "scaffholding": "scaffolding",
    "sodder": "solder", "soddered": "soldered", "soddering": "soldering", "sodering": "soldering", "ajust": "adjust",
    "ajusted": "adjusted", "ajusting": "adjusting", "custumer": "customer", "custumers": "customers",
    "managment": "management", "saftey": "safety", "safty": "safety", "enviroment": "environment",
    "goverment": "government", "profesional": "professional", "experiance": "experience", "temperture": "temperature",
    "tempertures": "temperatures", "lenght": "length", "lenghts": "lengths", "heigth": "height",
    "strenght": "strength", "weigth": "weight", "wieght": "weight", "buisness": "business", "compleated": "completed",
    "instalation": "installation", "instaled": "installed", "instaling": "installing", "technican": "technician",
    "techician": "technician", "superviser": "supervisor", "journyman": "journeyman", "jouneyman": "journeyman",
    "aprentice": "apprentice", "aprentices": "apprentices", "apprentace": "apprentice", "certifed": "certified",
    "restaraunt": "restaurant", "restaraunts": "restaurants", "restraunt": "restaurant", "resturant": "restaurant",
    "schedual": "schedule", "inventry": "inventory", "usally": "usually", "maintanance": "maintenance",
    "acetelyne": "acetylene", "acetylyne": "acetylene", "acetelene": "acetylene", "independant": "independent",
    "independantly": "independently", "permenant": "permanent", "availible": "available", "condensor": "condenser",
    "condensors": "condensers", "basicly": "basically", "wich": "which",
    "boxs": "boxes", "labled": "labeled", "labling": "labeling", "lables": "labels", "shiped": "shipped",
    "shiping": "shipping",
    "fiting": "fitting", "fitings": "fittings", "cuting": "cutting", "puting": "putting", "runing": "running",
    "droped": "dropped", "stoped": "stopped", "wraped": "wrapped", "wraping": "wrapping", "triming": "trimming",
    "trimed": "trimmed", "scaned": "scanned", "scaning": "scanning", "taging": "tagging", "swaped": "swapped",
    "choping": "chopping", "pumpped": "pumped", "weilded": "welded", "weilding": "welding", "writen": "written",
    "writting": "writing", "palets": "pallets", "palete": "pallet", "pallete": "pallet", "palletes": "pallets",
    "pakage": "package", "pakages": "packages", "asembly": "assembly", "asembled": "assembled", "anual": "annual",
    "plumer": "plumber", "oporator": "operator", "operater": "operator", "operaters": "operators",
    "programing": "programming", "programed": "programmed", "programer": "programmer", "programers": "programmers",
    "reprograming": "reprogramming", "reprogramed": "reprogrammed", "transfering": "transferring",
    "transfered": "transferred", "equiping": "equipping", "diging": "digging", "pluging": "plugging",
    "pluged": "plugged", "draging": "dragging", "draged": "dragged", "straping": "strapping", "straped": "strapped",
    "exaust": "exhaust", "exhast": "exhaust", "furnance": "furnace", "furnances": "furnaces",
    "refridgeration": "refrigeration", "refridgerator": "refrigerator", "refridgerators": "refrigerators",
    "thermastat": "thermostat", "thermastats": "thermostats", "galvinized": "galvanized", "compresor": "compressor",
    "compresors": "compressors", "conection": "connection", "conections": "connections", "tolerences": "tolerances",
    "tollerances": "tolerances", "cabnets": "cabinets", "cabinents": "cabinets", "vacumed": "vacuumed",
    "vacuming": "vacuuming", "supervized": "supervised", "repare": "repair", "repared": "repaired",
    "bateries": "batteries", "baterries": "batteries", "tighen": "tighten",
}  # fmt: skip
"""Slips that are so usual that lists of words have them, too, or that are more than one letter; none is a word."""
_SLIP = re.compile(rf"(?<![\w.@/'\u2019-])(?:{'|'.join(_LISTED)})(?![\w@/'\u2019-])", re.IGNORECASE)
_VOWELS = "aeiou"
_ENDINGS = (
    ("s", ("",)), ("ves", ("f", "fe")), ("es", ("", "e")), ("ies", ("y",)), ("ed", ("", "e")), ("ing", ("", "e")),
    ("er", ("", "e")), ("ers", ("", "e")), ("or", ("", "e")), ("ors", ("", "e")), ("ly", ("",)), ("al", ("",)),
    ("y", ("", "e")), ("able", ("", "e")), ("ness", ("",)), ("less", ("",)), ("ment", ("",)), ("ize", ("",)),
    ("ized", ("",)),
)  # fmt: skip
_BEFORE = re.compile(
    r"(?:re|un|pre|de|dis|mis|non|over|under|sub|out|micro|multi|mini|semi|inter|super|anti|auto|bio|hydro|electro"
    r"|thermo|photo|tele|ultra|trans|co|mid|bi|tri|poly|mono|geo|aero|hyper|counter|post|cross)(?=\w{3})"
)
_LEAST_STEM = 3
_LONG = 10
"""Letters from which one slip makes no other word: what texts have is enough, however rare it is."""


def with_words_spelled(text: str, names: frozenset[str] = frozenset()) -> str:
    """The text with such words as they are meant; `names` are words in small letters that are right as they are."""
    text = _SLIP.sub(lambda found: like_typed(found[0], _LISTED[found[0].lower()]), text)
    return _WORD.sub(lambda found: found[0] if found[0] in names else _meant(found[0]), text)


@lru_cache(maxsize=2048)
def _meant(word: str) -> str:
    if is_known_word(word):
        return word
    found = {one for one in _variants(word) if is_usual_word(one)}
    if not found and len(word) >= _LONG:
        found = {one for one in _variants(word) if is_whole_word(one)}
    return found.pop() if len(found) == 1 else word


def is_usual_word(word: str) -> bool:
    """Whether a word or its singular is one of everyday or of the trades' vocabulary."""
    usual = (specificity_words("en"), words_of_trades())
    one = word.removesuffix("s") if not word.endswith("ss") else word
    return any(word in known or one in known for known in usual)


def is_known_word(word: str) -> bool:
    """Whether the word is listed, made of a listed one, or of two."""
    if is_whole_word(word):
        return True
    for ending, stems in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _LEAST_STEM:
            doubled = stem[:-1] if stem[-1] == stem[-2] else stem
            if any(is_whole_word(stem + end) for end in stems) or is_whole_word(doubled):
                return True
    before = _BEFORE.match(word)
    if before and (is_whole_word(word[before.end() :]) or is_whole_word(word[before.end() :].removesuffix("s"))):
        return True
    halves = ((word[:at], word[at:]) for at in range(_LEAST_STEM, len(word) - _LEAST_STEM + 1))
    return any(
        is_whole_word(first) and (is_whole_word(last) or is_whole_word(last.removesuffix("s")))
        for first, last in halves
    )


def is_whole_word(word: str) -> bool:
    """Whether the word is listed as it stands, or a form of a verb."""
    return any(word in words for words in _known()) or form_of(word) is not None


def _variants(word: str) -> Iterator[str]:
    """The words that one slip of the hand may have made this one of."""
    for at in range(1, len(word)):
        letter, before, behind = word[at], word[:at], word[at + 1 :]
        if behind and letter != behind[0]:
            yield f"{before}{behind[0]}{letter}{behind[1:]}"
        if letter not in _VOWELS:
            yield f"{before}{letter}{letter}{behind}"
            if letter == before[-1] and len(before) > 1:  # "mmapped" was coined so
                yield f"{before}{behind}"
        if len(before) > 1:  # no slip is right behind the first letter: stellite is no satellite
            yield from (f"{before}{vowel}{letter}{behind}" for vowel in _VOWELS)


@cache
def _known() -> tuple[AbstractSet[str], ...]:
    """Every word that the product's own texts have: usual ones of both languages, the trades', towns and people.

    Each set as it is held anyway, and the rest: one of all would hold 80,000 words once more.
    """
    usual = (specificity_words("en").keys(), specificity_words("es").keys(), words_of_trades())
    return (*usual, words_written())


@cache
def words_written() -> frozenset[str]:
    """The words of the texts that say what trades do and handle, beside those of the lists."""
    usual = (specificity_words("en").keys(), specificity_words("es").keys(), words_of_trades())
    texts = (path.read_text(encoding="utf-8") for folder in _FOLDERS for path in sorted(folder.glob("*.toml")))
    written = {word for text in texts for word in _LETTERS.findall(text.lower())}
    return frozenset(written.difference(*usual))


@cache
def words_of_trades() -> frozenset[str]:
    """The words of the vocabulary's files: machines, tools, makers, titles."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(vocabulary_files.FOLDER.iterdir()))
    return frozenset(word for text in texts for word in _LETTERS.findall(text.lower()))


def occupations_texts() -> Iterator[str]:
    """What the product's texts tell of each occupation: its names, its doings."""
    return (path.read_text(encoding="utf-8") for path in sorted(_FOLDERS[0].glob("*.toml")))
