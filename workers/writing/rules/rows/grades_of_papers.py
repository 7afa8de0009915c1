"""Grades of one paper: who holds NICET II says nothing more by NICET I."""

import re
from collections.abc import Sequence

from workers.writing.person.facts import Credential

_ORDINALS = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "1st": 1,
    "2nd": 2,
    "3rd": 3,
    "4th": 4,
    "5th": 5,
}
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}
_OF_CLASS = re.compile(rf"\b(?P<class>{'|'.join(_ORDINALS)}) class\b", re.IGNORECASE)
_OF_LEVEL = re.compile(r"\b(?:level |grade )?(?P<level>[ivIV]{1,3}|(?<=[lL]evel )\d|(?<=[gG]rade )\d)(?![\w-])")
_HOURS_OF_OSHA = re.compile(r"(?<=\bosha )(?P<hours>10|30)\b", re.IGNORECASE)
_MASTER = re.compile(r"\b(?P<rank>master|journey(?:man|person|woman|level)?)\b", re.IGNORECASE)
_TYPE = re.compile(r"\b(?:type|608|class|division|category|cat\.?) [iv]+\b", re.IGNORECASE)
"""Grades that stand beside each other, and a class by a Roman number, of which some states count the other way."""


def without_lower_grades(papers: Sequence[Credential]) -> list[Credential]:
    """The papers without those of which a higher grade is among them."""
    graded = {one.id: _grade_of(one.name) for one in papers}
    highest: dict[str, int] = {}
    for of, grade in filter(None, graded.values()):
        highest[of] = max(grade, highest.get(of, grade))
    return [one for one in papers if not (found := graded[one.id]) or found[1] == highest[found[0]]]


def _grade_of(name: str) -> tuple[str, int] | None:
    """What a paper is without its grade, and how high that is; None where it has none that we can weigh."""
    if ranked := _MASTER.search(name):
        rest = " ".join(_MASTER.sub("", name, count=1).casefold().replace(" license", "").split())
        return rest, 2 if ranked["rank"].lower() == "master" else 1
    for pattern in (_OF_CLASS, _HOURS_OF_OSHA, _OF_LEVEL):
        if _TYPE.search(name) or not (found := pattern.search(name)):
            continue
        said = (found.groupdict().get("class") or found.groupdict().get("level") or found[0]).lower()
        rest = " ".join((name[: found.start()] + name[found.end() :]).casefold().split())
        grade = -_ORDINALS[said] if said in _ORDINALS else _ROMAN.get(said) or int(said)
        return rest, grade
    return None
