"""The head of an entry cut into the pieces that may be its title or its employer."""

import re
from collections.abc import Iterable

from workers.resumes.text.asides import PLACE, is_aside, is_state_of
from workers.resumes.text.names import PLACEHOLDER, employer_score, title_score

_STRONG = re.compile(r"\s*[|•·●]\s*|\s+[–—]\s*|\s*[–—]\s+|\s+-+\s+|\s{2,}|\s+@\s+|\t|\s+:\s+")
_SLASH = re.compile(r"\s+/{1,2}\s+")
_AT = re.compile(r"\s+(?:at|with|for|(?P<spanish>en|para))\s+(?=[A-ZÁÉÍÓÚÑ0-9])")
# "Apprentice, 4th year" and "Operator, 2nd Shift" are one title each.
_ORDINAL = r"(?:\d(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth)"
_RANK = rf"{_ORDINAL}\s(?:[Cc]lass|[Pp]eriod|[Ss]hift|[Yy]ear)|(?:Class|Grade|Level)\s[\dA-Z]+"
_NO_NAME = rf"Inc|LLC|L\.L\.C|Co|Corp|Ltd|LP|LLP|S\.A|S\.L|S\. de R|Jr|Sr|II|III|{_RANK}"
_COMMA = re.compile(rf"\s*,\s+(?!(?:{_NO_NAME})(?![\w-]))")
SIDES_OF_A_TITLE = 2  # of "Machinist / Deburrer"
_BLANK = " ,|–—-()·•:/;"
_LABEL = re.compile(
    r"^(?:job\s+title|title|position|puesto|cargo|company|employer|empresa|empleador|location|dates?|role)\s*(?::\s*|$)",
    re.IGNORECASE,
)


def pieces(header: Iterable[str]) -> list[str]:
    """Texts in their order, without places, lengths of time, links and labels."""
    found: list[str] = []
    for text in _with_whole_places(header):
        for part in _STRONG.split(_LABEL.sub("", text)):
            for side in _at_slashes(part):
                found += _without_places(side)
    bare = (one.strip(_BLANK) for one in found)
    # A single letter is decoration: an initial beside the entry.
    return [piece for piece in bare if len(piece) > 1 and not is_aside(piece)]


def _at_slashes(text: str) -> list[str]:
    """The sides of "Solar Installer / Brightroof Energy / Petaluma, CA"; "Driver / Helper" is one title."""
    sides = _SLASH.split(text)
    titles = [title_score(side) > 0 for side in sides]
    named = len(sides) > SIDES_OF_A_TITLE or any(" " in side for side in sides if title_score(side) <= 0)
    return sides if any(titles) and not all(titles) and named else [text]


def _with_whole_places(header: Iterable[str]) -> list[str]:
    """The texts; a state that a narrow cell set under its town ("Los Angeles," and "CA") stands behind it again."""
    whole: list[str] = []
    for text in header:
        if whole and is_state_of(whole[-1], text):
            whole[-1] = f"{whole[-1]} {text}"
        else:
            whole.append(text)
    return whole


def _without_places(text: str) -> list[str]:
    """A place parts what stands before it from what stands behind it."""
    placeholder = PLACEHOLDER.search(text)
    if placeholder:
        return [
            *_without_places(text[: placeholder.start()]),
            placeholder[0],
            *_without_places(text[placeholder.end() :]),
        ]
    place = PLACE.search(text)
    if place is None:
        return _at_words(text)
    before, after = _before_place(text, place), text[place.end() :]
    return [*_at_words(before), *_without_places(after)]


def _before_place(text: str, place: re.Match[str]) -> str:
    """A town takes up to four capitalised words; without a comma before it, only its last words are surely its own."""
    before = text[: place.start()]
    town = place[0].split(",")[0].split()
    named = [number for number, word in enumerate(town) if employer_score(word) > 0]
    if named and named[-1] + 1 < len(town):  # "Tule Steel Co. Fresno, CA": the town begins behind the employer's words
        return before + " ".join(town[: named[-1] + 1])
    if before.strip() or place[0].startswith("City"):
        return before
    return " ".join(town[:-1]) if len(town) > 2 else before  # noqa: PLR2004 - "New York" and "Los Angeles" are towns of two words


def _at_words(text: str) -> list[str]:
    found = _AT.search(text)
    if found is None or title_score(text[: found.start()]) <= 0:
        return _at_comma(text)
    title, employer = text[: found.start()], text[found.end() :]
    # "Técnica en Refrigeración" is a title; only the words of an employer say that the job was there.
    if found["spanish"] and employer_score(employer) <= 0:
        return _at_comma(text)
    return [*_at_comma(title), *_at_comma(employer)]


def at_employer(text: str, *, sure: bool = False) -> list[str]:
    """The title and the employer of "Soldador en Taller Hernández", where nothing else names an employer.

    `sure` where the resume's other entries are set so: then any words before "en" are a title.
    """
    found = _AT.search(text)
    if found is None or not (sure or title_score(text[: found.start()]) > 0):
        return [text]
    return [text[: found.start()], text[found.end() :]]


def _at_comma(text: str) -> list[str]:
    """Cut at the comma that best parts a title from an employer, if one does."""
    best: tuple[float, list[str]] | None = None
    for comma in _COMMA.finditer(text):
        one, other = text[: comma.start()], text[comma.end() :]
        for title, employer in ((one, other), (other, one)):
            gain = (
                title_score(title)
                - max(0.0, title_score(employer))
                + max(0.0, employer_score(employer))
                - max(0.0, employer_score(title))
            )
            if title_score(title) > 0 and gain > 1 and (best is None or gain > best[0]):
                best = (gain, [one, other])
    return best[1] if best else [text]
