"""Apostrophes of English that phones leave out: dont, its ready, a plumbers helper, contractors trucks."""

import re

from workers.language.conjugation import Form, form_of
from workers.language.occupations import is_occupation
from workers.language.trade_shorthand import like_typed

_SHORTENED = {
    **{f"{verb}nt": f"{verb}n't" for verb in ("do", "does", "did", "has", "have", "had", "is", "are", "was", "were")},
    **{f"{verb}nt": f"{verb}n't" for verb in ("could", "would", "should", "must", "wo")},
    "im": "I'm", "ive": "I've", "youre": "you're", "youve": "you've", "youll": "you'll", "theyre": "they're",
    "theyve": "they've", "theyll": "they'll", "weve": "we've", "thats": "that's", "theres": "there's",
    "whats": "what's", "heres": "here's", "hes": "he's", "shes": "she's", "itll": "it'll", "whos": "who's",
    "yall": "y'all", "elses": "else's",
}  # fmt: skip
"""Words that are none without their apostrophe."""
_CONTRACTED = re.compile(rf"(?<![\w'\u2019.@/-])(?:{'|'.join(_SHORTENED)})(?![\w'\u2019@/-])", re.IGNORECASE)
_IT_DONT = re.compile(
    r"(\b(?:when|if|where|because|since|that|until|once|whenever|and|but|so) "
    r"(?:it|he|she|that|this|(?:some|every|any|no)(?:one|body)) )don['\u2019]t\b",
    re.IGNORECASE,
)
"""What one thing or person does not do, as people say it: when it don't fit."""
_SHORT = 3
_CANT = re.compile(r"\bcant(?= ([a-z]+)\b)", re.IGNORECASE)
_SLOPED = frozenset({"strip", "hook", "log", "dog", "saw", "bay", "beam"})
"""What a cant goes with as a thing: the cant strip of a roof."""
_IT_IS = re.compile(
    r"(?<![\w'\u2019])its(?= (?:an?|the|not|been|my|our|your|his|her|their|just|always|never|too|because|like|going"
    r"|gonna|supposed|getting|running|mostly|usually)\b)"
    r"|(?:^|(?<=[.,;(] )|(?<=\bwhen )|(?<=\bif )|(?<=\bonce )|(?<=\buntil )|(?<=\btill )|(?<=\bbefore )"
    r"|(?<=\bafter )|(?<=\bthat )|(?<=\bwhere )|(?<=\bso )|(?<=\bbecause )|(?<=\bsure )|(?<=\bunless )"
    r"|(?<=\bwhile ))its"
    r"(?= (?:ready|done|down|up|out|off|over|on|due|needed|required|broke|broken|hot|cold|full|empty|clean|dirty|dry"
    r"|wet|safe|good|bad|ok|okay|right|wrong|level|plumb|square|straight|tight|loose|busy|slow|raining|dark|late"
    r"|windy|rainy|snowing|icy|freezing|foggy|muddy|dusty|smoky|slippery|sunny|humid)"
    r"(?:\s*(?:[.,;:)]|$)|\s+(?:and|or|we|I|they|to|for|with|in|at|on|before|after|by)\b))"
    r"|(?<![\w'\u2019])its(?= (?:ready|done|broke|broken|busy|required|raining|dirty|loose|tight)\s*(?:[.,;:)]|$))",
    re.IGNORECASE,
)
"""Where "its" leads no noun."""
_SEVERAL = re.compile(
    r"(?<![\w'\u2019-])((?:re(?:do|build|pair|model|work|pipe)|install|retrofit|callback|changeout|upgrade))['\u2019]s"
    r"(?=\s*(?:[.,;)]|$)|\s+(?:and|or|&|on|in|for|per|a)\b)",
    re.IGNORECASE,
)
"""Several doings, which own nothing: low redo's."""
_OWNED_BY_ONE = "helper|helpers|apprentice|assistant|mate|license|licence|permit|card"
_OWNED_BY_SEVERAL = (
    "trucks|cars|vehicles|trailers|homes|houses|yards|kitchens|orders|tools|needs|complaints|questions|requests"
)
_BY_A_FIRM = "specs|specifications|instructions|manuals?|recommendations|guidelines|procedures"
_OWNER = re.compile(
    rf"(?<![\w'\u2019-])([a-z]{{4,}}s) (?=(?:({_OWNED_BY_ONE})|({_OWNED_BY_SEVERAL})|({_BY_A_FIRM}))\b)", re.IGNORECASE
)
_OWNERS = frozenset({"customer", "client", "contractor", "owner", "tenant", "driver", "guest", "resident", "homeowner"})
_FIRMS = frozenset({"manufacturer", "maker", "owner", "operator", "customer", "vendor", "engineer", "architect"})
_DOERS = frozenset({"journeyman", "driver", "operator"})


def with_apostrophes(text: str) -> str:
    """The text with the apostrophes of its contractions and of whose a thing is."""
    words = set(re.findall("[a-z]+", text.lower()))  # most lines have none of these, and searching each costs
    if not words.isdisjoint(_SHORTENED):
        text = _CONTRACTED.sub(lambda found: _contracted(found[0]), text)
    text = _IT_DONT.sub(r"\1doesn't", text)
    if not words.isdisjoint(("cant", "its")):
        text = _cant_and_its(text)
    return _OWNER.sub(_owned, _SEVERAL.sub(r"\1s", text))


def _cant_and_its(text: str) -> str:
    text = _CANT.sub(lambda found: _as_typed(found[0], "can't") if _is_denied(found[1]) else found[0], text)
    return _IT_IS.sub(lambda found: _as_typed(found[0], "it's"), text)


def _contracted(word: str) -> str:
    """Return a contraction with its apostrophe. Two capitals are left as they are: IM may be an industrial mechanic."""
    is_short = word.isupper() and len(word) <= _SHORT
    return word if is_short else _as_typed(word, _SHORTENED[word.lower()])


def _as_typed(typed: str, meant: str) -> str:
    return meant.upper() if typed.isupper() else like_typed(typed, meant)


def _is_denied(following: str) -> bool:
    known = form_of(following.lower())
    return following == "be" or (known is not None and known[1] is Form.BASE and following not in _SLOPED)


def _owned(found: re.Match[str]) -> str:
    """Put the apostrophe of an owner: a driver's license, contractors' trucks, the manufacturer's specs."""
    owners, owner = found[1], found[1][:-1]
    is_word = owners.islower() or (bool(found[2]) and found.start() == 0 and owners[1:].islower())
    if not is_word or re.search(r"(?:[a-z]s,?|and|or|&|/) $", found.string[: found.start()]):
        return found[0]
    singular = owner.lower()
    if found[2]:
        return f"{owner}'s " if singular in _DOERS or is_occupation(singular) else found[0]
    if found[3]:
        return f"{owners}' " if singular in _OWNERS else found[0]
    return f"{owner}'s " if singular in _FIRMS else found[0]
