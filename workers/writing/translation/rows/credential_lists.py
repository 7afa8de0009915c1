"""Lists of papers, issuers, endorsements and remarks with their names in both languages (credential_names.toml)."""

import tomllib
from functools import cache
from pathlib import Path

from workers.language.grammar import LanguageCode
from workers.language.words import fold


def listed_name(code: LanguageCode, sort: str, name: str) -> str:
    """What a name of one sort (topics, issuers, endorsements, asides) is called in this language; else empty."""
    return _lists(code)[sort].get(_key(name), "")


@cache
def _lists(code: LanguageCode) -> dict[str, dict[str, str]]:
    """Return for each sort the names in this language, by the folded names of the other."""
    with (Path(__file__).parent / "credential_names.toml").open("rb") as file:
        lists = tomllib.load(file)
    named: dict[str, dict[str, str]] = {}
    if code == "en":
        lists["topics"] += lists.pop("only_in_english")
    for sort, text in lists.items():
        pairs = [[one.split(" | ") for one in line.split(" = ")] for line in text.strip().splitlines()]
        sides = pairs if code == "en" else [[spanish, english] for english, spanish in pairs]
        named[sort] = {_key(other): own[0].strip() for own, others in sides for other in others}
    return named


def _key(name: str) -> str:
    """A name as the lists have it: folded, "and" for "&", blanks for hyphens."""
    return " ".join(fold(name.replace("&", "and")).replace("-", " ").replace("\u2019", "'").split())
