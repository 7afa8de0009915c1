"""What an act leaves open, so that what follows goes on with it.

Lifts to load, unload and stage; prep including sanding and painting; apprentices in overhead and vertical welds.
"""

import re
from collections.abc import Iterable

from workers.language.conjugation import Form
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parting import Part
from workers.writing.english_lines.parts import has_preposition, may_be_object
from workers.writing.words.english_verbs import verb_form

_EXAMPLES = re.compile(
    r"\b(?:including|to include|includes?|such as|(?:not )?limited to|e\.g\.|for example|like)\b", re.IGNORECASE
)
_PURPOSE = re.compile(r"\bto (?P<verb>[a-z]+)\b(?! and from\b)")
_BARE = re.compile(r"to [a-z]+(?:, [a-z]+)*")
"""Verbs that have no object yet."""
_LINK = re.compile(r"\s(?:and|&)\s|,\s*(?:and|&)\s")
_THINGS = frozenset({Head.NOUN, Head.GERUND})


def goes_on(last: Item | None, part: Part, found: Found, following: Iterable[tuple[Part, Found]]) -> bool:
    """Whether a part belongs to the list that the act before it began, whatever it could be by itself.

    `following` are the parts behind it, each with what it begins with, read only where the list needs them.
    """
    if (
        last is None
        or last.kind is not Kind.ACT
        or last.text.endswith(")")
        or last.text.count("(") > last.text.count(")")
    ):
        return False
    if _is_open(last.text, _EXAMPLES):
        return found.head in _THINGS or _may_be_thing(found)
    if purpose := _open_purpose(last.text):
        if found.head is Head.VERB and found.form is Form.BASE:
            return last.verbs[-1].form is not Form.BASE or bool(_BARE.fullmatch(last.text, purpose.start()))
        return found.head in _THINGS and (part.link or _closes(following))
    return part.link and not part.has_comma and found.head in _THINGS and has_preposition(last.text)


def _is_open(text: str, opening: re.Pattern[str]) -> bool:
    """Whether what `opening` finds last in a text begins a list that no "and" has closed yet."""
    found = list(opening.finditer(text))
    return bool(found) and not _LINK.search(text, found[-1].end())


def _may_be_thing(found: Found) -> bool:
    """Whether a verb may as well be a thing of the list: pumps, vents."""
    return found.head is Head.VERB and may_be_object(found)


def _open_purpose(text: str) -> re.Match[str] | None:
    """The last "to" with a verb behind it that no "and" follows: used lifts to load."""
    found = [
        match
        for match in _PURPOSE.finditer(text)
        if text[: match.start()].endswith("how ")
        or ((known := verb_form(match["verb"])) is not None and known[1] is Form.BASE)
    ]
    return found[-1] if found and not _LINK.search(text, found[-1].end()) else None


def _closes(following: Iterable[tuple[Part, Found]]) -> bool:
    """Whether nothing but things follows, up to an "and"."""
    for part, found in following:
        if found.head not in _THINGS and not _may_be_thing(found):
            return False
        if part.link:
            return True
    return False
