"""What stands for an employer's name, or beside it, in the language of the document: several contractors, 212 rooms.

A name itself stays as it is typed.
"""

import re
import tomllib
from functools import cache
from pathlib import Path

from workers.language.grammar import LanguageCode
from workers.language.words import fold

_COUNTED = re.compile(r"(?P<many>\d[\d,]*) (?P<what>[^\d,()]+)")
_BRACKETS = re.compile(r" \((?P<inside>[^()]+)\)$")
_PLACES = {
    "en": re.compile(r"(?<=[a-záéíóúñ]) [ye] (?=[A-ZÁÉÍÓÚ])"),
    "es": re.compile(r"(?<=[a-z]) (?:and|&) (?=[A-Z])"),
}
_AND = {"en": " and ", "es": " y "}


def employer_named(code: LanguageCode, name: str) -> str:
    """Whoever a row says that one worked for, as a document of this language prints it."""
    if (found := _BRACKETS.search(name)) and (inside := _counted(code, found["inside"])):
        return f"{employer_named(code, name[: found.start()])} ({inside})"
    first, comma, place = name.partition(", ")
    told = _listed()["instead"][code].get(fold(first.strip()), "")
    return f"{told}{comma}{_PLACES[code].sub(_AND[code], place)}" if told else name


def _counted(code: LanguageCode, inside: str) -> str:
    """How many of something a place has; empty for anything else."""
    found = _COUNTED.fullmatch(inside)
    what = _listed()["counted"][code].get(fold(found["what"]), "") if found else ""
    return f"{found['many']} {what}" if found and what else ""


@cache
def _listed() -> dict[str, dict[LanguageCode, dict[str, str]]]:
    """Return the words of a language, by table and by the other language's words."""
    with (Path(__file__).parent / "employer_names.toml").open("rb") as file:
        tables = tomllib.load(file)
    listed: dict[str, dict[LanguageCode, dict[str, str]]] = {}
    for table, text in tables.items():
        sides = [[side.split(" | ") for side in line.split(" = ")] for line in text.strip().splitlines()]
        listed[table] = {
            "en": {fold(one.strip()): english[0].strip() for english, spanish in sides for one in spanish},
            "es": {fold(one.strip()): spanish[0].strip() for english, spanish in sides for one in english},
        }
    return listed
