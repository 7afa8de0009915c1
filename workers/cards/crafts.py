"""The name of a card that a body of a trade gives out: a craft, its level, a title or a code."""

import re
from collections.abc import Iterator, Sequence

from workers.cards.cells import Cell
from workers.cards.neighbours import value_near
from workers.cards.printed import Printed
from workers.cards.titles import NO_NAME
from workers.resumes.text.line import Line

_LEVEL = re.compile(
    r"\W*(?:NCCER\W{1,3})?([A-Z][A-Za-z &]{2,30}?)\W{1,3}Level (One|Two|Three|Four|[1-4])\W*", re.IGNORECASE
)
_LEVEL_ALONE = re.compile(r"\W*Level (One|Two|Three|Four|[1-4])\W*", re.IGNORECASE)
_CRAFT = re.compile(r"\W*([A-Z][A-Za-z &]{2,30}?)\W*")
_CRAFTS = re.compile(
    r"\b(?:crane|rigging|millwright|instrumentation|pipefitting|pipefitter|electrical|electrician|welding|carpentry"
    r"|scaffold(?:ing|s)|ironworking|boilermaking|insulating|plumbing|hvac|sheet metal|masonry|mechanic|heavy equipment"
    r"|pipeline|concrete finishing|painting|drywall|power line)\b",
    re.IGNORECASE,
)
_TITLE = re.compile(r"[A-Z][\w&-]*(?:[ /]{1,3}[\w&-]+){0,6}")
_AUTOMOTIVE = re.compile(
    r"\W*(?:ASE\W+)?((?:[A-Z][\w&-]*[ /]){1,5}(?:Technician|Specialist|Consultant|Machinist))\W*", re.IGNORECASE
)
_ENGINEERING = re.compile(r"\W*(?:NICET\W+)?([A-Z][A-Za-z &-]{4,50}?)\W{1,3}Level (I{1,3}|IV|[1-4])\W*", re.IGNORECASE)
_FITNESS = re.compile(r"(?<![\w-])([A-Z])-?(\d{2})(?![\w/-])")


def craft(card: Printed) -> str | None:
    """A level of a craft's curriculum, where only one is named."""
    levels = set(_levels(card.lines))
    if len(levels) == 1:
        name, level = next(iter(levels))
        return f"NCCER {name} Level {level}"
    core = ("core curriculum", "introductory craft skills", "introductory basic construction skills")
    if not levels and any(map(card.words.say, core)):
        return "NCCER Core Curriculum"
    crafts = {line.text.strip() for line in card.lines if _is_of_crafts(line.text)}
    return f"NCCER {next(iter(crafts))}" if not levels and len(crafts) == 1 else "NCCER"


def _is_of_crafts(text: str) -> bool:
    """True for a line that is one craft or several: "Crane & Rigging / Industrial Maintenance Mechanic"."""
    return bool(_CRAFTS.search(text) and _TITLE.fullmatch(text.strip())) and not NO_NAME.search(text)


def _levels(lines: Sequence[Line]) -> Iterator[tuple[str, str]]:
    """Crafts with their levels, which stand on one line, or the level under the craft."""
    for line in lines:
        if match := _LEVEL.fullmatch(line.text):
            yield capitals(match[1]), match[2].capitalize()
        elif match := _LEVEL_ALONE.fullmatch(line.text):
            above = value_near(Cell(line, 0, len(line.text), 0), lines, under=True)
            if above is not None and (craft := _CRAFT.fullmatch(above.text)):
                yield capitals(craft[1]), match[1].capitalize()


def automotive(card: Printed) -> str | None:
    """Return the name of an automotive card: a master of one series, where it says so."""
    found = {match[1] for line in card.lines if (match := _AUTOMOTIVE.fullmatch(line.text))}
    titles = {title for title in found if "master" in title.lower()} or found
    if len(titles) != 1:
        return "ASE"
    title = next(iter(titles))
    return f"ASE {title.title() if title.isupper() else title}"


def engineering_technician(card: Printed) -> str | None:
    """Return the name of an engineering technician's card, with field and level where only one is named."""
    found = {(match[1], match[2].upper()) for line in card.lines if (match := _ENGINEERING.fullmatch(line.text))}
    if len(found) != 1:
        return "NICET"
    field, level = next(iter(found))
    return f"NICET {field.title() if field.isupper() else field} Level {level}"


def of_fitness(card: Printed) -> str | None:
    """A fire department's certificate with its code, where only one is said: F-60."""
    codes = {f"{match[1]}-{match[2]}" for line in card.lines for match in _FITNESS.finditer(line.text)}
    department = "FDNY " if re.search(r"\bFDNY\b", card.text) else ""
    return f"{department}Certificate of Fitness{f' {next(iter(codes))}' if len(codes) == 1 else ''}"


def capitals(craft: str) -> str:
    """Write each word with a capital, and a level's number in Roman figures."""
    words = re.sub(r"\b[1l]{1,2}$|\b2$", lambda match: "II" if match[0] in {"2", "11", "ll"} else "I", craft).split()
    return " ".join(word if word in {"I", "II"} else word.capitalize() for word in words)
