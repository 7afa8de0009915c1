"""The families of trades by their words: of titles, of employers' names, and what each is called.

They are read of `rules/trades.toml`.
"""

import re
import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.trades.proof.word_sets import word_set
from workers.writing.trades.military_titles import families_in_service
from workers.writing.trades.title_ranks import HELPERS

WITH_MACHINES = frozenset({"warehouse", "equipment", "driving"})
"""Trades whose own work is to run machines that any site has."""
ANY_SITE = "construction"
"""The family of labourers; one of track or concrete is of that trade alone."""
_ANY_PLANT = "production"
_OF_PLANTS = frozenset(
    {
        _ANY_PLANT,
        "packaging",
        "warehouse",
        "driving",
        "equipment",
        "cleaning",
        "sanitation",
        "maintenance",
        "inspection",
    }
)
"""Families that stand beside that of production; who upholsters in production is of upholstery alone."""
_BY_MATERIALS = frozenset(
    {"drywall", "roofing", "flooring", "glass", "paving", "masonry", "insulation", "carpentry", "stone", "furniture"}
    | {"tires", "pools", "appliances", "concrete", "countertops", "siding", "doors", "fencing", "scaffolding"}
)
"""Trades that are called by what others drive to them: a drywall delivery driver."""
_ALSO = re.compile(r"/|&|\band\b|\by\b")
"""What makes a title one of more than its narrower trade: auto and diesel mechanic."""
_IN_TRAINING = frozenset({"in", "training", "en", "entrenamiento", "capacitacion"})
_FEMININE = re.compile(r"^(\w{3,}(?:[dst]or|er|ic|an|in))a$")
"""A title of a woman names the trade that a man's does: surtidora."""


@lru_cache(maxsize=512)
def families_of_title(title: str) -> frozenset[str]:
    """The families that a title's words name, or its military rating; a helper's is that of the one who is helped."""
    return families_in_service(title) or families_named(title, "words")


def families_named(name: str, part: str) -> frozenset[str]:
    """The families that have a word of a name in a `part` of theirs: in their `words`, or in those of `shops`."""
    words = words_in(name)
    found = {key for key, named in named_by(part).items() if named & words and not named_by("not_with")[key] & words}
    found -= {ANY_SITE} if len(found) > 1 else set()
    if "driving" in found and not _ALSO.search(fold(name)):
        found -= _BY_MATERIALS
    return frozenset(found if found <= _OF_PLANTS else found - {_ANY_PLANT})


def words_in(name: str) -> set[str]:
    """Words, also two or three beside each other as one: low voltage is low-voltage."""
    plain = re.findall(r"\w+", fold(name))
    words = {*re.findall(r"[\w/-]+", fold(name)), *re.findall(r"\w&\w", fold(name)), *plain}
    words |= {f"{one}-{other}" for one, other in pairwise(plain)}
    words |= {"-".join(plain[at : at + 3]) for at in range(len(plain) - 2)}
    words |= {word.removesuffix("s") for word in words}
    return words | {
        _FEMININE.sub(lambda one: one[1] if one[1].endswith("or") else f"{one[1]}o", word) for word in words
    }


def name_of_trade(family: str, titles: Sequence[str], code: LanguageCode) -> str:
    """What a family is called for jobs of these titles: by its part that each has, or with a branch that one has.

    What a title of every trade was is told by those that name the family: a foreman's who was a boat carpenter. One
    that tells a work of its own must be of the part, too: a distribution worker's years are none of water treatment.
    """
    own = _families()[family]
    naming = [title for title in titles if _tells_work(family, title)] or titles
    for part in own.get("narrower", ()):
        if all(_is_of_part(title, part) for title in naming):
            return str(part[code])
    words = {word for title in titles for word in re.findall(r"[\w/-]+", fold(title))}
    branch = frozenset(own.get("branch", "").split())
    return str(own[f"{code}_of_branch"] if branch & words else own[code])


def families_called(name: str) -> frozenset[str]:
    """The families that years are told of by a name, in either language: low voltage work; by that of a part, too."""
    return _names().get(name, frozenset())


def is_called(family: str, name: str, title: str) -> bool:
    """Whether the years of a job of the family may be told by this name: those of forklift repair by its title."""
    own = _families()[family]
    parts = [part for part in own.get("narrower", ()) if name in (_plain(part["en"]), _plain(part["es"]))]
    return not parts or not _tells_work(family, title) or any(_is_of_part(title, part) for part in parts)


def _tells_work(family: str, title: str) -> bool:
    """Whether a title names the family or has another word than those of every trade's titles."""
    own = set(re.findall(r"[^\W\d_]+", fold(title)))
    return family in families_of_title(title) or not own <= word_set("titles_of_every_trade") | HELPERS | _IN_TRAINING


def _is_of_part(title: str, part: dict[str, Any]) -> bool:
    """Whether a title names a narrower part of its family and nothing beside: not diesel and auto mechanic."""
    title = fold(title)
    is_several = not part.get("of_several") and _ALSO.search(title)
    is_more = any(name in title for name in part.get("without", ())) or is_several
    return not is_more and any(name in title for name in part["each"])


@cache
def _names() -> dict[str, frozenset[str]]:
    kinds = ("en", "es", "en_of_branch", "es_of_branch")
    named = [
        (_plain(one[kind]), key)
        for key, family in _families().items()
        for one in (family, *family.get("narrower", ()))
        for kind in kinds
        if kind in one
    ]
    return {name: frozenset(key for other, key in named if other == name) for name, _ in named}


def _plain(name: str) -> str:
    return " ".join(re.findall(r"\w+", fold(name)))


@cache
def _families() -> dict[str, dict[str, Any]]:
    with (Path(__file__).parent / "trades.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def named_by(part: str) -> dict[str, frozenset[str]]:
    """Return each family's words of one `part`."""
    return {key: frozenset(family.get(part, "").split()) for key, family in _families().items()}
