"""Our own lists of the trades' words (workers/trades/occupations), by O*NET-SOC code."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent.parent / "trades" / "occupations"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The trades' words for one occupation. Lists are written as text parted by semicolons.

    `es`: its title in Spanish. `called` and `llamado`: what people in the trade call it and themselves. `signs` and
    `senas`: duties, machines, makes, materials and tickets that tell it from others. `next`: codes of where its people
    go from it, the most natural first.
    """

    es: str = ""
    called: str = ""
    llamado: str = ""
    signs: str = ""
    senas: str = ""
    next: str = ""


@cache
def lexicon() -> dict[str, Entry]:
    """Return all entries by code. Raises ValueError for a code that two files hold, and for an unknown field."""
    entries: dict[str, Entry] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        if file.name == "spanish.toml":
            continue
        with file.open("rb") as content:
            found = msgspec.convert(tomllib.load(content), dict[str, Entry])
        if twice := entries.keys() & found.keys():
            raise ValueError(f"{file.name} repeats {', '.join(sorted(twice))}")
        entries |= found
    return entries


def listed(text: str) -> list[str]:
    """The phrases of a list as it is written in the files."""
    return [phrase for part in text.split(";") if (phrase := " ".join(part.split()))]
