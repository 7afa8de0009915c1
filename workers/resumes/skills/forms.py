"""Forms of one skill: who writes "weld", "Welder" and "Welding" in a list names one craft three times."""

from collections.abc import Sequence
from functools import cache

import msgspec

from common.tables import Proficiency
from workers.resumes.resume import ReadSkill
from workers.resumes.text.cleaning import key

_CRAFTS = {
    "assembly": "assemble assembler assembling", "brazing": "braze brazer", "carpentry": "carpenter",
    "driving": "drive driver", "fabrication": "fabricate fabricator fabricating", "fitting": "fitter",
    "framing": "frame framer", "inspection": "inspect inspector inspecting",
    "installation": "install installer installing", "landscaping": "landscape landscaper", "machining": "machinist",
    "maintenance": "maintain maintaining", "masonry": "mason", "painting": "paint painter",
    "pipefitting": "pipefitter", "plumbing": "plumb plumber", "rigging": "rigger", "roofing": "roofer",
    "soldering": "solder", "surveying": "surveyor", "troubleshooting": "troubleshoot troubleshooter",
    "welding": "weld welder",
    "albanileria": "albanil", "carpinteria": "carpintero carpintera", "electricidad": "electricista",
    "instalacion": "instalar instalador instaladora", "mantenimiento": "mantener", "pintura": "pintar pintor pintora",
    "plomeria": "plomero plomera", "reparacion": "reparar", "soldadura": "soldar soldador soldadora",
}  # fmt: skip
"""The craft, and who does it or that it is done. Only where no form is the name of a tool that isn't the craft's own:
a planer isn't planing, and a sander no sanding."""
_CRAFT_OF = {form: craft for craft, others in _CRAFTS.items() for form in others.split()}
_ORDER: tuple[Proficiency, ...] = ("Beginner", "Intermediate", "Advanced", "Expert")


@cache
def same_skill(name: str) -> tuple[str, ...]:
    """Equal for names that differ only in case, accents, a plural's s, or the form of a craft."""
    return tuple(_word(word) for word in key(name).split())


def _word(word: str) -> str:
    bare = word.removesuffix("s")
    return _CRAFT_OF.get(word) or _CRAFT_OF.get(bare) or bare


def without_doubles(skills: Sequence[ReadSkill]) -> list[ReadSkill]:
    """Each skill once, where it stood first: by the craft's own name if one of them has it, with the highest level."""
    found: dict[tuple[str, ...], ReadSkill] = {}
    for skill in skills:
        same = same_skill(skill.name)
        if same:
            found[same] = _joined(found[same], skill) if same in found else skill
    return list(found.values())


def _joined(first: ReadSkill, other: ReadSkill) -> ReadSkill:
    named = other if _names_craft(other.name) and not _names_craft(first.name) else first
    levelled = max((one for one in (first, other) if one.level_given), key=_level, default=named)
    return msgspec.structs.replace(
        named,
        proficiency=levelled.proficiency,
        level_given=levelled.level_given,
        listed=first.listed or other.listed,
    )


def _names_craft(name: str) -> bool:
    return not any(word in _CRAFT_OF or word.removesuffix("s") in _CRAFT_OF for word in key(name).split())


def _level(skill: ReadSkill) -> int:
    return _ORDER.index(skill.proficiency)
