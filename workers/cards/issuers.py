"""Who gave out a card: the bodies that are known, by kind; else what organizations.py finds."""

import re
from collections.abc import Sequence

from workers.cards.alike import Words
from workers.cards.organizations import named_issuer
from workers.cards.printed import Printed
from workers.trades.vocabulary_files import words

_STATES = sorted([*words("state_names"), "District of Columbia", "Guam", "Puerto Rico"], key=len, reverse=True)
# Not a town that is called as a country or a state: "LEBANON, PA 17042".
_STATE = re.compile(rf"\b({'|'.join(map(re.escape, _STATES))})\b(?!,?\s[A-Z]{{2}}\s\d{{5}})", re.IGNORECASE)
_EMBLEMS = {
    # In three lines, between which other runs are read.
    "American Heart Association": r"^\W*american\W*$(?:\n.*){0,3}\n\W*heart\W*$(?:\n.*){0,3}\n\W*association\W*$",
    "American Red Cross": r"^\W*american\W*$(?:\n.*){0,3}\n\W*red\s+cross\W*$|redcross\.org",
    "HVAC Excellence": r"^\W*hvac\W*$(?:\n.*){0,3}\n\W*excellence\W*$",
    "ESCO Institute": r"\bescogroup\b",
    "Transportation Security Administration": r"\bTSA\b",
}
_OF_RULES = re.compile(r"guidelines?|conform|accordance|consensus|criteria|equivalen|standards?\b", re.IGNORECASE)
"""In small print that names a body whose rules a course keeps to."""


def known_issuer(card: Printed, bodies: Sequence[str]) -> str | None:
    """The only one of these that the card names, or that it names in large type."""
    told = [line for line in card.lines if not _OF_RULES.search(line.text)]
    words, text = Words.of("\n".join(line.text for line in told)), "\n".join(line.text for line in told)
    named = [body for body in bodies if _is_said(body, words, text, [line.text.strip() for line in told])]
    in_title = [body for body in named if card.title_words.say(_full(body))]
    return next((found[0] for found in (named, in_title) if len(found) == 1), None)


def _is_said(body: str, words: Words, text: str, lines: Sequence[str]) -> bool:
    """Whether a card names this issuer: by its name, its emblem, or its letters on a line of their own."""
    letters = body.partition(" (")[2].rstrip(")")
    emblem = _EMBLEMS.get(body)
    return (
        words.say(_full(body))
        or bool(emblem and re.search(emblem, text, re.IGNORECASE | re.MULTILINE))
        or (letters != "" and letters in lines)
    )


def _full(body: str) -> str:
    return body.partition(" (")[0]


def osha_issuer(card: Printed) -> str | None:
    """OSHA for the card that the Department of Labor gives out; a school's certificate is the school's."""
    of_department = ("department of labor", "departamento de trabajo", "departamento del trabajo")
    if any(map(card.words.say, (*of_department, "occupational safety and health administration"))):
        return "OSHA"
    return named_issuer(card) or "OSHA"


def state_of_licence(card: Printed) -> str | None:
    """The state, by the line in large type where the card names several."""
    said = [{match[1].title() for match in _STATE.finditer(text)} for text in (_titles(card), card.text)]
    return next((next(iter(states)) for states in said if len(states) == 1), None)


def _titles(card: Printed) -> str:
    return "\n".join(line.text for line in card.titles)
