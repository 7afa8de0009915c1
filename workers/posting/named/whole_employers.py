"""An employer's name as its posting has it: with its other half, and without what stands around it."""

import re

from workers.language.words import fold
from workers.posting.name_forms.firm_wordings import WORD, ends_as_a_firm
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.common_words import are_common
from workers.posting.named.houses import ends_as_house
from workers.posting.named.job_words import names_job

_HALF = re.compile(rf" & (?P<half>{WORD})(?=[^\S\n]*(?:$|[,.;:(|\n]|[-\u2013\u2014] |[a-z]))", re.MULTILINE)
_LONGEST_WORD = 40
_GREETING = re.compile(rf"(?<![.!?] )(?<!\w){WORD} H(?:i|ey|ola) \Z")
"""A word that greets within a name, where reading has cut it: Mile Hi Slab & Curb."""
_GREETINGS = (" Hi ", " Hey ", " Hola ")
_CALL = re.compile(r"(?:Drive|Work|Weld|Build|Fly|Haul) (?:for|with) (?=[A-Z])")
"""What calls somebody to a firm, which is no part of its name."""
_PLANT = re.compile(r"(?:Planta|Plant) (?=\S+ \S+)")
_SHOUTED = re.compile(r"(?P<firm>[A-Z0-9][A-Z0-9&.' -]+[A-Z.]) (?P<town>[A-Z][a-z]+(?: [A-Z][a-z]+)?)")
_OF_TOWN = re.compile(r"(?P<firm>\S+(?: \S+)+) of (?P<town>[A-Z]\S*(?: [A-Z]\S*)?)")


def whole_employer(name: str, text: str) -> str:
    """The name without the word for a plant before it and the town behind it, and with what a sign joins to it."""
    name = _CALL.sub("", name)
    named = _PLANT.match(name)
    if named and ends_as_a_firm(name[named.end() :]):
        name = name[named.end() :]
    if not name:
        return ""
    name = _with_half(_without_town(name), text)
    place = text.find(name)
    before = text[max(0, place - _LONGEST_WORD) : max(0, place)]
    greeting = _GREETING.search(before) if before.endswith(_GREETINGS) else None
    return f"{greeting[0]}{name}" if greeting else name


def _without_town(name: str) -> str:
    shouted = _SHOUTED.fullmatch(name)
    if shouted and fold(shouted["town"]) in TOWNS:
        return re.sub(r"[A-Z][A-Z']+", lambda word: word[0].capitalize(), shouted["firm"])
    of_town = _OF_TOWN.fullmatch(name)
    if of_town and fold(of_town["town"]) in TOWNS:
        words = fold(of_town["firm"]).split()
        if ends_as_house(words) and words[-1] in _TRADES and not are_common(words[:-1]):
            return of_town["firm"]
    return name


_TRADES = frozenset({"exteriors", "interiors", "rentals", "woodworks", "millwork", "paving", "excavation", "grading"})
"""What firms of a trade are called, which are no more of a town than their work."""


def _with_half(name: str, text: str) -> str:
    """Riverside Truck & Coach: where the text has the name only so, though the half is what names a job, too."""
    place = text.find(f"{name} & ")
    found = _HALF.match(text, place + len(name)) if place >= 0 else None
    if not found or text.count(name) != text.count(f"{name} & {found['half']}"):
        return name
    half = fold(found["half"])
    goes_on = text[found.end() : found.end() + 1] not in {"", "\n"} and not re.match(
        r"[^\S\n]*[,.;:(|\n]", text[found.end() :]
    )
    if half in TOWNS or (goes_on and names_job(half)):
        return name
    return f"{name} & {found['half']}"
