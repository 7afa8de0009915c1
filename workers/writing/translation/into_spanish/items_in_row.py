"""Items of a list in one row of Spanish: doings among doings, and named where the others are things; makers stay."""

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from workers.trades import vocabulary_files
from workers.writing.translation.from_english.inflection import joined
from workers.writing.translation.from_english.pieces import is_infinitive
from workers.writing.translation.from_english.tables import key, tables

COMMAS = re.compile(r"\s*(;|,(?!\d{3}(?!\d)))\s*(?:(?:and|&|then|also|plus)\s+)?")
AND = re.compile(r"\s+(?:and|&|\+|plus|then)\s+")
_WITHIN_NAME = re.compile(r"[A-Z]|\d")
_SEVERAL = re.compile(r"[,;(]| [yeo] ")
_BEHIND_DOING = re.compile(r"(?:al?|con|de|del|desde|en|hasta|para|por|según|sobre)\b|l[aeo]s?\b|un[ao]?s?\b")
_PAIR = 2
_LONGEST_INITIALS = 5


class Told(msgspec.Struct, frozen=True):
    """An item in Spanish, and how else it may stand: as a thing among things, as a doing among doings."""

    said: str
    thing: str = ""
    """What says the same among things."""
    may_be_named: bool = False
    """Whether it was typed as one word, or as a thing, so that no verb is lost with its infinitive."""
    verb: str = ""
    """What says it as a doing, where it was typed as a base of a verb alone: rivet, set up."""


def as_noun(said: str) -> str:
    """Return an act with its object as it stands among things: instalación de postes en concreto."""
    if not is_infinitive(said) or _SEVERAL.search(said):
        return ""
    doing, _, rest = said.partition(" ")
    noun = tables().doing_nouns.get(doing, "")
    return f"{noun} de {rest}" if noun and rest and not _BEHIND_DOING.match(rest) else ""


def in_one(told: Sequence[Told], marks: Sequence[str], *, are_things: bool = False) -> str:
    """Items in one row: among things, and behind a label, a doing is named, where a name of it is known.

    Where one has an object, and each of the others may be a doing, all of them are: leer planos, remachar y taladrar.
    """
    may_share = (
        len(told) == _PAIR and is_infinitive(told[0].said) and " " in told[0].said
    )  # "install vinyl and laminate"
    are_doings = all(is_infinitive(one.said) or one.verb for one in told) and not (are_things or may_share)
    if are_doings and any(is_infinitive(one.said) and " " in one.said for one in told):
        told = [one if is_infinitive(one.said) else Told(one.verb) for one in told]
    doings = [one for one in told if is_infinitive(one.said)]
    may_be_named = all(one.may_be_named for one in doings)
    are_things = are_things and all(one.thing and one.thing != one.said for one in doings)
    is_of_things = are_things or not is_infinitive(told[0].said) or (may_be_named and len(doings) * 2 <= len(told))
    if is_of_things and any(not one.thing or one.thing == one.said for one in doings):
        said = [one.said if is_infinitive(one.said) else one.thing or one.said for one in told]
    else:
        said = [one.thing or one.said if is_of_things else one.said for one in told]
    if len(doings) == len(told) > _PAIR and not is_of_things and set(marks) == {","} and " y " not in said[-1]:
        marks = [*marks[:-1], "y"]
    words = [said[0]]
    for mark, one in zip(marks, said[1:], strict=True):
        words += [mark, one]
    return joined(words).replace(" / ", "/")


def names_alone(text: str, *, are_bracketed: bool = False) -> str:
    """Makes and codes alone, which stay as they are; in brackets any word with a capital that no list has."""
    words = [one for one in re.findall(r"[\w'-]+", text) if key(one) != "and"]
    if not words or not all(_WITHIN_NAME.search(one) for one in words):
        return ""
    known = tables()
    if all(
        (one.isupper() and len(one) <= _LONGEST_INITIALS and key(one) not in _words())
        or key(one) in known.makes
        or key(one) in _makers()
        or (are_bracketed and key(one) not in _words())
        for one in words
    ):
        return AND.sub(" y ", text.replace("/ ", "/"))
    return ""


_MATERIALS = frozenset(
    {"PVC", "CPVC", "PEX", "EMT", "ABS", "HDPE", "TPO", "EPDM", "THHN", "MIG", "TIG", "CNC", "LED", "HVAC", "GPS"}
)
"""Initials that name what is laid, or how one works; no make of equipment."""


def makers_alone(text: str) -> str:
    """Makes and nothing else, of which most are known: another word with a capital among them is one, too."""
    names = [one for part in COMMAS.split(text)[::2] for one in AND.split(part)]
    are_names = len(names) > 1 and all(re.fullmatch(r"[A-Z][\w&'-]*", one) and one not in _MATERIALS for one in names)
    known = sum(key(one) in tables().makes or key(one) in _makers() for one in names)
    return (
        in_one([Told(one) for one in names], [*[","] * (len(names) - 2), "y"])
        if are_names and known * 2 > len(names)
        else ""
    )


@cache
def _words() -> frozenset[str]:
    known = tables()
    links = (word for one in known.phrases["links"] for word in one.split())
    return frozenset({*known.nouns, *known.forms, *known.qualities, *links}) - known.own


@cache
def _makers() -> frozenset[str]:
    return frozenset(key(row[0]) for row in vocabulary_files.entries("makers.tsv"))
