"""Qualities of one thing in a list, "etiqueta verde, amarilla o roja", and those that its noun decides."""

from collections.abc import Callable

from workers.writing.lexicon.spanish import Term
from workers.writing.translation.into_english.nouns.lookup import AND, NounLookup

_DRIVEN = frozenset(
    {"bicycle", "bike", "blower", "boiler", "brake", "bus", "car", "cart", "chainsaw", "clippers", "compressor",
     "cooker", "door", "drill", "dryer", "engraver", "fence", "forklift", "fryer", "furnace", "gate", "griddle",
     "grill", "grinder", "hammer", "heater", "hoist", "jack", "jackhammer", "kiln", "knife", "lift", "lifter",
     "locomotive", "mixer", "mower", "nailer", "opener", "oven", "planer", "polisher", "pruner", "pump",
     "range", "sander", "saw", "scooter", "screwdriver", "scrubber", "shears", "slicer", "stacker", "stapler",
     "stove", "sweeper", "tractor", "trimmer", "truck", "tug", "vehicle", "welder", "winch", "wrench"}
)  # fmt: skip
"""What runs on electricity: an electric saw, where a panel is electrical."""


def listed_qualities(lookup: NounLookup, at: int, is_thing: Callable[[Term, int], bool]) -> tuple[str, int] | None:
    """What is listed from a comma on up to "y" or "o" and one more, and the index behind; None for another list."""
    said: list[str] = []
    while at < len(lookup.words) and (lookup.tokens[at].mark == "," or lookup.follows(at) in AND):
        link = AND.get(lookup.follows(at), "")
        at += bool(link)
        quality = lookup.adjective(at)
        if quality is None or (not link and lookup.tokens[at].mark != ",") or is_thing(quality, at):
            return None
        said.append(f"{link} {quality.english}".strip())
        at += 1
        if link:
            return (f"{', '.join(said[:-1])} {said[-1]}", at) if len(said) > 1 else None
    return None


def quality_of(english: str, head: str) -> str:
    """The quality as English says it of this thing."""
    return "electric" if english == "electrical" and head.rsplit(maxsplit=1)[-1] in _DRIVEN else english
