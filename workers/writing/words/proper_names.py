"""Towns, counties and people that were typed in small letters."""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.writing.words.capitals import phrases, words

_WORD = re.compile(r"(?<![\w.-])[a-z]{3,}(?![\w-]|['\u2019][a-z]{2})")
_PLACE_WORD = re.compile(r"\b(?!of\b)[a-z]+")
_WHERE = re.compile(
    r"(?P<before>\b(?:in|near|around|out of|from|between|en)\s+)(?P<place>[a-z]+)"
    r"(?=$|[.,;)]|\s(?:[+&]|and|y|area|yard|terminal|plant|to|since|for|on|jobs?|ca)\b)"
)
"""Where a town may be meant that is a word or somebody's name elsewhere: out of chino, in madera and fresno."""
_AWAY = re.compile(
    r"(?P<before>\b(?:when|if|while|until|till|since|cuando|si)\s+)(?P<who>[a-z]+)"
    r"(?=(?:['\u2019]s| is| was| isn['\u2019]?t| left| retired| quit| goes| went| gets| got| had| has| no est[aá]"
    r"| falta| descansa)\b)"
)
"""Where only somebody can stand: when omar is out."""
_COUNTY = re.compile(r"\b(?P<name>[a-z]+)(?= (?:county|co\.)(?!\w))")
_LA = re.compile(
    r"(?<![\w.-])la(?= (?:city|county|metro|harbor|port|area|basin|unified|department|dept)\b)", re.IGNORECASE
)
"""Los Angeles before what only English says."""

_OWN_STATES = "az|ca|ct|fl|ga|ia|il|ks|ky|md|mi|mn|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy"
_STATES = re.compile(
    rf"(?<![\w/.-])(?<!\d )(?:{_OWN_STATES})(?:\s*[,/]\s*(?:and |& )?(?:{_OWN_STATES}|ak|al|co|id|la|ma|mo|oh|ok|or|pa)"
    rf"(?=\s*(?:[,/.;)]|$)| and | & )|\s+(?:and |& |to )?(?:{_OWN_STATES}|la)\b)+(?![\w-])"
)
"""Two states or more by their letters: ca nv az; of those that are words, too, only between commas."""
_CODE = re.compile(r"\b(?!and\b|to\b)[a-z]{2}\b")
_POLISH = re.compile(
    r"(?<![\w.-])polish(?= (?:language|speak\w*|interpreter|translator|customers|crew|immigrants?)\b| and english\b)"
)
"""The language; elsewhere what is done to a surface."""
_IN_STATE = re.compile(r"\b(?P<town>[A-Z][a-z]{2,})(?P<link>,? )(?P<state>ca|nv|az|tx|wa|ut|nm)(?![\w-])(?! \d)")
_SF = re.compile(r"(?<![\w/.-])(?<!\d )(?<!\dk )(?:(?P<side>south) )?sf(?![\w/-])")
"""San Francisco; behind a figure square feet."""


def with_proper_names(text: str, code: LanguageCode) -> str:
    """The text with the capitals of its towns and people."""
    if text.isupper():
        return text
    text = _first_words_named(text)
    text = _WORD.sub(lambda found: _named(found, code), text)
    text = _WHERE.sub(lambda found: _titled(found, "before", "place", "towns_with_where"), text)
    text = _AWAY.sub(lambda found: _titled(found, "before", "who", "people_with_when"), text)
    if code == "en":
        text = _COUNTY.sub(lambda found: found[0].title() if found[0] in words("counties") else found[0], text)
        text = _LA.sub("LA", text)
        text = _WORD.sub(lambda found: found[0].title() if found[0] in words("nationalities") else found[0], text)
        text = _POLISH.sub("Polish", text)
        text = _STATES.sub(lambda found: _CODE.sub(lambda code: code[0].upper(), found[0]), text)
        text = _SF.sub(lambda found: "South SF" if found["side"] else "SF", text)
    return text


def with_states_of_towns(text: str) -> str:
    """The text with its state in capitals behind a town that has its own: Riverside, CA."""
    return _IN_STATE.sub(
        lambda found: (
            f"{found['town']}{found['link']}{found['state'].upper()}"
            if found["town"].lower() in words("places")
            else found[0]
        ),
        text,
    )


def _named(found: re.Match[str], code: LanguageCode) -> str:
    word = found[0]
    is_name = word in words("people") or (code == "en" and word in words("towns_no_english_word"))
    return word.title() if is_name else word


def _titled(found: re.Match[str], before: str, name: str, among: str) -> str:
    return f"{found[before]}{found[name].title()}" if found[name] in words(among) else found[0]


def _first_words_named(text: str) -> str:
    """Places of several words, each found by its first: san luis obispo."""
    begun = _by_first_word()
    for place in begun.get(text.partition(" ")[0].lower(), ()) if text[:1].isupper() else ():
        if text.lower().startswith(f"{place} ") or text.lower() == place:  # Thermo king units
            text = f"{place.title()}{text[len(place) :]}"
    for found in reversed(list(_WORD.finditer(text))):
        for place in begun.get(found[0], ()):
            end = found.start() + len(place)
            if text.startswith(place, found.start()) and not text[end : end + 1].isalnum():
                named = _PLACE_WORD.sub(lambda word: word[0].title(), place)
                text = f"{text[: found.start()]}{named}{text[end:]}"
                break
    return text


@cache
def _by_first_word() -> dict[str, list[str]]:
    """Places by their first word, the longest first."""
    found: dict[str, list[str]] = {}
    for place in sorted(phrases("towns") | phrases("makers_of_words"), key=len, reverse=True):
        found.setdefault(place.split(maxsplit=1)[0], []).append(place)
    return found
