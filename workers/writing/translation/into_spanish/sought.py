"""What one looks for, and by what one judges: checked for cracks, for size and color."""

from collections.abc import Sequence

from workers.writing.translation.from_english.determiners import ARTICLES
from workers.writing.translation.from_english.inflection import Noun
from workers.writing.translation.from_english.tokens import Token
from workers.writing.translation.into_spanish.doings import is_act

_LOOKS = frozenset(
    {"check", "inspect", "examine", "test", "monitor", "walk", "survey", "scan", "diagnose", "troubleshoot", "watch",
     "review", "look", "xray", "x ray", "sort", "grade", "patrol", "search", "sample", "measure", "spot check", ""}
)  # fmt: skip
"""Doings behind which "for" tells what was looked for; none where a line begins with what was done: weld checks."""
_FAULTS = frozenset(
    {"defect", "leak", "damage", "wear", "crack", "problem", "short", "bruise", "corrosion", "rust", "rot", "hole",
     "flaw", "scratch", "dent", "contamination", "contaminant", "foreign object", "metal", "hazard", "pest", "error",
     "mold", "void", "porosity", "undercut", "burr", "tear", "stain", "fault", "violation", "flat spot", "chip",
     "missing part", "loose bolt", "disease", "weed", "insect", "bug", "ground", "blockage", "noise", "obstruction"}
)  # fmt: skip
_JUDGES = frozenset({"check", "inspect", "examine"})
_SPOILED = frozenset(
    {"broken", "bruised", "loose", "missing", "damaged", "worn", "bad", "cracked", "torn", "bent", "rotten", "dirty",
     "spoiled", "leaking", "expired", "sharp", "foreign", "dead", "sick", "lame", "low", "crossed"}
)  # fmt: skip
"""What is so is looked for, whatever it is."""
_JUDGED = frozenset(
    {"size", "color", "weight", "quality", "accuracy", "fit", "pressure", "ripeness", "cleanliness", "length", "width",
     "thickness", "freshness", "temperature", "straightness", "completeness", "count", "shape", "hardness", "moisture",
     "texture", "flatness", "alignment", "tightness", "dimensions", "finish", "sugar", "density", "compliance",
     "condition", "appearance", "roundness"}
)  # fmt: skip


def link_to_sought(base: str, noun: Noun, behind: Sequence[Token]) -> str | None:
    """What stands for "for" before a fault or before what is judged; None before anything else, empty where unsure.

    `behind` are the words from the thing on: of a list with a quality of the thing all are what it is judged by.
    """
    is_judged = not noun.names.isdisjoint(_JUDGED) or any(one.folded in _JUDGED for one in behind)
    if base in _LOOKS and is_judged:
        return "en cuanto a"
    if not noun.names.isdisjoint(_FAULTS):
        return "en busca de" if base in _LOOKS else ""
    if base in _JUDGES and behind and behind[0].folded in _SPOILED:
        return "en busca de"
    if base in _JUDGES and not (noun.is_person or is_act(noun)) and behind and behind[0].folded not in ARTICLES:
        return ""
    return "" if base == "test" and not (noun.is_plural or noun.is_person) else None
