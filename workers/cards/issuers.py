"""Who gave out a card: the bodies that are known, by kind; else what organizations.py finds."""

import re

from workers.cards.organizations import named_issuer
from workers.cards.printed import Printed
from workers.trades.vocabulary_files import words

_STATES = sorted([*words("state_names"), "District of Columbia", "Guam", "Puerto Rico"], key=len, reverse=True)
# Not a town that is called as a country or a state: "LEBANON, PA 17042".
_STATE = re.compile(rf"\b({'|'.join(map(re.escape, _STATES))})\b(?!,?\s[A-Z]{{2}}\s\d{{5}})", re.IGNORECASE)
_ORGANIZATIONS = {
    "American Heart Association": r"american\s+heart\s+association"
    # Beside its emblem in three lines, between which other runs are read.
    r"|^\W*american\W*$(?:\n.*){0,3}\n\W*heart\W*$(?:\n.*){0,3}\n\W*association\W*$",
    "American Red Cross": r"american\s+red\s+cross|redcross\.org"
    r"|^\W*american\W*$(?:\n.*){0,3}\n\W*red\s+cross\W*$",
    "National Safety Council": r"national\s+safety\s+council",
    "Transportation Security Administration": r"transportation\s+security\s+administration|\bTSA\b",
    "ESCO Institute": r"\besco institute\b|\bescogroup\b",
    "Mainstream Engineering": r"\bmainstream engineering\b",
}


def known_issuer(card: Printed, *organizations: str) -> str | None:
    """The only one of these that the card names."""
    named = [
        one
        for one in organizations
        if re.search(_ORGANIZATIONS[one], card.text, re.IGNORECASE | re.MULTILINE) or card.words.say(one)
    ]
    return named[0] if len(named) == 1 else None


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
